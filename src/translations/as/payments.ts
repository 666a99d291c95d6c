import type * as english from '../../screens/payments/payments.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const instantPaymentText: TextsOf<typeof english.instantPaymentText> = {
  title: 'কুইক ৰিচাৰ্জ',
  lead: 'নিজৰ বা আন কাৰোবাৰ সংযোগৰ বাবে পেমেণ্ট কৰক। লগ ইনৰ দৰকাৰ নাই।',
  number: 'ম’বাইল, একাউণ্ট বা বক্স নম্বৰ',
  numberHint: 'বক্স নম্বৰ ছেট-টপ বক্সৰ তলৰ ফালে লিখা থাকে।',
  find: 'আগবাঢ়ক',
  unknownNumber:
    'কোনো একাউণ্ট পোৱা নগ’ল। নম্বৰটো চাই লওক, বা আন এটা লিখক: পঞ্জীয়ন কৰা ম’বাইল নম্বৰ, বিলত থকা একাউণ্ট নম্বৰ, বা বক্স নম্বৰ।',
  stale: 'এই পেজটো কোনটো সংযোগৰ আছিল আমি আৰু নাজানো। নম্বৰটো আকৌ লিখক।',
  lost: 'এই ডিভাইচে সেই নম্বৰটো আৰু পঢ়িব নোৱাৰে, সেয়ে তাক আঁতৰোৱা হ’ল। আকৌ লিখক।',
  errors: {
    missing: 'সংযোগৰ নম্বৰটো লিখক',
    odd: 'অতি কমেও চাৰিটা আখৰ বা সংখ্যা লিখক, আন কোনো চিন নহয়',
  },
  unfinishedMissing: 'আপোনাৰ অসম্পূৰ্ণ পেমেণ্টবোৰ ল’ড কৰিব পৰা নগ’ল।',
  request: 'UPI-ৰে পেমেণ্ট কৰক',
};

export const instantPaymentConfirmText: TextsOf<typeof english.instantPaymentConfirmText> = {
  title: 'এই সংযোগৰ বাবে পেমেণ্ট',
  lead: 'আপুনি এই সংযোগটোৰ বাবেই পেমেণ্ট কৰিব বিচাৰে নে?',
  name: 'নাম',
  account: 'একাউণ্ট নম্বৰ',
  mobile: 'ম’বাইল নম্বৰ',
  region: 'এলেকা',
  email: 'ইমেইল',
  customertype: 'গ্ৰাহকৰ প্ৰকাৰ',
  types: { PREPAID: 'প্ৰিপেইড', DP: 'পোনপটীয়া গ্ৰাহক' },
  frcode: 'ফ্ৰেঞ্চাইজ ক’ড',
  balance: 'বেলেঞ্চ',
  due: 'দিবলগীয়া',
  inactive:
    'এই সংযোগটো বন্ধ আছে। আপুনি দিয়া টকা ইয়াৰ বেলেঞ্চত জমা হ’ব, আৰু তাতে সংযোগটো আকৌ চালু নহ’বও পাৰে। প্ৰথমে ঘৰৰ মানুহক বা অপাৰেটৰক সোধক।',
  noEnd: 'ইয়াৰ পেকবোৰ কেতিয়া শেষ হ’ব, সেয়া কেৱল এই সংযোগৰ ঘৰৰ মানুহেহে লগ ইন কৰি চাব পাৰে।',
  other: 'আন নম্বৰ',
  payMissing: 'পেমেণ্টৰ উপায়বোৰ ল’ড কৰিব পৰা নগ’ল।',
};

export const savedNumbersText: TextsOf<typeof english.savedNumbersText> = {
  title: 'আকৌ পেমেণ্ট কৰক',
  pay: 'পেমেণ্ট কৰক',
  payNamed: (end: string) => `${end}-ৰ বাবে আকৌ পেমেণ্ট কৰক`,
  remove: 'আঁতৰাওক',
  removeNamed: (end: string) => `${end} আঁতৰাওক`,
  whereKept: 'এই ডিভাইচত ছেভ কৰা আছে, লগ আউট কৰাৰ পিছতো। আনে কেৱল শেষৰ সংখ্যাকেইটাহে দেখে।',
  keep: 'এই নম্বৰটো এই ডিভাইচত ছেভ কৰক',
  keepHint: (end: string) => `তালিকাত ${end} বুলি দেখা যাব। আনেও ব্যৱহাৰ কৰা ডিভাইচত এইটো বন্ধ ৰাখক।`,
  notKept: 'এই ব্ৰাউজাৰে নম্বৰটো ছেভ কৰিব নোৱাৰে।',
};

