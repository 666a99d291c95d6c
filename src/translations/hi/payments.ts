import type * as english from '../../screens/payments/payments.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('hi');
const isOne = (count: number) => plural.select(count) === 'one';
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const instantPaymentText: TextsOf<typeof english.instantPaymentText> = {
  title: 'क्विक रिचार्ज',
  lead: 'अपने या किसी और के कनेक्शन के लिए भुगतान करें। लॉग इन की ज़रूरत नहीं।',
  number: 'मोबाइल, खाता या बॉक्स नंबर',
  numberHint: 'बॉक्स नंबर सेट-टॉप बॉक्स के नीचे लिखा होता है।',
  find: 'आगे बढ़ें',
  unknownNumber:
    'कोई खाता नहीं मिला। नंबर जाँचें, या दूसरा नंबर लिखें: पंजीकृत मोबाइल नंबर, बिल का खाता नंबर, या बॉक्स का नंबर।',
  stale: 'हमें अब पता नहीं कि यह पेज किसके कनेक्शन का था। नंबर फिर लिखें।',
  lost: 'यह डिवाइस वह नंबर अब नहीं पढ़ सकता, इसलिए उसे हटा दिया गया। नंबर फिर लिखें।',
  errors: {
    missing: 'कनेक्शन का नंबर लिखें',
    odd: 'कम से कम चार अक्षर या अंक लिखें, कोई चिह्न नहीं',
  },
  unfinishedMissing: 'अधूरे भुगतान लोड नहीं हो सके।',
  request: 'UPI से भुगतान',
};

export const instantPaymentConfirmText: TextsOf<typeof english.instantPaymentConfirmText> = {
  title: 'इस कनेक्शन के लिए भुगतान',
  lead: 'क्या आप इसी कनेक्शन के लिए भुगतान करना चाहते हैं?',
  name: 'नाम',
  account: 'खाता नंबर',
  mobile: 'मोबाइल नंबर',
  region: 'क्षेत्र',
  email: 'ईमेल',
  customertype: 'ग्राहक का प्रकार',
  types: { PREPAID: 'प्रीपेड', DP: 'सीधा ग्राहक' },
  frcode: 'फ़्रैंचाइज़ कोड',
  balance: 'बैलेंस',
  due: 'बकाया',
  inactive:
    'ऑपरेटर के अनुसार यह कनेक्शन बंद है। आपका भुगतान इसके बैलेंस में जाएगा और हो सकता है कि कनेक्शन चालू न हो। पहले घरवालों या ऑपरेटर से पूछ लें।',
  noEnd: 'इसके पैक कब खत्म होंगे, यह सिर्फ़ इस कनेक्शन वाला परिवार लॉग इन करके देख सकता है।',
  other: 'दूसरा नंबर',
  payMissing: 'भुगतान के तरीके लोड नहीं हो सके।',
};

export const savedNumbersText: TextsOf<typeof english.savedNumbersText> = {
  title: 'फिर से भुगतान',
  pay: 'भुगतान',
  payNamed: (end: string) => `${end} के लिए फिर भुगतान करें`,
  remove: 'हटाएँ',
  removeNamed: (end: string) => `${end} हटाएँ`,
  whereKept: 'इस डिवाइस पर सेव है, लॉग आउट के बाद भी। दूसरों को केवल आखिरी अंक दिखते हैं।',
  keep: 'यह नंबर इस डिवाइस पर रखें',
  keepHint: (end: string) => `सूची में ${end} दिखेगा। साझा डिवाइस पर इसे खाली छोड़ दें।`,
  notKept: 'यह ब्राउज़र नंबर नहीं रख सकता।',
};

