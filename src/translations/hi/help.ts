import type { contactText as EnglishContactText } from '../../screens/help/contact/contact.text';
import type { faqText as EnglishFaqText } from '../../screens/help/faq/faq.text';
import type { boxRefreshText as EnglishBoxRefreshText } from '../../screens/help/guide/boxRefresh.text';
import type { guideText as EnglishGuideText } from '../../screens/help/guide/guide.text';
import type { getHelpText as EnglishGetHelpText } from '../../screens/help/newTicket/getHelp.text';
import type { newTicketText as EnglishNewTicketText } from '../../screens/help/newTicket/newTicket.text';
import type { surveyText as EnglishSurveyText } from '../../screens/help/survey/survey.text';
import type { supportText as EnglishSupportText } from '../../screens/help/tickets/support.text';
import type { ticketStatusText as EnglishTicketStatusText } from '../../screens/help/tickets/ticketStatus.text';
import type { ticketViewText as EnglishTicketViewText } from '../../screens/help/tickets/ticketView.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('hi');
const isOne = (count: number) => plural.select(count) === 'one';

export const contactText: TextsOf<typeof EnglishContactText> = {
  title: 'संपर्क करें',
  lco: 'आपका केबल ऑपरेटर',
  lcoDescription: 'आपके घर की लाइन और बॉक्स देखता है।',
  care: 'ग्राहक सेवा',
  careDescription: 'भुगतान, पैक और आपके खाते के लिए।',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  call: (name: string): string => `${name} को फ़ोन करें`,
  message: (name: string): string => `${name} को संदेश भेजें`,
  write: 'ईमेल लिखें',
  subject: (number: string): string => `ग्राहक संख्या ${number}`,
  hand: 'यह जानकारी पास रखें',
  customer: 'ग्राहक संख्या',
  box: 'बॉक्स नंबर',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  copyFailed: 'ब्राउज़र ने कॉपी नहीं किया। नंबर चुनकर खुद कॉपी करें।',
  support: 'इसके बजाय समस्या बताएँ',
  supportDescription: 'शिकायत का जवाब लिखित में मिलता है और आप उसकी स्थिति देख सकते हैं।',
  licences: 'ओपन सोर्स लाइसेंस',
};

export const faqText: TextsOf<typeof EnglishFaqText> = {
  title: 'मदद',
  picture: 'तस्वीर नहीं आ रही?',
  pictureDescription:
    'बताएँ कि स्क्रीन पर क्या दिख रहा है। हम आपके पैक जाँचते हैं और आपका बॉक्स रिफ़्रेश कर सकते हैं।',
  pictureStart: 'पिक्चर गाइड शुरू करें',
  links: 'और मदद',
  support: 'मेरी शिकायतें',
  contact: 'संपर्क करें',
  checkPayment: 'भुगतान अटक गया?',
  survey: 'अपनी राय दें',
  answers: 'सवाल और जवाब',
  search: 'जवाब खोजें',
  searchHint: 'जैसे: रिमोट, रिफ़ंड, धीमा इंटरनेट',
  topics: 'विषय',
  all: 'सभी',
  topic: {
    picture: 'टीवी और तस्वीर',
    packs: 'पैक और रिन्यूअल',
    payments: 'भुगतान',
    broadband: 'ब्रॉडबैंड',
    account: 'मेरा खाता',
    service: 'सेवा',
  },
  found: (count: number): string => `${count} जवाब ${isOne(count) ? 'मिला' : 'मिले'}`,
  nothing: 'कोई जवाब नहीं मिला',
  nothingDescription: 'दूसरे शब्द आज़माएँ, शिकायत दर्ज करें या हमें फ़ोन करें।',
  ask: 'समस्या बताएँ',
  stale: 'नए जवाब लोड नहीं हो सके। ये पोर्टल के साथ आए जवाब हैं।',
  again: 'फिर कोशिश करें',
  linkNames: {
    picture: 'पिक्चर गाइड खोलें',
    support: 'समस्या बताएँ',
    packs: 'मेरे पैक देखें',
    renew: 'अभी रिन्यू करें',
    add: 'पैक जोड़ें',
    topUp: 'पैसे जोड़ें',
    transactions: 'मेरे भुगतान देखें',
    profile: 'मेरी प्रोफ़ाइल खोलें',
    kyc: 'दस्तावेज़ भेजें',
    password: 'नया पासवर्ड चुनें',
    contact: 'देखें किसे फ़ोन करें',
  },
};

export const boxRefreshText: TextsOf<typeof EnglishBoxRefreshText> = {
  boxes: 'मेरे बॉक्स',
  refresh: 'बॉक्स रिफ़्रेश करें',
  refreshNamed: (name: string): string => `बॉक्स रिफ़्रेश करें: ${name}`,
  write: 'अब भी तस्वीर नहीं? शिकायत दर्ज करें',
};

