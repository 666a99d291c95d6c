import type { instantPaymentText as EnglishInstantPaymentText } from '../../screens/payments/instant/instantPayment.text';
import type { instantPaymentConfirmText as EnglishInstantPaymentConfirmText } from '../../screens/payments/instant/instantPaymentConfirm.text';
import type { savedNumbersText as EnglishSavedNumbersText } from '../../screens/payments/instant/savedNumbers.text';
import type { otpDialogText as EnglishOtpDialogText } from '../../screens/payments/otp/otpDialog.text';
import type { ottQuickPayText as EnglishOttQuickPayText } from '../../screens/payments/ott/ottQuickPay.text';
import type { billText as EnglishBillText } from '../../screens/payments/pay/bill.text';
import type { paymentMethodsText as EnglishPaymentMethodsText } from '../../screens/payments/pay/paymentMethods.text';
import type { purposesText as EnglishPurposesText } from '../../screens/payments/pay/purposes.text';
import type { paymentDetailsText as EnglishPaymentDetailsText } from '../../screens/payments/status/paymentDetails.text';
import type { paymentResultText as EnglishPaymentResultText } from '../../screens/payments/status/paymentResult.text';
import type { paymentStatusText as EnglishPaymentStatusText } from '../../screens/payments/status/paymentStatus.text';
import type { receiptText as EnglishReceiptText } from '../../screens/payments/status/receipt/receipt.text';
import type { topUpText as EnglishTopUpText } from '../../screens/payments/topUp/topUp.text';
import type { unfinishedText as EnglishUnfinishedText } from '../../screens/payments/unfinished/unfinished.text';
import type { lazyUpiRequestText as EnglishLazyUpiRequestText } from '../../screens/payments/upi/lazyUpiRequest.text';
import type { payInstantlyText as EnglishPayInstantlyText } from '../../screens/payments/upi/payInstantly.text';
import type { upiText as EnglishUpiText } from '../../screens/payments/upi/request/upi.text';
import type { upiRefusalText as EnglishUpiRefusalText } from '../../screens/payments/upi/upiRefusal.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const plural = new Intl.PluralRules('te');
/** Why it ended without a payment, by the provider's code; another code is told in its own sentence. */
/** What the instalment provider says no with, by its codes. Another one is told in its own sentence. */

export const instantPaymentText: TextsOf<typeof EnglishInstantPaymentText> = {
  title: 'క్విక్ రీఛార్జ్',
  lead: 'మీ కనెక్షన్ లేదా వేరే కనెక్షన్ కోసం చెల్లించండి. లాగిన్ అక్కర్లేదు.',
  number: 'మొబైల్, ఖాతా లేదా బాక్స్ నంబర్',
  numberHint: 'బాక్స్ నంబర్ సెట్-టాప్ బాక్స్ కింది వైపున ఉంటుంది.',
  find: 'కొనసాగించండి',
  unknownNumber:
    'ఖాతా దొరకలేదు. నంబర్ సరిచూసుకోండి, లేదా వేరేది ఎంటర్ చేయండి: రిజిస్టర్డ్ మొబైల్ నంబర్, బిల్లుపై ఉన్న ఖాతా నంబర్, లేదా బాక్స్ నంబర్.',
  stale: 'ఈ పేజీ ఏ కనెక్షన్‌దో మాకు ఇప్పుడు తెలియదు. నంబర్ మళ్లీ ఎంటర్ చేయండి.',
  lost: 'ఈ డివైజ్ ఆ నంబర్‌ను ఇక చదవలేదు, అందుకే దాన్ని తీసివేశాం. మళ్లీ ఎంటర్ చేయండి.',
  errors: {
    missing: 'కనెక్షన్ నంబర్ ఎంటర్ చేయండి',
    odd: 'కనీసం నాలుగు అక్షరాలు లేదా అంకెలు ఎంటర్ చేయండి, వేరే గుర్తులు వద్దు',
  },
  unfinishedMissing: 'మీ పూర్తికాని పేమెంట్‌లు లోడ్ కాలేదు.',
  request: 'UPIతో చెల్లించండి',
};

export const instantPaymentConfirmText: TextsOf<typeof EnglishInstantPaymentConfirmText> = {
  title: 'ఈ కనెక్షన్ కోసం పేమెంట్',
  lead: 'మీరు చెల్లించాలనుకుంటున్నది ఈ కనెక్షన్ కోసమేనా?',
  name: 'పేరు',
  account: 'ఖాతా నంబర్',
  mobile: 'మొబైల్ నంబర్',
  region: 'ప్రాంతం',
  email: 'ఈమెయిల్',
  customertype: 'కస్టమర్ రకం',
  types: { PREPAID: 'ప్రీపెయిడ్', DP: 'డైరెక్ట్ కస్టమర్' },
  frcode: 'ఫ్రాంచైజ్ కోడ్',
  balance: 'బ్యాలెన్స్',
  due: 'చెల్లించాల్సినది',
  inactive:
    'ఈ కనెక్షన్ యాక్టివ్‌గా లేదు. మీరు చెల్లించేది దీని బ్యాలెన్స్‌కు వెళ్తుంది, దానితో కనెక్షన్ మళ్లీ యాక్టివ్ కాకపోవచ్చు. ముందుగా ఇంట్లోవాళ్లను లేదా ఆపరేటర్‌ను అడగండి.',
  noEnd: 'దీని ప్యాక్‌లు ఎప్పుడు ముగుస్తాయో ఈ కనెక్షన్ ఇంటివారు లాగిన్ అయితేనే చూడగలరు.',
  other: 'వేరే నంబర్',
  payMissing: 'పేమెంట్ పద్ధతులు లోడ్ కాలేదు.',
};

