import type * as english from '../../screens/payments/payments.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const instantPaymentText: TextsOf<typeof english.instantPaymentText> = {
  title: 'ક્વિક રિચાર્જ',
  lead: 'તમારા કે બીજા કોઈના કનેક્શન માટે પેમેન્ટ કરો. લોગ ઇનની જરૂર નથી.',
  number: 'મોબાઇલ, એકાઉન્ટ અથવા બોક્સ નંબર',
  numberHint: 'બોક્સ નંબર સેટ-ટોપ બોક્સની નીચે લખેલો હોય છે.',
  find: 'આગળ વધો',
  unknownNumber:
    'કોઈ એકાઉન્ટ મળ્યું નથી. નંબર તપાસો, અથવા બીજો નંબર લખો: રજિસ્ટર્ડ મોબાઇલ નંબર, બિલ પરનો એકાઉન્ટ નંબર, અથવા બોક્સ નંબર.',
  stale: 'આ પેજ કયા કનેક્શનનું હતું તે અમને હવે ખબર નથી. નંબર ફરી લખો.',
  lost: 'આ ડિવાઇસ તે નંબર હવે વાંચી શકતું નથી, તેથી તે કાઢી નખાયો છે. તેને ફરી લખો.',
  errors: {
    missing: 'કનેક્શનનો નંબર લખો',
    odd: 'ઓછામાં ઓછા ચાર અક્ષર કે આંકડા લખો, બીજાં કોઈ ચિહ્ન નહીં',
  },
  unfinishedMissing: 'તમારા અધૂરા પેમેન્ટ લોડ થઈ શક્યા નહીં.',
  request: 'UPI થી પેમેન્ટ કરો',
};

export const instantPaymentConfirmText: TextsOf<typeof english.instantPaymentConfirmText> = {
  title: 'આ કનેક્શન માટે પેમેન્ટ',
  lead: 'તમારે આ જ કનેક્શન માટે પેમેન્ટ કરવું છે?',
  name: 'નામ',
  account: 'એકાઉન્ટ નંબર',
  mobile: 'મોબાઇલ નંબર',
  region: 'વિસ્તાર',
  email: 'ઇમેઇલ',
  customertype: 'ગ્રાહકનો પ્રકાર',
  types: { PREPAID: 'પ્રીપેઇડ', DP: 'ડાયરેક્ટ ગ્રાહક' },
  frcode: 'ફ્રેન્ચાઇઝી કોડ',
  balance: 'બેલેન્સ',
  due: 'બાકી',
  inactive:
    'આ કનેક્શન બંધ છે. તમે ચૂકવશો તે તેના બેલેન્સમાં જશે અને કદાચ કનેક્શન ફરી ચાલુ ન પણ થાય. પહેલાં ઘરના લોકોને અથવા ઓપરેટરને પૂછી લો.',
  noEnd: 'તેના પેક ક્યારે સમાપ્ત થશે તે ફક્ત આ કનેક્શનના ઘરના લોકો લોગ ઇન કરીને જોઈ શકે છે.',
  other: 'બીજો નંબર',
  payMissing: 'પેમેન્ટની રીતો લોડ થઈ શકી નહીં.',
};

export const savedNumbersText: TextsOf<typeof english.savedNumbersText> = {
  title: 'ફરી પેમેન્ટ',
  pay: 'પેમેન્ટ કરો',
  payNamed: (end: string) => `${end} માટે ફરી પેમેન્ટ કરો`,
  remove: 'કાઢી નાખો',
  removeNamed: (end: string) => `${end} કાઢી નાખો`,
  whereKept: 'આ ડિવાઇસ પર સેવ છે, લોગ આઉટ પછી પણ. બીજાને ફક્ત છેલ્લા આંકડા દેખાય છે.',
  keep: 'આ નંબર આ ડિવાઇસ પર સેવ કરો',
  keepHint: (end: string) => `યાદીમાં ${end} તરીકે દેખાશે. બીજા પણ વાપરતા હોય તેવા ડિવાઇસ પર આ બંધ રાખો.`,
  notKept: 'આ બ્રાઉઝર નંબર સેવ કરી શકતું નથી.',
};

