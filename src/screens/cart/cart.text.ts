import { catalogue } from '../../text/catalogue';

const list = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language).format(names);

/** What the bar at the foot and the checkout both say of the cart. */
export const cartText = catalogue({
  en: {
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
  },
  hi: {
    cart: 'कार्ट',
    inCart: (count: number): string => `आपके कार्ट में ${count}`,
    view: 'कार्ट देखें',
    updating: 'बदला जा रहा है',
    unsure: 'आपका कार्ट शायद बदल गया है',
    withTax: 'टैक्स सहित',
    notAdded: (names: readonly string[]): string => `नहीं जुड़ा: ${list(names, 'hi-IN')}।`,
    notRemoved: (names: readonly string[]): string => `नहीं हटा: ${list(names, 'hi-IN')}।`,
    unknownAdded: (names: readonly string[]): string =>
      `कनेक्शन टूट गया, इसलिए हमने आपका कार्ट फिर जाँचा। देखें कि ${list(names, 'hi-IN')} जुड़ा या नहीं।`,
    unknownRemoved: (names: readonly string[]): string =>
      `कनेक्शन टूट गया, इसलिए हमने आपका कार्ट फिर जाँचा। देखें कि ${list(names, 'hi-IN')} अब भी उसमें है या नहीं।`,
    understood: 'ठीक है',
  },
});
