import type { ChargePeriod } from '../../../store/packs/chargePeriods';
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
  /** Of months, after their number. */
  units: {
    MONTHLY: 'month',
    QUARTERLY: 'months',
    HALFYEARLY: 'months',
    YEARLY: 'months',
  } satisfies Units,
  perMonth: (amount: string): string => `${amount}/month`,
  saving: (amount: string): string => `save ${amount}`,
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