export const savedNumbersText: TextsOf<typeof EnglishSavedNumbersText> = {
  title: 'మళ్లీ చెల్లించండి',
  pay: 'చెల్లించండి',
  payNamed: (end: string) => `${end} కోసం మళ్లీ చెల్లించండి`,
  remove: 'తీసివేయండి',
  removeNamed: (end: string) => `${end} తీసివేయండి`,
  whereKept:
    'ఇది ఈ డివైజ్‌లో మాత్రమే సేవ్ అయి ఉంటుంది, మీరు లాగ్ అవుట్ అయ్యాక కూడా. ఈ డివైజ్ వాడే ఎవరైనా ఈ నంబర్ల కోసం చెల్లించవచ్చు, కానీ వాటి చివరి అంకెలే వారికి కనిపిస్తాయి.',
  keep: 'ఈ నంబర్‌ను ఈ డివైజ్‌లో సేవ్ చేయండి',
  keepHint: (end: string) =>
    `దీనికి మళ్లీ ఒక్క ట్యాప్‌తో చెల్లించవచ్చు. లిస్ట్‌లో ${end} అని కనిపిస్తుంది. వేరేవాళ్లు కూడా వాడే డివైజ్‌లో దీన్ని ఆఫ్‌లో ఉంచండి.`,
  notKept: 'ఈ బ్రౌజర్‌లో నంబర్‌ను సేవ్ చేయడం వీలుకాదు.',
};

export const otpDialogText: TextsOf<typeof EnglishOtpDialogText> = {
  title: 'పే లేటర్',
  steps: ['అర్హత', 'మీ కోడ్', 'చెల్లించారు'] as readonly string[],
  whatFor: 'మీరు చెల్లించేది',
  due: 'పేమెంట్ పార్టనర్‌కు చెల్లించాల్సిన తేదీ',
  code: 'మీకు SMSలో వచ్చిన కోడ్',
  sentTo: (mobile: string): string =>
    `పేమెంట్ పార్టనర్ ${mobile} నంబర్‌కు 6 అంకెల కోడ్ పంపారు. మీరు నిర్ధారించే వరకు ఏమీ కట్ కాదు.`,
  sent: 'పేమెంట్ పార్టనర్ మీకు 6 అంకెల కోడ్ పంపారు. మీరు నిర్ధారించే వరకు ఏమీ కట్ కాదు.',
  confirm: (amount: string): string => `${amount} నిర్ధారించండి`,
  works: (seconds: number): string => `కోడ్ ఇంకా ${clock(seconds)} చెల్లుతుంది`,
  triesLeft: (count: number): string =>
    plural.select(count) === 'one'
      ? `ఇంకా ${count}\u00a0అవకాశం ఉంది`
      : `ఇంకా ${count}\u00a0అవకాశాలు ఉన్నాయి`,
  missing: '6 అంకెల కోడ్ ఎంటర్ చేయండి',
  wrong: 'ఈ కోడ్ తప్పు.',
  expired: 'ఈ కోడ్ గడువు ముగిసింది. కొత్త కోడ్ తీసుకోండి.',
  spent: 'ఈ కోడ్ ఇక పని చేయదు. కొత్త కోడ్ తీసుకోండి.',
  wait: (seconds: number): string => `${clock(seconds)}లో కొత్త కోడ్`,
  mayResend: 'ఇప్పుడు కొత్త కోడ్ తీసుకోవచ్చు.',
  resend: 'కొత్త కోడ్ పంపండి',
  resendsLeft: (count: number): string =>
    count === 0
      ? 'ఈ పేమెంట్ కోసం ఇంకా కోడ్‌లు పంపలేం.'
      : `ఇంకా ${count} ${plural.select(count) === 'one' ? 'కోడ్' : 'కోడ్‌లు'} పంపవచ్చు.`,
  noMoreCodes: 'పేమెంట్ పార్టనర్ ఇంకా కోడ్‌లు పంపలేరు. చివరి కోడ్ ఎంటర్ చేయండి, లేదా రద్దు చేసి వేరే పేమెంట్ పద్ధతి ఎంచుకోండి.',
  leave: 'పేమెంట్ రద్దు చేయండి',
  leaveMeans: 'రద్దు చేస్తే ఆ అమౌంట్ విడుదలవుతుంది. ఏమీ కట్ కాదు.',
  notLeft:
    'మీరు రద్దు చేస్తున్నట్లు పేమెంట్ పార్టనర్‌కు చెప్పలేకపోయాం. ఏమీ కట్ కాలేదు. మళ్లీ ప్రయత్నించండి, లేదా దీన్ని మూసివేసి తర్వాత రద్దు చేయండి.',
  close: 'ప్రస్తుతానికి మూసివేయండి',
  paying: 'మీ కోడ్ పేమెంట్ పార్టనర్‌కు చేరింది. దయచేసి సమాధానం కోసం ఆగండి. ఇప్పుడు ఇక్కడి నుంచి వెళ్లినా పేమెంట్ ఆగదు.',
  notSent: 'మీ కోడ్ వెళ్లలేదు, ఏమీ కట్ కాలేదు.',
  nothingCharged: 'ఏమీ కట్ కాలేదు.',
  over: 'పేమెంట్ జరగలేదు.',
  ends: {
    LP_TXN_EXPIRED: 'ఈ పేమెంట్‌కు చాలా సమయం పట్టింది, పేమెంట్ పార్టనర్ అమౌంట్‌ను విడుదల చేశారు.',
    LP_INVALID_TXN_REF_NO: 'ఈ పేమెంట్ కోసం పేమెంట్ పార్టనర్ దగ్గర ఇప్పుడు ఏమీ లేదు.',
    LP_ACCOUNT_LOCKED: 'పేమెంట్ పార్టనర్ మీ ఖాతాను ప్రస్తుతానికి లాక్ చేశారు.',
    LP_SIGNATURE_MISMATCH: 'ఈ పేమెంట్ మీదేనని పేమెంట్ పార్టనర్ నిర్ధారించలేకపోయారు, అందుకే దీన్ని తిరస్కరించారు.',
    LP_USER_INELIGIBLE: 'పేమెంట్ పార్టనర్ మీకు పే లేటర్ అందించడం లేదు.',
    LP_INSUFFICIENT_BALANCE: 'పేమెంట్ పార్టనర్ దగ్గర మీ క్రెడిట్ ఈ అమౌంట్ కంటే తక్కువగా ఉంది.',
    LP_BILL_OVER_DUES: 'పేమెంట్ పార్టనర్‌కు మీరు చెల్లించాల్సిన బిల్లు గడువు దాటింది. ముందుగా దాన్ని చెల్లించండి.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ఈ అమౌంట్ పేమెంట్ పార్టనర్ దగ్గర మీ పరిమితి కంటే ఎక్కువ.',
  },
  again: 'పేమెంట్ పద్ధతి ఎంచుకోండి',
  ended: 'మీరు కోడ్ ఎంటర్ చేశారు. మీ పేమెంట్ ఫలితం ఇక్కడ ఉంది.',
  result: 'ఫలితం చూడండి',
};

