import type * as english from '../../screens/help/help.text';
import type { TextsOf } from '../../text/catalogue';

export const contactText: TextsOf<typeof english.contactText> = {
  title: 'संपर्क साधा',
  lco: 'तुमचा केबल ऑपरेटर',
  lcoDescription: 'तुमच्या घरची लाइन आणि बॉक्स पाहतो.',
  care: 'कस्टमर केअर',
  careDescription: 'पेमेंट, पॅक आणि तुमच्या खात्यासाठी.',
  name: 'नाव',
  phone: 'फोन',
  email: 'ईमेल',
  call: (name: string): string => `फोन करा: ${name}`,
  message: (name: string): string => `मेसेज पाठवा: ${name}`,
  write: 'ईमेल लिहा',
  subject: (number: string): string => `ग्राहक क्रमांक ${number}`,
  hand: 'ही माहिती जवळ ठेवा',
  customer: 'ग्राहक क्रमांक',
  box: 'बॉक्स नंबर',
  packs: 'पॅक',
  paymentUnconfirmed: 'पुष्टी न झालेले पेमेंट',
  paymentFailed: 'अयशस्वी पेमेंट',
  copy: 'कॉपी करा',
  copied: 'कॉपी झाला',
  copyFailed: 'ब्राउझरला कॉपी करता आले नाही. नंबर निवडून कॉपी करा.',
  support: 'तक्रार नोंदवा',
  supportDescription: 'आम्ही तक्रारींना लेखी उत्तर देतो, आणि तुम्ही त्यांची स्थिती पाहू शकता.',
  licences: 'ओपन सोर्स परवाने',
};

export const faqText: TextsOf<typeof english.faqText> = {
  title: 'मदत',
  picture: 'चित्र दिसत नाही?',
  internet: 'इंटरनेट बंद आहे?',
  links: 'आणखी मदत',
  support: 'माझ्या तक्रारी',
  contact: 'संपर्क साधा',
  checkPayment: 'पेमेंट अडकले?',
  survey: 'तुमचे मत सांगा',
  answers: 'प्रश्न आणि उत्तरे',
  search: 'उत्तरे शोधा',
  searchHint: 'उदा. रिमोट, रिफंड, स्लो इंटरनेट',
  topics: 'विषय',
  all: 'सर्व',
  topic: {
    picture: 'टीव्ही आणि चित्र',
    packs: 'पॅक आणि रिन्यूअल',
    payments: 'पेमेंट',
    broadband: 'ब्रॉडबँड',
    account: 'माझे खाते',
    service: 'सेवा',
  },
  found: (count: number): string => (count === 1 ? '1 उत्तर सापडले' : `${count} उत्तरे सापडली`),
  nothing: 'उत्तर सापडले नाही',
  nothingDescription: 'दुसरे शब्द वापरून पाहा, तक्रार नोंदवा किंवा आम्हाला फोन करा.',
  create: 'तक्रार नोंदवा',
  stale: 'नवीन उत्तरे लोड झाली नाहीत. ही पोर्टलसोबत आलेली उत्तरे आहेत.',
  again: 'पुन्हा प्रयत्न करा',
  linkNames: {
    picture: 'पिक्चर गाइड उघडा',
    support: 'तक्रार नोंदवा',
    packs: 'माझे पॅक',
    renew: 'आता रिन्यू करा',
    add: 'पॅक जोडा',
    topUp: 'पैसे जोडा',
    transactions: 'माझी पेमेंट पाहा',
    profile: 'माझे प्रोफाइल उघडा',
    kyc: 'कागदपत्र पाठवा',
    password: 'नवीन पासवर्ड निवडा',
    contact: 'कोणाला फोन करायचा ते पाहा',
  },
};

export const boxRefreshText: TextsOf<typeof english.boxRefreshText> = {
  boxes: 'माझे बॉक्स',
  refresh: 'बॉक्स रिफ्रेश करा',
  refreshNamed: (name: string): string => `बॉक्स रिफ्रेश करा: ${name}`,
  write: 'उपयोग झाला नाही? तक्रार नोंदवा',
};

