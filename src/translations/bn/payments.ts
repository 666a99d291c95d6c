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

export const instantPaymentText: TextsOf<typeof EnglishInstantPaymentText> = {
  title: 'কুইক রিচার্জ',
  lead: 'নিজের বা অন্য কারও কানেকশনের জন্য পেমেন্ট করুন, লগ ইন ছাড়াই।',
  number: 'মোবাইল, অ্যাকাউন্ট বা বক্স নম্বর',
  numberHint: 'বক্স নম্বর সেট-টপ বক্সের নিচে লেখা থাকে।',
  find: 'এগিয়ে যান',
  unknownNumber:
    'কোনো অ্যাকাউন্ট পাওয়া যায়নি। নম্বরটি দেখে নিন, অথবা অন্য নম্বর দিন: রেজিস্টার করা মোবাইল নম্বর, বিলে লেখা অ্যাকাউন্ট নম্বর, বা বক্স নম্বর।',
  stale: 'এই পেজটি কোন কানেকশনের ছিল, তা আর জানা নেই। নম্বরটি আবার লিখুন।',
  lost: 'এই ডিভাইস ওই নম্বরটি আর পড়তে পারছে না, তাই সেটি সরিয়ে দেওয়া হয়েছে। আবার লিখুন।',
  errors: {
    missing: 'কানেকশনের নম্বরটি লিখুন',
    odd: 'অন্তত চারটি অক্ষর বা সংখ্যা লিখুন, অন্য কোনো চিহ্ন নয়',
  },
  unfinishedMissing: 'আপনার অসম্পূর্ণ পেমেন্টগুলি লোড করা যায়নি।',
  request: 'UPI দিয়ে পেমেন্ট করুন',
};

export const instantPaymentConfirmText: TextsOf<typeof EnglishInstantPaymentConfirmText> = {
  title: 'এই কানেকশনের জন্য পেমেন্ট',
  lead: 'আপনি কি এই কানেকশনের জন্যই পেমেন্ট করতে চান?',
  name: 'নাম',
  account: 'অ্যাকাউন্ট নম্বর',
  mobile: 'মোবাইল নম্বর',
  region: 'এলাকা',
  email: 'ইমেল',
  customertype: 'গ্রাহকের ধরন',
  types: { PREPAID: 'প্রিপেড', DP: 'সরাসরি গ্রাহক' },
  frcode: 'ফ্র্যাঞ্চাইজ কোড',
  balance: 'ব্যালেন্স',
  due: 'বকেয়া',
  inactive:
    'এই কানেকশনটি বন্ধ আছে। আপনি যা পেমেন্ট করবেন তা এর ব্যালেন্সে জমা হবে, কিন্তু তাতে কানেকশন আবার চালু না-ও হতে পারে। আগে বাড়ির লোক বা অপারেটরকে জিজ্ঞেস করে নিন।',
  noEnd: 'এর প্যাকগুলি কবে শেষ হবে, তা শুধু এই কানেকশনের পরিবার লগ ইন করে দেখতে পারে।',
  other: 'অন্য নম্বর',
  payMissing: 'পেমেন্টের উপায়গুলি লোড করা যায়নি।',
};

export const savedNumbersText: TextsOf<typeof EnglishSavedNumbersText> = {
  title: 'আবার পেমেন্ট করুন',
  pay: 'পেমেন্ট করুন',
  payNamed: (end: string) => `${end}-এর জন্য আবার পেমেন্ট করুন`,
  remove: 'সরান',
  removeNamed: (end: string) => `${end} সরান`,
  whereKept:
    'শুধু এই ডিভাইসে সেভ করা আছে, লগ আউট করার পরেও থাকবে। এই ডিভাইস যে-ই ব্যবহার করুক, এই নম্বরগুলির জন্য পেমেন্ট করতে পারবে, কিন্তু নম্বরের শুধু শেষ সংখ্যাগুলি দেখতে পাবে।',
  keep: 'এই নম্বরটি এই ডিভাইসে সেভ করুন',
  keepHint: (end: string) =>
    `যাতে পরে এক ট্যাপেই এর জন্য আবার পেমেন্ট করতে পারেন। তালিকায় এটি ${end} নামে থাকবে। শেয়ার করা ডিভাইসে এটি বন্ধ রাখুন।`,
  notKept: 'এই ব্রাউজার নম্বরটি সেভ করতে পারছে না।',
};

