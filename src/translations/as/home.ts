import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' আৰু ');

const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'হ’ম',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'সুপ্ৰভাত' : hour < 17 ? 'নমস্কাৰ' : 'শুভ সন্ধিয়া';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'আমাৰ হাতত এতিয়াও আপোনাৰ পৰিচয়ৰ নথি নাই।',
  kycAdd: 'নথি যোগ কৰক',
  kycRejected: 'আপোনাৰ পৰিচয়ৰ নথি গ্ৰহণ কৰা নহ’ল।',
  kycReplace: 'আন এটা পঠিয়াওক',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} আৰু আন ${names.length - 1}টা পেক`,
  household: { tv: 'আপোনাৰ TV', broadband: 'আপোনাৰ ব্ৰডবেণ্ড', both: 'আপোনাৰ TV আৰু ব্ৰডবেণ্ড' },
  endsIn: (who: string, _many: boolean, days: number): string => {
    if (days < 0) return `${who} ${days === -1 ? 'কালি' : `${-days}\u00a0দিন আগতে`} শেষ হৈছে`;
    const when = days === 0 ? 'আজি' : days === 1 ? 'কাইলৈ' : `${days}\u00a0দিনত`;
    return `${who} ${when} শেষ হ’ব`;
  },
  ends: (who: string): string => `${who}: {date} তাৰিখে শেষ হ’ব`,
  ended: (who: string): string => `${who}: {date} তাৰিখে শেষ হৈছে`,
  running: (who: string): string => `${who} চালু আছে`,
  noDays: 'চালু',
  failed: 'বিফল',
  again: 'আকৌ চেষ্টা কৰক',
  noPacks: 'কোনো পেক চালু নাই',
  noPacksDescription: 'চেনেল আৰু ব্ৰডবেণ্ড পাবলৈ পেক যোগ কৰক।',
  add: 'পেক যোগ কৰক',
  toRenew: (count: number): string =>
    count === 1 ? 'এইটো ৰিনিউ কৰিবলৈ' : `${count}টা পেক ৰিনিউ কৰিবলৈ`,
  toRestart: (count: number): string =>
    count === 1 ? 'এইটো আকৌ চালু কৰিবলৈ' : `${count}টা পেক আকৌ চালু কৰিবলৈ`,
  gst: (tax: string): string => `${tax} GST ধৰি`,
  beforeTax: 'টেক্সৰ আগতে',
  per: { QUARTERLY: '3\u00a0মাহৰ বাবে', HALFYEARLY: '6\u00a0মাহৰ বাবে', YEARLY: 'এবছৰৰ বাবে' },
  ownTerms: 'প্ৰতিটো পেক নিজৰ ম্যাদৰ বাবে',
  renew: 'ৰিনিউ কৰক',
  nothingToRenew: 'এতিয়া ৰিনিউ কৰিবলৈ একো নাই',
  renewFrom: 'এই তাৰিখৰ পৰা ৰিনিউ কৰিব পাৰিব',
  lastBalance: 'আপোনাৰ বেলেঞ্চ',
  lastKnown: 'আপোনাৰ অপাৰেটৰৰ সৈতে যোগাযোগ হোৱা নাই। শেষবাৰ আপডেট হৈছিল: {date}',
  updating: 'আপডেট হৈ আছে। শেষবাৰ আপডেট হৈছিল: {date}',
  cartWaits: (count: number): string => `আপোনাৰ কাৰ্টত ${count}টা পেক আছে।`,
  viewCart: 'কাৰ্ট চাওক',
  forYou: 'আপোনাৰ বাবে',
  allAlerts: 'সকলো জাননী',
  offers: 'অফাৰ',
  offer: (at: number, count: number): string => `${count}টাৰ ভিতৰত অফাৰ ${at}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'আপোনাৰ সেৱা',
  broadband: 'ব্ৰডবেণ্ড',
  noBox: 'বক্স নোহোৱাকৈ',
  state: { active: 'চালু', lastDay: 'শেষ দিন', ended: 'শেষ', failed: 'বিফল', none: 'পেক নাই' },
  morePacks: (count: number): string => `আৰু ${count}টা পেক`,
  leaving: (names: string): string => `আপুনি কোৱামতে ${names} শেষ হ’ব`,
  renewNamed: (name: string): string => `ৰিনিউ কৰক: ${name}`,
  addNamed: (name: string): string => `পেক যোগ কৰক: ${name}`,
  wallet: 'বেলেঞ্চ আৰু দিবলগীয়া টকা',
  balance: 'বেলেঞ্চ',
  addMoney: 'টকা ভৰাওক',
  by: '{date} তাৰিখৰ ভিতৰত',
  short: (amount: string): string => `${amount} কম`,
  covered: 'ইয়াৰ বাবে আপোনাৰ বেলেঞ্চ যথেষ্ট',
  failed: (names: readonly string[]): string => `${list(names)} ল’ড কৰিব পৰা নগ’ল।`,
  parts: {
    packs: 'আপোনাৰ পেক',
    account: 'আপোনাৰ বেলেঞ্চ',
    boxes: 'আপোনাৰ বক্স',
    alerts: 'আপোনাৰ জাননী',
    offers: 'অফাৰবোৰ',
  },
  offline: 'আপুনি অফলাইন আছে। নেটৱৰ্ক ঘূৰি আহিলে এই পেজটো নিজে নিজে ল’ড হ’ব।',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'খৰচ',
  spent: (amount: string): string => `ছমাহত ${amount}`,
  history: 'লেনদেন চাওক',
  noChart: 'আপোনাৰ খৰচ ল’ড কৰিব পৰা নগ’ল।',
  mixNow: 'এতিয়া আপুনি দিয়ে',
  mixNew: 'সস্তা বিকল্প',
  mixReview: 'সলনি চাওক',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'অফাৰ ৰখাওক',
  play: 'অফাৰ চলাওক',
  next: 'পিছৰ অফাৰ',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB ব্যৱহাৰ হৈছে`,
  left: (left: string, limit: string): string => `${limit} GB-ৰ ভিতৰত ${left} GB বাকী`,
  noneLeft: 'সম্পূৰ্ণ স্পীডৰ ডেটা শেষ',
  slower: (mbps: string): string => `আকৌ আৰম্ভ নোহোৱালৈকে ${mbps} Mbps`,
  gb: 'GB',
};
