import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' এবং ');
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'হোম',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'সুপ্রভাত' : hour < 17 ? 'নমস্কার' : 'শুভ সন্ধ্যা';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'আমাদের কাছে এখনও আপনার পরিচয়ের ডকুমেন্ট নেই।',
  kycAdd: 'ডকুমেন্ট যোগ করুন',
  kycRejected: 'আপনার পরিচয়ের ডকুমেন্ট গ্রহণ করা হয়নি।',
  kycReplace: 'অন্য একটি পাঠান',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} এবং আরও ${names.length - 1}টি প্যাক`,
  household: { tv: 'আপনার টিভি', broadband: 'আপনার ব্রডব্যান্ড', both: 'আপনার টিভি ও ব্রডব্যান্ড' },
  endsIn: (who: string, _many: boolean, days: number): string => {
    if (days < 0) return `${who} ${days === -1 ? 'গতকাল' : `${-days}\u00a0দিন আগে`} শেষ হয়েছে`;
    const when = days === 0 ? 'আজ' : days === 1 ? 'আগামীকাল' : `${days}\u00a0দিনে`;
    return `${who} ${when} শেষ হবে`;
  },
  ends: (who: string): string => `${who}: {date} তারিখে শেষ হচ্ছে`,
  ended: (who: string): string => `${who}: {date} তারিখে শেষ হয়েছে`,
  running: (who: string): string => `${who} চালু আছে`,
  noDays: 'চালু',
  failed: 'ব্যর্থ',
  again: 'আবার চেষ্টা করুন',
  noPacks: 'কোনো প্যাক চালু নেই',
  noPacksDescription: 'চ্যানেল ও ব্রডব্যান্ড পেতে একটি প্যাক যোগ করুন।',
  add: 'প্যাক যোগ করুন',
  toRenew: (count: number): string =>
    count === 1 ? 'এটি রিনিউ করতে' : `${count}টি প্যাক রিনিউ করতে`,
  toRestart: (count: number): string =>
    count === 1 ? 'এটি আবার চালু করতে' : `${count}টি প্যাক আবার চালু করতে`,
  gst: (tax: string): string => `${tax} GST সহ`,
  beforeTax: 'ট্যাক্স ছাড়া',
  per: { QUARTERLY: '3\u00a0মাসের জন্য', HALFYEARLY: '6\u00a0মাসের জন্য', YEARLY: 'এক বছরের জন্য' },
  ownTerms: 'প্রতিটি প্যাক নিজের মেয়াদের জন্য',
  renew: 'রিনিউ করুন',
  nothingToRenew: 'এখনও রিনিউ করার কিছু নেই',
  renewFrom: 'রিনিউ করতে পারবেন এই তারিখ থেকে:',
  lastBalance: 'আপনার ব্যালেন্স',
  lastKnown: 'আপনার অপারেটরের সঙ্গে যোগাযোগ করা যাচ্ছে না। শেষ আপডেট: {date}',
  updating: 'আপডেট হচ্ছে। শেষ আপডেট: {date}',
  cartWaits: (count: number): string => `আপনার কার্টে ${count}টি প্যাক আছে।`,
  viewCart: 'কার্ট দেখুন',
  forYou: 'আপনার জন্য',
  allAlerts: 'সব অ্যালার্ট',
  offers: 'অফার',
  offer: (at: number, count: number): string => `অফার ${at}/${count}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'আপনার পরিষেবা',
  broadband: 'ব্রডব্যান্ড',
  noBox: 'বক্স ছাড়া',
  state: {
    active: 'চালু',
    lastDay: 'শেষ দিন',
    ended: 'মেয়াদ শেষ',
    failed: 'ব্যর্থ',
    none: 'প্যাক নেই',
  },
  morePacks: (count: number): string => `এবং আরও ${count}টি প্যাক`,
  leaving: (names: string): string => `আপনার কথামতো ${names} বন্ধ হবে`,
  renewNamed: (name: string): string => `রিনিউ করুন: ${name}`,
  addNamed: (name: string): string => `প্যাক যোগ করুন: ${name}`,
  wallet: 'ব্যালেন্স ও দেয় টাকা',
  balance: 'ব্যালেন্স',
  addMoney: 'টাকা যোগ করুন',
  by: '{date} তারিখের মধ্যে',
  short: (amount: string): string => `${amount} কম`,
  covered: 'আপনার ব্যালেন্সেই এটি হয়ে যাবে',
  failed: (names: readonly string[]): string => `আপনার ${list(names)} লোড করা যায়নি।`,
  parts: {
    packs: 'প্যাক',
    account: 'ব্যালেন্স',
    boxes: 'বক্স',
    alerts: 'অ্যালার্ট',
    offers: 'অফার',
  },
  offline: 'আপনি অফলাইনে আছেন। নেটওয়ার্ক ফিরে এলে এই পেজটি নিজে থেকেই লোড হবে।',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'খরচ',
  spent: (amount: string): string => `ছয় মাসে ${amount}`,
  history: 'লেনদেন দেখুন',
  noChart: 'আপনার খরচ লোড করা যায়নি।',
  mixNow: 'এখন দিচ্ছেন',
  mixNew: 'সস্তার কম্বিনেশন',
  mixReview: 'বদল দেখুন',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'অফার থামান',
  play: 'অফার চালান',
  next: 'পরের অফার',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB ব্যবহার হয়েছে`,
  left: (left: string, limit: string): string => `${limit} GB-র মধ্যে ${left} GB বাকি`,
  noneLeft: 'ফুল স্পিডের ডেটা শেষ',
  slower: (mbps: string): string => `আবার শুরু না হওয়া পর্যন্ত ${mbps} Mbps`,
  gb: 'GB',
};
