import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'ৰিনিউ কৰক',
  back: 'মোৰ পেক',
  ready: 'এতিয়া ৰিনিউ কৰিব পাৰি',
  broadband: 'ব্ৰডবেণ্ড',
  whichBox: 'কোনটো বক্স?',
  whichBoxDescription: 'আপোনাৰ এই পেকটো এটাতকৈ বেছি বক্সত আছে, সেয়ে এবাৰত এটা বক্স ৰিনিউ কৰক।',
  leaving: 'আপুনি এই পেকটো আঁতৰাবলৈ কৈছিল। ৰিনিউ কৰিলে ই থাকি যাব।',
  later: 'এতিয়াও সময় হোৱা নাই',
  laterDescription: 'পেক শেষ হোৱাৰ আগৰ 15 দিনৰ ভিতৰত ৰিনিউ কৰিব পাৰি।',
  from: '{date} তাৰিখৰ পৰা ৰিনিউ কৰিব পাৰিব',
  noFrom: 'এতিয়া ৰিনিউ কৰিব নোৱাৰি',
  allEnd: 'সকলোৰে শেষ তাৰিখ {date}',
  allEnded: 'সকলো {date} তাৰিখে শেষ হৈছে',
  nothingReady: 'এতিয়া ৰিনিউ কৰিবলৈ একো নাই',
  noPacks: 'ৰিনিউ কৰিবলৈ কোনো পেক নাই',
  noPacksDescription: 'আপুনি যোগ কৰা পেকবোৰ শেষ হোৱাৰ 15 দিন আগতে ইয়াত দেখা পাব।',
  add: 'পেক যোগ কৰক',
  howLong: 'ৰিনিউৰ ম্যাদ',
  units: { MONTHLY: 'মাহ', QUARTERLY: 'মাহ', HALFYEARLY: 'মাহ', YEARLY: 'মাহ' },
  perMonth: (amount: string): string => `${amount}/মাহ`,
  saving: (amount: string): string => `${amount} ৰাহি`,
  due: 'ইয়াৰ পিছত দিব লাগিব {date}',
  notOffered: (names: string): string => `${names}-ৰ দাম নাই`,
  bill: 'আপোনাৰ ৰিনিউৱেল',
  until: '{date} লৈকে',
  payMissing: 'পেমেণ্টৰ উপায়বোৰ ল’ড কৰিব পৰা নগ’ল।',
  noneTicked: 'অতি কমেও এটা পেক বাছক।',
  noPrice: (names: string): string => `এই ম্যাদৰ বাবে ${names}-ৰ কোনো দাম নাই।`,
  otherTermOrFewer: 'আন ম্যাদ বাছক বা ইয়াৰ টিক আঁতৰাওক।',
  nothingPaid: 'একোৱেই ৰিনিউ হোৱা নাই আৰু একো টকা কটা হোৱা নাই।',
  calendar: 'মোক মনত পেলাই দিয়ক',
  calendarDone: 'কেলেণ্ডাৰ ফাইল ছেভ হ’ল।',
  calendarFailed: 'ফাইলটো বনাব পৰা নগ’ল। আকৌ চেষ্টা কৰক।',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `ৰিনিউ কৰক: ${names}`,
  description: (operator: string): string => `শেষ দিন। শেষ হোৱাৰ আগতে ${operator}-ত ৰিনিউ কৰক।`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) return all === 1 ? 'আপোনাৰ পেক ৰিনিউ হ’ল' : 'আপোনাৰ পেকবোৰ ৰিনিউ হ’ল';
    if (renewed > 0) return `${all}টাৰ ভিতৰত ${renewed}টা পেক ৰিনিউ হ’ল`;
    return unclear > 0 ? 'ৰিনিউৱেল নিশ্চিত হোৱা নাই' : 'একোৱেই ৰিনিউ হোৱা নাই';
  },
  fromBalance: 'বেলেঞ্চৰ পৰা',
  paidUnknown: 'আপোনাৰ অপাৰেটৰে বেলেঞ্চৰ পৰা কিমান কাটিলে, সেয়া আপোনাৰ লেনদেনত দেখা যাব।',
  paidNothing: 'আপোনাৰ বেলেঞ্চৰ পৰা একো কটা হোৱা নাই।',
  packs: 'আপোনাৰ পেক',
  renewed: 'ৰিনিউ হ’ল',
  failed: 'ৰিনিউ নহ’ল',
  reasons: {
    tooEarly: 'এতিয়াও সময় হোৱা নাই। পেক শেষ হোৱাৰ আগৰ 15 দিনৰ ভিতৰত ৰিনিউ কৰিব পাৰি।',
    chargeRefused: 'আপোনাৰ অপাৰেটৰে মাচুল বহুৱাব নোৱাৰিলে। এই পেকৰ বাবে একো টকা কটা হোৱা নাই।',
    other: 'আপোনাৰ অপাৰেটৰে এই পেকটো ৰিনিউ কৰিব নোৱাৰিলে। ইয়াৰ বাবে একো টকা কটা হোৱা নাই।',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `আপোনাৰ অপাৰেটৰৰ মেছেজ: ${words}` : `আপোনাৰ অপাৰেটৰৰ মেছেজ: ${words} (${code})`,
  unclear: 'এই পেকটো ৰিনিউ হ’ল নে নাই, আপোনাৰ অপাৰেটৰে জনোৱা নাই।',
  tryAgain: (count: number, amount: string): string => `${amount}-ত ${count}টা পেক আকৌ ৰিনিউ কৰক`,
  others: 'আন পেক ৰিনিউ কৰক',
  myPacks: 'মোৰ পেক',
  confirming: 'আপোনাৰ ৰিনিউৱেল এতিয়াও নিশ্চিত কৰি থকা হৈছে',
  unknownTitle: 'আপোনাৰ ৰিনিউৱেল',
  stillEnds: 'এতিয়াও শেষ তাৰিখ {date}',
  sendAgain: (amount: string): string => `${amount}-ত একেটা ৰিনিউৱেল আকৌ পঠিয়াওক`,
  choose: 'আকৌ বাছক',
};
