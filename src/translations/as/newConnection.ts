import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'আপুনি লগ ইন কৰি আছে। নিজৰ সংযোগত পেক যোগ কৰিবলৈ নতুন সংযোগ নালাগে।',
  addPacks: 'পেক যোগ কৰক',
  ordered: (order: string) => `আপোনাৰ নতুন সংযোগৰ অৰ্ডাৰ নম্বৰ ${order}।`,
  seeOrder: 'অৰ্ডাৰ চাওক',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['প্লেন', 'আপোনাৰ তথ্য', 'অৰ্ডাৰ'],
  plan: 'আপোনাৰ প্লেন',
  otherPlan: 'আন প্লেন বাছক',
  detailsTitle: 'আপোনাৰ তথ্য',
  firstname: 'নাম',
  surname: 'উপাধি (ঐচ্ছিক)',
  mobileno: 'ম’বাইল নম্বৰ',
  mobileHint: 'সংযোগ বহুৱাৰ দিন ঠিক কৰিবলৈ আমি এই নম্বৰত ফোন কৰিম।',
  email: 'ইমেইল ঠিকনা (ঐচ্ছিক)',
  emailName: 'ইমেইল ঠিকনা',
  address: 'ঠিকনা',
  addressHint: 'ঘৰৰ নম্বৰ, পথ আৰু চহৰ।',
  pincode: 'পিনক’ড',
  goOn: 'আগবাঢ়ক',
  errors: {
    firstname: 'আপোনাৰ নাম আখৰেৰে লিখক',
    surname: 'আপোনাৰ উপাধি আখৰেৰে লিখক, বা খালী ৰাখক',
    mobileno: '10টা সংখ্যাৰ ম’বাইল নম্বৰ লিখক',
    email: 'asha@example.com-ৰ দৰে ইমেইল ঠিকনা লিখক, বা খালী ৰাখক',
    address: 'আপোনাৰ ঠিকনা লিখক',
    addressLong: 'ঠিকনাটো 400টা আখৰলৈ চুটি কৰক',
    pincode: '6টা সংখ্যাৰ পিনক’ড লিখক',
    notServed: 'এই পিনক’ডত আমাৰ সেৱা এতিয়াও নাই। চাই লওক, বা আন এটা দি চাওক।',
  },
  existing: 'এই নম্বৰটো ইতিমধ্যে এজন গ্ৰাহকৰ। পেক যোগ বা ৰিনিউ কৰিবলৈ লগ ইন কৰক।',
  logIn: 'লগ ইন কৰক',
  who: 'কাৰ বাবে',
  changeDetails: 'আপোনাৰ তথ্য সলাওক',
  area: 'আপোনাৰ এলেকা',
  total: 'দিবলগীয়া টকা',
  price: 'দাম',
  gst: 'GST',
  order: (amount: string) => `${amount}-ত অৰ্ডাৰ কৰক`,
  changed: (before: string, now: string) =>
    `দাম এতিয়া ${now}; আপুনি বাছোঁতে ${before} আছিল। একোৱেই অৰ্ডাৰ হোৱা নাই।`,
  gone: 'এই প্লেনটো তাত আৰু উপলব্ধ নহয়। একোৱেই অৰ্ডাৰ হোৱা নাই। আপোনাৰ তথ্য আমি ৰাখিছোঁ।',
  sendAgain: 'আকৌ পঠিয়াওক',
  giveUp: 'অৰ্ডাৰটো সলাওক',
  giveUpDescription:
    'প্ৰথম অৰ্ডাৰটো যদি আহি পাইছিল, দুটা হ’ব। যিটোৰ পেমেণ্ট নহয়, সেইটো নিজে নিজে বাতিল হয়।',
  number: 'অৰ্ডাৰ নম্বৰ',
  withGst: 'মুঠ, GST-সহ',
  next: 'ইয়াৰ পিছত কি হ’ব',
  payMissing: 'পেমেণ্টৰ উপায়বোৰ ল’ড কৰিব পৰা নগ’ল।',
  call: (phone: string) => `${phone} নম্বৰত ফোন কৰক`,
  more: 'প্লেনবোৰলৈ উভতি যাওক',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'আপোনাৰ অৰ্ডাৰৰ পেমেণ্ট কৰক',
  keptUntil: '{date} লৈকে ৰখা হ’ব',
  unpaid: 'এতিয়ালৈকে কোনো টকা কটা হোৱা নাই। অৰ্ডাৰৰ পেমেণ্ট হ’লে সংযোগ বহুওৱা হয়।',
  payByPhone: 'ফোনেৰেও পেমেণ্ট কৰিব পাৰে: অৰ্ডাৰ নম্বৰ লৈ কাষ্টমাৰ কেয়াৰলৈ ফোন কৰক।',
  lapses: 'তেতিয়ালৈকে পেমেণ্ট নহ’লে অৰ্ডাৰটো বাতিল হয় আৰু একো টকা নালাগে।',
  afterwards: 'পেমেণ্ট হ’লে সংযোগ বহুৱাৰ দিন ঠিক কৰিবলৈ আমি আপোনাক ফোন কৰিম।',
  open: 'এই অৰ্ডাৰৰ এটা পেমেণ্ট আৰম্ভ হৈছে আৰু তাৰ ফলাফল এতিয়াও জনা নাই। তাৰ আগতে অনুগ্ৰহ কৰি আকৌ পেমেণ্ট নকৰিব।',
  paid: 'আপোনাৰ অৰ্ডাৰৰ পেমেণ্ট হ’ল।',
  receipt: 'পেমেণ্ট চাওক',
  visit: 'সংযোগ বহুৱাৰ দিন ঠিক কৰিবলৈ আমি আপুনি দিয়া নম্বৰত ফোন কৰিম।',
  lapsed: 'এই অৰ্ডাৰটো বাতিল হ’ল: সময়মতে পেমেণ্ট নহ’ল, আৰু একো টকা নালাগে।',
  another: 'এতিয়া কি উপলব্ধ আৰু কিমান দামত, প্লেনবোৰত চাওক।',
  orderAgain: 'আকৌ অৰ্ডাৰ কৰক',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'GST-সহ দাম',
  beforeTax: 'GST-ৰ আগৰ দাম',
  gst: 'GST',
  monthly: 'মাহেকীয়া দাম',
  saving: 'আপোনাৰ ৰাহি',
  channelCount: 'চেনেল',
  speedName: 'স্পীড',
  fairUseName: 'সম্পূৰ্ণ স্পীডৰ ডেটা',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'প্লেনবোৰ কাষে কাষে',
  fact: 'বৈশিষ্ট্য',
  sideways: 'সকলো প্লেন চাবলৈ কাষলৈ স্ক্ৰ’ল কৰক।',
  comparing: 'তুলনাৰ প্লেন',
  compared: (count: number) => `তুলনাৰ বাবে ${count}টা প্লেন`,
  oneMore: 'তুলনা কৰিবলৈ আৰু এটা বা দুটা প্লেন বাছক।',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'আপোনাৰ পিনক’ড',
  pincodeHint: 'এলেকা অনুসৰি প্লেন বেলেগ হ’ব পাৰে।',
  showThere: 'প্লেন দেখুৱাওক',
  everywhere: 'সকলো ঠাইৰ প্লেন দেখুৱাওক',
  wrongPincode: '6টা সংখ্যাৰ পিনক’ড লিখক',
  filters: 'প্লেনৰ প্ৰকাৰ',
  all: 'সকলো',
  kinds: { TV: 'টিভি', BROADBAND: 'ব্ৰডবেণ্ড', COMBO: 'TV আৰু ব্ৰডবেণ্ড' },
  upTo: 'মাহেকীয়া দাম',
  anyPrice: 'যিকোনো দাম',
  upToRupees: (rupees: string) => `${rupees} লৈকে`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode}-ৰ বাবে ${count}টা প্লেন` : `${count}টা প্লেন`,
  list: 'প্লেন',
  none: 'এতিয়া কোনো প্লেন নাই',
  noneDescription: 'পিছত আকৌ চাওক, বা কাষ্টমাৰ কেয়াৰলৈ ফোন কৰক।',
  noneThere: (pincode: string) => `${pincode}-ৰ বাবে আমাৰ এতিয়াও কোনো প্লেন নাই`,
  noneThereDescription: 'পিনক’ডটো চাই লওক, বা ওচৰৰ এটা দি চাওক।',
  noMatch: 'কোনো প্লেন মিলা নাই',
  noMatchDescription: 'আন প্ৰকাৰ বা বেছি দাম বাছক।',
  clear: 'সকলো প্লেন দেখুৱাওক',
  term: 'ম্যাদ',
  terms: {
    MONTHLY: '1\u00a0মাহ',
    QUARTERLY: '3\u00a0মাহ',
    HALFYEARLY: '6\u00a0মাহ',
    YEARLY: '12\u00a0মাহ',
  },
  forTerm: (term: string) => `${term}ৰ বাবে, GST-সহ`,
  withGst: 'GST-সহ',
  made: (price: string, gst: string) => `${price} আৰু ${gst} GST`,
  aMonth: (amount: string) => `${amount}/মাহ`,
  saves: (amount: string) => `${amount} ৰাহি`,
  channels: (count: number) => `${count}টা চেনেল`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `সম্পূৰ্ণ স্পীডত ${gigabytes} GB, তাৰ পিছত লেহেমীয়া`,
  included: 'ইয়াত কি কি আছে',
  choose: 'বাছক',
  chooseOf: (plan: string) => `বাছক: ${plan}`,
  noPrice: 'দাম পোৱা নগ’ল',
  compare: 'তুলনা কৰক',
  subscriber: 'ইতিমধ্যে গ্ৰাহক নেকি?',
  logIn: 'লগ ইন কৰক',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'নতুন সংযোগ লওক',
    lead: 'প্লেন তুলনা কৰক আৰু তিনিটা ধাপত অৰ্ডাৰ কৰক। দামত GST ধৰা আছে।',
  },
  compare: { title: 'প্লেনৰ তুলনা', lead: 'কাষে কাষে, GST-সহ।' },
  details: {
    title: 'আপোনাৰ তথ্য',
    lead: 'যাতে আমি জানো কাক ফোন কৰিব লাগে আৰু ক’ত বহুৱাব লাগে।',
  },
  review: {
    title: 'চাই লৈ অৰ্ডাৰ কৰক',
    lead: 'অৰ্ডাৰ কৰিলে টকা কটা নহয়। আপুনি পিছত পেমেণ্ট কৰে।',
  },
  placed: {
    title: 'আপোনাৰ অৰ্ডাৰ',
    lead: 'এই নম্বৰটো ৰাখি থওক। ইয়াৰেই আমি আপোনাৰ অৰ্ডাৰ বিচাৰোঁ।',
  },
  back: 'সকলো প্লেন',
};