export const otpDialogText: TextsOf<typeof english.otpDialogText> = {
  title: 'পিছত পেমেণ্ট',
  steps: ['যোগ্য', 'আপোনাৰ ক’ড', 'পেমেণ্ট হ’ল'] as readonly string[],
  whatFor: 'মুঠ পেমেণ্ট',
  due: 'পেমেণ্ট পাৰ্টনাৰক দিবলগীয়া শেষ দিন',
  code: 'OTP',
  sentTo: (mobile: string): string =>
    `পেমেণ্ট পাৰ্টনাৰে ${mobile} নম্বৰলৈ 6টা সংখ্যাৰ এটা ক’ড পঠিয়াইছে। আপুনি নিশ্চিত নকৰালৈকে একো টকা কটা নহয়।`,
  sent: 'পেমেণ্ট পাৰ্টনাৰে আপোনালৈ 6টা সংখ্যাৰ এটা ক’ড পঠিয়াইছে। আপুনি নিশ্চিত নকৰালৈকে একো টকা কটা নহয়।',
  confirm: (amount: string): string => `${amount} নিশ্চিত কৰক`,
  works: (seconds: number): string => `ক’ড আৰু ${clock(seconds)} চলিব`,
  triesLeft: (count: number): string => `আৰু ${count}\u00a0বাৰ চেষ্টা কৰিব পাৰিব`,
  missing: '6টা সংখ্যাৰ ক’ডটো লিখক',
  wrong: 'এই ক’ডটো শুদ্ধ নহয়।',
  expired: 'এই ক’ডৰ সময় পাৰ হৈ গ’ল। নতুন ক’ড লওক।',
  spent: 'এই ক’ডটোৱে আৰু কাম নকৰে। নতুন ক’ড লওক।',
  wait: (seconds: number): string => `নতুন ক’ড ${clock(seconds)} পিছত`,
  mayResend: 'এতিয়া আপুনি নতুন ক’ড ল’ব পাৰে।',
  resend: 'নতুন ক’ড পঠিয়াওক',
  resendsLeft: (count: number): string =>
    count === 0 ? 'এই পেমেণ্টৰ বাবে আৰু ক’ড পঠিয়াব নোৱাৰি।' : `আৰু ${count}টা ক’ড পঠিয়াব পাৰি।`,
  noMoreCodes:
    'পেমেণ্ট পাৰ্টনাৰে আৰু ক’ড পঠিয়াব নোৱাৰে। শেষৰ ক’ডটো লিখক, বা বাতিল কৰি পেমেণ্টৰ আন উপায় বাছক।',
  leave: 'পেমেণ্ট বাতিল কৰক',
  leaveMeans: 'বাতিল কৰিলে আটক থকা টকাখিনি মুকলি হয়। একো টকা কটা নহয়।',
  notLeft:
    'আপুনি বাতিল কৰিছে বুলি পেমেণ্ট পাৰ্টনাৰক জনাব পৰা নগ’ল। একো টকা কটা হোৱা নাই। আকৌ চেষ্টা কৰক, বা এইটো বন্ধ কৰি পিছত বাতিল কৰক।',
  close: 'আপাততঃ বন্ধ কৰক',
  paying: 'আপোনাৰ ক’ড পেমেণ্ট পাৰ্টনাৰে পাইছে। অনুগ্ৰহ কৰি উত্তৰলৈ ৰওক। এতিয়া এৰি গ’লেও পেমেণ্ট বন্ধ নহয়।',
  notSent: 'আপোনাৰ ক’ডটো নগ’ল, আৰু একো টকা কটা হোৱা নাই।',
  nothingCharged: 'একো টকা কটা হোৱা নাই।',
  over: 'পেমেণ্ট হোৱা নাই।',
  ends: {
    LP_TXN_EXPIRED: 'এই পেমেণ্টত বহুত সময় লাগিল, আৰু পেমেণ্ট পাৰ্টনাৰে টকাখিনি মুকলি কৰি দিলে।',
    LP_INVALID_TXN_REF_NO: 'এই পেমেণ্টৰ বাবে পেমেণ্ট পাৰ্টনাৰৰ হাতত আৰু একো নাই।',
    LP_ACCOUNT_LOCKED: 'পেমেণ্ট পাৰ্টনাৰে আপোনাৰ একাউণ্ট এতিয়া লক কৰি থৈছে।',
    LP_SIGNATURE_MISMATCH:
      'এই পেমেণ্টটো আপোনাৰ বুলি পেমেণ্ট পাৰ্টনাৰে নিশ্চিত হ’ব নোৱাৰিলে, সেয়ে নাকচ কৰিলে।',
    LP_USER_INELIGIBLE: 'পেমেণ্ট পাৰ্টনাৰে আপোনাক পিছত পেমেণ্টৰ সুবিধা নিদিয়ে।',
    LP_INSUFFICIENT_BALANCE: 'পেমেণ্ট পাৰ্টনাৰৰ লগত আপোনাৰ ক্ৰেডিট এই পৰিমাণতকৈ কম।',
    LP_BILL_OVER_DUES: 'পেমেণ্ট পাৰ্টনাৰৰ লগত আপোনাৰ এটা বিল বাকী আছে। প্ৰথমে সেইটো দিয়ক।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'এই পৰিমাণ পেমেণ্ট পাৰ্টনাৰৰ লগত থকা আপোনাৰ সীমাতকৈ বেছি।',
  },
  again: 'পেমেণ্টৰ উপায় বাছক',
  ended: 'আপুনি ক’ড দিছে। আপোনাৰ পেমেণ্টৰ ফলাফল ইয়াত চাওক।',
  result: 'ফলাফল চাওক',
};

