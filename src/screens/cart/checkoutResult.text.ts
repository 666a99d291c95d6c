import { catalogue } from '../../text/catalogue';

/** The result of an order. */
export const checkoutResultText = catalogue('checkoutResultText', {
  myPacks: 'My packs',
  doneTitle: 'Paid from your balance',
  donePart: (isNone: boolean): string =>
    isNone ? 'Paid, but no pack started' : 'Paid, but not all packs started',
  order: 'Order number',
  results: 'Your packs',
  more: 'Add more packs',
});
