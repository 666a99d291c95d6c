import { catalogue } from '../../text/catalogue';

const list = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language).format(names);

/** What the bar at the foot and the checkout both say of the cart. */
export const cartText = catalogue('cartText', {
  cart: 'Cart',
  inCart: (count: number): string => `${count} in your cart`,
  view: 'View cart',
  updating: 'Updating',
  unsure: 'Your cart may have changed',
  withTax: 'with tax',
  notAdded: (names: readonly string[]): string => `Not added: ${list(names, 'en-IN')}.`,
  notRemoved: (names: readonly string[]): string => `Not removed: ${list(names, 'en-IN')}.`,
  unknownAdded: (names: readonly string[]): string =>
    `We lost the connection, so we checked your cart again. See whether ${list(names, 'en-IN')} was added.`,
  unknownRemoved: (names: readonly string[]): string =>
    `We lost the connection, so we checked your cart again. See whether ${list(names, 'en-IN')} is still in it.`,
  understood: 'OK',
});