export const ottQuickPayText: TextsOf<typeof english.ottQuickPayText> = {
  title: 'ষ্ট্ৰীমিং সেৱাৰ পেমেণ্ট',
  lead: 'কেৱল এটা ম’বাইল নম্বৰ হ’লেই হ’ব। লগ ইনৰ দৰকাৰ নাই।',
  service: 'ষ্ট্ৰীমিং সেৱা',
  mobileno: 'গ্ৰাহকৰ ম’বাইল নম্বৰ',
  mobilenoHint: 'অপাৰেটৰৰ ওচৰত পঞ্জীয়ন কৰা নম্বৰ।',
  price:
    'ইয়াৰ পিছত আপুনি সেৱাটো, তাৰ ম্যাদ আৰু দাম দেখিব। UPI এপত আপুনি অনুমতি নিদিয়ালৈকে কোনো পেমেণ্ট নহয়।',
  ask: 'দাম চাওক',
  priced: 'সেৱা আৰু দাম',
  request: 'UPI-ৰে পেমেণ্ট কৰক',
  unfinishedMissing: 'আপোনাৰ অসম্পূৰ্ণ পেমেণ্টবোৰ ল’ড কৰিব পৰা নগ’ল।',
  requestMissing: 'এই পেমেণ্টটো ল’ড কৰিব পৰা নগ’ল। আকৌ ল’ড কৰিলে কোনো পেমেণ্ট নহয়।',
  errors: {
    service: 'ষ্ট্ৰীমিং সেৱা বাছক',
    mobileno: '6, 7, 8 বা 9-ৰে আৰম্ভ হোৱা 10টা সংখ্যাৰ ম’বাইল নম্বৰ লিখক',
  },
};

export const termText: TextsOf<typeof english.termText> = {
  term: 'ম্যাদ',
  terms: {
    MONTHLY: '1\u00a0মাহ',
    QUARTERLY: '3\u00a0মাহ',
    HALFYEARLY: '6\u00a0মাহ',
    YEARLY: '12\u00a0মাহ',
  },
};

export const billText: TextsOf<typeof english.billText> = {
  packs: (count: number): string => `${count}টা পেক, টেক্সৰ আগতে`,
  unpriced: (priced: number, unpriced: number): string =>
    priced === 0 ? `${unpriced}টা পেকৰ দাম নাই` : `${priced}টা পেক, আৰু ${unpriced}টাৰ দাম নাই`,
  gst: 'GST',
  total: 'মুঠ',
  totalWithTax: 'মুঠ, GST-সহ',
};

export const purposesText: TextsOf<typeof english.purposesText> = {
  CART: 'আপোনাৰ কাৰ্টৰ পেক',
  RENEWAL: 'ৰিনিউৱেল',
  TOPUP: 'টকা ভৰোৱা',
  OFFER: 'নতুন সংযোগ',
  INSTANT: 'এটা নম্বৰৰ বাবে পেমেণ্ট',
  OTT: 'ষ্ট্ৰীমিং সেৱা',
};

