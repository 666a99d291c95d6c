import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('kn');
const plans = (count: number) => `${count} ${plural.select(count) === 'one' ? 'ಪ್ಲಾನ್' : 'ಪ್ಲಾನ್‌ಗಳು'}`;

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'ನೀವು ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ. ನಿಮ್ಮ ಕನೆಕ್ಷನ್‌ಗೆ ಪ್ಯಾಕ್ ಸೇರಿಸಲು ಹೊಸ ಕನೆಕ್ಷನ್ ಬೇಕಿಲ್ಲ.',
  addPacks: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  ordered: (order: string) => `ಹೊಸ ಕನೆಕ್ಷನ್‌ಗೆ ನಿಮ್ಮ ಆರ್ಡರ್ ನಂಬರ್ ${order}.`,
  seeOrder: 'ಆರ್ಡರ್ ನೋಡಿ',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['ಪ್ಲಾನ್', 'ನಿಮ್ಮ ವಿವರಗಳು', 'ಆರ್ಡರ್'],
  plan: 'ನಿಮ್ಮ ಪ್ಲಾನ್',
  otherPlan: 'ಬೇರೆ ಪ್ಲಾನ್ ಆರಿಸಿ',
  detailsTitle: 'ನಿಮ್ಮ ವಿವರಗಳು',
  firstname: 'ಮೊದಲ ಹೆಸರು',
  surname: 'ಕೊನೆಯ ಹೆಸರು (ಐಚ್ಛಿಕ)',
  mobileno: 'ಮೊಬೈಲ್ ನಂಬರ್',
  mobileHint: 'ಕನೆಕ್ಷನ್ ಅಳವಡಿಸುವ ದಿನ ನಿಗದಿಪಡಿಸಲು ಈ ನಂಬರ್‌ಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  email: 'ಇಮೇಲ್ ವಿಳಾಸ (ಐಚ್ಛಿಕ)',
  emailName: 'ಇಮೇಲ್ ವಿಳಾಸ',
  address: 'ವಿಳಾಸ',
  addressHint: 'ಮನೆ ನಂಬರ್, ರಸ್ತೆ ಮತ್ತು ಊರು.',
  pincode: 'ಪಿನ್‌ಕೋಡ್',
  goOn: 'ಮುಂದುವರಿಯಿರಿ',
  errors: {
    firstname: 'ನಿಮ್ಮ ಮೊದಲ ಹೆಸರನ್ನು ಅಕ್ಷರಗಳಲ್ಲಿ ಬರೆಯಿರಿ',
    surname: 'ನಿಮ್ಮ ಕೊನೆಯ ಹೆಸರನ್ನು ಅಕ್ಷರಗಳಲ್ಲಿ ಬರೆಯಿರಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ',
    mobileno: '10 ಅಂಕಿಯ ಮೊಬೈಲ್ ನಂಬರ್ ಬರೆಯಿರಿ',
    email: 'asha@example.com ತರಹದ ಇಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ',
    address: 'ನಿಮ್ಮ ವಿಳಾಸ ಬರೆಯಿರಿ',
    addressLong: 'ವಿಳಾಸವನ್ನು 400 ಅಕ್ಷರಗಳಿಗೆ ಚಿಕ್ಕದು ಮಾಡಿ',
    pincode: '6 ಅಂಕಿಯ ಪಿನ್‌ಕೋಡ್ ಬರೆಯಿರಿ',
    notServed: 'ಈ ಪಿನ್‌ಕೋಡ್‌ನಲ್ಲಿ ಇನ್ನೂ ನಮ್ಮ ಸೇವೆ ಇಲ್ಲ. ಪರಿಶೀಲಿಸಿ, ಅಥವಾ ಬೇರೊಂದು ಪ್ರಯತ್ನಿಸಿ.',
  },
  existing: 'ಈ ನಂಬರ್ ಈಗಾಗಲೇ ಒಬ್ಬ ಗ್ರಾಹಕರದ್ದು. ಪ್ಯಾಕ್ ಸೇರಿಸಲು ಅಥವಾ ರಿನ್ಯೂ ಮಾಡಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  logIn: 'ಲಾಗಿನ್ ಮಾಡಿ',
  who: 'ಯಾರಿಗಾಗಿ',
  changeDetails: 'ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಬದಲಾಯಿಸಿ',
  area: 'ನಿಮ್ಮ ಪ್ರದೇಶ',
  total: 'ಪಾವತಿಸಬೇಕಾದ ಮೊತ್ತ',
  price: 'ಬೆಲೆ',
  gst: 'GST',
  order: (amount: string) => `${amount} ಗೆ ಆರ್ಡರ್ ಮಾಡಿ`,
  changed: (before: string, now: string) =>
    `ಬೆಲೆ ಈಗ ${now}; ನೀವು ಆರಿಸಿದಾಗ ${before} ಇತ್ತು. ಏನೂ ಆರ್ಡರ್ ಆಗಿಲ್ಲ.`,
  gone: 'ಈ ಪ್ಲಾನ್ ಈಗ ಅಲ್ಲಿ ಲಭ್ಯವಿಲ್ಲ. ಏನೂ ಆರ್ಡರ್ ಆಗಿಲ್ಲ. ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಹಾಗೇ ಇಟ್ಟಿದ್ದೇವೆ.',
  sendAgain: 'ಮತ್ತೆ ಕಳುಹಿಸಿ',
  giveUp: 'ಆರ್ಡರ್ ಬದಲಾಯಿಸಿ',
  giveUpDescription: 'ಮೊದಲ ಆರ್ಡರ್ ತಲುಪಿದ್ದರೆ ಎರಡು ಆರ್ಡರ್‌ಗಳಾಗುತ್ತವೆ. ಪಾವತಿಸದದ್ದು ತಾನಾಗಿಯೇ ರದ್ದಾಗುತ್ತದೆ.',
  number: 'ಆರ್ಡರ್ ನಂಬರ್',
  withGst: 'ಒಟ್ಟು, GST ಸೇರಿ',
  next: 'ಮುಂದೇನು',
  payMissing: 'ಪಾವತಿ ವಿಧಾನಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  call: (phone: string) => `${phone} ಗೆ ಕರೆ ಮಾಡಿ`,
  more: 'ಪ್ಲಾನ್‌ಗಳಿಗೆ ಹಿಂತಿರುಗಿ',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗೆ ಪಾವತಿಸಿ',
  keptUntil: '{date} ರವರೆಗೆ ಕಾಯ್ದಿರಿಸಲಾಗಿರುತ್ತದೆ',
  unpaid: 'ಇನ್ನೂ ಹಣ ಕಡಿತವಾಗಿಲ್ಲ. ಆರ್ಡರ್‌ಗೆ ಪಾವತಿಸಿದ ಮೇಲೆ ಕನೆಕ್ಷನ್ ಅಳವಡಿಸಲಾಗುತ್ತದೆ.',
  payByPhone: 'ಫೋನ್ ಮೂಲಕವೂ ಪಾವತಿಸಬಹುದು: ಆರ್ಡರ್ ನಂಬರ್‌ನೊಂದಿಗೆ ಕಸ್ಟಮರ್ ಕೇರ್‌ಗೆ ಕರೆ ಮಾಡಿ.',
  lapses: 'ಅಷ್ಟರಲ್ಲಿ ಪಾವತಿಸದಿದ್ದರೆ ಆರ್ಡರ್ ರದ್ದಾಗುತ್ತದೆ, ಹಣವೇನೂ ಕೊಡಬೇಕಿಲ್ಲ.',
  afterwards: 'ಪಾವತಿಸಿದ ಮೇಲೆ ಕನೆಕ್ಷನ್ ಅಳವಡಿಸುವ ದಿನ ನಿಗದಿಪಡಿಸಲು ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  open: 'ಈ ಆರ್ಡರ್‌ನ ಒಂದು ಪಾವತಿ ಶುರುವಾಗಿದೆ, ಅದರ ಫಲಿತಾಂಶ ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ. ಅದಕ್ಕೂ ಮೊದಲು ದಯವಿಟ್ಟು ಮತ್ತೆ ಪಾವತಿಸಬೇಡಿ.',
  paid: 'ನಿಮ್ಮ ಆರ್ಡರ್‌ನ ಪಾವತಿ ಆಗಿದೆ.',
  receipt: 'ಪಾವತಿ ನೋಡಿ',
  visit: 'ಕನೆಕ್ಷನ್ ಅಳವಡಿಸುವ ದಿನ ನಿಗದಿಪಡಿಸಲು ನೀವು ಕೊಟ್ಟ ನಂಬರ್‌ಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  lapsed: 'ಈ ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ: ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ಪಾವತಿ ಆಗಲಿಲ್ಲ, ಹಣವೇನೂ ಕೊಡಬೇಕಿಲ್ಲ.',
  another: 'ಈಗ ಏನು, ಎಷ್ಟು ಬೆಲೆಗೆ ಲಭ್ಯವಿದೆ ಎಂದು ಪ್ಲಾನ್‌ಗಳಲ್ಲಿ ನೋಡಿ.',
  orderAgain: 'ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'ಬೆಲೆ, GST ಸೇರಿ',
  beforeTax: 'ಬೆಲೆ, GST ಬಿಟ್ಟು',
  gst: 'GST',
  monthly: 'ತಿಂಗಳ ಬೆಲೆ',
  saving: 'ನಿಮ್ಮ ಉಳಿತಾಯ',
  channelCount: 'ಚಾನೆಲ್‌ಗಳು',
  speedName: 'ಸ್ಪೀಡ್',
  fairUseName: 'ಫುಲ್ ಸ್ಪೀಡ್ ಡೇಟಾ',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'ಪ್ಲಾನ್‌ಗಳು ಅಕ್ಕಪಕ್ಕದಲ್ಲಿ',
  fact: 'ವಿಶೇಷತೆ',
  sideways: 'ಎಲ್ಲಾ ಪ್ಲಾನ್‌ಗಳನ್ನು ನೋಡಲು ಪಕ್ಕಕ್ಕೆ ಸರಿಸಿ.',
  comparing: 'ಹೋಲಿಸಬೇಕಾದ ಪ್ಲಾನ್‌ಗಳು',
  compared: (count: number) => `ಹೋಲಿಸಲು ${plans(count)}`,
  oneMore: 'ಹೋಲಿಸಲು ಇನ್ನೂ ಒಂದು ಅಥವಾ ಎರಡು ಪ್ಲಾನ್ ಆರಿಸಿ.',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'ನಿಮ್ಮ ಪಿನ್‌ಕೋಡ್',
  pincodeHint: 'ಪ್ರದೇಶಕ್ಕೆ ತಕ್ಕಂತೆ ಪ್ಲಾನ್‌ಗಳು ಬೇರೆ ಇರಬಹುದು.',
  showThere: 'ಪ್ಲಾನ್ ತೋರಿಸಿ',
  everywhere: 'ಎಲ್ಲಾ ಕಡೆಯ ಪ್ಲಾನ್ ತೋರಿಸಿ',
  wrongPincode: '6 ಅಂಕಿಯ ಪಿನ್‌ಕೋಡ್ ಬರೆಯಿರಿ',
  filters: 'ಪ್ಲಾನ್ ವಿಧ',
  all: 'ಎಲ್ಲಾ',
  kinds: { TV: 'ಟಿವಿ', BROADBAND: 'ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್', COMBO: 'ಟಿವಿ ಮತ್ತು ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್' },
  upTo: 'ತಿಂಗಳ ಬೆಲೆ',
  anyPrice: 'ಯಾವುದೇ ಬೆಲೆ',
  upToRupees: (rupees: string) => `${rupees} ವರೆಗೆ`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} ಗೆ ${plans(count)}` : plans(count),
  list: 'ಪ್ಲಾನ್‌ಗಳು',
  none: 'ಸದ್ಯಕ್ಕೆ ಯಾವುದೇ ಪ್ಲಾನ್ ಇಲ್ಲ',
  noneDescription: 'ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ನೋಡಿ, ಅಥವಾ ಕಸ್ಟಮರ್ ಕೇರ್‌ಗೆ ಕರೆ ಮಾಡಿ.',
  noneThere: (pincode: string) => `${pincode} ಗೆ ಇನ್ನೂ ನಮ್ಮ ಪ್ಲಾನ್‌ಗಳಿಲ್ಲ`,
  noneThereDescription: 'ಪಿನ್‌ಕೋಡ್ ಪರಿಶೀಲಿಸಿ, ಅಥವಾ ಹತ್ತಿರದ ಪಿನ್‌ಕೋಡ್ ಪ್ರಯತ್ನಿಸಿ.',
  noMatch: 'ಯಾವುದೇ ಪ್ಲಾನ್ ಸಿಗಲಿಲ್ಲ',
  noMatchDescription: 'ಬೇರೆ ವಿಧ ಅಥವಾ ಹೆಚ್ಚಿನ ಬೆಲೆ ಆರಿಸಿ.',
  clear: 'ಎಲ್ಲಾ ಪ್ಲಾನ್ ತೋರಿಸಿ',
  term: 'ಅವಧಿ',
  terms: {
    MONTHLY: '1\u00a0ತಿಂಗಳು',
    QUARTERLY: '3\u00a0ತಿಂಗಳು',
    HALFYEARLY: '6\u00a0ತಿಂಗಳು',
    YEARLY: '12\u00a0ತಿಂಗಳು',
  },
  forTerm: (term: string) => `${term}, GST ಸೇರಿ`,
  withGst: 'GST ಸೇರಿ',
  made: (price: string, gst: string) => `${price} ಮತ್ತು ${gst} GST`,
  aMonth: (amount: string) => `${amount}/ತಿಂಗಳು`,
  saves: (amount: string) => `${amount} ಉಳಿತಾಯ`,
  channels: (count: number) => `${count} ${plural.select(count) === 'one' ? 'ಚಾನೆಲ್' : 'ಚಾನೆಲ್‌ಗಳು'}`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `ಫುಲ್ ಸ್ಪೀಡ್‌ನಲ್ಲಿ ${gigabytes} GB, ಆಮೇಲೆ ನಿಧಾನ`,
  included: 'ಏನೇನು ಸೇರಿದೆ',
  choose: 'ಆರಿಸಿ',
  chooseOf: (plan: string) => `ಆರಿಸಿ: ${plan}`,
  noPrice: 'ಬೆಲೆ ಲಭ್ಯವಿಲ್ಲ',
  compare: 'ಹೋಲಿಸಿ',
  subscriber: 'ಈಗಾಗಲೇ ಗ್ರಾಹಕರೇ?',
  logIn: 'ಲಾಗಿನ್ ಮಾಡಿ',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'ಹೊಸ ಕನೆಕ್ಷನ್ ಪಡೆಯಿರಿ',
    lead: 'ಪ್ಲಾನ್‌ಗಳನ್ನು ಹೋಲಿಸಿ, ಮೂರು ಹಂತಗಳಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಿ. ಬೆಲೆಗಳಲ್ಲಿ GST ಸೇರಿದೆ.',
  },
  compare: { title: 'ಪ್ಲಾನ್ ಹೋಲಿಕೆ', lead: 'ಅಕ್ಕಪಕ್ಕದಲ್ಲಿ, GST ಸೇರಿ.' },
  details: { title: 'ನಿಮ್ಮ ವಿವರಗಳು', lead: 'ಯಾರಿಗೆ ಕರೆ ಮಾಡಬೇಕು, ಎಲ್ಲಿ ಅಳವಡಿಸಬೇಕು ಎಂದು ತಿಳಿಯಲು.' },
  review: { title: 'ಪರಿಶೀಲಿಸಿ, ಆರ್ಡರ್ ಮಾಡಿ', lead: 'ಆರ್ಡರ್ ಮಾಡಿದರೆ ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ. ಆಮೇಲೆ ಪಾವತಿಸುತ್ತೀರಿ.' },
  placed: { title: 'ನಿಮ್ಮ ಆರ್ಡರ್', lead: 'ಈ ನಂಬರ್ ಇಟ್ಟುಕೊಳ್ಳಿ. ನಿಮ್ಮ ಆರ್ಡರ್ ಹುಡುಕಲು ಇದನ್ನು ಬಳಸುತ್ತೇವೆ.' },
  back: 'ಎಲ್ಲಾ ಪ್ಲಾನ್‌ಗಳು',
};