export const otpDialogText: TextsOf<typeof english.otpDialogText> = {
  title: 'પછી ચૂકવો',
  steps: ['મંજૂર', 'તમારો કોડ', 'પેમેન્ટ થયું'] as readonly string[],
  whatFor: 'કુલ પેમેન્ટ',
  due: 'પેમેન્ટ પાર્ટનરને આ તારીખ સુધીમાં ચૂકવો',
  code: 'OTP',
  sentTo: (mobile: string): string =>
    `પેમેન્ટ પાર્ટનરે ${mobile} પર 6 અંકનો કોડ મોકલ્યો છે. તમે કન્ફર્મ ન કરો ત્યાં સુધી કંઈ કપાશે નહીં.`,
  sent: 'પેમેન્ટ પાર્ટનરે તમને 6 અંકનો કોડ મોકલ્યો છે. તમે કન્ફર્મ ન કરો ત્યાં સુધી કંઈ કપાશે નહીં.',
  confirm: (amount: string): string => `${amount} કન્ફર્મ કરો`,
  works: (seconds: number): string => `કોડ હજી ${clock(seconds)} માન્ય`,
  triesLeft: (count: number): string => `${count}\u00a0પ્રયાસ બાકી`,
  missing: '6 અંકનો કોડ લખો',
  wrong: 'આ કોડ ખોટો છે.',
  expired: 'આ કોડનો સમય પૂરો થઈ ગયો છે. નવો કોડ મંગાવો.',
  spent: 'આ કોડ હવે ચાલશે નહીં. નવો કોડ મંગાવો.',
  wait: (seconds: number): string => `નવો કોડ ${clock(seconds)} માં`,
  mayResend: 'હવે તમે નવો કોડ મંગાવી શકો છો.',
  resend: 'નવો કોડ મોકલો',
  resendsLeft: (count: number): string =>
    count === 0 ? 'આ પેમેન્ટ માટે વધુ કોડ મોકલી શકાશે નહીં.' : `હજી ${count} કોડ મોકલી શકાશે.`,
  noMoreCodes:
    'પેમેન્ટ પાર્ટનર વધુ કોડ મોકલી શકતા નથી. છેલ્લો કોડ લખો, અથવા રદ કરીને પેમેન્ટની બીજી રીત પસંદ કરો.',
  leave: 'પેમેન્ટ રદ કરો',
  leaveMeans: 'રદ કરવાથી રોકેલી રકમ છૂટી થાય છે. કંઈ કપાતું નથી.',
  notLeft:
    'તમે રદ કરી રહ્યા છો તે પેમેન્ટ પાર્ટનરને જણાવી શકાયું નહીં. કંઈ કપાયું નથી. ફરી પ્રયાસ કરો, અથવા આ બંધ કરીને પછી રદ કરો.',
  close: 'હાલ પૂરતું બંધ કરો',
  paying:
    'તમારો કોડ પેમેન્ટ પાર્ટનર પાસે છે. કૃપા કરીને તેમના જવાબની રાહ જુઓ. હમણાં બહાર નીકળવાથી પેમેન્ટ અટકશે નહીં.',
  notSent: 'તમારો કોડ પહોંચ્યો નથી, અને કંઈ કપાયું નથી.',
  nothingCharged: 'કંઈ કપાયું નથી.',
  over: 'પેમેન્ટ થયું નથી.',
  ends: {
    LP_TXN_EXPIRED: 'આ પેમેન્ટમાં બહુ વાર લાગી, અને પેમેન્ટ પાર્ટનરે રકમ છૂટી કરી દીધી છે.',
    LP_INVALID_TXN_REF_NO: 'પેમેન્ટ પાર્ટનર પાસે આ પેમેન્ટ માટે હવે કંઈ નથી.',
    LP_ACCOUNT_LOCKED: 'પેમેન્ટ પાર્ટનરે હાલ પૂરતું તમારું એકાઉન્ટ લોક કર્યું છે.',
    LP_SIGNATURE_MISMATCH: 'આ પેમેન્ટ તમારું છે તે પેમેન્ટ પાર્ટનર ચકાસી શક્યા નહીં, તેથી તેમણે ના પાડી.',
    LP_USER_INELIGIBLE: 'પેમેન્ટ પાર્ટનર તમને પછી ચૂકવવાની સુવિધા આપતા નથી.',
    LP_INSUFFICIENT_BALANCE: 'પેમેન્ટ પાર્ટનર પાસે તમારી ક્રેડિટ આ રકમથી ઓછી છે.',
    LP_BILL_OVER_DUES: 'પેમેન્ટ પાર્ટનરનું તમારું એક બિલ બાકી છે અને તારીખ વીતી ગઈ છે. પહેલાં તે ચૂકવો.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'આ રકમ પેમેન્ટ પાર્ટનર પાસે તમારી લિમિટથી વધુ છે.',
  },
  again: 'પેમેન્ટની રીત પસંદ કરો',
  ended: 'તમે કોડ આપી દીધો છે. તમારા પેમેન્ટનું પરિણામ અહીં છે.',
  result: 'પરિણામ જુઓ',
};

