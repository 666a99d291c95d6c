import { catalogue } from '../../text/catalogue';

const list = (names: readonly string[]) => new Intl.ListFormat('en-IN').format(names);

/** What the bar at the foot and the checkout both say of the cart. */
export const cartText = catalogue('cartText', {
  cart: 'Cart',
  inCart: (count: number): string => `${count} in your cart`,
  view: 'View cart',
  updating: 'Updating',
  unsure: 'Your cart may have changed',
  withTax: 'with tax',
  notAdded: (names: readonly string[]): string => `Not added: ${list(names)}.`,
  notRemoved: (names: readonly string[]): string => `Not removed: ${list(names)}.`,
  unknownAdded: (names: readonly string[]): string =>
    `We checked your cart again. See whether ${list(names)} was added.`,
  unknownRemoved: (names: readonly string[]): string =>
    `We checked your cart again. See whether ${list(names)} is still in it.`,
  understood: 'OK',
});