export const otpDialogText: TextsOf<typeof EnglishOtpDialogText> = {
  title: 'পরে পেমেন্ট করুন',
  steps: ['যোগ্য', 'আপনার কোড', 'পেমেন্ট হয়েছে'] as readonly string[],
  whatFor: 'মোট পেমেন্ট',
  due: 'পেমেন্ট পার্টনারকে এই তারিখের মধ্যে দিন',
  code: 'SMS-এ আসা কোড',
  sentTo: (mobile: string): string =>
    `পেমেন্ট পার্টনার ${mobile} নম্বরে একটি 6 সংখ্যার কোড পাঠিয়েছে। আপনি নিশ্চিত না করা পর্যন্ত কোনো টাকা কাটা হবে না।`,
  sent: 'পেমেন্ট পার্টনার আপনাকে একটি 6 সংখ্যার কোড পাঠিয়েছে। আপনি নিশ্চিত না করা পর্যন্ত কোনো টাকা কাটা হবে না।',
  confirm: (amount: string): string => `${amount} নিশ্চিত করুন`,
  works: (seconds: number): string => `কোডটি আর ${clock(seconds)} চলবে`,
  triesLeft: (count: number): string => `আর ${count}\u00a0বার চেষ্টা করা যাবে`,
  missing: '6 সংখ্যার কোডটি লিখুন',
  wrong: 'কোডটি ঠিক নয়।',
  expired: 'এই কোডের সময় শেষ হয়ে গেছে। নতুন কোড নিন।',
  spent: 'এই কোড আর কাজ করবে না। নতুন কোড নিন।',
  wait: (seconds: number): string => `নতুন কোড ${clock(seconds)} পরে`,
  mayResend: 'এখন আপনি নতুন কোড চাইতে পারেন।',
  resend: 'নতুন কোড পাঠান',
  resendsLeft: (count: number): string =>
    count === 0 ? 'এই পেমেন্টের জন্য আর কোড পাঠানো যাবে না।' : `আরও ${count}টি কোড পাঠানো যাবে।`,
  noMoreCodes:
    'পেমেন্ট পার্টনার আর কোড পাঠাতে পারবে না। শেষ কোডটি লিখুন, অথবা বাতিল করে পেমেন্টের অন্য উপায় বেছে নিন।',
  leave: 'পেমেন্ট বাতিল করুন',
  leaveMeans: 'বাতিল করলে টাকাটা ছেড়ে দেওয়া হয়। কিছুই কাটা হয় না।',
  notLeft:
    'আপনি বাতিল করছেন, এটি পেমেন্ট পার্টনারকে জানানো যায়নি। কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন, অথবা এটি বন্ধ করে পরে বাতিল করুন।',
  close: 'আপাতত বন্ধ করুন',
  paying:
    'আপনার কোড পেমেন্ট পার্টনারের কাছে আছে। উত্তরের জন্য অপেক্ষা করুন। এখন বেরিয়ে গেলেও পেমেন্ট থামবে না।',
  notSent: 'আপনার কোড পৌঁছয়নি, আর কোনো টাকা কাটা হয়নি।',
  nothingCharged: 'কোনো টাকা কাটা হয়নি।',
  over: 'পেমেন্ট হয়নি।',
  ends: {
    LP_TXN_EXPIRED: 'এই পেমেন্টে অনেক বেশি সময় লেগেছে, আর পেমেন্ট পার্টনার টাকাটা ছেড়ে দিয়েছে।',
    LP_INVALID_TXN_REF_NO: 'এই পেমেন্টের জন্য পেমেন্ট পার্টনারের কাছে আর কিছু ধরা নেই।',
    LP_ACCOUNT_LOCKED: 'পেমেন্ট পার্টনার আপনার অ্যাকাউন্ট আপাতত লক করে রেখেছে।',
    LP_SIGNATURE_MISMATCH:
      'পেমেন্টটি যে আপনার, পেমেন্ট পার্টনার তা যাচাই করতে পারেনি, তাই এটি ফিরিয়ে দিয়েছে।',
    LP_USER_INELIGIBLE: 'পেমেন্ট পার্টনার আপনাকে পরে পেমেন্ট করার সুবিধা দেয় না।',
    LP_INSUFFICIENT_BALANCE: 'পেমেন্ট পার্টনারের কাছে আপনার ক্রেডিট এই টাকার চেয়ে কম।',
    LP_BILL_OVER_DUES: 'পেমেন্ট পার্টনারের কাছে আপনার একটি বিল বকেয়া আছে। আগে সেটি মিটিয়ে দিন।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'এই টাকা পেমেন্ট পার্টনারের কাছে আপনার লিমিটের চেয়ে বেশি।',
  },
  again: 'পেমেন্টের উপায় বেছে নিন',
  ended: 'আপনি কোড দিয়ে দিয়েছেন। আপনার পেমেন্টের ফলাফল এখানে।',
  result: 'ফলাফল দেখুন',
};