export const ottQuickPayText: TextsOf<typeof english.ottQuickPayText> = {
  title: 'સ્ટ્રીમિંગ સેવાનું પેમેન્ટ',
  lead: 'ફક્ત મોબાઇલ નંબર જોઈએ. લોગ ઇનની જરૂર નથી.',
  service: 'સ્ટ્રીમિંગ સેવા',
  mobileno: 'ગ્રાહકનો મોબાઇલ નંબર',
  mobilenoHint: 'ઓપરેટર પાસે રજિસ્ટર્ડ નંબર.',
  price: 'હવે પછી તમને સેવા, તેની મુદત અને કિંમત દેખાશે. તમે UPI એપમાં મંજૂરી ન આપો ત્યાં સુધી કોઈ પેમેન્ટ થતું નથી.',
  ask: 'કિંમત બતાવો',
  priced: 'સેવા અને કિંમત',
  request: 'UPI થી પેમેન્ટ કરો',
  unfinishedMissing: 'તમારા અધૂરા પેમેન્ટ લોડ થઈ શક્યા નહીં.',
  requestMissing: 'આ પેમેન્ટ લોડ થઈ શક્યું નહીં. તેને ફરી લોડ કરવાથી કોઈ પેમેન્ટ થતું નથી.',
  errors: {
    service: 'સ્ટ્રીમિંગ સેવા પસંદ કરો',
    mobileno: '6, 7, 8 કે 9 થી શરૂ થતો 10 અંકનો મોબાઇલ નંબર લખો',
  },
};

export const termText: TextsOf<typeof english.termText> = {
  term: 'મુદત',
  terms: {
    MONTHLY: '1\u00a0મહિનો',
    QUARTERLY: '3\u00a0મહિના',
    HALFYEARLY: '6\u00a0મહિના',
    YEARLY: '12\u00a0મહિના',
  },
};

export const billText: TextsOf<typeof english.billText> = {
  packs: (count: number): string => `${count} પેક, ટેક્સ પહેલાં`,
  unpriced: (priced: number, unpriced: number): string =>
    priced === 0 ? `${unpriced} પેકની કિંમત નથી` : `${priced} પેક, અને ${unpriced} ની કિંમત નથી`,
  gst: 'GST',
  total: 'કુલ',
  totalWithTax: 'કુલ, GST સહિત',
};

export const purposesText: TextsOf<typeof english.purposesText> = {
  CART: 'તમારા કાર્ટના પેક',
  RENEWAL: 'રિન્યુઅલ',
  TOPUP: 'પૈસા ઉમેરવા',
  OFFER: 'નવું કનેક્શન',
  INSTANT: 'નંબર માટે પેમેન્ટ',
  OTT: 'સ્ટ્રીમિંગ સેવા',
};

