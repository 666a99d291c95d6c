import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('te');
const plans = (count: number) => `${count} ${plural.select(count) === 'one' ? 'ప్లాన్' : 'ప్లాన్‌లు'}`;

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'మీరు లాగిన్ అయి ఉన్నారు. మీ కనెక్షన్‌కు ప్యాక్‌లు జోడించడానికి కొత్త కనెక్షన్ అక్కర్లేదు.',
  addPacks: 'ప్యాక్‌లు జోడించండి',
  ordered: (order: string) => `మీ కొత్త కనెక్షన్ ఆర్డర్ నంబర్ ${order}.`,
  seeOrder: 'ఆర్డర్ చూడండి',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['ప్లాన్', 'మీ వివరాలు', 'ఆర్డర్'],
  plan: 'మీ ప్లాన్',
  otherPlan: 'వేరే ప్లాన్ ఎంచుకోండి',
  detailsTitle: 'మీ వివరాలు',
  firstname: 'మొదటి పేరు',
  surname: 'ఇంటిపేరు (ఆప్షనల్)',
  mobileno: 'మొబైల్ నంబర్',
  mobileHint: 'ఇన్‌స్టాలేషన్ ఎప్పుడో నిర్ణయించడానికి ఈ నంబర్‌కు కాల్ చేస్తాం.',
  email: 'ఈమెయిల్ అడ్రస్ (ఆప్షనల్)',
  emailName: 'ఈమెయిల్ అడ్రస్',
  address: 'చిరునామా',
  addressHint: 'ఇంటి నంబర్, వీధి, ఊరు.',
  pincode: 'పిన్‌కోడ్',
  goOn: 'కొనసాగించండి',
  errors: {
    firstname: 'మీ మొదటి పేరును అక్షరాల్లో ఎంటర్ చేయండి',
    surname: 'మీ ఇంటిపేరును అక్షరాల్లో ఎంటర్ చేయండి, లేదా ఖాళీగా వదిలేయండి',
    mobileno: '10 అంకెల మొబైల్ నంబర్ ఎంటర్ చేయండి',
    email: 'asha@example.com లాంటి ఈమెయిల్ అడ్రస్ ఎంటర్ చేయండి, లేదా ఖాళీగా వదిలేయండి',
    address: 'మీ చిరునామా ఎంటర్ చేయండి',
    addressLong: 'చిరునామాను 400 అక్షరాలకు తగ్గించండి',
    pincode: '6 అంకెల పిన్‌కోడ్ ఎంటర్ చేయండి',
    notServed: 'ఈ పిన్‌కోడ్‌లో మా సర్వీస్ ఇంకా లేదు. సరిచూసుకోండి, లేదా వేరేది ప్రయత్నించండి.',
  },
  existing: 'ఈ నంబర్ ఇప్పటికే ఒక సబ్‌స్క్రైబర్‌ది. ప్యాక్‌లు జోడించడానికి లేదా రెన్యూ చేయడానికి లాగిన్ అవ్వండి.',
  logIn: 'లాగిన్ అవ్వండి',
  who: 'ఎవరి కోసం',
  changeDetails: 'మీ వివరాలు మార్చండి',
  area: 'మీ ఏరియా',
  total: 'చెల్లించాల్సినది',
  price: 'ధర',
  gst: 'GST',
  order: (amount: string) => `${amount}కు ఆర్డర్ చేయండి`,
  changed: (before: string, now: string) =>
    `ధర ఇప్పుడు ${now}; మీరు ఎంచుకున్నప్పుడు ${before} ఉంది. ఆర్డర్ ఏదీ కాలేదు.`,
  gone: 'ఈ ప్లాన్ ఇప్పుడు అక్కడ అందుబాటులో లేదు. ఆర్డర్ ఏదీ కాలేదు. మీ వివరాలు అలాగే ఉన్నాయి.',
  sendAgain: 'మళ్లీ పంపండి',
  giveUp: 'బదులుగా మార్చండి',
  giveUpDescription: 'మొదటి ఆర్డర్ చేరి ఉంటే, రెండు ఆర్డర్లు అవుతాయి. చెల్లించనిది దానంతట అదే రద్దవుతుంది.',
  number: 'ఆర్డర్ నంబర్',
  withGst: 'మొత్తం, GSTతో',
  next: 'తర్వాత ఏం జరుగుతుంది',
  payMissing: 'పేమెంట్ పద్ధతులు లోడ్ కాలేదు.',
  call: (phone: string) => `${phone}కు కాల్ చేయండి`,
  more: 'ప్లాన్‌లకు తిరిగి వెళ్లండి',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'మీ ఆర్డర్ కోసం చెల్లించండి',
  keptUntil: '{date} వరకు ఉంటుంది',
  unpaid: 'డబ్బు ఇంకా కట్ కాలేదు. ఆర్డర్‌కు చెల్లించాక కనెక్షన్ ఇన్‌స్టాల్ చేస్తాం.',
  payByPhone: 'ఫోన్ ద్వారా కూడా చెల్లించవచ్చు: ఆర్డర్ నంబర్‌తో కస్టమర్ కేర్‌కు కాల్ చేయండి.',
  lapses: 'అప్పటిలోగా చెల్లించకపోతే, ఆర్డర్ రద్దవుతుంది, మీకు ఖర్చేమీ ఉండదు.',
  afterwards: 'చెల్లించాక, ఇన్‌స్టాలేషన్ ఎప్పుడో నిర్ణయించడానికి మీకు కాల్ చేస్తాం.',
  open: 'ఈ ఆర్డర్ కోసం ఒక పేమెంట్ మొదలైంది, దాని ఫలితం ఇంకా తెలియదు. అది తెలిసే ముందు దయచేసి మళ్లీ చెల్లించకండి.',
  paid: 'మీ ఆర్డర్‌కు చెల్లించారు.',
  receipt: 'పేమెంట్ చూడండి',
  visit: 'ఇన్‌స్టాలేషన్ ఎప్పుడో నిర్ణయించడానికి మీరు ఇచ్చిన నంబర్‌కు కాల్ చేస్తాం.',
  lapsed: 'ఈ ఆర్డర్ రద్దయింది: సమయం లోపు చెల్లించలేదు, మీకు ఖర్చేమీ లేదు.',
  another: 'ఇప్పుడు ఏవి, ఎంత ధరకు అందుబాటులో ఉన్నాయో ప్లాన్‌లలో చూడండి.',
  orderAgain: 'మళ్లీ ఆర్డర్ చేయండి',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'GSTతో ధర',
  beforeTax: 'GST కాకుండా ధర',
  gst: 'GST',
  monthly: 'నెలకు ధర',
  saving: 'మీ ఆదా',
  channelCount: 'ఛానెళ్లు',
  speedName: 'స్పీడ్',
  fairUseName: 'ఫుల్ స్పీడ్ డేటా',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'ప్లాన్‌లు పక్కపక్కనే',
  fact: 'ఫీచర్',
  sideways: 'అన్ని ప్లాన్‌లు చూడటానికి పక్కకు స్క్రోల్ చేయండి.',
  comparing: 'పోల్చాల్సిన ప్లాన్‌లు',
  compared: (count: number) => `పోల్చడానికి ${plans(count)}`,
  oneMore: 'పోల్చడానికి మరో ఒకటి లేదా రెండు ప్లాన్‌లు ఎంచుకోండి.',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'మీ పిన్‌కోడ్',
  pincodeHint: 'ఏరియాను బట్టి ప్లాన్‌లు మారవచ్చు.',
  showThere: 'ప్లాన్‌లు చూపించండి',
  everywhere: 'అన్ని చోట్ల ప్లాన్‌లు చూపించండి',
  wrongPincode: '6 అంకెల పిన్‌కోడ్ ఎంటర్ చేయండి',
  filters: 'ప్లాన్ రకం',
  all: 'అన్నీ',
  kinds: { TV: 'టీవీ', BROADBAND: 'బ్రాడ్‌బ్యాండ్', COMBO: 'టీవీ, బ్రాడ్‌బ్యాండ్' },
  upTo: 'నెలకు ధర',
  anyPrice: 'ఏ ధరైనా',
  upToRupees: (rupees: string) => `${rupees} వరకు`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} కోసం ${plans(count)}` : plans(count),
  list: 'ప్లాన్‌లు',
  none: 'ప్రస్తుతం ప్లాన్‌లు లేవు',
  noneDescription: 'తర్వాత మళ్లీ చూడండి, లేదా కస్టమర్ కేర్‌కు కాల్ చేయండి.',
  noneThere: (pincode: string) => `${pincode} కోసం మా దగ్గర ఇంకా ప్లాన్‌లు లేవు`,
  noneThereDescription: 'పిన్‌కోడ్ సరిచూసుకోండి, లేదా దగ్గర్లోని వేరే పిన్‌కోడ్ ప్రయత్నించండి.',
  noMatch: 'ప్లాన్‌లు ఏవీ దొరకలేదు',
  noMatchDescription: 'వేరే రకం లేదా ఎక్కువ ధర ఎంచుకోండి.',
  clear: 'అన్ని ప్లాన్‌లు చూపించండి',
  term: 'వ్యవధి',
  terms: {
    MONTHLY: '1\u00a0నెల',
    QUARTERLY: '3\u00a0నెలలు',
    HALFYEARLY: '6\u00a0నెలలు',
    YEARLY: '12\u00a0నెలలు',
  },
  forTerm: (term: string) => `${term}, GSTతో`,
  withGst: 'GSTతో',
  made: (price: string, gst: string) => `${price}, GST ${gst} అదనం`,
  aMonth: (amount: string) => `${amount}/నెల`,
  saves: (amount: string) => `${amount} ఆదా`,
  channels: (count: number) => `${count} ${plural.select(count) === 'one' ? 'ఛానెల్' : 'ఛానెళ్లు'}`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `ఫుల్ స్పీడ్‌లో ${gigabytes} GB, తర్వాత స్పీడ్ తక్కువ`,
  included: 'ఇందులో ఏముంది',
  choose: 'ఎంచుకోండి',
  chooseOf: (plan: string) => `ఎంచుకోండి: ${plan}`,
  noPrice: 'ధర లేదు',
  compare: 'పోల్చండి',
  subscriber: 'ఇప్పటికే సబ్‌స్క్రైబరా?',
  logIn: 'లాగిన్ అవ్వండి',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'కొత్త కనెక్షన్',
    lead: 'ప్లాన్‌లు పోల్చి, మూడు స్టెప్పుల్లో ఆర్డర్ చేయండి. ధరల్లో GST కలిసి ఉంది.',
  },
  compare: { title: 'ప్లాన్‌ల పోలిక', lead: 'పక్కపక్కనే, GSTతో.' },
  details: {
    title: 'మీ వివరాలు',
    lead: 'ఎవరికి కాల్ చేయాలో, ఎక్కడ ఇన్‌స్టాల్ చేయాలో తెలియడానికి.',
  },
  review: {
    title: 'సరిచూసుకుని ఆర్డర్ చేయండి',
    lead: 'ఆర్డర్ చేస్తే డబ్బు కట్ కాదు. మీరు తర్వాత చెల్లిస్తారు.',
  },
  placed: { title: 'మీ ఆర్డర్', lead: 'ఈ నంబర్ దగ్గర ఉంచుకోండి. దీనితోనే మీ ఆర్డర్ కనుగొంటాం.' },
  back: 'అన్ని ప్లాన్‌లు',
};
