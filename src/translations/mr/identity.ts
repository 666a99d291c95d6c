import type * as english from '../../screens/identity/identity.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('mr');
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const loginSideText: TextsOf<typeof english.loginSideText> = {
  claim: 'तुमचा टीव्ही आणि ब्रॉडबँड, एकाच ठिकाणी.',
  points: [
    ['काय कधी संपते ते जाणून घ्या', 'प्रत्येक बॉक्स, पॅक आणि प्लॅनची शेवटची तारीख'],
    ['एका मिनिटात पेमेंट करा', 'UPI, कार्ड किंवा बॅलन्सने, प्रत्येक वेळी पावतीसह'],
    ['चित्र स्वतःच नीट करा', 'टप्प्याटप्प्याने मदत आणि बॉक्स रिफ्रेश, दिवसा किंवा रात्री'],
  ],
};

export const loginText: TextsOf<typeof english.loginText> = {
  title: 'लॉग इन करा',
  lead: 'तुमचे पॅक पाहा, रिन्यू करा आणि मदत मिळवा.',
  username: 'युजरनेम किंवा मोबाइल नंबर',
  password: 'पासवर्ड',
  remember: 'या डिव्हाइसवर मला लक्षात ठेवा',
  rememberHint: 'इतरही वापरत असलेल्या डिव्हाइसवर हे बंद ठेवा.',
  submit: 'लॉग इन करा',
  forgot: 'पासवर्ड विसरलात?',
  other: 'लॉग इन न करता',
  register: 'ग्राहक म्हणून नोंदणी करा',
  instant: 'क्विक रिचार्ज',
  ott: 'स्ट्रीमिंग सेवेचे पैसे भरा',
  check: 'पेमेंट अडकले?',
  offers: 'नवीन कनेक्शन घ्या',
  needHelp: 'मदत हवी आहे? कॉल करा:',
  errors: {
    username: 'तुमचे युजरनेम किंवा मोबाइल नंबर भरा',
    password: 'तुमचा पासवर्ड भरा',
  },
  refused: 'युजरनेम किंवा पासवर्ड चुकीचा आहे. दोन्ही तपासा आणि पुन्हा प्रयत्न करा.',
  maintenance: 'नियोजित काम सुरू आहे. सध्या फक्त कर्मचारी लॉग इन करू शकतात.',
  cookies:
    'तुमचा ब्राउझर या पेजच्या कुकी अडवत आहे, त्यामुळे लॉग इन टिकत नाही. ब्राउझरच्या सेटिंग्जमध्ये या पेजच्या कुकी सुरू करा, मग पुन्हा लॉग इन करा.',
};

export const logoutText: TextsOf<typeof english.logoutText> = { title: 'लॉग आउट होत आहे' };

export const termsText: TextsOf<typeof english.termsText> = {
  title: 'वापराच्या अटी',
  lead: 'पुढे जाण्यासाठी कृपया या अटी वाचा आणि मान्य करा.',
  read: 'अटी वाचा',
  notPublished: (name: string): string =>
    `${name} ने आपल्या अटी इथे प्रकाशित केलेल्या नाहीत. मान्य करण्याआधी तुम्ही त्या मागू शकता.`,
  agree: 'मी अटी वाचल्या आहेत आणि त्या मला मान्य आहेत',
  agreeUnseen: (name: string): string => `मला ${name} च्या अटी मान्य आहेत`,
  mustAgree: 'अटी मान्य करण्यासाठी बॉक्सवर टिक करा',
  accept: 'मान्य करा आणि पुढे जा',
  leave: 'लॉग आउट करा',
};

export const identificationOtpText: TextsOf<typeof english.identificationOtpText> = {
  code: 'SMS ने आलेला कोड',
  sentTo: (mobile) => `आम्ही ${mobile} वर 6 अंकी कोड पाठवला आहे.`,
  sent: 'आम्ही तुमच्या मोबाइलवर 6 अंकी कोड पाठवला आहे.',
  submit: 'कोड तपासा',
  errors: { code: '6 अंकी कोड भरा' },
  unconfirmed: 'कोड पाठवला गेला की नाही ते माहीत नाही. दुसरा कोड मागवण्याआधी थोडा वेळ SMS ची वाट पाहा.',
  wrong: 'हा कोड चुकीचा आहे.',
  triesLeft: (count) =>
    plural.select(count) === 'one'
      ? 'तुमचा 1\u00a0प्रयत्न बाकी आहे.'
      : `तुमचे ${count}\u00a0प्रयत्न बाकी आहेत.`,
  expired: 'या कोडची वेळ संपली आहे. नवीन कोड मागवा.',
  spent: 'हा कोड आता चालत नाही. नवीन कोड मागवा.',
  stale: 'खूप वेळ लागला, किंवा कोड आधीच वापरला गेला आहे. नवीन कोड घेऊन पुन्हा सुरुवात करा.',
  limit: 'आत्ता आणखी कोड पाठवता येत नाहीत. थोड्या वेळाने पुन्हा प्रयत्न करा किंवा तुमच्या ऑपरेटरला फोन करा.',
  wait: (seconds) => `नवीन कोड ${clock(seconds)} मध्ये`,
  mayResend: 'आता तुम्ही नवीन कोड मागवू शकता.',
  resend: 'नवीन कोड पाठवा',
  another: 'दुसरा नंबर वापरा',
  restart: 'पुन्हा सुरुवात करा',
};