export const paymentMethodsText: TextsOf<typeof english.paymentMethodsText> = {
  how: 'પેમેન્ટની રીત',
  change: 'બદલો',
  ways: {
    UPI: 'UPI',
    CARD: 'કાર્ડ કે નેટ બેન્કિંગ',
    BALANCE: 'તમારું બેલેન્સ',
    INSTALMENT: 'પછી ચૂકવો',
  },
  means: {
    UPI: 'સુરક્ષિત પેમેન્ટ પેજ પર',
    CARD: 'સુરક્ષિત પેમેન્ટ પેજ પર',
    INSTALMENT: 'પેમેન્ટ પાર્ટનરને પછી ચૂકવો છો',
  },
  needsPrice:
    'UPI, કાર્ડ અને પછી ચૂકવો માટે કિંમત જોઈએ, અને તમારા ઓપરેટરે કિંમત આપી નથી. તમારા બેલેન્સમાંથી પેમેન્ટ થઈ શકે છે.',
  operatorPrice: 'તમારો ઓપરેટર કિંમત નક્કી કરે છે',
  confirmPrice: 'પેમેન્ટ પહેલાં આની ખાતરી કરો.',
  nothingToPay: 'કુલ રકમ શૂન્ય કે તેથી ઓછી છે, તેથી કંઈ ચૂકવવાનું નથી. ખોટી લાગે તો કૃપા કરીને અમારો સંપર્ક કરો.',
  noCardNumber: 'અહીં ક્યારેય કાર્ડ નંબર લખવાનો હોતો નથી.',
  holds: (amount: string): string => `${amount} ઉપલબ્ધ`,
  pay: 'પેમેન્ટ કરો',
  payAmount: (amount: string): string => `${amount} ચૂકવો`,
  payLater: (amount: string): string => `${amount} પછી ચૂકવો`,
  payFromBalance: (amount: string): string => `બેલેન્સમાંથી ${amount} ચૂકવો`,
  fromBalance: 'બેલેન્સમાંથી',
  leftAfter: (amount: string): string => `પછી ${amount} રહેશે`,
  short: (amount: string): string => `${amount} ઓછા છે`,
  addMoney: 'પૈસા ઉમેરો',
  added: (amount: string): string => `બેલેન્સમાં પૈસા ઉમેરવા માટે ${amount} નું પેમેન્ટ થઈ ગયું.`,
  unknownBalance: 'તમારું બેલેન્સ લોડ થઈ શક્યું નહીં.',
  askAgain: 'બેલેન્સ રિફ્રેશ કરો',
  refused: 'કોઈ પેમેન્ટ થયું નથી.',
  nothingMore: 'વધારે કંઈ કપાયું નથી.',
  changed: 'કોઈ પેમેન્ટ થયું નથી. રકમ બદલાઈ ગઈ છે. પેમેન્ટ કરતાં પહેલાં તપાસો.',
  orderOver: 'કોઈ પેમેન્ટ થયું નથી. તમારા ઓર્ડરનો સમય પૂરો થઈ ગયો છે. નવો બનાવવા ફરી પ્રયાસ કરો.',
  open: 'અમે આનું એક પેમેન્ટ હજી તપાસી રહ્યા છીએ. પરિણામની ખબર પડે ત્યાં સુધી કૃપા કરીને ફરી પેમેન્ટ ન કરો.',
  inProgress:
    'પેમેન્ટ પાર્ટનર તમારા પેમેન્ટ પર કામ કરે છે અથવા પૈસા તેની પાસે પહોંચી ગયા છે, તેથી અમે બીજું પેમેન્ટ શરૂ કર્યું નથી. તેની સ્થિતિ તપાસો, અથવા અમારી મદદ લો.',
  balanceOpen:
    'આનું પેમેન્ટ તમારા બેલેન્સમાંથી મોકલાયું હતું, પણ જવાબ આવ્યો નથી. પેમેન્ટની બીજી રીત વાપરતાં પહેલાં તેનું પરિણામ જુઓ.',
  checkStatus: 'સ્ટેટસ તપાસો',
  justPaid: 'આનું પેમેન્ટ હમણાં જ થઈ ગયું છે. વધારે કંઈ કપાયું નથી.',
  elsewhere:
    'અમે પેમેન્ટ પેજનું એડ્રેસ ઓળખતા નથી, તેથી અમે તમને ત્યાં મોકલ્યા નથી. કોઈ પેમેન્ટ થયું નથી. કૃપા કરીને અમારો સંપર્ક કરો.',
  otherPayment:
    'ઓપરેટરે આ પેમેન્ટ આગળ વધારવાને બદલે બીજું શરૂ કર્યું, તેથી અમે તમને ત્યાં મોકલ્યા નથી. આ પેમેન્ટ તપાસો, અને તે ખુલ્લું જ રહે તો તેના રેફરન્સ નંબર સાથે અમારો સંપર્ક કરો.',
  reused:
    'ઓપરેટરે આ પેમેન્ટને બીજા પેમેન્ટનો રેફરન્સ નંબર આપ્યો, તેથી અમે તે શરૂ કર્યું નથી. કોઈ પેમેન્ટ થયું નથી. કૃપા કરીને અમારો સંપર્ક કરો.',
  going: 'તમને પેમેન્ટ પેજ પર લઈ જઈએ છીએ',
  neverBegan: 'પેમેન્ટ શરૂ થઈ શક્યું નહીં, અને કોઈ પેમેન્ટ થયું નથી. તમે તૈયાર હો ત્યારે ફરી પ્રયાસ કરો.',
  instead: 'તમે પેમેન્ટની બીજી રીત વાપરી શકો છો.',
  later: {
    LP_USER_INELIGIBLE: 'પેમેન્ટ પાર્ટનર તમને પછી ચૂકવવાની સુવિધા આપતા નથી.',
    LP_INSUFFICIENT_BALANCE: 'પેમેન્ટ પાર્ટનર પાસે તમારી ક્રેડિટ આ રકમથી ઓછી છે.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'આ રકમ પેમેન્ટ પાર્ટનર પાસે તમારી લિમિટથી વધુ છે.',
    LP_BILL_OVER_DUES: 'પેમેન્ટ પાર્ટનરનું તમારું એક બિલ બાકી છે અને તારીખ વીતી ગઈ છે. પહેલાં તે ચૂકવો.',
    LP_ACCOUNT_LOCKED: 'પેમેન્ટ પાર્ટનરે હાલ પૂરતું તમારું એકાઉન્ટ લોક કર્યું છે.',
    LP_MAX_OTP_GEN_EXCEEDED: 'પેમેન્ટ પાર્ટનર હમણાં તમને વધુ કોડ મોકલી શકતા નથી.',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'પેમેન્ટ પાર્ટનર પાસે આની રિક્વેસ્ટ પહેલેથી છે. ફરી પ્રયાસ કરતાં પહેલાં થોડી મિનિટ રાહ જુઓ.',
  },
};

