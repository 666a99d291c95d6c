import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'রেখে দিন',
  removeAsk: (name: string): string => `${name} সরাবেন?`,
  removeEnds: (date: string): string => `এটি ${date} তারিখে শেষ হচ্ছে।`,
  removeUntil: 'তত দিন আগের মতোই ব্যবহার করতে পারবেন।',
  removeNoRefund: 'কোনো রিফান্ড পাওয়া যাবে না।',
  keepByRenewing: 'রাখতে চাইলে মেয়াদ শেষ হওয়ার আগে রিনিউ করুন।',
  keepByRenewingFrom: (date: string): string =>
    `রাখতে চাইলে ${date} থেকে মেয়াদ শেষ হওয়ার আগে রিনিউ করুন।`,
  noUndo: 'এটি এখানে ফেরানো যায় না।',
  reason: 'কারণ (ঐচ্ছিক)',
  removeYes: 'মেয়াদ শেষে সরান',
  refundAsk: (name: string): string => `${name} এখনই বাতিল করবেন?`,
  youGet: 'আপনার ব্যালেন্সে রিফান্ড',
  stopsNow: 'এটি সঙ্গে সঙ্গে বন্ধ হয়ে যাবে।',
  stopsNowChannels: (channels: string): string =>
    `এটি তার ${channels} নিয়ে সঙ্গে সঙ্গে বন্ধ হয়ে যাবে।`,
  stopsNowLine: 'আপনার ব্রডব্যান্ড সঙ্গে সঙ্গে বন্ধ হয়ে যাবে।',
  daysLost: (days: number): string =>
    days === 1 ? 'শেষ দিনটি আর পাবেন না।' : `বাকি ${days} দিন আর পাবেন না।`,
  buyAgain: 'এটি ফিরে পেতে হলে আবার কিনতে হবে।',
  refundYes: (amount: string): string => `বাতিল করে ${amount} ফেরত নিন`,
  amountChanged: (was: string, is: string): string =>
    `রিফান্ড ${was} থেকে বদলে ${is} হয়েছে। কিছুই বাতিল করা হয়নি। এগোনোর আগে দেখে নিন।`,
  noneLeft: 'এই প্যাকে এখন আর রিফান্ড নেই। কিছুই বাতিল করা হয়নি।',
  reading: 'টাকার পরিমাণ আপডেট হচ্ছে।',
  notRead: 'টাকার পরিমাণ আপডেট করা যায়নি।',
  tryAgain: 'আবার চেষ্টা করুন',
  removedAtTermEnd: (name: string): string =>
    `${name}: মেয়াদ শেষে বন্ধ হবে। তত দিন আগের মতোই ব্যবহার করতে পারবেন।`,
  removed: (name: string, date: string): string =>
    `${name}: ${date} তারিখে শেষ হবে। তত দিন আগের মতোই ব্যবহার করতে পারবেন।`,
  refunded: (name: string, amount: string): string =>
    `${name} বাতিল হয়েছে। ${amount} আপনার ব্যালেন্সে ফিরে এসেছে।`,
  refundedBlind: (name: string): string =>
    `${name} বাতিল হয়েছে। কত টাকা রিফান্ড হয়েছে, আপনার অপারেটর জানায়নি। আপনার লেনদেনে দেখতে পাবেন।`,
  balance: (amount: string): string => `আপনার ব্যালেন্স ${amount}।`,
  balanceReading: 'আপনার ব্যালেন্স আপডেট হচ্ছে।',
  balanceNotRead: 'আপনার ব্যালেন্স আপডেট করা যায়নি।',
  unknownRemoval: (name: string): string =>
    `পরিষ্কার উত্তর পাওয়া যায়নি, তাই ${name} সরানো হয়েছে কি না জানা নেই।`,
  packsReading: 'আপনার প্যাকগুলি আপডেট হচ্ছে।',
  packsNotRead: 'আপনার প্যাকগুলি আপডেট করা যায়নি।',
  nowLeavingAtTermEnd:
    'আপনার প্যাকে এখন দেখা যাচ্ছে এটি মেয়াদ শেষে বন্ধ হবে, তার মানে এটি সরানো হয়েছে।',
  nowLeaving: (date: string): string =>
    `আপনার প্যাকে এখন দেখা যাচ্ছে এটি ${date} তারিখে শেষ হবে, তার মানে এটি সরানো হয়েছে।`,
  nowCancelled: 'আপনার প্যাকে এটি আর চালু দেখা যাচ্ছে না, তার মানে এটি বাতিল হয়েছে।',
  nowRunning: {
    honoured:
      'আপনার প্যাকে এটি এখনও চালু দেখা যাচ্ছে। নিজে থেকে কিছুই আবার পাঠানো হয় না। আপনি আবার চেষ্টা করলে কাজটি সর্বাধিক একবারই হবে।',
    unknown:
      'আপনার প্যাকে এটি এখনও চালু দেখা যাচ্ছে। নিজে থেকে কিছুই আবার পাঠানো হয় না। আবার চেষ্টা করার আগে কয়েক মিনিট অপেক্ষা করে ফের দেখে নিন।',
  },
  history: 'লেনদেনে রিফান্ড দেখুন',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'আপনার চ্যানেল',
  titleIn: (pack: string): string => `${pack}-এর চ্যানেল`,
  back: 'আমার প্যাক',
  search: 'নিজের চ্যানেল খুঁজুন',
  searchFor: 'নাম বা চ্যানেল নম্বর',
  count: (count: number): string => `${groupedText(count)}টি চ্যানেল`,
  some: (count: number, all: number): string =>
    `${groupedText(all)}টির মধ্যে ${groupedText(count)}টি চ্যানেল`,
  noMatch: 'আপনার কোনো চ্যানেল মিলছে না।',
  none: 'কোনো চ্যানেল নেই',
  noneDescription:
    'এখানে চ্যানেল আছে এমন কোনো প্যাক চালু নেই, অথবা আপনার অপারেটর তার চ্যানেলগুলি জানায়নি।',
  add: 'প্যাক যোগ করুন',
  incomplete: 'একটি প্যাকের চ্যানেলগুলি পাওয়া যায়নি।',
  retry: 'বাকিটা লোড করুন',
  columns: {
    channel: 'চ্যানেল',
    number: 'নম্বর',
    genre: 'বিভাগ',
    language: 'ভাষা',
    pack: 'কোন প্যাকে',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'আমার প্যাক',
  extent: (packs: number, services: number): string => `${services}টি পরিষেবায় ${packs}টি প্যাক`,
  renew: 'রিনিউ করুন',
  add: 'প্যাক যোগ করুন',
  show: 'দেখান',
  all: 'সব',
  filters: { ACTIVE: 'চালু', EXPIRED: 'মেয়াদ শেষ', CANCEL: 'বাতিল', FAILED: 'ব্যর্থ' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'প্যাক যোগ করুন',
  count: (count: number): string => `${count}টি প্যাক দেখা যাচ্ছে`,
  broadband: 'ব্রডব্যান্ড',
  nowhere: 'বক্স ছাড়া',
  none: 'আপনার এখনও কোনো প্যাক নেই',
  noneDescription: 'চ্যানেল ও ব্রডব্যান্ড পেতে একটি প্যাক যোগ করুন।',
  noMatch: {
    ACTIVE: 'কোনো প্যাক চালু নেই',
    EXPIRED: 'কোনো প্যাকের মেয়াদ শেষ হয়নি',
    CANCEL: 'কোনো প্যাক বাতিল হয়নি',
    FAILED: 'কোনো প্যাক ব্যর্থ হয়নি',
  },
  showAll: 'সব প্যাক দেখান',
  channels: 'আপনার চ্যানেল',
  channelsOf: (box: string): string => `আপনার চ্যানেল: ${box}`,
  packsOf: (box: string): string => `প্যাক: ${box}`,
  renewNamed: (pack: string): string => `রিনিউ করুন: ${pack}`,
  renewMany: (count: number): string => `${count}টি প্যাক রিনিউ করুন`,
  packs: (count: number): string => `${count}টি প্যাক`,
  endOn: (count: number, date: string): string =>
    count === 1 ? `${date} তারিখে শেষ হচ্ছে` : `সবগুলি ${date} তারিখে শেষ হচ্ছে`,
  ownTerms: 'প্রতিটি প্যাক নিজের মেয়াদের জন্য',
  gst: (tax: string): string => `${tax} GST সহ`,
  columns: { pack: 'প্যাক', contents: 'কী আছে', ends: 'শেষ তারিখ', price: 'দাম' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'আপনার লাইন',
  show: 'স্পিড ও ব্যবহৃত ডেটা দেখান',
  hide: 'স্পিড ও ব্যবহৃত ডেটা লুকান',
  none: 'এই অ্যাকাউন্টে কোনো ব্রডব্যান্ড লাইন নেই',
  noneDescription: 'আপনি ব্রডব্যান্ড ব্যবহার করলে গ্রাহক সহায়তার সঙ্গে যোগাযোগ করুন।',
  used: (used: string, limit: string): string =>
    `ফুল স্পিডের ${limit} GB-র মধ্যে ${used} GB ব্যবহার হয়েছে`,
  usedAll: (limit: string): string => `ফুল স্পিডের পুরো ${limit} GB ব্যবহার হয়ে গেছে`,
  usedOnly: (used: string): string => `${used} GB ব্যবহার হয়েছে`,
  speed: 'স্পিড',
  after: 'লিমিটের পরে স্পিড',
  limit: 'ফুল স্পিড কত পর্যন্ত',
  account: 'অ্যাকাউন্ট নম্বর',
  plan: 'প্ল্যান',
  until: 'শেষ তারিখ',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'এই প্যাক রিনিউ করার সময় তখনও হয়নি।',
  tooEarlyUntil: (date: string): string =>
    `এই প্যাক রিনিউ করার সময় তখনও হয়নি। ${date} থেকে রিনিউ করতে পারবেন।`,
  chargeRefused:
    'আপনার অপারেটরের বিলিং সিস্টেম রিনিউ নেয়নি, তাই এই প্যাকটি রিনিউ হয়নি। পরে আবার চেষ্টা করুন, অথবা গ্রাহক সহায়তার সঙ্গে যোগাযোগ করুন।',
  otherFailure: 'আপনার অপারেটর এই প্যাকটি চালু বা রিনিউ করতে পারেনি। গ্রাহক সহায়তার সঙ্গে যোগাযোগ করুন।',
  itsMessage: (message: string): string => `আপনার অপারেটরের মেসেজ: ${message}`,
  code: (code: string): string => `কোড ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'প্যাক',
  back: 'আমার প্যাক',
  missing: 'এই প্যাকটি আপনার অ্যাকাউন্টে নেই',
  missingDescription: 'হয়তো এর বদলে অন্য প্যাক এসেছে। তালিকায় আপনার সব প্যাক আছে।',
  renew: 'রিনিউ করুন',
  facts: 'বিবরণ',
  price: 'দাম',
  gst: (tax: string): string => `${tax} GST সহ`,
  channels: 'চ্যানেল',
  whichChannels: 'এতে কোন কোন চ্যানেল আছে?',
  speed: 'স্পিড',
  box: 'বক্স',
  activated: 'কবে চালু হয়েছে',
  ends: 'শেষ তারিখ',
  ended: 'কবে শেষ হয়েছে',
  renewable: 'কবে থেকে রিনিউ করা যাবে',
  stop: 'এই প্যাক বন্ধ করুন',
  leavingAtTermEnd: 'আপনি এই প্যাকটি সরিয়েছেন। এটি মেয়াদ শেষ পর্যন্ত চালু থাকবে, তারপর বন্ধ হবে।',
  leaving: (date: string): string =>
    `আপনি এই প্যাকটি সরিয়েছেন। এটি ${date} পর্যন্ত চালু থাকবে, তারপর শেষ হবে।`,
  removeTitle: 'মেয়াদ শেষে সরান',
  removeDescription: (date: string): string =>
    `এটি ${date} পর্যন্ত চালু থাকবে। কোনো রিফান্ড পাওয়া যাবে না।`,
  remove: 'সরান',
  refundTitle: 'এখনই বাতিল করুন',
  refundDescription: (amount: string): string =>
    `এটি সঙ্গে সঙ্গে বন্ধ হয়ে যাবে, আর আপনি ${amount} ফেরত পাবেন।`,
  refund: 'বাতিল করে রিফান্ড নিন',
  noRefund: 'আপনার অপারেটর এই প্যাকে রিফান্ড দেয় না।',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'চালু',
  ended: 'মেয়াদ শেষ',
  cancelled: 'বাতিল',
  failed: 'ব্যর্থ',
  endsOn: '{date} তারিখে শেষ হচ্ছে',
  endedOn: '{date} তারিখে শেষ হয়েছে',
  channels: (count: number): string => `${count}টি চ্যানেল`,
  hd: (count: number): string => `${count}টি HD`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/মাস',
    QUARTERLY: '3\u00a0মাসের জন্য',
    HALFYEARLY: '6\u00a0মাসের জন্য',
    YEARLY: 'প্রতি বছর',
  },
  beforeTax: 'ট্যাক্স ছাড়া',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'পুরনো প্যাক',
  before:
    'ব্যালেন্স থেকে পেমেন্ট করুন, নতুন প্যাক চালু হলেই এগুলির রিনিউ বন্ধ করা হবে। প্রতিটি নিজের মেয়াদের শেষ পর্যন্ত চালু থাকবে।',
  otherWay: 'পেমেন্টের অন্য উপায় ব্যবহার করলে, পেমেন্টের পরে এক ট্যাপেই এগুলি বন্ধ করতে পারবেন।',
  afterwards: 'এগুলি এখনও চালু আছে। নতুন প্যাক চালু হলেই এগুলি বন্ধ করতে পারবেন।',
  keep: 'পুরনো প্যাক রাখুন',
  endNow: 'পুরনো প্যাক বন্ধ করুন',
  running: 'পুরনো প্যাক বন্ধ হচ্ছে…',
  done: (count: number) =>
    count === 1
      ? 'পুরনো প্যাকটি মেয়াদের শেষে বন্ধ হবে, আর রিনিউ হবে না।'
      : `পুরনো ${count}টি প্যাকই নিজের মেয়াদের শেষে বন্ধ হবে, আর রিনিউ হবে না।`,
  held: (names: string) => `এখনও চালু হয়নি: ${names}। সব পুরনো প্যাক থাকছে, তাই কোনো চ্যানেল যাবে না।`,
  unread: 'এখন কোনো পুরনো প্যাক বন্ধ করা হয়নি: নতুন প্যাকগুলি চালু হয়েছে কি না, আমরা দেখতে পারিনি।',
  part: (count: number) =>
    `${count}টি পুরনো প্যাক বন্ধ করা যায়নি, ${count === 1 ? 'সেটি' : 'সেগুলি'} রিনিউ হয়ে যেতে পারে। আবার চেষ্টা করুন, অথবা আপনার প্যাকের তালিকা থেকে সরান।`,
  again: 'আবার চেষ্টা করুন',
  myPacks: 'আমার প্যাক',
  status: {
    staying: 'চালু',
    ending: 'বন্ধ হচ্ছে…',
    ended: 'শেষ হবে',
    refused: 'বন্ধ হয়নি',
    unknown: 'এখনও জানা যায়নি',
  },
  unknown: 'কোনো উত্তর আসেনি। আপডেট হলে আপনার প্যাকেই ফলাফল দেখতে পাবেন।',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'একই চ্যানেল, কম দামে',
  lead: 'এখন যত প্যাক পাওয়া যায়, আপনার প্যাকের সঙ্গে আমরা সব তুলনা করি।',
  found: (less: string): string => `একই চ্যানেল, মাসে ${less} কমে`,
  forBox: (name: string): string => `${name}-এর জন্য, GST সহ`,
  forBoxBeforeTax: (name: string): string => `${name}-এর জন্য, ট্যাক্স ছাড়া`,
};