export const otpDialogText: TextsOf<typeof english.otpDialogText> = {
  title: 'बाद में भुगतान',
  steps: ['मंज़ूर', 'आपका कोड', 'भुगतान हुआ'] as readonly string[],
  whatFor: 'कुल भुगतान',
  due: 'भुगतान पार्टनर को इस तारीख तक दें',
  code: 'OTP',
  sentTo: (mobile: string): string =>
    `भुगतान पार्टनर ने ${mobile} पर 6 अंकों का कोड भेजा है। आपकी पुष्टि तक कुछ नहीं कटता।`,
  sent: 'भुगतान पार्टनर ने आपको 6 अंकों का कोड भेजा है। आपकी पुष्टि तक कुछ नहीं कटता।',
  confirm: (amount: string): string => `${amount} की पुष्टि करें`,
  works: (seconds: number): string => `कोड ${clock(seconds)} मिनट तक मान्य`,
  triesLeft: (count: number): string => `${count}\u00a0${isOne(count) ? 'मौका बचा है' : 'मौके बचे हैं'}`,
  missing: '6 अंकों का कोड भरें',
  wrong: 'यह कोड सही नहीं है।',
  expired: 'इस कोड का समय निकल गया। नया कोड मँगाएँ।',
  spent: 'यह कोड अब काम नहीं करेगा। नया कोड मँगाएँ।',
  wait: (seconds: number): string => `नया कोड ${clock(seconds)} में`,
  mayResend: 'अब आप नया कोड मँगा सकते हैं।',
  resend: 'नया कोड भेजें',
  resendsLeft: (count: number): string =>
    count === 0
      ? 'इस भुगतान के लिए और कोड नहीं भेजे जा सकते।'
      : `${count} और कोड ${isOne(count) ? 'भेजा जा सकता है' : 'भेजे जा सकते हैं'}।`,
  noMoreCodes: 'भुगतान पार्टनर और कोड नहीं भेज सकता। पिछला कोड लिखें, या रद्द करके भुगतान का दूसरा तरीका चुनें।',
  leave: 'भुगतान रद्द करें',
  leaveMeans: 'रद्द करने पर रोकी गई राशि छोड़ दी जाती है। कुछ नहीं कटता।',
  notLeft:
    'भुगतान पार्टनर को बताया नहीं जा सका कि आप रद्द कर रहे हैं। कुछ नहीं कटा। फिर कोशिश करें, या इसे बंद करके बाद में रद्द करें।',
  close: 'फ़िलहाल बंद करें',
  paying: 'आपका कोड भुगतान पार्टनर के पास है। कृपया जवाब का इंतज़ार करें। अभी छोड़ने से भुगतान नहीं रुकेगा।',
  notSent: 'आपका कोड नहीं पहुँचा, और कुछ नहीं कटा।',
  nothingCharged: 'कुछ नहीं कटा।',
  over: 'भुगतान नहीं हुआ।',
  ends: {
    LP_TXN_EXPIRED: 'इस भुगतान में बहुत समय लग गया, और भुगतान पार्टनर ने रोकी गई राशि छोड़ दी।',
    LP_INVALID_TXN_REF_NO: 'भुगतान पार्टनर के पास इस भुगतान के लिए अब कुछ नहीं है।',
    LP_ACCOUNT_LOCKED: 'भुगतान पार्टनर ने आपका खाता अभी लॉक कर रखा है।',
    LP_SIGNATURE_MISMATCH: 'भुगतान पार्टनर पुष्टि नहीं कर सका कि यह भुगतान आपका है, इसलिए मना कर दिया।',
    LP_USER_INELIGIBLE: 'भुगतान पार्टनर आपको बाद में भुगतान की सुविधा नहीं देता।',
    LP_INSUFFICIENT_BALANCE: 'भुगतान पार्टनर के पास आपकी उधार सीमा इस राशि से कम है।',
    LP_BILL_OVER_DUES: 'भुगतान पार्टनर चाहता है कि आप पहले अपना बकाया बिल चुकाएँ।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'राशि भुगतान पार्टनर के पास आपकी सीमा से ज़्यादा है।',
  },
  again: 'भुगतान का तरीका चुनें',
  ended: 'आप कोड दे चुके हैं। भुगतान का नतीजा यहाँ देखें।',
  result: 'नतीजा देखें',
};

