import type * as english from '../../screens/payments/payments.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('mr');
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const instantPaymentText: TextsOf<typeof english.instantPaymentText> = {
  title: 'क्विक रिचार्ज',
  lead: 'तुमच्या किंवा दुसऱ्या कोणाच्या कनेक्शनचे पैसे भरा. लॉग इन करायची गरज नाही.',
  number: 'मोबाइल, खाते किंवा बॉक्स नंबर',
  numberHint: 'बॉक्स नंबर सेट-टॉप बॉक्सच्या खालच्या बाजूला असतो.',
  find: 'पुढे जा',
  unknownNumber:
    'खाते सापडले नाही. नंबर तपासा किंवा दुसरा भरा: नोंदणीकृत मोबाइल नंबर, बिलावरचा खाते क्रमांक किंवा बॉक्स नंबर.',
  stale: 'हे पेज कोणत्या कनेक्शनचे होते ते आता आम्हाला माहीत नाही. नंबर पुन्हा भरा.',
  lost: 'हे डिव्हाइस तो नंबर आता वाचू शकत नाही, म्हणून तो काढला आहे. तो पुन्हा भरा.',
  errors: {
    missing: 'कनेक्शनचा नंबर भरा',
    odd: 'किमान चार अक्षरे किंवा अंक भरा, इतर चिन्हे नको',
  },
  unfinishedMissing: 'तुमची अपूर्ण पेमेंट लोड झाली नाहीत.',
  request: 'UPI ने पैसे भरा',
};

export const instantPaymentConfirmText: TextsOf<typeof english.instantPaymentConfirmText> = {
  title: 'या कनेक्शनचे पेमेंट',
  lead: 'तुम्हाला याच कनेक्शनचे पैसे भरायचे आहेत का?',
  name: 'नाव',
  account: 'खाते क्रमांक',
  mobile: 'मोबाइल नंबर',
  region: 'विभाग',
  email: 'ईमेल',
  customertype: 'ग्राहकाचा प्रकार',
  types: { PREPAID: 'प्रीपेड', DP: 'थेट ग्राहक' },
  frcode: 'फ्रँचायझी कोड',
  balance: 'बॅलन्स',
  due: 'देय रक्कम',
  inactive:
    'हे कनेक्शन बंद आहे. तुम्ही भरलेले पैसे त्याच्या बॅलन्समध्ये जातील, पण त्यामुळे कनेक्शन सुरू होईलच असे नाही. आधी त्या घरच्यांना किंवा ऑपरेटरला विचारा.',
  noEnd: 'याचे पॅक कधी संपतील ते फक्त या कनेक्शनच्या घरचे लोक लॉग इन करून पाहू शकतात.',
  other: 'दुसरा नंबर',
  payMissing: 'पेमेंटचे पर्याय लोड झाले नाहीत.',
};

export const savedNumbersText: TextsOf<typeof english.savedNumbersText> = {
  title: 'पुन्हा पैसे भरा',
  pay: 'पैसे भरा',
  payNamed: (end: string) => `${end} साठी पुन्हा पैसे भरा`,
  remove: 'काढा',
  removeNamed: (end: string) => `${end} काढा`,
  whereKept: 'या डिव्हाइसवर सेव्ह केले आहे, लॉग आउट केल्यानंतरही. इतरांना फक्त शेवटचे अंक दिसतात.',
  keep: 'हा नंबर या डिव्हाइसवर सेव्ह करा',
  keepHint: (end: string) => `यादीत ${end} असा दिसेल. इतरही वापरत असलेल्या डिव्हाइसवर हे बंद ठेवा.`,
  notKept: 'हा ब्राउझर नंबर सेव्ह करू शकत नाही.',
};

