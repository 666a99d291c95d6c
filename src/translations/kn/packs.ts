import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const plural = new Intl.PluralRules('kn');
const channelsIn = (count: number): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? 'ಚಾನೆಲ್' : 'ಚಾನೆಲ್‌ಗಳು'}`;

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'ಇರಲಿ',
  removeAsk: (name: string): string => `${name} ತೆಗೆದುಹಾಕಬೇಕೇ?`,
  removeEnds: (date: string): string => `ಇದು ${date} ರಂದು ಮುಗಿಯುತ್ತದೆ.`,
  removeUntil: 'ಅಲ್ಲಿಯವರೆಗೆ ನೀವು ಮೊದಲಿನಂತೆಯೇ ಬಳಸಬಹುದು.',
  removeNoRefund: 'ಯಾವುದೇ ರಿಫಂಡ್ ಇಲ್ಲ.',
  keepByRenewing: 'ಇದನ್ನು ಉಳಿಸಿಕೊಳ್ಳಬೇಕಾದರೆ ಮುಗಿಯುವ ಮೊದಲು ರಿನ್ಯೂ ಮಾಡಿ.',
  keepByRenewingFrom: (date: string): string =>
    `ಇದನ್ನು ಉಳಿಸಿಕೊಳ್ಳಬೇಕಾದರೆ ${date} ರಿಂದ ಮುಗಿಯುವ ಮೊದಲು ರಿನ್ಯೂ ಮಾಡಿ.`,
  noUndo: 'ಇದನ್ನು ಇಲ್ಲಿ ಹಿಂಪಡೆಯಲು ಆಗುವುದಿಲ್ಲ.',
  reason: 'ಕಾರಣ (ಐಚ್ಛಿಕ)',
  removeYes: 'ಅವಧಿಯ ಕೊನೆಗೆ ತೆಗೆದುಹಾಕಿ',
  refundAsk: (name: string): string => `${name} ಈಗಲೇ ರದ್ದುಮಾಡಬೇಕೇ?`,
  youGet: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ಗೆ ರಿಫಂಡ್',
  stopsNow: 'ಇದು ತಕ್ಷಣವೇ ನಿಲ್ಲುತ್ತದೆ.',
  stopsNowChannels: (channels: string): string => `ಇದರ ${channels} ಸೇರಿ ಇದು ತಕ್ಷಣವೇ ನಿಲ್ಲುತ್ತದೆ.`,
  stopsNowLine: 'ನಿಮ್ಮ ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ತಕ್ಷಣವೇ ನಿಲ್ಲುತ್ತದೆ.',
  daysLost: (days: number): string =>
    days === 1 ? 'ಉಳಿದ ಕೊನೆಯ ದಿನ ನಿಮಗೆ ಸಿಗುವುದಿಲ್ಲ.' : `ಉಳಿದ ${days} ದಿನ ನಿಮಗೆ ಸಿಗುವುದಿಲ್ಲ.`,
  buyAgain: 'ಇದು ಮತ್ತೆ ಬೇಕೆಂದರೆ ಮತ್ತೆ ಖರೀದಿಸಬೇಕಾಗುತ್ತದೆ.',
  refundYes: (amount: string): string => `ರದ್ದುಮಾಡಿ, ${amount} ವಾಪಸ್ ಪಡೆಯಿರಿ`,
  amountChanged: (was: string, is: string): string =>
    `ರಿಫಂಡ್ ${was} ಇದ್ದದ್ದು ${is} ಆಗಿದೆ. ಏನೂ ರದ್ದಾಗಿಲ್ಲ. ಮುಂದುವರಿಯುವ ಮೊದಲು ಪರಿಶೀಲಿಸಿ.`,
  noneLeft: 'ಈ ಪ್ಯಾಕ್‌ಗೆ ಈಗ ರಿಫಂಡ್ ಇಲ್ಲ. ಏನೂ ರದ್ದಾಗಿಲ್ಲ.',
  reading: 'ಮೊತ್ತ ಅಪ್‌ಡೇಟ್ ಆಗುತ್ತಿದೆ.',
  notRead: 'ಮೊತ್ತ ಅಪ್‌ಡೇಟ್ ಆಗಲಿಲ್ಲ.',
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  removedAtTermEnd: (name: string): string =>
    `${name}: ಅವಧಿಯ ಕೊನೆಗೆ ಮುಗಿಯುತ್ತದೆ. ಅಲ್ಲಿಯವರೆಗೆ ನೀವು ಮೊದಲಿನಂತೆಯೇ ಬಳಸಬಹುದು.`,
  removed: (name: string, date: string): string =>
    `${name}: ${date} ರಂದು ಮುಗಿಯುತ್ತದೆ. ಅಲ್ಲಿಯವರೆಗೆ ನೀವು ಮೊದಲಿನಂತೆಯೇ ಬಳಸಬಹುದು.`,
  refunded: (name: string, amount: string): string =>
    `${name} ರದ್ದಾಗಿದೆ. ${amount} ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ಗೆ ವಾಪಸ್ ಬಂದಿದೆ.`,
  refundedBlind: (name: string): string =>
    `${name} ರದ್ದಾಗಿದೆ. ಎಷ್ಟು ರಿಫಂಡ್ ಆಗಿದೆ ಎಂದು ನಿಮ್ಮ ಆಪರೇಟರ್ ಹೇಳಿಲ್ಲ. ಅದನ್ನು ನಿಮ್ಮ ವಹಿವಾಟುಗಳಲ್ಲಿ ನೋಡಬಹುದು.`,
  balance: (amount: string): string => `ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್ ${amount}.`,
  balanceReading: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್ ಅಪ್‌ಡೇಟ್ ಆಗುತ್ತಿದೆ.',
  balanceNotRead: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್ ಅಪ್‌ಡೇಟ್ ಆಗಲಿಲ್ಲ.',
  unknownRemoval: (name: string): string =>
    `ಸ್ಪಷ್ಟ ಉತ್ತರ ಬಂದಿಲ್ಲ, ಹಾಗಾಗಿ ${name} ತೆಗೆದುಹಾಕಲಾಗಿದೆಯೇ ಎಂದು ನಮಗೆ ಗೊತ್ತಿಲ್ಲ.`,
  packsReading: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ಅಪ್‌ಡೇಟ್ ಆಗುತ್ತಿವೆ.',
  packsNotRead: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ಅಪ್‌ಡೇಟ್ ಆಗಲಿಲ್ಲ.',
  nowLeavingAtTermEnd:
    'ಇದು ಅವಧಿಯ ಕೊನೆಗೆ ಮುಗಿಯುತ್ತದೆ ಎಂದು ಈಗ ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ಕಾಣುತ್ತಿದೆ, ಅಂದರೆ ಅದನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  nowLeaving: (date: string): string =>
    `ಇದು ${date} ರಂದು ಮುಗಿಯುತ್ತದೆ ಎಂದು ಈಗ ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ಕಾಣುತ್ತಿದೆ, ಅಂದರೆ ಅದನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.`,
  nowCancelled: 'ಈಗ ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ಇದು ಚಾಲ್ತಿಯಲ್ಲಿರುವಂತೆ ಕಾಣುತ್ತಿಲ್ಲ, ಅಂದರೆ ಇದು ರದ್ದಾಗಿದೆ.',
  nowRunning: {
    honoured:
      'ಇದು ಇನ್ನೂ ಚಾಲ್ತಿಯಲ್ಲಿದೆ ಎಂದು ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ಕಾಣುತ್ತಿದೆ. ತಾನಾಗಿಯೇ ಏನನ್ನೂ ಮತ್ತೆ ಕಳುಹಿಸುವುದಿಲ್ಲ. ನೀವು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿದರೆ, ಅದು ಹೆಚ್ಚೆಂದರೆ ಒಂದು ಬಾರಿ ಮಾತ್ರ ಆಗುತ್ತದೆ.',
    unknown:
      'ಇದು ಇನ್ನೂ ಚಾಲ್ತಿಯಲ್ಲಿದೆ ಎಂದು ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ಕಾಣುತ್ತಿದೆ. ತಾನಾಗಿಯೇ ಏನನ್ನೂ ಮತ್ತೆ ಕಳುಹಿಸುವುದಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುವ ಮೊದಲು ಕೆಲವು ನಿಮಿಷ ಕಾದು, ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ.',
  },
  history: 'ನಿಮ್ಮ ವಹಿವಾಟುಗಳಲ್ಲಿ ರಿಫಂಡ್ ನೋಡಿ',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'ನಿಮ್ಮ ಚಾನೆಲ್‌ಗಳು',
  titleIn: (pack: string): string => `${pack} ನಲ್ಲಿರುವ ಚಾನೆಲ್‌ಗಳು`,
  back: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  search: 'ನಿಮ್ಮ ಚಾನೆಲ್‌ಗಳಲ್ಲಿ ಹುಡುಕಿ',
  searchFor: 'ಹೆಸರು ಅಥವಾ ಚಾನೆಲ್ ನಂಬರ್',
  count: (count: number): string => channelsIn(count),
  some: (count: number, all: number): string =>
    `${groupedText(all)} ಚಾನೆಲ್‌ಗಳಲ್ಲಿ ${groupedText(count)}`,
  noMatch: 'ನಿಮ್ಮ ಚಾನೆಲ್‌ಗಳಲ್ಲಿ ಯಾವುದೂ ಹೊಂದಿಕೆಯಾಗಲಿಲ್ಲ.',
  none: 'ಚಾನೆಲ್‌ಗಳಿಲ್ಲ',
  noneDescription:
    'ಇಲ್ಲಿ ಚಾನೆಲ್‌ಗಳಿರುವ ಯಾವ ಪ್ಯಾಕ್ ಕೂಡ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ, ಅಥವಾ ನಿಮ್ಮ ಆಪರೇಟರ್ ಅದರ ಚಾನೆಲ್‌ಗಳನ್ನು ಪಟ್ಟಿ ಮಾಡಿಲ್ಲ.',
  add: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  incomplete: 'ಒಂದು ಪ್ಯಾಕ್‌ನ ಚಾನೆಲ್‌ಗಳು ಸಿಗಲಿಲ್ಲ.',
  retry: 'ಉಳಿದದ್ದು ಲೋಡ್ ಮಾಡಿ',
  columns: {
    channel: 'ಚಾನೆಲ್',
    number: 'ನಂಬರ್',
    genre: 'ವಿಭಾಗ',
    language: 'ಭಾಷೆ',
    pack: 'ಯಾವ ಪ್ಯಾಕ್‌ನಲ್ಲಿ',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  extent: (packs: number, services: number): string =>
    `${services} ${plural.select(services) === 'one' ? 'ಸೇವೆಯಲ್ಲಿ' : 'ಸೇವೆಗಳಲ್ಲಿ'} ${packs} ${plural.select(packs) === 'one' ? 'ಪ್ಯಾಕ್' : 'ಪ್ಯಾಕ್‌ಗಳು'}`,
  renew: 'ರಿನ್ಯೂ ಮಾಡಿ',
  add: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  show: 'ತೋರಿಸಿ',
  all: 'ಎಲ್ಲಾ',
  filters: { ACTIVE: 'ಚಾಲ್ತಿ', EXPIRED: 'ಮುಗಿದಿದೆ', CANCEL: 'ರದ್ದಾಗಿದೆ', FAILED: 'ವಿಫಲ' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  count: (count: number): string =>
    plural.select(count) === 'one' ? `${count} ಪ್ಯಾಕ್ ತೋರಿಸಲಾಗಿದೆ` : `${count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ತೋರಿಸಲಾಗಿದೆ`,
  broadband: 'ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್',
  nowhere: 'ಬಾಕ್ಸ್ ಇಲ್ಲದೆ',
  none: 'ನಿಮ್ಮ ಬಳಿ ಇನ್ನೂ ಪ್ಯಾಕ್‌ಗಳಿಲ್ಲ',
  noneDescription: 'ಚಾನೆಲ್‌ಗಳು ಮತ್ತು ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ಪಡೆಯಲು ಪ್ಯಾಕ್ ಸೇರಿಸಿ.',
  noMatch: {
    ACTIVE: 'ಯಾವ ಪ್ಯಾಕ್ ಕೂಡ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ',
    EXPIRED: 'ಮುಗಿದ ಪ್ಯಾಕ್‌ಗಳಿಲ್ಲ',
    CANCEL: 'ರದ್ದಾದ ಪ್ಯಾಕ್‌ಗಳಿಲ್ಲ',
    FAILED: 'ವಿಫಲವಾದ ಪ್ಯಾಕ್‌ಗಳಿಲ್ಲ',
  },
  showAll: 'ಎಲ್ಲಾ ಪ್ಯಾಕ್‌ಗಳನ್ನು ತೋರಿಸಿ',
  channels: 'ನಿಮ್ಮ ಚಾನೆಲ್‌ಗಳು',
  channelsOf: (box: string): string => `ನಿಮ್ಮ ಚಾನೆಲ್‌ಗಳು: ${box}`,
  packsOf: (box: string): string => `ಪ್ಯಾಕ್‌ಗಳು: ${box}`,
  renewNamed: (pack: string): string => `ರಿನ್ಯೂ ಮಾಡಿ: ${pack}`,
  renewMany: (count: number): string => `${count} ಪ್ಯಾಕ್ ರಿನ್ಯೂ ಮಾಡಿ`,
  packs: (count: number): string => (count === 1 ? '1 ಪ್ಯಾಕ್' : `${count} ಪ್ಯಾಕ್‌ಗಳು`),
  endOn: (count: number, date: string): string =>
    count === 1 ? `${date} ರಂದು ಮುಗಿಯುತ್ತದೆ` : `ಎಲ್ಲವೂ ${date} ರಂದು ಮುಗಿಯುತ್ತವೆ`,
  ownTerms: 'ಪ್ರತಿ ಪ್ಯಾಕ್ ಅದರ ಅವಧಿಗೆ',
  gst: (tax: string): string => `${tax} GST ಸೇರಿ`,
  columns: { pack: 'ಪ್ಯಾಕ್', contents: 'ಇದರಲ್ಲಿ ಏನಿದೆ', ends: 'ಮುಗಿಯುವ ದಿನಾಂಕ', price: 'ಬೆಲೆ' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'ನಿಮ್ಮ ಲೈನ್',
  show: 'ಸ್ಪೀಡ್ ಮತ್ತು ಬಳಸಿದ ಡೇಟಾ ತೋರಿಸಿ',
  hide: 'ಸ್ಪೀಡ್ ಮತ್ತು ಬಳಸಿದ ಡೇಟಾ ಮರೆಮಾಡಿ',
  none: 'ಈ ಖಾತೆಯಲ್ಲಿ ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ಲೈನ್ ಇಲ್ಲ',
  noneDescription: 'ನೀವು ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್ ಬಳಸುತ್ತಿದ್ದರೆ ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್ ಸಂಪರ್ಕಿಸಿ.',
  used: (used: string, limit: string): string => `ಫುಲ್ ಸ್ಪೀಡ್‌ನ ${limit} GB ಯಲ್ಲಿ ${used} GB ಬಳಸಲಾಗಿದೆ`,
  usedAll: (limit: string): string => `ಫುಲ್ ಸ್ಪೀಡ್‌ನ ಎಲ್ಲಾ ${limit} GB ಬಳಸಲಾಗಿದೆ`,
  usedOnly: (used: string): string => `${used} GB ಬಳಸಲಾಗಿದೆ`,
  speed: 'ಸ್ಪೀಡ್',
  after: 'ಮಿತಿಯ ನಂತರದ ಸ್ಪೀಡ್',
  limit: 'ಎಲ್ಲಿಯವರೆಗೆ ಫುಲ್ ಸ್ಪೀಡ್',
  account: 'ಖಾತೆ ನಂಬರ್',
  plan: 'ಪ್ಲಾನ್',
  until: 'ಮುಗಿಯುವ ದಿನಾಂಕ',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'ಈ ಪ್ಯಾಕ್ ರಿನ್ಯೂ ಮಾಡುವ ಸಮಯ ಇನ್ನೂ ಬಂದಿರಲಿಲ್ಲ.',
  tooEarlyUntil: (date: string): string =>
    `ಈ ಪ್ಯಾಕ್ ರಿನ್ಯೂ ಮಾಡುವ ಸಮಯ ಇನ್ನೂ ಬಂದಿರಲಿಲ್ಲ. ${date} ರಿಂದ ರಿನ್ಯೂ ಮಾಡಬಹುದು.`,
  chargeRefused:
    'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಬಿಲ್ಲಿಂಗ್ ಸಿಸ್ಟಮ್ ರಿನ್ಯೂವಲ್ ನಿರಾಕರಿಸಿದೆ, ಹಾಗಾಗಿ ಈ ಪ್ಯಾಕ್ ರಿನ್ಯೂ ಆಗಿಲ್ಲ. ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್ ಸಂಪರ್ಕಿಸಿ.',
  otherFailure: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಈ ಪ್ಯಾಕ್ ಶುರು ಮಾಡಲು ಅಥವಾ ರಿನ್ಯೂ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್ ಸಂಪರ್ಕಿಸಿ.',
  itsMessage: (message: string): string => `ಆಪರೇಟರ್‌ನ ಮೆಸೇಜ್: ${message}`,
  code: (code: string): string => `ಕೋಡ್ ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'ಪ್ಯಾಕ್',
  back: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  missing: 'ಈ ಪ್ಯಾಕ್ ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿಲ್ಲ',
  missingDescription: 'ಅದರ ಬದಲು ಬೇರೊಂದು ಬಂದಿರಬಹುದು. ನಿಮ್ಮ ಎಲ್ಲಾ ಪ್ಯಾಕ್‌ಗಳು ಪಟ್ಟಿಯಲ್ಲಿವೆ.',
  renew: 'ರಿನ್ಯೂ ಮಾಡಿ',
  facts: 'ವಿವರಗಳು',
  price: 'ಬೆಲೆ',
  gst: (tax: string): string => `${tax} GST ಸೇರಿ`,
  channels: 'ಚಾನೆಲ್‌ಗಳು',
  whichChannels: 'ಇದರಲ್ಲಿ ಯಾವ ಚಾನೆಲ್‌ಗಳಿವೆ?',
  speed: 'ಸ್ಪೀಡ್',
  box: 'ಬಾಕ್ಸ್',
  activated: 'ಶುರುವಾದ ದಿನಾಂಕ',
  ends: 'ಮುಗಿಯುವ ದಿನಾಂಕ',
  ended: 'ಮುಗಿದ ದಿನಾಂಕ',
  renewable: 'ಯಾವಾಗಿನಿಂದ ರಿನ್ಯೂ ಮಾಡಬಹುದು',
  stop: 'ಈ ಪ್ಯಾಕ್ ನಿಲ್ಲಿಸಿ',
  leavingAtTermEnd: 'ನೀವು ಈ ಪ್ಯಾಕ್ ತೆಗೆದುಹಾಕಿದ್ದೀರಿ. ಇದು ಅವಧಿಯ ಕೊನೆಯವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿದ್ದು, ನಂತರ ಮುಗಿಯುತ್ತದೆ.',
  leaving: (date: string): string =>
    `ನೀವು ಈ ಪ್ಯಾಕ್ ತೆಗೆದುಹಾಕಿದ್ದೀರಿ. ಇದು ${date} ರವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿದ್ದು, ನಂತರ ಮುಗಿಯುತ್ತದೆ.`,
  removeTitle: 'ಅವಧಿಯ ಕೊನೆಗೆ ತೆಗೆದುಹಾಕಿ',
  removeDescription: (date: string): string => `ಇದು ${date} ರವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ. ಯಾವುದೇ ರಿಫಂಡ್ ಇಲ್ಲ.`,
  remove: 'ತೆಗೆದುಹಾಕಿ',
  refundTitle: 'ಈಗಲೇ ರದ್ದುಮಾಡಿ',
  refundDescription: (amount: string): string => `ಇದು ತಕ್ಷಣವೇ ನಿಲ್ಲುತ್ತದೆ, ನಿಮಗೆ ${amount} ವಾಪಸ್ ಸಿಗುತ್ತದೆ.`,
  refund: 'ರದ್ದುಮಾಡಿ, ರಿಫಂಡ್ ಪಡೆಯಿರಿ',
  noRefund: 'ಈ ಪ್ಯಾಕ್‌ಗೆ ನಿಮ್ಮ ಆಪರೇಟರ್ ರಿಫಂಡ್ ಕೊಡುವುದಿಲ್ಲ.',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'ಚಾಲ್ತಿಯಲ್ಲಿದೆ',
  ended: 'ಮುಗಿದಿದೆ',
  cancelled: 'ರದ್ದಾಗಿದೆ',
  failed: 'ವಿಫಲ',
  endsOn: '{date} ರಂದು ಮುಗಿಯುತ್ತದೆ',
  endedOn: '{date} ರಂದು ಮುಗಿದಿದೆ',
  channels: (count: number): string =>
    `${count} ${plural.select(count) === 'one' ? 'ಚಾನೆಲ್' : 'ಚಾನೆಲ್‌ಗಳು'}`,
  hd: (count: number): string => `HD ಯಲ್ಲಿ ${count}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/ತಿಂಗಳು',
    QUARTERLY: '3\u00a0ತಿಂಗಳಿಗೆ',
    HALFYEARLY: '6\u00a0ತಿಂಗಳಿಗೆ',
    YEARLY: 'ವರ್ಷಕ್ಕೆ',
  },
  beforeTax: 'ತೆರಿಗೆ ಬಿಟ್ಟು',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'ಹಳೆಯ ಪ್ಯಾಕ್‌ಗಳು',
  before:
    'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ ಪಾವತಿಸಿದರೆ, ಹೊಸ ಪ್ಯಾಕ್‌ಗಳು ಶುರುವಾದ ಕೂಡಲೇ ಇವುಗಳ ರಿನ್ಯೂವಲ್ ನಿಲ್ಲಿಸಲಾಗುತ್ತದೆ. ಪ್ರತಿ ಪ್ಯಾಕ್ ಅದರ ಅವಧಿ ಮುಗಿಯುವವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ.',
  otherWay: 'ಬೇರೆ ಪಾವತಿ ವಿಧಾನ ಬಳಸಿದರೆ, ಪಾವತಿಯ ನಂತರ ಒಂದೇ ಟ್ಯಾಪ್‌ನಲ್ಲಿ ಇವನ್ನು ಕೊನೆಗೊಳಿಸಬಹುದು.',
  afterwards: 'ಇವು ಇನ್ನೂ ಚಾಲ್ತಿಯಲ್ಲಿವೆ. ಹೊಸ ಪ್ಯಾಕ್‌ಗಳು ಶುರುವಾದ ಕೂಡಲೇ ಇವನ್ನು ಕೊನೆಗೊಳಿಸಬಹುದು.',
  keep: 'ಹಳೆಯ ಪ್ಯಾಕ್‌ಗಳು ಇರಲಿ',
  endNow: 'ಹಳೆಯ ಪ್ಯಾಕ್‌ಗಳನ್ನು ಕೊನೆಗೊಳಿಸಿ',
  running: 'ಹಳೆಯ ಪ್ಯಾಕ್‌ಗಳನ್ನು ಕೊನೆಗೊಳಿಸಲಾಗುತ್ತಿದೆ…',
  done: (count: number) =>
    count === 1
      ? 'ಹಳೆಯ ಪ್ಯಾಕ್ ಅದರ ಅವಧಿಗೆ ಮುಗಿಯುತ್ತದೆ, ರಿನ್ಯೂ ಆಗುವುದಿಲ್ಲ.'
      : `ಎಲ್ಲಾ ${count} ಹಳೆಯ ಪ್ಯಾಕ್‌ಗಳು ಅವುಗಳ ಅವಧಿಗೆ ಮುಗಿಯುತ್ತವೆ, ರಿನ್ಯೂ ಆಗುವುದಿಲ್ಲ.`,
  held: (names: string) =>
    `ಇನ್ನೂ ಶುರುವಾಗಿಲ್ಲ: ${names}. ಎಲ್ಲಾ ಹಳೆಯ ಪ್ಯಾಕ್‌ಗಳು ಹಾಗೇ ಇರುತ್ತವೆ, ಯಾವ ಚಾನೆಲ್ ಕೂಡ ಹೋಗುವುದಿಲ್ಲ.`,
  unread: 'ಈಗ ಯಾವ ಹಳೆಯ ಪ್ಯಾಕ್ ಅನ್ನೂ ಕೊನೆಗೊಳಿಸಿಲ್ಲ: ಹೊಸ ಪ್ಯಾಕ್‌ಗಳು ಶುರುವಾಗಿವೆಯೇ ಎಂದು ನೋಡಲು ಆಗಲಿಲ್ಲ.',
  part: (count: number) =>
    count === 1
      ? '1 ಹಳೆಯ ಪ್ಯಾಕ್ ಕೊನೆಗೊಳಿಸಲು ಆಗಲಿಲ್ಲ, ಅದು ರಿನ್ಯೂ ಆಗಬಹುದು. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ತೆಗೆದುಹಾಕಿ.'
      : `${count} ಹಳೆಯ ಪ್ಯಾಕ್‌ಗಳನ್ನು ಕೊನೆಗೊಳಿಸಲು ಆಗಲಿಲ್ಲ, ಅವು ರಿನ್ಯೂ ಆಗಬಹುದು. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ತೆಗೆದುಹಾಕಿ.`,
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  myPacks: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  status: {
    staying: 'ಚಾಲ್ತಿಯಲ್ಲಿದೆ',
    ending: 'ಕೊನೆಗೊಳಿಸಲಾಗುತ್ತಿದೆ…',
    ended: 'ಮುಗಿಯಲಿದೆ',
    refused: 'ಕೊನೆಗೊಳಿಸಿಲ್ಲ',
    unknown: 'ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ',
  },
  unknown: 'ಉತ್ತರ ಬಂದಿಲ್ಲ. ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ಅಪ್‌ಡೇಟ್ ಆದಾಗ ಫಲಿತಾಂಶ ಕಾಣುತ್ತದೆ.',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'ಅದೇ ಚಾನೆಲ್‌ಗಳು, ಕಡಿಮೆ ಬೆಲೆಗೆ',
  lead: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳನ್ನು ಮಾರಾಟದಲ್ಲಿರುವ ಎಲ್ಲದರ ಜೊತೆ ಹೋಲಿಸುತ್ತೇವೆ.',
  found: (less: string): string => `ಅದೇ ಚಾನೆಲ್‌ಗಳು, ತಿಂಗಳಿಗೆ ${less} ಕಡಿಮೆ`,
  forBox: (name: string): string => `${name} ಗಾಗಿ, GST ಸೇರಿ`,
  forBoxBeforeTax: (name: string): string => `${name} ಗಾಗಿ, ತೆರಿಗೆ ಬಿಟ್ಟು`,
};