export const paymentMethodsText: TextsOf<typeof english.paymentMethodsText> = {
  how: 'পেমেণ্টৰ উপায়',
  change: 'সলনি কৰক',
  ways: {
    UPI: 'UPI',
    CARD: 'কাৰ্ড বা নেট বেংকিং',
    BALANCE: 'আপোনাৰ বেলেঞ্চ',
    INSTALMENT: 'পিছত পেমেণ্ট',
  },
  means: {
    UPI: 'সুৰক্ষিত পেমেণ্ট পেজত',
    CARD: 'সুৰক্ষিত পেমেণ্ট পেজত',
    INSTALMENT: 'পেমেণ্ট পাৰ্টনাৰক পিছত ঘূৰাই দিয়ে',
  },
  needsPrice:
    'UPI, কাৰ্ড আৰু পিছত পেমেণ্টৰ বাবে দাম লাগে, আৰু আপোনাৰ অপাৰেটৰে দাম দিয়া নাই। আপোনাৰ বেলেঞ্চৰ পৰা পেমেণ্ট কৰিব পাৰি।',
  operatorPrice: 'আপোনাৰ অপাৰেটৰে দাম ঠিক কৰে',
  confirmPrice: 'পেমেণ্টৰ আগতে এইটো নিশ্চিত কৰক।',
  nothingToPay:
    'মুঠ ধন শূন্য বা তাতকৈ কম, সেয়ে একো পেমেণ্ট কৰিব নালাগে। ভুল যেন লাগিলে অনুগ্ৰহ কৰি আমাৰ লগত যোগাযোগ কৰক।',
  noCardNumber: 'ইয়াত কেতিয়াও কাৰ্ড নম্বৰ লিখিব নালাগে।',
  holds: (amount: string): string => `${amount} আছে`,
  pay: 'পেমেণ্ট কৰক',
  payAmount: (amount: string): string => `${amount} পেমেণ্ট কৰক`,
  payLater: (amount: string): string => `${amount} পিছত পেমেণ্ট কৰক`,
  payFromBalance: (amount: string): string => `বেলেঞ্চৰ পৰা ${amount} পেমেণ্ট কৰক`,
  fromBalance: 'বেলেঞ্চৰ পৰা',
  leftAfter: (amount: string): string => `পিছত ${amount} থাকিব`,
  short: (amount: string): string => `${amount} কম আছে`,
  addMoney: 'টকা ভৰাওক',
  added: (amount: string): string => `বেলেঞ্চত টকা ভৰাবলৈ ${amount} পেমেণ্ট হ’ল।`,
  unknownBalance: 'আপোনাৰ বেলেঞ্চ ল’ড কৰিব পৰা নগ’ল।',
  askAgain: 'বেলেঞ্চ আপডেট কৰক',
  refused: 'কোনো পেমেণ্ট হোৱা নাই।',
  nothingMore: 'আৰু একো টকা কটা হোৱা নাই।',
  changed: 'কোনো পেমেণ্ট হোৱা নাই। টকাৰ পৰিমাণ সলনি হৈছে। পেমেণ্টৰ আগতে চাই লওক।',
  orderOver: 'কোনো পেমেণ্ট হোৱা নাই। আপোনাৰ অৰ্ডাৰৰ সময় শেষ হ’ল। নতুন অৰ্ডাৰ বনাবলৈ আকৌ চেষ্টা কৰক।',
  open: 'ইয়াৰ এটা পেমেণ্ট আমি এতিয়াও চেক কৰি আছোঁ। ফলাফল নজনালৈকে অনুগ্ৰহ কৰি আকৌ পেমেণ্ট নকৰিব।',
  inProgress:
    'পেমেণ্ট পাৰ্টনাৰে আপোনাৰ পেমেণ্টৰ কাম কৰি আছে, বা টকা তেওঁলোকৰ ওচৰ পাইছে, সেয়ে আমি আন পেমেণ্ট আৰম্ভ কৰা নাই। ইয়াৰ অৱস্থা চেক কৰক, বা আমাৰ সহায় লওক।',
  balanceOpen:
    'ইয়াৰ এটা পেমেণ্ট আপোনাৰ বেলেঞ্চৰ পৰা পঠিওৱা হৈছিল, কিন্তু কোনো উত্তৰ অহা নাই। পেমেণ্টৰ আন উপায় লোৱাৰ আগতে তাৰ ফলাফল চাওক।',
  checkStatus: 'স্থিতি চেক কৰক',
  justPaid: 'ইয়াৰ পেমেণ্ট এইমাত্ৰ হৈ গ’ল। আৰু একো টকা কটা হোৱা নাই।',
  elsewhere:
    'পেমেণ্ট পেজৰ ঠিকনাটো আমি চিনি নাপাওঁ, সেয়ে আমি আপোনাক তালৈ পঠিওৱা নাই। কোনো পেমেণ্ট হোৱা নাই। অনুগ্ৰহ কৰি আমাৰ লগত যোগাযোগ কৰক।',
  otherPayment:
    'অপাৰেটৰে এই পেমেণ্টটো আগবঢ়োৱাৰ সলনি আন এটা আৰম্ভ কৰিলে, সেয়ে আমি আপোনাক তালৈ পঠিওৱা নাই। এইটো চেক কৰক, আৰু এইটো শেষ নহ’লে ইয়াৰ ৰেফাৰেন্স নম্বৰৰ সৈতে আমাৰ লগত যোগাযোগ কৰক।',
  reused:
    'অপাৰেটৰে এই পেমেণ্টটোক আন এটা পেমেণ্টৰ ৰেফাৰেন্স দিছে, সেয়ে আমি ইয়াক আৰম্ভ কৰা নাই। একো পেমেণ্ট হোৱা নাই। অনুগ্ৰহ কৰি আমাৰ লগত যোগাযোগ কৰক।',
  going: 'আপোনাক পেমেণ্ট পেজলৈ লৈ যোৱা হৈছে',
  neverBegan: 'পেমেণ্ট আৰম্ভ হ’ব নোৱাৰিলে, আৰু কোনো পেমেণ্ট হোৱা নাই। আপুনি সাজু হ’লে আকৌ চেষ্টা কৰক।',
  instead: 'আপুনি পেমেণ্টৰ আন উপায় ল’ব পাৰে।',
  later: {
    LP_USER_INELIGIBLE: 'পেমেণ্ট পাৰ্টনাৰে আপোনাক পিছত পেমেণ্টৰ সুবিধা নিদিয়ে।',
    LP_INSUFFICIENT_BALANCE: 'পেমেণ্ট পাৰ্টনাৰৰ লগত আপোনাৰ ক্ৰেডিট এই পৰিমাণতকৈ কম।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'এই পৰিমাণ পেমেণ্ট পাৰ্টনাৰৰ লগত থকা আপোনাৰ সীমাতকৈ বেছি।',
    LP_BILL_OVER_DUES: 'পেমেণ্ট পাৰ্টনাৰৰ লগত আপোনাৰ এটা বিল বাকী আছে। প্ৰথমে সেইটো দিয়ক।',
    LP_ACCOUNT_LOCKED: 'পেমেণ্ট পাৰ্টনাৰে আপোনাৰ একাউণ্ট এতিয়া লক কৰি থৈছে।',
    LP_MAX_OTP_GEN_EXCEEDED: 'পেমেণ্ট পাৰ্টনাৰে এতিয়া আপোনালৈ আৰু ক’ড পঠিয়াব নোৱাৰে।',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'পেমেণ্ট পাৰ্টনাৰৰ ওচৰত ইয়াৰ এটা অনুৰোধ ইতিমধ্যে আছে। আকৌ চেষ্টা কৰাৰ আগতে কেইমিনিটমান ৰওক।',
  },
};

