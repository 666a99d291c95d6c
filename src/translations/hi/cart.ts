import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' और ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'कार्ट',
  inCart: (count: number): string => `आपके कार्ट में ${count}`,
  view: 'कार्ट देखें',
  updating: 'बदला जा रहा है',
  unsure: 'आपका कार्ट शायद बदल गया है',
  withTax: 'GST सहित',
  withTaxAndFee: 'GST और नेटवर्क शुल्क सहित',
  notAdded: (names: readonly string[]): string => `नहीं जुड़ा: ${list(names)}।`,
  notRemoved: (names: readonly string[]): string => `नहीं हटा: ${list(names)}।`,
  unknownAdded: (names: readonly string[]): string => `अपने कार्ट में देखें कि ${list(names)} जुड़ा या नहीं।`,
  unknownRemoved: (names: readonly string[]): string =>
    `देखें कि ${list(names)} अब भी आपके कार्ट में है या नहीं।`,
  understood: 'ठीक है',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} एक ही बॉक्स के मूल पैक हैं। एक बॉक्स के लिए एक ही काफ़ी है। क्या आप ये सब रखना चाहते हैं?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `बॉक्स ••••\u00a0${ending} पर पहले से ${list(running)} है। एक बॉक्स के लिए एक ही मूल पैक काफ़ी है। क्या आप ${list(wanted)} का भी भुगतान करना चाहते हैं?`,
  needsOne: 'एक बॉक्स के लिए एक ही मूल पैक काफ़ी है।',
  replaceAsk: (names: readonly string[]): string => `${list(names)} को बदलें?`,
  replace: 'बदलें',
  addAsWell: 'साथ में जोड़ें',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'आपका कार्ट',
  back: 'पैक जोड़ें',
  empty: 'आपका कार्ट खाली है',
  emptyDescription: 'जो पैक और चैनल आप जोड़ते हैं, वे भुगतान तक यहाँ रहते हैं।',
  lines: 'आपके कार्ट के पैक',
  channels: (count: number): string => `${count} चैनल`,
  terms: {
    MONTHLY: '1\u00a0महीने के लिए',
    QUARTERLY: '3\u00a0महीने के लिए',
    HALFYEARLY: '6\u00a0महीने के लिए',
    YEARLY: 'एक साल के लिए',
  },
  adding: 'जोड़ा जा रहा है',
  removing: 'हटाया जा रहा है',
  removeOne: (name: string): string => `${name} हटाएँ`,
  breakdown: 'देय राशि',
  charges: { networkfee: 'नेटवर्क क्षमता शुल्क', discount: 'छूट' },
  updating: 'बदला जा रहा है',
  stale: 'आपका कार्ट अपडेट नहीं हो सका, इसलिए यह पुराना हो सकता है।',
  askAgain: 'कार्ट अपडेट करें',
  payMissing: 'भुगतान के तरीके लोड नहीं हो सके।',
  doesNotAddUp: 'ये राशियाँ ऑपरेटर की कुल राशि के बराबर नहीं हैं। कृपया अभी भुगतान न करें, और हमसे संपर्क करें।',
  contact: 'हमसे संपर्क करें',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'मेरे पैक',
  doneTitle: 'बैलेंस से भुगतान हुआ',
  donePart: (isNone: boolean): string =>
    isNone ? 'भुगतान हुआ, पर कोई पैक चालू नहीं हुआ' : 'भुगतान हुआ, पर सभी पैक चालू नहीं हुए',
  order: 'ऑर्डर संख्या',
  results: 'आपके पैक',
  more: 'और पैक जोड़ें',
};