export const ottQuickPayText: TextsOf<typeof EnglishOttQuickPayText> = {
  title: 'స్ట్రీమింగ్ సర్వీస్ కోసం పేమెంట్',
  lead: 'మొబైల్ నంబర్ ఉంటే చాలు. లాగిన్ అక్కర్లేదు.',
  service: 'స్ట్రీమింగ్ సర్వీస్',
  mobileno: 'సబ్‌స్క్రైబర్ మొబైల్ నంబర్',
  mobilenoHint: 'ఆపరేటర్ దగ్గర రిజిస్టర్ చేసిన నంబర్.',
  price: 'తర్వాత మీకు సర్వీస్, దాని ధర కనిపిస్తాయి. మీ UPI యాప్‌లో ఆమోదించే వరకు పేమెంట్ జరగదు.',
  ask: 'ధర చూడండి',
  request: 'UPIతో చెల్లించండి',
  unfinishedMissing: 'మీ పూర్తికాని పేమెంట్‌లు లోడ్ కాలేదు.',
  errors: {
    service: 'స్ట్రీమింగ్ సర్వీస్‌ను ఎంచుకోండి',
    mobileno: '6, 7, 8 లేదా 9తో మొదలయ్యే 10 అంకెల మొబైల్ నంబర్ ఎంటర్ చేయండి',
  },
};

export const billText: TextsOf<typeof EnglishBillText> = {
  packs: (count: number): string => `${count === 1 ? '1 ప్యాక్' : `${count} ప్యాక్‌లు`}, ట్యాక్స్ కాకుండా`,
  unpriced: (priced: number, unpriced: number): string => {
    const packs = (count: number) => (count === 1 ? '1 ప్యాక్' : `${count} ప్యాక్‌లు`);
    return priced === 0 ? `${packs(unpriced)}: ధర లేదు` : `${packs(priced)}, మరో ${unpriced}కి ధర లేదు`;
  },
  gst: 'GST',
  total: 'మొత్తం',
  totalWithTax: 'మొత్తం, GSTతో',
};

export const purposesText: TextsOf<typeof EnglishPurposesText> = {
  CART: 'మీ కార్ట్‌లోని ప్యాక్‌లు',
  RENEWAL: 'రెన్యూవల్',
  TOPUP: 'డబ్బు జోడించడం',
  OFFER: 'కొత్త కనెక్షన్',
  INSTANT: 'నంబర్ కోసం పేమెంట్',
  OTT: 'స్ట్రీమింగ్ సర్వీస్',
};

