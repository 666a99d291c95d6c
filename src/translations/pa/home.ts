import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' ਅਤੇ ');

const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'ਹੋਮ',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'ਸ਼ੁਭ ਸਵੇਰ' : hour < 17 ? 'ਨਮਸਕਾਰ' : 'ਸ਼ੁਭ ਸ਼ਾਮ';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'ਸਾਡੇ ਕੋਲ ਅਜੇ ਤੁਹਾਡਾ ਪਛਾਣ ਦਸਤਾਵੇਜ਼ ਨਹੀਂ ਹੈ।',
  kycAdd: 'ਦਸਤਾਵੇਜ਼ ਜੋੜੋ',
  kycRejected: 'ਤੁਹਾਡਾ ਪਛਾਣ ਦਸਤਾਵੇਜ਼ ਮਨਜ਼ੂਰ ਨਹੀਂ ਹੋਇਆ।',
  kycReplace: 'ਹੋਰ ਭੇਜੋ',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} ਅਤੇ ${names.length - 1} ਹੋਰ ਪੈਕ`,
  household: { tv: 'ਤੁਹਾਡਾ ਟੀਵੀ', broadband: 'ਤੁਹਾਡਾ ਬ੍ਰਾਡਬੈਂਡ', both: 'ਤੁਹਾਡਾ ਟੀਵੀ ਅਤੇ ਬ੍ਰਾਡਬੈਂਡ' },
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0)
      return `${who} ${days === -1 ? 'ਕੱਲ੍ਹ' : `${-days}\u00a0ਦਿਨ ਪਹਿਲਾਂ`} ਖਤਮ ${many ? 'ਹੋਏ' : 'ਹੋਇਆ'}`;
    const when = days === 0 ? 'ਅੱਜ' : days === 1 ? 'ਭਲਕੇ' : `${days}\u00a0ਦਿਨਾਂ ਵਿੱਚ`;
    return `${who} ${when} ਖਤਮ ${many ? 'ਹੋਣਗੇ' : 'ਹੋਵੇਗਾ'}`;
  },
  ends: (who: string, many: boolean): string => `${who}: {date} ਨੂੰ ਖਤਮ ${many ? 'ਹੋਣਗੇ' : 'ਹੋਵੇਗਾ'}`,
  ended: (who: string, many: boolean): string => `${who}: {date} ਨੂੰ ਖਤਮ ${many ? 'ਹੋਏ' : 'ਹੋਇਆ'}`,
  running: (who: string, many: boolean): string => `${who} ਚਾਲੂ ${many ? 'ਹਨ' : 'ਹੈ'}`,
  noDays: 'ਚਾਲੂ',
  failed: 'ਅਸਫਲ',
  again: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  noPacks: 'ਕੋਈ ਪੈਕ ਚਾਲੂ ਨਹੀਂ ਹੈ',
  noPacksDescription: 'ਚੈਨਲਾਂ ਅਤੇ ਬ੍ਰਾਡਬੈਂਡ ਲਈ ਪੈਕ ਜੋੜੋ।',
  add: 'ਪੈਕ ਜੋੜੋ',
  toRenew: (count: number): string =>
    count === 1 ? 'ਇਸ ਨੂੰ ਰੀਨਿਊ ਕਰਨ ਲਈ' : `${count} ਪੈਕ ਰੀਨਿਊ ਕਰਨ ਲਈ`,
  toRestart: (count: number): string =>
    count === 1 ? 'ਇਸ ਨੂੰ ਮੁੜ ਚਾਲੂ ਕਰਨ ਲਈ' : `${count} ਪੈਕ ਮੁੜ ਚਾਲੂ ਕਰਨ ਲਈ`,
  gst: (tax: string): string => `${tax} GST ਸਮੇਤ`,
  beforeTax: 'ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ',
  per: { QUARTERLY: '3\u00a0ਮਹੀਨਿਆਂ ਲਈ', HALFYEARLY: '6\u00a0ਮਹੀਨਿਆਂ ਲਈ', YEARLY: 'ਇੱਕ ਸਾਲ ਲਈ' },
  ownTerms: 'ਹਰ ਪੈਕ ਆਪਣੀ ਮਿਆਦ ਲਈ',
  renew: 'ਰੀਨਿਊ ਕਰੋ',
  nothingToRenew: 'ਹਾਲੇ ਰੀਨਿਊ ਕਰਨ ਲਈ ਕੁਝ ਨਹੀਂ',
  renewFrom: 'ਇਸ ਤਾਰੀਖ ਤੋਂ ਰੀਨਿਊ ਕਰ ਸਕਦੇ ਹੋ',
  lastBalance: 'ਤੁਹਾਡਾ ਬੈਲੇਂਸ',
  lastKnown: 'ਆਪਰੇਟਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਰਿਹਾ। ਇਹ ਜਾਣਕਾਰੀ {date} ਦੀ ਹੈ।',
  updating: 'ਅਪਡੇਟ ਹੋ ਰਿਹਾ ਹੈ। ਇਹ ਜਾਣਕਾਰੀ {date} ਦੀ ਹੈ।',
  cartWaits: (count: number): string =>
    count === 1 ? '1 ਪੈਕ ਤੁਹਾਡੇ ਕਾਰਟ ਵਿੱਚ ਹੈ।' : `${count} ਪੈਕ ਤੁਹਾਡੇ ਕਾਰਟ ਵਿੱਚ ਹਨ।`,
  viewCart: 'ਕਾਰਟ ਦੇਖੋ',
  forYou: 'ਤੁਹਾਡੇ ਲਈ',
  allAlerts: 'ਸਾਰੇ ਅਲਰਟ',
  offers: 'ਆਫ਼ਰ',
  offer: (at: number, count: number): string => `${count} ਵਿੱਚੋਂ ਆਫ਼ਰ ${at}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'ਤੁਹਾਡੀਆਂ ਸੇਵਾਵਾਂ',
  broadband: 'ਬ੍ਰਾਡਬੈਂਡ',
  noBox: 'ਬਿਨਾਂ ਬਾਕਸ ਦੇ',
  state: { active: 'ਚਾਲੂ', lastDay: 'ਆਖਰੀ ਦਿਨ', ended: 'ਖਤਮ', failed: 'ਅਸਫਲ', none: 'ਕੋਈ ਪੈਕ ਨਹੀਂ' },
  morePacks: (count: number): string => `ਅਤੇ ${count} ਹੋਰ ਪੈਕ`,
  leaving: (names: string, many: boolean): string =>
    `${names} ਤੁਹਾਡੇ ਕਹੇ ਮੁਤਾਬਕ ਬੰਦ ${many ? 'ਹੋਣਗੇ' : 'ਹੋਵੇਗਾ'}`,
  renewNamed: (name: string): string => `ਰੀਨਿਊ ਕਰੋ: ${name}`,
  addNamed: (name: string): string => `ਪੈਕ ਜੋੜੋ: ${name}`,
  wallet: 'ਬੈਲੇਂਸ ਅਤੇ ਬਕਾਇਆ ਰਕਮ',
  balance: 'ਬੈਲੇਂਸ',
  addMoney: 'ਪੈਸੇ ਜੋੜੋ',
  by: '{date} ਤੱਕ',
  short: (amount: string): string => `${amount} ਘੱਟ`,
  covered: 'ਤੁਹਾਡਾ ਬੈਲੇਂਸ ਇਸ ਲਈ ਕਾਫ਼ੀ ਹੈ',
  failed: (names: readonly string[]): string => `ਇਹ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ: ${list(names)}।`,
  parts: {
    packs: 'ਤੁਹਾਡੇ ਪੈਕ',
    account: 'ਤੁਹਾਡਾ ਬੈਲੇਂਸ',
    boxes: 'ਤੁਹਾਡੇ ਬਾਕਸ',
    alerts: 'ਤੁਹਾਡੇ ਅਲਰਟ',
    offers: 'ਆਫ਼ਰ',
  },
  offline: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ। ਨੈੱਟਵਰਕ ਵਾਪਸ ਆਉਂਦਿਆਂ ਹੀ ਇਹ ਪੇਜ ਆਪਣੇ ਆਪ ਲੋਡ ਹੋਵੇਗਾ।',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'ਖਰਚ',
  spent: (amount: string): string => `ਛੇ ਮਹੀਨਿਆਂ ਵਿੱਚ ${amount}`,
  history: 'ਲੈਣ-ਦੇਣ ਦੇਖੋ',
  noChart: 'ਤੁਹਾਡਾ ਖਰਚ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ।',
  mixNow: 'ਹੁਣ ਦੀ ਕੀਮਤ',
  mixNew: 'ਸਸਤਾ ਮੇਲ',
  mixReview: 'ਬਦਲਾਅ ਦੇਖੋ',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ਆਫ਼ਰ ਰੋਕੋ',
  play: 'ਆਫ਼ਰ ਚਲਾਓ',
  next: 'ਅਗਲਾ ਆਫ਼ਰ',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB ਵਰਤਿਆ`,
  left: (left: string, limit: string): string => `${limit} GB ਵਿੱਚੋਂ ${left} GB ਬਾਕੀ`,
  noneLeft: 'ਪੂਰੀ ਸਪੀਡ ਵਾਲਾ ਡਾਟਾ ਖਤਮ',
  slower: (mbps: string): string => `ਮੁੜ ਸ਼ੁਰੂ ਹੋਣ ਤੱਕ ${mbps} Mbps`,
  gb: 'GB',
};
