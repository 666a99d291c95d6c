import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'রিনিউ করুন',
  back: 'আমার প্যাক',
  ready: 'এখন রিনিউ করা যাবে',
  broadband: 'ব্রডব্যান্ড',
  whichBox: 'কোন বক্স?',
  whichBoxDescription: 'একই প্যাক একাধিক বক্সে আছে, তাই একটি একটি করে বক্স রিনিউ করতে হবে।',
  leaving: 'আপনি এই প্যাকটি সরাতে বলেছিলেন। রিনিউ করলে এটি থেকে যাবে।',
  later: 'এখনও সময় হয়নি',
  laterDescription: 'প্যাক শেষ হওয়ার আগের 15 দিনের মধ্যে রিনিউ করতে পারবেন।',
  from: '{date} থেকে রিনিউ করা যাবে',
  noFrom: 'এখন রিনিউ করা যাবে না',
  allEnd: 'সবগুলি {date} তারিখে শেষ হচ্ছে',
  allEnded: 'সবগুলি {date} তারিখে শেষ হয়েছে',
  nothingReady: 'এখনও রিনিউ করার কিছু নেই',
  noPacks: 'রিনিউ করার মতো কোনো প্যাক নেই',
  noPacksDescription: 'আপনার যোগ করা প্যাক শেষ হওয়ার 15 দিন আগে এখানে দেখা যাবে।',
  add: 'প্যাক যোগ করুন',
  howLong: 'রিনিউয়ের মেয়াদ',
  units: { MONTHLY: 'মাস', QUARTERLY: 'মাস', HALFYEARLY: 'মাস', YEARLY: 'মাস' },
  perMonth: (amount: string): string => `${amount}/মাস`,
  saving: (amount: string): string => `${amount} বাঁচবে`,
  due: 'এরপর দিতে হবে {date}',
  notOffered: (names: string): string => `${names}-এর দাম নেই`,
  bill: 'আপনার রিনিউয়াল',
  until: '{date} পর্যন্ত',
  payMissing: 'পেমেন্টের উপায়গুলি লোড করা যায়নি।',
  noneTicked: 'অন্তত একটি প্যাক বেছে নিন।',
  noPrice: (names: string): string => `এই মেয়াদে ${names}-এর কোনো দাম নেই।`,
  otherTermOrFewer: 'অন্য মেয়াদ বেছে নিন বা এটির টিক তুলে দিন।',
  nothingPaid: 'কিছুই রিনিউ হয়নি, কোনো টাকাও কাটা হয়নি।',
  calendar: 'আমাকে মনে করিয়ে দিন',
  calendarDone: 'ক্যালেন্ডার ফাইল সেভ হয়েছে।',
  calendarFailed: 'ফাইলটি তৈরি করা যায়নি। আবার চেষ্টা করুন।',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `রিনিউ করুন: ${names}`,
  description: (operator: string): string => `শেষ দিন। শেষ হওয়ার আগে ${operator}-এ রিনিউ করুন।`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) return all === 1 ? 'আপনার প্যাক রিনিউ হয়েছে' : 'আপনার প্যাকগুলি রিনিউ হয়েছে';
    if (renewed > 0) return `${all}টির মধ্যে ${renewed}টি প্যাক রিনিউ হয়েছে`;
    return unclear > 0 ? 'রিনিউয়াল নিশ্চিত হয়নি' : 'কিছুই রিনিউ হয়নি';
  },
  fromBalance: 'ব্যালেন্স থেকে',
  paidUnknown: 'আপনার অপারেটর ব্যালেন্স থেকে কত কেটেছে, তা আপনার লেনদেনে দেখা যাবে।',
  paidNothing: 'আপনার ব্যালেন্স থেকে কিছুই কাটা হয়নি।',
  packs: 'আপনার প্যাক',
  renewed: 'রিনিউ হয়েছে',
  failed: 'রিনিউ হয়নি',
  reasons: {
    tooEarly: 'এখনও সময় হয়নি। প্যাক শেষ হওয়ার আগের 15 দিনের মধ্যে রিনিউ করতে পারবেন।',
    chargeRefused: 'আপনার অপারেটর চার্জটি বসাতে পারেনি। এই প্যাকের জন্য কিছুই কাটা হয়নি।',
    other: 'আপনার অপারেটর এই প্যাক রিনিউ করতে পারেনি। এর জন্য কিছুই কাটা হয়নি।',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `আপনার অপারেটরের মেসেজ: ${words}` : `আপনার অপারেটরের মেসেজ: ${words} (${code})`,
  unclear: 'এই প্যাক রিনিউ হয়েছে কি না, আপনার অপারেটর জানায়নি।',
  tryAgain: (count: number, amount: string): string => `${amount}-এ ${count}টি প্যাক আবার রিনিউ করুন`,
  others: 'অন্য প্যাক রিনিউ করুন',
  myPacks: 'আমার প্যাক',
  confirming: 'আপনার রিনিউয়াল এখনও নিশ্চিত করা হচ্ছে',
  unknownTitle: 'আপনার রিনিউয়াল',
  stillEnds: 'এখনও {date} তারিখেই শেষ হচ্ছে',
  sendAgain: (amount: string): string => `${amount}-এ একই রিনিউয়াল আবার পাঠান`,
  choose: 'বাছাই বদলান',
};