export const otpDialogText: TextsOf<typeof english.otpDialogText> = {
  title: 'नंतर पैसे भरा',
  steps: ['पात्र', 'तुमचा कोड', 'पेमेंट झाले'] as readonly string[],
  whatFor: 'एकूण पेमेंट',
  due: 'पेमेंट पार्टनरला पैसे द्यायची शेवटची तारीख',
  code: 'OTP',
  sentTo: (mobile: string): string =>
    `पेमेंट पार्टनरने ${mobile} वर 6 अंकी कोड पाठवला आहे. तुम्ही पुष्टी करेपर्यंत पैसे कापले जात नाहीत.`,
  sent: 'पेमेंट पार्टनरने तुम्हाला 6 अंकी कोड पाठवला आहे. तुम्ही पुष्टी करेपर्यंत पैसे कापले जात नाहीत.',
  confirm: (amount: string): string => `${amount} ची पुष्टी करा`,
  works: (seconds: number): string => `कोड आणखी ${clock(seconds)} चालेल`,
  triesLeft: (count: number): string =>
    plural.select(count) === 'one' ? '1\u00a0प्रयत्न बाकी' : `${count}\u00a0प्रयत्न बाकी`,
  missing: '6 अंकी कोड भरा',
  wrong: 'हा कोड चुकीचा आहे.',
  expired: 'या कोडची वेळ संपली आहे. नवीन कोड मागवा.',
  spent: 'हा कोड आता चालत नाही. नवीन कोड मागवा.',
  wait: (seconds: number): string => `नवीन कोड ${clock(seconds)} मध्ये`,
  mayResend: 'आता तुम्ही नवीन कोड मागवू शकता.',
  resend: 'नवीन कोड पाठवा',
  resendsLeft: (count: number): string => {
    if (count === 0) return 'या पेमेंटसाठी आणखी कोड पाठवता येत नाहीत.';
    return count === 1 ? 'आणखी 1 कोड पाठवता येईल.' : `आणखी ${count} कोड पाठवता येतील.`;
  },
  noMoreCodes:
    'पेमेंट पार्टनर आणखी कोड पाठवू शकत नाही. शेवटचा कोड भरा, किंवा रद्द करून पेमेंटचा दुसरा पर्याय निवडा.',
  leave: 'पेमेंट रद्द करा',
  leaveMeans: 'रद्द केल्यास राखून ठेवलेली रक्कम मोकळी होते. पैसे कापले जात नाहीत.',
  notLeft:
    'तुम्ही रद्द करत आहात हे पेमेंट पार्टनरला सांगता आले नाही. पैसे कापले गेले नाहीत. पुन्हा प्रयत्न करा, किंवा हे बंद करा आणि नंतर रद्द करा.',
  close: 'आत्तापुरते बंद करा',
  paying:
    'तुमचा कोड पेमेंट पार्टनरकडे आहे. कृपया त्याच्या उत्तराची वाट पाहा. आता बाहेर पडल्याने पेमेंट थांबणार नाही.',
  notSent: 'तुमचा कोड पोहोचला नाही, आणि पैसे कापले गेले नाहीत.',
  nothingCharged: 'पैसे कापले गेले नाहीत.',
  over: 'पेमेंट झाले नाही.',
  ends: {
    LP_TXN_EXPIRED: 'या पेमेंटला खूप वेळ लागला, आणि पेमेंट पार्टनरने राखून ठेवलेली रक्कम मोकळी केली आहे.',
    LP_INVALID_TXN_REF_NO: 'या पेमेंटसाठी पेमेंट पार्टनरकडे आता काहीही राखून ठेवलेले नाही.',
    LP_ACCOUNT_LOCKED: 'पेमेंट पार्टनरने तुमचे खाते सध्या लॉक केले आहे.',
    LP_SIGNATURE_MISMATCH:
      'हे पेमेंट तुमचेच आहे याची खात्री पेमेंट पार्टनरला करता आली नाही, म्हणून त्याने ते नाकारले.',
    LP_USER_INELIGIBLE: 'पेमेंट पार्टनर तुम्हाला नंतर पैसे भरण्याची सुविधा देत नाही.',
    LP_INSUFFICIENT_BALANCE: 'पेमेंट पार्टनरकडची तुमची क्रेडिट मर्यादा या रकमेपेक्षा कमी आहे.',
    LP_BILL_OVER_DUES: 'पेमेंट पार्टनरचे तुमचे एक बिल थकले आहे. आधी ते भरा.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ही रक्कम पेमेंट पार्टनरकडच्या तुमच्या मर्यादेपेक्षा जास्त आहे.',
  },
  again: 'पेमेंटचा पर्याय निवडा',
  ended: 'तुम्ही कोड भरला आहे. तुमच्या पेमेंटचा निकाल इथे पाहा.',
  result: 'निकाल पाहा',
};