export const paymentMethodsText: TextsOf<typeof EnglishPaymentMethodsText> = {
  how: 'పేమెంట్ పద్ధతి',
  change: 'మార్చండి',
  ways: { CARD: 'UPI, కార్డ్ లేదా నెట్ బ్యాంకింగ్', INSTALMENT: 'పే లేటర్', BALANCE: 'మీ బ్యాలెన్స్' },
  means: { CARD: 'సురక్షిత పేమెంట్ పేజీలో', INSTALMENT: 'పేమెంట్ పార్టనర్‌కు తర్వాత చెల్లిస్తారు' },
  onlyCard: 'పేమెంట్ పార్టనర్ సురక్షిత పేజీలో UPI, కార్డ్ లేదా నెట్ బ్యాంకింగ్‌తో చెల్లించండి.',
  needsPrice: 'UPI, కార్డ్, పే లేటర్‌కు ధర అవసరం; మీ ఆపరేటర్ ధర ఇవ్వలేదు. మీ బ్యాలెన్స్ నుంచి చెల్లించవచ్చు.',
  operatorPrice: 'ధరను మీ ఆపరేటర్ నిర్ణయిస్తారు',
  confirmPrice: 'చెల్లించే ముందు దీన్ని నిర్ధారించండి.',
  nothingToPay:
    'మొత్తం సున్నా లేదా అంతకంటే తక్కువ, కాబట్టి చెల్లించాల్సింది ఏమీ లేదు. తప్పుగా అనిపిస్తే దయచేసి మమ్మల్ని సంప్రదించండి.',
  noCardNumber: 'ఇక్కడ ఎప్పుడూ కార్డ్ నంబర్ ఎంటర్ చేయాల్సిన అవసరం లేదు.',
  holds: (amount: string): string => `${amount} అందుబాటులో ఉంది`,
  pay: 'చెల్లించండి',
  payAmount: (amount: string): string => `${amount} చెల్లించండి`,
  payLater: (amount: string): string => `${amount} తర్వాత చెల్లించండి`,
  payFromBalance: (amount: string): string => `బ్యాలెన్స్ నుంచి ${amount} చెల్లించండి`,
  fromBalance: 'బ్యాలెన్స్ నుంచి',
  leftAfter: (amount: string): string => `తర్వాత ${amount} మిగులుతుంది`,
  short: (amount: string): string => `${amount} తక్కువ`,
  addMoney: 'డబ్బు జోడించండి',
  added: (amount: string): string => `బ్యాలెన్స్‌కు డబ్బు జోడించడానికి ${amount} పేమెంట్ పూర్తయింది.`,
  unknownBalance: 'మీ బ్యాలెన్స్ లోడ్ కాలేదు.',
  askAgain: 'బ్యాలెన్స్ రిఫ్రెష్ చేయండి',
  refused: 'పేమెంట్ జరగలేదు.',
  nothingMore: 'ఇంకేమీ కట్ కాలేదు.',
  changed: 'పేమెంట్ జరగలేదు. అమౌంట్ మారింది. చెల్లించే ముందు సరిచూసుకోండి.',
  orderOver: 'పేమెంట్ జరగలేదు. మీ ఆర్డర్ గడువు ముగిసింది. కొత్తది చేయడానికి మళ్లీ ప్రయత్నించండి.',
  open: 'దీనికి సంబంధించిన ఒక పేమెంట్‌ను ఇంకా చెక్ చేస్తున్నాం. ఫలితం తెలిసే వరకు దయచేసి మళ్లీ చెల్లించకండి.',
  inProgress:
    'పేమెంట్ పార్టనర్ మీ పేమెంట్‌ను ప్రాసెస్ చేస్తున్నారు, లేదా డబ్బు వారికి చేరింది. అందుకే మరో పేమెంట్ మొదలుపెట్టలేదు. దీని స్థితి చెక్ చేయండి, లేదా మా సహాయం తీసుకోండి.',
  balanceOpen:
    'దీని కోసం మీ బ్యాలెన్స్ నుంచి ఒక పేమెంట్ పంపాం, కానీ సమాధానం రాలేదు. వేరే పేమెంట్ పద్ధతి వాడే ముందు దాని ఫలితం చెక్ చేయండి.',
  check: 'పేమెంట్ చెక్ చేయండి',
  justPaid: 'దీని పేమెంట్ ఇప్పుడే జరిగింది. ఇంకేమీ కట్ కాలేదు.',
  elsewhere:
    'పేమెంట్ పేజీ అడ్రస్‌ను గుర్తించలేకపోయాం, అందుకే మిమ్మల్ని అక్కడికి పంపలేదు. పేమెంట్ జరగలేదు. దయచేసి మమ్మల్ని సంప్రదించండి.',
  otherPayment:
    'ఈ పేమెంట్‌ను కొనసాగించకుండా ఆపరేటర్ వేరొకటి ప్రారంభించారు, అందుకే మిమ్మల్ని అక్కడికి పంపలేదు. దీన్ని చెక్ చేయండి. ఇది ఇంకా పూర్తి కాకుండానే ఉంటే దీని రిఫరెన్స్ నంబర్‌తో మమ్మల్ని సంప్రదించండి.',
  reused:
    'ఆపరేటర్ ఈ పేమెంట్‌కు వేరే పేమెంట్ రిఫరెన్స్ ఇచ్చారు, అందుకే దీన్ని మొదలుపెట్టలేదు. ఏమీ చెల్లించలేదు. దయచేసి మమ్మల్ని సంప్రదించండి.',
  going: 'మిమ్మల్ని పేమెంట్ పేజీకి తీసుకెళ్తున్నాం',
  neverBegan: 'పేమెంట్ మొదలు కాలేదు, ఏమీ కట్ కాలేదు. మీరు సిద్ధమయ్యాక మళ్లీ ప్రయత్నించండి.',
  instead: 'మీరు వేరే పేమెంట్ పద్ధతి వాడవచ్చు.',
  later: {
    LP_USER_INELIGIBLE: 'పేమెంట్ పార్టనర్ మీకు పే లేటర్ అందించడం లేదు.',
    LP_INSUFFICIENT_BALANCE: 'పేమెంట్ పార్టనర్ దగ్గర మీ క్రెడిట్ ఈ అమౌంట్ కంటే తక్కువగా ఉంది.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ఈ అమౌంట్ పేమెంట్ పార్టనర్ దగ్గర మీ పరిమితి కంటే ఎక్కువ.',
    LP_BILL_OVER_DUES: 'పేమెంట్ పార్టనర్‌కు మీరు చెల్లించాల్సిన బిల్లు గడువు దాటింది. ముందుగా దాన్ని చెల్లించండి.',
    LP_ACCOUNT_LOCKED: 'పేమెంట్ పార్టనర్ మీ ఖాతాను ప్రస్తుతానికి లాక్ చేశారు.',
    LP_MAX_OTP_GEN_EXCEEDED: 'పేమెంట్ పార్టనర్ ప్రస్తుతం మీకు ఇంకా కోడ్‌లు పంపలేరు.',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'దీని కోసం పేమెంట్ పార్టనర్ దగ్గర ఇప్పటికే ఒక రిక్వెస్ట్ ఉంది. మళ్లీ ప్రయత్నించే ముందు కొన్ని నిమిషాలు ఆగండి.',
  },
};