export const ottQuickPayText: TextsOf<typeof EnglishOttQuickPayText> = {
  title: 'স্ট্রিমিং পরিষেবার জন্য পেমেন্ট',
  lead: 'শুধু একটি মোবাইল নম্বর লাগবে। লগ ইন করতে হবে না।',
  service: 'স্ট্রিমিং পরিষেবা',
  mobileno: 'গ্রাহকের মোবাইল নম্বর',
  mobilenoHint: 'অপারেটরের কাছে রেজিস্টার করা নম্বর।',
  price:
    'এরপর আপনি পরিষেবা ও তার দাম দেখতে পাবেন। আপনার UPI অ্যাপে অনুমতি না দেওয়া পর্যন্ত কোনো পেমেন্ট হবে না।',
  ask: 'দাম দেখুন',
  request: 'UPI দিয়ে পেমেন্ট করুন',
  unfinishedMissing: 'আপনার অসম্পূর্ণ পেমেন্টগুলি লোড করা যায়নি।',
  errors: {
    service: 'একটি স্ট্রিমিং পরিষেবা বেছে নিন',
    mobileno: '6, 7, 8 বা 9 দিয়ে শুরু এমন একটি 10 সংখ্যার মোবাইল নম্বর লিখুন',
  },
};

export const billText: TextsOf<typeof EnglishBillText> = {
  packs: (count: number): string => `${count}টি প্যাক, ট্যাক্স ছাড়া`,
  unpriced: (priced: number, unpriced: number): string =>
    priced === 0 ? `${unpriced}টি প্যাকের দাম নেই` : `${priced}টি প্যাক, আর ${unpriced}টির দাম নেই`,
  gst: 'GST',
  total: 'মোট',
  totalWithTax: 'মোট, GST সহ',
};

export const purposesText: TextsOf<typeof EnglishPurposesText> = {
  CART: 'আপনার কার্টের প্যাক',
  RENEWAL: 'রিনিউয়াল',
  TOPUP: 'টাকা যোগ করা',
  OFFER: 'নতুন কানেকশন',
  INSTANT: 'একটি নম্বরের জন্য পেমেন্ট',
  OTT: 'স্ট্রিমিং পরিষেবা',
};

