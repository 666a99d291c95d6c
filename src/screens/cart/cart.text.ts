import { catalogue } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' and ');

/** The question about a second base pack for a box. It is asked when the pack is added, and again in the cart. */
export const basePacksText = catalogue('basePacksText', {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} are base packs for the same box. A box needs only one. Do you want to keep them all?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `Box ending\u00a0${ending} already has ${list(running)}. A box needs only one base pack. Do you want to pay for ${list(wanted)} as well?`,
  needsOne: 'A box needs only one base pack.',
  replaceAsk: (names: readonly string[]): string => `Replace ${list(names)}?`,
  replace: 'Replace',
  addAsWell: 'Add as well',
});

/** Texts about the cart that the bar at the foot and the checkout share. */
export const cartText = catalogue('cartText', {
  cart: 'Cart',
  inCart: (count: number): string => `${count} in your cart`,
  view: 'View cart',
  updating: 'Updating',
  unsure: 'Your cart may have changed',
  withTax: 'incl. GST',
  /** For a sum that also includes the network capacity fee. */
  withTaxAndFee: 'incl. GST and network fee',
  notAdded: (names: readonly string[]): string => `Not added: ${list(names)}.`,
  notRemoved: (names: readonly string[]): string => `Not removed: ${list(names)}.`,
  unknownAdded: (names: readonly string[]): string => `Check your cart for ${list(names)}.`,
  unknownRemoved: (names: readonly string[]): string =>
    `Check whether your cart still has ${list(names)}.`,
  understood: 'Got it',
});

export const checkoutText = catalogue('checkoutText', {
  title: 'Your cart',
  back: 'Add packs',
  empty: 'Your cart is empty',
  emptyDescription: 'Packs and channels you add stay here until you pay.',
  lines: 'Packs in your cart',
  channels: (count: number): string => `${count} ${count === 1 ? 'channel' : 'channels'}`,
  terms: {
    MONTHLY: 'for a month',
    QUARTERLY: 'for 3\u00a0months',
    HALFYEARLY: 'for 6\u00a0months',
    YEARLY: 'for a year',
  },
  adding: 'Adding',
  removing: 'Removing',
  removeOne: (name: string): string => `Remove ${name}`,
  breakdown: 'To pay',
  charges: { networkfee: 'Network capacity fee', discount: 'Discount' },
  updating: 'Updating',
  stale: 'We couldn’t refresh your cart, so it may be out of date.',
  askAgain: 'Refresh cart',
  payMissing: 'We couldn’t load the payment methods.',
  doesNotAddUp:
    'These amounts don’t add up to your operator’s total. Please don’t pay yet, and contact us.',
  contact: 'Contact us',
});

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