export const ottQuickPayText: TextsOf<typeof english.ottQuickPayText> = {
  title: 'स्ट्रीमिंग सेवा का भुगतान',
  lead: 'केवल मोबाइल नंबर से, बिना लॉग इन किए।',
  service: 'स्ट्रीमिंग सेवा',
  mobileno: 'ग्राहक का मोबाइल नंबर',
  mobilenoHint: 'ऑपरेटर के पास पंजीकृत नंबर।',
  price: 'आगे आप सेवा, उसकी अवधि और कीमत देखेंगे। UPI ऐप में आपकी मंज़ूरी से पहले कुछ नहीं कटता।',
  ask: 'कीमत देखें',
  priced: 'सेवा और कीमत',
  request: 'UPI से भुगतान',
  unfinishedMissing: 'अधूरे भुगतान लोड नहीं हो सके।',
  requestMissing: 'यह भुगतान लोड नहीं हो सका। दोबारा लोड करने से कुछ नहीं कटता।',
  errors: {
    service: 'स्ट्रीमिंग सेवा चुनें',
    mobileno: '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो',
  },
};

export const termText: TextsOf<typeof english.termText> = {
  term: 'अवधि',
  terms: {
    MONTHLY: '1\u00a0महीना',
    QUARTERLY: '3\u00a0महीने',
    HALFYEARLY: '6\u00a0महीने',
    YEARLY: '12\u00a0महीने',
  },
};

export const billText: TextsOf<typeof english.billText> = {
  packs: (count: number): string => `${count} पैक, टैक्स से पहले`,
  unpriced: (priced: number, unpriced: number): string =>
    priced === 0 ? `${unpriced} पैक की कीमत नहीं` : `${priced} पैक, और ${unpriced} की कीमत नहीं`,
  gst: 'GST',
  total: 'कुल',
  totalWithTax: 'कुल, GST सहित',
};

export const purposesText: TextsOf<typeof english.purposesText> = {
  CART: 'आपके कार्ट के पैक',
  RENEWAL: 'रिन्यूअल',
  TOPUP: 'पैसे जोड़ना',
  OFFER: 'नया कनेक्शन',
  INSTANT: 'किसी नंबर के लिए भुगतान',
  OTT: 'स्ट्रीमिंग सेवा',
};

