import { catalogue } from '../../text/catalogue';

/** The result of an order. */
export const checkoutResultText = catalogue('checkoutResultText', {
  myPacks: 'My packs',
  doneTitle: 'Paid from your balance',
  donePart: 'Paid, but not all packs started',
  order: 'Order number',
  results: 'Your packs',
  started: 'Started',
  runsTo: 'active until',
  notStarted: 'Not started',
  more: 'Add more packs',
});