export const paymentDetailsText: TextsOf<typeof english.paymentDetailsText> = {
  amount: 'રકમ',
  whatFor: 'શેના માટે',
  method: 'પેમેન્ટની રીત',
  modes: {
    CC: 'ક્રેડિટ કાર્ડ',
    DC: 'ડેબિટ કાર્ડ',
    NB: 'નેટ બેન્કિંગ',
    UPI: 'UPI',
    INSTALMENT: 'પછી ચૂકવો',
    BALANCE: 'બેલેન્સ',
  },
  when: 'ક્યારે',
  bank: 'બેંક રેફરન્સ',
  account: 'આ નંબર માટે ચૂકવ્યું',
  due: 'પેમેન્ટ પાર્ટનરને આ તારીખ સુધીમાં ચૂકવો',
  order: 'ઓર્ડર નંબર',
  results: 'તમારા પેક',
  done: 'થઈ ગયું',
  held: 'હજી ચાલુ નથી',
  notRenewed: 'રિન્યુ થયું નથી',
  notStarted: 'ચાલુ થયું નથી',
  reasons: {
    tooEarly: 'હજી વહેલું છે. પેક સમાપ્ત થાય તે પહેલાંના 15 દિવસમાં રિન્યુ કરી શકાય છે.',
    chargeRefused: 'તમારા ઓપરેટર ચાર્જ લગાવી શક્યા નહીં.',
    other: 'તમારા ઓપરેટર આ પૂરું કરી શક્યા નહીં.',
  },
  givenBack: (amount: string): string => `તેના ${amount} તમારા બેલેન્સમાં છે.`,
  notGivenBack:
    'તેની કિંમતનું રિફંડ મળ્યું કે નહીં તે તમારા ઓપરેટરે જણાવ્યું નથી. નીચેના રેફરન્સ નંબર સાથે તેમનો સંપર્ક કરો.',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `તમારા ઓપરેટરનો મેસેજ: ${words}` : `તમારા ઓપરેટરનો મેસેજ: ${words} (${code})`,
  tryAgain: (count: number): string => `${count} પેક ફરી રિન્યુ કરો`,
  next: 'હવે પછી શું થશે',
  visit: 'કનેક્શન લગાવવાનો દિવસ નક્કી કરવા અમે તમે આપેલા નંબર પર કોલ કરીશું.',
  seeOrder: 'તમારો ઓર્ડર જુઓ',
};

export const paymentResultText: TextsOf<typeof english.paymentResultText> = {
  maybeTaken: 'કદાચ તમારી બેંકે પૈસા કાપ્યા હોય. કાપ્યા હશે તો બેંક 7 થી 10 કામકાજના દિવસમાં પાછા આપે છે.',
  comingBack: (amount: string): string =>
    `તમારી બેંક કહે છે કે ${amount} કપાયા હતા અને તે તમને પાછા મળશે. આમાં સામાન્ય રીતે 7 થી 10 કામકાજના દિવસ લાગે છે.`,
  dontPay: 'કૃપા કરીને ફરી પેમેન્ટ ન કરો',
  returned:
    'તમારા ખાતામાંથી પૈસા કપાયા હોય અને અમને ન મળે, તો તમારી બેંક તે 7 થી 10 કામકાજના દિવસમાં પાછા આપે છે.',
  stillSilent: 'બેંકે હજી પણ જવાબ આપ્યો નથી.',
  nextCheck: (seconds: number): string => `${seconds}\u00a0સેકન્ડમાં ફરી તપાસીશું.`,
  checking: 'હમણાં તપાસી રહ્યા છીએ…',
  printReceipt: 'રસીદ પ્રિન્ટ કરો',
  shareReceipt: 'રસીદ શેર કરો',
  saveReceipt: 'રસીદ સેવ કરો',
};