export const paymentMethodsText: TextsOf<typeof english.paymentMethodsText> = {
  how: 'भुगतान का तरीका',
  change: 'बदलें',
  ways: {
    UPI: 'UPI',
    CARD: 'कार्ड या नेट बैंकिंग',
    BALANCE: 'आपका बैलेंस',
    INSTALMENT: 'बाद में भुगतान',
  },
  means: {
    UPI: 'सुरक्षित भुगतान पेज पर',
    CARD: 'सुरक्षित भुगतान पेज पर',
    INSTALMENT: 'भुगतान पार्टनर को बाद में लौटाएँ',
  },
  needsPrice:
    'UPI, कार्ड और बाद में भुगतान के लिए कीमत चाहिए, और आपके ऑपरेटर ने कीमत नहीं दी है। आपके बैलेंस से भुगतान हो सकता है।',
  operatorPrice: 'कीमत आपका ऑपरेटर तय करता है',
  confirmPrice: 'भुगतान से पहले इसकी पुष्टि करें।',
  nothingToPay: 'कुल रकम शून्य या उससे कम है, इसलिए कुछ भी भुगतान नहीं करना है। गलत लगे तो कृपया हमसे संपर्क करें।',
  noCardNumber: 'यहाँ कोई कार्ड नंबर नहीं लिखना होता।',
  holds: (amount: string): string => `${amount} उपलब्ध`,
  pay: 'भुगतान करें',
  payAmount: (amount: string): string => `${amount} का भुगतान करें`,
  payLater: (amount: string): string => `बाद में ${amount} का भुगतान करें`,
  payFromBalance: (amount: string): string => `बैलेंस से ${amount} का भुगतान करें`,
  fromBalance: 'बैलेंस से',
  leftAfter: (amount: string): string => `भुगतान के बाद ${amount} बचेंगे`,
  short: (amount: string): string => `${amount} कम हैं`,
  addMoney: 'पैसे जोड़ें',
  added: (amount: string): string => `बैलेंस में पैसे जोड़ने के लिए ${amount} का भुगतान हुआ।`,
  unknownBalance: 'आपका बैलेंस लोड नहीं हो सका।',
  askAgain: 'बैलेंस अपडेट करें',
  refused: 'कोई भुगतान नहीं हुआ।',
  nothingMore: 'और कुछ नहीं कटा।',
  changed: 'कोई भुगतान नहीं हुआ। राशि बदल गई है। भुगतान से पहले जाँच लें।',
  orderOver: 'कोई भुगतान नहीं हुआ। आपके ऑर्डर का समय निकल गया है। नया ऑर्डर बनाने के लिए फिर कोशिश करें।',
  open: 'हम इसका एक भुगतान अभी जाँच रहे हैं। नतीजा पता चलने तक कृपया दोबारा भुगतान न करें।',
  inProgress:
    'भुगतान पार्टनर आपके भुगतान पर काम कर रहा है या पैसे उसके पास पहुँच चुके हैं, इसलिए हमने दूसरा भुगतान शुरू नहीं किया। इसकी स्थिति जाँचें, या हमसे मदद लें।',
  balanceOpen:
    'इसका भुगतान आपके बैलेंस से भेजा गया था, पर जवाब नहीं आया। किसी और तरीके से भुगतान करने से पहले उसका नतीजा देखें।',
  checkStatus: 'स्थिति जाँचें',
  justPaid: 'इसका भुगतान अभी-अभी हो गया है। और कुछ नहीं कटा।',
  elsewhere:
    'हम भुगतान के पेज का पता नहीं पहचानते, इसलिए हमने आपको वहाँ नहीं भेजा। कोई भुगतान नहीं हुआ। कृपया हमसे संपर्क करें।',
  otherPayment:
    'ऑपरेटर ने इस भुगतान को जारी रखने के बजाय दूसरा शुरू कर दिया, इसलिए हमने आपको वहाँ नहीं भेजा। इसे जाँचें, और यह खुला ही रहे तो इसकी संदर्भ संख्या के साथ हमसे संपर्क करें।',
  reused:
    'ऑपरेटर ने इस भुगतान को किसी और भुगतान की संदर्भ संख्या दी, इसलिए हमने इसे शुरू नहीं किया। कुछ भी भुगतान नहीं हुआ। कृपया हमसे संपर्क करें।',
  going: 'आपको भुगतान के पेज पर ले जाया जा रहा है',
  neverBegan: 'भुगतान शुरू नहीं हो सका, और कुछ नहीं कटा। तैयार हों तो फिर कोशिश करें।',
  instead: 'आप दूसरे तरीके से भुगतान कर सकते हैं।',
  later: {
    LP_USER_INELIGIBLE: 'भुगतान पार्टनर आपको बाद में भुगतान की सुविधा नहीं देता।',
    LP_INSUFFICIENT_BALANCE: 'भुगतान पार्टनर के पास आपकी उधार सीमा इस राशि से कम है।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'राशि भुगतान पार्टनर के पास आपकी सीमा से ज़्यादा है।',
    LP_BILL_OVER_DUES: 'भुगतान पार्टनर चाहता है कि आप पहले अपना बकाया बिल चुकाएँ।',
    LP_ACCOUNT_LOCKED: 'भुगतान पार्टनर ने आपका खाता अभी लॉक कर रखा है।',
    LP_MAX_OTP_GEN_EXCEEDED: 'भुगतान पार्टनर अभी आपको और कोड नहीं भेज सकता।',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'भुगतान पार्टनर के पास इसका अनुरोध पहले से है। फिर कोशिश करने से पहले कुछ मिनट रुकें।',
  },
};