export const paymentMethodsText: TextsOf<typeof EnglishPaymentMethodsText> = {
  how: 'পেমেন্টের উপায়',
  change: 'বদলান',
  ways: {
    CARD: 'UPI, কার্ড বা নেট ব্যাঙ্কিং',
    INSTALMENT: 'পরে পেমেন্ট করুন',
    BALANCE: 'আপনার ব্যালেন্স',
  },
  means: { CARD: 'সুরক্ষিত পেমেন্ট পেজে', INSTALMENT: 'পেমেন্ট পার্টনারকে পরে ফেরত দেন' },
  onlyCard: 'পেমেন্ট পার্টনারের সুরক্ষিত পেজে UPI, কার্ড বা নেট ব্যাঙ্কিং দিয়ে পেমেন্ট করুন।',
  needsPrice:
    'UPI, কার্ড আর পরে পেমেন্টের জন্য দাম লাগে, আর আপনার অপারেটর দাম দেয়নি। আপনার ব্যালেন্স থেকে পেমেন্ট করা যাবে।',
  operatorPrice: 'আপনার অপারেটর দাম ঠিক করে',
  confirmPrice: 'পেমেন্টের আগে এটি নিশ্চিত করুন।',
  nothingToPay:
    'মোট টাকা শূন্য বা তার কম, তাই কিছু পেমেন্ট করার নেই। ভুল মনে হলে দয়া করে আমাদের সঙ্গে যোগাযোগ করুন।',
  noCardNumber: 'এখানে কখনও কার্ড নম্বর লিখতে হয় না।',
  holds: (amount: string): string => `${amount} আছে`,
  pay: 'পেমেন্ট করুন',
  payAmount: (amount: string): string => `${amount} পেমেন্ট করুন`,
  payLater: (amount: string): string => `${amount} পরে পেমেন্ট করুন`,
  payFromBalance: (amount: string): string => `ব্যালেন্স থেকে ${amount} পেমেন্ট করুন`,
  fromBalance: 'ব্যালেন্স থেকে',
  leftAfter: (amount: string): string => `পরে ${amount} থাকবে`,
  short: (amount: string): string => `${amount} কম`,
  addMoney: 'টাকা যোগ করুন',
  added: (amount: string): string => `ব্যালেন্সে টাকা যোগ করতে ${amount} পেমেন্ট হয়েছে।`,
  unknownBalance: 'আপনার ব্যালেন্স লোড করা যায়নি।',
  askAgain: 'ব্যালেন্স আপডেট করুন',
  refused: 'কোনো পেমেন্ট হয়নি।',
  nothingMore: 'আর কোনো টাকা কাটা হয়নি।',
  changed: 'কোনো পেমেন্ট হয়নি। টাকার পরিমাণ বদলে গেছে। পেমেন্ট করার আগে দেখে নিন।',
  orderOver: 'কোনো পেমেন্ট হয়নি। আপনার অর্ডারের মেয়াদ শেষ। নতুন অর্ডার করতে আবার চেষ্টা করুন।',
  open: 'এর একটি পেমেন্ট আমরা এখনও চেক করছি। ফলাফল জানা না যাওয়া পর্যন্ত দয়া করে আবার পেমেন্ট করবেন না।',
  inProgress:
    'পেমেন্ট পার্টনার আপনার পেমেন্ট নিয়ে কাজ করছে, অথবা টাকা তাদের কাছে পৌঁছে গেছে, তাই আমরা আর একটি পেমেন্ট শুরু করিনি। এর অবস্থা চেক করুন, অথবা আমাদের সাহায্য নিন।',
  balanceOpen:
    'এর জন্য আপনার ব্যালেন্স থেকে একটি পেমেন্ট পাঠানো হয়েছিল, কিন্তু কোনো উত্তর আসেনি। পেমেন্টের অন্য উপায় ব্যবহার করার আগে সেটির ফলাফল দেখুন।',
  check: 'পেমেন্ট চেক করুন',
  justPaid: 'এর পেমেন্ট এইমাত্র হয়ে গেছে। আর কোনো টাকা কাটা হয়নি।',
  elsewhere:
    'পেমেন্ট পেজের ঠিকানাটি আমাদের চেনা নয়, তাই আমরা আপনাকে সেখানে পাঠাইনি। কোনো পেমেন্ট হয়নি। আমাদের সঙ্গে যোগাযোগ করুন।',
  otherPayment:
    'অপারেটর এই পেমেন্ট চালিয়ে না গিয়ে অন্য একটি শুরু করেছে, তাই আমরা আপনাকে সেখানে পাঠাইনি। এটি চেক করুন, আর এটি শেষ না হলে এর রেফারেন্স নম্বর দিয়ে আমাদের সঙ্গে যোগাযোগ করুন।',
  reused:
    'অপারেটর এই পেমেন্টকে অন্য একটি পেমেন্টের রেফারেন্স দিয়েছে, তাই আমরা এটি শুরু করিনি। কোনো পেমেন্ট হয়নি। দয়া করে আমাদের সঙ্গে যোগাযোগ করুন।',
  going: 'আপনাকে পেমেন্ট পেজে নিয়ে যাওয়া হচ্ছে',
  neverBegan: 'পেমেন্ট শুরু করা যায়নি, আর কোনো পেমেন্ট হয়নি। তৈরি হলে আবার চেষ্টা করুন।',
  instead: 'আপনি পেমেন্টের অন্য উপায় ব্যবহার করতে পারেন।',
  later: {
    LP_USER_INELIGIBLE: 'পেমেন্ট পার্টনার আপনাকে পরে পেমেন্ট করার সুবিধা দেয় না।',
    LP_INSUFFICIENT_BALANCE: 'পেমেন্ট পার্টনারের কাছে আপনার ক্রেডিট এই টাকার চেয়ে কম।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'এই টাকা পেমেন্ট পার্টনারের কাছে আপনার লিমিটের চেয়ে বেশি।',
    LP_BILL_OVER_DUES: 'পেমেন্ট পার্টনারের কাছে আপনার একটি বিল বকেয়া আছে। আগে সেটি মিটিয়ে দিন।',
    LP_ACCOUNT_LOCKED: 'পেমেন্ট পার্টনার আপনার অ্যাকাউন্ট আপাতত লক করে রেখেছে।',
    LP_MAX_OTP_GEN_EXCEEDED: 'পেমেন্ট পার্টনার এখন আপনাকে আর কোড পাঠাতে পারবে না।',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'পেমেন্ট পার্টনারের কাছে এর একটি অনুরোধ আগে থেকেই আছে। আবার চেষ্টা করার আগে কয়েক মিনিট অপেক্ষা করুন।',
  },
};

