import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'আপনি লগ ইন করে আছেন। নিজের কানেকশনে প্যাক যোগ করতে নতুন কানেকশন লাগে না।',
  addPacks: 'প্যাক যোগ করুন',
  ordered: (order: string) => `আপনার নতুন কানেকশনের অর্ডার নম্বর ${order}।`,
  seeOrder: 'অর্ডার দেখুন',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['প্ল্যান', 'আপনার তথ্য', 'অর্ডার'],
  plan: 'আপনার প্ল্যান',
  otherPlan: 'অন্য প্ল্যান বেছে নিন',
  detailsTitle: 'আপনার তথ্য',
  firstname: 'নাম',
  surname: 'পদবি (ঐচ্ছিক)',
  mobileno: 'মোবাইল নম্বর',
  mobileHint: 'কানেকশন বসানোর দিন ঠিক করতে আমরা এই নম্বরে ফোন করব।',
  email: 'ইমেল ঠিকানা (ঐচ্ছিক)',
  emailName: 'ইমেল ঠিকানা',
  address: 'ঠিকানা',
  addressHint: 'বাড়ির নম্বর, রাস্তা ও শহর।',
  pincode: 'পিন কোড',
  goOn: 'এগিয়ে যান',
  errors: {
    firstname: 'আপনার নাম অক্ষরে লিখুন',
    surname: 'আপনার পদবি অক্ষরে লিখুন, অথবা খালি রাখুন',
    mobileno: '10 সংখ্যার মোবাইল নম্বর লিখুন',
    email: 'asha@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন, অথবা খালি রাখুন',
    address: 'আপনার ঠিকানা লিখুন',
    addressLong: 'ঠিকানা 400 অক্ষরের মধ্যে লিখুন',
    pincode: '6 সংখ্যার পিন কোড লিখুন',
    notServed: 'এই পিন কোডে এখনও আমাদের পরিষেবা নেই। দেখে নিন, অথবা অন্য পিন কোড দিন।',
  },
  existing: 'এই নম্বরটি আগে থেকেই একজন গ্রাহকের। প্যাক যোগ বা রিনিউ করতে লগ ইন করুন।',
  logIn: 'লগ ইন করুন',
  who: 'কার জন্য',
  changeDetails: 'আপনার তথ্য বদলান',
  area: 'আপনার এলাকা',
  total: 'কত দিতে হবে',
  price: 'দাম',
  gst: 'GST',
  order: (amount: string) => `${amount}-এ অর্ডার করুন`,
  changed: (before: string, now: string) =>
    `এখন দাম ${now}; আপনি বেছে নেওয়ার সময় ছিল ${before}। কিছুই অর্ডার করা হয়নি।`,
  gone: 'এই প্ল্যানটি সেখানে আর পাওয়া যায় না। কিছুই অর্ডার করা হয়নি। আপনার তথ্য আমরা রেখে দিয়েছি।',
  sendAgain: 'আবার পাঠান',
  giveUp: 'অর্ডার বদলান',
  giveUpDescription:
    'প্রথম অর্ডারটি পৌঁছে থাকলে দুটি অর্ডার হবে। যেটির পেমেন্ট হবে না, সেটি নিজে থেকেই বাতিল হয়ে যায়।',
  number: 'অর্ডার নম্বর',
  withGst: 'মোট, GST সহ',
  next: 'এরপর কী হবে',
  payMissing: 'পেমেন্টের উপায়গুলি লোড করা যায়নি।',
  call: (phone: string) => `${phone} নম্বরে ফোন করুন`,
  more: 'প্ল্যানে ফিরে যান',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'আপনার অর্ডারের জন্য পেমেন্ট করুন',
  keptUntil: '{date} পর্যন্ত রাখা থাকবে',
  unpaid: 'এখনও কোনো টাকা কাটা হয়নি। অর্ডারের পেমেন্ট হলে কানেকশন বসানো হবে।',
  payByPhone: 'ফোনেও পেমেন্ট করতে পারেন: অর্ডার নম্বর নিয়ে কাস্টমার কেয়ারে ফোন করুন।',
  lapses: 'এর মধ্যে পেমেন্ট না হলে অর্ডারটি বাতিল হয়ে যায়, কোনো টাকা লাগে না।',
  afterwards: 'পেমেন্ট হলে কানেকশন বসানোর দিন ঠিক করতে আমরা আপনাকে ফোন করব।',
  open: 'এই অর্ডারের একটি পেমেন্ট শুরু হয়েছে, ফলাফল এখনও জানা যায়নি। তার আগে দয়া করে আবার পেমেন্ট করবেন না।',
  paid: 'আপনার অর্ডারের পেমেন্ট হয়েছে।',
  receipt: 'পেমেন্ট দেখুন',
  visit: 'কানেকশন বসানোর দিন ঠিক করতে আমরা আপনার দেওয়া নম্বরে ফোন করব।',
  lapsed: 'এই অর্ডারটি বাতিল হয়ে গেছে: সময়মতো পেমেন্ট হয়নি, আর কোনো টাকা লাগে না।',
  another: 'এখন কী কী পাওয়া যায়, কত দামে, জানতে প্ল্যানগুলি দেখুন।',
  orderAgain: 'আবার অর্ডার করুন',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'GST সহ দাম',
  beforeTax: 'GST ছাড়া দাম',
  gst: 'GST',
  monthly: 'মাসের দাম',
  saving: 'আপনার সাশ্রয়',
  channelCount: 'চ্যানেল',
  speedName: 'স্পিড',
  fairUseName: 'ফুল স্পিডে ডেটা',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'পাশাপাশি প্ল্যানের তুলনা',
  fact: 'বিষয়',
  sideways: 'সব প্ল্যান দেখতে পাশে স্ক্রল করুন।',
  comparing: 'তুলনার প্ল্যান',
  compared: (count: number) => `তুলনা করার জন্য ${count}টি প্ল্যান`,
  oneMore: 'তুলনা করতে আরও একটি বা দুটি প্ল্যান বেছে নিন।',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'আপনার পিন কোড',
  pincodeHint: 'এলাকা অনুযায়ী প্ল্যান আলাদা হতে পারে।',
  showThere: 'প্ল্যান দেখান',
  everywhere: 'সব জায়গার প্ল্যান দেখান',
  wrongPincode: '6 সংখ্যার পিন কোড লিখুন',
  filters: 'প্ল্যানের ধরন',
  all: 'সব',
  kinds: { TV: 'টিভি', BROADBAND: 'ব্রডব্যান্ড', COMBO: 'টিভি ও ব্রডব্যান্ড' },
  upTo: 'মাসের দাম',
  anyPrice: 'যেকোনো দাম',
  upToRupees: (rupees: string) => `${rupees} পর্যন্ত`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} পিন কোডে ${count}টি প্ল্যান` : `${count}টি প্ল্যান`,
  list: 'প্ল্যান',
  none: 'এখন কোনো প্ল্যান নেই',
  noneDescription: 'পরে আবার দেখুন, অথবা কাস্টমার কেয়ারে ফোন করুন।',
  noneThere: (pincode: string) => `${pincode} পিন কোডে এখনও আমাদের কোনো প্ল্যান নেই`,
  noneThereDescription: 'পিন কোডটি দেখে নিন, অথবা কাছাকাছি অন্য একটি দিন।',
  noMatch: 'কোনো প্ল্যান মিলছে না',
  noMatchDescription: 'অন্য ধরন বা আরও বেশি দাম বেছে নিন।',
  clear: 'সব প্ল্যান দেখান',
  term: 'মেয়াদ',
  terms: {
    MONTHLY: '1\u00a0মাস',
    QUARTERLY: '3\u00a0মাস',
    HALFYEARLY: '6\u00a0মাস',
    YEARLY: '12\u00a0মাস',
  },
  forTerm: (term: string) => `${term}, GST সহ`,
  withGst: 'GST সহ',
  made: (price: string, gst: string) => `${price} ও ${gst} GST`,
  aMonth: (amount: string) => `${amount}/মাস`,
  saves: (amount: string) => `${amount} বাঁচবে`,
  channels: (count: number) => `${count}টি চ্যানেল`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `ফুল স্পিডে ${gigabytes} GB, তারপর কম স্পিড`,
  included: 'এতে কী কী আছে',
  choose: 'বেছে নিন',
  chooseOf: (plan: string) => `বেছে নিন: ${plan}`,
  noPrice: 'দাম জানা নেই',
  compare: 'তুলনা করুন',
  subscriber: 'আগে থেকেই গ্রাহক?',
  logIn: 'লগ ইন করুন',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'নতুন কানেকশন নিন',
    lead: 'প্ল্যান তুলনা করুন আর তিনটি ধাপে অর্ডার করুন। দামে GST ধরা আছে।',
  },
  compare: { title: 'প্ল্যানের তুলনা', lead: 'পাশাপাশি, GST সহ।' },
  details: { title: 'আপনার তথ্য', lead: 'যাতে জানা থাকে কাকে ফোন করব আর কোথায় বসাব।' },
  review: { title: 'দেখে নিয়ে অর্ডার করুন', lead: 'অর্ডার করলে টাকা কাটে না। পরে পেমেন্ট করবেন।' },
  placed: { title: 'আপনার অর্ডার', lead: 'এই নম্বরটি রেখে দিন। এটি দিয়েই আপনার অর্ডার খোঁজা হয়।' },
  back: 'সব প্ল্যান',
};