export const paymentDetailsText: TextsOf<typeof english.paymentDetailsText> = {
  amount: 'राशि',
  whatFor: 'किसके लिए',
  method: 'भुगतान का तरीका',
  modes: {
    CC: 'क्रेडिट कार्ड',
    DC: 'डेबिट कार्ड',
    NB: 'नेट बैंकिंग',
    UPI: 'UPI',
    INSTALMENT: 'बाद में भुगतान',
    BALANCE: 'बैलेंस',
  },
  when: 'कब',
  bank: 'बैंक संदर्भ',
  account: 'इस नंबर के लिए',
  due: 'भुगतान पार्टनर को इस तारीख तक दें',
  order: 'ऑर्डर नंबर',
  results: 'आपके पैक',
  done: 'हो गया',
  held: 'अभी चालू नहीं',
  notRenewed: 'रिन्यू नहीं हुआ',
  notStarted: 'चालू नहीं हुआ',
  reasons: {
    tooEarly: 'अभी समय नहीं हुआ। पैक समाप्त होने से पहले के 15 दिनों में रिन्यू कर सकते हैं।',
    chargeRefused: 'आपका ऑपरेटर यह पैक रिन्यू नहीं कर सका।',
    other: 'आपका ऑपरेटर इसे पूरा नहीं कर सका।',
  },
  givenBack: (amount: string): string => `इसके ${amount} आपके बैलेंस में हैं।`,
  notGivenBack:
    'ऑपरेटर ने नहीं बताया कि इसकी कीमत का रिफ़ंड हुआ या नहीं। नीचे दी संदर्भ संख्या के साथ उनसे संपर्क करें।',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ऑपरेटर का संदेश: ${words}` : `ऑपरेटर का संदेश: ${words} (${code})`,
  tryAgain: (count: number): string => `${count} पैक फिर रिन्यू करें`,
  next: 'आगे क्या होगा',
  visit: 'कनेक्शन लगाने का दिन तय करने के लिए हम आपके दिए नंबर पर फ़ोन करेंगे।',
  seeOrder: 'अपना ऑर्डर देखें',
};

export const paymentResultText: TextsOf<typeof english.paymentResultText> = {
  maybeTaken: 'हो सकता है बैंक ने पैसे काट लिए हों। ऐसा हुआ है तो बैंक 7 से 10 कार्य दिवसों में लौटा देगा।',
  comingBack: (amount: string): string =>
    `आपका बैंक कहता है कि ${amount} कटे थे और आपको वापस मिलेंगे। इसमें आम तौर पर 7 से 10 कार्य दिवस लगते हैं।`,
  dontPay: 'कृपया दोबारा भुगतान न करें',
  returned: 'अगर आपके खाते से पैसे कटे और हम तक नहीं पहुँचे, तो बैंक 7 से 10 कार्य दिवसों में लौटा देता है।',
  stillSilent: 'बैंक ने अब तक जवाब नहीं दिया।',
  nextCheck: (seconds: number): string => `अगली जाँच ${seconds}\u00a0सेकंड में।`,
  checking: 'अभी जाँच रहे हैं…',
  printReceipt: 'रसीद छापें',
  shareReceipt: 'रसीद भेजें',
  saveReceipt: 'रसीद सेव करें',
};

export const paymentStatusText: TextsOf<typeof english.paymentStatusText> = {
  which: 'कौन सा भुगतान?',
  whichDescription: 'आपको दी गई संदर्भ संख्या लिखें। वह बैंक के संदेश में भी होती है।',
  reference: 'संदर्भ संख्या',
  referenceMissing: 'भुगतान की संदर्भ संख्या लिखें',
  unknownReference: 'यह संदर्भ संख्या हमें नहीं मिली',
  unknownReferenceDescription:
    'इसे अपने बैंक के संदेश से मिलाएँ। अगर आपके खाते से पैसे कटे हैं, तो दोबारा भुगतान करने से पहले हमसे संपर्क करें।',
  ask: 'जाँचें',
  titles: {
    asking: 'आपका भुगतान जाँचा जा रहा है',
    paid: 'भुगतान हो गया',
    failed: 'भुगतान नहीं हुआ',
    cancelled: 'भुगतान रद्द हुआ',
    comingBack: 'आपके पैसे वापस आ रहे हैं',
    notYet: 'अभी पुष्टि नहीं हुई',
    unknown: 'नतीजा अभी पता नहीं',
    otherAmount: 'कृपया दोबारा भुगतान न करें',
  },
  dontClose: 'यह पेज बंद न करें।',
  asking: 'हम ऑपरेटर से जाँच रहे हैं। इससे कोई पैसा नहीं कटता।',
  notYet: 'हम जाँचते रहेंगे। आप यह पेज छोड़ सकते हैं।',
  unconfirmed: 'हम अभी आपके भुगतान की पुष्टि नहीं कर पाए। यह पेज भुगतान का प्रमाण नहीं है।',
  withProvider: 'भुगतान पार्टनर इस भुगतान पर काम कर रहा है या पैसे उसके पास पहुँच चुके हैं।',
  disputed: (amount: string): string =>
    `ऑपरेटर ने पहले ${amount} के भुगतान की पुष्टि की थी, और अब कहता है कि यह भुगतान विफल रहा। हमें संदर्भ संख्या बताएँ, हम देखेंगे।`,
  aboutAnother: 'ऑपरेटर ने किसी और भुगतान के बारे में जवाब दिया, इसलिए इसकी पुष्टि नहीं हुई।',
  otherAmount: (paid: string, agreed: string): string =>
    `ऑपरेटर के अनुसार ${paid} का भुगतान हुआ, जबकि आपने ${agreed} पर सहमति दी थी। हमें संदर्भ संख्या बताएँ, हम देखेंगे।`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'रिन्यू' : 'चालू';
    return failed === all
      ? `भुगतान पहुँच गया, पर कोई पैक ${done} नहीं हुआ।`
      : `भुगतान पहुँच गया, पर ${all} में से ${failed} पैक ${done} नहीं ${failed === 1 ? 'हुआ' : 'हुए'}।`;
  },
  failed: 'कोई पैसा नहीं कटा।',
  failedDescription: (sentence: string): string => `आपके बैंक या भुगतान पार्टनर ने कहा: ${sentence}`,
  checkStatus: 'स्थिति जाँचें',
  tryAgain: 'फिर कोशिश करें',
  keep: 'भुगतान की संदर्भ संख्या',
  detailsMissing: 'भुगतान का विवरण लोड नहीं हो सका। ऊपर दिया नतीजा सही है।',
  myPacks: 'मेरे पैक',
  home: 'होम',
  logIn: 'लॉग इन करें',
};

export const receiptText: TextsOf<typeof english.receiptText> = {
  title: 'भुगतान रसीद',
  paid: 'भुगतान हुआ',
  billedTo: 'बिल किसके नाम',
  customer: (id: string): string => `ग्राहक संख्या ${id}`,
  suppliedBy: 'सेवा देने वाला',
  gstin: (number: string): string => `GST नंबर (GSTIN) ${number}`,
  reference: 'संदर्भ',
  fullReference: 'पूरी संदर्भ संख्या',
  bank: 'बैंक संदर्भ',
  what: 'विवरण',
  period: 'अवधि',
  sac: 'सेवा कोड (SAC)',
  amount: 'राशि',
  until: (day: string): string => `${day} तक`,
  notDone: 'चालू नहीं हुआ। रिफ़ंड होने पर वह "लेन-देन" में दिखेगा।',
  beforeTax: 'टैक्स से पहले',
  gst: 'GST',
  total: 'कुल भुगतान',
  method: 'भुगतान का तरीका',
  due: 'भुगतान पार्टनर को इस तारीख तक दें',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} पर कॉल करें` : `${phone} पर कॉल करें या मदद खोलें`;
    const without = isGuest ? 'अपने ऑपरेटर से पूछें' : 'मदद खोलें';
    return `कोई सवाल? ${phone === '' ? without : byPhone} और संदर्भ बताएँ। यह रसीद कंप्यूटर से बनी है और इस पर हस्ताक्षर की ज़रूरत नहीं।`;
  },
  footWithoutReference: (phone: string): string =>
    `कोई सवाल? ${phone === '' ? 'मदद खोलें' : `${phone} पर कॉल करें या मदद खोलें`}। यह रसीद कंप्यूटर से बनी है और इस पर हस्ताक्षर की ज़रूरत नहीं।`,
};

