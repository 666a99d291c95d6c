import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'ਪੈਕ ਜੋੜੋ',
  lists: 'ਪੈਕ ਜਾਂ ਚੈਨਲ',
  packs: 'ਪੈਕ',
  channels: 'ਚੈਨਲ',
  box: 'ਕਿਸ ਬਾਕਸ ਲਈ',
  search: 'ਖੋਜੋ',
  searchPacks: 'ਨਾਂ ਜਾਂ ਭਾਸ਼ਾ',
  searchChannels: 'ਨਾਂ ਜਾਂ ਚੈਨਲ ਨੰਬਰ',
  quick: 'ਸਿਰਫ਼ ਇਹ ਦਿਖਾਓ',
  notMine: 'ਜੋ ਮੇਰੇ ਕੋਲ ਨਹੀਂ',
  cost: { free: 'ਮੁਫ਼ਤ', pay: 'ਪੇਡ' },
  more: (set: number): string => (set === 0 ? 'ਫ਼ਿਲਟਰ' : `ਫ਼ਿਲਟਰ (${set})`),
  genre: 'ਸ਼੍ਰੇਣੀ',
  allGenres: 'ਸਾਰੀਆਂ ਸ਼੍ਰੇਣੀਆਂ',
  language: 'ਭਾਸ਼ਾ',
  allLanguages: 'ਸਾਰੀਆਂ ਭਾਸ਼ਾਵਾਂ',
  price: 'ਕੀਮਤ /ਮਹੀਨਾ',
  allPrices: 'ਹਰ ਕੀਮਤ',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} ਅਤੇ ਵੱਧ`
      : from === 0
        ? `${price(below)} ਤੋਂ ਘੱਟ`
        : `${price(from)} ਜਾਂ ਵੱਧ, ${price(below)} ਤੋਂ ਘੱਟ`,
  termHint: 'ਤੁਹਾਡੇ ਕਾਰਟ ਵਿੱਚ ਇਸ ਮਿਆਦ ਦੀ ਕੀਮਤ ਦਿਖੇਗੀ।',
  refresh: 'ਕੀਮਤਾਂ ਅੱਪਡੇਟ ਕਰੋ',
  found: {
    packs: (count: number): string => `${groupedText(count)} ਪੈਕ।`,
    channels: (count: number): string => `${groupedText(count)} ਚੈਨਲ।`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)} ਵਿੱਚੋਂ ${groupedText(count)} ਪੈਕ।`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)} ਵਿੱਚੋਂ ${groupedText(count)} ਚੈਨਲ।`,
  },
  soFar: 'ਹੋਰ ਲੋਡ ਹੋ ਰਹੇ ਹਨ।',
  missing: 'ਕੁਝ ਲੋਡ ਨਹੀਂ ਹੋਏ।',
  note: {
    packs: 'ਕਾਰਟ ਵਿੱਚ ਨੈੱਟਵਰਕ ਕਪੈਸਿਟੀ ਫ਼ੀਸ ਜੁੜ ਸਕਦੀ ਹੈ।',
    channels: 'ਕੀਮਤ /ਮਹੀਨਾ। ਕਾਰਟ ਵਿੱਚ ਨੈੱਟਵਰਕ ਕਪੈਸਿਟੀ ਫ਼ੀਸ ਜੁੜ ਸਕਦੀ ਹੈ।',
  },
  noBox: 'ਟੀਵੀ ਪੈਕਾਂ ਅਤੇ ਚੈਨਲਾਂ ਲਈ ਬਾਕਸ ਚਾਹੀਦਾ ਹੈ। ਆਪਣੇ ਆਪਰੇਟਰ ਤੋਂ ਮੰਗੋ।',
  contact: 'ਸੰਪਰਕ ਕਰੋ',
  restFailed: 'ਇਹ ਸੂਚੀ ਪੂਰੀ ਨਹੀਂ ਹੈ।',
  loadRest: 'ਬਾਕੀ ਲੋਡ ਕਰੋ',
  none: 'ਕੁਝ ਉਪਲਬਧ ਨਹੀਂ',
  noneDescription: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਕੋਲ ਇਸ ਵੇਲੇ ਇੱਥੇ ਦੇਣ ਲਈ ਕੁਝ ਨਹੀਂ ਹੈ।',
  channelsInstead: 'ਇਸ ਨਾਂ ਦਾ ਕੋਈ ਪੈਕ ਨਹੀਂ ਹੈ। ਇਸ ਨਾਂ ਦੇ ਇਹ ਚੈਨਲ ਹਨ।',
  noMatch: 'ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ',
  noMatchDescription: 'ਖੋਜ ਜਾਂ ਫ਼ਿਲਟਰ ਬਦਲੋ।',
  showAll: 'ਸਾਰੇ ਦਿਖਾਓ',
  onlyFirst: 'ਇਸ ਪੇਜ ਦਾ ਇੱਕ ਹਿੱਸਾ ਲੋਡ ਨਹੀਂ ਹੋਇਆ, ਇਸ ਲਈ ਸਿਰਫ਼ ਸ਼ੁਰੂ ਵਾਲੇ ਦਿਖ ਰਹੇ ਹਨ। ਬਾਕੀ ਦੇਖਣ ਲਈ ਖੋਜੋ।',
  compare: 'ਤੁਲਨਾ ਕਰੋ',
  compareNow: (count: number): string => `${count} ਪੈਕਾਂ ਦੀ ਤੁਲਨਾ ਕਰੋ`,
  compareTwo: 'ਤੁਲਨਾ ਲਈ ਦੋ ਜਾਂ ਤਿੰਨ ਪੈਕ ਚੁਣੋ।',
  compareMore: 'ਤੁਲਨਾ ਲਈ ਇੱਕ ਜਾਂ ਦੋ ਪੈਕ ਹੋਰ ਚੁਣੋ।',
  compareMost: 'ਤੁਸੀਂ ਤਿੰਨ ਪੈਕਾਂ ਤੱਕ ਦੀ ਤੁਲਨਾ ਕਰ ਸਕਦੇ ਹੋ। ਪਹਿਲਾਂ ਇੱਕ ਹਟਾਓ।',
  compareNone: 'ਤੁਲਨਾ ਛੱਡੋ',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'ਪੈਕਾਂ ਦੀ ਤੁਲਨਾ',
  back: 'ਸਾਰੇ ਪੈਕ',
  tooFew: 'ਹਾਲੇ ਤੁਲਨਾ ਲਈ ਕੁਝ ਨਹੀਂ',
  choose: 'ਪੈਕ ਚੁਣੋ',
  facts: 'ਆਹਮੋ-ਸਾਹਮਣੇ',
  fact: 'ਵੇਰਵਾ',
  kind: 'ਕਿਸਮ',
  language: 'ਭਾਸ਼ਾ',
  beforeTax: 'ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ ਕੀਮਤ',
  withTax: 'GST ਸਮੇਤ ਕੀਮਤ',
  term: 'ਮਿਆਦ',
  aMonth: 'ਕੀਮਤ /ਮਹੀਨਾ GST ਸਮੇਤ',
  channels: 'ਚੈਨਲ',
  hd: 'HD ਵਿੱਚ',
  cart: 'ਕਾਰਟ',
  difference: 'ਚੈਨਲਾਂ ਦੀ ਤੁਲਨਾ',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'ਦੋਵਾਂ' : `ਸਾਰੇ ${packs} ਪੈਕਾਂ`} ਵਿੱਚ: ${groupedText(count)} ਚੈਨਲ`,
  some: (names: string, count: number): string => `ਸਿਰਫ਼ ${names} ਵਿੱਚ: ${groupedText(count)} ਚੈਨਲ`,
  and: ' ਅਤੇ ',
  none: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਇਨ੍ਹਾਂ ਪੈਕਾਂ ਦੇ ਚੈਨਲ ਨਹੀਂ ਦੱਸੇ।',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'ਵੇਰਵੇ',
  back: 'ਸਾਰੇ ਪੈਕ ਅਤੇ ਚੈਨਲ',
  unknown: 'ਪੈਕ ਜਾਂ ਚੈਨਲ ਨਹੀਂ ਮਿਲਿਆ',
  unknownDescription: 'ਹੋ ਸਕਦਾ ਹੈ ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਹੁਣ ਇਹ ਨਾ ਦਿੰਦਾ ਹੋਵੇ। ਕੋਈ ਹੋਰ ਚੁਣੋ।',
  all: 'ਸਾਰੇ ਪੈਕ ਦੇਖੋ',
  beforeTax: 'ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ ਕੀਮਤ',
  tax: 'GST',
  note: 'ਵੱਧ ਚੈਨਲਾਂ ਨਾਲ ਨੈੱਟਵਰਕ ਕਪੈਸਿਟੀ ਫ਼ੀਸ ਵਧ ਸਕਦੀ ਹੈ। ਚੁਣੀ ਮਿਆਦ ਦੀ ਫ਼ੀਸ ਅਤੇ ਪੂਰਾ ਬਿੱਲ ਭੁਗਤਾਨ ਤੋਂ ਪਹਿਲਾਂ ਕਾਰਟ ਵਿੱਚ ਦਿਖਣਗੇ।',
  facts: 'ਇਸ ਬਾਰੇ',
  number: 'ਚੈਨਲ ਨੰਬਰ',
  genre: 'ਸ਼੍ਰੇਣੀ',
  language: 'ਭਾਸ਼ਾ',
  picture: 'ਤਸਵੀਰ',
  hd: 'HD',
  sd: 'ਸਧਾਰਨ',
  broadcaster: 'ਬ੍ਰਾਡਕਾਸਟਰ',
  channels: 'ਚੈਨਲ',
  search: 'ਇਸ ਪੈਕ ਵਿੱਚ ਖੋਜੋ',
  searchFor: 'ਨਾਂ ਜਾਂ ਚੈਨਲ ਨੰਬਰ',
  count: (count: number): string => `${groupedText(count)} ਚੈਨਲ।`,
  some: (count: number, all: number): string =>
    `${groupedText(all)} ਵਿੱਚੋਂ ${groupedText(count)} ਚੈਨਲ।`,
  group: (name: string, count: number): string => `${name}: ${groupedText(count)} ਚੈਨਲ`,
  noMatch: 'ਇਸ ਪੈਕ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ।',
  noChannels: 'ਕੋਈ ਚੈਨਲ ਨਹੀਂ',
  noChannelsDescription: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਇਸ ਪੈਕ ਦੇ ਚੈਨਲ ਨਹੀਂ ਦੱਸੇ।',
  packs: 'ਇਸ ਚੈਨਲ ਵਾਲੇ ਪੈਕ',
  noPacks: 'ਇਹ ਚੈਨਲ ਕਿਸੇ ਪੈਕ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
  cheaper: (pack: string, less: string): string =>
    `${pack} ਵਿੱਚ ਵੀ ਇਹ ਚੈਨਲ ਹੈ ਅਤੇ ਹਰ ਮਹੀਨੇ ${less} ਘੱਟ ਲੱਗਦੇ ਹਨ।`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} ਵਿੱਚ ਵੀ ਇਹ ਚੈਨਲ ਹੈ ਅਤੇ ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਮਹੀਨੇ ${less} ਘੱਟ ਲੱਗਦੇ ਹਨ।`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `ਤੁਸੀਂ ਹਰ ਮਹੀਨੇ ${amount} ਬਚਾ ਸਕਦੇ ਹੋ`,
  hardlyLess: (amount: string) => `ਦੂਜਾ ਮੇਲ ਹਰ ਮਹੀਨੇ ਸਿਰਫ਼ ${amount} ਸਸਤਾ ਹੈ`,
  least: 'ਇਨ੍ਹਾਂ ਚੈਨਲਾਂ ਲਈ ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਸਭ ਤੋਂ ਘੱਟ ਦੇ ਰਹੇ ਹੋ',
  nothingCheaper: 'ਸਾਨੂੰ ਇਸ ਤੋਂ ਸਸਤਾ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ',
  dearer: (amount: string) => `ਸਭ ਤੋਂ ਸਸਤਾ ਤਰੀਕਾ ਹਰ ਮਹੀਨੇ ${amount} ਮਹਿੰਗਾ ਹੈ`,
  noDearer: 'ਜੋ ਤੁਸੀਂ ਜੋੜਿਆ, ਉਸ ਦਾ ਕੁਝ ਵਾਧੂ ਨਹੀਂ ਲੱਗੇਗਾ',
  missing: 'ਵੇਰਵੇ ਲੋਡ ਨਹੀਂ ਹੋਏ। ਪੇਜ ਦੁਬਾਰਾ ਲੋਡ ਕਰੋ ਅਤੇ ਫਿਰ ਖੋਜੋ।',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'ਹੁਣ',
  then: 'ਫਿਰ',
  aMonth: '/ਮਹੀਨਾ GST ਸਮੇਤ',
  aMonthBeforeTax: '/ਮਹੀਨਾ ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ',
  proved: 'ਵਿਕਰੀ ਵਾਲੇ ਪੈਕਾਂ ਅਤੇ ਚੈਨਲਾਂ ਦਾ ਕੋਈ ਮੇਲ ਇਸ ਤੋਂ ਸਸਤਾ ਨਹੀਂ ਹੈ।',
  bestFound: (amount: string) =>
    `ਦੋ ਸਕਿੰਟਾਂ ਵਿੱਚ ਸਾਨੂੰ ਇਹੀ ਸਭ ਤੋਂ ਵਧੀਆ ਮਿਲਿਆ। ਸਭ ਤੋਂ ਸਸਤਾ ਮੇਲ ਇਸ ਤੋਂ ਹਰ ਮਹੀਨੇ ਵੱਧ ਤੋਂ ਵੱਧ ${amount} ਸਸਤਾ ਹੋ ਸਕਦਾ ਹੈ।`,

  comes: 'ਤੁਹਾਨੂੰ ਕੀ ਮਿਲੇਗਾ',
  goes: 'ਕੀ ਬੰਦ ਹੋਵੇਗਾ',
  stays: (names: string) => `ਬਣਿਆ ਰਹੇਗਾ: ${names}।`,
  singleKept: 'ਵੱਖਰਾ ਚੈਨਲ ਜੋ ਤੁਹਾਡੇ ਕੋਲ ਹੈ',
  singleAdded: 'ਵੱਖਰਾ ਚੈਨਲ ਜੋ ਤੁਸੀਂ ਜੋੜਿਆ',
  keeps: (count: number) => (count === 1 ? '1 ਚੈਨਲ ਜੋ ਤੁਹਾਡੇ ਕੋਲ ਹੈ' : `${count} ਚੈਨਲ ਜੋ ਤੁਹਾਡੇ ਕੋਲ ਹਨ`),
  adds: (count: number) => (count === 1 ? '1 ਚੈਨਲ ਜੋ ਤੁਸੀਂ ਜੋੜਿਆ' : `${count} ਚੈਨਲ ਜੋ ਤੁਸੀਂ ਜੋੜੇ`),
  extra: (count: number) => (count === 1 ? '1 ਚੈਨਲ ਨਾਲ ਮਿਲੇਗਾ' : `${count} ਚੈਨਲ ਨਾਲ ਮਿਲਣਗੇ`),
  lost: 'ਇਹ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ ਰਹਿਣਗੇ',
  nothingLost: 'ਜੋ ਤੁਸੀਂ ਦੇਖਣਾ ਚਾਹੁੰਦੇ ਹੋ, ਉਹ ਸਭ ਬਣਿਆ ਰਹੇਗਾ।',
  missing: 'ਹੁਣ ਨਹੀਂ ਵਿਕਦਾ',

  take: 'ਇਹ ਮੇਲ ਚੁਣੋ',
  takeHint: 'ਕਾਰਟ ਵਿੱਚ GST ਸਮੇਤ ਕੀਮਤ ਦਿਖੇਗੀ। ਉੱਥੇ ਭੁਗਤਾਨ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ।',
  feeNote: 'ਨੈੱਟਵਰਕ ਕਪੈਸਿਟੀ ਫ਼ੀਸ: ਜੇ ਨਵੇਂ ਪੈਕਾਂ ਨਾਲ ਬਦਲੇ, ਤਾਂ ਕਾਰਟ ਵਿੱਚ ਦਿਖੇਗੀ। ਇਸ ਨੂੰ ਆਪਣੀ ਬੱਚਤ ਵਿੱਚੋਂ ਘਟਾ ਲਓ।',
  goesHow:
    'ਬੈਲੇਂਸ ਵਿੱਚੋਂ ਭੁਗਤਾਨ ਕਰਨ ’ਤੇ, ਨਵੇਂ ਪੈਕ ਚਾਲੂ ਹੋਣ ਤੋਂ ਬਾਅਦ ਇਹ ਆਪਣੀ ਮਿਆਦ ਦੇ ਅੰਤ ’ਤੇ ਬੰਦ ਹੋ ਜਾਣਗੇ। ਉਦੋਂ ਤੱਕ ਤੁਸੀਂ ਦੋਵਾਂ ਦੇ ਪੈਸੇ ਦਿੰਦੇ ਹੋ।',
  goesAlone: 'ਇਨ੍ਹਾਂ ਦੀ ਥਾਂ ਕੁਝ ਲੈਣ ਦੀ ਲੋੜ ਨਹੀਂ। ਹਰ ਪੈਕ ਆਪਣੀ ਮਿਆਦ ਦੇ ਅੰਤ ਤੱਕ ਚਾਲੂ ਰਹਿੰਦਾ ਹੈ।',
  end: (count: number) => (count === 1 ? 'ਇਹ ਪੈਕ ਬੰਦ ਕਰੋ' : `ਇਹ ${count} ਪੈਕ ਬੰਦ ਕਰੋ`),
  endAsk: (count: number) => (count === 1 ? 'ਇਹ ਪੈਕ ਬੰਦ ਕਰਨਾ ਹੈ?' : `ਇਹ ${count} ਪੈਕ ਬੰਦ ਕਰਨੇ ਹਨ?`),
  endMeans: 'ਹਰ ਪੈਕ ਆਪਣੀ ਮਿਆਦ ਦੇ ਅੰਤ ਤੱਕ ਚਾਲੂ ਰਹੇਗਾ ਅਤੇ ਰੀਨਿਊ ਨਹੀਂ ਹੋਵੇਗਾ। ਰਿਫ਼ੰਡ ਨਹੀਂ ਮਿਲੇਗਾ।',
  endYes: 'ਮਿਆਦ ਦੇ ਅੰਤ ’ਤੇ ਬੰਦ ਕਰੋ',
  keep: 'ਰੱਖੋ',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'ਉਹੀ ਚੈਨਲ ਘੱਟ ਕੀਮਤ ਵਿੱਚ',
  documentTitle: 'ਘੱਟ ਕੀਮਤ',
  sub: 'ਅਸੀਂ ਪੈਕਾਂ ਅਤੇ ਵੱਖਰੇ ਚੈਨਲਾਂ ਦਾ ਸਭ ਤੋਂ ਸਸਤਾ ਮੇਲ ਖੋਜਦੇ ਹਾਂ ਜਿਸ ਵਿੱਚ ਉਹ ਸਭ ਹੋਵੇ ਜੋ ਤੁਸੀਂ ਦੇਖਦੇ ਹੋ।',
  back: 'ਪੈਕ ਜੋੜੋ',

  noPacks: 'ਕੋਈ ਟੀਵੀ ਪੈਕ ਚਾਲੂ ਨਹੀਂ ਹੈ',
  noPacksDescription: 'ਪੈਕ ਚਾਲੂ ਹੋਣ ’ਤੇ ਤੁਸੀਂ ਇੱਥੇ ਸਸਤਾ ਮੇਲ ਖੋਜ ਸਕਦੇ ਹੋ।',
  addPacks: 'ਪੈਕ ਜੋੜੋ',

  box: 'ਕਿਹੜਾ ਬਾਕਸ?',
  keep: 'ਰੱਖਣ ਵਾਲੇ ਚੈਨਲ',
  keepAll: 'ਜੋ ਕੁਝ ਮੇਰੇ ਕੋਲ ਹੈ',
  keepAllHint: (count: number) =>
    count === 1 ? 'ਤੁਹਾਡੇ ਵਾਧੂ ਪੈਕਾਂ ਦਾ ਇੱਕ ਚੈਨਲ' : `ਤੁਹਾਡੇ ਵਾਧੂ ਪੈਕਾਂ ਦੇ ਸਾਰੇ ${count} ਚੈਨਲ`,
  keepSome: 'ਸਿਰਫ਼ ਜੋ ਮੈਂ ਚੁਣਾਂ',
  keepSomeHint: 'ਜੋ ਨਹੀਂ ਦੇਖਦੇ, ਉਸ ਦਾ ਟਿੱਕ ਹਟਾਓ',
  ticked: (count: number, all: number) => `${all} ਵਿੱਚੋਂ ${count} ਚੈਨਲ ਚੁਣੇ`,
  tickAll: 'ਸਾਰੇ ਚੁਣੋ',
  untickAll: 'ਸਾਰੇ ਟਿੱਕ ਹਟਾਓ',
  onlyFixed: (names: string) =>
    `${names} ਇਸੇ ਤਰ੍ਹਾਂ ਰਹੇਗਾ, ਅਤੇ ਇਸ ਬਾਕਸ ’ਤੇ ਹੋਰ ਕੁਝ ਚਾਲੂ ਨਹੀਂ। ਚੈਨਲ ਜੋੜੋ, ਅਸੀਂ ਉਨ੍ਹਾਂ ਨੂੰ ਲੈਣ ਦਾ ਸਭ ਤੋਂ ਸਸਤਾ ਤਰੀਕਾ ਖੋਜਾਂਗੇ।`,

  add: 'ਚੈਨਲ ਜੋੜੋ',
  search: 'ਨਾਂ ਜਾਂ ਚੈਨਲ ਨੰਬਰ',
  searchFor: 'ਜੋ ਚੈਨਲ ਤੁਸੀਂ ਜੋੜਨਾ ਚਾਹੁੰਦੇ ਹੋ',
  matches: (count: number) => (count === 1 ? '1 ਚੈਨਲ ਮਿਲਿਆ' : `${count} ਚੈਨਲ ਮਿਲੇ`),
  firstOf: (shown: number, count: number) => `${count} ਚੈਨਲਾਂ ਵਿੱਚੋਂ ਪਹਿਲੇ ${shown}`,
  noMatch: 'ਇਸ ਨਾਂ ਜਾਂ ਨੰਬਰ ਦਾ ਕੋਈ ਚੈਨਲ ਨਹੀਂ ਹੈ।',
  addOne: 'ਜੋੜੋ',
  addNamed: (name: string) => `${name} ਜੋੜੋ`,
  removeOne: 'ਹਟਾਓ',
  removeNamed: (name: string) => `${name} ਹਟਾਓ`,
  has: 'ਚਾਲੂ',
  free: 'ਫ੍ਰੀ-ਟੂ-ਏਅਰ',
  selected: 'ਜੋੜਿਆ ਗਿਆ',
  added: 'ਤੁਸੀਂ ਇਹ ਵੀ ਚਾਹੁੰਦੇ ਹੋ',

  now: 'ਹੁਣ ਤੁਸੀਂ ਦਿੰਦੇ ਹੋ',
  nowFor: (channels: number, packs: number) => `/ਮਹੀਨਾ GST ਸਮੇਤ: ${packs} ਪੈਕ, ${channels} ਚੈਨਲ`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/ਮਹੀਨਾ ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ: ${packs} ਪੈਕ, ${channels} ਚੈਨਲ`,
  nothingYet: 'ਪਹਿਲਾਂ ਕੋਈ ਚੈਨਲ ਜੋੜੋ। ਫਿਰ ਅਸੀਂ ਉਸ ਨੂੰ ਲੈਣ ਦਾ ਸਭ ਤੋਂ ਸਸਤਾ ਤਰੀਕਾ ਖੋਜ ਸਕਦੇ ਹਾਂ।',
  find: 'ਸਭ ਤੋਂ ਸਸਤਾ ਮੇਲ ਖੋਜੋ',
  stop: 'ਰੋਕੋ',
  searching: 'ਪੈਕਾਂ ਅਤੇ ਚੈਨਲਾਂ ਦੀ ਤੁਲਨਾ ਹੋ ਰਹੀ ਹੈ। ਇਸ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਦੋ ਸਕਿੰਟ ਲੱਗਦੇ ਹਨ।',
  stopped: 'ਰੋਕ ਦਿੱਤਾ ਗਿਆ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  notStarted: 'ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਖੋਜ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋ ਸਕੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਆਪਣਾ ਕਨੈਕਸ਼ਨ ਚੈੱਕ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  tooSlow: 'ਖੋਜ ਪੂਰੀ ਨਹੀਂ ਹੋਈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  broken: 'ਖੋਜ ਵਿੱਚ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ, ਅਤੇ ਇਸ ਵਿੱਚ ਤੁਹਾਡੀ ਕੋਈ ਗਲਤੀ ਨਹੀਂ।',

  notCompared: 'ਕਿਸ ਦੀ ਤੁਲਨਾ ਨਹੀਂ ਹੁੰਦੀ',
  stays: (names: string) => `${names}: ਇਸੇ ਤਰ੍ਹਾਂ ਰਹੇਗਾ।`,
  leaves: (name: string) => `${name}: ਤੁਹਾਡੇ ਕਹੇ ਮੁਤਾਬਕ {date} ਨੂੰ ਖਤਮ ਹੋਵੇਗਾ`,
  freeNote: 'ਫ੍ਰੀ-ਟੂ-ਏਅਰ ਚੈਨਲ: ਇਨ੍ਹਾਂ ਦੇ ਕੋਈ ਪੈਸੇ ਨਹੀਂ ਲੱਗਦੇ।',
  hdNote: 'HD ਚੈਨਲ ਅਤੇ ਉਸ ਦਾ SD ਰੂਪ ਦੋ ਵੱਖਰੇ ਚੈਨਲ ਹਨ।',
  termNote: 'ਇੱਕ ਮਹੀਨੇ ਤੋਂ ਵੱਧ ਲਈ ਲਏ ਪੈਕਾਂ ਦਾ ਸਿਰਫ਼ ਇੱਕ ਮਹੀਨੇ ਦਾ ਹਿੱਸਾ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'ਬੇਸ ਪੈਕ',
    BOUQUET: 'ਬੁਕੇ',
    BROADBAND: 'ਬ੍ਰਾਡਬੈਂਡ',
    CHANNEL: 'ਚੈਨਲ',
  },
  per: {
    MONTHLY: '/ਮਹੀਨਾ',
    QUARTERLY: '3\u00a0ਮਹੀਨਿਆਂ ਲਈ',
    HALFYEARLY: '6\u00a0ਮਹੀਨਿਆਂ ਲਈ',
    YEARLY: '12\u00a0ਮਹੀਨਿਆਂ ਲਈ',
  },
  term: 'ਕਿੰਨੇ ਸਮੇਂ ਲਈ',
  terms: {
    MONTHLY: 'ਹਰ ਮਹੀਨੇ',
    QUARTERLY: 'ਹਰ ਤਿੰਨ ਮਹੀਨੇ',
    HALFYEARLY: 'ਹਰ ਛੇ ਮਹੀਨੇ',
    YEARLY: 'ਹਰ ਸਾਲ',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${groupedText(count)} ਚੈਨਲ, ${groupedText(hd)} HD ਵਿੱਚ` : `${groupedText(count)} ਚੈਨਲ`,
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps ਸਪੀਡ`,
  fairUse: (gigabytes: number): string => `ਪੂਰੀ ਸਪੀਡ ’ਤੇ ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} ਕਾਰਟ ਵਿੱਚ ਪਾਓ`,
  remove: (name: string): string => `${name} ਕਾਰਟ ਵਿੱਚੋਂ ਹਟਾਓ`,
  addWord: 'ਪਾਓ',
  inCartWord: 'ਕਾਰਟ ਵਿੱਚ',
  addShort: 'ਕਾਰਟ ਵਿੱਚ ਪਾਓ',
  removeShort: 'ਕਾਰਟ ਵਿੱਚੋਂ ਹਟਾਓ',
  owned: 'ਚਾਲੂ',
  inOwned: (pack: string): string => `${pack} ਵਿੱਚ ਚਾਲੂ`,
  inCart: 'ਤੁਹਾਡੇ ਕਾਰਟ ਵਿੱਚ ਹੈ',
  inCartPack: (pack: string): string => `ਤੁਹਾਡੇ ਕਾਰਟ ਦੇ ${pack} ਵਿੱਚ ਹੈ`,
  withTax: 'GST ਸਮੇਤ',
  beforeTax: 'ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ',
  noPrice: 'ਕੀਮਤ ਉਪਲਬਧ ਨਹੀਂ',
  hd: 'HD',
  free: 'ਮੁਫ਼ਤ',
  onlyInPacks: 'ਸਿਰਫ਼ ਪੈਕਾਂ ਵਿੱਚ',
  columns: { channel: 'ਚੈਨਲ', number: 'ਨੰਬਰ', price: 'ਕੀਮਤ', cart: 'ਕਾਰਟ' },
};