export const ottQuickPayText: TextsOf<typeof english.ottQuickPayText> = {
  title: 'स्ट्रीमिंग सेवेचे पैसे भरा',
  lead: 'फक्त मोबाइल नंबर पुरेसा आहे. लॉग इन करायची गरज नाही.',
  service: 'स्ट्रीमिंग सेवा',
  mobileno: 'ग्राहकाचा मोबाइल नंबर',
  mobilenoHint: 'ऑपरेटरकडे नोंदवलेला नंबर.',
  price: 'पुढे तुम्हाला सेवा, तिची मुदत आणि किंमत दिसेल. तुमच्या UPI ॲपमध्ये तुम्ही मंजुरी देईपर्यंत पेमेंट होत नाही.',
  ask: 'किंमत दाखवा',
  priced: 'सेवा आणि किंमत',
  request: 'UPI ने पैसे भरा',
  unfinishedMissing: 'तुमची अपूर्ण पेमेंट लोड झाली नाहीत.',
  requestMissing: 'हे पेमेंट लोड झाले नाही. ते पुन्हा लोड केल्याने कोणतेही पेमेंट होत नाही.',
  errors: {
    service: 'स्ट्रीमिंग सेवा निवडा',
    mobileno: '6, 7, 8 किंवा 9 ने सुरू होणारा 10 अंकी मोबाइल नंबर भरा',
  },
};

export const termText: TextsOf<typeof english.termText> = {
  term: 'मुदत',
  terms: {
    MONTHLY: '1\u00a0महिना',
    QUARTERLY: '3\u00a0महिने',
    HALFYEARLY: '6\u00a0महिने',
    YEARLY: '12\u00a0महिने',
  },
};

export const billText: TextsOf<typeof english.billText> = {
  packs: (count: number): string => `${count} पॅक, टॅक्स वगळून`,
  unpriced: (priced: number, unpriced: number): string =>
    priced === 0 ? `${unpriced} पॅकची किंमत नाही` : `${priced} पॅक, आणि ${unpriced} ची किंमत नाही`,
  gst: 'GST',
  total: 'एकूण',
  totalWithTax: 'एकूण, GST सह',
};

export const purposesText: TextsOf<typeof english.purposesText> = {
  CART: 'तुमच्या कार्टमधील पॅक',
  RENEWAL: 'रिन्यूअल',
  TOPUP: 'पैसे जोडणे',
  OFFER: 'नवीन कनेक्शन',
  INSTANT: 'एका नंबरसाठी पेमेंट',
  OTT: 'स्ट्रीमिंग सेवा',
};

