import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'আমরা চেক করছি',
    booked: 'কাজটি হয়ে গেছে',
    notBooked: 'এখনও কোনো চিহ্ন নেই',
    unknown: 'এখনও জানা যায়নি',
  },
  partly: 'কিছুটা কাজ হয়েছে',
  subject: {
    checkout: 'অর্ডার',
    renew: 'রিনিউয়ালের অনুরোধ',
    renewReadingText: 'রিনিউয়ালের অনুরোধ',
    cancelForRefund: 'প্যাক বাতিলের অনুরোধ',
    placeOrder: 'কানেকশনের অর্ডার',
  },
  ownSubject: {
    checkout: 'আমার অর্ডার',
    renew: 'আমার রিনিউয়ালের অনুরোধ',
    renewReadingText: 'আমার রিনিউয়ালের অনুরোধ',
    cancelForRefund: 'আমার প্যাক বাতিলের অনুরোধ',
    placeOrder: 'আমার কানেকশনের অর্ডার',
  },
  findingOut: (subject: string): string =>
    `আপনার ${subject} নিয়ে এখনও পরিষ্কার উত্তর আসেনি। আমরা আপনার প্যাক, ব্যালেন্স ও লেনদেন দেখছি: তিন মিনিট পর্যন্ত। কিছুই আবার পাঠানো হয় না।`,
  findingOutOrder:
    'আপনার কানেকশনের অর্ডার নিয়ে পরিষ্কার উত্তর পাওয়া যায়নি। কোনো টাকা কাটা হয়নি। তিন মিনিট অপেক্ষা করুন: উত্তর এখনও আসতে পারে।',
  safeAgain: {
    honoured: 'এখন একই অনুরোধ আবার পাঠাতে পারেন: কাজটি একবারই হয়।',
    unknown: 'নিজে থেকে কিছুই আবার পাঠানো হয় না।',
  },
  booked: (subject: string): string => `আপনার অপারেটর ${subject} প্রসেস করেছে।`,
  partlyBooked: (subject: string): string => `আপনার অপারেটর ${subject} আংশিক প্রসেস করেছে:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} পর্যন্ত চালু থাকবে।`,
  stopped: (name: string): string => `${name} বাতিল হয়েছে।`,
  lineNotBooked: (name: string): string => `${name} প্রসেস হয়নি।`,
  transaction: (id: string, amount: string): string => `লেনদেন ${id}: ${amount}।`,
  otherAmount: (agreed: string, taken: string): string =>
    `আপনি ${agreed} দিতে রাজি হয়েছিলেন, কিন্তু ${taken} কাটা হয়েছে। এটি যাচাই করতে অভিযোগ জানান।`,
  otherAmountSubject: (subject: string): string => `${subject}: অন্য টাকা কাটা হয়েছে`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} পাঠানো হয়েছে। দয়া করে টাকার অঙ্ক যাচাই করুন।`,
      `ঠিক হওয়া টাকা: ${agreed}`,
      `কাটা টাকা: ${taken}`,
      `পাঠানো হয়েছে: ${time}`,
      `রেফারেন্স: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject} পাঠানোর পর কিছুই বদলায়নি। আমরা একদিন ধরে চেক করতে থাকব এবং বদল হলে এখানে দেখাব।`,
  againWithoutSign: {
    honoured: 'এখন একই অনুরোধ আবার পাঠাতে পারেন: কাজটি একবারই হয়।',
    unknown: 'আপনি আবার করলে আর প্রথমটি পরে হয়ে গেলে, দুটিরই টাকা কাটা হতে পারে।',
  },
  unknown: (subject: string): string =>
    `${subject} প্রসেস হয়েছে কি না, অপারেটরের রেকর্ড থেকে জানা যাচ্ছে না। আগে আপনার প্যাক ও লেনদেন দেখে নিন: আবার করলে সেটির জন্যও টাকা কাটা হবে।`,
  unknownOrder:
    'নম্বর ছাড়া অর্ডার খোঁজা যায় না, তাই সেটি পৌঁছেছে কি না আমরা জানি না। অপারেটরকে ফোন করে জেনে নিন। অর্ডারটি পৌঁছে থাকলে আর আপনি আবার অর্ডার করলে দুটি অর্ডার হবে: যেটির পেমেন্ট হবে না, সেটি নিজে থেকেই বাতিল হয়ে যায়।',
  asked: 'আমরা চেক করতে থাকব।',
  askNow: 'স্ট্যাটাস চেক করুন',
  transactions: 'লেনদেন',
  packs: 'আমার প্যাক',
  ticket: 'অভিযোগ জানান',
  seen: 'আমি দেখে নিয়েছি',
  orderAgain: 'আবার অর্ডার করুন',
  done: 'ঠিক আছে',
  ticketSubject: (subject: string): string => `${subject} নিয়ে স্পষ্ট উত্তর আসেনি`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject} নিয়ে স্পষ্ট উত্তর আসেনি। কাজটি হয়েছে কি না, দয়া করে আমাকে জানান।`,
      `পাঠানো হয়েছে: ${time}`,
      ...(amount === '' ? [] : [`টাকার পরিমাণ: ${amount}`]),
      `রেফারেন্স: ${reference}`,
    ].join('\n'),
};