export const guideText: TextsOf<typeof english.guideText> = {
  title: 'चित्र दिसत नाही?',
  support: 'ग्राहक सेवा',
  steps: ['बॉक्स', 'स्क्रीन', 'तपासणी', 'रिफ्रेश'],
  back: 'मागे',
  whichBox: 'तो कोणता बॉक्स आहे?',
  noBox: 'या खात्यावर टीव्ही बॉक्स नाही',
  noBoxDescription: 'तक्रार नोंदवा, सपोर्ट टीम तुमचे कनेक्शन तपासेल.',
  write: 'तक्रार नोंदवा',
  whatScreen: 'स्क्रीनवर काय दिसते?',
  symptom: {
    noSignal: '“No signal” किंवा “No input”',
    errorCode: 'एरर कोड किंवा नंबर',
    black: 'स्क्रीन काळी आहे',
    frozen: 'चित्र अडकते किंवा तुटते',
    missing: 'एखादे चॅनेल नाही किंवा “not subscribed” दिसते',
    other: 'दुसरे काहीतरी',
  },
  codeTitle: 'कोणता कोड आहे?',
  code: 'एरर कोड',
  codeHint: 'उदा. E16. वाचता येत नसेल तर रिकामे सोडा.',
  next: 'पुढे',
  checks: 'आम्ही काय तपासले',
  operatorWorks: 'तुमच्या ऑपरेटरची सिस्टिम सुरू आहे.',
  operatorDown: 'नियोजित काम सुरू आहे. ते संपल्यावर चित्र परत येईल.',
  operatorUnknown: 'तुमच्या ऑपरेटरची सिस्टिम सुरू आहे की नाही ते तपासता आले नाही.',
  packsRun: 'या बॉक्सवरचे तुमचे पॅक सुरू आहेत.',
  packsPartly: (names: string): string =>
    `हे पॅक संपले आहेत: ${names}. त्यांची चॅनेल्स पुन्हा पाहण्यासाठी रिन्यू करा.`,
  packsFailed: (names: string): string =>
    `तुमच्या ऑपरेटरला हे पॅक सुरू किंवा रिन्यू करता आले नाहीत: ${names}. प्रत्येकाच्या शेजारी कारण पाहा.`,
  myPacks: 'माझे पॅक',
  packsOver: 'या बॉक्सवरचे तुमचे पॅक {date} रोजी संपले, म्हणून चित्र दिसत नाही.',
  packsOverThen: 'ते रिन्यू करा, चित्र साधारणपणे 15 मिनिटांत परत येते.',
  packsNone: 'या बॉक्सवर कोणताही पॅक सुरू नाही, त्यामुळे दाखवण्यासारखे काही नाही.',
  add: 'पॅक जोडा',
  renew: 'रिन्यू करा',
  goOn: 'कारण वेगळे आहे, पुढे जा',
  news: 'तुमच्या ऑपरेटरचे म्हणणे',
  noNews: 'तुमच्या ऑपरेटरने कोणताही बिघाड कळवलेला नाही.',
  tips: {
    noSignal: 'केबल बॉक्समध्ये घट्ट बसली आहे आणि टीव्हीचा इनपुट बरोबर आहे, हे तपासा.',
    errorCode: 'बॉक्सचे स्विचबोर्डवरचे बटण बंद करा, 30 सेकंद थांबा आणि पुन्हा सुरू करा.',
    black: 'बॉक्सचा दिवा लागला आहे आणि टीव्हीचा इनपुट बरोबर आहे, हे तपासा.',
    frozen: 'केबल बॉक्समध्ये घट्ट बसली आहे आणि वाकलेली नाही, हे तपासा.',
    missing: 'तुमचे पॅक तपासा: ते चॅनेल त्यांच्यात नसेल.',
    other: 'बॉक्सचे स्विचबोर्डवरचे बटण बंद करा, 30 सेकंद थांबा आणि पुन्हा सुरू करा.',
  },
  refreshDescription: 'मग आम्ही तुमची चॅनेल्स पुन्हा सुरू करतो. बॉक्स सुरूच ठेवा.',
  refresh: 'बॉक्स रिफ्रेश करा',
  sent: (minutes: number): string =>
    minutes === 1
      ? 'पाठवले. पोहोचायला साधारण 1 मिनिट लागते.'
      : `पाठवले. पोहोचायला साधारण ${minutes} मिनिटे लागतात.`,
  sentSome: 'पाठवले. पोहोचायला काही मिनिटे लागू शकतात.',
  sentBefore: 'हा बॉक्स थोड्या वेळापूर्वीच रिफ्रेश केला आहे.',
  later: (time: string, minutes: number): string =>
    minutes === 1
      ? `तुम्ही तो ${time} वाजता, 1 मिनिटानंतर पुन्हा रिफ्रेश करू शकता.`
      : `तुम्ही तो ${time} वाजता, ${minutes} मिनिटांनंतर पुन्हा रिफ्रेश करू शकता.`,
  refreshUnknown:
    'तुमचा बॉक्स रिफ्रेश झाला की नाही ते माहीत नाही. पुन्हा प्रयत्न करण्याआधी काही मिनिटे थांबा आणि स्क्रीन पाहा.',
  helped: 'आता चित्र दिसते का?',
  yes: 'हो, दिसते',
  no: 'नाही, तक्रार नोंदवा',
  solved: 'छान झाले',
  solvedDescription: 'पुन्हा बंद झाले, तर इथे परत या. एक मिनिट लागते.',
  done: 'ग्राहक सेवेवर परत जा',
  pictureFails: 'चित्र नीट दिसत नाही',
  subjectWithCode: (code: string): string => `टीव्हीवर एरर कोड ${code} दिसतो`,
  refreshFailsSubject: 'बॉक्स रिफ्रेश करून उपयोग झाला नाही',
  boxLine: (box: string): string => `बॉक्स: ${box}.`,
  screenLine: (screen: string): string => `स्क्रीनवर: ${screen}.`,
  refreshLine: {
    sent: 'मी पोर्टलवरून बॉक्स रिफ्रेश केला; उपयोग झाला नाही.',
    recent: 'बॉक्स थोड्या वेळापूर्वी रिफ्रेश झाला; उपयोग झाला नाही.',
    unknown: 'मी पोर्टलवरून बॉक्स रिफ्रेश करण्याचा प्रयत्न केला. तो रिफ्रेश झाला की नाही ते माहीत नाही.',
    failed: 'मी पोर्टलवरून बॉक्स रिफ्रेश करण्याचा प्रयत्न केला. बॉक्स रिफ्रेश झाला नाही.',
  },
};