export const paymentMethodsText: TextsOf<typeof english.paymentMethodsText> = {
  how: 'पेमेंटचा पर्याय',
  change: 'बदला',
  ways: {
    UPI: 'UPI',
    CARD: 'कार्ड किंवा नेट बँकिंग',
    BALANCE: 'तुमचा बॅलन्स',
    INSTALMENT: 'नंतर पैसे भरा',
  },
  means: {
    UPI: 'सुरक्षित पेमेंट पेजवर',
    CARD: 'सुरक्षित पेमेंट पेजवर',
    INSTALMENT: 'पेमेंट पार्टनरला नंतर परत देता',
  },
  needsPrice:
    'UPI, कार्ड आणि नंतर पैसे भरण्यासाठी किंमत लागते, आणि तुमच्या ऑपरेटरने किंमत दिलेली नाही. तुमच्या बॅलन्समधून पैसे भरता येतील.',
  operatorPrice: 'किंमत तुमचा ऑपरेटर ठरवतो',
  confirmPrice: 'पैसे भरण्यापूर्वी याची खात्री करा.',
  nothingToPay:
    'एकूण रक्कम शून्य किंवा त्याहून कमी आहे, त्यामुळे काहीही भरायचे नाही. चुकीची वाटल्यास कृपया आमच्याशी संपर्क साधा.',
  noCardNumber: 'इथे कार्ड नंबर कधीही भरावा लागत नाही.',
  holds: (amount: string): string => `${amount} उपलब्ध`,
  pay: 'पैसे भरा',
  payAmount: (amount: string): string => `${amount} भरा`,
  payLater: (amount: string): string => `${amount} नंतर भरा`,
  payFromBalance: (amount: string): string => `बॅलन्समधून ${amount} भरा`,
  fromBalance: 'बॅलन्समधून',
  leftAfter: (amount: string): string => `नंतर ${amount} उरतील`,
  short: (amount: string): string => `${amount} कमी आहेत`,
  addMoney: 'पैसे जोडा',
  added: (amount: string): string => `बॅलन्समध्ये पैसे जोडण्यासाठी ${amount} चे पेमेंट झाले.`,
  unknownBalance: 'तुमचा बॅलन्स लोड झाला नाही.',
  askAgain: 'बॅलन्स अपडेट करा',
  refused: 'कोणतेही पेमेंट झाले नाही.',
  nothingMore: 'आणखी काहीही कापले गेले नाही.',
  changed: 'कोणतेही पेमेंट झाले नाही. रक्कम बदलली आहे. पैसे भरण्याआधी ती तपासा.',
  orderOver: 'कोणतेही पेमेंट झाले नाही. तुमच्या ऑर्डरची मुदत संपली आहे. नवीन ऑर्डर करण्यासाठी पुन्हा प्रयत्न करा.',
  open: 'आम्ही यासाठीचे एक पेमेंट अजून तपासत आहोत. निकाल कळेपर्यंत कृपया पुन्हा पैसे भरू नका.',
  inProgress:
    'पेमेंट पार्टनर तुमच्या पेमेंटवर काम करत आहे किंवा पैसे त्याच्याकडे पोहोचले आहेत, त्यामुळे आम्ही दुसरे पेमेंट सुरू केले नाही. त्याची स्थिती तपासा किंवा आमची मदत घ्या.',
  balanceOpen:
    'यासाठीचे पेमेंट तुमच्या बॅलन्समधून पाठवले होते, पण उत्तर आले नाही. पेमेंटचा दुसरा पर्याय वापरण्याआधी त्याचा निकाल तपासा.',
  checkStatus: 'स्थिती तपासा',
  justPaid: 'याचे पेमेंट नुकतेच झाले आहे. आणखी काहीही कापले गेले नाही.',
  elsewhere:
    'पेमेंट पेजचा पत्ता आमच्या ओळखीचा नाही, म्हणून आम्ही तुम्हाला तिथे पाठवले नाही. कोणतेही पेमेंट झाले नाही. कृपया आमच्याशी संपर्क साधा.',
  otherPayment:
    'हे पेमेंट पुढे नेण्याऐवजी ऑपरेटरने दुसरेच पेमेंट सुरू केले, त्यामुळे आम्ही तुम्हाला तिथे पाठवले नाही. हे पेमेंट तपासा आणि ते पूर्ण होत नसेल तर त्याचा संदर्भ क्रमांक सांगून आमच्याशी संपर्क साधा.',
  reused:
    'ऑपरेटरने या पेमेंटला दुसऱ्या पेमेंटचा संदर्भ क्रमांक दिला, त्यामुळे आम्ही ते सुरू केले नाही. कोणतेही पेमेंट झाले नाही. कृपया आमच्याशी संपर्क साधा.',
  going: 'तुम्हाला पेमेंट पेजवर नेत आहोत',
  neverBegan: 'पेमेंट सुरू होऊ शकले नाही, आणि कोणतेही पैसे भरले गेले नाहीत. तयार असाल तेव्हा पुन्हा प्रयत्न करा.',
  instead: 'तुम्ही पेमेंटचा दुसरा पर्याय वापरू शकता.',
  later: {
    LP_USER_INELIGIBLE: 'पेमेंट पार्टनर तुम्हाला नंतर पैसे भरण्याची सुविधा देत नाही.',
    LP_INSUFFICIENT_BALANCE: 'पेमेंट पार्टनरकडची तुमची क्रेडिट मर्यादा या रकमेपेक्षा कमी आहे.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ही रक्कम पेमेंट पार्टनरकडच्या तुमच्या मर्यादेपेक्षा जास्त आहे.',
    LP_BILL_OVER_DUES: 'पेमेंट पार्टनरचे तुमचे एक बिल थकले आहे. आधी ते भरा.',
    LP_ACCOUNT_LOCKED: 'पेमेंट पार्टनरने तुमचे खाते सध्या लॉक केले आहे.',
    LP_MAX_OTP_GEN_EXCEEDED: 'पेमेंट पार्टनर आत्ता तुम्हाला आणखी कोड पाठवू शकत नाही.',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'पेमेंट पार्टनरकडे यासाठीची विनंती आधीच आहे. पुन्हा प्रयत्न करण्याआधी काही मिनिटे थांबा.',
  },
};

