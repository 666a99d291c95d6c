import type * as english from '../../screens/identity/identity.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('hi');
const isOne = (count: number) => plural.select(count) === 'one';
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const loginSideText: TextsOf<typeof english.loginSideText> = {
  claim: 'आपका टीवी और ब्रॉडबैंड, एक ही जगह।',
  points: [
    ['कब क्या समाप्त होगा, जानें', 'हर बॉक्स, पैक और प्लान की अंतिम तारीख'],
    ['एक मिनट में भुगतान', 'UPI, कार्ड या बैलेंस से, हर बार रसीद के साथ'],
    ['टीवी की तस्वीर खुद ठीक करें', 'चरण-दर-चरण मदद और बॉक्स रीफ़्रेश, दिन-रात'],
  ],
};

export const loginText: TextsOf<typeof english.loginText> = {
  title: 'लॉग इन करें',
  lead: 'अपने पैक देखें, रिन्यू करें और मदद पाएँ।',
  username: 'यूज़र नाम या मोबाइल नंबर',
  password: 'पासवर्ड',
  remember: 'इस डिवाइस पर मुझे याद रखें',
  rememberHint: 'साझा डिवाइस पर इसे बंद रखें।',
  submit: 'लॉग इन करें',
  forgot: 'पासवर्ड भूल गए?',
  other: 'बिना लॉग इन किए',
  register: 'ग्राहक के रूप में पंजीकरण करें',
  instant: 'क्विक रिचार्ज',
  ott: 'स्ट्रीमिंग सेवा का भुगतान करें',
  check: 'भुगतान अटक गया?',
  offers: 'नया कनेक्शन लें',
  needHelp: 'मदद चाहिए? कॉल करें:',
  errors: {
    username: 'अपना यूज़र नाम या मोबाइल नंबर लिखें',
    password: 'अपना पासवर्ड लिखें',
  },
  refused: 'यूज़र नाम या पासवर्ड सही नहीं है। दोनों जाँचकर फिर कोशिश करें।',
  maintenance: 'रखरखाव चल रहा है। अभी केवल कर्मचारी लॉग इन कर सकते हैं।',
  cookies:
    'आपका ब्राउज़र इस पेज के कुकी रोक रहा है, इसलिए आप लॉग इन नहीं रह पाते। ब्राउज़र की सेटिंग में इस पेज के कुकी चालू करें, फिर दोबारा लॉग इन करें।',
  notKept:
    'आप लॉग इन नहीं रह पाए। दोबारा लॉग इन करें। फिर ऐसा हो, तो ब्राउज़र की सेटिंग में इस पेज के कुकी चालू करें।',
};

export const logoutText: TextsOf<typeof english.logoutText> = { title: 'लॉग आउट हो रहा है' };

export const termsText: TextsOf<typeof english.termsText> = {
  title: 'उपयोग की शर्तें',
  lead: 'आगे बढ़ने से पहले कृपया इन्हें पढ़ें और स्वीकार करें।',
  read: 'शर्तें पढ़ें',
  notPublished: (name: string): string =>
    `${name} ने अपनी शर्तें यहाँ प्रकाशित नहीं की हैं। स्वीकार करने से पहले आप उन्हें माँग सकते हैं।`,
  agree: 'मैंने शर्तें पढ़ ली हैं और वे मुझे स्वीकार हैं',
  agreeUnseen: (name: string): string => `मुझे ${name} की शर्तें स्वीकार हैं`,
  mustAgree: 'शर्तें स्वीकार करने के लिए बॉक्स पर टिक करें',
  accept: 'स्वीकार करें और आगे बढ़ें',
  leave: 'लॉग आउट करें',
};

export const identificationOtpText: TextsOf<typeof english.identificationOtpText> = {
  code: 'OTP',
  sentTo: (mobile) => `हमने ${mobile} पर 6 अंकों का कोड भेजा है।`,
  sent: 'हमने आपके मोबाइल पर 6 अंकों का कोड भेजा है।',
  submit: 'कोड जाँचें',
  errors: { code: '6 अंकों का कोड भरें' },
  unconfirmed: 'पता नहीं कि कोड भेजा गया या नहीं। दूसरा कोड मँगाने से पहले थोड़ी देर SMS का इंतज़ार करें।',
  wrong: 'यह कोड सही नहीं है।',
  triesLeft: (count) => `आपके पास ${count}\u00a0${isOne(count) ? 'मौका बचा है' : 'मौके बचे हैं'}।`,
  expired: 'इस कोड का समय निकल गया। नया कोड मँगाएँ।',
  spent: 'यह कोड अब काम नहीं करेगा। नया कोड मँगाएँ।',
  stale: 'इसमें बहुत समय लग गया, या कोड पहले ही इस्तेमाल हो चुका है। नए कोड से फिर शुरू करें।',
  limit: 'अभी और कोड नहीं भेजे जा सकते। बाद में कोशिश करें या अपने ऑपरेटर को फ़ोन करें।',
  wait: (seconds) => `नया कोड ${clock(seconds)} में`,
  mayResend: 'अब आप नया कोड मँगा सकते हैं।',
  resend: 'नया कोड भेजें',
  another: 'दूसरा नंबर इस्तेमाल करें',
  restart: 'फिर शुरू करें',
};