export const paymentDetailsText: TextsOf<typeof EnglishPaymentDetailsText> = {
  amount: 'টাকার পরিমাণ',
  whatFor: 'কীসের জন্য',
  mode: 'পেমেন্টের উপায়',
  modeTried: 'বেছে নেওয়া পেমেন্টের উপায়',
  modes: {
    CC: 'ক্রেডিট কার্ড',
    DC: 'ডেবিট কার্ড',
    NB: 'নেট ব্যাঙ্কিং',
    UPI: 'UPI',
    INSTALMENT: 'পরে পেমেন্ট করার পার্টনার',
    BALANCE: 'ব্যালেন্স',
  },
  when: 'কখন',
  bank: 'ব্যাঙ্কের রেফারেন্স',
  account: 'যে নম্বরের জন্য',
  due: 'পেমেন্ট পার্টনারকে এই তারিখের মধ্যে দিন',
  order: 'অর্ডার নম্বর',
  results: 'আপনার প্যাক',
  done: 'হয়ে গেছে',
  held: 'এখনও চালু হয়নি',
  notRenewed: 'রিনিউ হয়নি',
  notStarted: 'চালু হয়নি',
  reasons: {
    tooEarly: 'এখনও সময় হয়নি। প্যাক শেষ হওয়ার আগের 15 দিনের মধ্যে রিনিউ করতে পারবেন।',
    chargeRefused: 'আপনার অপারেটর চার্জটি বসাতে পারেনি।',
    other: 'আপনার অপারেটর এটি সম্পূর্ণ করতে পারেনি।',
  },
  givenBack: (amount: string): string => `এর জন্য ${amount} আপনার ব্যালেন্সে আছে।`,
  notGivenBack:
    'এর দাম রিফান্ড হয়েছে কি না, আপনার অপারেটর জানায়নি। নিচের রেফারেন্স নম্বর দিয়ে তাদের সঙ্গে যোগাযোগ করুন।',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `আপনার অপারেটরের মেসেজ: ${words}` : `আপনার অপারেটরের মেসেজ: ${words} (${code})`,
  tryAgain: (count: number): string => `${count}টি প্যাক আবার রিনিউ করুন`,
  next: 'এরপর কী হবে',
  visit: 'কানেকশন বসানোর দিন ঠিক করতে আমরা আপনার দেওয়া নম্বরে ফোন করব।',
  seeOrder: 'আপনার অর্ডার দেখুন',
};

export const paymentResultText: TextsOf<typeof EnglishPaymentResultText> = {
  maybeTaken:
    'আপনার ব্যাঙ্ক হয়তো টাকা কেটে নিয়েছে। কেটে থাকলে ব্যাঙ্ক 7 থেকে 10 কাজের দিনের মধ্যে ফেরত দেয়।',
  comingBack: (amount: string): string =>
    `আপনার ব্যাঙ্ক বলছে ${amount} কাটা হয়েছিল এবং তা ফেরত আসবে। এতে সাধারণত 7 থেকে 10 কাজের দিন লাগে।`,
  dontPay: 'দয়া করে আবার পেমেন্ট করবেন না',
  returned:
    'আপনার অ্যাকাউন্ট থেকে টাকা কেটে তা আমাদের কাছে না পৌঁছলে, ব্যাঙ্ক 7 থেকে 10 কাজের দিনের মধ্যে ফেরত দেয়।',
  stillSilent: 'ব্যাঙ্ক এখনও উত্তর দেয়নি।',
  nextCheck: (seconds: number): string => `আবার চেক করা হবে ${seconds}\u00a0সেকেন্ড পরে।`,
  checking: 'এখন চেক করা হচ্ছে…',
  checkNow: 'এখনই চেক করুন',
  printReceipt: 'রসিদ প্রিন্ট করুন',
  shareReceipt: 'রসিদ শেয়ার করুন',
  saveReceipt: 'রসিদ সেভ করুন',
};