export const paymentDetailsText: TextsOf<typeof english.paymentDetailsText> = {
  amount: 'টকাৰ পৰিমাণ',
  whatFor: 'কিহৰ বাবে',
  method: 'পেমেণ্টৰ উপায়',
  modes: {
    CC: 'ক্ৰেডিট কাৰ্ড',
    DC: 'ডেবিট কাৰ্ড',
    NB: 'নেট বেংকিং',
    UPI: 'UPI',
    INSTALMENT: 'পিছত পেমেণ্ট',
    BALANCE: 'বেলেঞ্চ',
  },
  when: 'কেতিয়া',
  bank: 'বেংকৰ ৰেফাৰেন্স',
  account: 'এই নম্বৰৰ বাবে',
  due: 'পেমেণ্ট পাৰ্টনাৰক দিবলগীয়া শেষ দিন',
  order: 'অৰ্ডাৰ নম্বৰ',
  results: 'আপোনাৰ পেক',
  done: 'হ’ল',
  held: 'এতিয়াও চালু হোৱা নাই',
  notRenewed: 'ৰিনিউ নহ’ল',
  notStarted: 'চালু নহ’ল',
  reasons: {
    tooEarly: 'এতিয়াও সময় হোৱা নাই। পেক শেষ হোৱাৰ আগৰ 15 দিনৰ ভিতৰত ৰিনিউ কৰিব পাৰি।',
    chargeRefused: 'আপোনাৰ অপাৰেটৰে মাচুল বহুৱাব নোৱাৰিলে।',
    other: 'আপোনাৰ অপাৰেটৰে এইটো সম্পূৰ্ণ কৰিব নোৱাৰিলে।',
  },
  givenBack: (amount: string): string => `ইয়াৰ ${amount} আপোনাৰ বেলেঞ্চত আছে।`,
  notGivenBack:
    'ইয়াৰ দাম ৰিফাণ্ড হ’ল নে নাই, আপোনাৰ অপাৰেটৰে জনোৱা নাই। তলৰ ৰেফাৰেন্সৰ সৈতে তেওঁলোকৰ লগত যোগাযোগ কৰক।',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `আপোনাৰ অপাৰেটৰৰ মেছেজ: ${words}` : `আপোনাৰ অপাৰেটৰৰ মেছেজ: ${words} (${code})`,
  tryAgain: (count: number): string => `${count}টা পেক আকৌ ৰিনিউ কৰক`,
  next: 'ইয়াৰ পিছত কি হ’ব',
  visit: 'সংযোগ বহুৱাৰ দিন ঠিক কৰিবলৈ আমি আপুনি দিয়া নম্বৰত ফোন কৰিম।',
  seeOrder: 'আপোনাৰ অৰ্ডাৰ চাওক',
};

export const paymentResultText: TextsOf<typeof english.paymentResultText> = {
  maybeTaken: 'আপোনাৰ বেংকে হয়তো টকা কাটিছে। যদি কাটিছে, বেংকে 7 ৰ পৰা 10 কৰ্মদিনৰ ভিতৰত ঘূৰাই দিয়ে।',
  comingBack: (amount: string): string =>
    `আপোনাৰ বেংকে কৈছে যে ${amount} কটা হৈছিল আৰু সেয়া আপোনালৈ ঘূৰি আহিব। ইয়াত সাধাৰণতে 7 ৰ পৰা 10 কৰ্মদিন লাগে।`,
  dontPay: 'অনুগ্ৰহ কৰি আকৌ পেমেণ্ট নকৰিব',
  returned:
    'আপোনাৰ একাউণ্টৰ পৰা টকা গৈ আমাৰ ওচৰ নাপালে, আপোনাৰ বেংকে 7 ৰ পৰা 10 কৰ্মদিনৰ ভিতৰত ঘূৰাই দিয়ে।',
  stillSilent: 'বেংকে এতিয়াও উত্তৰ দিয়া নাই।',
  nextCheck: (seconds: number): string => `${seconds}\u00a0ছেকেণ্ড পিছত আকৌ চেক কৰা হ’ব।`,
  checking: 'এতিয়া চেক কৰি আছোঁ…',
  printReceipt: 'ৰচিদ প্ৰিণ্ট কৰক',
  shareReceipt: 'ৰচিদ শ্বেয়াৰ কৰক',
  saveReceipt: 'ৰচিদ ছেভ কৰক',
};