export const paymentDetailsText: TextsOf<typeof english.paymentDetailsText> = {
  amount: 'रक्कम',
  whatFor: 'कशासाठी',
  method: 'पेमेंटचा पर्याय',
  modes: {
    CC: 'क्रेडिट कार्ड',
    DC: 'डेबिट कार्ड',
    NB: 'नेट बँकिंग',
    UPI: 'UPI',
    INSTALMENT: 'नंतर पैसे भरा',
    BALANCE: 'बॅलन्स',
  },
  when: 'कधी',
  bank: 'बँक संदर्भ क्रमांक',
  account: 'या नंबरसाठी',
  due: 'पेमेंट पार्टनरला पैसे द्यायची शेवटची तारीख',
  order: 'ऑर्डर क्रमांक',
  results: 'तुमचे पॅक',
  done: 'झाले',
  held: 'अजून सुरू झालेला नाही',
  notRenewed: 'रिन्यू झाला नाही',
  notStarted: 'सुरू झाला नाही',
  reasons: {
    tooEarly: 'अजून वेळ आहे. पॅक संपण्याआधीच्या 15 दिवसांत तो रिन्यू करता येतो.',
    chargeRefused: 'तुमच्या ऑपरेटरला शुल्क लावता आले नाही.',
    other: 'तुमच्या ऑपरेटरला हे पूर्ण करता आले नाही.',
  },
  givenBack: (amount: string): string => `याचे ${amount} तुमच्या बॅलन्समध्ये आहेत.`,
  notGivenBack:
    'याच्या किमतीचा रिफंड मिळाला की नाही ते तुमच्या ऑपरेटरने सांगितले नाही. खालचा संदर्भ क्रमांक सांगून त्यांच्याशी संपर्क साधा.',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ऑपरेटरचा मेसेज: ${words}` : `ऑपरेटरचा मेसेज: ${words} (${code})`,
  tryAgain: (count: number): string => `${count} पॅक पुन्हा रिन्यू करा`,
  next: 'पुढे काय होईल',
  visit: 'कनेक्शन बसवण्याची वेळ ठरवण्यासाठी आम्ही तुम्ही दिलेल्या नंबरवर फोन करू.',
  seeOrder: 'तुमची ऑर्डर पाहा',
};

export const paymentResultText: TextsOf<typeof english.paymentResultText> = {
  maybeTaken: 'तुमच्या बँकेने पैसे कापले असू शकतात. तसे असल्यास बँक ते 7 ते 10 कामकाजाच्या दिवसांत परत करते.',
  comingBack: (amount: string): string =>
    `तुमच्या बँकेच्या म्हणण्यानुसार ${amount} कापले गेले होते आणि ते तुम्हाला परत मिळतील. यासाठी साधारण 7 ते 10 कामकाजाचे दिवस लागतात.`,
  dontPay: 'कृपया पुन्हा पैसे भरू नका',
  returned:
    'तुमच्या खात्यातून पैसे गेले असतील आणि आमच्यापर्यंत पोहोचले नाहीत, तर तुमची बँक ते 7 ते 10 कामकाजाच्या दिवसांत परत करते.',
  stillSilent: 'बँकेने अजून उत्तर दिलेले नाही.',
  nextCheck: (seconds: number): string =>
    seconds === 1 ? '1\u00a0सेकंदात पुन्हा तपासू.' : `${seconds}\u00a0सेकंदांत पुन्हा तपासू.`,
  checking: 'आता तपासत आहोत…',
  printReceipt: 'पावती प्रिंट करा',
  shareReceipt: 'पावती शेअर करा',
  saveReceipt: 'पावती सेव्ह करा',
};

export const paymentStatusText: TextsOf<typeof english.paymentStatusText> = {
  which: 'कोणते पेमेंट?',
  whichDescription: 'तुम्हाला दिलेला संदर्भ क्रमांक भरा. तो तुमच्या बँकेच्या मेसेजमध्येही असतो.',
  reference: 'संदर्भ क्रमांक',
  referenceMissing: 'पेमेंटचा संदर्भ क्रमांक भरा',
  unknownReference: 'हा संदर्भ क्रमांक आम्हाला माहीत नाही',
  unknownReferenceDescription:
    'तो तुमच्या बँकेच्या मेसेजशी जुळवून पहा. तुमच्या खात्यातून पैसे गेले असतील, तर पुन्हा पेमेंट करण्यापूर्वी आमच्याशी संपर्क साधा.',
  ask: 'तपासा',
  titles: {
    asking: 'तुमचे पेमेंट तपासत आहोत',
    paid: 'पेमेंट झाले',
    failed: 'पेमेंट झाले नाही',
    cancelled: 'पेमेंट रद्द झाले',
    comingBack: 'तुमचे पैसे परत येत आहेत',
    notYet: 'अजून पुष्टी झाली नाही',
    unknown: 'अजून माहीत नाही',
    otherAmount: 'कृपया पुन्हा पैसे भरू नका',
  },
  dontClose: 'हे पेज बंद करू नका.',
  asking: 'आम्ही ऑपरेटरकडे तपासत आहोत. यामुळे तुमचे पैसे कापले जात नाहीत.',
  notYet: 'आम्ही तपासत राहू. तुम्ही या पेजवरून बाहेर जाऊ शकता.',
  unconfirmed: 'तुमच्या पेमेंटची पुष्टी अजून करता आली नाही. इथे दिसणाऱ्या कशाचाही अर्थ पेमेंट झाले असा नाही.',
  withProvider: 'पेमेंट पार्टनर या पेमेंटवर काम करत आहे किंवा पैसे त्याच्याकडे पोहोचले आहेत.',
  disputed: (amount: string): string =>
    `ऑपरेटरने आधी ${amount} च्या पेमेंटची पुष्टी केली होती, आणि आता हे पेमेंट अयशस्वी झाल्याचे सांगत आहे. आम्हाला संदर्भ क्रमांक पाठवा, आम्ही लक्ष घालू.`,
  aboutAnother: 'ऑपरेटरचे उत्तर दुसऱ्याच पेमेंटबद्दल होते, त्यामुळे याची पुष्टी झालेली नाही.',
  otherAmount: (paid: string, agreed: string): string =>
    `ऑपरेटरच्या म्हणण्यानुसार ${paid} भरले गेले, पण तुम्ही ${agreed} ला संमती दिली होती. आम्हाला संदर्भ क्रमांक पाठवा, आम्ही लक्ष घालू.`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'रिन्यू' : 'सुरू';
    return failed === all
      ? `पेमेंट मिळाले, पण कोणताही पॅक ${done} झाला नाही.`
      : `पेमेंट मिळाले, पण ${all} पैकी ${failed} पॅक ${done} ${failed === 1 ? 'झाला नाही' : 'झाले नाहीत'}.`;
  },
  failed: 'पैसे कापले गेले नाहीत.',
  failedDescription: (sentence: string): string => `तुमच्या बँकेचे किंवा पेमेंट पार्टनरचे उत्तर: ${sentence}`,
  checkStatus: 'स्थिती तपासा',
  tryAgain: 'पुन्हा प्रयत्न करा',
  keep: 'पेमेंटचा संदर्भ क्रमांक',
  detailsMissing: 'तपशील लोड झाला नाही. वरचा निकाल तरीही बरोबर आहे.',
  myPacks: 'माझे पॅक',
  home: 'होम',
  logIn: 'लॉग इन करा',
};

export const receiptText: TextsOf<typeof english.receiptText> = {
  title: 'पेमेंटची पावती',
  paid: 'पेमेंट झाले',
  billedTo: 'पैसे भरणारे',
  customer: (id: string): string => `ग्राहक क्रमांक ${id}`,
  suppliedBy: 'सेवा देणारे',
  gstin: (number: string): string => `GST क्रमांक (GSTIN) ${number}`,
  reference: 'संदर्भ क्रमांक',
  fullReference: 'पूर्ण संदर्भ क्रमांक',
  bank: 'बँक संदर्भ क्रमांक',
  what: 'तपशील',
  period: 'कालावधी',
  sac: 'सेवा कोड (SAC)',
  amount: 'रक्कम',
  until: (day: string): string => `${day} पर्यंत`,
  notDone: 'सुरू झाला नाही. रिफंड मिळाला असल्यास तो "व्यवहार" मध्ये दिसेल.',
  beforeTax: 'टॅक्स वगळून',
  gst: 'GST',
  total: 'एकूण भरले',
  method: 'पेमेंटचा पर्याय',
  due: 'पेमेंट पार्टनरला पैसे द्यायची शेवटची तारीख',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} वर फोन करा` : `${phone} वर फोन करा किंवा मदत उघडा`;
    const without = isGuest ? 'तुमच्या ऑपरेटरला विचारा' : 'मदत उघडा';
    return `काही प्रश्न आहेत? ${phone === '' ? without : byPhone} आणि संदर्भ क्रमांक सांगा. ही पावती कॉम्प्युटरने तयार केली आहे, तिच्यावर सहीची गरज नाही.`;
  },
  footWithoutReference: (phone: string): string =>
    `काही प्रश्न आहेत? ${phone === '' ? 'मदत उघडा' : `${phone} वर फोन करा किंवा मदत उघडा`}. ही पावती कॉम्प्युटरने तयार केली आहे, तिच्यावर सहीची गरज नाही.`,
};

