import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'ਤੁਸੀਂ ਲੌਗ ਇਨ ਹੋ। ਆਪਣੇ ਕਨੈਕਸ਼ਨ ਵਿੱਚ ਪੈਕ ਜੋੜਨ ਲਈ ਨਵੇਂ ਕਨੈਕਸ਼ਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
  addPacks: 'ਪੈਕ ਜੋੜੋ',
  ordered: (order: string) => `ਤੁਹਾਡੇ ਨਵੇਂ ਕਨੈਕਸ਼ਨ ਦਾ ਆਰਡਰ ਨੰਬਰ ${order} ਹੈ।`,
  seeOrder: 'ਆਰਡਰ ਦੇਖੋ',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['ਪਲਾਨ', 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ', 'ਆਰਡਰ'],
  plan: 'ਤੁਹਾਡਾ ਪਲਾਨ',
  otherPlan: 'ਹੋਰ ਪਲਾਨ ਚੁਣੋ',
  detailsTitle: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ',
  firstname: 'ਪਹਿਲਾ ਨਾਂ',
  surname: 'ਉਪਨਾਂ (ਵਿਕਲਪਿਕ)',
  mobileno: 'ਮੋਬਾਈਲ ਨੰਬਰ',
  mobileHint: 'ਕਨੈਕਸ਼ਨ ਲਗਾਉਣ ਦਾ ਸਮਾਂ ਤੈਅ ਕਰਨ ਲਈ ਅਸੀਂ ਇਸੇ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰਾਂਗੇ।',
  email: 'ਈਮੇਲ ਪਤਾ (ਵਿਕਲਪਿਕ)',
  emailName: 'ਈਮੇਲ ਪਤਾ',
  address: 'ਪਤਾ',
  addressHint: 'ਮਕਾਨ ਨੰਬਰ, ਗਲੀ ਅਤੇ ਸ਼ਹਿਰ।',
  pincode: 'ਪਿੰਨਕੋਡ',
  goOn: 'ਅੱਗੇ ਵਧੋ',
  errors: {
    firstname: 'ਆਪਣਾ ਪਹਿਲਾ ਨਾਂ ਅੱਖਰਾਂ ਵਿੱਚ ਭਰੋ',
    surname: 'ਆਪਣਾ ਉਪਨਾਂ ਅੱਖਰਾਂ ਵਿੱਚ ਭਰੋ, ਜਾਂ ਖਾਲੀ ਛੱਡ ਦਿਓ',
    mobileno: '10 ਅੰਕਾਂ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਭਰੋ',
    email: 'asha@example.com ਵਰਗਾ ਈਮੇਲ ਪਤਾ ਭਰੋ, ਜਾਂ ਖਾਲੀ ਛੱਡ ਦਿਓ',
    address: 'ਆਪਣਾ ਪਤਾ ਭਰੋ',
    addressLong: 'ਪਤਾ 400 ਅੱਖਰਾਂ ਤੱਕ ਛੋਟਾ ਕਰੋ',
    pincode: '6 ਅੰਕਾਂ ਦਾ ਪਿੰਨਕੋਡ ਭਰੋ',
    notServed: 'ਇਸ ਪਿੰਨਕੋਡ ’ਤੇ ਅਜੇ ਸਾਡੀ ਸੇਵਾ ਨਹੀਂ ਹੈ। ਇਸ ਨੂੰ ਚੈੱਕ ਕਰੋ, ਜਾਂ ਹੋਰ ਅਜ਼ਮਾਓ।',
  },
  existing: 'ਇਹ ਨੰਬਰ ਪਹਿਲਾਂ ਹੀ ਇੱਕ ਗਾਹਕ ਦਾ ਹੈ। ਪੈਕ ਜੋੜਨ ਜਾਂ ਰੀਨਿਊ ਕਰਨ ਲਈ ਲੌਗ ਇਨ ਕਰੋ।',
  logIn: 'ਲੌਗ ਇਨ ਕਰੋ',
  who: 'ਕਿਸ ਲਈ',
  changeDetails: 'ਆਪਣੀ ਜਾਣਕਾਰੀ ਬਦਲੋ',
  area: 'ਤੁਹਾਡਾ ਇਲਾਕਾ',
  total: 'ਭੁਗਤਾਨ ਯੋਗ ਰਕਮ',
  price: 'ਕੀਮਤ',
  gst: 'GST',
  order: (amount: string) => `${amount} ਵਿੱਚ ਆਰਡਰ ਕਰੋ`,
  changed: (before: string, now: string) =>
    `ਕੀਮਤ ਹੁਣ ${now} ਹੈ; ਜਦੋਂ ਤੁਸੀਂ ਚੁਣਿਆ ਸੀ, ਉਦੋਂ ${before} ਸੀ। ਕੁਝ ਵੀ ਆਰਡਰ ਨਹੀਂ ਹੋਇਆ।`,
  gone: 'ਇਹ ਪਲਾਨ ਹੁਣ ਉੱਥੇ ਨਹੀਂ ਮਿਲਦਾ। ਕੁਝ ਵੀ ਆਰਡਰ ਨਹੀਂ ਹੋਇਆ। ਤੁਹਾਡੀ ਭਰੀ ਜਾਣਕਾਰੀ ਅਸੀਂ ਰੱਖੀ ਹੋਈ ਹੈ।',
  sendAgain: 'ਦੁਬਾਰਾ ਭੇਜੋ',
  giveUp: 'ਇਸ ਦੀ ਥਾਂ ਬਦਲੋ',
  giveUpDescription:
    'ਜੇ ਪਹਿਲਾ ਆਰਡਰ ਪਹੁੰਚ ਗਿਆ ਸੀ, ਤਾਂ ਦੋ ਹੋ ਜਾਣਗੇ। ਜਿਸ ਦਾ ਭੁਗਤਾਨ ਨਾ ਹੋਵੇ, ਉਹ ਆਪਣੇ ਆਪ ਖਤਮ ਹੋ ਜਾਂਦਾ ਹੈ।',
  number: 'ਆਰਡਰ ਨੰਬਰ',
  withGst: 'ਕੁੱਲ, GST ਸਮੇਤ',
  next: 'ਅੱਗੇ ਕੀ ਹੋਵੇਗਾ',
  payMissing: 'ਭੁਗਤਾਨ ਦੇ ਤਰੀਕੇ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।',
  call: (phone: string) => `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
  more: 'ਪਲਾਨਾਂ ’ਤੇ ਵਾਪਸ ਜਾਓ',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'ਆਪਣੇ ਆਰਡਰ ਦਾ ਭੁਗਤਾਨ ਕਰੋ',
  keptUntil: '{date} ਤੱਕ ਰੱਖਿਆ ਜਾਵੇਗਾ',
  unpaid: 'ਅਜੇ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ। ਆਰਡਰ ਦਾ ਭੁਗਤਾਨ ਹੋਣ ’ਤੇ ਕਨੈਕਸ਼ਨ ਲਗਾਇਆ ਜਾਂਦਾ ਹੈ।',
  payByPhone: 'ਤੁਸੀਂ ਫ਼ੋਨ ਰਾਹੀਂ ਵੀ ਭੁਗਤਾਨ ਕਰ ਸਕਦੇ ਹੋ: ਆਰਡਰ ਨੰਬਰ ਨਾਲ ਕਸਟਮਰ ਕੇਅਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  lapses: 'ਜੇ ਉਦੋਂ ਤੱਕ ਭੁਗਤਾਨ ਨਾ ਹੋਵੇ, ਤਾਂ ਆਰਡਰ ਖਤਮ ਹੋ ਜਾਂਦਾ ਹੈ ਅਤੇ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਲੱਗਦਾ।',
  afterwards: 'ਭੁਗਤਾਨ ਹੋਣ ’ਤੇ ਅਸੀਂ ਕਨੈਕਸ਼ਨ ਲਗਾਉਣ ਦਾ ਸਮਾਂ ਤੈਅ ਕਰਨ ਲਈ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰਾਂਗੇ।',
  open: 'ਇਸ ਆਰਡਰ ਦਾ ਇੱਕ ਭੁਗਤਾਨ ਸ਼ੁਰੂ ਹੋਇਆ ਹੈ, ਅਤੇ ਉਸ ਦਾ ਨਤੀਜਾ ਅਜੇ ਪਤਾ ਨਹੀਂ। ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਭੁਗਤਾਨ ਨਾ ਕਰੋ।',
  paid: 'ਤੁਹਾਡੇ ਆਰਡਰ ਦਾ ਭੁਗਤਾਨ ਹੋ ਗਿਆ ਹੈ।',
  receipt: 'ਭੁਗਤਾਨ ਦੇਖੋ',
  visit: 'ਕਨੈਕਸ਼ਨ ਲਗਾਉਣ ਦਾ ਸਮਾਂ ਤੈਅ ਕਰਨ ਲਈ ਅਸੀਂ ਤੁਹਾਡੇ ਦਿੱਤੇ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰਾਂਗੇ।',
  lapsed: 'ਇਹ ਆਰਡਰ ਖਤਮ ਹੋ ਗਿਆ ਹੈ: ਸਮੇਂ ਸਿਰ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ, ਅਤੇ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਲੱਗਦਾ।',
  another: 'ਹੁਣ ਕੀ ਅਤੇ ਕਿੰਨੇ ਵਿੱਚ ਮਿਲਦਾ ਹੈ, ਇਹ ਪਲਾਨਾਂ ਵਿੱਚ ਦੇਖੋ।',
  orderAgain: 'ਦੁਬਾਰਾ ਆਰਡਰ ਕਰੋ',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'GST ਸਮੇਤ ਕੀਮਤ',
  beforeTax: 'GST ਤੋਂ ਪਹਿਲਾਂ ਕੀਮਤ',
  gst: 'GST',
  monthly: 'ਮਹੀਨੇ ਦੀ ਕੀਮਤ',
  saving: 'ਤੁਹਾਡੀ ਬੱਚਤ',
  channelCount: 'ਚੈਨਲ',
  speedName: 'ਸਪੀਡ',
  fairUseName: 'ਪੂਰੀ ਸਪੀਡ ’ਤੇ ਡਾਟਾ',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'ਪਲਾਨ ਆਹਮੋ-ਸਾਹਮਣੇ',
  fact: 'ਵੇਰਵਾ',
  sideways: 'ਸਾਰੇ ਪਲਾਨ ਦੇਖਣ ਲਈ ਪਾਸੇ ਵੱਲ ਸਕ੍ਰੋਲ ਕਰੋ।',
  comparing: 'ਤੁਲਨਾ ਲਈ ਪਲਾਨ',
  compared: (count: number) => `ਤੁਲਨਾ ਲਈ ${count} ਪਲਾਨ`,
  oneMore: 'ਤੁਲਨਾ ਲਈ ਇੱਕ ਜਾਂ ਦੋ ਪਲਾਨ ਹੋਰ ਚੁਣੋ।',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'ਤੁਹਾਡਾ ਪਿੰਨਕੋਡ',
  pincodeHint: 'ਹਰ ਇਲਾਕੇ ਦੇ ਪਲਾਨ ਵੱਖਰੇ ਹੋ ਸਕਦੇ ਹਨ।',
  showThere: 'ਪਲਾਨ ਦਿਖਾਓ',
  everywhere: 'ਹਰ ਥਾਂ ਦੇ ਪਲਾਨ ਦਿਖਾਓ',
  wrongPincode: '6 ਅੰਕਾਂ ਦਾ ਪਿੰਨਕੋਡ ਭਰੋ',
  filters: 'ਪਲਾਨ ਦੀ ਕਿਸਮ',
  all: 'ਸਾਰੇ',
  kinds: { TV: 'ਟੀਵੀ', BROADBAND: 'ਬ੍ਰਾਡਬੈਂਡ', COMBO: 'ਟੀਵੀ ਅਤੇ ਬ੍ਰਾਡਬੈਂਡ' },
  upTo: 'ਮਹੀਨੇ ਦੀ ਕੀਮਤ',
  anyPrice: 'ਕੋਈ ਵੀ ਕੀਮਤ',
  upToRupees: (rupees: string) => `${rupees} ਤੱਕ`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} ਲਈ ${count} ਪਲਾਨ` : `${count} ਪਲਾਨ`,
  list: 'ਪਲਾਨ',
  none: 'ਇਸ ਵੇਲੇ ਕੋਈ ਪਲਾਨ ਨਹੀਂ ਹੈ',
  noneDescription: 'ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਦੇਖੋ, ਜਾਂ ਕਸਟਮਰ ਕੇਅਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  noneThere: (pincode: string) => `${pincode} ਲਈ ਅਜੇ ਸਾਡਾ ਕੋਈ ਪਲਾਨ ਨਹੀਂ ਹੈ`,
  noneThereDescription: 'ਪਿੰਨਕੋਡ ਚੈੱਕ ਕਰੋ, ਜਾਂ ਨੇੜੇ ਦਾ ਕੋਈ ਅਜ਼ਮਾਓ।',
  noMatch: 'ਕੋਈ ਪਲਾਨ ਨਹੀਂ ਮਿਲਿਆ',
  noMatchDescription: 'ਹੋਰ ਕਿਸਮ ਜਾਂ ਵੱਧ ਕੀਮਤ ਚੁਣੋ।',
  clear: 'ਸਾਰੇ ਪਲਾਨ ਦਿਖਾਓ',
  term: 'ਮਿਆਦ',
  terms: {
    MONTHLY: '1\u00a0ਮਹੀਨਾ',
    QUARTERLY: '3\u00a0ਮਹੀਨੇ',
    HALFYEARLY: '6\u00a0ਮਹੀਨੇ',
    YEARLY: '12\u00a0ਮਹੀਨੇ',
  },
  forTerm: (term: string) => `${term}, GST ਸਮੇਤ`,
  withGst: 'GST ਸਮੇਤ',
  made: (price: string, gst: string) => `${price} + ${gst} GST`,
  aMonth: (amount: string) => `${amount}/ਮਹੀਨਾ`,
  saves: (amount: string) => `${amount} ਦੀ ਬੱਚਤ`,
  channels: (count: number) => `${count} ਚੈਨਲ`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `ਪੂਰੀ ਸਪੀਡ ’ਤੇ ${gigabytes} GB, ਉਸ ਤੋਂ ਬਾਅਦ ਹੌਲੀ`,
  included: 'ਇਸ ਵਿੱਚ ਕੀ ਹੈ',
  choose: 'ਚੁਣੋ',
  chooseOf: (plan: string) => `ਚੁਣੋ: ${plan}`,
  noPrice: 'ਕੀਮਤ ਉਪਲਬਧ ਨਹੀਂ',
  compare: 'ਤੁਲਨਾ ਕਰੋ',
  subscriber: 'ਪਹਿਲਾਂ ਤੋਂ ਗਾਹਕ ਹੋ?',
  logIn: 'ਲੌਗ ਇਨ ਕਰੋ',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'ਨਵਾਂ ਕਨੈਕਸ਼ਨ ਲਓ',
    lead: 'ਪਲਾਨਾਂ ਦੀ ਤੁਲਨਾ ਕਰੋ ਅਤੇ ਤਿੰਨ ਕਦਮਾਂ ਵਿੱਚ ਆਰਡਰ ਕਰੋ। ਕੀਮਤਾਂ ਵਿੱਚ GST ਸ਼ਾਮਲ ਹੈ।',
  },
  compare: { title: 'ਪਲਾਨਾਂ ਦੀ ਤੁਲਨਾ', lead: 'ਆਹਮੋ-ਸਾਹਮਣੇ, GST ਸਮੇਤ।' },
  details: {
    title: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ',
    lead: 'ਤਾਂ ਜੋ ਸਾਨੂੰ ਪਤਾ ਹੋਵੇ ਕਿ ਕਿਸ ਨੂੰ ਫ਼ੋਨ ਕਰਨਾ ਹੈ ਅਤੇ ਕਿੱਥੇ ਲਗਾਉਣਾ ਹੈ।',
  },
  review: {
    title: 'ਚੈੱਕ ਕਰੋ ਅਤੇ ਆਰਡਰ ਕਰੋ',
    lead: 'ਆਰਡਰ ਕਰਨ ’ਤੇ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਕੱਟਦਾ। ਭੁਗਤਾਨ ਤੁਸੀਂ ਬਾਅਦ ਵਿੱਚ ਕਰਦੇ ਹੋ।',
  },
  placed: { title: 'ਤੁਹਾਡਾ ਆਰਡਰ', lead: 'ਇਹ ਨੰਬਰ ਸੰਭਾਲ ਕੇ ਰੱਖੋ। ਇਸੇ ਨਾਲ ਅਸੀਂ ਤੁਹਾਡਾ ਆਰਡਰ ਲੱਭਦੇ ਹਾਂ।' },
  back: 'ਸਾਰੇ ਪਲਾਨ',
};