export const guideText: TextsOf<typeof EnglishGuideText> = {
  title: 'तस्वीर नहीं आ रही?',
  support: 'ग्राहक सहायता',
  steps: ['बॉक्स', 'स्क्रीन', 'जाँच', 'रिफ़्रेश'],
  back: 'पीछे',
  whichBox: 'कौन सा बॉक्स है?',
  noBox: 'इस खाते पर कोई टीवी बॉक्स नहीं',
  noBoxDescription: 'शिकायत दर्ज करें, सहायता टीम आपका कनेक्शन जाँचेगी।',
  write: 'शिकायत दर्ज करें',
  whatScreen: 'स्क्रीन पर क्या है?',
  symptom: {
    noSignal: '“No signal” या “No input”',
    errorCode: 'कोई एरर कोड या नंबर',
    black: 'स्क्रीन काली है',
    frozen: 'तस्वीर रुकती या टूटती है',
    missing: 'कोई चैनल नहीं है या “not subscribed” दिखता है',
    other: 'कुछ और',
  },
  codeTitle: 'कौन सा कोड है?',
  code: 'एरर कोड',
  codeHint: 'जैसे E16। पढ़ा न जाए तो खाली छोड़ दें।',
  next: 'आगे',
  checks: 'हमने क्या जाँचा',
  operatorWorks: 'ऑपरेटर का सिस्टम चल रहा है।',
  operatorDown: 'रखरखाव चल रहा है। पूरा होते ही तस्वीर लौट आएगी।',
  operatorUnknown: 'हम जाँच नहीं सके कि ऑपरेटर का सिस्टम चल रहा है या नहीं।',
  packsRun: 'इस बॉक्स पर आपके पैक चालू हैं।',
  packsPartly: (names: string): string =>
    `ये समाप्त हो गए हैं: ${names}। इनके चैनल फिर देखने के लिए रिन्यू करें।`,
  packsFailed: (names: string): string =>
    `आपका ऑपरेटर इन्हें शुरू या रिन्यू नहीं कर सका: ${names}। कारण हर पैक के साथ देखें।`,
  myPacks: 'मेरे पैक देखें',
  packsOver: 'इस बॉक्स पर आपके पैक {date} को समाप्त हो गए, इसलिए तस्वीर नहीं है।',
  packsOverThen: 'रिन्यू करें, तस्वीर आमतौर पर 15 मिनट में लौट आती है।',
  packsNone: 'इस बॉक्स पर कोई पैक चालू नहीं है, इसलिए दिखाने को कुछ नहीं।',
  add: 'पैक जोड़ें',
  renew: 'रिन्यू करें',
  goOn: 'बात कुछ और है, आगे चलें',
  news: 'आपके ऑपरेटर का कहना है',
  noNews: 'आपके ऑपरेटर ने किसी खराबी की सूचना नहीं दी है।',
  refreshTitle: 'अपना बॉक्स रिफ़्रेश करें',
  tips: {
    noSignal: 'देखें कि केबल बॉक्स में ठीक से लगी है और टीवी सही इनपुट पर है।',
    errorCode: 'बॉक्स को स्विच से बंद करें, 30 सेकंड रुकें और फिर चालू करें।',
    black: 'देखें कि बॉक्स की बत्ती जल रही है और टीवी सही इनपुट पर है।',
    frozen: 'देखें कि केबल बॉक्स में ठीक से लगी है और मुड़ी नहीं है।',
    missing: 'अपने पैक देखें: हो सकता है चैनल उनमें न हो।',
    other: 'बॉक्स को स्विच से बंद करें, 30 सेकंड रुकें और फिर चालू करें।',
  },
  seePacks: 'मेरे पैक देखें',
  refreshDescription: 'फिर हम आपके चैनल दोबारा चालू करेंगे। बॉक्स चालू रखें।',
  refresh: 'मेरा बॉक्स रिफ़्रेश करें',
  sent: (minutes: number): string =>
    `भेज दिया। पहुँचने में आमतौर पर ${minutes} मिनट ${isOne(minutes) ? 'लगता है' : 'लगते हैं'}।`,
  sentSome: 'भेज दिया। पहुँचने में कुछ मिनट लग सकते हैं।',
  sentBefore: 'यह बॉक्स अभी-अभी रिफ़्रेश हुआ है।',
  later: (time: string, minutes: number): string =>
    `आप इसे फिर ${time} बजे, ${minutes} मिनट बाद रिफ़्रेश कर सकते हैं।`,
  refreshUnknown: 'पता नहीं कि आपका बॉक्स रिफ़्रेश हुआ या नहीं। कुछ मिनट रुकें और दोबारा करने से पहले स्क्रीन देखें।',
  helped: 'क्या तस्वीर अब आ रही है?',
  yes: 'हाँ, आ रही है',
  no: 'नहीं, शिकायत दर्ज करें',
  solved: 'अच्छी बात है',
  solvedDescription: 'फिर चली जाए तो यहाँ लौट आएँ। एक मिनट लगता है।',
  done: 'ग्राहक सहायता पर वापस',
  subject: {
    noSignal: 'टीवी पर सिग्नल नहीं है',
    errorCode: 'टीवी पर एरर कोड है',
    black: 'स्क्रीन काली है',
    frozen: 'तस्वीर रुकती या टूटती है',
    missing: 'कोई चैनल नहीं आ रहा',
    other: 'तस्वीर ठीक नहीं आ रही',
  },
  subjectWithCode: (code: string): string => `टीवी पर एरर कोड ${code} है`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `बॉक्स: ${box}।`,
      `स्क्रीन पर: ${screen}।`,
      wasRefreshed ? 'मैंने पोर्टल से बॉक्स रिफ़्रेश किया, फ़ायदा नहीं हुआ।' : 'मैंने बॉक्स रिफ़्रेश नहीं किया है।',
    ].join('\n'),
};