export const credentialsText: TextsOf<typeof english.credentialsText> = {
  username: 'यूज़र नाम',
  usernameHint: 'बिना खाली जगह वाला नाम चुनें। आप इसी से लॉग इन करेंगे।',
  ownUsername: 'आपका यूज़र नाम',
  password: 'नया पासवर्ड',
  rules: 'कम से कम 8 अक्षर रखें। अपना यूज़र नाम या 12345678 जैसा आसान पासवर्ड न रखें।',
  short: 'बहुत छोटा है',
  guessable: 'इस पासवर्ड का अनुमान लगाना आसान है',
  good: 'अच्छा पासवर्ड',
  firstname: 'पहला नाम',
  surname: 'उपनाम (वैकल्पिक)',
  email: 'ईमेल (वैकल्पिक)',
  register: 'पंजीकरण करें',
  setPassword: 'नया पासवर्ड बनाएँ',
  sendAgain: 'फिर भेजें',
  errors: {
    username: 'यूज़र नाम भरें',
    spaces: 'यूज़र नाम में खाली जगह न रखें',
    long: 'यह बहुत लंबा है। इसे छोटा करें',
    taken: 'यह यूज़र नाम कोई और ले चुका है। दूसरा चुनें',
    short: 'पासवर्ड में कम से कम 8 अक्षर रखें',
    guessable: 'ऐसा पासवर्ड चुनें जिसका अनुमान लगाना मुश्किल हो',
    firstname: 'अपना पहला नाम भरें',
    email: 'ईमेल पता जाँचें। वह name@example.com जैसा होता है',
  },
  unknownRegister: 'पता नहीं कि आपका पंजीकरण हुआ या नहीं। पहले इन्हीं से लॉग इन करके देखें।',
  unknownReset: 'पता नहीं कि नया पासवर्ड बना या नहीं। पहले उससे लॉग इन करके देखें।',
  stale: 'इसमें बहुत समय लग गया, या यह पहले ही हो चुका है। पहले लॉग इन करके देखें, या फिर शुरू करें।',
  tryLogIn: 'लॉग इन करके देखें',
  notDone: 'लॉग इन नहीं हो सका, इसलिए शायद आपकी जानकारी हम तक नहीं पहुँची। उसे फिर भेजें।',
  notDoneStale: 'लॉग इन नहीं हो सका, इसलिए शायद आपकी जानकारी हम तक नहीं पहुँची। फिर शुरू करें।',
  restart: 'फिर शुरू करें',
};

export const doneText: TextsOf<typeof english.doneText> = {
  REGISTER: (username) => `आपका यूज़र नाम ${username} है।`,
  RESETPASSWORD: () => 'पुराना पासवर्ड अब काम नहीं करेगा।',
};

export const identifyText: TextsOf<typeof english.identifyText> = {
  purpose: 'आप क्या करना चाहते हैं?',
  RESETPASSWORD: 'नया पासवर्ड बनाना',
  resetHint: 'मेरा लॉगिन है, पर पासवर्ड याद नहीं।',
  REGISTER: 'पंजीकरण करना',
  registerHint: 'मेरा कनेक्शन है पर लॉगिन अभी नहीं है।',
  identity: 'मोबाइल नंबर, ग्राहक संख्या या यूज़र नाम',
  identityHint: 'सेट-टॉप बॉक्स का नंबर भी चलेगा।',
  submit: 'मुझे कोड भेजें',
  errors: {
    purpose: 'चुनें कि आप क्या करना चाहते हैं',
    identity: 'अपना मोबाइल नंबर, ग्राहक संख्या या यूज़र नाम भरें',
    long: 'यह बहुत लंबा है। ज़्यादा से ज़्यादा 64 अक्षर भरें',
  },
  unknown: 'कोई खाता नहीं मिला। नंबर जाँचें।',
  newConnection: 'नया कनेक्शन लें',
  registered: 'इस खाते का लॉगिन पहले से है।',
  notRegistered: 'इस खाते का लॉगिन अभी नहीं बना है।',
  setPassword: 'इसके बजाय नया पासवर्ड बनाएँ',
  register: 'इसके बजाय पंजीकरण करें',
  logIn: 'लॉग इन करें',
  noMobile: 'इस खाते में मोबाइल नंबर नहीं है, इसलिए हम कोड नहीं भेज सकते। अपने ऑपरेटर से नंबर जुड़वाएँ।',
  call: (phone) => `${phone} पर फ़ोन करें`,
  reloaded:
    'आपका कोड सही निकलने के बाद यह पेज दोबारा लोड हुआ। आपके खाते की सुरक्षा के लिए कृपया नया कोड मँगाएँ।',
};

export const validateText: TextsOf<typeof english.validateText> = {
  identifying: {
    title: 'पंजीकरण करें या नया पासवर्ड बनाएँ',
    lead: 'हम आपके पंजीकृत मोबाइल नंबर पर एक कोड भेजेंगे।',
  },
  codeSent: { title: 'OTP भरें', lead: 'इससे पुष्टि होती है कि खाता आपका है।' },
  verified: {
    REGISTER: { title: 'अपना लॉगिन बनाएँ', lead: 'अब से आप इनसे लॉग इन करेंगे।' },
    RESETPASSWORD: { title: 'नया पासवर्ड चुनें', lead: 'अब से आप इसी से लॉग इन करेंगे।' },
  },
  done: {
    REGISTER: { title: 'आपका पंजीकरण हो गया', lead: 'अपने पैक देखने के लिए लॉग इन करें।' },
    RESETPASSWORD: {
      title: 'आपका नया पासवर्ड बन गया',
      lead: 'आगे बढ़ने के लिए उससे लॉग इन करें।',
    },
  },
  steps: {
    REGISTER: ['खाता', 'कोड', 'लॉगिन'],
    RESETPASSWORD: ['खाता', 'कोड', 'पासवर्ड'],
  },
  logIn: 'लॉग इन पर वापस जाएँ',
};