export const paymentStatusText: TextsOf<typeof EnglishPaymentStatusText> = {
  which: 'কোন পেমেন্ট?',
  whichDescription: 'আপনাকে দেওয়া রেফারেন্স নম্বরটি লিখুন। এটি আপনার ব্যাঙ্কের মেসেজেও আছে।',
  reference: 'রেফারেন্স নম্বর',
  referenceMissing: 'পেমেন্টের রেফারেন্স নম্বর লিখুন',
  unknownReference: 'এই রেফারেন্স নম্বরটি আমাদের জানা নেই',
  unknownReferenceDescription:
    'আপনার ব্যাঙ্কের মেসেজের সঙ্গে মিলিয়ে দেখুন। অ্যাকাউন্ট থেকে টাকা কেটে থাকলে, আবার পেমেন্ট করার আগে আমাদের সঙ্গে যোগাযোগ করুন।',
  ask: 'চেক করুন',
  titles: {
    asking: 'আপনার পেমেন্ট চেক করা হচ্ছে',
    paid: 'পেমেন্ট হয়েছে',
    failed: 'পেমেন্ট হয়নি',
    cancelled: 'পেমেন্ট বাতিল হয়েছে',
    comingBack: 'আপনার টাকা ফেরত আসছে',
    notYet: 'এখনও নিশ্চিত হয়নি',
    unknown: 'এখনও জানা যায়নি',
    otherAmount: 'দয়া করে আবার পেমেন্ট করবেন না',
  },
  dontClose: 'এই পেজটি বন্ধ করবেন না।',
  asking: 'আমরা অপারেটরের কাছে চেক করছি। এতে আপনার কোনো টাকা কাটে না।',
  notYet: 'ব্যাঙ্ক এখনও উত্তর দেয়নি। আমরা চেক করতে থাকব। আপনি এই পেজ ছেড়ে যেতে পারেন।',
  unconfirmed: {
    watched:
      'আমরা এখনও আপনার পেমেন্ট নিশ্চিত করতে পারিনি। আমরা চেক করতে থাকব। এখানে যা দেখা যাচ্ছে তার মানে এই নয় যে পেমেন্ট হয়ে গেছে।',
    ended:
      'আমরা এখনও আপনার পেমেন্ট নিশ্চিত করতে পারিনি। এখানে যা দেখা যাচ্ছে তার মানে এই নয় যে পেমেন্ট হয়ে গেছে।',
  },
  withProvider:
    'পেমেন্ট পার্টনার এই পেমেন্ট নিয়ে কাজ করছে, অথবা টাকা তাদের কাছে পৌঁছে গেছে। অপারেটর এখনও এটি নিশ্চিত করেনি।',
  disputed: (amount: string): string =>
    `অপারেটর আগে ${amount} পেমেন্ট নিশ্চিত করেছিল, আর এখন বলছে এই পেমেন্ট ব্যর্থ হয়েছে। রেফারেন্স নম্বরটি আমাদের পাঠান, আমরা দেখছি।`,
  aboutAnother:
    'অপারেটর অন্য একটি পেমেন্টের বিষয়ে উত্তর দিয়েছে, তাই এটি নিশ্চিত হয়নি। এমন চলতে থাকলে এর রেফারেন্স নম্বর দিয়ে আমাদের সঙ্গে যোগাযোগ করুন।',
  otherAmount: (paid: string, agreed: string): string =>
    `অপারেটর বলছে ${paid} পেমেন্ট হয়েছে, কিন্তু আপনি ${agreed}-এ রাজি হয়েছিলেন। রেফারেন্স নম্বরটি আমাদের পাঠান, আমরা দেখছি।`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'রিনিউ' : 'চালু';
    return failed === all
      ? `পেমেন্ট পৌঁছেছে, কিন্তু কোনো প্যাক ${done} হয়নি।`
      : `পেমেন্ট পৌঁছেছে, কিন্তু ${all}টির মধ্যে ${failed}টি প্যাক ${done} হয়নি।`;
  },
  failed: 'কোনো টাকা কাটা হয়নি।',
  failedDescription: (sentence: string): string =>
    `আপনার ব্যাঙ্ক বা পেমেন্ট পার্টনার জানিয়েছে: ${sentence}`,
  again: 'আবার চেক করুন',
  tryAgain: 'আবার চেষ্টা করুন',
  keep: 'পেমেন্টের রেফারেন্স নম্বর',
  detailsMissing: 'বিবরণ লোড করা যায়নি। ওপরের ফলাফলটি ঠিকই আছে।',
  myPacks: 'আমার প্যাক',
  home: 'হোম',
  login: 'লগ ইন',
};