export const topUpText: TextsOf<typeof english.topUpText> = {
  title: 'पैसे जोड़ें',
  balance: (amount: string): string => `आपका बैलेंस ${amount} है`,
  amount: 'राशि रुपयों में',
  amountHint: (least: string, most: string) => `${least} से ${most} तक`,
  quick: 'लोकप्रिय राशियाँ',
  box: 'किस बॉक्स के लिए?',
  account: 'पूरे खाते के लिए',
  payMissing: 'भुगतान के तरीके लोड नहीं हो सके।',
  errors: {
    unreadable: 'राशि रुपयों में लिखें, जैसे 500',
    comma: 'पैसे के लिए बिंदु लगाएँ, जैसे 300.50',
    tooLittle: (least: string) => `न्यूनतम राशि ${least} है`,
    tooMuch: (most: string) => `एक बार में अधिकतम राशि ${most} है`,
  },
};

export const unfinishedText: TextsOf<typeof english.unfinishedText> = {
  title: (count: number): string => (count === 1 ? '1 अधूरा भुगतान' : `${count} अधूरे भुगतान`),
  steps: {
    asking: 'अभी शुरू नहीं हुआ',
    atProvider: 'भुगतान पार्टनर के पास',
    awaitingCode: 'आपके कोड का इंतज़ार',
    awaitingApp: 'आपके UPI ऐप का इंतज़ार',
    paying: 'भुगतान हो रहा है',
    unknown: 'नतीजा अभी पता नहीं',
    paid: 'भुगतान हुआ',
    failed: 'भुगतान नहीं हुआ',
    left: 'यहाँ बंद किया, पर भुगतान पार्टनर के पास अब भी भुगतान हो सकता है',
  },
  paidMeanwhile: 'इस बीच भुगतान हो गया',
  seeResult: 'नतीजा देखें',
  seen: 'ठीक है',
  checkStatus: 'स्थिति जाँचें',
  goOn: 'भुगतान जारी रखें',
  enterCode: 'OTP भरें',
  showCode: 'कोड दिखाएँ',
  leave: 'यह भुगतान बंद करें',
  mayBePaid:
    'अगर वहाँ भुगतान किया है, तो फिर से न करें: वह यहाँ दिखेगा। नहीं किया है, तो वह पेज बंद करके फिर शुरू करें।',
  notPaid: 'मैंने वहाँ भुगतान नहीं किया, फिर से शुरू करें',
};

