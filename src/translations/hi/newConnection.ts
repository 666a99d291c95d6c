import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'आप लॉग इन हैं। अपने कनेक्शन में पैक जोड़ने के लिए नया कनेक्शन नहीं चाहिए।',
  addPacks: 'पैक जोड़ें',
  ordered: (order: string) => `आपके कनेक्शन के ऑर्डर का नंबर ${order} है।`,
  seeOrder: 'ऑर्डर देखें',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['प्लान', 'आपकी जानकारी', 'ऑर्डर'],
  plan: 'आपका प्लान',
  otherPlan: 'दूसरा प्लान चुनें',
  detailsTitle: 'आपकी जानकारी',
  firstname: 'पहला नाम',
  surname: 'उपनाम (वैकल्पिक)',
  mobileno: 'मोबाइल नंबर',
  mobileHint: 'दिन तय करने के लिए हम इसी नंबर पर फ़ोन करेंगे।',
  email: 'ईमेल पता (वैकल्पिक)',
  emailName: 'ईमेल पता',
  address: 'पता',
  addressHint: 'मकान नंबर, गली और शहर।',
  pincode: 'पिनकोड',
  goOn: 'आगे बढ़ें',
  errors: {
    firstname: 'अपना पहला नाम केवल अक्षरों में लिखें',
    surname: 'अपना उपनाम केवल अक्षरों में लिखें, या खाली छोड़ दें',
    mobileno: 'दस अंकों का मोबाइल नंबर लिखें',
    email: 'ईमेल पता asha@example.com की तरह लिखें, या खाली छोड़ दें',
    address: 'पता लिखें',
    addressLong: 'पता 400 अक्षरों तक छोटा करें',
    pincode: 'छह अंकों का पिनकोड लिखें',
    notServed: 'इस पिनकोड पर अभी हमारी सेवा नहीं है। इसे जाँचें, या कोई दूसरी जगह आज़माएँ।',
  },
  existing: 'यह नंबर पहले से एक ग्राहक का है। पैक जोड़ने या रिन्यू करने के लिए लॉग इन करें।',
  logIn: 'लॉग इन करें',
  who: 'नाम',
  changeDetails: 'अपनी जानकारी बदलें',
  area: 'आपका इलाका',
  total: 'देय राशि',
  price: 'कीमत',
  gst: 'GST',
  order: (amount: string) => `${amount} में ऑर्डर करें`,
  changed: (before: string, now: string) =>
    `कीमत अब ${now} है; आपने चुना था तब ${before} थी। अभी कुछ ऑर्डर नहीं हुआ है।`,
  gone: 'यह प्लान अब वहाँ नहीं मिलता। कुछ ऑर्डर नहीं हुआ है। आपकी जानकारी सुरक्षित है।',
  sendAgain: 'दोबारा भेजें',
  giveUp: 'इसके बजाय बदलें',
  giveUpDescription:
    'अगर पहला ऑर्डर पहुँच गया था, तो दो हो जाएँगे। जिसका भुगतान नहीं होता, वह अपने आप रद्द हो जाता है।',
  number: 'ऑर्डर नंबर',
  withGst: 'कुल, GST सहित',
  next: 'आगे क्या होगा',
  payMissing: 'भुगतान के तरीके लोड नहीं हो सके।',
  call: (phone: string) => `${phone} पर फ़ोन करें`,
  more: 'प्लान पर वापस जाएँ',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'अपने ऑर्डर का भुगतान करें',
  keptUntil: '{date} तक सुरक्षित रहेगा',
  unpaid: 'अभी कोई पैसा नहीं कटा है। ऑर्डर का भुगतान होने पर कनेक्शन लगाया जाएगा।',
  payByPhone: 'फ़ोन से भी दे सकते हैं: ऑर्डर नंबर के साथ ग्राहक सेवा को फ़ोन करें।',
  lapses: 'अगर तब तक भुगतान नहीं होता, तो ऑर्डर रद्द हो जाता है और कोई पैसा नहीं लगता।',
  afterwards: 'भुगतान होने पर हम दिन तय करने के लिए आपको फ़ोन करेंगे।',
  open: 'इस ऑर्डर का एक भुगतान शुरू हुआ है और उसका नतीजा अभी पता नहीं। उससे पहले दोबारा भुगतान न करें।',
  paid: 'आपके ऑर्डर का भुगतान हो गया है।',
  receipt: 'भुगतान देखें',
  visit: 'कनेक्शन लगाने का दिन तय करने के लिए हम आपके दिए नंबर पर फ़ोन करेंगे।',
  lapsed: 'यह ऑर्डर रद्द हो गया है: समय पर भुगतान नहीं हुआ, और कोई पैसा नहीं लगा।',
  another: 'प्लान की सूची बताती है कि अभी क्या और कितने में मिलता है।',
  orderAgain: 'फिर ऑर्डर करें',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'GST सहित कीमत',
  beforeTax: 'GST से पहले की कीमत',
  gst: 'GST',
  monthly: 'हर महीने की कीमत',
  saving: 'आपकी बचत',
  channelCount: 'चैनल',
  speedName: 'स्पीड',
  fairUseName: 'पूरी स्पीड पर डेटा',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'प्लान की साथ-साथ तुलना',
  fact: 'विशेषता',
  sideways: 'सभी प्लान देखने के लिए तालिका को बगल में खिसकाएँ।',
  comparing: 'तुलना के लिए प्लान',
  compared: (count: number) => `तुलना के लिए ${count} प्लान`,
  oneMore: 'तुलना के लिए एक या दो प्लान और चुनें।',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'आपका पिनकोड',
  pincodeHint: 'अलग-अलग जगह के प्लान अलग हो सकते हैं।',
  showThere: 'प्लान दिखाएँ',
  everywhere: 'हर जगह के प्लान दिखाएँ',
  wrongPincode: 'छह अंकों का पिनकोड लिखें',
  filters: 'प्लान का प्रकार',
  all: 'सभी',
  kinds: { TV: 'टीवी', BROADBAND: 'ब्रॉडबैंड', COMBO: 'टीवी और ब्रॉडबैंड' },
  upTo: 'हर महीने की कीमत',
  anyPrice: 'कोई भी कीमत',
  upToRupees: (rupees: string) => `${rupees} तक`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} के लिए ${count} प्लान` : `${count} प्लान`,
  list: 'प्लान',
  none: 'अभी कोई प्लान नहीं है',
  noneDescription: 'थोड़ी देर में फिर देखें, या ग्राहक सेवा को फ़ोन करें।',
  noneThere: (pincode: string) => `${pincode} के लिए अभी हमारा कोई प्लान नहीं है`,
  noneThereDescription: 'पिनकोड जाँचें, या पास का कोई पिनकोड आज़माएँ।',
  noMatch: 'कोई प्लान नहीं मिला',
  noMatchDescription: 'कोई दूसरा प्रकार या ज़्यादा कीमत चुनें।',
  clear: 'सभी प्लान दिखाएँ',
  term: 'अवधि',
  terms: {
    MONTHLY: '1\u00a0महीना',
    QUARTERLY: '3\u00a0महीने',
    HALFYEARLY: '6\u00a0महीने',
    YEARLY: '12\u00a0महीने',
  },
  forTerm: (term: string) => `${term} · GST सहित`,
  withGst: 'GST सहित',
  made: (price: string, gst: string) => `${price} और ${gst} GST`,
  aMonth: (amount: string) => `${amount}/महीना`,
  saves: (amount: string) => `${amount} की बचत`,
  channels: (count: number) => `${count} चैनल`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `पूरी स्पीड पर ${gigabytes} GB, उसके बाद धीमी`,
  included: 'इसमें क्या है',
  choose: 'चुनें',
  chooseOf: (plan: string) => `चुनें: ${plan}`,
  noPrice: 'कीमत नहीं बताई गई',
  compare: 'तुलना करें',
  subscriber: 'पहले से ग्राहक हैं?',
  logIn: 'लॉग इन करें',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'नया कनेक्शन लें',
    lead: 'प्लान की तुलना करें और तीन चरणों में ऑर्डर करें। कीमतों में GST शामिल है।',
  },
  compare: { title: 'प्लान की तुलना', lead: 'साथ-साथ, GST सहित।' },
  details: { title: 'आपकी जानकारी', lead: 'ताकि हमें पता हो कि किसे फ़ोन करें और कहाँ लगाएँ।' },
  review: { title: 'जाँचें और ऑर्डर करें', lead: 'ऑर्डर करने पर पैसे नहीं कटते। भुगतान बाद में होता है।' },
  placed: { title: 'आपका ऑर्डर', lead: 'यह नंबर संभालकर रखें: इसी से हम आपका ऑर्डर ढूँढते हैं।' },
  back: 'सभी प्लान',
};