export const topUpText: TextsOf<typeof english.topUpText> = {
  title: 'पैसे जोडा',
  balance: (amount: string): string => `तुमचा बॅलन्स ${amount} आहे`,
  amount: 'रक्कम रुपयांत',
  amountHint: (least: string, most: string) => `${least} ते ${most}`,
  quick: 'नेहमीच्या रकमा',
  box: 'कोणत्या बॉक्ससाठी?',
  account: 'संपूर्ण खात्यासाठी',
  payMissing: 'पेमेंटचे पर्याय लोड झाले नाहीत.',
  errors: {
    unreadable: 'रक्कम रुपयांत भरा, उदा. 500',
    comma: 'पैशांसाठी बिंदू वापरा, जसे 300.50',
    tooLittle: (least: string) => `किमान रक्कम ${least} आहे`,
    tooMuch: (most: string) => `एका वेळी कमाल रक्कम ${most} आहे`,
  },
};

export const unfinishedText: TextsOf<typeof english.unfinishedText> = {
  title: (count: number): string => (count === 1 ? '1 अपूर्ण पेमेंट' : `${count} अपूर्ण पेमेंट`),
  steps: {
    asking: 'अजून सुरू झाले नाही',
    atProvider: 'पेमेंट पार्टनरकडे आहे',
    awaitingCode: 'तुमच्या कोडची वाट पाहत आहोत',
    awaitingApp: 'तुमच्या UPI ॲपची वाट पाहत आहोत',
    paying: 'पेमेंट सुरू आहे',
    unknown: 'निकाल अजून माहीत नाही',
    paid: 'पेमेंट झाले',
    failed: 'पेमेंट झाले नाही',
    left: 'इथे बंद केले, पण पेमेंट पार्टनरकडे अजूनही पैसे भरता येतात',
  },
  paidMeanwhile: 'दरम्यान पेमेंट झाले',
  seeResult: 'निकाल पाहा',
  seen: 'ठीक आहे',
  checkStatus: 'स्थिती तपासा',
  goOn: 'पेमेंट पुढे सुरू ठेवा',
  enterCode: 'OTP भरा',
  showCode: 'कोड दाखवा',
  leave: 'हे पेमेंट बंद करा',
  mayBePaid: 'तिथे पैसे भरले असतील, तर पुन्हा भरू नका: ते इथे दिसेल. भरले नसतील, तर ते पेज बंद करून पुन्हा सुरू करा.',
  notPaid: 'मी तिथे पैसे भरले नाहीत, पुन्हा सुरुवात करा',
};