export const getHelpText: TextsOf<typeof english.getHelpText> = {
  help: 'मदत घ्या',
  call: (phone: string): string => `${phone} वर फोन करा`,
  paymentUnconfirmed: 'पुष्टी न झालेले पेमेंट',
  paymentFailed: 'अयशस्वी झालेले पेमेंट',
  paymentOtherAmount: 'संमतीपेक्षा वेगळ्या रकमेचे पेमेंट',
  renewalUnconfirmed: 'पुष्टी न झालेले रिन्यूअल',
  packNotStarted: 'सुरू किंवा रिन्यू न झालेला पॅक',
  description: (reference: string, amount: string, when: string): string =>
    [reference && `संदर्भ क्रमांक: ${reference}`, amount && `रक्कम: ${amount}`, when && `वेळ: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `संमती दिलेली रक्कम: ${amount}`,
};

export const newTicketText: TextsOf<typeof english.newTicketText> = {
  title: 'नवीन तक्रार',
  back: 'ग्राहक सेवा',
  draftSaved: 'पाठवेपर्यंत तुमचा मसुदा या डिव्हाइसवर सेव्ह राहतो.',
  category: 'हे कशाबद्दल आहे?',
  choose: 'एक निवडा',
  box: 'कोणता बॉक्स?',
  subject: 'विषय',
  subjectHint: 'उदा. दोन चॅनेल्स दिसत नाहीत',
  mayHelp: 'ही उत्तरे उपयोगी पडू शकतात. तुम्ही लिहिलेले इथेच राहील.',
  description: 'काय होत आहे, आणि कधीपासून?',
  contact: 'आम्ही उत्तर कसे द्यावे?',
  send: 'पाठवा',
  discard: 'हा मसुदा हटवा',
  discarded: 'मसुदा हटवला.',
  undo: 'पूर्ववत करा',
  errors: {
    categoryid: 'हे कशाबद्दल आहे ते निवडा',
    stbno: 'हे कोणत्या बॉक्सबद्दल आहे ते निवडा',
    subject: 'विषय लिहा',
    description: 'काय होत आहे ते लिहा',
    contactmethod: 'आम्ही उत्तर कसे द्यावे ते निवडा',
  },
  sentTitle: 'तुमची तक्रार पाठवली आहे',
  number: 'तुमचा तक्रार क्रमांक',
  numberDescription: 'फोन करताना हा क्रमांक सांगा. ही तक्रार तुमच्या यादीतही आहे.',
  open: 'तक्रार उघडा',
  list: 'ग्राहक सेवेवर परत जा',
  unknownTitle: 'तुमची तक्रार पाठवली गेली का?',
  unknown:
    'तुमची तक्रार पोहोचली की नाही ते माहीत नाही. ती पुन्हा पाठवण्याआधी तुमच्या सर्वात नवीन तक्रारी तपासा.',
  yours: 'तुमची तक्रार',
  newest: 'तुमच्या सर्वात नवीन तक्रारी',
  none: 'तुमच्या यादीत एकही तक्रार नाही',
  same: 'हिच्यातला मजकूर सारखाच आहे.',
  seen: 'ती यादीत आहे',
  missed: 'ती तिथे नाही, पुन्हा पाठवा',
};

export const surveyText: TextsOf<typeof english.surveyText> = {
  title: 'तुमचे मत सांगा',
  home: 'होमवर परत जा',
  closed: 'सध्या कोणताही सर्व्हे सुरू नाही',
  closedDescription: 'तुमच्या ऑपरेटरने सर्व्हे सुरू केल्यावर तुम्ही त्याची उत्तरे इथे देऊ शकता.',
  page: (at: number, count: number): string => `${count} पैकी पेज ${at}`,
  review: 'तुमची उत्तरे एकदा पाहून घ्या',
  reviewDescription: 'अजून काहीही पाठवलेले नाही. उत्तरांसोबत तुमचे नाव पाठवले जात नाही.',
  optional: 'ऐच्छिक',
  required: 'या प्रश्नाचे उत्तर द्या.',
  missing: (question: string): string => `“${question}” याचे उत्तर द्या`,
  next: 'पुढे',
  toReview: 'उत्तरे पाहा',
  back: 'मागे',
  change: 'बदला',
  changePage: (page: number): string => `पेज ${page} वरची उत्तरे`,
  send: 'माझी उत्तरे पाठवा',
  sendAgain: 'पुन्हा पाठवा',
  unknown: 'तुमची उत्तरे पोहोचली की नाही ते माहीत नाही. कृपया ती पुन्हा पाठवा.',
  answersSaved: 'तुमची उत्तरे अजून इथेच आहेत.',
  thanks: 'धन्यवाद',
  thanksDescription: 'तुमची उत्तरे पोहोचली आहेत. या सर्व्हेची उत्तरे एकदाच देता येतात.',
};

export const supportText: TextsOf<typeof english.supportText> = {
  title: 'ग्राहक सेवा',
  help: 'मदत',
  guide: 'चित्र दिसत नाही?',
  guideDescription: 'एका मिनिटात कारण शोधा. आम्ही तुमच्यासोबत तुमचा बॉक्स आणि पॅक तपासतो.',
  guideStart: 'पिक्चर गाइड सुरू करा',
  tickets: 'माझ्या तक्रारी',
  create: 'नवीन तक्रार',
  goOn: 'मसुदा पुढे लिहा',
  status: 'स्थिती',
  allStatuses: 'सर्व',
  category: 'कशाबद्दल',
  allCategories: 'सर्व काही',
  noTickets: 'अजून तक्रारी नाहीत',
  noTicketsDescription: 'काही चालत नसेल, तर तक्रार नोंदवा आणि तिची स्थिती इथे पाहा.',
  noMatch: 'अशी तक्रार सापडली नाही',
  showAll: 'सर्व तक्रारी दाखवा',
  more: 'आणखी दाखवा',
  count: (count: number): string =>
    count === 1 ? '1 तक्रार दाखवली आहे' : `${count} तक्रारी दाखवल्या आहेत`,
  boxes: 'माझे बॉक्स',
  noBoxes: 'या खात्यावर टीव्ही बॉक्स नाही',
  noBoxesDescription: 'तुमच्या ऑपरेटरने बॉक्स जोडल्यावर तो इथे दिसेल.',
  stbno: 'बॉक्स नंबर',
  smcno: 'स्मार्ट कार्ड',
  boxStatus: { ACTIVE: 'सुरू', SUSPENDED: 'थांबवलेला' },
  again: 'पुन्हा प्रयत्न करा',
};

export const ticketStatusText: TextsOf<typeof english.ticketStatusText> = {
  status: {
    OPEN: 'खुली',
    INPROGRESS: 'काम सुरू आहे',
    RESOLVED: 'सोडवली',
    CLOSED: 'बंद',
  },
  openFor: (days: number): string => {
    if (days === 0) return 'आज नोंदवली';
    return days === 1 ? '1 दिवसापूर्वी नोंदवली' : `${days} दिवसांपूर्वी नोंदवली`;
  },
  closedAfter: (days: number): string => {
    if (days === 0) return 'त्याच दिवशी बंद';
    return days === 1 ? '1 दिवसानंतर बंद' : `${days} दिवसांनंतर बंद`;
  },
};

export const ticketViewText: TextsOf<typeof english.ticketViewText> = {
  title: 'तक्रार',
  back: 'ग्राहक सेवा',
  number: 'तक्रार क्रमांक',
  category: 'कशाबद्दल',
  box: 'बॉक्स',
  opened: 'नोंदवल्याची तारीख',
  ago: (days: number): string => {
    if (days === 0) return 'आज';
    return days === 1 ? '1 दिवसापूर्वी' : `${days} दिवसांपूर्वी`;
  },
  closed: 'बंद झाल्याची तारीख',
  resolution: 'निकाल',
  messages: 'मेसेज',
  noMessages: 'अजून मेसेज नाहीत',
  noMessagesDescription: 'सपोर्ट टीमची उत्तरे इथे दिसतील.',
  author: { SUBSCRIBER: 'तुम्ही', SUPPORT: 'सपोर्ट टीम' },
  again: 'पुन्हा प्रयत्न करा',
  close: 'ही तक्रार बंद करा',
  closeTitle: 'ही तक्रार बंद करायची का?',
  closeDescription: 'सपोर्ट टीम त्यावर काम करणे थांबवेल. तुम्ही कधीही नवीन तक्रार नोंदवू शकता.',
  reason: 'कारण (ऐच्छिक)',
  closeYes: 'तक्रार बंद करा',
  closeNo: 'खुली राहू द्या',
  isClosed: 'ही तक्रार बंद झाली आहे.',
  closeUnknown:
    'तक्रार बंद झाली की नाही ते माहीत नाही. आम्ही तिची स्थिती अपडेट करत आहोत: पुन्हा प्रयत्न करण्याआधी ती तपासा.',
  more: 'नंतरचे मेसेज दाखवा',
};
