import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'জাননী',
  views: 'জাননী আৰু মেছেজ',
  alerts: 'আপোনাৰ অপাৰেটৰৰ পৰা',
  messages: (unread) => (unread > 0 ? `মেছেজ (${unread})` : 'মেছেজ'),
  justNow: 'এইমাত্ৰ',
  minutesAgo: (minutes) => `${minutes}\u00a0মিনিট আগতে`,
  hoursAgo: (hours) => `${hours}\u00a0ঘণ্টা আগতে`,
  daysAgo: (days) => `${days}\u00a0দিন আগতে`,
  isNew: 'নতুন',
  open: 'খোলক',
  openOf: (message) => `খোলক: ${message}`,
  none: 'একো নতুন নাই',
  noneDescription: 'আপোনাৰ অপাৰেটৰৰ মেছেজ ইয়াত দেখা পাব।',
  shown: (shown, count) => `${count}টাৰ ভিতৰত ${shown}টা জাননী`,
  more: 'আৰু দেখুৱাওক',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'এই ডিভাইচৰ মেছেজ',
  unread: 'নপঢ়া',
  open: 'খোলক',
  openOf: (title) => `খোলক: ${title}`,
  read: 'পঢ়া বুলি ধৰক',
  readOf: (title) => `পঢ়া বুলি ধৰক: ${title}`,
  remove: 'মচক',
  removeOf: (title) => `মচক: ${title}`,
  readAll: 'সকলো পঢ়া বুলি ধৰক',
  removeAll: 'সকলো মচক',
  removed: (count) => (count === 1 ? 'মেছেজটো মচা হ’ল।' : `${count}টা মেছেজ মচা হ’ল।`),
  undo: 'ঘূৰাই আনক',
  none: 'এতিয়াও কোনো মেছেজ নাই',
  noneDescription: 'এই ডিভাইচলৈ পঠিওৱা মেছেজ ইয়াত দেখা পাব। আমি আটাইতকৈ নতুন 100টা ৰাখোঁ।',
  refused: 'এই ব্ৰাউজাৰে এই ডিভাইচত মেছেজ ৰাখিবলৈ নিদিয়ে। আপোনাৰ অপাৰেটৰৰ জাননী আগৰ দৰেই আহিব।',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'নটিফিকেশ্যন',
  status: {
    notOffered:
      'আপোনাৰ অপাৰেটৰে এতিয়াও ডিভাইচলৈ মেছেজ নপঠিয়ায়। আপুনি সকলো “আপোনাৰ অপাৰেটৰৰ পৰা”-ত পাব।',
    unsupported:
      'এই ব্ৰাউজাৰত মেছেজ আহিব নোৱাৰে। iPhone-ত প’ৰ্টেলটো হ’ম স্ক্ৰীনত যোগ কৰি তাৰ পৰাই খোলক।',
    refused:
      'এই পেজৰ নটিফিকেশ্যন বন্ধ কৰি থোৱা হৈছে। আপোনাৰ ব্ৰাউজাৰৰ ছেটিঙত অনুমতি দিয়ক, তাৰ পিছত আকৌ চেক কৰক।',
    off: 'মেৰামতিৰ কাম, সেৱা বন্ধ আৰু পেমেণ্টৰ মেছেজ এই ডিভাইচত লওক, প’ৰ্টেল বন্ধ থাকিলেও।',
    on: 'এই ডিভাইচত আপোনাৰ অপাৰেটৰৰ মেছেজ আহে।',
  },
  action: { refused: 'আকৌ চেক কৰক', off: 'চালু কৰক', on: 'বন্ধ কৰক' },
  failed: 'নটিফিকেশ্যন চালু কৰিব পৰা নগ’ল। আপোনাৰ ইণ্টাৰনেট সংযোগ চেক কৰি আকৌ চেষ্টা কৰক।',
  noTopic:
    'এই ডিভাইচত আপোনাৰ এলেকাৰ খবৰ চালু কৰিব পৰা নগ’ল। আপুনি পিছৰবাৰ প’ৰ্টেল খুলিলে আমি আকৌ চেষ্টা কৰিম।',
  again: 'এতিয়া চেষ্টা কৰক',
};
