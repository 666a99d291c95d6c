import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;
const plural = new Intl.PluralRules('hi');
const isOne = (count: number) => plural.select(count) === 'one';

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'पैक जोड़ें',
  lists: 'पैक या चैनल',
  packs: 'पैक',
  channels: 'चैनल',
  box: 'किस बॉक्स के लिए',
  search: 'खोजें',
  searchPacks: 'नाम या भाषा',
  searchChannels: 'नाम या चैनल नंबर',
  quick: 'सिर्फ़ ये दिखाएँ',
  notMine: 'जो मेरे पास नहीं',
  cost: { free: 'मुफ़्त', pay: 'सशुल्क' },
  more: (set: number): string => (set === 0 ? 'फ़िल्टर' : `फ़िल्टर (${set})`),
  genre: 'श्रेणी',
  allGenres: 'सभी श्रेणियाँ',
  language: 'भाषा',
  allLanguages: 'सभी भाषाएँ',
  price: 'कीमत /महीना',
  allPrices: 'सभी कीमतें',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} और ज़्यादा`
      : from === 0
        ? `${price(below)} से कम`
        : `${price(from)} से ${price(below)} से कम तक`,
  termHint: 'इस अवधि की कीमत आपके कार्ट में दिखेगी।',
  refresh: 'कीमतें अपडेट करें',
  found: {
    packs: (count: number): string => `${groupedText(count)} पैक।`,
    channels: (count: number): string => `${groupedText(count)} चैनल।`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)} में से ${groupedText(count)} पैक।`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)} में से ${groupedText(count)} चैनल।`,
  },
  soFar: 'और लोड हो रहे हैं।',
  missing: 'कुछ लोड नहीं हुए।',
  note: {
    packs: 'नेटवर्क क्षमता शुल्क कार्ट में जुड़ सकता है।',
    channels: 'कीमत /महीना। नेटवर्क क्षमता शुल्क कार्ट में जुड़ सकता है।',
  },
  noBox: 'TV पैक और चैनल के लिए बॉक्स चाहिए। अपने ऑपरेटर से माँगें।',
  contact: 'संपर्क करें',
  restFailed: 'सूची पूरी नहीं है।',
  loadRest: 'बाकी लोड करें',
  none: 'अभी कुछ उपलब्ध नहीं',
  noneDescription: 'आपके ऑपरेटर के पास यहाँ अभी कुछ उपलब्ध नहीं है।',
  channelsInstead: 'इस नाम का कोई पैक नहीं है। इन चैनलों का है।',
  noMatch: 'कुछ नहीं मिला',
  noMatchDescription: 'खोज या फ़िल्टर बदलें।',
  showAll: 'सभी दिखाएँ',
  onlyFirst: 'इस पेज का एक हिस्सा लोड नहीं हुआ, इसलिए सिर्फ़ शुरू के दिख रहे हैं। बाकी देखने के लिए खोजें।',
  compare: 'तुलना करें',
  compareNow: (count: number): string => `${count} पैक की तुलना करें`,
  compareTwo: 'तुलना के लिए दो या तीन पैक चुनें।',
  compareMore: 'तुलना के लिए एक या दो पैक और चुनें।',
  compareMost: 'आप तीन पैक की तुलना कर सकते हैं। पहले एक हटाएँ।',
  compareNone: 'तुलना छोड़ें',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'पैक की तुलना',
  back: 'सभी पैक',
  tooFew: 'अभी तुलना के लिए कुछ नहीं',
  choose: 'पैक चुनें',
  facts: 'साथ-साथ तुलना',
  fact: 'विशेषता',
  kind: 'प्रकार',
  language: 'भाषा',
  beforeTax: 'टैक्स से पहले कीमत',
  withTax: 'GST सहित कीमत',
  term: 'अवधि',
  aMonth: 'कीमत /महीना GST सहित',
  channels: 'चैनल',
  hd: 'HD में',
  cart: 'कार्ट',
  difference: 'चैनलों की तुलना',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'दोनों' : 'तीनों'} में: ${groupedText(count)} चैनल`,
  some: (names: string, count: number): string => `सिर्फ़ ${names} में: ${groupedText(count)} चैनल`,
  and: ' और ',
  none: 'आपके ऑपरेटर ने नहीं बताया कि इन पैक में कौन से चैनल हैं।',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'जानकारी',
  back: 'सभी पैक और चैनल',
  unknown: 'पैक या चैनल नहीं मिला',
  unknownDescription: 'शायद आपके ऑपरेटर ने इसे सूची से हटा दिया है। कोई दूसरा चुनें।',
  all: 'सभी पैक देखें',
  beforeTax: 'टैक्स से पहले कीमत',
  tax: 'GST',
  note: 'ज़्यादा चैनल से नेटवर्क क्षमता शुल्क बढ़ सकता है। चुनी हुई अवधि का शुल्क और पूरा बिल भुगतान से पहले कार्ट में दिखेगा।',
  facts: 'इसके बारे में',
  number: 'चैनल नंबर',
  genre: 'श्रेणी',
  language: 'भाषा',
  picture: 'तस्वीर',
  hd: 'HD',
  sd: 'सामान्य',
  broadcaster: 'प्रसारक',
  channels: 'चैनल',
  search: 'इस पैक में खोजें',
  searchFor: 'नाम या चैनल नंबर',
  count: (count: number): string => `${groupedText(count)} चैनल।`,
  some: (count: number, all: number): string =>
    `${groupedText(all)} में से ${groupedText(count)} चैनल।`,
  group: (name: string, count: number): string => `${name}: ${groupedText(count)} चैनल`,
  noMatch: 'इस पैक में कुछ नहीं मिला।',
  noChannels: 'कोई चैनल नहीं',
  noChannelsDescription: 'आपके ऑपरेटर ने इस पैक के चैनल नहीं बताए हैं।',
  packs: 'जिन पैक में यह चैनल है',
  noPacks: 'यह चैनल किसी पैक में नहीं है।',
  cheaper: (pack: string, less: string): string =>
    `${pack} में भी यह चैनल है और हर महीने ${less} कम लगते हैं।`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} में भी यह चैनल है और टैक्स से पहले हर महीने ${less} कम लगते हैं।`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `आप हर महीने ${amount} बचा सकते हैं`,
  hardlyLess: (amount: string) => `दूसरा मिक्स हर महीने केवल ${amount} कम का है`,
  least: 'इन चैनलों के लिए आप पहले से सबसे कम दे रहे हैं',
  nothingCheaper: 'हमें इससे सस्ता कुछ नहीं मिला',
  dearer: (amount: string) => `सबसे सस्ता तरीका हर महीने ${amount} ज़्यादा का है`,
  noDearer: 'जो आपने जोड़ा उसका कोई अलग दाम नहीं लगेगा',
  missing: 'ब्योरा लोड नहीं हुआ। पेज फिर से लोड करें और दोबारा खोजें।',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'अभी',
  then: 'बाद में',
  aMonth: '/महीना GST सहित',
  aMonthBeforeTax: '/महीना टैक्स से पहले',
  proved: 'बिकने वाले पैक और चैनलों का कोई मिक्स इससे सस्ता नहीं है।',
  bestFound: (amount: string) =>
    `दो सेकंड में हमें यही सबसे अच्छा मिला। सबसे सस्ता मिक्स इससे हर महीने ${amount} तक और कम का हो सकता है।`,

  comes: 'आपको क्या मिलेगा',
  goes: 'क्या बंद होगा',
  stays: (names: string) => `बना रहेगा: ${names}।`,
  singleKept: 'अलग चैनल जो आपके पास है',
  singleAdded: 'अलग चैनल जो आपने जोड़ा',
  keeps: (count: number) => `${count} चैनल जो आपके पास ${isOne(count) ? 'है' : 'हैं'}`,
  adds: (count: number) => `${count} चैनल जो आपने ${isOne(count) ? 'जोड़ा' : 'जोड़े'}`,
  extra: (count: number) => `${count} चैनल साथ में ${isOne(count) ? 'मिलेगा' : 'मिलेंगे'}`,
  lost: 'ये आपके पास नहीं रहेंगे',
  nothingLost: 'जो आप देखना चाहते हैं वह सब बना रहेगा।',
  missing: 'अब उपलब्ध नहीं',

  take: 'यह मिक्स लें',
  takeHint: 'कार्ट में GST सहित दाम दिखेगा। वहाँ भुगतान करने से पहले कुछ नहीं बदलता।',
  feeNote: 'नेटवर्क क्षमता शुल्क: नए पैक से बदले तो कार्ट में दिखेगा। उसे अपनी बचत में से घटा दें।',
  goesHow:
    'बैलेंस से भुगतान करने पर, नए पैक चालू होने के बाद ये अपनी अवधि के अंत में बंद हो जाएँगे। तब तक आप दोनों का दाम देते हैं।',
  goesAlone: 'इनकी जगह कुछ नहीं चाहिए: हर पैक अपनी अवधि के अंत तक चलता है।',
  end: (count: number) => (count === 1 ? 'यह पैक बंद करें' : `ये ${count} पैक बंद करें`),
  endAsk: (count: number) => (count === 1 ? 'यह पैक बंद करें?' : `ये ${count} पैक बंद करें?`),
  endMeans: 'हर पैक अपनी अवधि के अंत तक चलेगा और फिर रिन्यू नहीं होगा। रिफ़ंड नहीं मिलेगा।',
  endYes: 'अवधि के अंत में बंद करें',
  keep: 'रखें',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'वही चैनल, कम दाम में',
  documentTitle: 'कम दाम',
  sub: 'हम पैक और अलग चैनलों का सबसे सस्ता मिक्स खोजते हैं जिसमें वे सभी चैनल हों जो आप देखते हैं।',
  back: 'पैक जोड़ें',

  noPacks: 'कोई टीवी पैक चालू नहीं है',
  noPacksDescription: 'पैक चालू होने पर आप यहाँ सस्ता मिक्स खोज सकते हैं।',
  addPacks: 'पैक जोड़ें',

  box: 'कौन सा बॉक्स?',
  keep: 'जो चैनल रखने हैं',
  keepAll: 'जो कुछ मेरे पास है',
  keepAllHint: (count: number) =>
    count === 1 ? 'आपके अतिरिक्त पैक का एक चैनल' : `आपके अतिरिक्त पैक के सभी ${count} चैनल`,
  keepSome: 'सिर्फ़ जो मैं चुनूँ',
  keepSomeHint: 'जो नहीं देखते उसका निशान हटाएँ',
  ticked: (count: number, all: number) =>
    `${all} में से ${count} चैनल ${isOne(count) ? 'चुना है' : 'चुने हैं'}`,
  tickAll: 'सब चुनें',
  untickAll: 'सबका निशान हटाएँ',
  onlyFixed: (names: string) =>
    `${names} वैसा ही रहेगा और इस बॉक्स पर और कुछ चालू नहीं है। चैनल जोड़ें, हम उन्हें पाने का सबसे सस्ता तरीका खोजेंगे।`,

  add: 'चैनल जोड़ें',
  search: 'नाम या चैनल नंबर',
  searchFor: 'जो चैनल आप चाहते हैं',
  matches: (count: number) => `${count} चैनल ${isOne(count) ? 'मिला' : 'मिले'}`,
  firstOf: (shown: number, count: number) => `${count} चैनलों में से पहले ${shown}`,
  noMatch: 'इस नाम या नंबर का कोई चैनल नहीं है।',
  addOne: 'जोड़ें',
  addNamed: (name: string) => `${name} जोड़ें`,
  removeOne: 'हटाएँ',
  removeNamed: (name: string) => `${name} हटाएँ`,
  has: 'चालू',
  free: 'फ्री-टू-एयर',
  selected: 'जोड़ा गया',
  added: 'आप ये भी चाहते हैं',

  now: 'अभी आपका खर्च',
  nowFor: (channels: number, packs: number) => `/महीना GST सहित: ${packs} पैक में ${channels} चैनल`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/महीना टैक्स से पहले: ${packs} पैक में ${channels} चैनल`,
  nothingYet: 'पहले कोई चैनल जोड़ें, फिर हम उसे पाने का सबसे सस्ता तरीका खोज सकते हैं।',
  find: 'सबसे सस्ता मिक्स खोजें',
  stop: 'रोकें',
  searching: 'पैक और चैनलों की तुलना हो रही है। इसमें ज़्यादा से ज़्यादा दो सेकंड लगते हैं।',
  stopped: 'रोक दिया गया। कुछ नहीं बदला।',
  notStarted: 'इस डिवाइस पर खोज शुरू नहीं हो सकी। कुछ नहीं बदला। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
  tooSlow: 'खोज पूरी नहीं हुई। कुछ नहीं बदला। फिर कोशिश करें।',
  broken: 'खोज बीच में रुक गई। कुछ नहीं बदला, और इसमें आपकी कोई गलती नहीं है।',

  notCompared: 'किसकी तुलना नहीं होती',
  stays: (names: string) => `${names}: वैसा ही रहेगा।`,
  leaves: (name: string) => `${name}: आपके कहने पर {date} को समाप्त होगा`,
  freeNote: 'फ्री-टू-एयर चैनल: इनका कोई दाम नहीं है।',
  hdNote: 'HD चैनल और उसका SD रूप दो अलग चैनल हैं।',
  termNote: 'एक महीने से ज़्यादा के लिए दिए गए पैक में से एक महीने का हिस्सा गिना जाता है।',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'मूल पैक',
    BOUQUET: 'बुके',
    BROADBAND: 'ब्रॉडबैंड',
    CHANNEL: 'चैनल',
  },
  per: {
    MONTHLY: '/महीना',
    QUARTERLY: '3\u00a0महीने के लिए',
    HALFYEARLY: '6\u00a0महीने के लिए',
    YEARLY: '12\u00a0महीने के लिए',
  },
  term: 'अवधि',
  terms: {
    MONTHLY: 'हर महीने',
    QUARTERLY: 'हर तीन महीने',
    HALFYEARLY: 'हर छह महीने',
    YEARLY: 'हर साल',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${groupedText(count)} चैनल, ${groupedText(hd)} HD में` : `${groupedText(count)} चैनल`,
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps की रफ़्तार`,
  fairUse: (gigabytes: number): string => `पूरी रफ़्तार पर ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} कार्ट में डालें`,
  remove: (name: string): string => `${name} कार्ट से निकालें`,
  addWord: 'डालें',
  inCartWord: 'कार्ट में',
  addShort: 'कार्ट में डालें',
  removeShort: 'कार्ट से निकालें',
  owned: 'चालू',
  inOwned: (pack: string): string => `${pack} में चालू`,
  inCart: 'आपके कार्ट में है',
  inCartPack: (pack: string): string => `आपके कार्ट के ${pack} में है`,
  withTax: 'GST सहित',
  beforeTax: 'टैक्स से पहले',
  noPrice: 'कीमत नहीं बताई गई',
  hd: 'HD',
  free: 'मुफ़्त',
  onlyInPacks: 'सिर्फ़ पैक में',
  columns: { channel: 'चैनल', number: 'नंबर', price: 'कीमत', cart: 'कार्ट' },
};
