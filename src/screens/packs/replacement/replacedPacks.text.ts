import { catalogue } from '../../../text/catalogue';

const packs = (count: number) => (count === 1 ? '1 old pack' : `${count} old packs`);

export const replacedPacksText = catalogue('replacedPacksText', {
  title: 'Old packs',
  before:
    'Pay from your balance, and their renewal is turned off as soon as the new packs are active. Each stays active until the end of its term, without a refund.',
  otherWay: 'If you use another payment method, you can end these with one tap after the payment.',
  afterwards: 'These are still active. You can end them as soon as the new packs are active.',
  keep: 'Keep the old packs',
  endNow: 'End the old packs',
  running: 'Ending the old packs…',
  done: (count: number) =>
    count === 1
      ? 'The old pack ends with its term and is not renewed.'
      : `All ${count} old packs end with their terms and are not renewed.`,
  held: (names: string) => `Not active yet: ${names}. All old packs stay, so you lose no channel.`,
  unread: 'No old pack was ended now: we couldn’t see whether the new packs are active.',
  part: (count: number) =>
    `${packs(count)} could not be ended and may be renewed. Try again, or remove them in your packs.`,
  again: 'Try again',
  myPacks: 'My packs',
  status: {
    staying: 'Active',
    ending: 'Ending…',
    ended: 'Ends',
    refused: 'Not ended',
    unknown: 'Not known yet',
  },
  unknown: 'No answer came. Your packs will show the result when they are updated.',
});
