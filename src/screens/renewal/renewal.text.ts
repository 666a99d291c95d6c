import type { ChargePeriod } from '../../../store/packs/chargePeriods';
import type { PackFailureReason } from '../../../store/packs/packResult';
import { catalogue } from '../../text/catalogue';

type Units = Readonly<Record<ChargePeriod, string>>;

export const renewText = catalogue('renewText', {
  title: 'Renew',
  back: 'My packs',
  ready: 'Ready to renew',
  broadband: 'Broadband',
  whichBox: 'Which box?',
  whichBoxDescription:
    'You have the same pack on more than one box, so you renew one box at a time.',
  leaving: 'You asked to remove this pack. Renewing keeps it.',
  later: 'Not yet',
  laterDescription: 'You can renew a pack in the 15 days before it ends.',
  from: 'Can be renewed from {date}',
  noFrom: 'Cannot be renewed now',
  allEnd: 'All end on {date}',
  allEnded: 'All ended on {date}',
  nothingReady: 'Nothing to renew yet',
  noPacks: 'No packs to renew',
  noPacksDescription: 'Packs you add appear here 15 days before they end.',
  add: 'Add packs',
  howLong: 'Renew for',
  /** The unit after a number of months. */
  units: {
    MONTHLY: 'month',
    QUARTERLY: 'months',
    HALFYEARLY: 'months',
    YEARLY: 'months',
  } satisfies Units,
  perMonth: (amount: string): string => `${amount}/month`,
  saving: (amount: string): string => `Save ${amount}`,
  due: 'Next due {date}',
  notOffered: (names: string): string => `No price for ${names}`,
  bill: 'Your renewal',
  until: 'until {date}',
  payMissing: 'We couldn’t load the payment methods.',
  noneTicked: 'Select at least one pack.',
  noPrice: (names: string): string => `There is no price for ${names} for this term.`,
  otherTermOrFewer: 'Choose another term or deselect it.',
  nothingPaid: 'Nothing was renewed and nothing was taken.',
  calendar: 'Remind me',
  calendarDone: 'Calendar file saved.',
  calendarFailed: 'We couldn’t create the file. Try again.',
});

export const calendarText = catalogue('calendarText', {
  summary: (names: string): string => `Renew ${names}`,
  description: (operator: string): string => `Last day. Renew it with ${operator} before it ends.`,
});

type Reasons = Readonly<Record<PackFailureReason, string>>;

interface Counts {
  readonly renewed: number;
  readonly unclear: number;
  readonly all: number;
}

export const resultsText = catalogue('resultsText', {
  title: ({ renewed, unclear, all }: Counts): string => {
    if (renewed === all) return all === 1 ? 'Your pack is renewed' : 'Your packs are renewed';
    if (renewed > 0) return `${renewed} of ${all} packs ${renewed === 1 ? 'was' : 'were'} renewed`;
    return unclear > 0 ? 'Renewal not confirmed' : 'Nothing was renewed';
  },
  fromBalance: 'From balance',
  paidUnknown: 'Your transactions show what your operator took from your balance.',
  paidNothing: 'Nothing was taken from your balance.',
  packs: 'Your packs',
  renewed: 'Renewed',
  failed: 'Not renewed',
  reasons: {
    tooEarly: 'It’s too early. You can renew a pack in the 15 days before it ends.',
    chargeRefused: 'Your operator couldn’t set up the charge. Nothing was taken for this pack.',
    other: 'Your operator couldn’t renew this pack. Nothing was taken for it.',
  } satisfies Reasons,
  operatorSays: (words: string, code: string): string =>
    code === ''
      ? `Your operator’s message: ${words}`
      : `Your operator’s message: ${words} (${code})`,
  unclear: 'Your operator didn’t say whether this pack was renewed.',
  tryAgain: (count: number, amount: string): string =>
    count === 1 ? `Retry 1 pack for ${amount}` : `Retry ${count} packs for ${amount}`,
  others: 'Renew other packs',
  myPacks: 'My packs',
  /** The title while the portal compares the records. */
  confirming: 'Still confirming your renewal',
  unknownTitle: 'Your renewal',
  stillEnds: 'Still ends on {date}',
  sendAgain: (amount: string): string => `Retry the same renewal for ${amount}`,
  choose: 'Change selection',
});
