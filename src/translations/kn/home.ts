import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' ಮತ್ತು ');
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;
const plural = new Intl.PluralRules('kn');
const packs = (count: number) => `${count} ${plural.select(count) === 'one' ? 'ಪ್ಯಾಕ್' : 'ಪ್ಯಾಕ್‌ಗಳು'}`;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'ಹೋಮ್',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'ಶುಭೋದಯ' : hour < 17 ? 'ನಮಸ್ಕಾರ' : 'ಶುಭ ಸಂಜೆ';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'ನಿಮ್ಮ ಗುರುತಿನ ದಾಖಲೆ ಇನ್ನೂ ನಮ್ಮ ಬಳಿ ಇಲ್ಲ.',
  kycAdd: 'ದಾಖಲೆ ಸೇರಿಸಿ',
  kycRejected: 'ನಿಮ್ಮ ಗುರುತಿನ ದಾಖಲೆ ಸ್ವೀಕಾರವಾಗಿಲ್ಲ.',
  kycReplace: 'ಬೇರೊಂದು ಕಳುಹಿಸಿ',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} ಮತ್ತು ಇನ್ನೂ ${packs(names.length - 1)}`,
  household: { tv: 'ನಿಮ್ಮ ಟಿವಿ', broadband: 'ನಿಮ್ಮ ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್', both: 'ನಿಮ್ಮ ಟಿವಿ ಮತ್ತು ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್' },
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0)
      return `${who} ${days === -1 ? 'ನಿನ್ನೆ' : `${-days}\u00a0ದಿನಗಳ ಹಿಂದೆ`} ${many ? 'ಮುಗಿದಿವೆ' : 'ಮುಗಿದಿದೆ'}`;
    const when = days === 0 ? 'ಇಂದು' : days === 1 ? 'ನಾಳೆ' : `${days}\u00a0ದಿನಗಳಲ್ಲಿ`;
    return `${who} ${when} ${many ? 'ಮುಗಿಯುತ್ತವೆ' : 'ಮುಗಿಯುತ್ತದೆ'}`;
  },
  ends: (who: string, many: boolean): string =>
    `${who}: {date} ರಂದು ${many ? 'ಮುಗಿಯುತ್ತವೆ' : 'ಮುಗಿಯುತ್ತದೆ'}`,
  ended: (who: string, many: boolean): string => `${who}: {date} ರಂದು ${many ? 'ಮುಗಿದಿವೆ' : 'ಮುಗಿದಿದೆ'}`,
  running: (who: string, many: boolean): string => `${who} ಚಾಲ್ತಿಯಲ್ಲಿ${many ? 'ವೆ' : 'ದೆ'}`,
  noDays: 'ಚಾಲ್ತಿಯಲ್ಲಿದೆ',
  failed: 'ವಿಫಲ',
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  noPacks: 'ಯಾವ ಪ್ಯಾಕ್ ಕೂಡ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ',
  noPacksDescription: 'ಚಾನೆಲ್‌ಗಳು ಮತ್ತು ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ಪಡೆಯಲು ಪ್ಯಾಕ್ ಸೇರಿಸಿ.',
  add: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  toRenew: (count: number): string =>
    count === 1 ? 'ಇದನ್ನು ರಿನ್ಯೂ ಮಾಡಲು' : `${count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ರಿನ್ಯೂ ಮಾಡಲು`,
  toRestart: (count: number): string =>
    count === 1 ? 'ಇದನ್ನು ಮತ್ತೆ ಶುರು ಮಾಡಲು' : `${count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ಮತ್ತೆ ಶುರು ಮಾಡಲು`,
  gst: (tax: string): string => `${tax} GST ಸೇರಿ`,
  beforeTax: 'ತೆರಿಗೆ ಬಿಟ್ಟು',
  per: { QUARTERLY: '3\u00a0ತಿಂಗಳಿಗೆ', HALFYEARLY: '6\u00a0ತಿಂಗಳಿಗೆ', YEARLY: '1\u00a0ವರ್ಷಕ್ಕೆ' },
  ownTerms: 'ಪ್ರತಿ ಪ್ಯಾಕ್ ಅದರ ಅವಧಿಗೆ',
  renew: 'ರಿನ್ಯೂ ಮಾಡಿ',
  nothingToRenew: 'ಸದ್ಯಕ್ಕೆ ರಿನ್ಯೂ ಮಾಡಲು ಏನಿಲ್ಲ',
  renewFrom: 'ಈ ದಿನಾಂಕದಿಂದ ರಿನ್ಯೂ ಮಾಡಬಹುದು',
  lastBalance: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್',
  lastKnown: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಜೊತೆ ಸಂಪರ್ಕ ಆಗುತ್ತಿಲ್ಲ. ಕೊನೆಯ ಅಪ್‌ಡೇಟ್: {date}',
  updating: 'ಅಪ್‌ಡೇಟ್ ಆಗುತ್ತಿದೆ. ಕೊನೆಯ ಅಪ್‌ಡೇಟ್: {date}',
  cartWaits: (count: number): string =>
    plural.select(count) === 'one'
      ? `${count} ಪ್ಯಾಕ್ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿದೆ.`
      : `${count} ಪ್ಯಾಕ್‌ಗಳು ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿವೆ.`,
  viewCart: 'ಕಾರ್ಟ್ ನೋಡಿ',
  forYou: 'ನಿಮಗಾಗಿ',
  allAlerts: 'ಎಲ್ಲಾ ಅಲರ್ಟ್‌ಗಳು',
  offers: 'ಆಫರ್‌ಗಳು',
  offer: (at: number, count: number): string => `${count} ರಲ್ಲಿ ${at}ನೇ ಆಫರ್`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'ನಿಮ್ಮ ಸೇವೆಗಳು',
  broadband: 'ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್',
  noBox: 'ಬಾಕ್ಸ್ ಇಲ್ಲದೆ',
  state: {
    active: 'ಚಾಲ್ತಿಯಲ್ಲಿದೆ',
    lastDay: 'ಕೊನೆಯ ದಿನ',
    ended: 'ಮುಗಿದಿದೆ',
    failed: 'ವಿಫಲ',
    none: 'ಪ್ಯಾಕ್ ಇಲ್ಲ',
  },
  morePacks: (count: number): string => `ಮತ್ತು ಇನ್ನೂ ${packs(count)}`,
  leaving: (names: string, many: boolean): string =>
    `ನೀವು ಹೇಳಿದಂತೆ ${names} ${many ? 'ಮುಗಿಯುತ್ತವೆ' : 'ಮುಗಿಯುತ್ತದೆ'}`,
  renewNamed: (name: string): string => `ರಿನ್ಯೂ ಮಾಡಿ: ${name}`,
  addNamed: (name: string): string => `ಪ್ಯಾಕ್ ಸೇರಿಸಿ: ${name}`,
  wallet: 'ಬ್ಯಾಲೆನ್ಸ್ ಮತ್ತು ಬಾಕಿ ಮೊತ್ತ',
  balance: 'ಬ್ಯಾಲೆನ್ಸ್',
  addMoney: 'ಹಣ ಸೇರಿಸಿ',
  by: '{date} ರೊಳಗೆ',
  short: (amount: string): string => `${amount} ಕಡಿಮೆ ಇದೆ`,
  covered: 'ಇದಕ್ಕೆ ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್ ಸಾಕು',
  failed: (names: readonly string[]): string => `${list(names)} ಲೋಡ್ ಆಗಲಿಲ್ಲ.`,
  parts: {
    packs: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು',
    account: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್',
    boxes: 'ನಿಮ್ಮ ಬಾಕ್ಸ್‌ಗಳು',
    alerts: 'ನಿಮ್ಮ ಅಲರ್ಟ್‌ಗಳು',
    offers: 'ಆಫರ್‌ಗಳು',
  },
  offline: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ನೆಟ್‌ವರ್ಕ್ ಬಂದಾಗ ಈ ಪುಟ ತಾನಾಗಿಯೇ ಲೋಡ್ ಆಗುತ್ತದೆ.',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'ಖರ್ಚು',
  spent: (amount: string): string => `ಆರು ತಿಂಗಳಲ್ಲಿ ${amount}`,
  history: 'ವಹಿವಾಟುಗಳನ್ನು ನೋಡಿ',
  noChart: 'ನಿಮ್ಮ ಖರ್ಚು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  mixNow: 'ಈಗ ಪಾವತಿಸುತ್ತಿರುವುದು',
  mixNew: 'ಕಡಿಮೆ ಬೆಲೆಯ ಕಾಂಬೊ',
  mixReview: 'ಬದಲಾವಣೆ ನೋಡಿ',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ಆಫರ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಿ',
  play: 'ಆಫರ್‌ಗಳನ್ನು ಮುಂದುವರಿಸಿ',
  next: 'ಮುಂದಿನ ಆಫರ್',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB ಬಳಸಲಾಗಿದೆ`,
  left: (left: string, limit: string): string => `${limit} GB ಯಲ್ಲಿ ${left} GB ಉಳಿದಿದೆ`,
  noneLeft: 'ಫುಲ್ ಸ್ಪೀಡ್ ಡೇಟಾ ಮುಗಿದಿದೆ',
  slower: (mbps: string): string => `ಮತ್ತೆ ಶುರುವಾಗುವವರೆಗೆ ${mbps} Mbps`,
  gb: 'GB',
};
