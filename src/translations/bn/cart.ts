import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' এবং ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'কার্ট',
  inCart: (count: number): string => `আপনার কার্টে ${count}টি`,
  view: 'কার্ট দেখুন',
  updating: 'আপডেট হচ্ছে',
  unsure: 'আপনার কার্ট হয়তো বদলে গেছে',
  withTax: 'GST সহ',
  withTaxAndFee: 'GST ও নেটওয়ার্ক ফি সহ',
  notAdded: (names: readonly string[]): string => `যোগ হয়নি: ${list(names)}।`,
  notRemoved: (names: readonly string[]): string => `সরানো হয়নি: ${list(names)}।`,
  unknownAdded: (names: readonly string[]): string => `${list(names)} যোগ হয়েছে কি না, কার্টে দেখুন।`,
  unknownRemoved: (names: readonly string[]): string => `${list(names)} এখনও কার্টে আছে কি না দেখুন।`,
  understood: 'ঠিক আছে',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} একই বক্সের বেস প্যাক। একটি বক্সে একটিই লাগে। আপনি কি সবগুলিই রাখতে চান?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `বক্স ••••\u00a0${ending}-এ আগে থেকেই ${list(running)} আছে। একটি বক্সে একটিই বেস প্যাক লাগে। আপনি কি ${list(wanted)}-এর জন্যও পেমেন্ট করতে চান?`,
  needsOne: 'একটি বক্সে একটিই বেস প্যাক লাগে।',
  replaceAsk: (names: readonly string[]): string => `${list(names)} বদলাবেন?`,
  replace: 'বদলান',
  addAsWell: 'সঙ্গে যোগ করুন',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'আপনার কার্ট',
  back: 'প্যাক যোগ করুন',
  empty: 'আপনার কার্ট খালি',
  emptyDescription: 'আপনার যোগ করা প্যাক ও চ্যানেল পেমেন্ট না করা পর্যন্ত এখানে থাকবে।',
  lines: 'আপনার কার্টের প্যাক',
  channels: (count: number): string => `${count}টি চ্যানেল`,
  terms: {
    MONTHLY: '1\u00a0মাসের জন্য',
    QUARTERLY: '3\u00a0মাসের জন্য',
    HALFYEARLY: '6\u00a0মাসের জন্য',
    YEARLY: 'এক বছরের জন্য',
  },
  adding: 'যোগ হচ্ছে',
  removing: 'সরানো হচ্ছে',
  removeOne: (name: string): string => `${name} সরান`,
  breakdown: 'কত দিতে হবে',
  charges: { networkfee: 'নেটওয়ার্ক ক্যাপাসিটি ফি', discount: 'ছাড়' },
  updating: 'আপডেট হচ্ছে',
  stale: 'আপনার কার্ট আপডেট করা যায়নি, তাই এটি পুরনো হতে পারে।',
  askAgain: 'কার্ট আপডেট করুন',
  payMissing: 'পেমেন্টের উপায়গুলি লোড করা যায়নি।',
  doesNotAddUp:
    'এই টাকার হিসাব আপনার অপারেটরের মোট টাকার সঙ্গে মিলছে না। দয়া করে এখনই পেমেন্ট করবেন না, আমাদের সঙ্গে যোগাযোগ করুন।',
  contact: 'যোগাযোগ করুন',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'আমার প্যাক',
  doneTitle: 'আপনার ব্যালেন্স থেকে পেমেন্ট হয়েছে',
  donePart: (isNone: boolean): string =>
    isNone ? 'পেমেন্ট হয়েছে, কিন্তু কোনো প্যাক চালু হয়নি' : 'পেমেন্ট হয়েছে, কিন্তু সব প্যাক চালু হয়নি',
  order: 'অর্ডার নম্বর',
  results: 'আপনার প্যাক',
  more: 'আরও প্যাক যোগ করুন',
};