export const paymentDetailsText: TextsOf<typeof EnglishPaymentDetailsText> = {
  amount: 'అమౌంట్',
  whatFor: 'దేని కోసం',
  mode: 'పేమెంట్ పద్ధతి',
  modeTried: 'ఎంచుకున్న పేమెంట్ పద్ధతి',
  modes: {
    CC: 'క్రెడిట్ కార్డ్',
    DC: 'డెబిట్ కార్డ్',
    NB: 'నెట్ బ్యాంకింగ్',
    UPI: 'UPI',
    INSTALMENT: 'పే లేటర్ (పేమెంట్ పార్టనర్)',
    BALANCE: 'బ్యాలెన్స్',
  },
  when: 'ఎప్పుడు',
  bank: 'బ్యాంక్ రిఫరెన్స్',
  account: 'ఈ నంబర్ కోసం',
  due: 'పేమెంట్ పార్టనర్‌కు చెల్లించాల్సిన తేదీ',
  order: 'ఆర్డర్ నంబర్',
  results: 'మీ ప్యాక్‌లు',
  done: 'పూర్తయింది',
  held: 'ఇంకా యాక్టివ్ కాలేదు',
  notRenewed: 'రెన్యూ కాలేదు',
  notStarted: 'మొదలు కాలేదు',
  reasons: {
    tooEarly: 'ఇంకా సమయం రాలేదు. ప్యాక్ ముగిసే ముందు 15 రోజుల్లో రెన్యూ చేయవచ్చు.',
    chargeRefused: 'మీ ఆపరేటర్ ఛార్జీ సెట్ చేయలేకపోయారు.',
    other: 'మీ ఆపరేటర్ దీన్ని పూర్తి చేయలేకపోయారు.',
  },
  givenBack: (amount: string): string => `దీని ${amount} మీ బ్యాలెన్స్‌లో ఉంది.`,
  notGivenBack: 'దీని ధర రీఫండ్ అయిందో లేదో మీ ఆపరేటర్ చెప్పలేదు. కింద ఉన్న రిఫరెన్స్ నంబర్‌తో వారిని సంప్రదించండి.',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `మీ ఆపరేటర్ మెసేజ్: ${words}` : `మీ ఆపరేటర్ మెసేజ్: ${words} (${code})`,
  tryAgain: (count: number): string =>
    count === 1 ? '1 ప్యాక్ మళ్లీ రెన్యూ చేయండి' : `${count} ప్యాక్‌లు మళ్లీ రెన్యూ చేయండి`,
  next: 'తర్వాత ఏం జరుగుతుంది',
  visit: 'ఇన్‌స్టాలేషన్ ఎప్పుడో నిర్ణయించడానికి మీరు ఇచ్చిన నంబర్‌కు కాల్ చేస్తాం.',
  seeOrder: 'మీ ఆర్డర్ చూడండి',
};

export const paymentResultText: TextsOf<typeof EnglishPaymentResultText> = {
  maybeTaken: 'మీ బ్యాంక్ డబ్బు కట్ చేసి ఉండవచ్చు. అలా జరిగితే, బ్యాంక్ 7 నుంచి 10 పని దినాల్లో తిరిగి ఇస్తుంది.',
  comingBack: (amount: string): string =>
    `${amount} కట్ అయిందని, అది మీకు తిరిగి వస్తుందని మీ బ్యాంక్ చెబుతోంది. దీనికి సాధారణంగా 7 నుంచి 10 పని దినాలు పడుతుంది.`,
  dontPay: 'దయచేసి మళ్లీ చెల్లించకండి',
  returned: 'మీ ఖాతా నుంచి డబ్బు కట్ అయి మాకు చేరకపోతే, మీ బ్యాంక్ 7 నుంచి 10 పని దినాల్లో తిరిగి ఇస్తుంది.',
  stillSilent: 'బ్యాంక్ ఇంకా సమాధానం ఇవ్వలేదు.',
  nextCheck: (seconds: number): string =>
    seconds === 1 ? '1\u00a0సెకనులో మళ్లీ చెక్ చేస్తాం.' : `${seconds}\u00a0సెకన్లలో మళ్లీ చెక్ చేస్తాం.`,
  checking: 'ఇప్పుడు చెక్ చేస్తున్నాం…',
  checkNow: 'ఇప్పుడే చెక్ చేయండి',
  printReceipt: 'రసీదు ప్రింట్ చేయండి',
  shareReceipt: 'రసీదు షేర్ చేయండి',
  saveReceipt: 'రసీదు సేవ్ చేయండి',
};

