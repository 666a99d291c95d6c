import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'প্যাক যোগ করুন',
  lists: 'প্যাক বা চ্যানেল',
  packs: 'প্যাক',
  channels: 'চ্যানেল',
  box: 'কোন বক্সের জন্য',
  search: 'খুঁজুন',
  searchPacks: 'নাম বা ভাষা',
  searchChannels: 'নাম বা চ্যানেল নম্বর',
  quick: 'শুধু এগুলি দেখান',
  notMine: 'যা আমার নেই',
  cost: { free: 'ফ্রি', pay: 'পেইড' },
  more: (set: number): string => (set === 0 ? 'ফিল্টার' : `ফিল্টার (${set})`),
  genre: 'বিভাগ',
  allGenres: 'সব বিভাগ',
  language: 'ভাষা',
  allLanguages: 'সব ভাষা',
  price: 'দাম /মাস',
  allPrices: 'সব দাম',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} ও তার বেশি`
      : from === 0
        ? `${price(below)}-এর কম`
        : `${price(from)} থেকে ${price(below)}-এর কম`,
  termHint: 'এই মেয়াদের দাম আপনার কার্টে দেখতে পাবেন।',
  refresh: 'দাম আপডেট করুন',
  found: {
    packs: (count: number): string => `${groupedText(count)}টি প্যাক।`,
    channels: (count: number): string => `${groupedText(count)}টি চ্যানেল।`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)}টির মধ্যে ${groupedText(count)}টি প্যাক।`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)}টির মধ্যে ${groupedText(count)}টি চ্যানেল।`,
  },
  soFar: 'আরও লোড হচ্ছে।',
  missing: 'কিছু লোড হয়নি।',
  note: {
    packs: 'কার্টে নেটওয়ার্ক ক্যাপাসিটি ফি যোগ হতে পারে।',
    channels: 'দাম /মাস। কার্টে নেটওয়ার্ক ক্যাপাসিটি ফি যোগ হতে পারে।',
  },
  noBox: 'টিভি প্যাক ও চ্যানেলের জন্য একটি বক্স লাগবে। আপনার অপারেটরের কাছ থেকে চেয়ে নিন।',
  contact: 'যোগাযোগ করুন',
  restFailed: 'এই তালিকা সম্পূর্ণ নয়।',
  loadRest: 'বাকিটা লোড করুন',
  none: 'কিছু পাওয়া যাচ্ছে না',
  noneDescription: 'আপনার অপারেটরের কাছে এখন এখানে দেওয়ার মতো কিছু নেই।',
  channelsInstead: 'এই নামে কোনো প্যাক নেই। এই নামে এই চ্যানেলগুলি আছে।',
  noMatch: 'কিছুই মিলছে না',
  noMatchDescription: 'অন্য কিছু খুঁজুন বা ফিল্টার বদলান।',
  showAll: 'সব দেখান',
  onlyFirst: 'এই পেজের একটি অংশ লোড হয়নি, তাই শুধু প্রথমগুলি দেখা যাচ্ছে। অন্যগুলি দেখতে খুঁজুন।',
  compare: 'তুলনা করুন',
  compareNow: (count: number): string => `${count}টি প্যাক তুলনা করুন`,
  compareTwo: 'তুলনা করতে দুটি বা তিনটি প্যাক বেছে নিন।',
  compareMore: 'তুলনা করতে আরও একটি বা দুটি প্যাক বেছে নিন।',
  compareMost: 'সর্বাধিক তিনটি প্যাক তুলনা করা যায়। আগে একটি সরান।',
  compareNone: 'তুলনা বন্ধ করুন',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'প্যাকের তুলনা',
  back: 'সব প্যাক',
  tooFew: 'এখনও তুলনা করার কিছু নেই',
  choose: 'প্যাক বেছে নিন',
  facts: 'পাশাপাশি তুলনা',
  fact: 'বিষয়',
  kind: 'ধরন',
  language: 'ভাষা',
  beforeTax: 'ট্যাক্স ছাড়া দাম',
  withTax: 'GST সহ দাম',
  term: 'মেয়াদ',
  aMonth: 'দাম /মাস GST সহ',
  channels: 'চ্যানেল',
  hd: 'HD-তে',
  cart: 'কার্ট',
  difference: 'চ্যানেলের তুলনা',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'দুটিতেই' : `${packs}টিতেই`} আছে: ${groupedText(count)}টি চ্যানেল`,
  some: (names: string, count: number): string => `শুধু ${names}-এ: ${groupedText(count)}টি চ্যানেল`,
  and: ' এবং ',
  none: 'এই প্যাকগুলিতে কোন কোন চ্যানেল আছে, আপনার অপারেটর জানায়নি।',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'বিবরণ',
  back: 'সব প্যাক ও চ্যানেল',
  unknown: 'প্যাক বা চ্যানেল পাওয়া যায়নি',
  unknownDescription: 'আপনার অপারেটর হয়তো এটি আর দেয় না। অন্য একটি বেছে নিন।',
  all: 'সব প্যাক দেখুন',
  beforeTax: 'ট্যাক্স ছাড়া দাম',
  tax: 'GST',
  note: 'চ্যানেল বাড়লে নেটওয়ার্ক ক্যাপাসিটি ফি বাড়তে পারে। আপনার বাছা মেয়াদের ফি ও পুরো বিল পেমেন্ট করার আগে কার্টে দেখা যাবে।',
  facts: 'এটি সম্পর্কে',
  number: 'চ্যানেল নম্বর',
  genre: 'বিভাগ',
  language: 'ভাষা',
  picture: 'ছবি',
  hd: 'HD',
  sd: 'সাধারণ',
  broadcaster: 'ব্রডকাস্টার',
  channels: 'চ্যানেল',
  search: 'এই প্যাকে খুঁজুন',
  searchFor: 'নাম বা চ্যানেল নম্বর',
  count: (count: number): string => `${groupedText(count)}টি চ্যানেল।`,
  some: (count: number, all: number): string =>
    `${groupedText(all)}টির মধ্যে ${groupedText(count)}টি চ্যানেল।`,
  group: (name: string, count: number): string => `${name}: ${groupedText(count)}টি চ্যানেল`,
  noMatch: 'এই প্যাকে কিছু মিলছে না।',
  noChannels: 'কোনো চ্যানেল নেই',
  noChannelsDescription: 'আপনার অপারেটর এই প্যাকের চ্যানেলগুলি জানায়নি।',
  packs: 'যে প্যাকগুলিতে এই চ্যানেল আছে',
  noPacks: 'কোনো প্যাকে এই চ্যানেল নেই।',
  cheaper: (pack: string, less: string): string =>
    `${pack}-এও এই চ্যানেল আছে, আর মাসে ${less} কম লাগে।`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack}-এও এই চ্যানেল আছে, আর ট্যাক্স ছাড়া মাসে ${less} কম লাগে।`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `মাসে ${amount} বাঁচাতে পারেন`,
  hardlyLess: (amount: string) => `অন্য কম্বিনেশনে মাসে মাত্র ${amount} কম লাগে`,
  least: 'এই চ্যানেলগুলির জন্য আপনি আগে থেকেই সবচেয়ে কম দিচ্ছেন',
  nothingCheaper: 'এর চেয়ে সস্তা কিছু পাওয়া যায়নি',
  dearer: (amount: string) => `সবচেয়ে সস্তার উপায়েও মাসে ${amount} বেশি লাগে`,
  noDearer: 'আপনি যা যোগ করেছেন তাতে বাড়তি কিছু লাগবে না',
  missing: 'বিবরণ লোড হয়নি। পেজটি আবার লোড করে ফের খুঁজুন।',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'এখন',
  then: 'পরে',
  aMonth: '/মাস GST সহ',
  aMonthBeforeTax: '/মাস ট্যাক্স ছাড়া',
  proved: 'এখন যা পাওয়া যায়, তার মধ্যে প্যাক ও চ্যানেলের কোনো কম্বিনেশন এর চেয়ে সস্তা নয়।',
  bestFound: (amount: string) =>
    `দুই সেকেন্ডে আমরা এটিই সবচেয়ে ভালো পেয়েছি। এর চেয়ে সস্তা কিছু থাকলেও তা মাসে বড়জোর ${amount} কম হবে।`,

  comes: 'যা পাবেন',
  goes: 'যা শেষ হবে',
  stays: (names: string) => `থাকছে: ${names}।`,
  singleKept: 'আপনার এখনকার আলাদা চ্যানেল',
  singleAdded: 'আপনার যোগ করা আলাদা চ্যানেল',
  keeps: (count: number) => `আপনার এখনকার ${count}টি চ্যানেল`,
  adds: (count: number) => `আপনার যোগ করা ${count}টি চ্যানেল`,
  extra: (count: number) => `সঙ্গে আরও ${count}টি চ্যানেল`,
  lost: 'এগুলি আর থাকবে না',
  nothingLost: 'আপনি যা দেখতে চান সবই থাকছে।',
  missing: 'আর পাওয়া যায় না',

  take: 'এই কম্বিনেশন নিন',
  takeHint: 'GST সহ কত লাগবে, কার্টে দেখা যাবে। সেখানে পেমেন্ট করার আগে কিছুই বদলায় না।',
  feeNote:
    'নেটওয়ার্ক ক্যাপাসিটি ফি: নতুন প্যাকে এটি বদলালে কার্টে দেখা যাবে। আপনার সাশ্রয় থেকে এটি বাদ দিন।',
  goesHow:
    'ব্যালেন্স থেকে পেমেন্ট করলে, নতুন প্যাক চালু হওয়ার পরে এগুলি নিজের মেয়াদের শেষে বন্ধ হয়ে যাবে। ততদিন আপনি দুটোর জন্যই টাকা দেন।',
  goesAlone: 'এগুলির বদলে কিছু লাগবে না। প্রতিটি নিজের মেয়াদের শেষ পর্যন্ত চালু থাকে।',
  end: (count: number) => (count === 1 ? 'এই প্যাক বন্ধ করুন' : `এই ${count}টি প্যাক বন্ধ করুন`),
  endAsk: (count: number) => (count === 1 ? 'এই প্যাক বন্ধ করবেন?' : `এই ${count}টি প্যাক বন্ধ করবেন?`),
  endMeans: 'প্রতিটি নিজের মেয়াদের শেষ পর্যন্ত চালু থাকবে, আর রিনিউ হবে না। কোনো রিফান্ড নেই।',
  endYes: 'মেয়াদ শেষে বন্ধ করুন',
  keep: 'রেখে দিন',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'একই চ্যানেল, কম দামে',
  documentTitle: 'কম খরচ',
  sub: 'আপনি যা যা দেখেন তার সব নিয়ে প্যাক ও আলাদা চ্যানেলের সবচেয়ে সস্তার কম্বিনেশন আমরা খুঁজি।',
  back: 'প্যাক যোগ করুন',

  noPacks: 'কোনো টিভি প্যাক চালু নেই',
  noPacksDescription: 'একটি চালু হলে এখানে সস্তার কম্বিনেশন খুঁজতে পারবেন।',
  addPacks: 'প্যাক যোগ করুন',

  box: 'কোন বক্স?',
  keep: 'যে চ্যানেলগুলি রাখবেন',
  keepAll: 'আমার যা আছে সব',
  keepAllHint: (count: number) =>
    count === 1 ? 'আপনার বাড়তি প্যাকের একটি চ্যানেল' : `আপনার বাড়তি প্যাকের ${count}টি চ্যানেলই`,
  keepSome: 'শুধু যেগুলি আমি বেছে নেব',
  keepSomeHint: 'যা দেখেন না তার টিক তুলে দিন',
  ticked: (count: number, all: number) => `${all}টির মধ্যে ${count}টি চ্যানেল বাছা হয়েছে`,
  tickAll: 'সব বেছে নিন',
  untickAll: 'সব টিক তুলে দিন',
  onlyFixed: (names: string) =>
    `${names} যেমন আছে তেমনই থাকবে, আর এই বক্সে অন্য কিছু চালু নেই। চ্যানেল যোগ করুন, আমরা সেগুলি পাওয়ার সবচেয়ে সস্তার উপায় খুঁজব।`,

  add: 'চ্যানেল যোগ করুন',
  search: 'নাম বা চ্যানেল নম্বর',
  searchFor: 'যে চ্যানেল যোগ করতে চান',
  matches: (count: number) => `${count}টি চ্যানেল পাওয়া গেছে`,
  firstOf: (shown: number, count: number) => `${count}টি চ্যানেলের মধ্যে প্রথম ${shown}টি`,
  noMatch: 'এই নাম বা নম্বরের কোনো চ্যানেল নেই।',
  addOne: 'যোগ করুন',
  addNamed: (name: string) => `${name} যোগ করুন`,
  removeOne: 'সরান',
  removeNamed: (name: string) => `${name} সরান`,
  has: 'চালু',
  free: 'ফ্রি-টু-এয়ার',
  selected: 'যোগ হয়েছে',
  added: 'আপনি এগুলিও চান',

  now: 'এখন দিচ্ছেন',
  nowFor: (channels: number, packs: number) =>
    `/মাস GST সহ, ${packs}টি প্যাকে ${channels}টি চ্যানেলের জন্য`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/মাস ট্যাক্স ছাড়া, ${packs}টি প্যাকে ${channels}টি চ্যানেলের জন্য`,
  nothingYet: 'আগে একটি চ্যানেল যোগ করুন। তাহলে আমরা সেটি পাওয়ার সবচেয়ে সস্তার উপায় খুঁজতে পারব।',
  find: 'সবচেয়ে সস্তার কম্বিনেশন খুঁজুন',
  stop: 'থামান',
  searching: 'প্যাক ও চ্যানেল তুলনা করা হচ্ছে। এতে সর্বাধিক দুই সেকেন্ড লাগে।',
  stopped: 'থামানো হয়েছে। কিছুই বদলায়নি।',
  notStarted: 'এই ডিভাইসে খোঁজা শুরু করা যায়নি। কিছুই বদলায়নি। আপনার কানেকশন চেক করে আবার চেষ্টা করুন।',
  tooSlow: 'খোঁজা শেষ হয়নি। কিছুই বদলায়নি। আবার চেষ্টা করুন।',
  broken: 'খুঁজতে গিয়ে কিছু একটা সমস্যা হয়েছে। কিছুই বদলায়নি, আর এতে আপনার কোনো ভুল নেই।',

  notCompared: 'যা তুলনা করা হয় না',
  stays: (names: string) => `${names}: যেমন আছে তেমনই থাকবে।`,
  leaves: (name: string) => `${name}: আপনার কথামতো {date} তারিখে শেষ হবে`,
  freeNote: 'ফ্রি-টু-এয়ার চ্যানেল: এগুলিতে কোনো টাকা লাগে না।',
  hdNote: 'একটি HD চ্যানেল আর তার SD সংস্করণ দুটি আলাদা চ্যানেল।',
  termNote: 'এক মাসের বেশি সময়ের জন্য কেনা প্যাকের এক মাসের ভাগ ধরা হয়।',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'বেস প্যাক',
    BOUQUET: 'বোকে',
    BROADBAND: 'ব্রডব্যান্ড',
    CHANNEL: 'চ্যানেল',
  },
  per: {
    MONTHLY: '/মাস',
    QUARTERLY: '3\u00a0মাসের জন্য',
    HALFYEARLY: '6\u00a0মাসের জন্য',
    YEARLY: '12\u00a0মাসের জন্য',
  },
  term: 'মেয়াদ',
  terms: {
    MONTHLY: 'প্রতি মাসে',
    QUARTERLY: 'প্রতি 3\u00a0মাসে',
    HALFYEARLY: 'প্রতি 6\u00a0মাসে',
    YEARLY: 'প্রতি বছর',
  },
  channels: (count: number, hd: number): string =>
    hd > 0
      ? `${groupedText(count)}টি চ্যানেল, ${groupedText(hd)}টি HD`
      : `${groupedText(count)}টি চ্যানেল`,
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps স্পিড`,
  fairUse: (gigabytes: number): string => `ফুল স্পিডে ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} কার্টে যোগ করুন`,
  remove: (name: string): string => `${name} কার্ট থেকে সরান`,
  addWord: 'যোগ করুন',
  inCartWord: 'কার্টে আছে',
  addShort: 'কার্টে যোগ করুন',
  removeShort: 'কার্ট থেকে সরান',
  owned: 'চালু',
  inOwned: (pack: string): string => `${pack}-এ চালু`,
  inCart: 'আপনার কার্টে আছে',
  inCartPack: (pack: string): string => `আপনার কার্টের ${pack}-এ আছে`,
  withTax: 'GST সহ',
  beforeTax: 'ট্যাক্স ছাড়া',
  noPrice: 'দাম জানা নেই',
  hd: 'HD',
  free: 'ফ্রি',
  onlyInPacks: 'শুধু প্যাকে',
  columns: { channel: 'চ্যানেল', number: 'নম্বর', price: 'দাম', cart: 'কার্ট' },
};
