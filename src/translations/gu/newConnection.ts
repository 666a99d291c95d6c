import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'તમે લોગ ઇન છો. તમારા કનેક્શનમાં પેક ઉમેરવા માટે નવા કનેક્શનની જરૂર નથી.',
  addPacks: 'પેક ઉમેરો',
  ordered: (order: string) => `નવા કનેક્શન માટે તમારો ઓર્ડર નંબર ${order} છે.`,
  seeOrder: 'ઓર્ડર જુઓ',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['પ્લાન', 'તમારી વિગતો', 'ઓર્ડર'],
  plan: 'તમારો પ્લાન',
  otherPlan: 'બીજો પ્લાન પસંદ કરો',
  detailsTitle: 'તમારી વિગતો',
  firstname: 'નામ',
  surname: 'અટક (વૈકલ્પિક)',
  mobileno: 'મોબાઇલ નંબર',
  mobileHint: 'કનેક્શન લગાવવાનો દિવસ નક્કી કરવા અમે આ નંબર પર કોલ કરીશું.',
  email: 'ઇમેઇલ એડ્રેસ (વૈકલ્પિક)',
  emailName: 'ઇમેઇલ એડ્રેસ',
  address: 'સરનામું',
  addressHint: 'ઘર નંબર, શેરી અને ગામ કે શહેર.',
  pincode: 'પિનકોડ',
  goOn: 'આગળ વધો',
  errors: {
    firstname: 'તમારું નામ અક્ષરોમાં લખો',
    surname: 'તમારી અટક અક્ષરોમાં લખો, અથવા ખાલી રાખો',
    mobileno: '10 અંકનો મોબાઇલ નંબર લખો',
    email: 'ઇમેઇલ એડ્રેસ લખો, જેમ કે asha@example.com, અથવા ખાલી રાખો',
    address: 'તમારું સરનામું લખો',
    addressLong: 'સરનામું 400 અક્ષર સુધી ટૂંકું કરો',
    pincode: '6 અંકનો પિનકોડ લખો',
    notServed: 'આ પિનકોડ પર હજી અમારી સેવા નથી. તેને તપાસો, અથવા બીજો અજમાવો.',
  },
  existing: 'આ નંબર પહેલેથી એક ગ્રાહકનો છે. પેક ઉમેરવા કે રિન્યુ કરવા માટે લોગ ઇન કરો.',
  logIn: 'લોગ ઇન કરો',
  who: 'કોના માટે',
  changeDetails: 'તમારી વિગતો બદલો',
  area: 'તમારો વિસ્તાર',
  total: 'ચૂકવવાની રકમ',
  price: 'કિંમત',
  gst: 'GST',
  order: (amount: string) => `${amount} માં ઓર્ડર કરો`,
  changed: (before: string, now: string) =>
    `કિંમત હવે ${now} છે; તમે પસંદ કર્યું ત્યારે ${before} હતી. કંઈ ઓર્ડર થયું નથી.`,
  gone: 'આ પ્લાન હવે ત્યાં ઉપલબ્ધ નથી. કંઈ ઓર્ડર થયું નથી. તમારી વિગતો રાખેલી છે.',
  sendAgain: 'ફરી મોકલો',
  giveUp: 'તેના બદલે બદલો',
  giveUpDescription: 'પહેલો ઓર્ડર પહોંચ્યો હશે તો બે થશે. જેનું પેમેન્ટ ન થાય તે આપમેળે રદ થાય છે.',
  number: 'ઓર્ડર નંબર',
  withGst: 'કુલ, GST સહિત',
  next: 'હવે પછી શું થશે',
  payMissing: 'પેમેન્ટની રીતો લોડ થઈ શકી નહીં.',
  call: (phone: string) => `${phone} પર કોલ કરો`,
  more: 'પ્લાન પર પાછા જાઓ',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'તમારા ઓર્ડરનું પેમેન્ટ કરો',
  keptUntil: '{date} સુધી રાખવામાં આવશે',
  unpaid: 'હજી કોઈ પૈસા કપાયા નથી. ઓર્ડરનું પેમેન્ટ થયા પછી કનેક્શન લગાવવામાં આવે છે.',
  payByPhone: 'તમે ફોનથી પણ પેમેન્ટ કરી શકો છો: ઓર્ડર નંબર સાથે કસ્ટમર કેરને કોલ કરો.',
  lapses: 'ત્યાં સુધીમાં પેમેન્ટ ન થાય તો ઓર્ડર રદ થાય છે અને કોઈ ખર્ચ થતો નથી.',
  afterwards: 'પેમેન્ટ થયા પછી કનેક્શન લગાવવાનો દિવસ નક્કી કરવા અમે તમને કોલ કરીશું.',
  open: 'આ ઓર્ડરનું એક પેમેન્ટ શરૂ થયું છે, અને તેના પરિણામની હજી ખબર નથી. તે પહેલાં કૃપા કરીને ફરી પેમેન્ટ ન કરો.',
  paid: 'તમારા ઓર્ડરનું પેમેન્ટ થઈ ગયું છે.',
  receipt: 'પેમેન્ટ જુઓ',
  visit: 'કનેક્શન લગાવવાનો દિવસ નક્કી કરવા અમે તમે આપેલા નંબર પર કોલ કરીશું.',
  lapsed: 'આ ઓર્ડર રદ થયો છે: સમયસર પેમેન્ટ થયું નથી, અને તેનો કોઈ ખર્ચ નથી.',
  another: 'હમણાં શું અને કેટલી કિંમતે મળે છે તે જોવા પ્લાન જુઓ.',
  orderAgain: 'ફરી ઓર્ડર કરો',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'GST સહિત કિંમત',
  beforeTax: 'GST પહેલાંની કિંમત',
  gst: 'GST',
  monthly: 'મહિનાની કિંમત',
  saving: 'તમારી બચત',
  channelCount: 'ચેનલો',
  speedName: 'સ્પીડ',
  fairUseName: 'ફુલ સ્પીડે ડેટા',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'પ્લાન સામસામે',
  fact: 'વિશેષતા',
  sideways: 'બધા પ્લાન જોવા બાજુ પર સ્ક્રોલ કરો.',
  comparing: 'સરખામણી માટેના પ્લાન',
  compared: (count: number) => `સરખામણી માટે ${count} પ્લાન`,
  oneMore: 'સરખામણી માટે બીજા એક કે બે પ્લાન પસંદ કરો.',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'તમારો પિનકોડ',
  pincodeHint: 'વિસ્તાર પ્રમાણે પ્લાન અલગ હોઈ શકે છે.',
  showThere: 'પ્લાન બતાવો',
  everywhere: 'બધી જગ્યાના પ્લાન બતાવો',
  wrongPincode: '6 અંકનો પિનકોડ લખો',
  filters: 'પ્લાનનો પ્રકાર',
  all: 'બધા',
  kinds: { TV: 'ટીવી', BROADBAND: 'બ્રોડબેન્ડ', COMBO: 'ટીવી અને બ્રોડબેન્ડ' },
  upTo: 'મહિનાની કિંમત',
  anyPrice: 'કોઈ પણ કિંમત',
  upToRupees: (rupees: string) => `${rupees} સુધી`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} માટે ${count} પ્લાન` : `${count} પ્લાન`,
  list: 'પ્લાન',
  none: 'હમણાં કોઈ પ્લાન નથી',
  noneDescription: 'પછી ફરી જુઓ, અથવા કસ્ટમર કેરને કોલ કરો.',
  noneThere: (pincode: string) => `${pincode} માટે હજી અમારો કોઈ પ્લાન નથી`,
  noneThereDescription: 'પિનકોડ તપાસો, અથવા નજીકનો પિનકોડ અજમાવો.',
  noMatch: 'કોઈ પ્લાન મળ્યો નથી',
  noMatchDescription: 'બીજો પ્રકાર અથવા વધુ કિંમત પસંદ કરો.',
  clear: 'બધા પ્લાન બતાવો',
  term: 'મુદત',
  terms: {
    MONTHLY: '1\u00a0મહિનો',
    QUARTERLY: '3\u00a0મહિના',
    HALFYEARLY: '6\u00a0મહિના',
    YEARLY: '12\u00a0મહિના',
  },
  forTerm: (term: string) => `${term}, GST સહિત`,
  withGst: 'GST સહિત',
  made: (price: string, gst: string) => `${price} અને ${gst} GST`,
  aMonth: (amount: string) => `${amount}/મહિનો`,
  saves: (amount: string) => `${amount} બચશે`,
  channels: (count: number) => `${count} ચેનલ`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `ફુલ સ્પીડે ${gigabytes} GB, તે પછી ધીમું`,
  included: 'તેમાં શું છે',
  choose: 'પસંદ કરો',
  chooseOf: (plan: string) => `પસંદ કરો: ${plan}`,
  noPrice: 'કિંમત ઉપલબ્ધ નથી',
  compare: 'સરખામણી કરો',
  subscriber: 'પહેલેથી ગ્રાહક છો?',
  logIn: 'લોગ ઇન કરો',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'નવું કનેક્શન લો',
    lead: 'પ્લાનની સરખામણી કરો અને ત્રણ સ્ટેપમાં ઓર્ડર કરો. કિંમતોમાં GST સામેલ છે.',
  },
  compare: { title: 'પ્લાનની સરખામણી', lead: 'સામસામે, GST સહિત.' },
  details: {
    title: 'તમારી વિગતો',
    lead: 'જેથી અમને ખબર હોય કે કોને કોલ કરવો અને કનેક્શન ક્યાં લગાવવું.',
  },
  review: {
    title: 'તપાસો અને ઓર્ડર કરો',
    lead: 'ઓર્ડર કરવાથી પૈસા કપાતા નથી. પેમેન્ટ પછી કરવાનું છે.',
  },
  placed: { title: 'તમારો ઓર્ડર', lead: 'આ નંબર રાખો. તેનાથી અમે તમારો ઓર્ડર શોધીએ છીએ.' },
  back: 'બધા પ્લાન',
};
