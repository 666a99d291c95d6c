import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' ਅਤੇ ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'ਕਾਰਟ',
  inCart: (count: number): string => `ਤੁਹਾਡੇ ਕਾਰਟ ਵਿੱਚ ${count}`,
  view: 'ਕਾਰਟ ਦੇਖੋ',
  updating: 'ਅੱਪਡੇਟ ਹੋ ਰਿਹਾ ਹੈ',
  unsure: 'ਸ਼ਾਇਦ ਤੁਹਾਡਾ ਕਾਰਟ ਬਦਲ ਗਿਆ ਹੈ',
  withTax: 'GST ਸਮੇਤ',
  withTaxAndFee: 'GST ਅਤੇ ਨੈੱਟਵਰਕ ਫ਼ੀਸ ਸਮੇਤ',
  notAdded: (names: readonly string[]): string => `ਨਹੀਂ ਜੁੜਿਆ: ${list(names)}।`,
  notRemoved: (names: readonly string[]): string => `ਨਹੀਂ ਹਟਿਆ: ${list(names)}।`,
  unknownAdded: (names: readonly string[]): string =>
    `ਆਪਣੇ ਕਾਰਟ ਵਿੱਚ ਦੇਖੋ ਕਿ ${list(names)} ਜੁੜਿਆ ਜਾਂ ਨਹੀਂ।`,
  unknownRemoved: (names: readonly string[]): string =>
    `ਦੇਖੋ ਕਿ ${list(names)} ਹਾਲੇ ਵੀ ਤੁਹਾਡੇ ਕਾਰਟ ਵਿੱਚ ਹੈ ਜਾਂ ਨਹੀਂ।`,
  understood: 'ਠੀਕ ਹੈ',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} ਇੱਕੋ ਬਾਕਸ ਦੇ ਬੇਸ ਪੈਕ ਹਨ। ਬਾਕਸ ਲਈ ਇੱਕ ਹੀ ਚਾਹੀਦਾ ਹੈ। ਕੀ ਤੁਸੀਂ ਇਹ ਸਾਰੇ ਰੱਖਣਾ ਚਾਹੁੰਦੇ ਹੋ?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `ਬਾਕਸ ••••\u00a0${ending} ’ਤੇ ਪਹਿਲਾਂ ਹੀ ${list(running)} ਹੈ। ਬਾਕਸ ਲਈ ਇੱਕ ਹੀ ਬੇਸ ਪੈਕ ਚਾਹੀਦਾ ਹੈ। ਕੀ ਤੁਸੀਂ ${list(wanted)} ਲਈ ਵੀ ਭੁਗਤਾਨ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ?`,
  needsOne: 'ਬਾਕਸ ਲਈ ਇੱਕ ਹੀ ਬੇਸ ਪੈਕ ਚਾਹੀਦਾ ਹੈ।',
  replaceAsk: (names: readonly string[]): string => `${list(names)} ਬਦਲਣਾ ਹੈ?`,
  replace: 'ਬਦਲੋ',
  addAsWell: 'ਨਾਲ ਜੋੜੋ',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'ਤੁਹਾਡਾ ਕਾਰਟ',
  back: 'ਪੈਕ ਜੋੜੋ',
  empty: 'ਤੁਹਾਡਾ ਕਾਰਟ ਖਾਲੀ ਹੈ',
  emptyDescription: 'ਜੋ ਪੈਕ ਅਤੇ ਚੈਨਲ ਤੁਸੀਂ ਜੋੜਦੇ ਹੋ, ਉਹ ਭੁਗਤਾਨ ਕਰਨ ਤੱਕ ਇੱਥੇ ਰਹਿੰਦੇ ਹਨ।',
  lines: 'ਤੁਹਾਡੇ ਕਾਰਟ ਦੇ ਪੈਕ',
  channels: (count: number): string => `${count} ਚੈਨਲ`,
  terms: {
    MONTHLY: '1\u00a0ਮਹੀਨੇ ਲਈ',
    QUARTERLY: '3\u00a0ਮਹੀਨਿਆਂ ਲਈ',
    HALFYEARLY: '6\u00a0ਮਹੀਨਿਆਂ ਲਈ',
    YEARLY: 'ਇੱਕ ਸਾਲ ਲਈ',
  },
  adding: 'ਜੋੜਿਆ ਜਾ ਰਿਹਾ ਹੈ',
  removing: 'ਹਟਾਇਆ ਜਾ ਰਿਹਾ ਹੈ',
  removeOne: (name: string): string => `${name} ਹਟਾਓ`,
  breakdown: 'ਭੁਗਤਾਨ ਯੋਗ ਰਕਮ',
  charges: { networkfee: 'ਨੈੱਟਵਰਕ ਕਪੈਸਿਟੀ ਫ਼ੀਸ', discount: 'ਛੋਟ' },
  updating: 'ਅੱਪਡੇਟ ਹੋ ਰਿਹਾ ਹੈ',
  stale: 'ਤੁਹਾਡਾ ਕਾਰਟ ਅੱਪਡੇਟ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਇਸ ਲਈ ਇਹ ਪੁਰਾਣਾ ਹੋ ਸਕਦਾ ਹੈ।',
  askAgain: 'ਕਾਰਟ ਅੱਪਡੇਟ ਕਰੋ',
  payMissing: 'ਭੁਗਤਾਨ ਦੇ ਤਰੀਕੇ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।',
  doesNotAddUp:
    'ਇਨ੍ਹਾਂ ਰਕਮਾਂ ਦਾ ਜੋੜ ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦੀ ਕੁੱਲ ਰਕਮ ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ। ਕਿਰਪਾ ਕਰਕੇ ਹਾਲੇ ਭੁਗਤਾਨ ਨਾ ਕਰੋ, ਅਤੇ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  contact: 'ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'ਮੇਰੇ ਪੈਕ',
  doneTitle: 'ਬੈਲੇਂਸ ਵਿੱਚੋਂ ਭੁਗਤਾਨ ਹੋਇਆ',
  donePart: (isNone: boolean): string =>
    isNone ? 'ਭੁਗਤਾਨ ਹੋਇਆ, ਪਰ ਕੋਈ ਪੈਕ ਚਾਲੂ ਨਹੀਂ ਹੋਇਆ' : 'ਭੁਗਤਾਨ ਹੋਇਆ, ਪਰ ਸਾਰੇ ਪੈਕ ਚਾਲੂ ਨਹੀਂ ਹੋਏ',
  order: 'ਆਰਡਰ ਨੰਬਰ',
  results: 'ਤੁਹਾਡੇ ਪੈਕ',
  more: 'ਹੋਰ ਪੈਕ ਜੋੜੋ',
};