export const paymentStatusText: TextsOf<typeof english.paymentStatusText> = {
  which: 'কোনটো পেমেণ্ট?',
  whichDescription: 'আপোনাক দিয়া ৰেফাৰেন্স নম্বৰটো লিখক। সেইটো আপোনাৰ বেংকৰ মেছেজতো থাকে।',
  reference: 'ৰেফাৰেন্স',
  referenceMissing: 'পেমেণ্টৰ ৰেফাৰেন্স লিখক',
  unknownReference: 'এই ৰেফাৰেন্স আমি নাজানো',
  unknownReferenceDescription:
    'আপোনাৰ বেংকৰ মেছেজৰ লগত মিলাই চাওক। আপোনাৰ একাউণ্টৰ পৰা টকা গৈছে যদি, আকৌ পেমেণ্ট কৰাৰ আগতে আমাৰ লগত যোগাযোগ কৰক।',
  ask: 'চেক কৰক',
  titles: {
    asking: 'আপোনাৰ পেমেণ্ট চেক হৈ আছে',
    paid: 'পেমেণ্ট হ’ল',
    failed: 'পেমেণ্ট হোৱা নাই',
    cancelled: 'পেমেণ্ট বাতিল হ’ল',
    comingBack: 'আপোনাৰ টকা ঘূৰি আহিছে',
    notYet: 'এতিয়াও নিশ্চিত হোৱা নাই',
    unknown: 'আমি এতিয়াও নাজানো',
    otherAmount: 'অনুগ্ৰহ কৰি আকৌ পেমেণ্ট নকৰিব',
  },
  dontClose: 'এই পেজখন বন্ধ নকৰিব।',
  asking: 'আমি অপাৰেটৰৰ লগত চেক কৰি আছোঁ। ইয়াৰ বাবে আপোনাৰ টকা কটা নহয়।',
  notYet: 'আমি চেক কৰি থাকিম। আপুনি এই পেজটো এৰিব পাৰে।',
  unconfirmed:
    'আপোনাৰ পেমেণ্ট এতিয়াও নিশ্চিত কৰিব পৰা নগ’ল। ইয়াত দেখুওৱা একোৱেই পেমেণ্ট হোৱা বুলি নুবুজায়।',
  withProvider: 'পেমেণ্ট পাৰ্টনাৰে এই পেমেণ্টৰ কাম কৰি আছে, বা টকা তেওঁলোকৰ ওচৰ পাইছে।',
  disputed: (amount: string): string =>
    `অপাৰেটৰে আগতে ${amount} পেমেণ্ট নিশ্চিত কৰিছিল, আৰু এতিয়া কৈছে যে এই পেমেণ্ট বিফল হ’ল। আমালৈ ৰেফাৰেন্সটো পঠিয়াওক, আমি চাম।`,
  aboutAnother: 'অপাৰেটৰে আন এটা পেমেণ্টৰ বিষয়ে উত্তৰ দিছে, সেয়ে এইটো নিশ্চিত হোৱা নাই।',
  otherAmount: (paid: string, agreed: string): string =>
    `অপাৰেটৰে কৈছে যে ${paid} দিয়া হৈছে, কিন্তু আপুনি ${agreed} দিবলৈ সন্মত হৈছিল। আমালৈ ৰেফাৰেন্সটো পঠিয়াওক, আমি চাম।`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'ৰিনিউ' : 'চালু';
    return failed === all
      ? `পেমেণ্ট আহি পালে, কিন্তু কোনো পেক ${done} নহ’ল।`
      : `পেমেণ্ট আহি পালে, কিন্তু ${all}টাৰ ভিতৰত ${failed}টা পেক ${done} নহ’ল।`;
  },
  failed: 'কোনো টকা কটা হোৱা নাই।',
  failedDescription: (sentence: string): string =>
    `আপোনাৰ বেংক বা পেমেণ্ট পাৰ্টনাৰে কৈছে: ${sentence}`,
  checkStatus: 'স্থিতি চেক কৰক',
  tryAgain: 'আকৌ চেষ্টা কৰক',
  keep: 'পেমেণ্টৰ ৰেফাৰেন্স',
  detailsMissing: 'বিৱৰণ ল’ড কৰিব পৰা নগ’ল। ওপৰৰ ফলাফলটো তথাপি শুদ্ধ।',
  myPacks: 'মোৰ পেক',
  home: 'হ’ম',
  logIn: 'লগ ইন',
};

