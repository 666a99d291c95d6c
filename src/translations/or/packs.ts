import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'ରଖନ୍ତୁ',
  removeAsk: (name: string): string => `${name} ହଟାଇବେ?`,
  removeEnds: (date: string): string => `ଏହାର ଶେଷ ତାରିଖ ${date}।`,
  removeUntil: 'ସେ ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଏହାକୁ ଆଗ ପରି ବ୍ୟବହାର କରିପାରିବେ।',
  removeNoRefund: 'କିଛି ରିଫଣ୍ଡ ମିଳିବ ନାହିଁ।',
  keepByRenewing: 'ଏହାକୁ ରଖିବାକୁ ହେଲେ ଶେଷ ହେବା ପୂର୍ବରୁ ରିନ୍ୟୁ କରନ୍ତୁ।',
  keepByRenewingFrom: (date: string): string => `ଏହାକୁ ରଖିବାକୁ ହେଲେ ${date} ରୁ ଶେଷ ହେବା ପୂର୍ବରୁ ରିନ୍ୟୁ କରନ୍ତୁ।`,
  noUndo: 'ଏହାକୁ ଏଠାରେ ଫେରାଇ ହେବ ନାହିଁ।',
  reason: 'କାରଣ (ଐଚ୍ଛିକ)',
  removeYes: 'ଅବଧି ଶେଷରେ ହଟାନ୍ତୁ',
  refundAsk: (name: string): string => `${name} ଏବେ ବାତିଲ କରିବେ?`,
  youGet: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସକୁ ରିଫଣ୍ଡ',
  stopsNow: 'ଏହା ତୁରନ୍ତ ବନ୍ଦ ହେବ।',
  stopsNowChannels: (channels: string): string => `ଏହା ନିଜର ${channels} ସହ ତୁରନ୍ତ ବନ୍ଦ ହେବ।`,
  stopsNowLine: 'ଆପଣଙ୍କ ବ୍ରଡବ୍ୟାଣ୍ଡ ତୁରନ୍ତ ବନ୍ଦ ହେବ।',
  daysLost: (days: number): string =>
    days === 1 ? 'ଆପଣଙ୍କ ଶେଷ ଦିନଟି ଚାଲିଯିବ।' : `ଆପଣଙ୍କ ବାକି ${days} ଦିନ ଚାଲିଯିବ।`,
  buyAgain: 'ଏହାକୁ ଫେରି ପାଇବାକୁ ଆପଣଙ୍କୁ ପୁଣି କିଣିବାକୁ ପଡ଼ିବ।',
  refundYes: (amount: string): string => `ବାତିଲ କରି ${amount} ଫେରି ପାଆନ୍ତୁ`,
  amountChanged: (was: string, is: string): string =>
    `ରିଫଣ୍ଡ ରାଶି ${was} ରୁ ବଦଳି ${is} ହୋଇଛି। କିଛି ବାତିଲ ହୋଇନାହିଁ। ଆଗକୁ ବଢ଼ିବା ପୂର୍ବରୁ ଯାଞ୍ଚ କରନ୍ତୁ।`,
  noneLeft: 'ଏହି ପ୍ୟାକ ପାଇଁ ଆଉ ରିଫଣ୍ଡ ନାହିଁ। କିଛି ବାତିଲ ହୋଇନାହିଁ।',
  reading: 'ରାଶି ଅପଡେଟ ହେଉଛି।',
  notRead: 'ରାଶି ଅପଡେଟ ହୋଇପାରିଲା ନାହିଁ।',
  tryAgain: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  removedAtTermEnd: (name: string): string =>
    `${name}: ଅବଧି ଶେଷରେ ବନ୍ଦ ହେବ। ସେ ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଏହାକୁ ଆଗ ପରି ବ୍ୟବହାର କରିପାରିବେ।`,
  removed: (name: string, date: string): string =>
    `${name}: ${date} ରେ ଶେଷ ହେବ। ସେ ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଏହାକୁ ଆଗ ପରି ବ୍ୟବହାର କରିପାରିବେ।`,
  refunded: (name: string, amount: string): string =>
    `${name} ବାତିଲ ହୋଇଛି। ${amount} ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସକୁ ଫେରିଛି।`,
  refundedBlind: (name: string): string =>
    `${name} ବାତିଲ ହୋଇଛି। କେତେ ରିଫଣ୍ଡ ହେଲା, ଆପଣଙ୍କ ଅପରେଟର କହିଲେ ନାହିଁ। ନେଣଦେଣରେ ଦେଖିପାରିବେ।`,
  balance: (amount: string): string => `ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ ${amount}।`,
  balanceReading: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ ଅପଡେଟ ହେଉଛି।',
  balanceNotRead: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ ଅପଡେଟ ହୋଇପାରିଲା ନାହିଁ।',
  unknownRemoval: (name: string): string =>
    `ସ୍ପଷ୍ଟ ଉତ୍ତର ମିଳିଲା ନାହିଁ, ତେଣୁ ${name} ହଟିଲା କି ନାହିଁ ଆମେ ଜାଣିନାହୁଁ।`,
  packsReading: 'ଆପଣଙ୍କ ପ୍ୟାକ ଅପଡେଟ ହେଉଛି।',
  packsNotRead: 'ଆପଣଙ୍କ ପ୍ୟାକ ଅପଡେଟ ହୋଇପାରିଲା ନାହିଁ।',
  nowLeavingAtTermEnd: 'ଆପଣଙ୍କ ପ୍ୟାକରେ ଏବେ ଏହା ଅବଧି ଶେଷରେ ବନ୍ଦ ହେବ ବୋଲି ଦେଖାଯାଉଛି, ଅର୍ଥାତ୍ ଏହା ହଟିଗଲା।',
  nowLeaving: (date: string): string =>
    `ଆପଣଙ୍କ ପ୍ୟାକରେ ଏବେ ଏହାର ଶେଷ ତାରିଖ ${date} ଦେଖାଯାଉଛି, ଅର୍ଥାତ୍ ଏହା ହଟିଗଲା।`,
  nowCancelled: 'ଆପଣଙ୍କ ପ୍ୟାକରେ ଏହା ଆଉ ଚାଲୁ ଦେଖାଯାଉନାହିଁ, ଅର୍ଥାତ୍ ଏହା ବାତିଲ ହୋଇଗଲା।',
  nowRunning: {
    honoured:
      'ଆପଣଙ୍କ ପ୍ୟାକରେ ଏହା ଏବେ ବି ଚାଲୁ ଅଛି। ଆପେ ଆପେ କିଛି ପୁଣି ପଠାଯାଏ ନାହିଁ। ଆପଣ ପୁଣି ଚେଷ୍ଟା କଲେ ଏହା ଅତି ବେଶିରେ ଥରେ ହେବ।',
    unknown:
      'ଆପଣଙ୍କ ପ୍ୟାକରେ ଏହା ଏବେ ବି ଚାଲୁ ଅଛି। ଆପେ ଆପେ କିଛି ପୁଣି ପଠାଯାଏ ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରିବା ପୂର୍ବରୁ କିଛି ମିନିଟ ଅପେକ୍ଷା କରି ଆଉଥରେ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  history: 'ନେଣଦେଣରେ ରିଫଣ୍ଡ ଦେଖନ୍ତୁ',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'ଆପଣଙ୍କ ଚ୍ୟାନେଲ',
  titleIn: (pack: string): string => `${pack} ର ଚ୍ୟାନେଲ`,
  back: 'ମୋ ପ୍ୟାକ',
  search: 'ନିଜ ଚ୍ୟାନେଲ ଖୋଜନ୍ତୁ',
  searchFor: 'ନାମ ବା ଚ୍ୟାନେଲ ନମ୍ବର',
  count: (count: number): string => `${groupedText(count)}ଟି ଚ୍ୟାନେଲ`,
  some: (count: number, all: number): string =>
    `${groupedText(all)}ଟିରୁ ${groupedText(count)}ଟି ଚ୍ୟାନେଲ`,
  noMatch: 'ଆପଣଙ୍କର ଏମିତି କୌଣସି ଚ୍ୟାନେଲ ନାହିଁ।',
  none: 'କୌଣସି ଚ୍ୟାନେଲ ନାହିଁ',
  noneDescription:
    'ଏଠାରେ ଚ୍ୟାନେଲ ଥିବା କୌଣସି ପ୍ୟାକ ଚାଲୁ ନାହିଁ, କିମ୍ବା ଆପଣଙ୍କ ଅପରେଟର ତାହାର ଚ୍ୟାନେଲ ତାଲିକା ଦେଇନାହାଁନ୍ତି।',
  add: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  incomplete: 'ଗୋଟିଏ ପ୍ୟାକର ଚ୍ୟାନେଲ ମିଳିଲା ନାହିଁ।',
  retry: 'ବାକି ଲୋଡ କରନ୍ତୁ',
  columns: {
    channel: 'ଚ୍ୟାନେଲ',
    number: 'ନମ୍ବର',
    genre: 'ବର୍ଗ',
    language: 'ଭାଷା',
    pack: 'କେଉଁ ପ୍ୟାକରେ',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'ମୋ ପ୍ୟାକ',
  extent: (packs: number, services: number): string => `${services}ଟି ସେବାରେ ${packs}ଟି ପ୍ୟାକ`,
  renew: 'ରିନ୍ୟୁ କରନ୍ତୁ',
  add: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  show: 'ଦେଖାନ୍ତୁ',
  all: 'ସବୁ',
  filters: { ACTIVE: 'ଚାଲୁ', EXPIRED: 'ଶେଷ', CANCEL: 'ବାତିଲ', FAILED: 'ବିଫଳ' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  count: (count: number): string => `${count}ଟି ପ୍ୟାକ ଦେଖାଯାଉଛି`,
  broadband: 'ବ୍ରଡବ୍ୟାଣ୍ଡ',
  nowhere: 'ବିନା ବକ୍ସରେ',
  none: 'ଆପଣଙ୍କର ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପ୍ୟାକ ନାହିଁ',
  noneDescription: 'ଚ୍ୟାନେଲ ଓ ବ୍ରଡବ୍ୟାଣ୍ଡ ପାଇଁ ଗୋଟିଏ ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ।',
  noMatch: {
    ACTIVE: 'କୌଣସି ପ୍ୟାକ ଚାଲୁ ନାହିଁ',
    EXPIRED: 'କୌଣସି ପ୍ୟାକ ଶେଷ ହୋଇନାହିଁ',
    CANCEL: 'କୌଣସି ପ୍ୟାକ ବାତିଲ ହୋଇନାହିଁ',
    FAILED: 'କୌଣସି ପ୍ୟାକ ବିଫଳ ହୋଇନାହିଁ',
  },
  showAll: 'ସବୁ ପ୍ୟାକ ଦେଖାନ୍ତୁ',
  channels: 'ଆପଣଙ୍କ ଚ୍ୟାନେଲ',
  channelsOf: (box: string): string => `ଆପଣଙ୍କ ଚ୍ୟାନେଲ: ${box}`,
  packsOf: (box: string): string => `ପ୍ୟାକ: ${box}`,
  renewNamed: (pack: string): string => `ରିନ୍ୟୁ କରନ୍ତୁ: ${pack}`,
  renewMany: (count: number): string => `${count}ଟି ପ୍ୟାକ ରିନ୍ୟୁ କରନ୍ତୁ`,
  packs: (count: number): string => `${count}ଟି ପ୍ୟାକ`,
  endOn: (count: number, date: string): string =>
    count === 1 ? `ଶେଷ ତାରିଖ ${date}` : `ସବୁର ଶେଷ ତାରିଖ ${date}`,
  ownTerms: 'ପ୍ରତ୍ୟେକ ପ୍ୟାକ ନିଜ ଅବଧି ପାଇଁ',
  gst: (tax: string): string => `${tax} GST ସହ`,
  columns: { pack: 'ପ୍ୟାକ', contents: 'ଏଥିରେ କ’ଣ ଅଛି', ends: 'ଶେଷ ତାରିଖ', price: 'ଦାମ' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'ଆପଣଙ୍କ ଲାଇନ',
  show: 'ସ୍ପିଡ ଓ ବ୍ୟବହାର ହୋଇଥିବା ଡାଟା ଦେଖାନ୍ତୁ',
  hide: 'ସ୍ପିଡ ଓ ବ୍ୟବହାର ହୋଇଥିବା ଡାଟା ଲୁଚାନ୍ତୁ',
  none: 'ଏହି ଆକାଉଣ୍ଟରେ କୌଣସି ବ୍ରଡବ୍ୟାଣ୍ଡ ଲାଇନ ନାହିଁ',
  noneDescription: 'ଆପଣ ବ୍ରଡବ୍ୟାଣ୍ଡ ବ୍ୟବହାର କରୁଥିଲେ ଗ୍ରାହକ ସହାୟତା ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  used: (used: string, limit: string): string => `ଫୁଲ ସ୍ପିଡର ${limit} GBରୁ ${used} GB ବ୍ୟବହାର ହୋଇଛି`,
  usedAll: (limit: string): string => `ଫୁଲ ସ୍ପିଡର ସବୁ ${limit} GB ବ୍ୟବହାର ହୋଇସାରିଛି`,
  usedOnly: (used: string): string => `${used} GB ବ୍ୟବହାର ହୋଇଛି`,
  speed: 'ସ୍ପିଡ',
  after: 'ସୀମା ପରେ ସ୍ପିଡ',
  limit: 'ଫୁଲ ସ୍ପିଡ କେତେ ଯାଏ',
  account: 'ଆକାଉଣ୍ଟ ନମ୍ବର',
  plan: 'ପ୍ଲାନ',
  until: 'ଶେଷ ତାରିଖ',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'ଏହି ପ୍ୟାକ ରିନ୍ୟୁ କରିବାର ସମୟ ହୋଇନଥିଲା।',
  tooEarlyUntil: (date: string): string =>
    `ଏହି ପ୍ୟାକ ରିନ୍ୟୁ କରିବାର ସମୟ ହୋଇନଥିଲା। ଆପଣ ଏହାକୁ ${date} ଠାରୁ ରିନ୍ୟୁ କରିପାରିବେ।`,
  chargeRefused:
    'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ବିଲିଂ ସିଷ୍ଟମ ରିନ୍ୟୁଆଲ ଗ୍ରହଣ କଲା ନାହିଁ, ତେଣୁ ଏହି ପ୍ୟାକ ରିନ୍ୟୁ ହେଲା ନାହିଁ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ଗ୍ରାହକ ସହାୟତା ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  otherFailure: 'ଆପଣଙ୍କ ଅପରେଟର ଏହି ପ୍ୟାକ ଚାଲୁ ବା ରିନ୍ୟୁ କରିପାରିଲେ ନାହିଁ। ଗ୍ରାହକ ସହାୟତା ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  itsMessage: (message: string): string => `ଅପରେଟରଙ୍କ ମେସେଜ: ${message}`,
  code: (code: string): string => `କୋଡ ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'ପ୍ୟାକ',
  back: 'ମୋ ପ୍ୟାକ',
  missing: 'ଏହି ପ୍ୟାକ ଆପଣଙ୍କ ଆକାଉଣ୍ଟରେ ନାହିଁ',
  missingDescription: 'ହୁଏତ ଏହା ବଦଳରେ ଅନ୍ୟ ପ୍ୟାକ ଆସିଛି। ତାଲିକାରେ ଆପଣଙ୍କ ସବୁ ପ୍ୟାକ ଅଛି।',
  renew: 'ରିନ୍ୟୁ କରନ୍ତୁ',
  facts: 'ବିବରଣୀ',
  price: 'ଦାମ',
  gst: (tax: string): string => `${tax} GST ସହ`,
  channels: 'ଚ୍ୟାନେଲ',
  whichChannels: 'ଏଥିରେ କେଉଁ ଚ୍ୟାନେଲ ଅଛି?',
  speed: 'ସ୍ପିଡ',
  box: 'ବକ୍ସ',
  activated: 'କେବେ ଚାଲୁ ହେଲା',
  ends: 'ଶେଷ ତାରିଖ',
  ended: 'ଶେଷ ହୋଇଛି',
  renewable: 'କେବେଠାରୁ ରିନ୍ୟୁ କରିପାରିବେ',
  stop: 'ଏହି ପ୍ୟାକ ବନ୍ଦ କରନ୍ତୁ',
  leavingAtTermEnd: 'ଆପଣ ଏହି ପ୍ୟାକ ହଟାଇଛନ୍ତି। ଏହା ଅବଧି ଶେଷ ପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ରହିବ, ତା’ପରେ ଶେଷ ହେବ।',
  leaving: (date: string): string =>
    `ଆପଣ ଏହି ପ୍ୟାକ ହଟାଇଛନ୍ତି। ଏହା ${date} ପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ରହିବ, ତା’ପରେ ଶେଷ ହେବ।`,
  removeTitle: 'ଅବଧି ଶେଷରେ ହଟାନ୍ତୁ',
  removeDescription: (date: string): string => `ଏହା ${date} ପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ରହିବ। କିଛି ରିଫଣ୍ଡ ମିଳିବ ନାହିଁ।`,
  remove: 'ହଟାନ୍ତୁ',
  refundTitle: 'ଏବେ ବାତିଲ କରନ୍ତୁ',
  refundDescription: (amount: string): string => `ଏହା ତୁରନ୍ତ ବନ୍ଦ ହେବ, ଆଉ ଆପଣ ${amount} ଫେରି ପାଇବେ।`,
  refund: 'ବାତିଲ କରି ରିଫଣ୍ଡ ନିଅନ୍ତୁ',
  noRefund: 'ଆପଣଙ୍କ ଅପରେଟର ଏହି ପ୍ୟାକ ପାଇଁ ରିଫଣ୍ଡ ଦିଅନ୍ତି ନାହିଁ।',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'ଚାଲୁ',
  ended: 'ଶେଷ',
  cancelled: 'ବାତିଲ',
  failed: 'ବିଫଳ',
  endsOn: '{date} ରେ ଶେଷ ହେବ',
  endedOn: '{date} ରେ ଶେଷ ହୋଇଛି',
  channels: (count: number): string => `${count}ଟି ଚ୍ୟାନେଲ`,
  hd: (count: number): string => `${count}ଟି HDରେ`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/ମାସ',
    QUARTERLY: '3\u00a0ମାସ ପାଇଁ',
    HALFYEARLY: '6\u00a0ମାସ ପାଇଁ',
    YEARLY: 'ବର୍ଷକୁ',
  },
  beforeTax: 'ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'ପୁରୁଣା ପ୍ୟାକ',
  before:
    'ବ୍ୟାଲାନ୍ସରୁ ପେମେଣ୍ଟ କଲେ, ନୂଆ ପ୍ୟାକ ଚାଲୁ ହେବା ମାତ୍ରେ ଏଗୁଡ଼ିକର ରିନ୍ୟୁ ବନ୍ଦ କରାଯିବ। ପ୍ରତ୍ୟେକ ନିଜ ଅବଧି ଶେଷ ଯାଏ ଚାଲୁ ରହିବ।',
  otherWay: 'ଅନ୍ୟ ପେମେଣ୍ଟ ଉପାୟ ବ୍ୟବହାର କଲେ, ପେମେଣ୍ଟ ପରେ ଗୋଟିଏ ଟ୍ୟାପରେ ଏଗୁଡ଼ିକୁ ବନ୍ଦ କରିପାରିବେ।',
  afterwards: 'ଏଗୁଡ଼ିକ ଏବେ ବି ଚାଲୁ ଅଛି। ନୂଆ ପ୍ୟାକ ଚାଲୁ ହେବା ମାତ୍ରେ ଏଗୁଡ଼ିକୁ ବନ୍ଦ କରିପାରିବେ।',
  keep: 'ପୁରୁଣା ପ୍ୟାକ ରଖନ୍ତୁ',
  endNow: 'ପୁରୁଣା ପ୍ୟାକ ବନ୍ଦ କରନ୍ତୁ',
  running: 'ପୁରୁଣା ପ୍ୟାକ ବନ୍ଦ ହେଉଛି…',
  done: (count: number) =>
    count === 1
      ? 'ପୁରୁଣା ପ୍ୟାକଟି ନିଜ ଅବଧି ସହ ଶେଷ ହେବ, ଆଉ ରିନ୍ୟୁ ହେବ ନାହିଁ।'
      : `ସବୁ ${count}ଟି ପୁରୁଣା ପ୍ୟାକ ନିଜ ନିଜ ଅବଧି ସହ ଶେଷ ହେବ, ଆଉ ରିନ୍ୟୁ ହେବ ନାହିଁ।`,
  held: (names: string) =>
    `ଏପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ହୋଇନାହିଁ: ${names}। ସବୁ ପୁରୁଣା ପ୍ୟାକ ରହିବ, ତେଣୁ ଆପଣଙ୍କ କୌଣସି ଚ୍ୟାନେଲ ଯିବ ନାହିଁ।`,
  unread: 'ଏବେ କୌଣସି ପୁରୁଣା ପ୍ୟାକ ବନ୍ଦ ହେଲା ନାହିଁ: ନୂଆ ପ୍ୟାକ ଚାଲୁ ଅଛି କି ନାହିଁ ଆମେ ଦେଖିପାରିଲୁ ନାହିଁ।',
  part: (count: number) =>
    `${count}ଟି ପୁରୁଣା ପ୍ୟାକ ବନ୍ଦ ହୋଇପାରିଲା ନାହିଁ, ଆଉ ରିନ୍ୟୁ ହୋଇପାରେ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ନିଜ ପ୍ୟାକରେ ହଟାନ୍ତୁ।`,
  again: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  myPacks: 'ମୋ ପ୍ୟାକ',
  status: {
    staying: 'ଚାଲୁ',
    ending: 'ବନ୍ଦ ହେଉଛି…',
    ended: 'ଶେଷ ହେବ',
    refused: 'ବନ୍ଦ ହେଲା ନାହିଁ',
    unknown: 'ଏପର୍ଯ୍ୟନ୍ତ ଜଣାନାହିଁ',
  },
  unknown: 'କୌଣସି ଉତ୍ତର ଆସିଲା ନାହିଁ। ପ୍ୟାକ ଅପଡେଟ ହେଲେ ଫଳାଫଳ ସେଠାରେ ଦେଖାଯିବ।',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'ସେହି ଚ୍ୟାନେଲ, କମ ଦାମରେ',
  lead: 'ଆମେ ଆପଣଙ୍କ ପ୍ୟାକକୁ ବିକ୍ରିରେ ଥିବା ସବୁ ପ୍ୟାକ ସହ ତୁଳନା କରୁ।',
  found: (less: string): string => `ସେହି ଚ୍ୟାନେଲ, ମାସକୁ ${less} କମରେ`,
  forBox: (name: string): string => `${name} ପାଇଁ, GST ସହ`,
  forBoxBeforeTax: (name: string): string => `${name} ପାଇଁ, ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ`,
};
