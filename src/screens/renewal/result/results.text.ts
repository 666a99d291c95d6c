import type { PackFailureReason } from '../../../../store/packs/packResult';
import { catalogue } from '../../../text/catalogue';

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
  paid: (amount: string): string => `${amount} was taken from your balance.`,
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
  toPacks: 'See my packs',
  /** While the portal compares the records. */
  confirming: 'Still confirming your renewal',
  unknownTitle: 'Your renewal',
  stillEnds: 'Still ends on {date}',
  sendAgain: (amount: string): string => `Retry the same renewal for ${amount}`,
  choose: 'Change selection',
});
