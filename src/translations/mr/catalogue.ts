import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;
const channelCount = (count: number): string =>
  `${groupedText(count)} ${count === 1 ? 'चॅनेल' : 'चॅनेल्स'}`;

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'पॅक जोडा',
  lists: 'पॅक किंवा चॅनेल्स',
  packs: 'पॅक',
  channels: 'चॅनेल्स',
  box: 'कोणत्या बॉक्ससाठी',
  search: 'शोधा',
  searchPacks: 'नाव किंवा भाषा',
  searchChannels: 'नाव किंवा चॅनेल नंबर',
  quick: 'फक्त हे दाखवा',
  notMine: 'माझ्याकडे नसलेले',
  cost: { free: 'मोफत', pay: 'सशुल्क' },
  more: (set: number): string => (set === 0 ? 'फिल्टर' : `फिल्टर (${set})`),
  genre: 'श्रेणी',
  allGenres: 'सर्व श्रेणी',
  language: 'भाषा',
  allLanguages: 'सर्व भाषा',
  price: 'किंमत /महिना',
  allPrices: 'सर्व किमती',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} आणि जास्त`
      : from === 0
        ? `${price(below)} पेक्षा कमी`
        : `${price(from)} पासून ${price(below)} पेक्षा कमी`,
  termHint: 'या मुदतीची किंमत तुमच्या कार्टमध्ये दिसेल.',
  refresh: 'किमती अपडेट करा',
  found: {
    packs: (count: number): string => `${groupedText(count)} पॅक.`,
    channels: (count: number): string => `${channelCount(count)}.`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)} पैकी ${groupedText(count)} पॅक.`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)} पैकी ${channelCount(count)}.`,
  },
  soFar: 'आणखी लोड होत आहेत.',
  missing: 'काही लोड झाले नाहीत.',
  note: {
    packs: 'कार्टमध्ये नेटवर्क क्षमता शुल्क जोडले जाऊ शकते.',
    channels: 'किंमत /महिना. कार्टमध्ये नेटवर्क क्षमता शुल्क जोडले जाऊ शकते.',
  },
  noBox: 'टीव्ही पॅक आणि चॅनेल्ससाठी बॉक्स लागतो. तुमच्या ऑपरेटरकडे बॉक्स मागा.',
  contact: 'संपर्क साधा',
  restFailed: 'ही यादी अपूर्ण आहे.',
  loadRest: 'बाकीचे लोड करा',
  none: 'काहीही उपलब्ध नाही',
  noneDescription: 'तुमच्या ऑपरेटरकडे इथे देण्यासारखे सध्या काही नाही.',
  channelsInstead: 'या नावाचा पॅक नाही. या नावाची चॅनेल्स आहेत.',
  noMatch: 'काहीही सापडले नाही',
  noMatchDescription: 'शोध किंवा फिल्टर बदला.',
  showAll: 'सर्व दाखवा',
  onlyFirst: 'या पेजचा एक भाग लोड झाला नाही, त्यामुळे फक्त सुरुवातीचे दिसत आहेत. बाकीचे पाहण्यासाठी शोधा.',
  compare: 'तुलना करा',
  compareNow: (count: number): string => `${count} पॅकची तुलना करा`,
  compareTwo: 'तुलनेसाठी दोन किंवा तीन पॅक निवडा.',
  compareMore: 'तुलनेसाठी आणखी एक किंवा दोन पॅक निवडा.',
  compareMost: 'जास्तीत जास्त तीन पॅकची तुलना करता येते. आधी एक काढा.',
  compareNone: 'तुलना थांबवा',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'पॅकची तुलना',
  back: 'सर्व पॅक',
  tooFew: 'अजून तुलना करायला काही नाही',
  choose: 'पॅक निवडा',
  facts: 'शेजारी-शेजारी',
  fact: 'वैशिष्ट्य',
  kind: 'प्रकार',
  language: 'भाषा',
  beforeTax: 'टॅक्स वगळून किंमत',
  withTax: 'GST सह किंमत',
  term: 'मुदत',
  aMonth: 'किंमत /महिना GST सह',
  channels: 'चॅनेल्स',
  hd: 'HD मध्ये',
  cart: 'कार्ट',
  difference: 'चॅनेल्सची तुलना',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'दोन्हींमध्ये' : `सर्व ${packs} पॅकमध्ये`}: ${channelCount(count)}`,
  some: (names: string, count: number): string => `फक्त ${names} मध्ये: ${channelCount(count)}`,
  and: ' आणि ',
  none: 'या पॅकमध्ये कोणती चॅनेल्स आहेत ते तुमच्या ऑपरेटरने दिलेले नाही.',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'तपशील',
  back: 'सर्व पॅक आणि चॅनेल्स',
  unknown: 'पॅक किंवा चॅनेल सापडले नाही',
  unknownDescription: 'तुमचा ऑपरेटर आता ते देत नसेल. दुसरे निवडा.',
  all: 'सर्व पॅक पाहा',
  beforeTax: 'टॅक्स वगळून किंमत',
  tax: 'GST',
  note: 'चॅनेल्स वाढल्यास नेटवर्क क्षमता शुल्क वाढू शकते. तुम्ही निवडलेल्या मुदतीचे शुल्क आणि पूर्ण बिल पैसे भरण्याआधी कार्टमध्ये दिसेल.',
  facts: 'याबद्दल',
  number: 'चॅनेल नंबर',
  genre: 'श्रेणी',
  language: 'भाषा',
  picture: 'चित्र',
  hd: 'HD',
  sd: 'साधे',
  broadcaster: 'ब्रॉडकास्टर',
  channels: 'चॅनेल्स',
  search: 'या पॅकमध्ये शोधा',
  searchFor: 'नाव किंवा चॅनेल नंबर',
  count: (count: number): string => `${channelCount(count)}.`,
  some: (count: number, all: number): string => `${groupedText(all)} पैकी ${channelCount(count)}.`,
  group: (name: string, count: number): string => `${name}: ${channelCount(count)}`,
  noMatch: 'या पॅकमध्ये असे काही सापडले नाही.',
  noChannels: 'चॅनेल्स नाहीत',
  noChannelsDescription: 'तुमच्या ऑपरेटरने या पॅकची चॅनेल्स दिलेली नाहीत.',
  packs: 'हे चॅनेल असलेले पॅक',
  noPacks: 'हे चॅनेल कोणत्याही पॅकमध्ये नाही.',
  cheaper: (pack: string, less: string): string =>
    `${pack} मध्येही हे चॅनेल आहे आणि तो दरमहा ${less} ने स्वस्त आहे.`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} मध्येही हे चॅनेल आहे आणि तो टॅक्स वगळून दरमहा ${less} ने स्वस्त आहे.`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `तुम्ही दरमहा ${amount} वाचवू शकता`,
  hardlyLess: (amount: string) => `दुसरा पर्याय दरमहा फक्त ${amount} ने स्वस्त आहे`,
  least: 'या चॅनेल्ससाठी तुम्ही आधीच सर्वात कमी पैसे भरता',
  nothingCheaper: 'यापेक्षा स्वस्त काही सापडले नाही',
  dearer: (amount: string) => `सर्वात स्वस्त पर्यायही दरमहा ${amount} ने महाग आहे`,
  noDearer: 'तुम्ही जोडलेल्या गोष्टींचे जादा पैसे लागत नाहीत',
  missing: 'तपशील लोड झाला नाही. पेज पुन्हा लोड करा आणि परत शोधा.',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'आत्ता',
  then: 'नंतर',
  aMonth: '/महिना GST सह',
  aMonthBeforeTax: '/महिना टॅक्स वगळून',
  proved: 'विक्रीतल्या पॅक आणि चॅनेल्सचा यापेक्षा स्वस्त पर्याय नाही.',
  bestFound: (amount: string) =>
    `दोन सेकंदांत आम्हाला सापडलेला हा सर्वात चांगला पर्याय आहे. शक्य असलेला सर्वात स्वस्त पर्याय दरमहा जास्तीत जास्त ${amount} ने कमी असू शकतो.`,

  comes: 'तुम्हाला काय मिळेल',
  goes: 'काय बंद होईल',
  stays: (names: string) => `तसेच राहील: ${names}.`,
  singleKept: 'तुमच्याकडचे सुटे चॅनेल',
  singleAdded: 'तुम्ही जोडलेले सुटे चॅनेल',
  keeps: (count: number) => (count === 1 ? 'तुमच्याकडे असलेले 1 चॅनेल' : `तुमच्याकडे असलेली ${count} चॅनेल्स`),
  adds: (count: number) => (count === 1 ? 'तुम्ही जोडलेले 1 चॅनेल' : `तुम्ही जोडलेली ${count} चॅनेल्स`),
  extra: (count: number) => (count === 1 ? 'सोबत आणखी 1 चॅनेल' : `सोबत आणखी ${count} चॅनेल्स`),
  lost: 'हे तुमच्याकडे राहणार नाही',
  nothingLost: 'तुम्हाला पाहायचे असलेले सगळे राहील.',
  missing: 'आता विक्रीत नाही',

  take: 'हा पर्याय निवडा',
  takeHint: 'GST सह किंमत कार्टमध्ये दिसेल. तिथे पैसे भरेपर्यंत काहीही बदलत नाही.',
  feeNote: 'नेटवर्क क्षमता शुल्क: नवीन पॅकमुळे ते बदलले तर कार्टमध्ये दिसेल. ते तुमच्या बचतीतून वजा करा.',
  goesHow:
    'बॅलन्समधून पैसे भरल्यास, नवीन पॅक सुरू झाल्यावर हे त्यांची मुदत संपताच बंद होतील. तोपर्यंत तुम्ही दोन्हींचे पैसे भरता.',
  goesAlone: 'यांच्या जागी काहीही घ्यायची गरज नाही. प्रत्येक पॅक त्याची मुदत संपेपर्यंत सुरू राहतो.',
  end: (count: number) => (count === 1 ? 'हा पॅक बंद करा' : `हे ${count} पॅक बंद करा`),
  endAsk: (count: number) => (count === 1 ? 'हा पॅक बंद करायचा का?' : `हे ${count} पॅक बंद करायचे का?`),
  endMeans: 'प्रत्येक पॅक त्याची मुदत संपेपर्यंत सुरू राहतो आणि रिन्यू होत नाही. रिफंड मिळत नाही.',
  endYes: 'मुदत संपल्यावर बंद करा',
  keep: 'राहू द्या',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'तीच चॅनेल्स, कमी पैशांत',
  documentTitle: 'कमी पैसे भरा',
  sub: 'तुम्ही पाहता ते सगळे असलेला पॅक आणि सुट्या चॅनेल्सचा सर्वात स्वस्त पर्याय आम्ही शोधतो.',
  back: 'पॅक जोडा',

  noPacks: 'कोणताही टीव्ही पॅक सुरू नाही',
  noPacksDescription: 'पॅक सुरू झाल्यावर तुम्ही इथे स्वस्त पर्याय शोधू शकता.',
  addPacks: 'पॅक जोडा',

  box: 'कोणता बॉक्स?',
  keep: 'ठेवायची चॅनेल्स',
  keepAll: 'माझ्याकडे आहेत ती सर्व',
  keepAllHint: (count: number) =>
    count === 1 ? 'तुमच्या जादा पॅकमधील एक चॅनेल' : `तुमच्या जादा पॅकमधील सर्व ${count} चॅनेल्स`,
  keepSome: 'फक्त मी निवडेन ती',
  keepSomeHint: 'तुम्ही पाहत नाही त्यांची निवड काढा',
  ticked: (count: number, all: number) =>
    `${all} पैकी ${count} ${count === 1 ? 'चॅनेल निवडले' : 'चॅनेल्स निवडली'}`,
  tickAll: 'सर्व निवडा',
  untickAll: 'सर्व निवड काढा',
  onlyFixed: (names: string) =>
    `${names} आहे तसेच राहील, आणि या बॉक्सवर दुसरे काही सुरू नाही. चॅनेल्स जोडा, मग ती मिळवण्याचा सर्वात स्वस्त पर्याय आम्ही शोधू.`,

  add: 'चॅनेल्स जोडा',
  search: 'नाव किंवा चॅनेल नंबर',
  searchFor: 'तुम्हाला हवे असलेले चॅनेल',
  matches: (count: number) => (count === 1 ? '1 चॅनेल सापडले' : `${count} चॅनेल्स सापडली`),
  firstOf: (shown: number, count: number) => `${count} चॅनेल्सपैकी पहिली ${shown}`,
  noMatch: 'या नावाचे किंवा नंबरचे चॅनेल नाही.',
  addOne: 'जोडा',
  addNamed: (name: string) => `${name} जोडा`,
  removeOne: 'काढा',
  removeNamed: (name: string) => `${name} काढा`,
  has: 'सुरू',
  free: 'फ्री-टू-एअर',
  selected: 'जोडले',
  added: 'तुम्हाला हेही हवे आहे',

  now: 'सध्याचा खर्च',
  nowFor: (channels: number, packs: number) =>
    `/महिना GST सह: ${packs} पॅकमधील ${channels} ${channels === 1 ? 'चॅनेल' : 'चॅनेल्स'}`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/महिना टॅक्स वगळून: ${packs} पॅकमधील ${channels} ${channels === 1 ? 'चॅनेल' : 'चॅनेल्स'}`,
  nothingYet: 'आधी एखादे चॅनेल जोडा. मग ते मिळवण्याचा सर्वात स्वस्त पर्याय आम्ही शोधू शकतो.',
  find: 'सर्वात स्वस्त पर्याय शोधा',
  stop: 'थांबवा',
  searching: 'पॅक आणि चॅनेल्सची तुलना करत आहोत. याला जास्तीत जास्त दोन सेकंद लागतात.',
  stopped: 'थांबवले. काहीही बदललेले नाही.',
  notStarted:
    'या डिव्हाइसवर शोध सुरू होऊ शकला नाही. काहीही बदललेले नाही. तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  tooSlow: 'शोध पूर्ण झाला नाही. काहीही बदललेले नाही. पुन्हा प्रयत्न करा.',
  broken: 'शोधताना काहीतरी चुकले. काहीही बदललेले नाही, आणि यात तुमची काही चूक नाही.',

  notCompared: 'कशाची तुलना होत नाही',
  stays: (names: string) => `${names}: आहे तसेच राहील.`,
  leaves: (name: string) => `${name}: तुम्ही सांगितल्याप्रमाणे {date} रोजी संपेल`,
  freeNote: 'फ्री-टू-एअर चॅनेल्स: यांचे पैसे लागत नाहीत.',
  hdNote: 'HD चॅनेल आणि त्याचे SD रूप ही दोन वेगळी चॅनेल्स आहेत.',
  termNote: 'एका महिन्यापेक्षा जास्त मुदतीचे पैसे भरलेल्या पॅकचा एका महिन्याचा वाटा धरला जातो.',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'बेस पॅक',
    BOUQUET: 'बुके',
    BROADBAND: 'ब्रॉडबँड',
    CHANNEL: 'चॅनेल',
  },
  per: {
    MONTHLY: '/महिना',
    QUARTERLY: '3\u00a0महिन्यांसाठी',
    HALFYEARLY: '6\u00a0महिन्यांसाठी',
    YEARLY: '12\u00a0महिन्यांसाठी',
  },
  term: 'किती काळासाठी',
  terms: {
    MONTHLY: 'दरमहा',
    QUARTERLY: 'दर तीन महिन्यांनी',
    HALFYEARLY: 'दर सहा महिन्यांनी',
    YEARLY: 'दरवर्षी',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${channelCount(count)}, ${groupedText(hd)} HD मध्ये` : channelCount(count),
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps स्पीड`,
  fairUse: (gigabytes: number): string => `पूर्ण स्पीडने ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} कार्टमध्ये टाका`,
  remove: (name: string): string => `${name} कार्टमधून काढा`,
  addWord: 'टाका',
  inCartWord: 'कार्टमध्ये',
  addShort: 'कार्टमध्ये टाका',
  removeShort: 'कार्टमधून काढा',
  owned: 'सुरू',
  inOwned: (pack: string): string => `${pack} मध्ये सुरू`,
  inCart: 'तुमच्या कार्टमध्ये आहे',
  inCartPack: (pack: string): string => `तुमच्या कार्टमधील ${pack} मध्ये आहे`,
  withTax: 'GST सह',
  beforeTax: 'टॅक्स वगळून',
  noPrice: 'किंमत उपलब्ध नाही',
  hd: 'HD',
  free: 'मोफत',
  onlyInPacks: 'फक्त पॅकमध्ये',
  columns: { channel: 'चॅनेल', number: 'नंबर', price: 'किंमत', cart: 'कार्ट' },
};