export const getHelpText: TextsOf<typeof EnglishGetHelpText> = {
  help: 'मदद लें',
  call: (phone: string): string => `${phone} पर फ़ोन करें`,
  paymentUnconfirmed: 'भुगतान जिसकी पुष्टि नहीं हुई',
  paymentFailed: 'भुगतान जो नहीं हुआ',
  packNotStarted: 'पैक जो चालू या रिन्यू नहीं हुआ',
  description: (reference: string, amount: string, when: string): string =>
    [`संदर्भ: ${reference}`, amount && `राशि: ${amount}`, when && `समय: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `सहमति की राशि: ${amount}`,
};

export const newTicketText: TextsOf<typeof EnglishNewTicketText> = {
  title: 'नई शिकायत',
  back: 'ग्राहक सहायता',
  draftSaved: 'भेजे जाने तक आपका ड्राफ़्ट इस डिवाइस पर रहता है।',
  category: 'यह किस बारे में है?',
  choose: 'एक चुनें',
  box: 'कौन सा बॉक्स?',
  subject: 'विषय',
  subjectHint: 'जैसे: दो चैनल नहीं आ रहे',
  mayHelp: 'शायद ये जवाब काम आएँ। आपका लिखा यहाँ बना रहेगा।',
  description: 'क्या हो रहा है, और कब से?',
  contact: 'हम जवाब कैसे दें?',
  send: 'भेजें',
  discard: 'यह ड्राफ़्ट मिटाएँ',
  discarded: 'ड्राफ़्ट मिटा दिया गया।',
  undo: 'वापस लाएँ',
  errors: {
    categoryid: 'चुनें कि यह किस बारे में है',
    stbno: 'चुनें कि यह किस बॉक्स के बारे में है',
    subject: 'विषय लिखें',
    description: 'बताएँ कि क्या हो रहा है',
    contactmethod: 'चुनें कि हम जवाब कैसे दें',
  },
  sentTitle: 'आपकी शिकायत भेज दी गई',
  number: 'आपका शिकायत नंबर',
  numberDescription: 'फ़ोन करते समय यह नंबर बताएँ। यह शिकायत सूची में भी मिलेगी।',
  open: 'शिकायत खोलें',
  list: 'ग्राहक सहायता पर वापस',
  unknownTitle: 'क्या आपकी शिकायत पहुँची?',
  unknown: 'पता नहीं कि आपकी शिकायत पहुँची या नहीं। दोबारा भेजने से पहले अपनी सबसे नई शिकायतें देख लें।',
  yours: 'आपकी शिकायत',
  newest: 'आपकी सबसे नई शिकायतें',
  none: 'आपकी सूची में कोई शिकायत नहीं है',
  same: 'इसमें वही शब्द हैं।',
  seen: 'यह सूची में है',
  missed: 'यह वहाँ नहीं है, फिर से भेजें',
};

export const surveyText: TextsOf<typeof EnglishSurveyText> = {
  title: 'अपनी राय दें',
  home: 'होम पर वापस जाएँ',
  closed: 'अभी कोई सर्वे खुला नहीं है',
  closedDescription: 'जब आपका ऑपरेटर आपकी राय पूछेगा, सवाल यहाँ मिलेंगे।',
  page: (at: number, count: number): string => `${count} में से पेज ${at}`,
  review: 'अपने जवाब देख लें',
  reviewDescription: 'अभी कुछ भेजा नहीं गया है। जवाबों के साथ आपका नाम नहीं भेजा जाता।',
  optional: 'वैकल्पिक',
  required: 'इस सवाल का जवाब दें।',
  missing: (question: string): string => `“${question}” का जवाब दें`,
  next: 'आगे',
  toReview: 'जवाब देखें',
  back: 'पीछे',
  change: 'बदलें',
  changePage: (page: number): string => `पेज ${page} के जवाब`,
  send: 'मेरे जवाब भेजें',
  sendAgain: 'फिर से भेजें',
  unknown: 'पता नहीं कि आपके जवाब पहुँचे या नहीं। कृपया फिर से भेजें।',
  answersSaved: 'आपके जवाब यहीं हैं।',
  thanks: 'धन्यवाद',
  thanksDescription: 'आपके जवाब पहुँच गए हैं। इस सर्वे का जवाब एक बार दिया जा सकता है।',
};

export const supportText: TextsOf<typeof EnglishSupportText> = {
  title: 'ग्राहक सहायता',
  help: 'मदद',
  guide: 'तस्वीर नहीं आ रही?',
  guideDescription: 'एक मिनट में वजह जानें। हम आपके साथ आपका बॉक्स और आपके पैक जाँचते हैं।',
  guideStart: 'पिक्चर गाइड शुरू करें',
  tickets: 'मेरी शिकायतें',
  create: 'नई शिकायत',
  goOn: 'ड्राफ़्ट जारी रखें',
  status: 'स्थिति',
  allStatuses: 'सभी',
  category: 'किस बारे में',
  allCategories: 'सब कुछ',
  noTickets: 'अभी कोई शिकायत नहीं',
  noTicketsDescription: 'कुछ काम न करे तो यहाँ शिकायत दर्ज करें और उसकी स्थिति देखें।',
  noMatch: 'कोई शिकायत नहीं मिली',
  showAll: 'सभी शिकायतें दिखाएँ',
  more: 'और दिखाएँ',
  count: (count: number): string =>
    isOne(count) ? `${count} शिकायत दिख रही है` : `${count} शिकायतें दिख रही हैं`,
  boxes: 'मेरे बॉक्स',
  noBoxes: 'इस खाते पर कोई टीवी बॉक्स नहीं',
  noBoxesDescription: 'आपका ऑपरेटर बॉक्स जोड़ते ही वह यहाँ दिखेगा।',
  stbno: 'बॉक्स नंबर',
  smcno: 'स्मार्ट कार्ड',
  boxStatus: { ACTIVE: 'चालू', SUSPENDED: 'रुका हुआ' },
  again: 'फिर कोशिश करें',
};

export const ticketStatusText: TextsOf<typeof EnglishTicketStatusText> = {
  status: {
    OPEN: 'खुली',
    INPROGRESS: 'काम चल रहा है',
    RESOLVED: 'हल हो गई',
    CLOSED: 'बंद',
  },
  openFor: (days: number): string => (days === 0 ? 'आज दर्ज' : `${days} दिन पहले दर्ज`),
  closedAfter: (days: number): string => (days === 0 ? 'उसी दिन बंद हुई' : `${days} दिन में बंद हुई`),
};

export const ticketViewText: TextsOf<typeof EnglishTicketViewText> = {
  title: 'शिकायत',
  back: 'ग्राहक सहायता',
  number: 'शिकायत नंबर',
  category: 'किस बारे में',
  box: 'बॉक्स',
  opened: 'दर्ज हुई',
  age: 'कब से',
  closed: 'बंद हुई',
  resolution: 'नतीजा',
  messages: 'संदेश',
  noMessages: 'अभी कोई संदेश नहीं',
  noMessagesDescription: 'सहायता आपको जो लिखेगी, वह यहाँ दिखेगा।',
  author: { SUBSCRIBER: 'आप', SUPPORT: 'सहायता' },
  again: 'फिर कोशिश करें',
  close: 'यह शिकायत बंद करें',
  closeTitle: 'यह शिकायत बंद करें?',
  closeDescription: 'फिर सहायता टीम इस पर काम नहीं करेगी। आप कभी भी नई शिकायत दर्ज कर सकते हैं।',
  reason: 'कारण (वैकल्पिक)',
  closeYes: 'शिकायत बंद करें',
  closeNo: 'खुली रहने दें',
  isClosed: 'यह शिकायत बंद है।',
  closeUnknown:
    'पता नहीं कि शिकायत बंद हुई या नहीं। हम उसकी स्थिति अपडेट कर रहे हैं: दोबारा करने से पहले उसे देख लें।',
  more: 'बाद के संदेश दिखाएँ',
};