export const receiptText: TextsOf<typeof english.receiptText> = {
  title: 'পেমেণ্টৰ ৰচিদ',
  paid: 'পেমেণ্ট হ’ল',
  billedTo: 'পেমেণ্ট কৰিছে',
  customer: (id: string): string => `গ্ৰাহক নম্বৰ ${id}`,
  suppliedBy: 'সেৱা দিছে',
  gstin: (number: string): string => `GST নম্বৰ (GSTIN) ${number}`,
  reference: 'ৰেফাৰেন্স',
  fullReference: 'সম্পূৰ্ণ ৰেফাৰেন্স',
  bank: 'বেংকৰ ৰেফাৰেন্স',
  what: 'বিৱৰণ',
  period: 'ম্যাদ',
  sac: 'সেৱাৰ ক’ড (SAC)',
  amount: 'টকাৰ পৰিমাণ',
  until: (day: string): string => `${day} লৈকে`,
  notDone: 'চালু নহ’ল। ৰিফাণ্ড থাকিলে "লেনদেন"-ত পাব।',
  beforeTax: 'টেক্সৰ আগতে',
  gst: 'GST',
  total: 'মুঠ পেমেণ্ট',
  method: 'পেমেণ্টৰ উপায়',
  due: 'পেমেণ্ট পাৰ্টনাৰক দিবলগীয়া শেষ দিন',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} নম্বৰত ফোন কৰক` : `${phone} নম্বৰত ফোন কৰক বা সহায় খোলক`;
    const without = isGuest ? 'আপোনাৰ অপাৰেটৰক সোধক' : 'সহায় খোলক';
    return `কিবা প্ৰশ্ন আছে? ${phone === '' ? without : byPhone} আৰু ৰেফাৰেন্সটো জনাওক। এই ৰচিদ কম্পিউটাৰে বনাইছে, চহীৰ দৰকাৰ নাই।`;
  },
  footWithoutReference: (phone: string): string =>
    `কিবা প্ৰশ্ন আছে? ${phone === '' ? 'সহায় খোলক' : `${phone} নম্বৰত ফোন কৰক বা সহায় খোলক`}। এই ৰচিদ কম্পিউটাৰে বনাইছে, চহীৰ দৰকাৰ নাই।`,
};

export const topUpText: TextsOf<typeof english.topUpText> = {
  title: 'টকা ভৰাওক',
  balance: (amount: string): string => `আপোনাৰ বেলেঞ্চ ${amount}`,
  amount: 'টকাৰ পৰিমাণ',
  amountHint: (least: string, most: string) => `${least} ৰ পৰা ${most} লৈকে`,
  quick: 'জনপ্ৰিয় পৰিমাণ',
  box: 'কোনটো বক্সৰ বাবে?',
  account: 'গোটেই একাউণ্টৰ বাবে',
  payMissing: 'পেমেণ্টৰ উপায়বোৰ ল’ড কৰিব পৰা নগ’ল।',
  errors: {
    unreadable: 'পৰিমাণটো টকাত লিখক, যেনে 500',
    comma: 'পইচাৰ বাবে বিন্দু দিয়ক, যেনে 300.50',
    tooLittle: (least: string) => `আটাইতকৈ কম পৰিমাণ ${least}`,
    tooMuch: (most: string) => `এবাৰত আটাইতকৈ বেছি পৰিমাণ ${most}`,
  },
};

export const unfinishedText: TextsOf<typeof english.unfinishedText> = {
  title: (count: number): string => `${count}টা অসম্পূৰ্ণ পেমেণ্ট`,
  steps: {
    asking: 'এতিয়াও আৰম্ভ হোৱা নাই',
    atProvider: 'পেমেণ্ট পাৰ্টনাৰৰ ওচৰত',
    awaitingCode: 'আপোনাৰ ক’ডৰ বাবে ৰৈ আছোঁ',
    awaitingApp: 'আপোনাৰ UPI এপৰ বাবে ৰৈ আছোঁ',
    paying: 'পেমেণ্ট হৈ আছে',
    unknown: 'ফলাফল এতিয়াও জনা নাই',
    paid: 'পেমেণ্ট হ’ল',
    failed: 'পেমেণ্ট হোৱা নাই',
    left: 'ইয়াত বন্ধ কৰা হৈছে, কিন্তু পেমেণ্ট পাৰ্টনাৰৰ ওচৰত এতিয়াও পেমেণ্ট হ’ব পাৰে',
  },
  paidMeanwhile: 'ইতিমধ্যে পেমেণ্ট হ’ল',
  seeResult: 'ফলাফল চাওক',
  seen: 'ঠিক আছে',
  checkStatus: 'স্থিতি চেক কৰক',
  goOn: 'পেমেণ্ট আগবঢ়াওক',
  enterCode: 'OTP লিখক',
  showCode: 'ক’ড দেখুৱাওক',
  leave: 'এই পেমেণ্ট বন্ধ কৰক',
  mayBePaid:
    'তাত পেমেণ্ট কৰিছে যদি, আকৌ নকৰিব: সেয়া ইয়াতে দেখা যাব। কৰা নাই যদি, সেই পেজটো বন্ধ কৰি আকৌ আৰম্ভ কৰক।',
  notPaid: 'মই তাত পেমেণ্ট কৰা নাই, আকৌ আৰম্ভ কৰক',
};

export const payInstantlyText: TextsOf<typeof english.payInstantlyText> = {
  mobileno: 'ৰচিদৰ বাবে ম’বাইল নম্বৰ (ঐচ্ছিক)',
  receiptHint: 'কেৱল এই ৰচিদৰ বাবে।',
  email: 'ৰচিদৰ বাবে ইমেইল (ঐচ্ছিক)',
  pay: 'UPI-ৰে পেমেণ্ট কৰক',
  approve: 'অনুমতি আপোনাৰ UPI এপত দিব',
  errors: {
    mobileno: '6, 7, 8 বা 9-ৰে আৰম্ভ হোৱা 10টা সংখ্যাৰ ম’বাইল নম্বৰ লিখক',
    email: 'name@example.com-ৰ দৰে ইমেইল ঠিকনা লিখক',
  },
};

export const upiText: TextsOf<typeof english.upiText> = {
  beforePay:
    'অনুমতি আপোনাৰ UPI এপত দিব। তাৰ আগতে গুচি গ’লে টকা কটা নহয়, আৰু এইটো আপোনাৰ অসম্পূৰ্ণ পেমেণ্টত থাকে।',
  scan: 'যিকোনো UPI এপেৰে এই ক’ডটো স্কেন কৰক আৰু তাতে পেমেণ্টৰ অনুমতি দিয়ক।',
  qr: 'এই পেমেণ্টৰ QR ক’ড। একেখিনি তথ্য তলত আছে।',
  qrMissing: 'ক’ডটো দেখুৱাব পৰা নগ’ল। তলৰ UPI ঠিকনালৈ পেমেণ্ট কৰক, বা পেজটো আকৌ ল’ড কৰক।',
  openApp: 'আপোনাৰ UPI এপ খোলক',
  showQr: 'আন ফোনৰ বাবে QR ক’ড দেখুৱাওক',
  hideQr: 'QR ক’ড লুকুৱাওক',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0
      ? `${minutes}\u00a0মিনিট ${seconds}\u00a0ছেকেণ্ড চলিব`
      : `${seconds}\u00a0ছেকেণ্ড চলিব`,
  nearlyOver: 'এই ক’ডটো এক মিনিটতকৈও কম সময় চলিব',
  waiting: 'আপোনাৰ পেমেণ্টৰ বাবে ৰৈ আছোঁ। অপাৰেটৰে পালেই এই পেজটো আপডেট হ’ব।',
  unasked:
    'এতিয়া অপাৰেটৰৰ সৈতে যোগাযোগ হোৱা নাই। আপুনি যদি পেমেণ্ট কৰিছে, সেইটো হেৰোৱা নাই। আমি চেক কৰি থাকিম।',
  checkNow: 'মই পেমেণ্ট কৰিলোঁ, এতিয়া চেক কৰক',
  byHand: 'ইয়াৰ সলনি UPI ঠিকনালৈ পেমেণ্ট কৰক',
  payee: 'UPI ঠিকনা',
  payeeName: 'কাক',
  amount: 'টকাৰ পৰিমাণ',
  reference: 'ৰেফাৰেন্স',
  service: 'সেৱা',
  whose: 'কাৰ সংযোগ',
  number: 'নম্বৰ',
  leave: 'পেমেণ্ট বাতিল কৰক',
  notLeft: 'এতিয়া বাতিল কৰিব পৰা নগ’ল। আকৌ চেষ্টা কৰক।',
  left: 'আপুনি এই পেমেণ্ট বাতিল কৰিছে। ইয়াৰ ক’ডেৰে আৰু অলপ সময় পেমেণ্ট হ’ব পাৰে, সেয়ে আপুনি একেটাৰ বাবে আকৌ পেমেণ্ট কৰাৰ আগতে আমি ইয়াক চেক কৰোঁ।',
  overAsking: 'পেমেণ্টৰ সময় শেষ হ’ল। কিবা আহি পাইছে নেকি, আমি অপাৰেটৰক আৰু এবাৰ সুধি আছোঁ।',
  overUnknown:
    'পেমেণ্টৰ সময় শেষ হ’ল, আৰু অপাৰেটৰে এতিয়াও ফলাফল নাজানে। এইটো স্পষ্ট নোহোৱালৈকে অনুগ্ৰহ কৰি একেটাৰ বাবে আকৌ পেমেণ্ট নকৰিব।',
  checkStatus: 'স্থিতি চেক কৰক',
  failed: 'পেমেণ্ট হোৱা নাই। কোনো টকা কটা হোৱা নাই।',
  failedDescription: (sentence: string): string => `অপাৰেটৰে কৈছে: ${sentence}`,
  newCode: 'নতুন ক’ড লওক',
  back: 'উভতি যাওক',
  result: 'ফলাফল চাওক',
  gone: 'এই পেমেণ্টটো এই ব্ৰাউজাৰত আৰু নাই।',
};

export const upiRefusalText: TextsOf<typeof english.upiRefusalText> = {
  changed: 'টকাৰ পৰিমাণ সলনি হৈছে। পেমেণ্টৰ আগতে চাই লওক।',
  notPayable:
    'অপাৰেটৰে এনে অনুৰোধ পঠিয়াইছে যিটোৰ পেমেণ্ট হ’ব নোৱাৰে। কোনো পেমেণ্ট হোৱা নাই। পিছত আকৌ চেষ্টা কৰক।',
  unknownNumber: 'কোনো একাউণ্ট পোৱা নগ’ল। নম্বৰটো চাই লওক।',
  neverBegan: 'অনুৰোধটো বনাব পৰা নগ’ল, আৰু কোনো পেমেণ্ট হোৱা নাই। আপুনি সাজু হ’লে আকৌ চেষ্টা কৰক।',
  checkStatus: 'স্থিতি চেক কৰক',
};