export const paymentStatusText: TextsOf<typeof EnglishPaymentStatusText> = {
  which: 'ఏ పేమెంట్?',
  whichDescription: 'మీకు ఇచ్చిన రిఫరెన్స్ నంబర్ ఎంటర్ చేయండి. అది మీ బ్యాంక్ మెసేజ్‌లో కూడా ఉంటుంది.',
  reference: 'రిఫరెన్స్ నంబర్',
  referenceMissing: 'పేమెంట్ రిఫరెన్స్ నంబర్ ఎంటర్ చేయండి',
  unknownReference: 'ఈ రిఫరెన్స్ నంబర్ మాకు తెలియదు',
  unknownReferenceDescription:
    'మీ బ్యాంక్ మెసేజ్‌తో సరిచూసుకోండి. మీ ఖాతా నుంచి డబ్బు కట్ అయి ఉంటే, మళ్లీ చెల్లించే ముందు మమ్మల్ని సంప్రదించండి.',
  ask: 'చెక్ చేయండి',
  titles: {
    asking: 'మీ పేమెంట్‌ను చెక్ చేస్తున్నాం',
    paid: 'పేమెంట్ పూర్తయింది',
    failed: 'పేమెంట్ జరగలేదు',
    cancelled: 'పేమెంట్ రద్దయింది',
    comingBack: 'మీ డబ్బు తిరిగి వస్తోంది',
    notYet: 'ఇంకా నిర్ధారణ కాలేదు',
    unknown: 'మాకు ఇంకా తెలియదు',
    otherAmount: 'దయచేసి మళ్లీ చెల్లించకండి',
  },
  dontClose: 'ఈ పేజీని మూసివేయవద్దు.',
  asking: 'ఆపరేటర్‌తో చెక్ చేస్తున్నాం. దీనివల్ల డబ్బు కట్ కాదు.',
  notYet: 'బ్యాంక్ ఇంకా సమాధానం ఇవ్వలేదు. మేం చెక్ చేస్తూనే ఉంటాం. మీరు ఈ పేజీ నుంచి వెళ్లవచ్చు.',
  unconfirmed: {
    watched: 'మీ పేమెంట్‌ను ఇంకా నిర్ధారించలేకపోయాం. మేం చెక్ చేస్తూనే ఉంటాం. ఇక్కడ కనిపించే దేనికీ పేమెంట్ జరిగిందని అర్థం కాదు.',
    ended: 'మీ పేమెంట్‌ను ఇంకా నిర్ధారించలేకపోయాం. ఇక్కడ కనిపించే దేనికీ పేమెంట్ జరిగిందని అర్థం కాదు.',
  },
  withProvider: 'పేమెంట్ పార్టనర్ ఈ పేమెంట్‌ను ప్రాసెస్ చేస్తున్నారు, లేదా డబ్బు వారికి చేరింది. ఆపరేటర్ ఇంకా నిర్ధారించలేదు.',
  disputed: (amount: string): string =>
    `${amount} చెల్లించినట్లు ఆపరేటర్ ముందు నిర్ధారించారు, ఇప్పుడు ఈ పేమెంట్ ఫెయిలైందని చెబుతున్నారు. మాకు రిఫరెన్స్ నంబర్ పంపండి, మేం చూస్తాం.`,
  aboutAnother:
    'ఆపరేటర్ వేరే పేమెంట్ గురించి సమాధానం ఇచ్చారు, కాబట్టి ఇది నిర్ధారణ కాలేదు. ఇలాగే కొనసాగితే దీని రిఫరెన్స్ నంబర్‌తో మమ్మల్ని సంప్రదించండి.',
  otherAmount: (paid: string, agreed: string): string =>
    `${paid} చెల్లించినట్లు ఆపరేటర్ చెబుతున్నారు, కానీ మీరు ఒప్పుకున్నది ${agreed}. మాకు రిఫరెన్స్ నంబర్ పంపండి, మేం చూస్తాం.`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const notDone = isRenewal ? 'రెన్యూ కాలేదు' : 'మొదలు కాలేదు';
    return failed === all
      ? `పేమెంట్ చేరింది, కానీ ఏ ప్యాక్ కూడా ${notDone}.`
      : `పేమెంట్ చేరింది, కానీ ${all} ప్యాక్‌లలో ${failed} ${notDone}.`;
  },
  failed: 'డబ్బు కట్ కాలేదు.',
  failedDescription: (sentence: string): string => `మీ బ్యాంక్ లేదా పేమెంట్ పార్టనర్ చెప్పింది: ${sentence}`,
  again: 'మళ్లీ చెక్ చేయండి',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  keep: 'పేమెంట్ రిఫరెన్స్ నంబర్',
  detailsMissing: 'వివరాలు లోడ్ కాలేదు. పైన ఉన్న ఫలితం సరైనదే.',
  myPacks: 'నా ప్యాక్‌లు',
  home: 'హోమ్',
  login: 'లాగిన్',
};

