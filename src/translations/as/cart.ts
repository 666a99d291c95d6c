import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' আৰু ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'কাৰ্ট',
  inCart: (count: number): string => `আপোনাৰ কাৰ্টত ${count}টা`,
  view: 'কাৰ্ট চাওক',
  updating: 'আপডেট হৈ আছে',
  unsure: 'আপোনাৰ কাৰ্ট হয়তো সলনি হৈছে',
  withTax: 'GST-সহ',
  withTaxAndFee: 'GST আৰু নেটৱৰ্ক মাচুলসহ',
  notAdded: (names: readonly string[]): string => `যোগ নহ’ল: ${list(names)}।`,
  notRemoved: (names: readonly string[]): string => `আঁতৰোৱা নহ’ল: ${list(names)}।`,
  unknownAdded: (names: readonly string[]): string =>
    `${list(names)} যোগ হ’ল নে নাই আপোনাৰ কাৰ্টত চাওক।`,
  unknownRemoved: (names: readonly string[]): string =>
    `${list(names)} আপোনাৰ কাৰ্টত এতিয়াও আছে নে নাই চাওক।`,
  understood: 'ঠিক আছে',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} একেটা বক্সৰ মূল পেক। এটা বক্সত এটাই যথেষ্ট। আপুনি আটাইবোৰ ৰাখিব বিচাৰে নে?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `বক্স ••••\u00a0${ending}-ত আগৰে পৰা ${list(running)} আছে। এটা বক্সত এটা মূল পেকেই যথেষ্ট। আপুনি ${list(wanted)}-ৰ বাবেও পেমেণ্ট কৰিব বিচাৰে নে?`,
  needsOne: 'এটা বক্সত এটা মূল পেকেই যথেষ্ট।',
  replaceAsk: (names: readonly string[]): string => `${list(names)} সলনি কৰিবনে?`,
  replace: 'সলনি কৰক',
  addAsWell: 'লগতে যোগ কৰক',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'আপোনাৰ কাৰ্ট',
  back: 'পেক যোগ কৰক',
  empty: 'আপোনাৰ কাৰ্ট খালী',
  emptyDescription: 'আপুনি যোগ কৰা পেক আৰু চেনেল পেমেণ্ট নকৰালৈকে ইয়াত থাকে।',
  lines: 'আপোনাৰ কাৰ্টৰ পেক',
  channels: (count: number): string => `${count}টা চেনেল`,
  terms: {
    MONTHLY: 'এমাহৰ বাবে',
    QUARTERLY: '3\u00a0মাহৰ বাবে',
    HALFYEARLY: '6\u00a0মাহৰ বাবে',
    YEARLY: 'এবছৰৰ বাবে',
  },
  adding: 'যোগ হৈ আছে',
  removing: 'আঁতৰোৱা হৈছে',
  removeOne: (name: string): string => `${name} আঁতৰাওক`,
  breakdown: 'দিবলগীয়া টকা',
  charges: { networkfee: 'নেটৱৰ্ক কেপাচিটি মাচুল', discount: 'ৰেহাই' },
  updating: 'আপডেট হৈ আছে',
  stale: 'আপোনাৰ কাৰ্ট আপডেট কৰিব পৰা নগ’ল, সেয়ে এইটো পুৰণি হ’ব পাৰে।',
  askAgain: 'কাৰ্ট আপডেট কৰক',
  payMissing: 'পেমেণ্টৰ উপায়বোৰ ল’ড কৰিব পৰা নগ’ল।',
  doesNotAddUp:
    'এই টকাবোৰৰ যোগফল আপোনাৰ অপাৰেটৰৰ মুঠৰ সমান নহয়। অনুগ্ৰহ কৰি এতিয়াই পেমেণ্ট নকৰিব, আৰু আমাৰ লগত যোগাযোগ কৰক।',
  contact: 'যোগাযোগ কৰক',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'মোৰ পেক',
  doneTitle: 'বেলেঞ্চৰ পৰা পেমেণ্ট হ’ল',
  donePart: (isNone: boolean): string =>
    isNone ? 'পেমেণ্ট হ’ল, কিন্তু কোনো পেক চালু নহ’ল' : 'পেমেণ্ট হ’ল, কিন্তু সকলো পেক চালু নহ’ল',
  order: 'অৰ্ডাৰ নম্বৰ',
  results: 'আপোনাৰ পেক',
  more: 'আৰু পেক যোগ কৰক',
};