export const payInstantlyText: TextsOf<typeof english.payInstantlyText> = {
  mobileno: 'पावतीसाठी मोबाइल नंबर (ऐच्छिक)',
  receiptHint: 'फक्त या पावतीसाठी.',
  email: 'पावतीसाठी ईमेल (ऐच्छिक)',
  pay: 'UPI ने पैसे भरा',
  approve: 'मंजुरी तुमच्या UPI ॲपमध्ये द्यायची',
  errors: {
    mobileno: '6, 7, 8 किंवा 9 ने सुरू होणारा 10 अंकी मोबाइल नंबर भरा',
    email: 'name@example.com सारखा ईमेल पत्ता भरा',
  },
};

export const upiText: TextsOf<typeof english.upiText> = {
  beforePay: 'मंजुरी तुमच्या UPI ॲपमध्ये द्यायची. त्याआधी निघून गेल्यास ते तुमच्या अपूर्ण पेमेंटमध्ये न भरलेले राहते.',
  scan: 'कोणत्याही UPI ॲपने हा कोड स्कॅन करा आणि तिथे पेमेंटला मंजुरी द्या.',
  qr: 'या पेमेंटचा QR कोड. हीच माहिती खाली दिली आहे.',
  qrMissing: 'कोड दाखवता आला नाही. खालच्या UPI आयडीवर पैसे पाठवा, किंवा पेज पुन्हा लोड करा.',
  openApp: 'तुमचे UPI ॲप उघडा',
  showQr: 'दुसऱ्या फोनसाठी QR कोड दाखवा',
  hideQr: 'QR कोड लपवा',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0 ? `आणखी ${minutes}\u00a0मि ${seconds}\u00a0से चालेल` : `आणखी ${seconds}\u00a0से चालेल`,
  nearlyOver: 'हा कोड एका मिनिटापेक्षा कमी वेळ चालेल',
  waiting: 'तुमच्या पेमेंटची वाट पाहत आहोत. ऑपरेटरला ते मिळताच हे पेज अपडेट होईल.',
  unasked: 'आत्ता ऑपरेटरशी संपर्क होत नाही. तुम्ही पैसे भरले असतील, तर तुमचे पेमेंट हरवलेले नाही. आम्ही तपासत राहू.',
  checkNow: 'मी पैसे भरले, आता तपासा',
  byHand: 'त्याऐवजी UPI आयडीवर पैसे पाठवा',
  payee: 'UPI आयडी',
  payeeName: 'कोणाला',
  amount: 'रक्कम',
  reference: 'संदर्भ क्रमांक',
  service: 'सेवा',
  whose: 'कोणाचे कनेक्शन',
  number: 'नंबर',
  leave: 'पेमेंट रद्द करा',
  notLeft: 'आत्ता ते रद्द करता आले नाही. पुन्हा प्रयत्न करा.',
  left: 'तुम्ही हे पेमेंट रद्द केले आहे. याच्या कोडने अजून थोडा वेळ पैसे भरता येतात, म्हणून तुम्ही त्यासाठीच पुन्हा पैसे भरण्याआधी आम्ही ते तपासतो.',
  overAsking: 'पैसे भरण्याची वेळ संपली. काही पोहोचले का, ते आम्ही ऑपरेटरकडे आणखी एकदा तपासत आहोत.',
  overUnknown:
    'पैसे भरण्याची वेळ संपली, आणि ऑपरेटरलाही निकाल अजून माहीत नाही. हे स्पष्ट होईपर्यंत कृपया त्यासाठीच पुन्हा पैसे भरू नका.',
  checkStatus: 'स्थिती तपासा',
  failed: 'पेमेंट झाले नाही. पैसे कापले गेले नाहीत.',
  failedDescription: (sentence: string): string => `ऑपरेटरचे उत्तर: ${sentence}`,
  newCode: 'नवीन कोड घ्या',
  back: 'मागे',
  result: 'निकाल पाहा',
  gone: 'हे पेमेंट आता या ब्राउझरमध्ये नाही.',
};

export const upiRefusalText: TextsOf<typeof english.upiRefusalText> = {
  changed: 'रक्कम बदलली आहे. पैसे भरण्याआधी ती तपासा.',
  notPayable:
    'ऑपरेटरने पाठवलेल्या विनंतीचे पैसे भरता येत नाहीत. कोणतेही पेमेंट झाले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  unknownNumber: 'खाते सापडले नाही. नंबर तपासा.',
  neverBegan:
    'विनंती तयार करता आली नाही, आणि कोणतेही पैसे भरले गेले नाहीत. तयार असाल तेव्हा पुन्हा प्रयत्न करा.',
  checkStatus: 'स्थिती तपासा',
};