export const receiptText: TextsOf<typeof EnglishReceiptText> = {
  title: 'పేమెంట్ రసీదు',
  paid: 'చెల్లించారు',
  billedTo: 'చెల్లించినవారు',
  customer: (id: string): string => `కస్టమర్ నంబర్ ${id}`,
  suppliedBy: 'సర్వీస్ అందించేవారు',
  gstin: (number: string): string => `GST నంబర్ (GSTIN) ${number}`,
  reference: 'రిఫరెన్స్',
  fullReference: 'పూర్తి రిఫరెన్స్',
  bank: 'బ్యాంక్ రిఫరెన్స్',
  what: 'వివరణ',
  period: 'వ్యవధి',
  sac: 'సర్వీస్ కోడ్ (SAC)',
  amount: 'అమౌంట్',
  until: (day: string): string => `${day} వరకు`,
  notDone: 'మొదలు కాలేదు. రీఫండ్ ఉంటే "లావాదేవీలు"లో కనిపిస్తుంది.',
  beforeTax: 'ట్యాక్స్ కాకుండా',
  gst: 'GST',
  total: 'చెల్లించిన మొత్తం',
  method: 'పేమెంట్ పద్ధతి',
  due: 'పేమెంట్ పార్టనర్‌కు చెల్లించాల్సిన తేదీ',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone}కు కాల్ చేసి` : `${phone}కు కాల్ చేయండి లేదా సహాయం తెరిచి`;
    const without = isGuest ? 'మీ ఆపరేటర్‌ను సంప్రదించి' : 'సహాయం తెరిచి';
    return `సందేహాలున్నాయా? ${phone === '' ? without : byPhone} రిఫరెన్స్ చెప్పండి. ఈ రసీదు కంప్యూటర్ తయారు చేసింది, దీనికి సంతకం అక్కర్లేదు.`;
  },
  footWithoutReference: (phone: string): string =>
    `సందేహాలున్నాయా? ${phone === '' ? 'సహాయం తెరవండి' : `${phone}కు కాల్ చేయండి లేదా సహాయం తెరవండి`}. ఈ రసీదు కంప్యూటర్ తయారు చేసింది, దీనికి సంతకం అక్కర్లేదు.`,
};

export const topUpText: TextsOf<typeof EnglishTopUpText> = {
  title: 'డబ్బు జోడించండి',
  balance: (amount: string): string => `మీ బ్యాలెన్స్ ${amount}`,
  amount: 'అమౌంట్ రూపాయల్లో',
  amountHint: (least: string, most: string) => `${least} నుంచి ${most} వరకు`,
  quick: 'ఎక్కువగా ఎంచుకునే అమౌంట్‌లు',
  box: 'ఏ బాక్స్ కోసం?',
  account: 'మొత్తం ఖాతా కోసం',
  payMissing: 'పేమెంట్ పద్ధతులు లోడ్ కాలేదు.',
  errors: {
    unreadable: 'అమౌంట్‌ను రూపాయల్లో ఎంటర్ చేయండి, ఉదాహరణకు 500',
    comma: 'పైసల కోసం చుక్క వాడండి, ఉదాహరణకు 300.50',
    tooLittle: (least: string) => `కనీస అమౌంట్ ${least}`,
    tooMuch: (most: string) => `ఒకసారికి గరిష్ఠ అమౌంట్ ${most}`,
  },
};

export const unfinishedText: TextsOf<typeof EnglishUnfinishedText> = {
  title: (count: number): string => (count === 1 ? '1 పూర్తికాని పేమెంట్' : `${count} పూర్తికాని పేమెంట్‌లు`),
  steps: {
    asking: 'ఇంకా మొదలు కాలేదు',
    atProvider: 'పేమెంట్ పార్టనర్ దగ్గర ఉంది',
    awaitingCode: 'మీ కోడ్ కోసం ఎదురుచూస్తోంది',
    awaitingApp: 'మీ UPI యాప్ కోసం ఎదురుచూస్తోంది',
    paying: 'పేమెంట్ జరుగుతోంది',
    unknown: 'ఫలితం ఇంకా తెలియదు',
    paid: 'పేమెంట్ పూర్తయింది',
    failed: 'పేమెంట్ జరగలేదు',
    left: 'ఇక్కడ మూసివేశారు, కానీ పేమెంట్ పార్టనర్ దగ్గర ఇంకా చెల్లించే వీలుంది',
  },
  paidMeanwhile: 'ఈలోగా పేమెంట్ పూర్తయింది',
  seeResult: 'ఫలితం చూడండి',
  seen: 'సరే',
  check: 'చెక్ చేయండి',
  goOn: 'పేమెంట్ కొనసాగించండి',
  enterCode: 'OTP ఎంటర్ చేయండి',
  showCode: 'కోడ్ చూపించండి',
  leave: 'ఈ పేమెంట్ మూసివేయండి',
  mayBePaid:
    'పేమెంట్ పార్టనర్ పేజీని మళ్లీ తెరవలేం. మీరు అక్కడ చెల్లించి ఉంటే, మళ్లీ చెల్లించకండి: మేం తెలుసుకుని ఇక్కడే చెబుతాం. చెల్లించకపోతే, ఆ పేజీ మూసివేసి కొత్త పేమెంట్ మొదలుపెట్టండి.',
  notPaid: 'నేను అక్కడ చెల్లించలేదు, మళ్లీ మొదలుపెట్టండి',
};

export const lazyUpiRequestText: TextsOf<typeof EnglishLazyUpiRequestText> = {
  missing: 'కోడ్ లోడ్ కాలేదు. మళ్లీ లోడ్ చేస్తే ఏమీ కట్ కాదు.',
};

export const payInstantlyText: TextsOf<typeof EnglishPayInstantlyText> = {
  mobileno: 'రసీదు కోసం మొబైల్ నంబర్ (ఆప్షనల్)',
  receiptHint: 'దీన్ని ఈ రసీదు కోసం మాత్రమే వాడతాం. అక్కర్లేకపోతే ఖాళీగా వదిలేయండి.',
  email: 'రసీదు కోసం ఈమెయిల్ అడ్రస్ (ఆప్షనల్)',
  pay: 'UPIతో చెల్లించండి',
  approve: 'మీ UPI యాప్‌లో ఆమోదిస్తారు',
  errors: {
    mobileno: '6, 7, 8 లేదా 9తో మొదలయ్యే 10 అంకెల మొబైల్ నంబర్ ఎంటర్ చేయండి',
    email: 'name@example.com లాంటి ఈమెయిల్ అడ్రస్ ఎంటర్ చేయండి',
  },
};

export const upiText: TextsOf<typeof EnglishUpiText> = {
  scan: 'ఏదైనా UPI యాప్‌తో ఈ కోడ్‌ను స్కాన్ చేసి, అక్కడ పేమెంట్‌ను ఆమోదించండి.',
  qr: 'ఈ పేమెంట్ QR కోడ్. అవే వివరాలు దీని కింద ఉన్నాయి.',
  qrMissing: 'కోడ్ చూపించలేకపోయాం. కింద ఉన్న UPI అడ్రస్‌కు చెల్లించండి, లేదా పేజీని మళ్లీ లోడ్ చేయండి.',
  openApp: 'మీ UPI యాప్ తెరవండి',
  showQr: 'వేరే ఫోన్ కోసం QR కోడ్ చూపించండి',
  hideQr: 'QR కోడ్ దాచండి',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0
      ? `ఇంకా ${minutes}\u00a0ని. ${seconds}\u00a0సె. చెల్లుతుంది`
      : `ఇంకా ${seconds}\u00a0సె. చెల్లుతుంది`,
  nearlyOver: 'ఈ కోడ్ ఒక నిమిషం కంటే తక్కువ సమయమే చెల్లుతుంది',
  waiting: 'మీ పేమెంట్ కోసం ఎదురుచూస్తున్నాం. ఆపరేటర్‌కు చేరగానే ఈ పేజీ అప్‌డేట్ అవుతుంది.',
  unasked: 'ప్రస్తుతం ఆపరేటర్‌ను సంప్రదించలేకపోతున్నాం. మీరు చెల్లించి ఉంటే, మీ పేమెంట్ ఎక్కడికీ పోలేదు. మేం చెక్ చేస్తూనే ఉంటాం.',
  checkNow: 'నేను చెల్లించాను, ఇప్పుడే చెక్ చేయండి',
  byHand: 'బదులుగా UPI అడ్రస్‌కు చెల్లించండి',
  payee: 'UPI అడ్రస్',
  payeeName: 'ఎవరికి',
  amount: 'అమౌంట్',
  reference: 'రిఫరెన్స్ నంబర్',
  service: 'సర్వీస్',
  whose: 'ఎవరి కనెక్షన్',
  number: 'నంబర్',
  leave: 'పేమెంట్ రద్దు చేయండి',
  notLeft: 'ప్రస్తుతం దీన్ని రద్దు చేయలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
  left: 'మీరు ఈ పేమెంట్‌ను రద్దు చేశారు. దీని కోడ్‌తో ఇంకా కాసేపు చెల్లించే వీలుంటుంది, అందుకే దీనికే మీరు మళ్లీ చెల్లించే ముందు దాన్ని చెక్ చేస్తాం.',
  overAsking: 'పేమెంట్ సమయం అయిపోయింది. ఏదైనా చేరిందా అని ఆపరేటర్‌ను మరోసారి అడుగుతున్నాం.',
  overUnknown: 'పేమెంట్ సమయం అయిపోయింది, ఆపరేటర్‌కు ఫలితం ఇంకా తెలియదు. ఇది తేలే వరకు దయచేసి దీనికే మళ్లీ చెల్లించకండి.',
  checkAgain: 'మళ్లీ చెక్ చేయండి',
  failed: 'పేమెంట్ జరగలేదు. డబ్బు కట్ కాలేదు.',
  failedDescription: (sentence: string): string => `ఆపరేటర్ చెప్పింది: ${sentence}`,
  newCode: 'కొత్త కోడ్ తీసుకోండి',
  back: 'వెనక్కి',
  result: 'ఫలితం చూడండి',
  gone: 'ఈ పేమెంట్ ఇప్పుడు ఈ బ్రౌజర్‌లో లేదు.',
};

export const upiRefusalText: TextsOf<typeof EnglishUpiRefusalText> = {
  refused: 'పేమెంట్ జరగలేదు.',
  changed: 'అమౌంట్ మారింది. చెల్లించే ముందు సరిచూసుకోండి.',
  open: 'దీనికి సంబంధించిన ఒక పేమెంట్‌ను ఇంకా చెక్ చేస్తున్నాం. ఫలితం తెలిసే వరకు దయచేసి మళ్లీ చెల్లించకండి.',
  justPaid: 'దీని పేమెంట్ ఇప్పుడే జరిగింది. ఇంకేమీ కట్ కాలేదు.',
  notPayable: 'ఆపరేటర్ పంపిన రిక్వెస్ట్‌కు చెల్లించడం వీలుకాదు. పేమెంట్ జరగలేదు. తర్వాత మళ్లీ ప్రయత్నించండి.',
  unknownNumber: 'ఖాతా దొరకలేదు. నంబర్ సరిచూసుకోండి.',
  neverBegan: 'రిక్వెస్ట్ తయారు చేయలేకపోయాం, పేమెంట్ జరగలేదు. మీరు సిద్ధమయ్యాక మళ్లీ ప్రయత్నించండి.',
  checkAgain: 'మళ్లీ చెక్ చేయండి',
};