export const payInstantlyText: TextsOf<typeof english.payInstantlyText> = {
  mobileno: 'रसीद के लिए मोबाइल नंबर (वैकल्पिक)',
  receiptHint: 'केवल इस रसीद के लिए।',
  email: 'रसीद के लिए ईमेल (वैकल्पिक)',
  pay: 'UPI से भुगतान करें',
  approve: 'मंज़ूरी आप अपने UPI ऐप में देते हैं',
  errors: {
    mobileno: '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो',
    email: 'ईमेल पता लिखें, जैसे name@example.com',
  },
};

export const upiText: TextsOf<typeof english.upiText> = {
  beforePay:
    'मंज़ूरी आप अपने UPI ऐप में देते हैं। उससे पहले चले जाएँ, तो यह भुगतान आपके अधूरे भुगतानों में बिना पैसे कटे रहता है।',
  scan: 'किसी भी UPI ऐप से यह कोड स्कैन करें और वहाँ भुगतान की मंज़ूरी दें।',
  qr: 'इस भुगतान का QR कोड। वही जानकारी नीचे दी है।',
  qrMissing: 'कोड नहीं दिख सका। नीचे दिए UPI पते पर भुगतान करें या पेज फिर से लोड करें।',
  openApp: 'अपना UPI ऐप खोलें',
  showQr: 'दूसरे फ़ोन के लिए QR कोड दिखाएँ',
  hideQr: 'QR कोड छिपाएँ',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0
      ? `${minutes}\u00a0मिनट ${seconds}\u00a0सेकंड तक मान्य`
      : `${seconds}\u00a0सेकंड तक मान्य`,
  nearlyOver: 'यह कोड एक मिनट से कम समय तक मान्य है',
  waiting: 'आपके भुगतान का इंतज़ार है। ऑपरेटर को मिलते ही यह पेज अपडेट हो जाएगा।',
  unasked: 'अभी ऑपरेटर से संपर्क नहीं हो पा रहा। अगर आपने भुगतान किया है तो वह खोया नहीं है। हम जाँचते रहेंगे।',
  checkNow: 'मैंने भुगतान कर दिया, अभी जाँचें',
  byHand: 'UPI पते पर भुगतान करें',
  payee: 'UPI पता',
  payeeName: 'किसे',
  amount: 'राशि',
  reference: 'संदर्भ संख्या',
  service: 'सेवा',
  whose: 'कनेक्शन धारक',
  number: 'नंबर',
  leave: 'भुगतान रद्द करें',
  notLeft: 'अभी रद्द नहीं हो सका। फिर कोशिश करें।',
  left: 'आपने यह भुगतान रद्द किया है। इसके कोड से कुछ देर तक भुगतान हो सकता है, इसलिए उसी के लिए दोबारा भुगतान से पहले हम इसे जाँचते हैं।',
  overAsking: 'भुगतान का समय पूरा हुआ। हम ऑपरेटर से एक बार और जाँच रहे हैं कि कुछ पहुँचा या नहीं।',
  overUnknown:
    'भुगतान का समय पूरा हुआ, और ऑपरेटर को नतीजा अभी पता नहीं। यह साफ़ होने तक कृपया उसी के लिए दोबारा भुगतान न करें।',
  checkStatus: 'स्थिति जाँचें',
  failed: 'भुगतान नहीं हुआ। कोई पैसा नहीं कटा।',
  failedDescription: (sentence: string): string => `ऑपरेटर ने कहा: ${sentence}`,
  newCode: 'नया कोड बनाएँ',
  back: 'वापस',
  result: 'नतीजा देखें',
  gone: 'यह भुगतान अब इस ब्राउज़र में नहीं है।',
};

export const upiRefusalText: TextsOf<typeof english.upiRefusalText> = {
  changed: 'राशि बदल गई है। भुगतान से पहले जाँच लें।',
  notPayable: 'ऑपरेटर ने ऐसा अनुरोध भेजा जिसका भुगतान नहीं हो सकता। कुछ नहीं कटा। बाद में कोशिश करें।',
  unknownNumber: 'कोई खाता नहीं मिला। नंबर जाँचें।',
  neverBegan: 'अनुरोध नहीं बन सका, और कुछ नहीं कटा। तैयार हों तो फिर कोशिश करें।',
  checkStatus: 'स्थिति जाँचें',
};
