import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'तुम्ही लॉग इन केलेले आहे. तुमच्या कनेक्शनवर पॅक जोडण्यासाठी नवीन कनेक्शन लागत नाही.',
  addPacks: 'पॅक जोडा',
  ordered: (order: string) => `नवीन कनेक्शनचा तुमचा ऑर्डर क्रमांक ${order} आहे.`,
  seeOrder: 'ऑर्डर पाहा',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['प्लॅन', 'तुमची माहिती', 'ऑर्डर'],
  plan: 'तुमचा प्लॅन',
  otherPlan: 'दुसरा प्लॅन निवडा',
  detailsTitle: 'तुमची माहिती',
  firstname: 'पहिले नाव',
  surname: 'आडनाव (ऐच्छिक)',
  mobileno: 'मोबाइल नंबर',
  mobileHint: 'कनेक्शन बसवण्याची वेळ ठरवण्यासाठी आम्ही या नंबरवर फोन करू.',
  email: 'ईमेल पत्ता (ऐच्छिक)',
  emailName: 'ईमेल पत्ता',
  address: 'पत्ता',
  addressHint: 'घर क्रमांक, रस्ता आणि गाव किंवा शहर.',
  pincode: 'पिनकोड',
  goOn: 'पुढे जा',
  errors: {
    firstname: 'तुमचे पहिले नाव अक्षरांत भरा',
    surname: 'तुमचे आडनाव अक्षरांत भरा, किंवा रिकामे सोडा',
    mobileno: '10 अंकी मोबाइल नंबर भरा',
    email: 'asha@example.com सारखा ईमेल पत्ता भरा, किंवा रिकामे सोडा',
    address: 'तुमचा पत्ता भरा',
    addressLong: 'पत्ता 400 अक्षरांपर्यंत लहान करा',
    pincode: '6 अंकी पिनकोड भरा',
    notServed: 'या पिनकोडवर अजून आमची सेवा नाही. तो तपासा, किंवा दुसरा वापरून पाहा.',
  },
  existing: 'हा नंबर आधीच एका ग्राहकाचा आहे. पॅक जोडण्यासाठी किंवा रिन्यू करण्यासाठी लॉग इन करा.',
  logIn: 'लॉग इन करा',
  who: 'कोणासाठी',
  changeDetails: 'तुमची माहिती बदला',
  area: 'तुमचा परिसर',
  total: 'भरायची रक्कम',
  price: 'किंमत',
  gst: 'GST',
  order: (amount: string) => `${amount} मध्ये ऑर्डर करा`,
  changed: (before: string, now: string) =>
    `आता किंमत ${now} आहे; तुम्ही निवडले तेव्हा ती ${before} होती. काहीही ऑर्डर झालेले नाही.`,
  gone: 'हा प्लॅन आता तिथे उपलब्ध नाही. काहीही ऑर्डर झालेले नाही. तुमची माहिती आम्ही ठेवली आहे.',
  sendAgain: 'पुन्हा पाठवा',
  giveUp: 'त्याऐवजी बदल करा',
  giveUpDescription: 'पहिली ऑर्डर पोहोचली असेल, तर दोन ऑर्डर होतील. पैसे न भरलेली ऑर्डर आपोआप रद्द होते.',
  number: 'ऑर्डर क्रमांक',
  withGst: 'एकूण, GST सह',
  next: 'पुढे काय होईल',
  payMissing: 'पेमेंटचे पर्याय लोड झाले नाहीत.',
  call: (phone: string) => `${phone} वर फोन करा`,
  more: 'प्लॅनवर परत जा',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'तुमच्या ऑर्डरचे पैसे भरा',
  keptUntil: '{date} पर्यंत राखून ठेवली जाईल',
  unpaid: 'अजून पैसे कापले गेलेले नाहीत. ऑर्डरचे पैसे भरल्यावर कनेक्शन बसवले जाते.',
  payByPhone: 'तुम्ही फोनवरूनही पैसे भरू शकता: कस्टमर केअरला फोन करून ऑर्डर क्रमांक सांगा.',
  lapses: 'तोपर्यंत पैसे न भरल्यास ऑर्डर रद्द होते आणि काहीही पैसे लागत नाहीत.',
  afterwards: 'पैसे भरल्यावर कनेक्शन बसवण्याची वेळ ठरवण्यासाठी आम्ही तुम्हाला फोन करू.',
  open: 'या ऑर्डरचे एक पेमेंट सुरू झाले आहे, आणि त्याचा निकाल अजून माहीत नाही. त्याआधी कृपया पुन्हा पैसे भरू नका.',
  paid: 'तुमच्या ऑर्डरचे पैसे भरले गेले आहेत.',
  receipt: 'पेमेंट पाहा',
  visit: 'कनेक्शन बसवण्याची वेळ ठरवण्यासाठी आम्ही तुम्ही दिलेल्या नंबरवर फोन करू.',
  lapsed: 'ही ऑर्डर रद्द झाली आहे: वेळेत पैसे भरले गेले नाहीत, आणि काहीही पैसे लागत नाहीत.',
  another: 'आत्ता काय आणि किती किमतीत उपलब्ध आहे, ते प्लॅनमध्ये पाहा.',
  orderAgain: 'पुन्हा ऑर्डर करा',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'GST सह किंमत',
  beforeTax: 'GST वगळून किंमत',
  gst: 'GST',
  monthly: 'महिन्याची किंमत',
  saving: 'तुमची बचत',
  channelCount: 'चॅनेल्स',
  speedName: 'स्पीड',
  fairUseName: 'पूर्ण स्पीडचा डेटा',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'प्लॅन शेजारी-शेजारी',
  fact: 'वैशिष्ट्य',
  sideways: 'सर्व प्लॅन पाहण्यासाठी बाजूला सरकवा.',
  comparing: 'तुलनेसाठी प्लॅन',
  compared: (count: number) => `तुलनेसाठी ${count} प्लॅन`,
  oneMore: 'तुलना करण्यासाठी आणखी एक किंवा दोन प्लॅन निवडा.',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'तुमचा पिनकोड',
  pincodeHint: 'प्रत्येक परिसरात प्लॅन वेगळे असू शकतात.',
  showThere: 'प्लॅन दाखवा',
  everywhere: 'सगळीकडचे प्लॅन दाखवा',
  wrongPincode: '6 अंकी पिनकोड भरा',
  filters: 'प्लॅनचा प्रकार',
  all: 'सर्व',
  kinds: { TV: 'टीव्ही', BROADBAND: 'ब्रॉडबँड', COMBO: 'टीव्ही आणि ब्रॉडबँड' },
  upTo: 'महिन्याची किंमत',
  anyPrice: 'कोणतीही किंमत',
  upToRupees: (rupees: string) => `${rupees} पर्यंत`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} साठी ${count} प्लॅन` : `${count} प्लॅन`,
  list: 'प्लॅन',
  none: 'सध्या कोणतेही प्लॅन नाहीत',
  noneDescription: 'नंतर पुन्हा पाहा, किंवा कस्टमर केअरला फोन करा.',
  noneThere: (pincode: string) => `${pincode} साठी अजून आमचे प्लॅन नाहीत`,
  noneThereDescription: 'पिनकोड तपासा, किंवा जवळचा दुसरा वापरून पाहा.',
  noMatch: 'असे प्लॅन सापडले नाहीत',
  noMatchDescription: 'दुसरा प्रकार किंवा जास्त किंमत निवडा.',
  clear: 'सर्व प्लॅन दाखवा',
  term: 'मुदत',
  terms: {
    MONTHLY: '1\u00a0महिना',
    QUARTERLY: '3\u00a0महिने',
    HALFYEARLY: '6\u00a0महिने',
    YEARLY: '12\u00a0महिने',
  },
  forTerm: (term: string) => `${term}, GST सह`,
  withGst: 'GST सह',
  made: (price: string, gst: string) => `${price} + ${gst} GST`,
  aMonth: (amount: string) => `${amount}/महिना`,
  saves: (amount: string) => `${amount} ची बचत`,
  channels: (count: number) => (count === 1 ? '1 चॅनेल' : `${count} चॅनेल्स`),
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `पूर्ण स्पीडने ${gigabytes} GB, त्यानंतर कमी स्पीड`,
  included: 'यात काय आहे',
  choose: 'निवडा',
  chooseOf: (plan: string) => `निवडा: ${plan}`,
  noPrice: 'किंमत उपलब्ध नाही',
  compare: 'तुलना करा',
  subscriber: 'आधीपासून ग्राहक आहात?',
  logIn: 'लॉग इन करा',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'नवीन कनेक्शन घ्या',
    lead: 'प्लॅनची तुलना करा आणि तीन टप्प्यांत ऑर्डर करा. किमतींमध्ये GST धरलेला आहे.',
  },
  compare: { title: 'प्लॅनची तुलना', lead: 'शेजारी-शेजारी, GST सह.' },
  details: {
    title: 'तुमची माहिती',
    lead: 'कोणाला फोन करायचा आणि कनेक्शन कुठे बसवायचे ते आम्हाला कळावे म्हणून.',
  },
  review: {
    title: 'तपासा आणि ऑर्डर करा',
    lead: 'ऑर्डर करताना पैसे कापले जात नाहीत. तुम्ही पैसे नंतर भरता.',
  },
  placed: {
    title: 'तुमची ऑर्डर',
    lead: 'हा क्रमांक जपून ठेवा. आम्ही तुमची ऑर्डर यावरूनच शोधतो.',
  },
  back: 'सर्व प्लॅन',
};
