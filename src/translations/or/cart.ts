import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' ଓ ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'କାର୍ଟ',
  inCart: (count: number): string => `ଆପଣଙ୍କ କାର୍ଟରେ ${count}ଟି`,
  view: 'କାର୍ଟ ଦେଖନ୍ତୁ',
  updating: 'ଅପଡେଟ ହେଉଛି',
  unsure: 'ଆପଣଙ୍କ କାର୍ଟ ବଦଳିଥାଇପାରେ',
  withTax: 'GST ସହ',
  withTaxAndFee: 'GST ଓ ନେଟୱାର୍କ ଫି ସହ',
  notAdded: (names: readonly string[]): string => `ଯୋଡ଼ା ହେଲା ନାହିଁ: ${list(names)}।`,
  notRemoved: (names: readonly string[]): string => `ହଟିଲା ନାହିଁ: ${list(names)}।`,
  unknownAdded: (names: readonly string[]): string =>
    `${list(names)} ଯୋଡ଼ା ହେଲା କି ନାହିଁ ଆପଣଙ୍କ କାର୍ଟରେ ଦେଖନ୍ତୁ।`,
  unknownRemoved: (names: readonly string[]): string =>
    `${list(names)} ଏବେ ବି ଆପଣଙ୍କ କାର୍ଟରେ ଅଛି କି ନାହିଁ ଦେଖନ୍ତୁ।`,
  understood: 'ଠିକ ଅଛି',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} ଗୋଟିଏ ବକ୍ସର ବେସ ପ୍ୟାକ। ଗୋଟିଏ ବକ୍ସ ପାଇଁ ଗୋଟିଏ ହିଁ ଯଥେଷ୍ଟ। ଆପଣ ସବୁଗୁଡ଼ିକ ରଖିବାକୁ ଚାହାଁନ୍ତି କି?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `ବକ୍ସ ••••\u00a0${ending}ରେ ଆଗରୁ ${list(running)} ଅଛି। ଗୋଟିଏ ବକ୍ସ ପାଇଁ ଗୋଟିଏ ବେସ ପ୍ୟାକ ଯଥେଷ୍ଟ। ଆପଣ ${list(wanted)} ପାଇଁ ମଧ୍ୟ ପେମେଣ୍ଟ କରିବାକୁ ଚାହାଁନ୍ତି କି?`,
  needsOne: 'ଗୋଟିଏ ବକ୍ସ ପାଇଁ ଗୋଟିଏ ବେସ ପ୍ୟାକ ଯଥେଷ୍ଟ।',
  replaceAsk: (names: readonly string[]): string => `${list(names)} ବଦଳାଇବେ?`,
  replace: 'ବଦଳାନ୍ତୁ',
  addAsWell: 'ସହିତ ଯୋଡ଼ନ୍ତୁ',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'ଆପଣଙ୍କ କାର୍ଟ',
  back: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  empty: 'ଆପଣଙ୍କ କାର୍ଟ ଖାଲି ଅଛି',
  emptyDescription: 'ଆପଣ ଯୋଡ଼ୁଥିବା ପ୍ୟାକ ଓ ଚ୍ୟାନେଲ ପେମେଣ୍ଟ କରିବା ଯାଏ ଏଠାରେ ରହିବ।',
  lines: 'ଆପଣଙ୍କ କାର୍ଟର ପ୍ୟାକ',
  channels: (count: number): string => `${count}ଟି ଚ୍ୟାନେଲ`,
  terms: {
    MONTHLY: 'ଏକ ମାସ ପାଇଁ',
    QUARTERLY: '3\u00a0ମାସ ପାଇଁ',
    HALFYEARLY: '6\u00a0ମାସ ପାଇଁ',
    YEARLY: 'ଏକ ବର୍ଷ ପାଇଁ',
  },
  adding: 'ଯୋଡ଼ା ହେଉଛି',
  removing: 'ହଟାଯାଉଛି',
  removeOne: (name: string): string => `${name} ହଟାନ୍ତୁ`,
  breakdown: 'ଦେବାକୁ ଥିବା ରାଶି',
  charges: { networkfee: 'ନେଟୱାର୍କ କ୍ୟାପାସିଟି ଫି', discount: 'ରିହାତି' },
  updating: 'ଅପଡେଟ ହେଉଛି',
  stale: 'ଆପଣଙ୍କ କାର୍ଟ ରିଫ୍ରେସ ହୋଇପାରିଲା ନାହିଁ, ତେଣୁ ଏହା ପୁରୁଣା ହୋଇଥାଇପାରେ।',
  askAgain: 'କାର୍ଟ ରିଫ୍ରେସ କରନ୍ତୁ',
  payMissing: 'ପେମେଣ୍ଟ ଉପାୟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  doesNotAddUp:
    'ଏହି ରାଶିଗୁଡ଼ିକ ଅପରେଟରଙ୍କ ମୋଟ ରାଶି ସହ ମିଶୁନାହିଁ। ଦୟାକରି ଏବେ ପେମେଣ୍ଟ କରନ୍ତୁ ନାହିଁ, ଆମ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  contact: 'ଯୋଗାଯୋଗ କରନ୍ତୁ',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'ମୋ ପ୍ୟାକ',
  doneTitle: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସରୁ ପେମେଣ୍ଟ ହେଲା',
  donePart: (isNone: boolean): string =>
    isNone ? 'ପେମେଣ୍ଟ ହେଲା, କିନ୍ତୁ କୌଣସି ପ୍ୟାକ ଚାଲୁ ହେଲା ନାହିଁ' : 'ପେମେଣ୍ଟ ହେଲା, କିନ୍ତୁ ସବୁ ପ୍ୟାକ ଚାଲୁ ହେଲା ନାହିଁ',
  order: 'ଅର୍ଡର ନମ୍ବର',
  results: 'ଆପଣଙ୍କ ପ୍ୟାକ',
  more: 'ଆଉ ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
};
