import { catalogue } from '../../../text/catalogue';

/** One pack: what it is, and how it can be stopped. */
export const packViewText = catalogue('packViewText', {
  title: 'Pack',
  back: 'My packs',
  missing: 'This pack is not on your account',
  missingDescription: 'It may have been replaced. The list shows all your packs.',
  toList: 'Back to my packs',
  renew: 'Renew',
  facts: 'Details',
  price: 'Price',
  gst: (tax: string): string => `incl. ${tax} GST`,
  channels: 'Channels',
  whichChannels: 'Which channels are in it?',
  speed: 'Speed',
  box: 'Box',
  activated: 'Activated on',
  ends: 'Ends on',
  ended: 'Ended on',
  renewable: 'Can be renewed from',
  stop: 'Stop this pack',
  leavingAtTermEnd: 'You removed this pack. It stays active until its term ends.',
  leaving: (date: string): string =>
    `You removed this pack. It stays active until ${date} and then ends.`,
  removeTitle: 'Remove at end of term',
  removeDescription: (date: string): string =>
    `It stays active until ${date}. Nothing is refunded.`,
  remove: 'Remove',
  refundTitle: 'Cancel now',
  refundDescription: (amount: string): string =>
    `It stops immediately, and you get ${amount} back.`,
  refund: 'Cancel for a refund',
  noRefund: 'Your operator offers no refund for this pack.',
});
