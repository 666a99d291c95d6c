import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' और ');
const plural = new Intl.PluralRules('hi');
const isOne = (count: number) => plural.select(count) === 'one';
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'होम',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'सुप्रभात' : hour < 17 ? 'नमस्कार' : 'शुभ संध्या';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'हमारे पास अभी आपका पहचान दस्तावेज़ नहीं है।',
  kycAdd: 'दस्तावेज़ जोड़ें',
  kycRejected: 'आपका पहचान दस्तावेज़ स्वीकार नहीं हुआ।',
  kycReplace: 'दूसरा भेजें',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} और ${names.length - 1} अन्य पैक`,
  household: { tv: 'आपका टीवी', broadband: 'आपका ब्रॉडबैंड', both: 'आपका टीवी और ब्रॉडबैंड' },
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0)
      return `${who} ${days === -1 ? 'कल' : `${-days}\u00a0दिन पहले`} समाप्त ${many ? 'हुए' : 'हुआ'}`;
    const when = days === 0 ? 'आज' : days === 1 ? 'कल' : `${days}\u00a0दिन में`;
    return `${who} ${when} समाप्त ${many ? 'होंगे' : 'होगा'}`;
  },
  ends: (who: string, many: boolean): string => `${who}: {date} को समाप्त ${many ? 'होंगे' : 'होगा'}`,
  ended: (who: string, many: boolean): string => `${who}: {date} को समाप्त ${many ? 'हुए' : 'हुआ'}`,
  running: (who: string, many: boolean): string => `${who} चालू ${many ? 'हैं' : 'है'}`,
  noDays: 'चालू',
  failed: 'असफल',
  again: 'फिर कोशिश करें',
  noPacks: 'कोई पैक चालू नहीं है',
  noPacksDescription: 'पैक जोड़ते ही चैनल और ब्रॉडबैंड शुरू हो जाते हैं।',
  add: 'पैक जोड़ें',
  toRenew: (count: number): string => `${count} पैक रिन्यू करने के लिए`,
  toRestart: (count: number): string => `${count} पैक फिर से चालू करने के लिए`,
  gst: (tax: string): string => `${tax} GST सहित`,
  beforeTax: 'टैक्स से पहले',
  per: { QUARTERLY: '3\u00a0महीने के लिए', HALFYEARLY: '6\u00a0महीने के लिए', YEARLY: 'एक साल के लिए' },
  ownTerms: 'हर पैक अपनी अवधि के लिए',
  renew: 'रिन्यू करें',
  nothingToRenew: 'अभी रिन्यू करने को कुछ नहीं',
  renewFrom: 'इस तारीख से रिन्यू कर सकते हैं',
  lastBalance: 'आपका बैलेंस',
  lastKnown: 'ऑपरेटर से संपर्क नहीं हो पा रहा। यह जानकारी {date} की है।',
  updating: 'अपडेट हो रहा है। यह जानकारी {date} की है।',
  cartWaits: (count: number): string => `${count} पैक आपके कार्ट में ${isOne(count) ? 'है' : 'हैं'}।`,
  viewCart: 'कार्ट देखें',
  forYou: 'आपके लिए',
  allAlerts: 'सभी सूचनाएँ',
  offers: 'ऑफ़र',
  offer: (at: number, count: number): string => `${count} में से ऑफ़र ${at}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'आपकी सेवाएँ',
  broadband: 'ब्रॉडबैंड',
  noBox: 'बिना बॉक्स के',
  state: {
    active: 'चालू',
    lastDay: 'आखिरी दिन',
    ended: 'समाप्त',
    failed: 'असफल',
    none: 'कोई पैक नहीं',
  },
  morePacks: (count: number): string => `और ${count} पैक`,
  leaving: (names: string, many: boolean): string =>
    `${names} आपके कहे अनुसार बंद ${many ? 'होंगे' : 'होगा'}`,
  renewNamed: (name: string): string => `रिन्यू करें: ${name}`,
  addNamed: (name: string): string => `पैक जोड़ें: ${name}`,
  wallet: 'बैलेंस और बकाया राशि',
  balance: 'बैलेंस',
  addMoney: 'पैसे जोड़ें',
  by: '{date} तक',
  short: (amount: string): string => `${amount} कम`,
  covered: 'आपका बैलेंस इसके लिए काफ़ी है',
  failed: (names: readonly string[]): string => `यह लोड नहीं हुआ: ${list(names)}।`,
  parts: {
    packs: 'आपके पैक',
    account: 'आपका बैलेंस',
    boxes: 'आपके बॉक्स',
    alerts: 'आपकी सूचनाएँ',
    offers: 'ऑफ़र',
  },
  offline: 'आप ऑफ़लाइन हैं। नेटवर्क लौटते ही यह पेज अपने आप लोड होगा।',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'खर्च',
  spent: (amount: string): string => `छह महीनों में ${amount}`,
  history: 'लेन-देन देखें',
  noChart: 'आपका खर्च लोड नहीं हो सका।',
  mixNow: 'अभी का दाम',
  mixNew: 'सस्ता मिक्स',
  mixReview: 'बदलाव देखें',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ऑफ़र रोकें',
  play: 'ऑफ़र चलाएँ',
  next: 'अगला ऑफ़र',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB इस्तेमाल हुआ`,
  left: (left: string, limit: string): string => `${limit} GB में से ${left} GB बाकी`,
  noneLeft: 'पूरी स्पीड का डेटा खत्म',
  slower: (mbps: string): string => `फिर शुरू होने तक ${mbps} Mbps`,
  gb: 'GB',
};
