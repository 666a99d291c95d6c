import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'ৰাখক',
  removeAsk: (name: string): string => `${name} আঁতৰাব নে?`,
  removeEnds: (date: string): string => `ইয়াৰ শেষ তাৰিখ ${date}।`,
  removeUntil: 'তেতিয়ালৈকে আপুনি ইয়াক আগৰ দৰেই ব্যৱহাৰ কৰিব পাৰিব।',
  removeNoRefund: 'একো ৰিফাণ্ড নহ’ব।',
  keepByRenewing: 'ইয়াক ৰাখিব খুজিলে শেষ হোৱাৰ আগতে ৰিনিউ কৰক।',
  keepByRenewingFrom: (date: string): string =>
    `ইয়াক ৰাখিব খুজিলে ${date} ৰ পৰা শেষ হোৱাৰ আগতে ৰিনিউ কৰক।`,
  noUndo: 'ইয়াক ইয়াত ঘূৰাব নোৱাৰি।',
  reason: 'কাৰণ (ঐচ্ছিক)',
  removeYes: 'ম্যাদৰ শেষত আঁতৰাওক',
  refundAsk: (name: string): string => `${name} এতিয়াই বাতিল কৰিব নে?`,
  youGet: 'আপোনাৰ বেলেঞ্চলৈ ৰিফাণ্ড',
  stopsNow: 'ই লগে লগে বন্ধ হ’ব।',
  stopsNowChannels: (channels: string): string => `ইয়াৰ ${channels}ৰ সৈতে ই লগে লগে বন্ধ হ’ব।`,
  stopsNowLine: 'আপোনাৰ ব্ৰডবেণ্ড লগে লগে বন্ধ হ’ব।',
  daysLost: (days: number): string =>
    days === 1 ? 'আপুনি শেষৰ দিনটো হেৰুৱাব।' : `আপুনি বাকী থকা ${days} দিন হেৰুৱাব।`,
  buyAgain: 'ইয়াক আকৌ পাবলৈ আপুনি আকৌ কিনিব লাগিব।',
  refundYes: (amount: string): string => `বাতিল কৰি ${amount} ঘূৰাই লওক`,
  amountChanged: (was: string, is: string): string =>
    `ৰিফাণ্ডৰ পৰিমাণ ${was} ৰ পৰা ${is} হ’ল। একোৱেই বাতিল হোৱা নাই। আগবঢ়াৰ আগতে চাই লওক।`,
  noneLeft: 'এই পেকৰ বাবে এতিয়া আৰু ৰিফাণ্ড নাই। একোৱেই বাতিল হোৱা নাই।',
  reading: 'পৰিমাণটো আপডেট হৈ আছে।',
  notRead: 'পৰিমাণটো আপডেট কৰিব পৰা নগ’ল।',
  tryAgain: 'আকৌ চেষ্টা কৰক',
  removedAtTermEnd: (name: string): string =>
    `${name}: ম্যাদৰ শেষত শেষ হ’ব। তেতিয়ালৈকে আপুনি ইয়াক আগৰ দৰেই ব্যৱহাৰ কৰিব পাৰিব।`,
  removed: (name: string, date: string): string =>
    `${name}: ${date} তাৰিখে শেষ হ’ব। তেতিয়ালৈকে আপুনি ইয়াক আগৰ দৰেই ব্যৱহাৰ কৰিব পাৰিব।`,
  refunded: (name: string, amount: string): string =>
    `${name} বাতিল হ’ল। ${amount} আপোনাৰ বেলেঞ্চলৈ ঘূৰি আহিল।`,
  refundedBlind: (name: string): string =>
    `${name} বাতিল হ’ল। কিমান ৰিফাণ্ড হ’ল, আপোনাৰ অপাৰেটৰে জনোৱা নাই। আপোনাৰ লেনদেনত চাব পাৰিব।`,
  balance: (amount: string): string => `আপোনাৰ বেলেঞ্চ ${amount}।`,
  balanceReading: 'আপোনাৰ বেলেঞ্চ আপডেট হৈ আছে।',
  balanceNotRead: 'আপোনাৰ বেলেঞ্চ আপডেট কৰিব পৰা নগ’ল।',
  unknownRemoval: (name: string): string =>
    `স্পষ্ট উত্তৰ পোৱা নগ’ল, সেয়ে ${name} আঁতৰোৱা হ’ল নে নাই আমি নাজানো।`,
  packsReading: 'আপোনাৰ পেকবোৰ আপডেট হৈ আছে।',
  packsNotRead: 'আপোনাৰ পেকবোৰ আপডেট কৰিব পৰা নগ’ল।',
  nowLeavingAtTermEnd:
    'আপোনাৰ পেকত এতিয়া ই ম্যাদৰ শেষত শেষ হ’ব বুলি দেখুৱাইছে, গতিকে ইয়াক আঁতৰোৱা হ’ল।',
  nowLeaving: (date: string): string =>
    `আপোনাৰ পেকত এতিয়া ইয়াৰ শেষ তাৰিখ ${date} দেখুৱাইছে, গতিকে ইয়াক আঁতৰোৱা হ’ল।`,
  nowCancelled: 'আপোনাৰ পেকত ই আৰু চালু নাই, গতিকে ইয়াক বাতিল কৰা হ’ল।',
  nowRunning: {
    honoured:
      'আপোনাৰ পেকত ই এতিয়াও চালু আছে। নিজে নিজে একোৱেই আকৌ পঠিওৱা নহয়। আপুনি আকৌ চেষ্টা কৰিলে কামটো বেছিৰ বেছি এবাৰহে হ’ব।',
    unknown:
      'আপোনাৰ পেকত ই এতিয়াও চালু আছে। নিজে নিজে একোৱেই আকৌ পঠিওৱা নহয়। আকৌ চেষ্টা কৰাৰ আগতে কেইমিনিটমান ৰৈ আকৌ চেক কৰক।',
  },
  history: 'লেনদেনত ৰিফাণ্ড চাওক',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'আপোনাৰ চেনেল',
  titleIn: (pack: string): string => `${pack}-ৰ চেনেল`,
  back: 'মোৰ পেক',
  search: 'আপোনাৰ চেনেলত বিচাৰক',
  searchFor: 'নাম বা চেনেল নম্বৰ',
  count: (count: number): string => `${groupedText(count)}টা চেনেল`,
  some: (count: number, all: number): string =>
    `${groupedText(all)}টাৰ ভিতৰত ${groupedText(count)}টা চেনেল`,
  noMatch: 'আপোনাৰ কোনো চেনেল মিলা নাই।',
  none: 'কোনো চেনেল নাই',
  noneDescription: 'ইয়াত চেনেল থকা কোনো পেক চালু নাই, বা আপোনাৰ অপাৰেটৰে তাৰ চেনেল দেখুওৱা নাই।',
  add: 'পেক যোগ কৰক',
  incomplete: 'এটা পেকৰ চেনেল পোৱা নগ’ল।',
  retry: 'বাকীখিনি ল’ড কৰক',
  columns: {
    channel: 'চেনেল',
    number: 'নম্বৰ',
    genre: 'শ্ৰেণী',
    language: 'ভাষা',
    pack: 'কোন পেকত',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'মোৰ পেক',
  extent: (packs: number, services: number): string => `${services}টা সেৱাত ${packs}টা পেক`,
  renew: 'ৰিনিউ কৰক',
  add: 'পেক যোগ কৰক',
  show: 'দেখুৱাওক',
  all: 'সকলো',
  filters: { ACTIVE: 'চালু', EXPIRED: 'শেষ', CANCEL: 'বাতিল', FAILED: 'বিফল' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'পেক যোগ কৰক',
  count: (count: number): string => `${count}টা পেক দেখুওৱা হৈছে`,
  broadband: 'ব্ৰডবেণ্ড',
  nowhere: 'বক্স নোহোৱাকৈ',
  none: 'আপোনাৰ এতিয়াও কোনো পেক নাই',
  noneDescription: 'চেনেল আৰু ব্ৰডবেণ্ড পাবলৈ পেক যোগ কৰক।',
  noMatch: {
    ACTIVE: 'কোনো পেক চালু নাই',
    EXPIRED: 'কোনো পেক শেষ হোৱা নাই',
    CANCEL: 'কোনো পেক বাতিল হোৱা নাই',
    FAILED: 'কোনো পেক বিফল হোৱা নাই',
  },
  showAll: 'সকলো পেক দেখুৱাওক',
  channels: 'আপোনাৰ চেনেল',
  channelsOf: (box: string): string => `আপোনাৰ চেনেল: ${box}`,
  packsOf: (box: string): string => `পেক: ${box}`,
  renewNamed: (pack: string): string => `ৰিনিউ কৰক: ${pack}`,
  renewMany: (count: number): string => `${count}টা পেক ৰিনিউ কৰক`,
  packs: (count: number): string => `${count}টা পেক`,
  endOn: (count: number, date: string): string =>
    count === 1 ? `শেষ তাৰিখ ${date}` : `সকলোৰে শেষ তাৰিখ ${date}`,
  ownTerms: 'প্ৰতিটো পেক নিজৰ ম্যাদৰ বাবে',
  gst: (tax: string): string => `${tax} GST ধৰি`,
  columns: { pack: 'পেক', contents: 'কি কি আছে', ends: 'শেষ তাৰিখ', price: 'দাম' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'আপোনাৰ লাইন',
  show: 'স্পীড আৰু ব্যৱহৃত ডেটা দেখুৱাওক',
  hide: 'স্পীড আৰু ব্যৱহৃত ডেটা লুকুৱাওক',
  none: 'এই একাউণ্টত কোনো ব্ৰডবেণ্ড লাইন নাই',
  noneDescription: 'আপুনি যদি ব্ৰডবেণ্ড ব্যৱহাৰ কৰে, গ্ৰাহক সহায়তাৰ লগত যোগাযোগ কৰক।',
  used: (used: string, limit: string): string =>
    `সম্পূৰ্ণ স্পীডৰ ${limit} GB-ৰ ভিতৰত ${used} GB ব্যৱহাৰ হৈছে`,
  usedAll: (limit: string): string => `সম্পূৰ্ণ স্পীডৰ ${limit} GB গোটেইখিনি ব্যৱহাৰ হৈছে`,
  usedOnly: (used: string): string => `${used} GB ব্যৱহাৰ হৈছে`,
  speed: 'স্পীড',
  after: 'সীমাৰ পিছৰ স্পীড',
  limit: 'সম্পূৰ্ণ স্পীড কিমানলৈ',
  account: 'একাউণ্ট নম্বৰ',
  plan: 'প্লেন',
  until: 'শেষ তাৰিখ',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'এই পেকটো ৰিনিউ কৰাৰ সময় তেতিয়া হোৱা নাছিল।',
  tooEarlyUntil: (date: string): string =>
    `এই পেকটো ৰিনিউ কৰাৰ সময় তেতিয়া হোৱা নাছিল। আপুনি ${date} তাৰিখৰ পৰা ৰিনিউ কৰিব পাৰিব।`,
  chargeRefused:
    'আপোনাৰ অপাৰেটৰৰ বিলিং চিষ্টেমে ৰিনিউ নাকচ কৰিলে, সেয়ে এই পেকটো ৰিনিউ নহ’ল। পিছত আকৌ চেষ্টা কৰক, বা গ্ৰাহক সহায়তাৰ লগত যোগাযোগ কৰক।',
  otherFailure:
    'আপোনাৰ অপাৰেটৰে এই পেকটো আৰম্ভ বা ৰিনিউ কৰিব নোৱাৰিলে। গ্ৰাহক সহায়তাৰ লগত যোগাযোগ কৰক।',
  itsMessage: (message: string): string => `আপোনাৰ অপাৰেটৰৰ মেছেজ: ${message}`,
  code: (code: string): string => `ক’ড ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'পেক',
  back: 'মোৰ পেক',
  missing: 'এই পেকটো আপোনাৰ একাউণ্টত নাই',
  missingDescription: 'ইয়াৰ ঠাইত হয়তো আন এটা আহিছে। তালিকাত আপোনাৰ সকলো পেক আছে।',
  renew: 'ৰিনিউ কৰক',
  facts: 'বিৱৰণ',
  price: 'দাম',
  gst: (tax: string): string => `${tax} GST ধৰি`,
  channels: 'চেনেল',
  whichChannels: 'ইয়াত কি কি চেনেল আছে?',
  speed: 'স্পীড',
  box: 'বক্স',
  activated: 'চালু হৈছিল',
  ends: 'শেষ তাৰিখ',
  ended: 'শেষ হৈছে',
  renewable: 'কেতিয়াৰ পৰা ৰিনিউ কৰিব পাৰি',
  stop: 'এই পেক বন্ধ কৰক',
  leavingAtTermEnd: 'আপুনি এই পেকটো আঁতৰাইছে। ই ম্যাদৰ শেষলৈকে চালু থাকিব, তাৰ পিছত শেষ হ’ব।',
  leaving: (date: string): string =>
    `আপুনি এই পেকটো আঁতৰাইছে। ই ${date} লৈকে চালু থাকিব, তাৰ পিছত শেষ হ’ব।`,
  removeTitle: 'ম্যাদৰ শেষত আঁতৰাওক',
  removeDescription: (date: string): string => `ই ${date} লৈকে চালু থাকিব। একো ৰিফাণ্ড নহ’ব।`,
  remove: 'আঁতৰাওক',
  refundTitle: 'এতিয়াই বাতিল কৰক',
  refundDescription: (amount: string): string => `ই লগে লগে বন্ধ হ’ব, আৰু আপুনি ${amount} ঘূৰাই পাব।`,
  refund: 'বাতিল কৰি ৰিফাণ্ড লওক',
  noRefund: 'আপোনাৰ অপাৰেটৰে এই পেকৰ বাবে ৰিফাণ্ড নিদিয়ে।',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'চালু',
  ended: 'শেষ',
  cancelled: 'বাতিল',
  failed: 'বিফল',
  endsOn: '{date} তাৰিখে শেষ হ’ব',
  endedOn: '{date} তাৰিখে শেষ হৈছে',
  channels: (count: number): string => `${count}টা চেনেল`,
  hd: (count: number): string => `${count}টা HD-ত`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/মাহ',
    QUARTERLY: '3\u00a0মাহৰ বাবে',
    HALFYEARLY: '6\u00a0মাহৰ বাবে',
    YEARLY: 'প্ৰতিবছৰে',
  },
  beforeTax: 'টেক্সৰ আগতে',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'পুৰণি পেক',
  before:
    'বেলেঞ্চৰ পৰা পেমেণ্ট কৰিলে, নতুন পেকবোৰ চালু হোৱাৰ লগে লগে এইবোৰৰ ৰিনিউ বন্ধ কৰা হ’ব। প্ৰতিটো নিজৰ ম্যাদৰ শেষলৈকে চালু থাকিব।',
  otherWay: 'পেমেণ্টৰ আন উপায় ল’লে, পেমেণ্টৰ পিছত এবাৰ টিপিয়েই এইবোৰ বন্ধ কৰিব পাৰিব।',
  afterwards: 'এইবোৰ এতিয়াও চালু আছে। নতুন পেকবোৰ চালু হোৱাৰ লগে লগে আপুনি এইবোৰ বন্ধ কৰিব পাৰিব।',
  keep: 'পুৰণি পেক ৰাখক',
  endNow: 'পুৰণি পেক বন্ধ কৰক',
  running: 'পুৰণি পেকবোৰ বন্ধ হৈ আছে…',
  done: (count: number) =>
    count === 1
      ? 'পুৰণি পেকটো নিজৰ ম্যাদৰ শেষত বন্ধ হ’ব আৰু ৰিনিউ নহয়।'
      : `${count}টা পুৰণি পেক আটাইকেইটা নিজৰ ম্যাদৰ শেষত বন্ধ হ’ব আৰু ৰিনিউ নহয়।`,
  held: (names: string) =>
    `এতিয়াও চালু হোৱা নাই: ${names}। আটাইবোৰ পুৰণি পেক থাকিব, সেয়ে আপুনি কোনো চেনেল নেহেৰুৱায়।`,
  unread: 'এতিয়া কোনো পুৰণি পেক বন্ধ কৰা হোৱা নাই: নতুন পেকবোৰ চালু হ’ল নে নাই আমি চাব নোৱাৰিলোঁ।',
  part: (count: number) =>
    `${count}টা পুৰণি পেক বন্ধ কৰিব পৰা নগ’ল আৰু ৰিনিউ হ’ব পাৰে। আকৌ চেষ্টা কৰক, বা আপোনাৰ পেকত আঁতৰাওক।`,
  again: 'আকৌ চেষ্টা কৰক',
  myPacks: 'মোৰ পেক',
  status: {
    staying: 'চালু',
    ending: 'বন্ধ হৈ আছে…',
    ended: 'শেষ হ’ব',
    refused: 'বন্ধ নহ’ল',
    unknown: 'এতিয়াও জনা নাই',
  },
  unknown: 'কোনো উত্তৰ নাহিল। আপোনাৰ পেকবোৰ আপডেট হ’লে ফলাফল দেখা পাব।',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'একে চেনেল, কম দামত',
  lead: 'আমি আপোনাৰ পেকবোৰ বিক্ৰীত থকা সকলোৰে লগত তুলনা কৰোঁ।',
  found: (less: string): string => `একে চেনেল, মাহে ${less} কমত`,
  forBox: (name: string): string => `${name}-ৰ বাবে, GST-সহ`,
  forBoxBeforeTax: (name: string): string => `${name}-ৰ বাবে, টেক্সৰ আগতে`,
};
