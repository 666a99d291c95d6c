import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'পেক যোগ কৰক',
  lists: 'পেক বা চেনেল',
  packs: 'পেক',
  channels: 'চেনেল',
  box: 'কোনটো বক্সৰ বাবে',
  search: 'বিচাৰক',
  searchPacks: 'নাম বা ভাষা',
  searchChannels: 'নাম বা চেনেল নম্বৰ',
  quick: 'কেৱল এইবোৰ দেখুৱাওক',
  notMine: 'মোৰ নথকাবোৰ',
  cost: { free: 'বিনামূলীয়া', pay: 'পইছা লগা' },
  more: (set: number): string => (set === 0 ? 'ফিল্টাৰ' : `ফিল্টাৰ (${set})`),
  genre: 'শ্ৰেণী',
  allGenres: 'সকলো শ্ৰেণী',
  language: 'ভাষা',
  allLanguages: 'সকলো ভাষা',
  price: 'দাম /মাহ',
  allPrices: 'সকলো দাম',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} আৰু তাতকৈ বেছি`
      : from === 0
        ? `${price(below)}-তকৈ কম`
        : `${price(from)} ৰ পৰা ${price(below)}-তকৈ কমলৈ`,
  termHint: 'আপোনাৰ কাৰ্টত এই ম্যাদৰ দাম দেখুওৱা হয়।',
  refresh: 'দাম আপডেট কৰক',
  found: {
    packs: (count: number): string => `${groupedText(count)}টা পেক।`,
    channels: (count: number): string => `${groupedText(count)}টা চেনেল।`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)}টাৰ ভিতৰত ${groupedText(count)}টা পেক।`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)}টাৰ ভিতৰত ${groupedText(count)}টা চেনেল।`,
  },
  soFar: 'আৰু ল’ড হৈ আছে।',
  missing: 'কিছুমান ল’ড নহ’ল।',
  note: {
    packs: 'কাৰ্টত নেটৱৰ্ক কেপাচিটি মাচুল যোগ হ’ব পাৰে।',
    channels: 'দাম /মাহ। কাৰ্টত নেটৱৰ্ক কেপাচিটি মাচুল যোগ হ’ব পাৰে।',
  },
  noBox: 'TV পেক আৰু চেনেলৰ বাবে বক্স লাগে। আপোনাৰ অপাৰেটৰৰ পৰা এটা লওক।',
  contact: 'যোগাযোগ কৰক',
  restFailed: 'এই তালিকাখন সম্পূৰ্ণ নহয়।',
  loadRest: 'বাকীখিনি ল’ড কৰক',
  none: 'একো উপলব্ধ নাই',
  noneDescription: 'ইয়াত দিবলৈ আপোনাৰ অপাৰেটৰৰ এতিয়া একো নাই।',
  channelsInstead: 'এই নামৰ কোনো পেক নাই। এই চেনেলবোৰৰ আছে।',
  noMatch: 'একো মিলা নাই',
  noMatchDescription: 'বিচৰা শব্দ বা ফিল্টাৰ সলনি কৰক।',
  showAll: 'সকলো দেখুৱাওক',
  onlyFirst: 'এই পেজৰ এটা অংশ ল’ড নহ’ল, সেয়ে কেৱল প্ৰথমবোৰ দেখুওৱা হৈছে। আনবোৰ চাবলৈ বিচাৰক।',
  compare: 'তুলনা কৰক',
  compareNow: (count: number): string => `${count}টা পেক তুলনা কৰক`,
  compareTwo: 'তুলনা কৰিবলৈ দুটা বা তিনিটা পেক বাছক।',
  compareMore: 'তুলনা কৰিবলৈ আৰু এটা বা দুটা পেক বাছক।',
  compareMost: 'আপুনি তিনিটালৈকে পেক তুলনা কৰিব পাৰে। প্ৰথমে এটা আঁতৰাওক।',
  compareNone: 'তুলনা বন্ধ কৰক',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'পেকৰ তুলনা',
  back: 'সকলো পেক',
  tooFew: 'এতিয়াও তুলনা কৰিবলৈ একো নাই',
  choose: 'পেক বাছক',
  facts: 'কাষে কাষে',
  fact: 'বৈশিষ্ট্য',
  kind: 'প্ৰকাৰ',
  language: 'ভাষা',
  beforeTax: 'টেক্সৰ আগৰ দাম',
  withTax: 'GST-সহ দাম',
  term: 'ম্যাদ',
  aMonth: 'দাম /মাহ GST-সহ',
  channels: 'চেনেল',
  hd: 'HD-ত',
  cart: 'কাৰ্ট',
  difference: 'চেনেলৰ তুলনা',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'দুয়োটাতে' : `${packs}টাতে`}: ${groupedText(count)}টা চেনেল`,
  some: (names: string, count: number): string => `কেৱল ${names}-ত: ${groupedText(count)}টা চেনেল`,
  and: ' আৰু ',
  none: 'এই পেকবোৰত কি কি চেনেল আছে, আপোনাৰ অপাৰেটৰে দেখুওৱা নাই।',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'বিৱৰণ',
  back: 'সকলো পেক আৰু চেনেল',
  unknown: 'পেক বা চেনেলটো পোৱা নগ’ল',
  unknownDescription: 'আপোনাৰ অপাৰেটৰে হয়তো ইয়াক আৰু নিদিয়ে। আন এটা বাছক।',
  all: 'সকলো পেক চাওক',
  beforeTax: 'টেক্সৰ আগৰ দাম',
  tax: 'GST',
  note: 'চেনেল বেছি হ’লে নেটৱৰ্ক কেপাচিটি মাচুল বাঢ়িব পাৰে। আপুনি বছা ম্যাদৰ মাচুল আৰু গোটেই বিল পেমেণ্টৰ আগতে কাৰ্টত দেখুওৱা হয়।',
  facts: 'ইয়াৰ বিষয়ে',
  number: 'চেনেল নম্বৰ',
  genre: 'শ্ৰেণী',
  language: 'ভাষা',
  picture: 'ছবি',
  hd: 'HD',
  sd: 'সাধাৰণ',
  broadcaster: 'সম্প্ৰচাৰক',
  channels: 'চেনেল',
  search: 'এই পেকত বিচাৰক',
  searchFor: 'নাম বা চেনেল নম্বৰ',
  count: (count: number): string => `${groupedText(count)}টা চেনেল।`,
  some: (count: number, all: number): string =>
    `${groupedText(all)}টাৰ ভিতৰত ${groupedText(count)}টা চেনেল।`,
  group: (name: string, count: number): string => `${name}: ${groupedText(count)}টা চেনেল`,
  noMatch: 'এই পেকত একো মিলা নাই।',
  noChannels: 'কোনো চেনেল নাই',
  noChannelsDescription: 'আপোনাৰ অপাৰেটৰে এই পেকৰ কোনো চেনেল দেখুওৱা নাই।',
  packs: 'এই চেনেল থকা পেক',
  noPacks: 'কোনো পেকত এই চেনেল নাই।',
  cheaper: (pack: string, less: string): string =>
    `${pack}-তো এই চেনেল আছে আৰু মাহে ${less} কম পৰে।`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack}-তো এই চেনেল আছে আৰু টেক্সৰ আগতে মাহে ${less} কম পৰে।`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `আপুনি মাহে ${amount} ৰাহি কৰিব পাৰে`,
  hardlyLess: (amount: string) => `আন এটা বিকল্প মাহে মাত্ৰ ${amount} কম`,
  least: 'এই চেনেলবোৰৰ বাবে আপুনি ইতিমধ্যে আটাইতকৈ কম দিছে',
  nothingCheaper: 'আমি ইয়াতকৈ সস্তা একো নাপালোঁ',
  dearer: (amount: string) => `আটাইতকৈ সস্তা উপায়টোত মাহে ${amount} বেছি লাগিব`,
  noDearer: 'আপুনি যোগ কৰাখিনিৰ বাবে একো বেছি নালাগে',
  missing: 'বিৱৰণ ল’ড নহ’ল। পেজটো আকৌ ল’ড কৰি আকৌ বিচাৰক।',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'এতিয়া',
  then: 'তেতিয়া',
  aMonth: '/মাহ GST-সহ',
  aMonthBeforeTax: '/মাহ টেক্সৰ আগতে',
  proved: 'বিক্ৰীত থকা পেক আৰু চেনেলৰ কোনো বিকল্প ইয়াতকৈ সস্তা নহয়।',
  bestFound: (amount: string) =>
    `দুই ছেকেণ্ডত আমি পোৱা আটাইতকৈ ভালটো এইটোৱেই। সম্ভৱপৰ আটাইতকৈ সস্তাটো মাহে বেছিৰ বেছি ${amount} কম হ’ব পাৰে।`,

  comes: 'আপুনি কি পাব',
  goes: 'কি বন্ধ হ’ব',
  stays: (names: string) => `থাকিব: ${names}।`,
  singleKept: 'আপোনাৰ থকা একক চেনেল',
  singleAdded: 'আপুনি যোগ কৰা একক চেনেল',
  keeps: (count: number) => `আপোনাৰ থকা ${count}টা চেনেল`,
  adds: (count: number) => `আপুনি যোগ কৰা ${count}টা চেনেল`,
  extra: (count: number) => `লগতে ${count}টা চেনেল`,
  lost: 'এইবোৰ আপোনাৰ আৰু নাথাকিব',
  nothingLost: 'আপুনি চাব বিচৰা সকলো থাকিব।',
  missing: 'এতিয়া আৰু বিক্ৰী নহয়',

  take: 'এই বিকল্পটো লওক',
  takeHint: 'GST-সহ কিমান লাগিব কাৰ্টত দেখুওৱা হয়। তাত পেমেণ্ট নকৰালৈকে একো সলনি নহয়।',
  feeNote:
    'নেটৱৰ্ক কেপাচিটি মাচুল: নতুন পেকৰ বাবে সলনি হ’লে কাৰ্টত দেখুওৱা হয়। আপোনাৰ ৰাহিৰ পৰা সেইখিনি বিয়োগ কৰক।',
  goesHow:
    'বেলেঞ্চৰ পৰা পেমেণ্ট কৰিলে, নতুন পেকবোৰ চালু হোৱাৰ পিছত এইবোৰ নিজৰ ম্যাদৰ শেষত বন্ধ হ’ব। সেই সময়লৈকে আপুনি দুয়োটাৰে দাম দিয়ে।',
  goesAlone: 'এইবোৰৰ ঠাইত একো নালাগে। প্ৰতিটো নিজৰ ম্যাদৰ শেষলৈকে চালু থাকে।',
  end: (count: number) => (count === 1 ? 'এই পেক বন্ধ কৰক' : `এই ${count}টা পেক বন্ধ কৰক`),
  endAsk: (count: number) =>
    count === 1 ? 'এই পেকটো বন্ধ কৰিব নে?' : `এই ${count}টা পেক বন্ধ কৰিব নে?`,
  endMeans: 'প্ৰতিটো নিজৰ ম্যাদৰ শেষলৈকে চালু থাকিব আৰু ৰিনিউ নহয়। ৰিফাণ্ড নাই।',
  endYes: 'ম্যাদৰ শেষত বন্ধ কৰক',
  keep: 'ৰাখক',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'একে চেনেল, কম দামত',
  documentTitle: 'কম দাম',
  sub: 'আপুনি চোৱা সকলোখিনি থকা পেক আৰু একক চেনেলৰ আটাইতকৈ সস্তা বিকল্পটো আমি বিচাৰোঁ।',
  back: 'পেক যোগ কৰক',

  noPacks: 'কোনো TV পেক চালু নাই',
  noPacksDescription: 'এটা হ’লে আপুনি ইয়াত সস্তা বিকল্প বিচাৰিব পাৰিব।',
  addPacks: 'পেক যোগ কৰক',

  box: 'কোনটো বক্স?',
  keep: 'ৰাখিবলগীয়া চেনেল',
  keepAll: 'মোৰ থকা সকলো',
  keepAllHint: (count: number) =>
    count === 1 ? 'আপোনাৰ অতিৰিক্ত পেকৰ এটা চেনেল' : `আপোনাৰ অতিৰিক্ত পেকৰ আটাই ${count}টা চেনেল`,
  keepSome: 'কেৱল মই বছাবোৰ',
  keepSomeHint: 'যিবোৰ নাচায়, সেইবোৰৰ টিক আঁতৰাওক',
  ticked: (count: number, all: number) => `${all}টাৰ ভিতৰত ${count}টা চেনেল বাছনি কৰা হৈছে`,
  tickAll: 'সকলো বাছক',
  untickAll: 'সকলোৰে টিক আঁতৰাওক',
  onlyFixed: (names: string) =>
    `${names} যেনে আছে তেনে থাকিব, আৰু এই বক্সত আন একো চালু নাই। চেনেল যোগ কৰক, আমি সেইবোৰ পোৱাৰ আটাইতকৈ সস্তা উপায়টো বিচাৰিম।`,

  add: 'চেনেল যোগ কৰক',
  search: 'নাম বা চেনেল নম্বৰ',
  searchFor: 'আপুনি যোগ কৰিব বিচৰা চেনেল',
  matches: (count: number) => `${count}টা চেনেল পোৱা গ’ল`,
  firstOf: (shown: number, count: number) => `${count}টা চেনেলৰ প্ৰথম ${shown}টা`,
  noMatch: 'এই নাম বা নম্বৰৰ কোনো চেনেল নাই।',
  addOne: 'যোগ কৰক',
  addNamed: (name: string) => `${name} যোগ কৰক`,
  removeOne: 'আঁতৰাওক',
  removeNamed: (name: string) => `${name} আঁতৰাওক`,
  has: 'চালু',
  free: 'ফ্ৰী-টু-এয়াৰ',
  selected: 'যোগ হ’ল',
  added: 'আপুনি এইবোৰো বিচাৰে',

  now: 'এতিয়া আপুনি দিয়ে',
  nowFor: (channels: number, packs: number) => `/মাহ GST-সহ: ${packs}টা পেকত ${channels}টা চেনেল`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/মাহ টেক্সৰ আগতে: ${packs}টা পেকত ${channels}টা চেনেল`,
  nothingYet: 'প্ৰথমে এটা চেনেল যোগ কৰক। তেতিয়া আমি সেইটো পোৱাৰ আটাইতকৈ সস্তা উপায়টো বিচাৰিব পাৰিম।',
  find: 'আটাইতকৈ সস্তা বিকল্প বিচাৰক',
  stop: 'ৰখাওক',
  searching: 'পেক আৰু চেনেলৰ তুলনা হৈ আছে। বেছিৰ বেছি দুই ছেকেণ্ড লাগে।',
  stopped: 'ৰখোৱা হ’ল। একো সলনি হোৱা নাই।',
  notStarted:
    'এই ডিভাইচত বিচৰা আৰম্ভ কৰিব পৰা নগ’ল। একো সলনি হোৱা নাই। আপোনাৰ ইণ্টাৰনেট সংযোগ চেক কৰি আকৌ চেষ্টা কৰক।',
  tooSlow: 'বিচৰাটো শেষ নহ’ল। একো সলনি হোৱা নাই। আকৌ চেষ্টা কৰক।',
  broken: 'বিচাৰোঁতে কিবা এটা গণ্ডগোল হ’ল। একো সলনি হোৱা নাই, আৰু ইয়াত আপোনাৰ কোনো দোষ নাই।',

  notCompared: 'কিহৰ তুলনা নহয়',
  stays: (names: string) => `${names}: যেনে আছে তেনে থাকিব।`,
  leaves: (name: string) => `${name}: আপুনি কোৱামতে {date} তাৰিখে শেষ হ’ব`,
  freeNote: 'ফ্ৰী-টু-এয়াৰ চেনেল: এইবোৰৰ দাম নালাগে।',
  hdNote: 'এটা HD চেনেল আৰু তাৰ SD সংস্কৰণ দুটা চেনেল।',
  termNote: 'এমাহতকৈ বেছি সময়ৰ বাবে লোৱা পেকৰ কেৱল এমাহৰ ভাগটো ধৰা হয়।',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'মূল পেক',
    BOUQUET: 'বুকে',
    BROADBAND: 'ব্ৰডবেণ্ড',
    CHANNEL: 'চেনেল',
  },
  per: {
    MONTHLY: '/মাহ',
    QUARTERLY: '3\u00a0মাহৰ বাবে',
    HALFYEARLY: '6\u00a0মাহৰ বাবে',
    YEARLY: '12\u00a0মাহৰ বাবে',
  },
  term: 'ম্যাদ',
  terms: {
    MONTHLY: 'মাহেকীয়া',
    QUARTERLY: 'তিনিমহীয়া',
    HALFYEARLY: 'ছমহীয়া',
    YEARLY: 'বছেৰেকীয়া',
  },
  channels: (count: number, hd: number): string =>
    hd > 0
      ? `${groupedText(count)}টা চেনেল, ${groupedText(hd)}টা HD-ত`
      : `${groupedText(count)}টা চেনেল`,
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps স্পীড`,
  fairUse: (gigabytes: number): string => `সম্পূৰ্ণ স্পীডত ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} কাৰ্টত যোগ কৰক`,
  remove: (name: string): string => `${name} কাৰ্টৰ পৰা আঁতৰাওক`,
  addWord: 'যোগ কৰক',
  inCartWord: 'কাৰ্টত আছে',
  addShort: 'কাৰ্টত যোগ কৰক',
  removeShort: 'কাৰ্টৰ পৰা আঁতৰাওক',
  owned: 'চালু',
  inOwned: (pack: string): string => `${pack}-ত চালু`,
  inCart: 'আপোনাৰ কাৰ্টত আছে',
  inCartPack: (pack: string): string => `আপোনাৰ কাৰ্টৰ ${pack}-ত আছে`,
  withTax: 'GST-সহ',
  beforeTax: 'টেক্সৰ আগতে',
  noPrice: 'দাম পোৱা নগ’ল',
  hd: 'HD',
  free: 'বিনামূলীয়া',
  onlyInPacks: 'কেৱল পেকত',
  columns: { channel: 'চেনেল', number: 'নম্বৰ', price: 'দাম', cart: 'কাৰ্ট' },
};
