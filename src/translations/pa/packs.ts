import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'ਰਹਿਣ ਦਿਓ',
  removeAsk: (name: string): string => `${name} ਹਟਾਉਣਾ ਹੈ?`,
  removeEnds: (date: string): string => `ਇਸ ਦੀ ਆਖਰੀ ਤਾਰੀਖ ${date} ਹੈ।`,
  removeUntil: 'ਉਦੋਂ ਤੱਕ ਤੁਸੀਂ ਇਸ ਨੂੰ ਪਹਿਲਾਂ ਵਾਂਗ ਵਰਤ ਸਕਦੇ ਹੋ।',
  removeNoRefund: 'ਕੋਈ ਰਿਫ਼ੰਡ ਨਹੀਂ ਮਿਲੇਗਾ।',
  keepByRenewing: 'ਇਸ ਨੂੰ ਰੱਖਣਾ ਹੋਵੇ ਤਾਂ ਸਮਾਪਤ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਰੀਨਿਊ ਕਰੋ।',
  keepByRenewingFrom: (date: string): string => `ਇਸ ਨੂੰ ਰੱਖਣਾ ਹੋਵੇ ਤਾਂ ${date} ਤੋਂ ਸਮਾਪਤ ਹੋਣ ਤੱਕ ਰੀਨਿਊ ਕਰੋ।`,
  noUndo: 'ਇਹ ਇੱਥੇ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ।',
  reason: 'ਕਾਰਨ (ਵਿਕਲਪਿਕ)',
  removeYes: 'ਮਿਆਦ ਦੇ ਅੰਤ ’ਤੇ ਹਟਾਓ',
  refundAsk: (name: string): string => `${name} ਹੁਣੇ ਰੱਦ ਕਰਨਾ ਹੈ?`,
  youGet: 'ਤੁਹਾਡੇ ਬੈਲੇਂਸ ਵਿੱਚ ਰਿਫ਼ੰਡ',
  stopsNow: 'ਇਹ ਤੁਰੰਤ ਬੰਦ ਹੋ ਜਾਵੇਗਾ।',
  stopsNowChannels: (channels: string): string => `ਇਹ ਆਪਣੇ ${channels} ਸਮੇਤ ਤੁਰੰਤ ਬੰਦ ਹੋ ਜਾਵੇਗਾ।`,
  stopsNowLine: 'ਤੁਹਾਡਾ ਬ੍ਰਾਡਬੈਂਡ ਤੁਰੰਤ ਬੰਦ ਹੋ ਜਾਵੇਗਾ।',
  daysLost: (days: number): string =>
    days === 1 ? 'ਤੁਹਾਡਾ ਆਖਰੀ ਦਿਨ ਚਲਾ ਜਾਵੇਗਾ।' : `ਤੁਹਾਡੇ ਬਾਕੀ ${days} ਦਿਨ ਚਲੇ ਜਾਣਗੇ।`,
  buyAgain: 'ਇਸ ਨੂੰ ਵਾਪਸ ਲੈਣ ਲਈ ਤੁਹਾਨੂੰ ਦੁਬਾਰਾ ਖਰੀਦਣਾ ਪਵੇਗਾ।',
  refundYes: (amount: string): string => `ਰੱਦ ਕਰੋ ਅਤੇ ${amount} ਵਾਪਸ ਲਓ`,
  amountChanged: (was: string, is: string): string =>
    `ਰਿਫ਼ੰਡ ${was} ਤੋਂ ਬਦਲ ਕੇ ${is} ਹੋ ਗਿਆ ਹੈ। ਕੁਝ ਵੀ ਰੱਦ ਨਹੀਂ ਹੋਇਆ। ਅੱਗੇ ਵਧਣ ਤੋਂ ਪਹਿਲਾਂ ਚੈੱਕ ਕਰੋ।`,
  noneLeft: 'ਇਸ ਪੈਕ ਲਈ ਹੁਣ ਕੋਈ ਰਿਫ਼ੰਡ ਨਹੀਂ ਹੈ। ਕੁਝ ਵੀ ਰੱਦ ਨਹੀਂ ਹੋਇਆ।',
  reading: 'ਰਕਮ ਅੱਪਡੇਟ ਹੋ ਰਹੀ ਹੈ।',
  notRead: 'ਰਕਮ ਅੱਪਡੇਟ ਨਹੀਂ ਹੋ ਸਕੀ।',
  tryAgain: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  removedAtTermEnd: (name: string): string =>
    `${name}: ਮਿਆਦ ਦੇ ਅੰਤ ’ਤੇ ਖਤਮ ਹੋਵੇਗਾ। ਉਦੋਂ ਤੱਕ ਤੁਸੀਂ ਇਸ ਨੂੰ ਪਹਿਲਾਂ ਵਾਂਗ ਵਰਤ ਸਕਦੇ ਹੋ।`,
  removed: (name: string, date: string): string =>
    `${name}: ${date} ਨੂੰ ਖਤਮ ਹੋਵੇਗਾ। ਉਦੋਂ ਤੱਕ ਤੁਸੀਂ ਇਸ ਨੂੰ ਪਹਿਲਾਂ ਵਾਂਗ ਵਰਤ ਸਕਦੇ ਹੋ।`,
  refunded: (name: string, amount: string): string =>
    `${name} ਰੱਦ ਹੋ ਗਿਆ ਹੈ। ${amount} ਤੁਹਾਡੇ ਬੈਲੇਂਸ ਵਿੱਚ ਵਾਪਸ ਆ ਗਏ ਹਨ।`,
  refundedBlind: (name: string): string =>
    `${name} ਰੱਦ ਹੋ ਗਿਆ ਹੈ। ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਨਹੀਂ ਦੱਸਿਆ ਕਿ ਕਿੰਨਾ ਰਿਫ਼ੰਡ ਹੋਇਆ। ਇਹ ਤੁਹਾਨੂੰ ਲੈਣ-ਦੇਣ ਵਿੱਚ ਮਿਲੇਗਾ।`,
  balance: (amount: string): string => `ਤੁਹਾਡਾ ਬੈਲੇਂਸ ${amount} ਹੈ।`,
  balanceReading: 'ਤੁਹਾਡਾ ਬੈਲੇਂਸ ਅੱਪਡੇਟ ਹੋ ਰਿਹਾ ਹੈ।',
  balanceNotRead: 'ਤੁਹਾਡਾ ਬੈਲੇਂਸ ਅੱਪਡੇਟ ਨਹੀਂ ਹੋ ਸਕਿਆ।',
  unknownRemoval: (name: string): string =>
    `ਸਾਫ਼ ਜਵਾਬ ਨਹੀਂ ਆਇਆ, ਇਸ ਲਈ ਸਾਨੂੰ ਪਤਾ ਨਹੀਂ ਕਿ ${name} ਹਟਿਆ ਜਾਂ ਨਹੀਂ।`,
  packsReading: 'ਤੁਹਾਡੇ ਪੈਕ ਅੱਪਡੇਟ ਹੋ ਰਹੇ ਹਨ।',
  packsNotRead: 'ਤੁਹਾਡੇ ਪੈਕ ਅੱਪਡੇਟ ਨਹੀਂ ਹੋ ਸਕੇ।',
  nowLeavingAtTermEnd: 'ਤੁਹਾਡੇ ਪੈਕਾਂ ਵਿੱਚ ਹੁਣ ਦਿਖਦਾ ਹੈ ਕਿ ਇਹ ਮਿਆਦ ਦੇ ਅੰਤ ’ਤੇ ਖਤਮ ਹੋਵੇਗਾ, ਯਾਨੀ ਇਹ ਹਟ ਗਿਆ।',
  nowLeaving: (date: string): string =>
    `ਤੁਹਾਡੇ ਪੈਕਾਂ ਵਿੱਚ ਹੁਣ ਇਸ ਦੀ ਆਖਰੀ ਤਾਰੀਖ ${date} ਦਿਖਦੀ ਹੈ, ਯਾਨੀ ਇਹ ਹਟ ਗਿਆ।`,
  nowCancelled: 'ਤੁਹਾਡੇ ਪੈਕਾਂ ਵਿੱਚ ਇਹ ਹੁਣ ਚਾਲੂ ਨਹੀਂ ਦਿਖਦਾ, ਯਾਨੀ ਇਹ ਰੱਦ ਹੋ ਗਿਆ।',
  nowRunning: {
    honoured:
      'ਤੁਹਾਡੇ ਪੈਕਾਂ ਵਿੱਚ ਇਹ ਹਾਲੇ ਵੀ ਚਾਲੂ ਹੈ। ਆਪਣੇ ਆਪ ਕੁਝ ਵੀ ਦੁਬਾਰਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ। ਜੇ ਤੁਸੀਂ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਤਾਂ ਇਹ ਵੱਧ ਤੋਂ ਵੱਧ ਇੱਕ ਵਾਰ ਹੀ ਹੋਵੇਗਾ।',
    unknown:
      'ਤੁਹਾਡੇ ਪੈਕਾਂ ਵਿੱਚ ਇਹ ਹਾਲੇ ਵੀ ਚਾਲੂ ਹੈ। ਆਪਣੇ ਆਪ ਕੁਝ ਵੀ ਦੁਬਾਰਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਕੁਝ ਮਿੰਟ ਰੁਕ ਕੇ ਫਿਰ ਦੇਖੋ।',
  },
  history: 'ਲੈਣ-ਦੇਣ ਵਿੱਚ ਰਿਫ਼ੰਡ ਦੇਖੋ',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'ਤੁਹਾਡੇ ਚੈਨਲ',
  titleIn: (pack: string): string => `${pack} ਦੇ ਚੈਨਲ`,
  back: 'ਮੇਰੇ ਪੈਕ',
  search: 'ਆਪਣੇ ਚੈਨਲ ਖੋਜੋ',
  searchFor: 'ਨਾਂ ਜਾਂ ਚੈਨਲ ਨੰਬਰ',
  count: (count: number): string => `${groupedText(count)} ਚੈਨਲ`,
  some: (count: number, all: number): string => `${groupedText(all)} ਵਿੱਚੋਂ ${groupedText(count)} ਚੈਨਲ`,
  noMatch: 'ਤੁਹਾਡਾ ਕੋਈ ਚੈਨਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ।',
  none: 'ਕੋਈ ਚੈਨਲ ਨਹੀਂ',
  noneDescription: 'ਇੱਥੇ ਚੈਨਲਾਂ ਵਾਲਾ ਕੋਈ ਪੈਕ ਚਾਲੂ ਨਹੀਂ, ਜਾਂ ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਉਸ ਦੇ ਚੈਨਲ ਨਹੀਂ ਦੱਸੇ।',
  add: 'ਪੈਕ ਜੋੜੋ',
  incomplete: 'ਇੱਕ ਪੈਕ ਦੇ ਚੈਨਲ ਨਹੀਂ ਮਿਲੇ।',
  retry: 'ਬਾਕੀ ਲੋਡ ਕਰੋ',
  columns: {
    channel: 'ਚੈਨਲ',
    number: 'ਨੰਬਰ',
    genre: 'ਸ਼੍ਰੇਣੀ',
    language: 'ਭਾਸ਼ਾ',
    pack: 'ਕਿਸ ਪੈਕ ਵਿੱਚ',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'ਮੇਰੇ ਪੈਕ',
  extent: (packs: number, services: number): string =>
    `${services} ${services === 1 ? 'ਸੇਵਾ' : 'ਸੇਵਾਵਾਂ'} ’ਤੇ ${packs} ਪੈਕ`,
  renew: 'ਰੀਨਿਊ ਕਰੋ',
  add: 'ਪੈਕ ਜੋੜੋ',
  show: 'ਦਿਖਾਓ',
  all: 'ਸਾਰੇ',
  filters: { ACTIVE: 'ਚਾਲੂ', EXPIRED: 'ਖਤਮ', CANCEL: 'ਰੱਦ', FAILED: 'ਅਸਫਲ' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'ਪੈਕ ਜੋੜੋ',
  count: (count: number): string => (count === 1 ? '1 ਪੈਕ ਦਿਖ ਰਿਹਾ ਹੈ' : `${count} ਪੈਕ ਦਿਖ ਰਹੇ ਹਨ`),
  broadband: 'ਬ੍ਰਾਡਬੈਂਡ',
  nowhere: 'ਬਿਨਾਂ ਬਾਕਸ ਦੇ',
  none: 'ਤੁਹਾਡੇ ਕੋਲ ਅਜੇ ਕੋਈ ਪੈਕ ਨਹੀਂ ਹੈ',
  noneDescription: 'ਚੈਨਲਾਂ ਅਤੇ ਬ੍ਰਾਡਬੈਂਡ ਲਈ ਪੈਕ ਜੋੜੋ।',
  noMatch: {
    ACTIVE: 'ਕੋਈ ਪੈਕ ਚਾਲੂ ਨਹੀਂ ਹੈ',
    EXPIRED: 'ਕੋਈ ਪੈਕ ਖਤਮ ਨਹੀਂ ਹੋਇਆ',
    CANCEL: 'ਕੋਈ ਪੈਕ ਰੱਦ ਨਹੀਂ ਹੋਇਆ',
    FAILED: 'ਕੋਈ ਪੈਕ ਅਸਫਲ ਨਹੀਂ ਹੋਇਆ',
  },
  showAll: 'ਸਾਰੇ ਪੈਕ ਦਿਖਾਓ',
  channels: 'ਤੁਹਾਡੇ ਚੈਨਲ',
  channelsOf: (box: string): string => `ਤੁਹਾਡੇ ਚੈਨਲ: ${box}`,
  packsOf: (box: string): string => `ਪੈਕ: ${box}`,
  renewNamed: (pack: string): string => `ਰੀਨਿਊ ਕਰੋ: ${pack}`,
  renewMany: (count: number): string => `${count} ਪੈਕ ਰੀਨਿਊ ਕਰੋ`,
  packs: (count: number): string => `${count} ਪੈਕ`,
  endOn: (count: number, date: string): string =>
    count === 1 ? `ਆਖਰੀ ਤਾਰੀਖ ${date}` : `ਸਭ ਦੀ ਆਖਰੀ ਤਾਰੀਖ ${date}`,
  ownTerms: 'ਹਰ ਪੈਕ ਆਪਣੀ ਮਿਆਦ ਲਈ',
  gst: (tax: string): string => `${tax} GST ਸਮੇਤ`,
  columns: { pack: 'ਪੈਕ', contents: 'ਇਸ ਵਿੱਚ ਕੀ ਹੈ', ends: 'ਆਖਰੀ ਤਾਰੀਖ', price: 'ਕੀਮਤ' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'ਤੁਹਾਡੀ ਲਾਈਨ',
  show: 'ਸਪੀਡ ਅਤੇ ਵਰਤਿਆ ਡਾਟਾ ਦਿਖਾਓ',
  hide: 'ਸਪੀਡ ਅਤੇ ਵਰਤਿਆ ਡਾਟਾ ਲੁਕਾਓ',
  none: 'ਇਸ ਖਾਤੇ ’ਤੇ ਕੋਈ ਬ੍ਰਾਡਬੈਂਡ ਲਾਈਨ ਨਹੀਂ',
  noneDescription: 'ਜੇ ਤੁਸੀਂ ਬ੍ਰਾਡਬੈਂਡ ਵਰਤਦੇ ਹੋ, ਤਾਂ ਗਾਹਕ ਸਹਾਇਤਾ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  used: (used: string, limit: string): string => `ਪੂਰੀ ਸਪੀਡ ਵਾਲੇ ${limit} GB ਵਿੱਚੋਂ ${used} GB ਵਰਤਿਆ`,
  usedAll: (limit: string): string => `ਪੂਰੀ ਸਪੀਡ ਵਾਲੇ ਸਾਰੇ ${limit} GB ਵਰਤੇ ਜਾ ਚੁੱਕੇ ਹਨ`,
  usedOnly: (used: string): string => `${used} GB ਵਰਤਿਆ`,
  speed: 'ਸਪੀਡ',
  after: 'ਸੀਮਾ ਤੋਂ ਬਾਅਦ ਸਪੀਡ',
  limit: 'ਪੂਰੀ ਸਪੀਡ ਕਿੱਥੋਂ ਤੱਕ',
  account: 'ਖਾਤਾ ਨੰਬਰ',
  plan: 'ਪਲਾਨ',
  until: 'ਆਖਰੀ ਤਾਰੀਖ',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'ਇਸ ਪੈਕ ਨੂੰ ਰੀਨਿਊ ਕਰਨ ਦਾ ਸਮਾਂ ਅਜੇ ਨਹੀਂ ਆਇਆ ਸੀ।',
  tooEarlyUntil: (date: string): string =>
    `ਇਸ ਪੈਕ ਨੂੰ ਰੀਨਿਊ ਕਰਨ ਦਾ ਸਮਾਂ ਅਜੇ ਨਹੀਂ ਆਇਆ ਸੀ। ਤੁਸੀਂ ਇਸ ਨੂੰ ${date} ਤੋਂ ਰੀਨਿਊ ਕਰ ਸਕਦੇ ਹੋ।`,
  chargeRefused:
    'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦੇ ਬਿਲਿੰਗ ਸਿਸਟਮ ਨੇ ਰੀਨਿਊਅਲ ਮਨਜ਼ੂਰ ਨਹੀਂ ਕੀਤਾ, ਇਸ ਲਈ ਇਹ ਪੈਕ ਰੀਨਿਊ ਨਹੀਂ ਹੋਇਆ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜਾਂ ਗਾਹਕ ਸਹਾਇਤਾ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  otherFailure: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਇਹ ਪੈਕ ਚਾਲੂ ਜਾਂ ਰੀਨਿਊ ਨਹੀਂ ਕਰ ਸਕਿਆ। ਗਾਹਕ ਸਹਾਇਤਾ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  itsMessage: (message: string): string => `ਆਪਰੇਟਰ ਦਾ ਸੁਨੇਹਾ: ${message}`,
  code: (code: string): string => `ਕੋਡ ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'ਪੈਕ',
  back: 'ਮੇਰੇ ਪੈਕ',
  missing: 'ਇਹ ਪੈਕ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਨਹੀਂ ਹੈ',
  missingDescription: 'ਹੋ ਸਕਦਾ ਹੈ ਇਸ ਦੀ ਥਾਂ ਹੋਰ ਪੈਕ ਆ ਗਿਆ ਹੋਵੇ। ਤੁਹਾਡੇ ਸਾਰੇ ਪੈਕ ਸੂਚੀ ਵਿੱਚ ਹਨ।',
  renew: 'ਰੀਨਿਊ ਕਰੋ',
  facts: 'ਵੇਰਵੇ',
  price: 'ਕੀਮਤ',
  gst: (tax: string): string => `${tax} GST ਸਮੇਤ`,
  channels: 'ਚੈਨਲ',
  whichChannels: 'ਇਸ ਵਿੱਚ ਕਿਹੜੇ ਚੈਨਲ ਹਨ?',
  speed: 'ਸਪੀਡ',
  box: 'ਬਾਕਸ',
  activated: 'ਕਦੋਂ ਚਾਲੂ ਹੋਇਆ',
  ends: 'ਆਖਰੀ ਤਾਰੀਖ',
  ended: 'ਕਦੋਂ ਖਤਮ ਹੋਇਆ',
  renewable: 'ਕਦੋਂ ਤੋਂ ਰੀਨਿਊ ਕਰ ਸਕਦੇ ਹੋ',
  stop: 'ਇਹ ਪੈਕ ਬੰਦ ਕਰੋ',
  leavingAtTermEnd: 'ਤੁਸੀਂ ਇਹ ਪੈਕ ਹਟਾ ਦਿੱਤਾ ਹੈ। ਇਹ ਮਿਆਦ ਦੇ ਅੰਤ ਤੱਕ ਚਾਲੂ ਰਹੇਗਾ ਅਤੇ ਫਿਰ ਖਤਮ ਹੋ ਜਾਵੇਗਾ।',
  leaving: (date: string): string =>
    `ਤੁਸੀਂ ਇਹ ਪੈਕ ਹਟਾ ਦਿੱਤਾ ਹੈ। ਇਹ ${date} ਤੱਕ ਚਾਲੂ ਰਹੇਗਾ ਅਤੇ ਫਿਰ ਖਤਮ ਹੋ ਜਾਵੇਗਾ।`,
  removeTitle: 'ਮਿਆਦ ਦੇ ਅੰਤ ’ਤੇ ਹਟਾਓ',
  removeDescription: (date: string): string => `ਇਹ ${date} ਤੱਕ ਚਾਲੂ ਰਹੇਗਾ। ਕੋਈ ਰਿਫ਼ੰਡ ਨਹੀਂ ਮਿਲੇਗਾ।`,
  remove: 'ਹਟਾਓ',
  refundTitle: 'ਹੁਣੇ ਰੱਦ ਕਰੋ',
  refundDescription: (amount: string): string => `ਇਹ ਤੁਰੰਤ ਬੰਦ ਹੋ ਜਾਵੇਗਾ ਅਤੇ ਤੁਹਾਨੂੰ ${amount} ਵਾਪਸ ਮਿਲਣਗੇ।`,
  refund: 'ਰੱਦ ਕਰਕੇ ਰਿਫ਼ੰਡ ਲਓ',
  noRefund: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਇਸ ਪੈਕ ਲਈ ਰਿਫ਼ੰਡ ਨਹੀਂ ਦਿੰਦਾ।',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'ਚਾਲੂ',
  ended: 'ਖਤਮ',
  cancelled: 'ਰੱਦ',
  failed: 'ਅਸਫਲ',
  endsOn: '{date} ਨੂੰ ਖਤਮ ਹੋਵੇਗਾ',
  endedOn: '{date} ਨੂੰ ਖਤਮ ਹੋਇਆ',
  channels: (count: number): string => `${count} ਚੈਨਲ`,
  hd: (count: number): string => `${count} HD ਵਿੱਚ`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/ਮਹੀਨਾ',
    QUARTERLY: '3\u00a0ਮਹੀਨਿਆਂ ਲਈ',
    HALFYEARLY: '6\u00a0ਮਹੀਨਿਆਂ ਲਈ',
    YEARLY: 'ਪ੍ਰਤੀ ਸਾਲ',
  },
  beforeTax: 'ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'ਪੁਰਾਣੇ ਪੈਕ',
  before:
    'ਬੈਲੇਂਸ ਵਿੱਚੋਂ ਭੁਗਤਾਨ ਕਰੋ, ਤਾਂ ਨਵੇਂ ਪੈਕ ਚਾਲੂ ਹੁੰਦਿਆਂ ਹੀ ਇਹਨਾਂ ਦਾ ਰੀਨਿਊ ਬੰਦ ਕਰ ਦਿੱਤਾ ਜਾਵੇਗਾ। ਹਰ ਪੈਕ ਆਪਣੀ ਮਿਆਦ ਦੇ ਅੰਤ ਤੱਕ ਚਾਲੂ ਰਹੇਗਾ।',
  otherWay: 'ਜੇ ਭੁਗਤਾਨ ਦਾ ਹੋਰ ਤਰੀਕਾ ਵਰਤੋ, ਤਾਂ ਭੁਗਤਾਨ ਤੋਂ ਬਾਅਦ ਤੁਸੀਂ ਇਨ੍ਹਾਂ ਨੂੰ ਇੱਕ ਟੈਪ ਨਾਲ ਬੰਦ ਕਰ ਸਕੋਗੇ।',
  afterwards: 'ਇਹ ਹਾਲੇ ਚਾਲੂ ਹਨ। ਨਵੇਂ ਪੈਕ ਚਾਲੂ ਹੁੰਦਿਆਂ ਹੀ ਤੁਸੀਂ ਇਨ੍ਹਾਂ ਨੂੰ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।',
  keep: 'ਪੁਰਾਣੇ ਪੈਕ ਰੱਖੋ',
  endNow: 'ਪੁਰਾਣੇ ਪੈਕ ਬੰਦ ਕਰੋ',
  running: 'ਪੁਰਾਣੇ ਪੈਕ ਬੰਦ ਹੋ ਰਹੇ ਹਨ…',
  done: (count: number) =>
    count === 1
      ? 'ਪੁਰਾਣਾ ਪੈਕ ਆਪਣੀ ਮਿਆਦ ਨਾਲ ਖਤਮ ਹੋਵੇਗਾ ਅਤੇ ਰੀਨਿਊ ਨਹੀਂ ਹੋਵੇਗਾ।'
      : `ਸਾਰੇ ${count} ਪੁਰਾਣੇ ਪੈਕ ਆਪਣੀ-ਆਪਣੀ ਮਿਆਦ ਨਾਲ ਖਤਮ ਹੋਣਗੇ ਅਤੇ ਰੀਨਿਊ ਨਹੀਂ ਹੋਣਗੇ।`,
  held: (names: string) =>
    `ਹਾਲੇ ਚਾਲੂ ਨਹੀਂ: ${names}। ਸਾਰੇ ਪੁਰਾਣੇ ਪੈਕ ਬਣੇ ਹੋਏ ਹਨ, ਇਸ ਲਈ ਤੁਹਾਡਾ ਕੋਈ ਚੈਨਲ ਨਹੀਂ ਜਾਵੇਗਾ।`,
  unread: 'ਇਸ ਵੇਲੇ ਕੋਈ ਪੁਰਾਣਾ ਪੈਕ ਬੰਦ ਨਹੀਂ ਕੀਤਾ ਗਿਆ: ਅਸੀਂ ਦੇਖ ਨਹੀਂ ਸਕੇ ਕਿ ਨਵੇਂ ਪੈਕ ਚਾਲੂ ਹਨ ਜਾਂ ਨਹੀਂ।',
  part: (count: number) =>
    count === 1
      ? '1 ਪੁਰਾਣਾ ਪੈਕ ਬੰਦ ਨਹੀਂ ਹੋ ਸਕਿਆ ਅਤੇ ਰੀਨਿਊ ਹੋ ਸਕਦਾ ਹੈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਆਪਣੇ ਪੈਕਾਂ ਵਿੱਚੋਂ ਹਟਾਓ।'
      : `${count} ਪੁਰਾਣੇ ਪੈਕ ਬੰਦ ਨਹੀਂ ਹੋ ਸਕੇ ਅਤੇ ਰੀਨਿਊ ਹੋ ਸਕਦੇ ਹਨ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਆਪਣੇ ਪੈਕਾਂ ਵਿੱਚੋਂ ਹਟਾਓ।`,
  again: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  myPacks: 'ਮੇਰੇ ਪੈਕ',
  status: {
    staying: 'ਚਾਲੂ',
    ending: 'ਬੰਦ ਹੋ ਰਿਹਾ ਹੈ…',
    ended: 'ਖਤਮ ਹੋਵੇਗਾ',
    refused: 'ਬੰਦ ਨਹੀਂ ਹੋਇਆ',
    unknown: 'ਅਜੇ ਪਤਾ ਨਹੀਂ',
  },
  unknown: 'ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਪੈਕ ਅੱਪਡੇਟ ਹੋਣ ’ਤੇ ਨਤੀਜਾ ਦਿਖੇਗਾ।',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'ਉਹੀ ਚੈਨਲ ਘੱਟ ਕੀਮਤ ਵਿੱਚ',
  lead: 'ਅਸੀਂ ਤੁਹਾਡੇ ਪੈਕਾਂ ਦੀ ਤੁਲਨਾ ਵਿਕਰੀ ਵਾਲੇ ਸਾਰੇ ਪੈਕਾਂ ਨਾਲ ਕਰਦੇ ਹਾਂ।',
  found: (less: string): string => `ਉਹੀ ਚੈਨਲ, ਹਰ ਮਹੀਨੇ ${less} ਘੱਟ ਵਿੱਚ`,
  forBox: (name: string): string => `${name} ਲਈ, GST ਸਮੇਤ`,
  forBoxBeforeTax: (name: string): string => `${name} ਲਈ, ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ`,
};