export const paymentStatusText: TextsOf<typeof english.paymentStatusText> = {
  which: 'કયું પેમેન્ટ?',
  whichDescription: 'તમને મળેલો રેફરન્સ નંબર લખો. તે તમારી બેંકના મેસેજમાં પણ હોય છે.',
  reference: 'રેફરન્સ નંબર',
  referenceMissing: 'પેમેન્ટનો રેફરન્સ નંબર લખો',
  unknownReference: 'આ રેફરન્સ નંબર અમને ખબર નથી',
  unknownReferenceDescription:
    'તેને તમારી બેંકના મેસેજ સાથે સરખાવો. તમારા ખાતામાંથી પૈસા કપાયા હોય, તો ફરી પેમેન્ટ કરતાં પહેલાં અમારો સંપર્ક કરો.',
  ask: 'તપાસો',
  titles: {
    asking: 'તમારું પેમેન્ટ તપાસી રહ્યા છીએ',
    paid: 'પેમેન્ટ થઈ ગયું',
    failed: 'પેમેન્ટ થયું નથી',
    cancelled: 'પેમેન્ટ રદ થયું',
    comingBack: 'તમારા પૈસા પાછા આવી રહ્યા છે',
    notYet: 'હજી કન્ફર્મ થયું નથી',
    unknown: 'અમને હજી ખબર નથી',
    otherAmount: 'કૃપા કરીને ફરી પેમેન્ટ ન કરો',
  },
  dontClose: 'આ પેજ બંધ કરશો નહીં.',
  asking: 'અમે ઓપરેટર પાસે તપાસી રહ્યા છીએ. આનાથી તમારા પૈસા કપાતા નથી.',
  notYet: 'અમે તપાસતા રહીશું. તમે આ પેજ છોડી શકો છો.',
  unconfirmed:
    'તમારું પેમેન્ટ અમે હજી કન્ફર્મ કરી શક્યા નથી. અહીં દેખાતી કોઈ પણ વાતનો અર્થ એ નથી કે પેમેન્ટ થઈ ગયું છે.',
  withProvider: 'પેમેન્ટ પાર્ટનર આ પેમેન્ટ પર કામ કરે છે અથવા પૈસા તેની પાસે પહોંચી ગયા છે.',
  disputed: (amount: string): string =>
    `ઓપરેટરે પહેલાં ${amount} ના પેમેન્ટની પુષ્ટિ કરી હતી, અને હવે કહે છે કે આ પેમેન્ટ નિષ્ફળ ગયું. અમને રેફરન્સ નંબર મોકલો, અમે તપાસ કરીશું.`,
  aboutAnother: 'ઓપરેટરે બીજા પેમેન્ટ વિશે જવાબ આપ્યો, તેથી આ પેમેન્ટ કન્ફર્મ થયું નથી.',
  otherAmount: (paid: string, agreed: string): string =>
    `ઓપરેટર કહે છે કે ${paid} નું પેમેન્ટ થયું, પણ તમે ${agreed} માટે સંમતિ આપી હતી. અમને રેફરન્સ નંબર મોકલો, અમે તપાસ કરીશું.`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'રિન્યુ' : 'ચાલુ';
    return failed === all
      ? `પેમેન્ટ મળી ગયું, પણ કોઈ પેક ${done} થયું નથી.`
      : `પેમેન્ટ મળી ગયું, પણ ${all} માંથી ${failed} પેક ${done} ${failed === 1 ? 'થયું' : 'થયા'} નથી.`;
  },
  failed: 'કોઈ પૈસા કપાયા નથી.',
  failedDescription: (sentence: string): string => `તમારી બેંક કે પેમેન્ટ પાર્ટનરે કહ્યું: ${sentence}`,
  checkStatus: 'સ્ટેટસ તપાસો',
  tryAgain: 'ફરી પ્રયાસ કરો',
  keep: 'પેમેન્ટનો રેફરન્સ નંબર',
  detailsMissing: 'વિગતો લોડ થઈ શકી નહીં. ઉપરનું પરિણામ સાચું જ છે.',
  myPacks: 'મારા પેક',
  home: 'હોમ',
  logIn: 'લોગ ઇન કરો',
};

