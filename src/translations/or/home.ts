import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' ଓ ');

const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'ହୋମ',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'ସୁପ୍ରଭାତ' : hour < 17 ? 'ନମସ୍କାର' : 'ଶୁଭ ସନ୍ଧ୍ୟା';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'ଆମ ପାଖରେ ଏପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ପରିଚୟ ଡକ୍ୟୁମେଣ୍ଟ ନାହିଁ।',
  kycAdd: 'ଡକ୍ୟୁମେଣ୍ଟ ଯୋଡ଼ନ୍ତୁ',
  kycRejected: 'ଆପଣଙ୍କ ପରିଚୟ ଡକ୍ୟୁମେଣ୍ଟ ଗ୍ରହଣ ହେଲା ନାହିଁ।',
  kycReplace: 'ଅନ୍ୟଟିଏ ପଠାନ୍ତୁ',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} ଓ ଆଉ ${names.length - 1}ଟି ପ୍ୟାକ`,
  household: { tv: 'ଆପଣଙ୍କ TV', broadband: 'ଆପଣଙ୍କ ବ୍ରଡବ୍ୟାଣ୍ଡ', both: 'ଆପଣଙ୍କ TV ଓ ବ୍ରଡବ୍ୟାଣ୍ଡ' },
  endsIn: (who: string, _many: boolean, days: number): string => {
    if (days < 0) return `${who} ${days === -1 ? 'ଗତକାଲି' : `${-days}\u00a0ଦିନ ତଳେ`} ଶେଷ ହୋଇଛି`;
    const when = days === 0 ? 'ଆଜି' : days === 1 ? 'ଆସନ୍ତାକାଲି' : `${days}\u00a0ଦିନରେ`;
    return `${who} ${when} ଶେଷ ହେବ`;
  },
  ends: (who: string): string => `${who}: {date} ରେ ଶେଷ ହେବ`,
  ended: (who: string): string => `${who}: {date} ରେ ଶେଷ ହୋଇଛି`,
  running: (who: string): string => `${who} ଚାଲୁ ଅଛି`,
  noDays: 'ଚାଲୁ',
  failed: 'ବିଫଳ',
  again: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  noPacks: 'କୌଣସି ପ୍ୟାକ ଚାଲୁ ନାହିଁ',
  noPacksDescription: 'ଚ୍ୟାନେଲ ଓ ବ୍ରଡବ୍ୟାଣ୍ଡ ପାଇଁ ଗୋଟିଏ ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ।',
  add: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  toRenew: (count: number): string =>
    count === 1 ? 'ଏହାକୁ ରିନ୍ୟୁ କରିବା ପାଇଁ' : `${count}ଟି ପ୍ୟାକ ରିନ୍ୟୁ କରିବା ପାଇଁ`,
  toRestart: (count: number): string =>
    count === 1 ? 'ଏହାକୁ ପୁଣି ଚାଲୁ କରିବା ପାଇଁ' : `${count}ଟି ପ୍ୟାକ ପୁଣି ଚାଲୁ କରିବା ପାଇଁ`,
  gst: (tax: string): string => `${tax} GST ସହ`,
  beforeTax: 'ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ',
  per: { QUARTERLY: '3\u00a0ମାସ ପାଇଁ', HALFYEARLY: '6\u00a0ମାସ ପାଇଁ', YEARLY: 'ଏକ ବର୍ଷ ପାଇଁ' },
  ownTerms: 'ପ୍ରତ୍ୟେକ ପ୍ୟାକ ନିଜ ଅବଧି ପାଇଁ',
  renew: 'ରିନ୍ୟୁ କରନ୍ତୁ',
  nothingToRenew: 'ଏବେ ରିନ୍ୟୁ କରିବାକୁ କିଛି ନାହିଁ',
  renewFrom: 'ରିନ୍ୟୁ କରିପାରିବେ ଏହି ତାରିଖରୁ',
  lastBalance: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ',
  lastKnown: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ସହ ଯୋଗାଯୋଗ ହେଉନାହିଁ। ଶେଷ ଅପଡେଟ: {date}',
  updating: 'ଅପଡେଟ ହେଉଛି। ଶେଷ ଅପଡେଟ: {date}',
  cartWaits: (count: number): string => `ଆପଣଙ୍କ କାର୍ଟରେ ${count}ଟି ପ୍ୟାକ ଅଛି।`,
  viewCart: 'କାର୍ଟ ଦେଖନ୍ତୁ',
  forYou: 'ଆପଣଙ୍କ ପାଇଁ',
  allAlerts: 'ସବୁ ସୂଚନା',
  offers: 'ଅଫର',
  offer: (at: number, count: number): string => `${count}ଟିରୁ ଅଫର ${at}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'ଆପଣଙ୍କ ସେବା',
  broadband: 'ବ୍ରଡବ୍ୟାଣ୍ଡ',
  noBox: 'ବିନା ବକ୍ସରେ',
  state: { active: 'ଚାଲୁ', lastDay: 'ଶେଷ ଦିନ', ended: 'ଶେଷ', failed: 'ବିଫଳ', none: 'ପ୍ୟାକ ନାହିଁ' },
  morePacks: (count: number): string => `ଏବଂ ଆଉ ${count}ଟି ପ୍ୟାକ`,
  leaving: (names: string): string => `ଆପଣ କହିବା ଅନୁସାରେ ${names} ବନ୍ଦ ହେବ`,
  renewNamed: (name: string): string => `ରିନ୍ୟୁ କରନ୍ତୁ: ${name}`,
  addNamed: (name: string): string => `ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ: ${name}`,
  wallet: 'ବ୍ୟାଲାନ୍ସ ଓ ଦେୟ ରାଶି',
  balance: 'ବ୍ୟାଲାନ୍ସ',
  addMoney: 'ଟଙ୍କା ଯୋଡ଼ନ୍ତୁ',
  by: '{date} ସୁଦ୍ଧା',
  short: (amount: string): string => `${amount} କମ`,
  covered: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ ଏଥିପାଇଁ ଯଥେଷ୍ଟ',
  failed: (names: readonly string[]): string => `${list(names)} ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।`,
  parts: {
    packs: 'ଆପଣଙ୍କ ପ୍ୟାକ',
    account: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ',
    boxes: 'ଆପଣଙ୍କ ବକ୍ସ',
    alerts: 'ଆପଣଙ୍କ ସୂଚନା',
    offers: 'ଅଫର',
  },
  offline: 'ଆପଣ ଅଫଲାଇନ ଅଛନ୍ତି। ନେଟୱାର୍କ ଫେରିଲେ ଏହି ପେଜ ଆପେ ଲୋଡ ହେବ।',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'ଖର୍ଚ୍ଚ',
  spent: (amount: string): string => `ଛଅ ମାସରେ ${amount}`,
  history: 'ନେଣଦେଣ ଦେଖନ୍ତୁ',
  noChart: 'ଆପଣଙ୍କ ଖର୍ଚ୍ଚ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  mixNow: 'ଏବେ ଆପଣ ଦିଅନ୍ତି',
  mixNew: 'ଶସ୍ତା କମ୍ବୋ',
  mixReview: 'ବଦଳ ଦେଖନ୍ତୁ',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ଅଫର ଅଟକାନ୍ତୁ',
  play: 'ଅଫର ଚଲାନ୍ତୁ',
  next: 'ପରବର୍ତ୍ତୀ ଅଫର',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB ବ୍ୟବହାର ହୋଇଛି`,
  left: (left: string, limit: string): string => `${limit} GBରୁ ${left} GB ବାକି`,
  noneLeft: 'ଫୁଲ ସ୍ପିଡ ଡାଟା ସରିଗଲା',
  slower: (mbps: string): string => `ପୁଣି ଆରମ୍ଭ ହେବା ଯାଏ ${mbps} Mbps`,
  gb: 'GB',
};
