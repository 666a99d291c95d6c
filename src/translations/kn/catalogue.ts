import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;
const plural = new Intl.PluralRules('kn');
const many = (count: number, one: string, more: string): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? one : more}`;
const packsIn = (count: number) => many(count, 'ಪ್ಯಾಕ್', 'ಪ್ಯಾಕ್‌ಗಳು');
const channelsIn = (count: number) => many(count, 'ಚಾನೆಲ್', 'ಚಾನೆಲ್‌ಗಳು');
const plain = (count: number) => (count === 1 ? '1 ಚಾನೆಲ್' : `${count} ಚಾನೆಲ್‌ಗಳು`);

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  lists: 'ಪ್ಯಾಕ್‌ಗಳು ಅಥವಾ ಚಾನೆಲ್‌ಗಳು',
  packs: 'ಪ್ಯಾಕ್‌ಗಳು',
  channels: 'ಚಾನೆಲ್‌ಗಳು',
  box: 'ಯಾವ ಬಾಕ್ಸ್‌ಗಾಗಿ',
  search: 'ಹುಡುಕಿ',
  searchPacks: 'ಹೆಸರು ಅಥವಾ ಭಾಷೆ',
  searchChannels: 'ಹೆಸರು ಅಥವಾ ಚಾನೆಲ್ ನಂಬರ್',
  quick: 'ಇವನ್ನು ಮಾತ್ರ ತೋರಿಸಿ',
  notMine: 'ನನ್ನ ಬಳಿ ಇಲ್ಲದವು',
  cost: { free: 'ಉಚಿತ', pay: 'ಪೇ ಚಾನೆಲ್' },
  more: (set: number): string => (set === 0 ? 'ಫಿಲ್ಟರ್‌ಗಳು' : `ಫಿಲ್ಟರ್‌ಗಳು (${set})`),
  genre: 'ವಿಭಾಗ',
  allGenres: 'ಎಲ್ಲಾ ವಿಭಾಗಗಳು',
  language: 'ಭಾಷೆ',
  allLanguages: 'ಎಲ್ಲಾ ಭಾಷೆಗಳು',
  price: 'ಬೆಲೆ /ತಿಂಗಳು',
  allPrices: 'ಎಲ್ಲಾ ಬೆಲೆಗಳು',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} ಮತ್ತು ಹೆಚ್ಚು`
      : from === 0
        ? `${price(below)} ಕ್ಕಿಂತ ಕಡಿಮೆ`
        : `${price(from)} ರಿಂದ ${price(below)} ಒಳಗೆ`,
  termHint: 'ಈ ಅವಧಿಯ ಬೆಲೆ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  refresh: 'ಬೆಲೆಗಳನ್ನು ರಿಫ್ರೆಶ್ ಮಾಡಿ',
  found: {
    packs: (count: number): string => `${packsIn(count)}.`,
    channels: (count: number): string => `${channelsIn(count)}.`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)} ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ${groupedText(count)}.`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)} ಚಾನೆಲ್‌ಗಳಲ್ಲಿ ${groupedText(count)}.`,
  },
  soFar: 'ಇನ್ನೂ ಲೋಡ್ ಆಗುತ್ತಿವೆ.',
  missing: 'ಕೆಲವು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  note: {
    packs: 'ಕಾರ್ಟ್‌ನಲ್ಲಿ ನೆಟ್‌ವರ್ಕ್ ಸಾಮರ್ಥ್ಯ ಶುಲ್ಕ ಸೇರಬಹುದು.',
    channels: 'ಬೆಲೆ /ತಿಂಗಳು. ಕಾರ್ಟ್‌ನಲ್ಲಿ ನೆಟ್‌ವರ್ಕ್ ಸಾಮರ್ಥ್ಯ ಶುಲ್ಕ ಸೇರಬಹುದು.',
  },
  noBox: 'ಟಿವಿ ಪ್ಯಾಕ್‌ಗಳು ಮತ್ತು ಚಾನೆಲ್‌ಗಳಿಗೆ ಬಾಕ್ಸ್ ಬೇಕು. ನಿಮ್ಮ ಆಪರೇಟರ್ ಬಳಿ ಕೇಳಿ.',
  contact: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  restFailed: 'ಈ ಪಟ್ಟಿ ಪೂರ್ಣವಾಗಿಲ್ಲ.',
  loadRest: 'ಉಳಿದದ್ದು ಲೋಡ್ ಮಾಡಿ',
  none: 'ಏನೂ ಲಭ್ಯವಿಲ್ಲ',
  noneDescription: 'ಸದ್ಯಕ್ಕೆ ಇಲ್ಲಿ ನಿಮ್ಮ ಆಪರೇಟರ್ ಬಳಿ ಏನೂ ಲಭ್ಯವಿಲ್ಲ.',
  channelsInstead: 'ಈ ಹೆಸರಿನ ಪ್ಯಾಕ್ ಇಲ್ಲ. ಈ ಹೆಸರಿನ ಚಾನೆಲ್‌ಗಳು ಇವು.',
  noMatch: 'ಏನೂ ಸಿಗಲಿಲ್ಲ',
  noMatchDescription: 'ಹುಡುಕಾಟ ಅಥವಾ ಫಿಲ್ಟರ್‌ಗಳನ್ನು ಬದಲಾಯಿಸಿ.',
  showAll: 'ಎಲ್ಲವನ್ನೂ ತೋರಿಸಿ',
  onlyFirst: 'ಈ ಪುಟದ ಒಂದು ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ, ಹಾಗಾಗಿ ಮೊದಲಿನವು ಮಾತ್ರ ಪಟ್ಟಿಯಲ್ಲಿವೆ. ಬೇರೆಯವನ್ನು ನೋಡಲು ಹುಡುಕಿ.',
  compare: 'ಹೋಲಿಸಿ',
  compareNow: (count: number): string => `${count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ಹೋಲಿಸಿ`,
  compareTwo: 'ಹೋಲಿಸಲು ಎರಡು ಅಥವಾ ಮೂರು ಪ್ಯಾಕ್ ಆರಿಸಿ.',
  compareMore: 'ಹೋಲಿಸಲು ಇನ್ನೂ ಒಂದು ಅಥವಾ ಎರಡು ಪ್ಯಾಕ್ ಆರಿಸಿ.',
  compareMost: 'ಗರಿಷ್ಠ ಮೂರು ಪ್ಯಾಕ್‌ಗಳನ್ನು ಹೋಲಿಸಬಹುದು. ಮೊದಲು ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  compareNone: 'ಹೋಲಿಕೆ ನಿಲ್ಲಿಸಿ',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'ಪ್ಯಾಕ್ ಹೋಲಿಕೆ',
  back: 'ಎಲ್ಲಾ ಪ್ಯಾಕ್‌ಗಳು',
  tooFew: 'ಸದ್ಯಕ್ಕೆ ಹೋಲಿಸಲು ಏನಿಲ್ಲ',
  choose: 'ಪ್ಯಾಕ್ ಆರಿಸಿ',
  facts: 'ಅಕ್ಕಪಕ್ಕದಲ್ಲಿ',
  fact: 'ವಿಶೇಷತೆ',
  kind: 'ವಿಧ',
  language: 'ಭಾಷೆ',
  beforeTax: 'ಬೆಲೆ, ತೆರಿಗೆ ಬಿಟ್ಟು',
  withTax: 'ಬೆಲೆ, GST ಸೇರಿ',
  term: 'ಅವಧಿ',
  aMonth: 'ಬೆಲೆ /ತಿಂಗಳು GST ಸೇರಿ',
  channels: 'ಚಾನೆಲ್‌ಗಳು',
  hd: 'HD ಯಲ್ಲಿ',
  cart: 'ಕಾರ್ಟ್',
  difference: 'ಚಾನೆಲ್‌ಗಳ ಹೋಲಿಕೆ',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'ಎರಡರಲ್ಲೂ' : `ಎಲ್ಲಾ ${packs} ರಲ್ಲೂ`}: ${channelsIn(count)}`,
  some: (names: string, count: number): string => `${names} ನಲ್ಲಿ ಮಾತ್ರ: ${channelsIn(count)}`,
  and: ' ಮತ್ತು ',
  none: 'ಈ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿರುವ ಚಾನೆಲ್‌ಗಳನ್ನು ನಿಮ್ಮ ಆಪರೇಟರ್ ಪಟ್ಟಿ ಮಾಡಿಲ್ಲ.',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'ವಿವರಗಳು',
  back: 'ಎಲ್ಲಾ ಪ್ಯಾಕ್‌ಗಳು ಮತ್ತು ಚಾನೆಲ್‌ಗಳು',
  unknown: 'ಪ್ಯಾಕ್ ಅಥವಾ ಚಾನೆಲ್ ಸಿಗಲಿಲ್ಲ',
  unknownDescription: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಅದನ್ನು ಈಗ ಕೊಡುತ್ತಿಲ್ಲದಿರಬಹುದು. ಬೇರೊಂದು ಆರಿಸಿ.',
  all: 'ಎಲ್ಲಾ ಪ್ಯಾಕ್‌ಗಳನ್ನು ನೋಡಿ',
  beforeTax: 'ಬೆಲೆ, ತೆರಿಗೆ ಬಿಟ್ಟು',
  tax: 'GST',
  note: 'ಚಾನೆಲ್‌ಗಳು ಹೆಚ್ಚಾದರೆ ನೆಟ್‌ವರ್ಕ್ ಸಾಮರ್ಥ್ಯ ಶುಲ್ಕ ಹೆಚ್ಚಾಗಬಹುದು. ನೀವು ಆರಿಸಿದ ಅವಧಿಯ ಶುಲ್ಕ ಮತ್ತು ಪೂರ್ತಿ ಬಿಲ್ ಪಾವತಿಸುವ ಮೊದಲು ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  facts: 'ಇದರ ಬಗ್ಗೆ',
  number: 'ಚಾನೆಲ್ ನಂಬರ್',
  genre: 'ವಿಭಾಗ',
  language: 'ಭಾಷೆ',
  picture: 'ಚಿತ್ರ',
  hd: 'HD',
  sd: 'ಸಾಮಾನ್ಯ',
  broadcaster: 'ಪ್ರಸಾರಕರು',
  channels: 'ಚಾನೆಲ್‌ಗಳು',
  search: 'ಈ ಪ್ಯಾಕ್‌ನಲ್ಲಿ ಹುಡುಕಿ',
  searchFor: 'ಹೆಸರು ಅಥವಾ ಚಾನೆಲ್ ನಂಬರ್',
  count: (count: number): string => `${channelsIn(count)}.`,
  some: (count: number, all: number): string =>
    `${groupedText(all)} ಚಾನೆಲ್‌ಗಳಲ್ಲಿ ${groupedText(count)}.`,
  group: (name: string, count: number): string => `${name}: ${channelsIn(count)}`,
  noMatch: 'ಈ ಪ್ಯಾಕ್‌ನಲ್ಲಿ ಏನೂ ಸಿಗಲಿಲ್ಲ.',
  noChannels: 'ಚಾನೆಲ್‌ಗಳಿಲ್ಲ',
  noChannelsDescription: 'ಈ ಪ್ಯಾಕ್‌ಗೆ ನಿಮ್ಮ ಆಪರೇಟರ್ ಚಾನೆಲ್‌ಗಳನ್ನು ಪಟ್ಟಿ ಮಾಡಿಲ್ಲ.',
  packs: 'ಈ ಚಾನೆಲ್ ಇರುವ ಪ್ಯಾಕ್‌ಗಳು',
  noPacks: 'ಯಾವ ಪ್ಯಾಕ್‌ನಲ್ಲೂ ಈ ಚಾನೆಲ್ ಇಲ್ಲ.',
  cheaper: (pack: string, less: string): string => `${pack} ನಲ್ಲೂ ಈ ಚಾನೆಲ್ ಇದೆ, ತಿಂಗಳಿಗೆ ${less} ಕಡಿಮೆ.`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} ನಲ್ಲೂ ಈ ಚಾನೆಲ್ ಇದೆ, ತೆರಿಗೆ ಬಿಟ್ಟು ತಿಂಗಳಿಗೆ ${less} ಕಡಿಮೆ.`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `ನೀವು ತಿಂಗಳಿಗೆ ${amount} ಉಳಿಸಬಹುದು`,
  hardlyLess: (amount: string) => `ಬೇರೆ ಕಾಂಬೊ ತಿಂಗಳಿಗೆ ${amount} ಮಾತ್ರ ಕಡಿಮೆ`,
  least: 'ಈ ಚಾನೆಲ್‌ಗಳಿಗೆ ನೀವು ಈಗಾಗಲೇ ಅತಿ ಕಡಿಮೆ ಪಾವತಿಸುತ್ತಿದ್ದೀರಿ',
  nothingCheaper: 'ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಬೆಲೆಯದು ಸಿಗಲಿಲ್ಲ',
  dearer: (amount: string) => `ಅತಿ ಕಡಿಮೆ ಬೆಲೆಯ ಕಾಂಬೊಗೂ ತಿಂಗಳಿಗೆ ${amount} ಹೆಚ್ಚಾಗುತ್ತದೆ`,
  noDearer: 'ನೀವು ಸೇರಿಸಿದ್ದಕ್ಕೆ ಹೆಚ್ಚುವರಿ ಬೆಲೆ ಇಲ್ಲ',
  missing: 'ವಿವರಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ, ಮತ್ತೆ ಹುಡುಕಿ.',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'ಈಗ',
  then: 'ಆಮೇಲೆ',
  aMonth: '/ತಿಂಗಳು GST ಸೇರಿ',
  aMonthBeforeTax: '/ತಿಂಗಳು ತೆರಿಗೆ ಬಿಟ್ಟು',
  proved: 'ಮಾರಾಟದಲ್ಲಿರುವ ಪ್ಯಾಕ್ ಮತ್ತು ಚಾನೆಲ್‌ಗಳ ಯಾವ ಕಾಂಬೊ ಕೂಡ ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಇಲ್ಲ.',
  bestFound: (amount: string) =>
    `ಎರಡು ಸೆಕೆಂಡಿನಲ್ಲಿ ನಮಗೆ ಸಿಕ್ಕ ಉತ್ತಮ ಕಾಂಬೊ ಇದು. ಅತಿ ಕಡಿಮೆ ಬೆಲೆಯದು ಇದಕ್ಕಿಂತ ತಿಂಗಳಿಗೆ ಹೆಚ್ಚೆಂದರೆ ${amount} ಕಡಿಮೆ ಇರಬಹುದು.`,

  comes: 'ನಿಮಗೆ ಏನು ಸಿಗುತ್ತದೆ',
  goes: 'ಯಾವುದು ಮುಗಿಯುತ್ತದೆ',
  stays: (names: string) => `ಉಳಿಯುತ್ತದೆ: ${names}.`,
  singleKept: 'ನಿಮ್ಮ ಬಳಿ ಇರುವ ಬಿಡಿ ಚಾನೆಲ್',
  singleAdded: 'ನೀವು ಸೇರಿಸಿದ ಬಿಡಿ ಚಾನೆಲ್',
  keeps: (count: number) => `ನಿಮ್ಮ ಬಳಿ ಇರುವ ${plain(count)}`,
  adds: (count: number) => `ನೀವು ಸೇರಿಸಿದ ${plain(count)}`,
  extra: (count: number) => `ಜೊತೆಗೆ ಇನ್ನೂ ${plain(count)}`,
  lost: 'ಇವು ಇನ್ನು ನಿಮಗೆ ಸಿಗುವುದಿಲ್ಲ',
  nothingLost: 'ನೀವು ನೋಡಬೇಕೆಂದಿರುವ ಎಲ್ಲವೂ ಉಳಿಯುತ್ತದೆ.',
  missing: 'ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ',

  take: 'ಈ ಕಾಂಬೊ ಆರಿಸಿ',
  takeHint: 'GST ಸೇರಿ ಎಷ್ಟು ಎಂದು ಕಾರ್ಟ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ. ಅಲ್ಲಿ ಪಾವತಿಸುವವರೆಗೆ ಏನೂ ಬದಲಾಗುವುದಿಲ್ಲ.',
  feeNote: 'ನೆಟ್‌ವರ್ಕ್ ಸಾಮರ್ಥ್ಯ ಶುಲ್ಕ: ಹೊಸ ಪ್ಯಾಕ್‌ಗಳಿಂದ ಬದಲಾದರೆ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ. ಅದನ್ನು ನಿಮ್ಮ ಉಳಿತಾಯದಿಂದ ಕಳೆಯಿರಿ.',
  goesHow:
    'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ ಪಾವತಿಸಿದರೆ, ಹೊಸ ಪ್ಯಾಕ್‌ಗಳು ಶುರುವಾದ ಮೇಲೆ ಇವು ಅವುಗಳ ಅವಧಿ ಮುಗಿದಾಗ ನಿಲ್ಲುತ್ತವೆ. ಅಲ್ಲಿಯವರೆಗೆ ಎರಡಕ್ಕೂ ಪಾವತಿಸುತ್ತೀರಿ.',
  goesAlone: 'ಇವುಗಳ ಬದಲು ಬೇರೇನೂ ಬೇಕಿಲ್ಲ. ಪ್ರತಿ ಪ್ಯಾಕ್ ಅದರ ಅವಧಿ ಮುಗಿಯುವವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ.',
  end: (count: number) => (count === 1 ? 'ಈ ಪ್ಯಾಕ್ ಕೊನೆಗೊಳಿಸಿ' : `ಈ ${count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ಕೊನೆಗೊಳಿಸಿ`),
  endAsk: (count: number) =>
    count === 1 ? 'ಈ ಪ್ಯಾಕ್ ಕೊನೆಗೊಳಿಸಬೇಕೇ?' : `ಈ ${count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ಕೊನೆಗೊಳಿಸಬೇಕೇ?`,
  endMeans: 'ಪ್ರತಿ ಪ್ಯಾಕ್ ಅದರ ಅವಧಿ ಮುಗಿಯುವವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ, ರಿನ್ಯೂ ಆಗುವುದಿಲ್ಲ. ರಿಫಂಡ್ ಇಲ್ಲ.',
  endYes: 'ಅವಧಿಯ ಕೊನೆಗೆ ನಿಲ್ಲಿಸಿ',
  keep: 'ಇರಲಿ',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'ಅದೇ ಚಾನೆಲ್‌ಗಳು, ಕಡಿಮೆ ಬೆಲೆಗೆ',
  documentTitle: 'ಕಡಿಮೆ ಬೆಲೆ',
  sub: 'ನೀವು ನೋಡುವ ಎಲ್ಲವೂ ಇರುವ, ಪ್ಯಾಕ್ ಮತ್ತು ಬಿಡಿ ಚಾನೆಲ್‌ಗಳ ಅತಿ ಕಡಿಮೆ ಬೆಲೆಯ ಕಾಂಬೊ ಹುಡುಕುತ್ತೇವೆ.',
  back: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',

  noPacks: 'ಯಾವ ಟಿವಿ ಪ್ಯಾಕ್ ಕೂಡ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ',
  noPacksDescription: 'ಪ್ಯಾಕ್ ಶುರುವಾದ ಮೇಲೆ ಇಲ್ಲಿ ಕಡಿಮೆ ಬೆಲೆಯ ಕಾಂಬೊ ಹುಡುಕಬಹುದು.',
  addPacks: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',

  box: 'ಯಾವ ಬಾಕ್ಸ್?',
  keep: 'ಉಳಿಯಬೇಕಾದ ಚಾನೆಲ್‌ಗಳು',
  keepAll: 'ನನ್ನ ಬಳಿ ಇರುವ ಎಲ್ಲವೂ',
  keepAllHint: (count: number) =>
    count === 1 ? 'ನಿಮ್ಮ ಹೆಚ್ಚುವರಿ ಪ್ಯಾಕ್‌ಗಳ ಒಂದು ಚಾನೆಲ್' : `ನಿಮ್ಮ ಹೆಚ್ಚುವರಿ ಪ್ಯಾಕ್‌ಗಳ ಎಲ್ಲಾ ${count} ಚಾನೆಲ್‌ಗಳು`,
  keepSome: 'ನಾನು ಆರಿಸಿದವು ಮಾತ್ರ',
  keepSomeHint: 'ನೀವು ನೋಡದಿರುವುದರ ಟಿಕ್ ತೆಗೆಯಿರಿ',
  ticked: (count: number, all: number) => `${all} ಚಾನೆಲ್‌ಗಳಲ್ಲಿ ${count} ಆರಿಸಲಾಗಿದೆ`,
  tickAll: 'ಎಲ್ಲವನ್ನೂ ಆರಿಸಿ',
  untickAll: 'ಎಲ್ಲಾ ಟಿಕ್ ತೆಗೆಯಿರಿ',
  onlyFixed: (names: string) =>
    `${names} ಹಾಗೇ ಇರುತ್ತದೆ, ಈ ಬಾಕ್ಸ್‌ನಲ್ಲಿ ಬೇರೇನೂ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ. ಚಾನೆಲ್‌ಗಳನ್ನು ಸೇರಿಸಿ, ಅವನ್ನು ಅತಿ ಕಡಿಮೆ ಬೆಲೆಗೆ ಪಡೆಯುವ ದಾರಿ ಹುಡುಕುತ್ತೇವೆ.`,

  add: 'ಚಾನೆಲ್ ಸೇರಿಸಿ',
  search: 'ಹೆಸರು ಅಥವಾ ಚಾನೆಲ್ ನಂಬರ್',
  searchFor: 'ನೀವು ಸೇರಿಸಬೇಕಾದ ಚಾನೆಲ್',
  matches: (count: number) =>
    plural.select(count) === 'one' ? `${count} ಚಾನೆಲ್ ಸಿಕ್ಕಿದೆ` : `${count} ಚಾನೆಲ್‌ಗಳು ಸಿಕ್ಕಿವೆ`,
  firstOf: (shown: number, count: number) => `${count} ಚಾನೆಲ್‌ಗಳಲ್ಲಿ ಮೊದಲ ${shown}`,
  noMatch: 'ಈ ಹೆಸರು ಅಥವಾ ನಂಬರ್‌ನ ಚಾನೆಲ್ ಇಲ್ಲ.',
  addOne: 'ಸೇರಿಸಿ',
  addNamed: (name: string) => `${name} ಸೇರಿಸಿ`,
  removeOne: 'ತೆಗೆದುಹಾಕಿ',
  removeNamed: (name: string) => `${name} ತೆಗೆದುಹಾಕಿ`,
  has: 'ಚಾಲ್ತಿಯಲ್ಲಿದೆ',
  free: 'ಫ್ರೀ-ಟು-ಏರ್',
  selected: 'ಸೇರಿಸಲಾಗಿದೆ',
  added: 'ನಿಮಗೆ ಇವೂ ಬೇಕು',

  now: 'ಈಗ ಪಾವತಿಸುತ್ತಿರುವುದು',
  nowFor: (channels: number, packs: number) =>
    `/ತಿಂಗಳು GST ಸೇರಿ: ${packs} ${plural.select(packs) === 'one' ? 'ಪ್ಯಾಕ್‌ನಲ್ಲಿ' : 'ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ'} ${channels} ${plural.select(channels) === 'one' ? 'ಚಾನೆಲ್' : 'ಚಾನೆಲ್‌ಗಳು'}`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/ತಿಂಗಳು ತೆರಿಗೆ ಬಿಟ್ಟು: ${packs} ${plural.select(packs) === 'one' ? 'ಪ್ಯಾಕ್‌ನಲ್ಲಿ' : 'ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ'} ${channels} ${plural.select(channels) === 'one' ? 'ಚಾನೆಲ್' : 'ಚಾನೆಲ್‌ಗಳು'}`,
  nothingYet: 'ಮೊದಲು ಚಾನೆಲ್ ಸೇರಿಸಿ. ನಂತರ ಅದನ್ನು ಅತಿ ಕಡಿಮೆ ಬೆಲೆಗೆ ಪಡೆಯುವ ದಾರಿ ಹುಡುಕಬಹುದು.',
  find: 'ಅತಿ ಕಡಿಮೆ ಬೆಲೆಯ ಕಾಂಬೊ ಹುಡುಕಿ',
  stop: 'ನಿಲ್ಲಿಸಿ',
  searching: 'ಪ್ಯಾಕ್ ಮತ್ತು ಚಾನೆಲ್‌ಗಳನ್ನು ಹೋಲಿಸುತ್ತಿದ್ದೇವೆ. ಹೆಚ್ಚೆಂದರೆ ಎರಡು ಸೆಕೆಂಡ್ ಬೇಕು.',
  stopped: 'ನಿಲ್ಲಿಸಲಾಗಿದೆ. ಏನೂ ಬದಲಾಗಿಲ್ಲ.',
  notStarted: 'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಹುಡುಕಾಟ ಶುರುವಾಗಲಿಲ್ಲ. ಏನೂ ಬದಲಾಗಿಲ್ಲ. ನಿಮ್ಮ ಕನೆಕ್ಷನ್ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooSlow: 'ಹುಡುಕಾಟ ಪೂರ್ಣವಾಗಲಿಲ್ಲ. ಏನೂ ಬದಲಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  broken: 'ಹುಡುಕಾಟದಲ್ಲಿ ಏನೋ ತೊಂದರೆಯಾಗಿದೆ. ಏನೂ ಬದಲಾಗಿಲ್ಲ, ಇದರಲ್ಲಿ ನಿಮ್ಮ ತಪ್ಪೇನೂ ಇಲ್ಲ.',

  notCompared: 'ಯಾವುದನ್ನು ಹೋಲಿಸುವುದಿಲ್ಲ',
  stays: (names: string) => `${names}: ಹಾಗೇ ಇರುತ್ತದೆ.`,
  leaves: (name: string) => `${name}: ನೀವು ಹೇಳಿದಂತೆ {date} ರಂದು ಮುಗಿಯುತ್ತದೆ`,
  freeNote: 'ಫ್ರೀ-ಟು-ಏರ್ ಚಾನೆಲ್‌ಗಳು: ಇವಕ್ಕೆ ಬೆಲೆ ಇಲ್ಲ.',
  hdNote: 'HD ಚಾನೆಲ್ ಮತ್ತು ಅದರ SD ಆವೃತ್ತಿ ಎರಡು ಬೇರೆ ಚಾನೆಲ್‌ಗಳು.',
  termNote: 'ಒಂದು ತಿಂಗಳಿಗಿಂತ ಹೆಚ್ಚು ಅವಧಿಗೆ ಪಾವತಿಸಿದ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ಒಂದು ತಿಂಗಳ ಪಾಲನ್ನು ಲೆಕ್ಕ ಹಾಕಲಾಗುತ್ತದೆ.',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'ಬೇಸ್ ಪ್ಯಾಕ್',
    BOUQUET: 'ಬೊಕೆ',
    BROADBAND: 'ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್',
    CHANNEL: 'ಚಾನೆಲ್',
  },
  per: {
    MONTHLY: '/ತಿಂಗಳು',
    QUARTERLY: '3\u00a0ತಿಂಗಳಿಗೆ',
    HALFYEARLY: '6\u00a0ತಿಂಗಳಿಗೆ',
    YEARLY: '12\u00a0ತಿಂಗಳಿಗೆ',
  },
  term: 'ಎಷ್ಟು ಸಮಯಕ್ಕೆ',
  terms: {
    MONTHLY: 'ತಿಂಗಳಿಗೊಮ್ಮೆ',
    QUARTERLY: '3\u00a0ತಿಂಗಳಿಗೊಮ್ಮೆ',
    HALFYEARLY: '6\u00a0ತಿಂಗಳಿಗೊಮ್ಮೆ',
    YEARLY: 'ವರ್ಷಕ್ಕೊಮ್ಮೆ',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${channelsIn(count)}, HD ಯಲ್ಲಿ ${groupedText(hd)}` : channelsIn(count),
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps ಸ್ಪೀಡ್`,
  fairUse: (gigabytes: number): string => `ಫುಲ್ ಸ್ಪೀಡ್‌ನಲ್ಲಿ ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ`,
  remove: (name: string): string => `${name} ಕಾರ್ಟ್‌ನಿಂದ ತೆಗೆದುಹಾಕಿ`,
  addWord: 'ಸೇರಿಸಿ',
  inCartWord: 'ಕಾರ್ಟ್‌ನಲ್ಲಿದೆ',
  addShort: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
  removeShort: 'ಕಾರ್ಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ',
  owned: 'ಚಾಲ್ತಿಯಲ್ಲಿದೆ',
  inOwned: (pack: string): string => `${pack} ನಲ್ಲಿ ಚಾಲ್ತಿಯಲ್ಲಿದೆ`,
  inCart: 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿದೆ',
  inCartPack: (pack: string): string => `ನಿಮ್ಮ ಕಾರ್ಟ್‌ನ ${pack} ನಲ್ಲಿದೆ`,
  withTax: 'GST ಸೇರಿ',
  beforeTax: 'ತೆರಿಗೆ ಬಿಟ್ಟು',
  noPrice: 'ಬೆಲೆ ಲಭ್ಯವಿಲ್ಲ',
  hd: 'HD',
  free: 'ಉಚಿತ',
  onlyInPacks: 'ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ಮಾತ್ರ',
  columns: { channel: 'ಚಾನೆಲ್', number: 'ನಂಬರ್', price: 'ಬೆಲೆ', cart: 'ಕಾರ್ಟ್' },
};