export const receiptText: TextsOf<typeof english.receiptText> = {
  title: 'પેમેન્ટની રસીદ',
  paid: 'પેમેન્ટ થયું',
  billedTo: 'ચૂકવનાર',
  customer: (id: string): string => `ગ્રાહક નંબર ${id}`,
  suppliedBy: 'સેવા આપનાર',
  gstin: (number: string): string => `GST નંબર (GSTIN) ${number}`,
  reference: 'રેફરન્સ નંબર',
  fullReference: 'આખો રેફરન્સ નંબર',
  bank: 'બેંક રેફરન્સ',
  what: 'વિગત',
  period: 'સમયગાળો',
  sac: 'સેવા કોડ (SAC)',
  amount: 'રકમ',
  until: (day: string): string => `${day} સુધી`,
  notDone: 'ચાલુ થયું નથી. રિફંડ મળ્યું હશે તો તે "ટ્રાન્ઝેક્શન" માં છે.',
  beforeTax: 'ટેક્સ પહેલાં',
  gst: 'GST',
  total: 'કુલ ચૂકવ્યા',
  method: 'પેમેન્ટની રીત',
  due: 'પેમેન્ટ પાર્ટનરને આ તારીખ સુધીમાં ચૂકવો',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} પર કોલ કરો` : `${phone} પર કોલ કરો અથવા મદદ ખોલો`;
    const without = isGuest ? 'તમારા ઓપરેટરને પૂછો' : 'મદદ ખોલો';
    return `કોઈ સવાલ? ${phone === '' ? without : byPhone} અને રેફરન્સ નંબર જણાવો. આ રસીદ કમ્પ્યુટરથી બનેલી છે અને તેના પર સહીની જરૂર નથી.`;
  },
  footWithoutReference: (phone: string): string =>
    `કોઈ સવાલ? ${phone === '' ? 'મદદ ખોલો' : `${phone} પર કોલ કરો અથવા મદદ ખોલો`}. આ રસીદ કમ્પ્યુટરથી બનેલી છે અને તેના પર સહીની જરૂર નથી.`,
};

export const topUpText: TextsOf<typeof english.topUpText> = {
  title: 'પૈસા ઉમેરો',
  balance: (amount: string): string => `તમારું બેલેન્સ ${amount} છે`,
  amount: 'રકમ રૂપિયામાં',
  amountHint: (least: string, most: string) => `${least} થી ${most} સુધી`,
  quick: 'લોકપ્રિય રકમ',
  box: 'કયા બોક્સ માટે?',
  account: 'આખા એકાઉન્ટ માટે',
  payMissing: 'પેમેન્ટની રીતો લોડ થઈ શકી નહીં.',
  errors: {
    unreadable: 'રકમ રૂપિયામાં લખો, જેમ કે 500',
    comma: 'પૈસા માટે ટપકું વાપરો, જેમ કે 300.50',
    tooLittle: (least: string) => `ઓછામાં ઓછી રકમ ${least} છે`,
    tooMuch: (most: string) => `એક વખતે વધુમાં વધુ રકમ ${most} છે`,
  },
};

export const unfinishedText: TextsOf<typeof english.unfinishedText> = {
  title: (count: number): string => (count === 1 ? '1 અધૂરું પેમેન્ટ' : `${count} અધૂરા પેમેન્ટ`),
  steps: {
    asking: 'હજી શરૂ થયું નથી',
    atProvider: 'પેમેન્ટ પાર્ટનર પાસે',
    awaitingCode: 'તમારા કોડની રાહ છે',
    awaitingApp: 'તમારી UPI એપની રાહ છે',
    paying: 'પેમેન્ટ થઈ રહ્યું છે',
    unknown: 'પરિણામની હજી ખબર નથી',
    paid: 'પેમેન્ટ થઈ ગયું',
    failed: 'પેમેન્ટ થયું નથી',
    left: 'અહીં બંધ કર્યું, પણ પેમેન્ટ પાર્ટનર પાસે હજી પેમેન્ટ થઈ શકે છે',
  },
  paidMeanwhile: 'આ દરમિયાન પેમેન્ટ થઈ ગયું',
  seeResult: 'પરિણામ જુઓ',
  seen: 'ઠીક છે',
  checkStatus: 'સ્ટેટસ તપાસો',
  goOn: 'પેમેન્ટ ચાલુ રાખો',
  enterCode: 'OTP લખો',
  showCode: 'કોડ બતાવો',
  leave: 'આ પેમેન્ટ બંધ કરો',
  mayBePaid: 'ત્યાં પેમેન્ટ કર્યું હોય તો ફરી ન કરો: તે અહીં દેખાશે. ન કર્યું હોય તો તે પેજ બંધ કરીને ફરી શરૂ કરો.',
  notPaid: 'મેં ત્યાં પેમેન્ટ કર્યું નથી, ફરી શરૂ કરો',
};

export const payInstantlyText: TextsOf<typeof english.payInstantlyText> = {
  mobileno: 'રસીદ માટે મોબાઇલ નંબર (વૈકલ્પિક)',
  receiptHint: 'ફક્ત આ રસીદ માટે.',
  email: 'રસીદ માટે ઇમેઇલ (વૈકલ્પિક)',
  pay: 'UPI થી પેમેન્ટ કરો',
  approve: 'મંજૂરી તમારી UPI એપમાં આપો',
  errors: {
    mobileno: '6, 7, 8 કે 9 થી શરૂ થતો 10 અંકનો મોબાઇલ નંબર લખો',
    email: 'ઇમેઇલ એડ્રેસ લખો, જેમ કે name@example.com',
  },
};

export const upiText: TextsOf<typeof english.upiText> = {
  beforePay: 'મંજૂરી તમારી UPI એપમાં આપો. તે પહેલાં નીકળી જાઓ તો આ તમારા અધૂરા પેમેન્ટમાં ચૂકવ્યા વગર રહે છે.',
  scan: 'કોઈ પણ UPI એપથી આ કોડ સ્કેન કરો અને ત્યાં પેમેન્ટ મંજૂર કરો.',
  qr: 'આ પેમેન્ટનો QR કોડ. એ જ વિગતો તેની નીચે છે.',
  qrMissing: 'કોડ બતાવી શકાયો નહીં. નીચેના UPI એડ્રેસ પર પેમેન્ટ કરો, અથવા પેજ ફરી લોડ કરો.',
  openApp: 'તમારી UPI એપ ખોલો',
  showQr: 'બીજા ફોન માટે QR કોડ બતાવો',
  hideQr: 'QR કોડ છુપાવો',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0 ? `${minutes}\u00a0મિ ${seconds}\u00a0સે સુધી માન્ય` : `${seconds}\u00a0સે સુધી માન્ય`,
  nearlyOver: 'આ કોડ એક મિનિટથી ઓછા સમય માટે માન્ય છે',
  waiting: 'તમારા પેમેન્ટની રાહ છે. ઓપરેટરને મળતાં જ આ પેજ અપડેટ થશે.',
  unasked: 'હમણાં ઓપરેટર સાથે સંપર્ક થઈ શકતો નથી. તમે પેમેન્ટ કર્યું હોય તો તે જતું રહ્યું નથી. અમે તપાસતા રહીશું.',
  checkNow: 'મેં પેમેન્ટ કર્યું છે, હમણાં તપાસો',
  byHand: 'તેના બદલે UPI એડ્રેસ પર પેમેન્ટ કરો',
  payee: 'UPI એડ્રેસ',
  payeeName: 'કોને ચૂકવો છો',
  amount: 'રકમ',
  reference: 'રેફરન્સ નંબર',
  service: 'સેવા',
  whose: 'કનેક્શન કોનું',
  number: 'નંબર',
  leave: 'પેમેન્ટ રદ કરો',
  notLeft: 'હમણાં રદ થઈ શક્યું નહીં. ફરી પ્રયાસ કરો.',
  left: 'તમે આ પેમેન્ટ રદ કર્યું છે. તેના કોડથી હજી થોડી વાર પેમેન્ટ થઈ શકે છે, તેથી તમે એના માટે ફરી ચૂકવો તે પહેલાં અમે તે તપાસીએ છીએ.',
  overAsking: 'પેમેન્ટનો સમય પૂરો થયો. કંઈ પહોંચ્યું કે નહીં તે અમે ઓપરેટરને ફરી પૂછી રહ્યા છીએ.',
  overUnknown:
    'પેમેન્ટનો સમય પૂરો થયો, અને ઓપરેટરને હજી પરિણામની ખબર નથી. આ સ્પષ્ટ થાય ત્યાં સુધી કૃપા કરીને એના માટે ફરી પેમેન્ટ ન કરો.',
  checkStatus: 'સ્ટેટસ તપાસો',
  failed: 'પેમેન્ટ થયું નથી. કોઈ પૈસા કપાયા નથી.',
  failedDescription: (sentence: string): string => `ઓપરેટરે કહ્યું: ${sentence}`,
  newCode: 'નવો કોડ મેળવો',
  back: 'પાછા જાઓ',
  result: 'પરિણામ જુઓ',
  gone: 'આ પેમેન્ટ હવે આ બ્રાઉઝરમાં નથી.',
};

export const upiRefusalText: TextsOf<typeof english.upiRefusalText> = {
  changed: 'રકમ બદલાઈ ગઈ છે. પેમેન્ટ કરતાં પહેલાં તપાસો.',
  notPayable: 'ઓપરેટરે એવી રિક્વેસ્ટ મોકલી જેનું પેમેન્ટ થઈ શકતું નથી. કોઈ પેમેન્ટ થયું નથી. પછી ફરી પ્રયાસ કરો.',
  unknownNumber: 'કોઈ એકાઉન્ટ મળ્યું નથી. નંબર તપાસો.',
  neverBegan: 'રિક્વેસ્ટ બની શકી નહીં, અને કોઈ પેમેન્ટ થયું નથી. તમે તૈયાર હો ત્યારે ફરી પ્રયાસ કરો.',
  checkStatus: 'સ્ટેટસ તપાસો',
};