export const credentialsText: TextsOf<typeof english.credentialsText> = {
  username: 'युजरनेम',
  usernameHint: 'मोकळी जागा (स्पेस) नसलेले नाव निवडा. लॉग इन करताना तेच वापरायचे आहे.',
  ownUsername: 'तुमचे युजरनेम',
  password: 'नवीन पासवर्ड',
  rules: 'किमान 8 अक्षरे वापरा. तुमचे युजरनेम किंवा 12345678 सारखे सहज ओळखता येणारे काही वापरू नका.',
  short: 'खूप लहान आहे',
  guessable: 'सहज ओळखता येईल',
  good: 'चांगला पासवर्ड',
  firstname: 'पहिले नाव',
  surname: 'आडनाव (ऐच्छिक)',
  email: 'ईमेल (ऐच्छिक)',
  register: 'नोंदणी करा',
  setPassword: 'नवीन पासवर्ड सेट करा',
  sendAgain: 'पुन्हा पाठवा',
  errors: {
    username: 'युजरनेम भरा',
    spaces: 'युजरनेममधील मोकळी जागा (स्पेस) काढा',
    long: 'हे खूप लांब आहे. लहान करा',
    taken: 'हे युजरनेम आधीच कोणीतरी घेतले आहे. दुसरे निवडा',
    short: 'पासवर्डमध्ये किमान 8 अक्षरे वापरा',
    guessable: 'सहज ओळखता येणार नाही असा पासवर्ड निवडा',
    firstname: 'तुमचे पहिले नाव भरा',
    email: 'name@example.com सारखा ईमेल पत्ता भरा',
  },
  unknownRegister: 'तुमची नोंदणी झाली की नाही ते माहीत नाही. आधी याच माहितीने लॉग इन करून पाहा.',
  unknownReset: 'नवीन पासवर्ड सेट झाला की नाही ते माहीत नाही. आधी त्यानेच लॉग इन करून पाहा.',
  stale: 'खूप वेळ लागला, किंवा हे आधीच झाले आहे. आधी लॉग इन करून पाहा, किंवा पुन्हा सुरुवात करा.',
  tryLogIn: 'लॉग इन करून पाहा',
  notDone: 'लॉग इन झाले नाही, त्यामुळे तुमची माहिती बहुधा आमच्यापर्यंत पोहोचली नाही. ती पुन्हा पाठवा.',
  restart: 'पुन्हा सुरुवात करा',
};

export const doneText: TextsOf<typeof english.doneText> = {
  REGISTER: (username) => `तुमचे युजरनेम ${username} आहे.`,
  RESETPASSWORD: () => 'तुमचा जुना पासवर्ड आता चालणार नाही.',
};

export const identifyText: TextsOf<typeof english.identifyText> = {
  purpose: 'तुम्हाला काय करायचे आहे?',
  RESETPASSWORD: 'नवीन पासवर्ड सेट करायचा आहे',
  resetHint: 'माझे लॉगिन आहे, पण मला पासवर्ड आठवत नाही.',
  REGISTER: 'नोंदणी करायची आहे',
  registerHint: 'माझे कनेक्शन आहे, पण अजून लॉगिन नाही.',
  identity: 'मोबाइल नंबर, ग्राहक क्रमांक किंवा युजरनेम',
  identityHint: 'सेट-टॉप बॉक्सचा नंबरही चालेल.',
  submit: 'मला कोड पाठवा',
  errors: {
    purpose: 'तुम्हाला काय करायचे आहे ते निवडा',
    identity: 'तुमचा मोबाइल नंबर, ग्राहक क्रमांक किंवा युजरनेम भरा',
    long: 'हे खूप लांब आहे. जास्तीत जास्त 64 अक्षरे भरा',
  },
  unknown: 'खाते सापडले नाही. नंबर तपासा.',
  newConnection: 'नवीन कनेक्शन घ्या',
  registered: 'या खात्याचे लॉगिन आधीपासून आहे.',
  notRegistered: 'या खात्याचे अजून लॉगिन नाही.',
  setPassword: 'त्याऐवजी नवीन पासवर्ड सेट करा',
  register: 'त्याऐवजी नोंदणी करा',
  logIn: 'लॉग इन करा',
  noMobile:
    'या खात्याला मोबाइल नंबर जोडलेला नाही, त्यामुळे कोड पाठवता येत नाही. तुमच्या ऑपरेटरला नंबर जोडायला सांगा.',
  call: (phone) => `${phone} वर फोन करा`,
  reloaded: 'तुमचा कोड स्वीकारल्यानंतर हे पेज पुन्हा लोड झाले. तुमच्या खात्याच्या सुरक्षेसाठी नवीन कोड मागवा.',
};

export const validateText: TextsOf<typeof english.validateText> = {
  identifying: {
    title: 'नोंदणी करा किंवा नवीन पासवर्ड सेट करा',
    lead: 'आम्ही तुमच्या नोंदणीकृत मोबाइल नंबरवर SMS ने कोड पाठवू.',
  },
  codeSent: { title: 'OTP भरा', lead: 'यामुळे खाते तुमचेच आहे याची खात्री होते.' },
  verified: {
    REGISTER: { title: 'तुमचे लॉगिन तयार करा', lead: 'लॉग इन करताना हीच माहिती वापरायची आहे.' },
    RESETPASSWORD: {
      title: 'नवीन पासवर्ड निवडा',
      lead: 'लॉग इन करताना तोच वापरायचा आहे.',
    },
  },
  done: {
    REGISTER: { title: 'तुमची नोंदणी झाली', lead: 'तुमचे पॅक पाहण्यासाठी लॉग इन करा.' },
    RESETPASSWORD: {
      title: 'तुमचा नवीन पासवर्ड सेट झाला',
      lead: 'पुढे जाण्यासाठी त्याने लॉग इन करा.',
    },
  },
  steps: {
    REGISTER: ['खाते', 'कोड', 'लॉगिन'],
    RESETPASSWORD: ['खाते', 'कोड', 'पासवर्ड'],
  },
  logIn: 'लॉगिनवर परत जा',
};