export const receiptText: TextsOf<typeof EnglishReceiptText> = {
  title: 'পেমেন্টের রসিদ',
  paid: 'পেমেন্ট হয়েছে',
  billedTo: 'যিনি পেমেন্ট করেছেন',
  customer: (id: string): string => `গ্রাহক নম্বর ${id}`,
  suppliedBy: 'পরিষেবা দিয়েছে',
  gstin: (number: string): string => `GST নম্বর (GSTIN) ${number}`,
  reference: 'রেফারেন্স নম্বর',
  fullReference: 'সম্পূর্ণ রেফারেন্স নম্বর',
  bank: 'ব্যাঙ্কের রেফারেন্স',
  what: 'বিবরণ',
  period: 'সময়কাল',
  sac: 'পরিষেবা কোড (SAC)',
  amount: 'টাকার পরিমাণ',
  until: (day: string): string => `${day} পর্যন্ত`,
  notDone: 'চালু হয়নি। রিফান্ড হলে তা "লেনদেন"-এ থাকবে।',
  beforeTax: 'ট্যাক্স ছাড়া',
  gst: 'GST',
  total: 'মোট পেমেন্ট',
  method: 'পেমেন্টের উপায়',
  due: 'পেমেন্ট পার্টনারকে এই তারিখের মধ্যে দিন',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} নম্বরে ফোন করুন` : `${phone} নম্বরে ফোন করুন বা সাহায্য খুলুন`;
    const without = isGuest ? 'আপনার অপারেটরকে জিজ্ঞাসা করুন' : 'সাহায্য খুলুন';
    return `কোনো প্রশ্ন আছে? ${phone === '' ? without : byPhone} ও রেফারেন্স নম্বরটি জানান। এই রসিদটি কম্পিউটারে তৈরি, এতে সই লাগে না।`;
  },
  footWithoutReference: (phone: string): string =>
    `কোনো প্রশ্ন আছে? ${phone === '' ? 'সাহায্য খুলুন' : `${phone} নম্বরে ফোন করুন বা সাহায্য খুলুন`}। এই রসিদটি কম্পিউটারে তৈরি, এতে সই লাগে না।`,
};

export const topUpText: TextsOf<typeof EnglishTopUpText> = {
  title: 'টাকা যোগ করুন',
  balance: (amount: string): string => `আপনার ব্যালেন্স ${amount}`,
  amount: 'কত টাকা',
  amountHint: (least: string, most: string) => `${least} থেকে ${most} পর্যন্ত`,
  quick: 'জনপ্রিয় অঙ্ক',
  box: 'কোন বক্সের জন্য?',
  account: 'পুরো অ্যাকাউন্টের জন্য',
  payMissing: 'পেমেন্টের উপায়গুলি লোড করা যায়নি।',
  errors: {
    unreadable: 'টাকার অঙ্কটি লিখুন, যেমন 500',
    comma: 'পয়সার জন্য বিন্দু দিন, যেমন 300.50',
    tooLittle: (least: string) => `অন্তত ${least} দিতে হবে`,
    tooMuch: (most: string) => `প্রতিবারে সর্বাধিক ${most} দেওয়া যায়`,
  },
};

export const unfinishedText: TextsOf<typeof EnglishUnfinishedText> = {
  title: (count: number): string => `${count}টি অসম্পূর্ণ পেমেন্ট`,
  steps: {
    asking: 'এখনও শুরু হয়নি',
    atProvider: 'পেমেন্ট পার্টনারের কাছে',
    awaitingCode: 'আপনার কোডের অপেক্ষায়',
    awaitingApp: 'আপনার UPI অ্যাপের অপেক্ষায়',
    paying: 'পেমেন্ট চলছে',
    unknown: 'ফলাফল এখনও জানা যায়নি',
    paid: 'পেমেন্ট হয়েছে',
    failed: 'পেমেন্ট হয়নি',
    left: 'এখানে বন্ধ করা হয়েছে, কিন্তু পেমেন্ট পার্টনারের কাছে এখনও পেমেন্ট করা যেতে পারে',
  },
  paidMeanwhile: 'এর মধ্যে পেমেন্ট হয়ে গেছে',
  seeResult: 'ফলাফল দেখুন',
  seen: 'ঠিক আছে',
  check: 'চেক করুন',
  goOn: 'পেমেন্ট চালিয়ে যান',
  enterCode: 'OTP লিখুন',
  showCode: 'কোড দেখান',
  leave: 'এই পেমেন্ট বন্ধ করুন',
  mayBePaid:
    'পেমেন্ট পার্টনারের পেজটি আর খোলা যাবে না। সেখানে পেমেন্ট করে থাকলে আবার পেমেন্ট করবেন না: আমরা জেনে নিয়ে আপনাকে এখানে জানাব। পেমেন্ট না করে থাকলে ওই পেজটি বন্ধ করে নতুন পেমেন্ট শুরু করুন।',
  notPaid: 'আমি সেখানে পেমেন্ট করিনি, আবার শুরু করুন',
};

export const lazyUpiRequestText: TextsOf<typeof EnglishLazyUpiRequestText> = {
  missing: 'কোডটি লোড করা যায়নি। আবার লোড করলে কোনো টাকা কাটে না।',
};

export const payInstantlyText: TextsOf<typeof EnglishPayInstantlyText> = {
  mobileno: 'রসিদের জন্য মোবাইল নম্বর (ঐচ্ছিক)',
  receiptHint: 'আমরা এটি শুধু এই রসিদের জন্য ব্যবহার করি। দরকার না হলে খালি রাখুন।',
  email: 'রসিদের জন্য ইমেল ঠিকানা (ঐচ্ছিক)',
  pay: 'UPI দিয়ে পেমেন্ট করুন',
  approve: 'অনুমতি দেবেন আপনার UPI অ্যাপে',
  errors: {
    mobileno: '6, 7, 8 বা 9 দিয়ে শুরু এমন একটি 10 সংখ্যার মোবাইল নম্বর লিখুন',
    email: 'name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন',
  },
};

export const upiText: TextsOf<typeof EnglishUpiText> = {
  scan: 'যেকোনো UPI অ্যাপ দিয়ে এই কোড স্ক্যান করুন এবং সেখানে পেমেন্টে অনুমতি দিন।',
  qr: 'এই পেমেন্টের QR কোড। একই তথ্য নিচেও আছে।',
  qrMissing: 'কোডটি দেখানো যায়নি। নিচের UPI ঠিকানায় পেমেন্ট করুন, অথবা পেজটি আবার লোড করুন।',
  openApp: 'আপনার UPI অ্যাপ খুলুন',
  showQr: 'অন্য ফোনের জন্য QR কোড দেখান',
  hideQr: 'QR কোড লুকান',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0
      ? `আর ${minutes}\u00a0মিনিট ${seconds}\u00a0সেকেন্ড চলবে`
      : `আর ${seconds}\u00a0সেকেন্ড চলবে`,
  nearlyOver: 'এই কোড আর এক মিনিটেরও কম চলবে',
  waiting: 'আপনার পেমেন্টের জন্য অপেক্ষা করা হচ্ছে। অপারেটর পেলেই এই পেজ আপডেট হবে।',
  unasked:
    'এখন অপারেটরের সঙ্গে যোগাযোগ করা যাচ্ছে না। পেমেন্ট করে থাকলে আপনার পেমেন্ট হারায়নি। আমরা চেক করতে থাকব।',
  checkNow: 'আমি পেমেন্ট করেছি, এখনই চেক করুন',
  byHand: 'UPI ঠিকানায় পেমেন্ট করুন',
  payee: 'UPI ঠিকানা',
  payeeName: 'যাকে পেমেন্ট করছেন',
  amount: 'টাকার পরিমাণ',
  reference: 'রেফারেন্স নম্বর',
  service: 'পরিষেবা',
  whose: 'কার কানেকশন',
  number: 'নম্বর',
  leave: 'পেমেন্ট বাতিল করুন',
  notLeft: 'এখন এটি বাতিল করা যায়নি। আবার চেষ্টা করুন।',
  left: 'আপনি এই পেমেন্ট বাতিল করেছেন। এর কোড দিয়ে আরও কিছুক্ষণ পেমেন্ট করা যায়, তাই একই জিনিসের জন্য আবার পেমেন্ট করার আগে আমরা এটি চেক করি।',
  overAsking: 'পেমেন্টের সময় শেষ। কিছু পৌঁছেছে কি না, আমরা অপারেটরের কাছে আবার জেনে নিচ্ছি।',
  overUnknown:
    'পেমেন্টের সময় শেষ, আর অপারেটর এখনও ফলাফল জানে না। এটি পরিষ্কার না হওয়া পর্যন্ত দয়া করে একই জিনিসের জন্য আবার পেমেন্ট করবেন না।',
  checkAgain: 'আবার চেক করুন',
  failed: 'পেমেন্ট হয়নি। কোনো টাকা কাটা হয়নি।',
  failedDescription: (sentence: string): string => `অপারেটর জানিয়েছে: ${sentence}`,
  newCode: 'নতুন কোড নিন',
  back: 'ফিরে যান',
  result: 'ফলাফল দেখুন',
  gone: 'এই পেমেন্ট আর এই ব্রাউজারে নেই।',
};

export const upiRefusalText: TextsOf<typeof EnglishUpiRefusalText> = {
  refused: 'কোনো পেমেন্ট হয়নি।',
  changed: 'টাকার পরিমাণ বদলে গেছে। পেমেন্ট করার আগে দেখে নিন।',
  open: 'এর একটি পেমেন্ট আমরা এখনও চেক করছি। ফলাফল জানা না যাওয়া পর্যন্ত দয়া করে আবার পেমেন্ট করবেন না।',
  justPaid: 'এর পেমেন্ট এইমাত্র হয়ে গেছে। আর কোনো টাকা কাটা হয়নি।',
  notPayable:
    'অপারেটর এমন একটি অনুরোধ পাঠিয়েছে যার পেমেন্ট করা যায় না। কোনো পেমেন্ট হয়নি। পরে আবার চেষ্টা করুন।',
  unknownNumber: 'কোনো অ্যাকাউন্ট পাওয়া যায়নি। নম্বরটি দেখে নিন।',
  neverBegan: 'অনুরোধটি তৈরি করা যায়নি, আর কোনো পেমেন্ট হয়নি। তৈরি হলে আবার চেষ্টা করুন।',
  checkAgain: 'আবার চেক করুন',
};
