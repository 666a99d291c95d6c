import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const plural = new Intl.PluralRules('hi');
const isOne = (count: number) => plural.select(count) === 'one';

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'रहने दें',
  removeAsk: (name: string): string => `${name} हटाएँ?`,
  removeEnds: (date: string): string => `इसकी अंतिम तारीख ${date} है।`,
  removeUntil: 'तब तक आप इसे पहले की तरह इस्तेमाल कर सकते हैं।',
  removeNoRefund: 'कोई रिफ़ंड नहीं मिलेगा।',
  keepByRenewing: 'इसे रखना हो तो समाप्त होने से पहले रिन्यू कर लें।',
  keepByRenewingFrom: (date: string): string => `इसे रखना हो तो ${date} से इसके समाप्त होने तक रिन्यू करें।`,
  noUndo: 'इसे यहाँ वापस नहीं लिया जा सकता।',
  reason: 'कारण (वैकल्पिक)',
  removeYes: 'अवधि के अंत में हटाएँ',
  refundAsk: (name: string): string => `${name} अभी रद्द करें?`,
  youGet: 'आपके बैलेंस में रिफ़ंड',
  stopsNow: 'यह तुरंत बंद हो जाएगा।',
  stopsNowChannels: (channels: string): string => `यह अपने ${channels} के साथ तुरंत बंद हो जाएगा।`,
  stopsNowLine: 'आपका ब्रॉडबैंड तुरंत बंद हो जाएगा।',
  daysLost: (days: number): string =>
    days === 1 ? 'आपका आखिरी दिन चला जाएगा।' : `आपके बाकी ${days} दिन चले जाएँगे।`,
  buyAgain: 'इसे फिर से पाने के लिए आपको दोबारा खरीदना होगा।',
  refundYes: (amount: string): string => `रद्द करें और ${amount} का रिफ़ंड लें`,
  amountChanged: (was: string, is: string): string =>
    `रिफ़ंड की राशि ${was} से बदलकर ${is} हो गई है। कुछ भी रद्द नहीं हुआ। आगे बढ़ने से पहले जाँच लें।`,
  noneLeft: 'इस पैक पर अब कोई रिफ़ंड नहीं मिलेगा। कुछ भी रद्द नहीं हुआ।',
  reading: 'राशि अपडेट हो रही है।',
  notRead: 'राशि अपडेट नहीं हो सकी।',
  tryAgain: 'फिर कोशिश करें',
  removedAtTermEnd: (name: string): string =>
    `${name} अवधि के अंत में समाप्त होगा। तब तक आप इसे पहले की तरह इस्तेमाल कर सकते हैं।`,
  removed: (name: string, date: string): string =>
    `${name} ${date} को समाप्त होगा। तब तक आप इसे पहले की तरह इस्तेमाल कर सकते हैं।`,
  refunded: (name: string, amount: string): string =>
    `${name} रद्द हो गया है। ${amount} का रिफ़ंड आपके बैलेंस में आ गया है।`,
  refundedBlind: (name: string): string =>
    `${name} रद्द हो गया है। ऑपरेटर ने नहीं बताया कि कितना रिफ़ंड मिला: यह आपको लेन-देन में मिलेगा।`,
  balance: (amount: string): string => `आपका बैलेंस ${amount} है।`,
  balanceReading: 'आपका बैलेंस अपडेट हो रहा है।',
  balanceNotRead: 'आपका बैलेंस अपडेट नहीं हो सका।',
  unknownRemoval: (name: string): string =>
    `साफ़ जवाब नहीं आया, इसलिए पता नहीं कि ${name} हटा या नहीं।`,
  packsReading: 'आपके पैक अपडेट हो रहे हैं।',
  packsNotRead: 'आपके पैक अपडेट नहीं हो सके।',
  nowLeavingAtTermEnd: 'आपके पैक में अब दिखता है कि यह अवधि के अंत में समाप्त होगा, यानी यह हट गया।',
  nowLeaving: (date: string): string =>
    `आपके पैक में अब इसकी अंतिम तारीख ${date} दिखती है, यानी यह हट गया।`,
  nowCancelled: 'आपके पैक में अब यह चालू नहीं दिखता, यानी यह रद्द हो गया।',
  nowRunning: {
    honoured:
      'आपके पैक में यह अब भी पहले की तरह चल रहा है। अपने आप कुछ भी दोबारा नहीं भेजा जाता। आप फिर कोशिश करें तो यह ज़्यादा से ज़्यादा एक बार ही होगा।',
    unknown:
      'आपके पैक में यह अब भी पहले की तरह चल रहा है। अपने आप कुछ भी दोबारा नहीं भेजा जाता। फिर कोशिश करने से पहले कुछ मिनट रुककर दोबारा देखें।',
  },
  history: 'लेन-देन में रिफ़ंड देखें',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'आपके चैनल',
  titleIn: (pack: string): string => `${pack} के चैनल`,
  back: 'मेरे पैक',
  search: 'अपने चैनल खोजें',
  searchFor: 'नाम या चैनल नंबर',
  count: (count: number): string => `${groupedText(count)} चैनल`,
  some: (count: number, all: number): string => `${groupedText(all)} में से ${groupedText(count)} चैनल`,
  noMatch: 'आपका कोई चैनल मेल नहीं खाता।',
  none: 'कोई चैनल नहीं',
  noneDescription: 'यहाँ चैनल वाला कोई पैक चालू नहीं है, या ऑपरेटर ने उसके चैनल नहीं बताए हैं।',
  add: 'पैक जोड़ें',
  incomplete: 'एक पैक के चैनल नहीं मिले।',
  retry: 'बाकी लोड करें',
  columns: {
    channel: 'चैनल',
    number: 'नंबर',
    genre: 'श्रेणी',
    language: 'भाषा',
    pack: 'किस पैक में',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'मेरे पैक',
  extent: (packs: number, services: number): string =>
    `${services} ${isOne(services) ? 'सेवा' : 'सेवाओं'} पर ${packs} पैक`,
  renew: 'रिन्यू करें',
  add: 'पैक जोड़ें',
  show: 'दिखाएँ',
  all: 'सभी',
  filters: { ACTIVE: 'चालू', EXPIRED: 'समाप्त', CANCEL: 'रद्द', FAILED: 'असफल' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'पैक जोड़ें',
  count: (count: number): string => `${count} पैक ${isOne(count) ? 'दिख रहा है' : 'दिख रहे हैं'}`,
  broadband: 'ब्रॉडबैंड',
  nowhere: 'बिना बॉक्स के',
  none: 'आपके पास अभी कोई पैक नहीं है',
  noneDescription: 'पैक जोड़ते ही चैनल और ब्रॉडबैंड शुरू हो जाते हैं।',
  noMatch: {
    ACTIVE: 'कोई पैक चालू नहीं है',
    EXPIRED: 'कोई पैक समाप्त नहीं हुआ',
    CANCEL: 'कोई पैक रद्द नहीं है',
    FAILED: 'कोई पैक असफल नहीं हुआ',
  },
  showAll: 'सभी पैक दिखाएँ',
  channels: 'आपके चैनल',
  channelsOf: (box: string): string => `आपके चैनल: ${box}`,
  packsOf: (box: string): string => `पैक: ${box}`,
  renewNamed: (pack: string): string => `रिन्यू करें: ${pack}`,
  renewMany: (count: number): string => `${count} पैक रिन्यू करें`,
  packs: (count: number): string => `${count} पैक`,
  endOn: (count: number, date: string): string =>
    count === 1 ? `${date} को समाप्त होगा` : `सभी ${date} को समाप्त होंगे`,
  ownTerms: 'हर पैक अपनी अवधि के लिए',
  gst: (tax: string): string => `${tax} GST सहित`,
  columns: { pack: 'पैक', contents: 'इसमें क्या है', ends: 'अंतिम तारीख', price: 'कीमत' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'आपकी लाइन',
  show: 'स्पीड और इस्तेमाल हुआ डेटा दिखाएँ',
  hide: 'स्पीड और इस्तेमाल हुआ डेटा छिपाएँ',
  none: 'इस खाते पर कोई ब्रॉडबैंड लाइन नहीं है',
  noneDescription: 'अगर आपका ब्रॉडबैंड चल रहा है, तो ग्राहक सहायता से पूछें।',
  used: (used: string, limit: string): string => `पूरी स्पीड के ${limit} GB में से ${used} GB इस्तेमाल हुए`,
  usedAll: (limit: string): string => `पूरी स्पीड के सभी ${limit} GB इस्तेमाल हो चुके हैं`,
  usedOnly: (used: string): string => `${used} GB इस्तेमाल हुए`,
  speed: 'स्पीड',
  after: 'सीमा के बाद स्पीड',
  limit: 'पूरी स्पीड कहाँ तक',
  account: 'खाता नंबर',
  plan: 'प्लान',
  until: 'अंतिम तारीख',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'इस पैक को रिन्यू करने का समय अभी नहीं आया था।',
  tooEarlyUntil: (date: string): string =>
    `इस पैक को रिन्यू करने का समय अभी नहीं आया था। आप इसे ${date} से रिन्यू कर सकते हैं।`,
  chargeRefused:
    'ऑपरेटर के बिलिंग सिस्टम ने रिन्यूअल स्वीकार नहीं किया, इसलिए यह पैक रिन्यू नहीं हुआ। बाद में फिर कोशिश करें या ग्राहक सहायता से पूछें।',
  otherFailure: 'ऑपरेटर इस पैक को शुरू या रिन्यू नहीं कर सका। ग्राहक सहायता से संपर्क करें।',
  itsMessage: (message: string): string => `ऑपरेटर का संदेश: ${message}`,
  code: (code: string): string => `कोड ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'पैक',
  back: 'मेरे पैक',
  missing: 'यह पैक आपके खाते में नहीं है',
  missingDescription: 'हो सकता है इसकी जगह दूसरा आ गया हो। आपके सभी पैक सूची में हैं।',
  renew: 'रिन्यू करें',
  facts: 'विवरण',
  price: 'कीमत',
  gst: (tax: string): string => `${tax} GST सहित`,
  channels: 'चैनल',
  whichChannels: 'इसमें कौन से चैनल हैं?',
  speed: 'स्पीड',
  box: 'बॉक्स',
  activated: 'कब चालू हुआ',
  ends: 'अंतिम तारीख',
  ended: 'कब समाप्त हुआ',
  renewable: 'कब से रिन्यू कर सकते हैं',
  stop: 'यह पैक बंद करें',
  leavingAtTermEnd: 'आपने यह पैक हटा दिया है। यह अवधि के अंत तक चलेगा और फिर बंद हो जाएगा।',
  leaving: (date: string): string => `आपने यह पैक हटा दिया है। यह ${date} तक चलेगा और फिर बंद हो जाएगा।`,
  removeTitle: 'अवधि के अंत में हटाएँ',
  removeDescription: (date: string): string => `यह ${date} तक चलेगा। कोई रिफ़ंड नहीं मिलेगा।`,
  remove: 'हटाएँ',
  refundTitle: 'अभी रद्द करें',
  refundDescription: (amount: string): string =>
    `यह तुरंत बंद हो जाएगा और आपको ${amount} का रिफ़ंड मिलेगा।`,
  refund: 'रद्द करके रिफ़ंड लें',
  noRefund: 'ऑपरेटर इस पैक पर रिफ़ंड नहीं देता।',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'चालू',
  ended: 'समाप्त',
  cancelled: 'रद्द',
  failed: 'असफल',
  endsOn: '{date} को समाप्त होगा',
  endedOn: '{date} को समाप्त हुआ',
  channels: (count: number): string => `${count} चैनल`,
  hd: (count: number): string => `${count} HD में`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/महीना',
    QUARTERLY: '3\u00a0महीने के लिए',
    HALFYEARLY: '6\u00a0महीने के लिए',
    YEARLY: 'हर साल',
  },
  beforeTax: 'टैक्स से पहले',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'पुराने पैक',
  before:
    'बैलेंस से भुगतान करें: नए पैक चालू होते ही इनका रिन्यूअल बंद कर दिया जाएगा। हर पैक अपनी अवधि के अंत तक चलेगा।',
  otherWay: 'किसी और तरीके से भुगतान करें तो भुगतान के बाद इन्हें एक टैप से बंद कर सकेंगे।',
  afterwards: 'ये अभी चल रहे हैं। नए पैक चालू होते ही इन्हें बंद किया जा सकता है।',
  keep: 'पुराने पैक रखें',
  endNow: 'पुराने पैक बंद करें',
  running: 'पुराने पैक बंद हो रहे हैं…',
  done: (count: number) =>
    count === 1
      ? 'पुराना पैक बंद हो गया: वह अपनी अवधि के अंत तक चलेगा और फिर रिन्यू नहीं होगा।'
      : `सभी ${count} पुराने पैक अपनी अवधि के अंत तक चलेंगे और फिर रिन्यू नहीं होंगे।`,
  held: (names: string) =>
    `अभी चालू नहीं: ${names}। इसलिए सभी पुराने पैक चालू रहेंगे और आपका कोई चैनल बंद नहीं होगा।`,
  unread: 'अभी कोई पुराना पैक बंद नहीं हुआ: हम नहीं देख पाए कि नए पैक चालू हैं या नहीं।',
  part: (count: number) =>
    `${isOne(count) ? `${count} पुराना पैक बंद नहीं हो पाया और रिन्यू हो सकता है` : `${count} पुराने पैक बंद नहीं हो पाए और रिन्यू हो सकते हैं`}। फिर कोशिश करें, या अपने पैक में हटाएँ।`,
  again: 'फिर कोशिश करें',
  myPacks: 'मेरे पैक',
  status: {
    staying: 'चालू',
    ending: 'बंद हो रहा है…',
    ended: 'खत्म होगा',
    refused: 'बंद नहीं हुआ',
    unknown: 'अभी पता नहीं',
  },
  unknown: 'कोई जवाब नहीं आया। पैक अपडेट होने पर नतीजा दिखेगा।',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'वही चैनल कम दाम में',
  lead: 'हम आपके पैक की तुलना सभी उपलब्ध पैक से करते हैं।',
  found: (less: string): string => `वही चैनल, हर महीने ${less} कम में`,
  forBox: (name: string): string => `${name} के लिए, GST सहित`,
  forBoxBeforeTax: (name: string): string => `${name} के लिए, टैक्स से पहले`,
};
