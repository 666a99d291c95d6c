import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' ಮತ್ತು ');
const plural = new Intl.PluralRules('kn');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'ಕಾರ್ಟ್',
  inCart: (count: number): string => `ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ${count}`,
  view: 'ಕಾರ್ಟ್ ನೋಡಿ',
  updating: 'ಅಪ್‌ಡೇಟ್ ಆಗುತ್ತಿದೆ',
  unsure: 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಬದಲಾಗಿರಬಹುದು',
  withTax: 'GST ಸೇರಿ',
  withTaxAndFee: 'GST ಮತ್ತು ನೆಟ್‌ವರ್ಕ್ ಶುಲ್ಕ ಸೇರಿ',
  notAdded: (names: readonly string[]): string => `ಸೇರಿಸಲಾಗಿಲ್ಲ: ${list(names)}.`,
  notRemoved: (names: readonly string[]): string => `ತೆಗೆದುಹಾಕಿಲ್ಲ: ${list(names)}.`,
  unknownAdded: (names: readonly string[]): string =>
    `${list(names)} ಸೇರಿದೆಯೇ ಎಂದು ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ನೋಡಿ.`,
  unknownRemoved: (names: readonly string[]): string => `${list(names)} ಇನ್ನೂ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿದೆಯೇ ನೋಡಿ.`,
  understood: 'ಸರಿ',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} ಒಂದೇ ಬಾಕ್ಸ್‌ನ ಬೇಸ್ ಪ್ಯಾಕ್‌ಗಳು. ಒಂದು ಬಾಕ್ಸ್‌ಗೆ ಒಂದೇ ಸಾಕು. ಎಲ್ಲವೂ ಇರಬೇಕೇ?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `ಬಾಕ್ಸ್ ••••\u00a0${ending}ರಲ್ಲಿ ಈಗಾಗಲೇ ${list(running)} ಇದೆ. ಒಂದು ಬಾಕ್ಸ್‌ಗೆ ಒಂದೇ ಬೇಸ್ ಪ್ಯಾಕ್ ಸಾಕು. ${list(wanted)} ಪ್ಯಾಕ್‌ಗೂ ಪಾವತಿಸಲು ಬಯಸುತ್ತೀರಾ?`,
  needsOne: 'ಒಂದು ಬಾಕ್ಸ್‌ಗೆ ಒಂದೇ ಬೇಸ್ ಪ್ಯಾಕ್ ಸಾಕು.',
  replaceAsk: (names: readonly string[]): string => `${list(names)} ಬದಲಾಯಿಸಬೇಕೆ?`,
  replace: 'ಬದಲಾಯಿಸಿ',
  addAsWell: 'ಜೊತೆಗೆ ಸೇರಿಸಿ',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'ನಿಮ್ಮ ಕಾರ್ಟ್',
  back: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  empty: 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಖಾಲಿ ಇದೆ',
  emptyDescription: 'ನೀವು ಸೇರಿಸುವ ಪ್ಯಾಕ್‌ಗಳು ಮತ್ತು ಚಾನೆಲ್‌ಗಳು ಪಾವತಿಸುವವರೆಗೆ ಇಲ್ಲಿರುತ್ತವೆ.',
  lines: 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿರುವ ಪ್ಯಾಕ್‌ಗಳು',
  channels: (count: number): string =>
    `${count} ${plural.select(count) === 'one' ? 'ಚಾನೆಲ್' : 'ಚಾನೆಲ್‌ಗಳು'}`,
  terms: {
    MONTHLY: '1\u00a0ತಿಂಗಳಿಗೆ',
    QUARTERLY: '3\u00a0ತಿಂಗಳಿಗೆ',
    HALFYEARLY: '6\u00a0ತಿಂಗಳಿಗೆ',
    YEARLY: '1\u00a0ವರ್ಷಕ್ಕೆ',
  },
  adding: 'ಸೇರಿಸಲಾಗುತ್ತಿದೆ',
  removing: 'ತೆಗೆದುಹಾಕಲಾಗುತ್ತಿದೆ',
  removeOne: (name: string): string => `${name} ತೆಗೆದುಹಾಕಿ`,
  breakdown: 'ಪಾವತಿಸಬೇಕಾದ ಮೊತ್ತ',
  charges: { networkfee: 'ನೆಟ್‌ವರ್ಕ್ ಸಾಮರ್ಥ್ಯ ಶುಲ್ಕ', discount: 'ರಿಯಾಯಿತಿ' },
  updating: 'ಅಪ್‌ಡೇಟ್ ಆಗುತ್ತಿದೆ',
  stale: 'ನಿಮ್ಮ ಕಾರ್ಟ್ ರಿಫ್ರೆಶ್ ಆಗಲಿಲ್ಲ, ಹಾಗಾಗಿ ಇದು ಹಳೆಯದಾಗಿರಬಹುದು.',
  askAgain: 'ಕಾರ್ಟ್ ರಿಫ್ರೆಶ್ ಮಾಡಿ',
  payMissing: 'ಪಾವತಿ ವಿಧಾನಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  doesNotAddUp:
    'ಈ ಮೊತ್ತಗಳು ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಒಟ್ಟು ಮೊತ್ತಕ್ಕೆ ಸರಿಹೊಂದುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಈಗಲೇ ಪಾವತಿಸಬೇಡಿ, ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  contact: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  doneTitle: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ ಪಾವತಿ ಆಗಿದೆ',
  donePart: (isNone: boolean): string =>
    isNone ? 'ಪಾವತಿ ಆಗಿದೆ, ಆದರೆ ಯಾವ ಪ್ಯಾಕ್ ಕೂಡ ಶುರುವಾಗಿಲ್ಲ' : 'ಪಾವತಿ ಆಗಿದೆ, ಆದರೆ ಎಲ್ಲಾ ಪ್ಯಾಕ್‌ಗಳು ಶುರುವಾಗಿಲ್ಲ',
  order: 'ಆರ್ಡರ್ ನಂಬರ್',
  results: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು',
  more: 'ಇನ್ನಷ್ಟು ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
};
