import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const channelCount = (count: number): string =>
  `${groupedText(count)} ${count === 1 ? 'चॅनेल' : 'चॅनेल्स'}`;

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'राहू द्या',
  removeAsk: (name: string): string => `${name} काढायचा का?`,
  removeEnds: (date: string): string => `तो ${date} रोजी संपेल.`,
  removeUntil: 'तोपर्यंत तुम्ही तो पूर्वीसारखाच वापरू शकता.',
  removeNoRefund: 'रिफंड मिळणार नाही.',
  keepByRenewing: 'तो ठेवायचा असेल तर संपण्याआधी रिन्यू करा.',
  keepByRenewingFrom: (date: string): string => `तो ठेवायचा असेल तर ${date} पासून तो संपेपर्यंत रिन्यू करा.`,
  noUndo: 'हे इथे मागे घेता येत नाही.',
  reason: 'कारण (ऐच्छिक)',
  removeYes: 'मुदत संपल्यावर काढा',
  refundAsk: (name: string): string => `${name} आत्ताच रद्द करायचा का?`,
  youGet: 'तुमच्या बॅलन्समध्ये रिफंड',
  stopsNow: 'तो लगेच बंद होईल.',
  stopsNowChannels: (channels: string): string => `तो आणि त्यातील ${channels} लगेच बंद होतील.`,
  stopsNowLine: 'तुमचे ब्रॉडबँड लगेच बंद होईल.',
  daysLost: (days: number): string =>
    days === 1 ? 'तुमचा शेवटचा दिवस वाया जाईल.' : `तुमचे उरलेले ${days} दिवस वाया जातील.`,
  buyAgain: 'तो परत हवा असेल तर पुन्हा विकत घ्यावा लागेल.',
  refundYes: (amount: string): string => `रद्द करा आणि ${amount} परत घ्या`,
  amountChanged: (was: string, is: string): string =>
    `रिफंडची रक्कम ${was} वरून ${is} झाली आहे. काहीही रद्द झालेले नाही. पुढे जाण्याआधी ती तपासा.`,
  noneLeft: 'या पॅकवर आता रिफंड मिळत नाही. काहीही रद्द झालेले नाही.',
  reading: 'रक्कम अपडेट होत आहे.',
  notRead: 'रक्कम अपडेट झाली नाही.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  removedAtTermEnd: (name: string): string =>
    `${name}: मुदत संपल्यावर बंद होईल. तोपर्यंत तुम्ही तो पूर्वीसारखाच वापरू शकता.`,
  removed: (name: string, date: string): string =>
    `${name}: ${date} रोजी संपेल. तोपर्यंत तुम्ही तो पूर्वीसारखाच वापरू शकता.`,
  refunded: (name: string, amount: string): string =>
    `${name} रद्द झाला आहे. ${amount} तुमच्या बॅलन्समध्ये परत आले आहेत.`,
  refundedBlind: (name: string): string =>
    `${name} रद्द झाला आहे. किती रिफंड मिळाला ते ऑपरेटरने सांगितले नाही. ते तुम्हाला व्यवहारांमध्ये दिसेल.`,
  balance: (amount: string): string => `तुमचा बॅलन्स ${amount} आहे.`,
  balanceReading: 'तुमचा बॅलन्स अपडेट होत आहे.',
  balanceNotRead: 'तुमचा बॅलन्स अपडेट झाला नाही.',
  unknownRemoval: (name: string): string =>
    `स्पष्ट उत्तर मिळाले नाही, त्यामुळे ${name} काढला गेला की नाही ते माहीत नाही.`,
  packsReading: 'तुमचे पॅक अपडेट होत आहेत.',
  packsNotRead: 'तुमचे पॅक अपडेट झाले नाहीत.',
  nowLeavingAtTermEnd: 'तुमच्या पॅकमध्ये आता तो मुदत संपल्यावर बंद होईल असे दिसते, म्हणजे तो काढला गेला आहे.',
  nowLeaving: (date: string): string =>
    `तुमच्या पॅकमध्ये आता तो ${date} रोजी संपेल असे दिसते, म्हणजे तो काढला गेला आहे.`,
  nowCancelled: 'तुमच्या पॅकमध्ये आता तो सुरू असल्याचे दिसत नाही, म्हणजे तो रद्द झाला आहे.',
  nowRunning: {
    honoured:
      'तुमच्या पॅकमध्ये तो अजूनही सुरू असल्याचे दिसते. काहीही आपोआप पुन्हा पाठवले जात नाही. तुम्ही पुन्हा प्रयत्न केल्यास ते जास्तीत जास्त एकदाच होईल.',
    unknown:
      'तुमच्या पॅकमध्ये तो अजूनही सुरू असल्याचे दिसते. काहीही आपोआप पुन्हा पाठवले जात नाही. पुन्हा प्रयत्न करण्याआधी काही मिनिटे थांबा आणि परत तपासा.',
  },
  history: 'व्यवहारांमध्ये रिफंड पाहा',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'तुमची चॅनेल्स',
  titleIn: (pack: string): string => `${pack} मधील चॅनेल्स`,
  back: 'माझे पॅक',
  search: 'तुमची चॅनेल्स शोधा',
  searchFor: 'नाव किंवा चॅनेल नंबर',
  count: (count: number): string => channelCount(count),
  some: (count: number, all: number): string => `${groupedText(all)} पैकी ${channelCount(count)}`,
  noMatch: 'तुमच्याकडे असे चॅनेल नाही.',
  none: 'चॅनेल्स नाहीत',
  noneDescription: 'इथे चॅनेल्स असलेला कोणताही पॅक सुरू नाही, किंवा ऑपरेटरने त्याची चॅनेल्स दिलेली नाहीत.',
  add: 'पॅक जोडा',
  incomplete: 'एका पॅकची चॅनेल्स मिळाली नाहीत.',
  retry: 'बाकीची लोड करा',
  columns: {
    channel: 'चॅनेल',
    number: 'नंबर',
    genre: 'श्रेणी',
    language: 'भाषा',
    pack: 'कोणत्या पॅकमध्ये',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'माझे पॅक',
  extent: (packs: number, services: number): string =>
    `${services} ${services === 1 ? 'सेवेवर' : 'सेवांवर'} ${packs} पॅक`,
  renew: 'रिन्यू करा',
  add: 'पॅक जोडा',
  show: 'दाखवा',
  all: 'सर्व',
  filters: { ACTIVE: 'सुरू', EXPIRED: 'संपलेले', CANCEL: 'रद्द', FAILED: 'अयशस्वी' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'पॅक जोडा',
  count: (count: number): string => (count === 1 ? '1 पॅक दाखवला आहे' : `${count} पॅक दाखवले आहेत`),
  broadband: 'ब्रॉडबँड',
  nowhere: 'बॉक्सशिवाय',
  none: 'तुमच्याकडे अजून पॅक नाहीत',
  noneDescription: 'चॅनेल्स आणि ब्रॉडबँड मिळवण्यासाठी पॅक जोडा.',
  noMatch: {
    ACTIVE: 'कोणताही पॅक सुरू नाही',
    EXPIRED: 'संपलेला पॅक नाही',
    CANCEL: 'रद्द केलेला पॅक नाही',
    FAILED: 'अयशस्वी पॅक नाही',
  },
  showAll: 'सर्व पॅक दाखवा',
  channels: 'तुमची चॅनेल्स',
  channelsOf: (box: string): string => `तुमची चॅनेल्स: ${box}`,
  packsOf: (box: string): string => `पॅक: ${box}`,
  renewNamed: (pack: string): string => `रिन्यू करा: ${pack}`,
  renewMany: (count: number): string => `${count} पॅक रिन्यू करा`,
  packs: (count: number): string => `${count} पॅक`,
  endOn: (count: number, date: string): string =>
    count === 1 ? `${date} रोजी संपेल` : `सर्व ${date} रोजी संपतील`,
  ownTerms: 'प्रत्येक पॅक त्याच्या मुदतीसाठी',
  gst: (tax: string): string => `${tax} GST सह`,
  columns: { pack: 'पॅक', contents: 'काय काय आहे', ends: 'संपेल', price: 'किंमत' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'तुमची लाइन',
  show: 'स्पीड आणि वापरलेला डेटा दाखवा',
  hide: 'स्पीड आणि वापरलेला डेटा लपवा',
  none: 'या खात्यावर ब्रॉडबँड लाइन नाही',
  noneDescription: 'तुम्ही ब्रॉडबँड वापरत असाल, तर ग्राहक सेवेशी संपर्क साधा.',
  used: (used: string, limit: string): string => `पूर्ण स्पीडच्या ${limit} GB पैकी ${used} GB वापरले`,
  usedAll: (limit: string): string => `पूर्ण स्पीडचे सर्व ${limit} GB वापरून झाले`,
  usedOnly: (used: string): string => `${used} GB वापरले`,
  speed: 'स्पीड',
  after: 'मर्यादेनंतरचा स्पीड',
  limit: 'पूर्ण स्पीडची मर्यादा',
  account: 'खाते क्रमांक',
  plan: 'प्लॅन',
  until: 'संपण्याची तारीख',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'हा पॅक रिन्यू करायला अजून वेळ होता.',
  tooEarlyUntil: (date: string): string =>
    `हा पॅक रिन्यू करायला अजून वेळ होता. तुम्ही तो ${date} पासून रिन्यू करू शकता.`,
  chargeRefused:
    'तुमच्या ऑपरेटरच्या बिलिंग सिस्टिमने रिन्यूअल नाकारले, त्यामुळे हा पॅक रिन्यू झाला नाही. थोड्या वेळाने पुन्हा प्रयत्न करा किंवा ग्राहक सेवेशी संपर्क साधा.',
  otherFailure: 'तुमच्या ऑपरेटरला हा पॅक सुरू किंवा रिन्यू करता आला नाही. ग्राहक सेवेशी संपर्क साधा.',
  itsMessage: (message: string): string => `ऑपरेटरचा मेसेज: ${message}`,
  code: (code: string): string => `कोड ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'पॅक',
  back: 'माझे पॅक',
  missing: 'हा पॅक तुमच्या खात्यात नाही',
  missingDescription: 'त्याच्या जागी दुसरा पॅक आला असेल. तुमचे सर्व पॅक यादीत आहेत.',
  renew: 'रिन्यू करा',
  facts: 'तपशील',
  price: 'किंमत',
  gst: (tax: string): string => `${tax} GST सह`,
  channels: 'चॅनेल्स',
  whichChannels: 'यात कोणती चॅनेल्स आहेत?',
  speed: 'स्पीड',
  box: 'बॉक्स',
  activated: 'सुरू झाल्याची तारीख',
  ends: 'संपण्याची तारीख',
  ended: 'संपल्याची तारीख',
  renewable: 'कधीपासून रिन्यू करता येईल',
  stop: 'हा पॅक बंद करा',
  leavingAtTermEnd: 'तुम्ही हा पॅक काढला आहे. तो मुदत संपेपर्यंत सुरू राहील आणि मग बंद होईल.',
  leaving: (date: string): string =>
    `तुम्ही हा पॅक काढला आहे. तो ${date} पर्यंत सुरू राहील आणि मग बंद होईल.`,
  removeTitle: 'मुदत संपल्यावर काढा',
  removeDescription: (date: string): string => `तो ${date} पर्यंत सुरू राहील. रिफंड मिळणार नाही.`,
  remove: 'काढा',
  refundTitle: 'आत्ताच रद्द करा',
  refundDescription: (amount: string): string => `तो लगेच बंद होईल आणि तुम्हाला ${amount} परत मिळतील.`,
  refund: 'रद्द करून रिफंड घ्या',
  noRefund: 'तुमचा ऑपरेटर या पॅकवर रिफंड देत नाही.',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'सुरू',
  ended: 'संपला',
  cancelled: 'रद्द',
  failed: 'अयशस्वी',
  endsOn: '{date} रोजी संपेल',
  endedOn: '{date} रोजी संपला',
  channels: (count: number): string => (count === 1 ? '1 चॅनेल' : `${count} चॅनेल्स`),
  hd: (count: number): string => `${count} HD मध्ये`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/महिना',
    QUARTERLY: '3\u00a0महिन्यांसाठी',
    HALFYEARLY: '6\u00a0महिन्यांसाठी',
    YEARLY: 'दरवर्षी',
  },
  beforeTax: 'टॅक्स वगळून',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'जुने पॅक',
  before:
    'बॅलन्समधून पैसे भरल्यास नवीन पॅक सुरू होताच यांचे रिन्यूअल बंद केले जाईल. प्रत्येक पॅक त्याची मुदत संपेपर्यंत सुरू राहील.',
  otherWay: 'दुसऱ्या पद्धतीने पेमेंट केल्यास, पेमेंटनंतर तुम्ही हे एका टॅपमध्ये बंद करू शकाल.',
  afterwards: 'हे अजून सुरू आहेत. नवीन पॅक सुरू होताच तुम्ही हे बंद करू शकता.',
  keep: 'जुने पॅक राहू द्या',
  endNow: 'जुने पॅक बंद करा',
  running: 'जुने पॅक बंद होत आहेत…',
  done: (count: number) =>
    count === 1
      ? 'जुना पॅक मुदत संपल्यावर बंद होईल आणि रिन्यू होणार नाही.'
      : `सर्व ${count} जुने पॅक त्यांची मुदत संपल्यावर बंद होतील आणि रिन्यू होणार नाहीत.`,
  held: (names: string) =>
    `अजून सुरू झालेले नाहीत: ${names}. सर्व जुने पॅक तसेच राहतील, त्यामुळे तुमचे एकही चॅनेल जाणार नाही.`,
  unread: 'आत्ता कोणताही जुना पॅक बंद केलेला नाही: नवीन पॅक सुरू झाले आहेत की नाही ते आम्हाला पाहता आले नाही.',
  part: (count: number) =>
    count === 1
      ? '1 जुना पॅक बंद करता आला नाही आणि तो रिन्यू होऊ शकतो. पुन्हा प्रयत्न करा, किंवा तुमच्या पॅकमधून तो काढा.'
      : `${count} जुने पॅक बंद करता आले नाहीत आणि ते रिन्यू होऊ शकतात. पुन्हा प्रयत्न करा, किंवा तुमच्या पॅकमधून ते काढा.`,
  again: 'पुन्हा प्रयत्न करा',
  myPacks: 'माझे पॅक',
  status: {
    staying: 'सुरू',
    ending: 'बंद होत आहे…',
    ended: 'संपेल',
    refused: 'बंद झाला नाही',
    unknown: 'अजून माहीत नाही',
  },
  unknown: 'काहीही उत्तर आले नाही. तुमचे पॅक अपडेट झाल्यावर निकाल दिसेल.',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'तीच चॅनेल्स, कमी पैशांत',
  lead: 'आम्ही तुमच्या पॅकची विक्रीतल्या सर्व पॅकशी तुलना करतो.',
  found: (less: string): string => `तीच चॅनेल्स, दरमहा ${less} कमी`,
  forBox: (name: string): string => `${name} साठी, GST सह`,
  forBoxBeforeTax: (name: string): string => `${name} साठी, टॅक्स वगळून`,
};
