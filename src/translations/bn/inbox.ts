import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'অ্যালার্ট',
  views: 'অ্যালার্ট ও মেসেজ',
  alerts: 'আপনার অপারেটরের কাছ থেকে',
  messages: (unread) => (unread > 0 ? `মেসেজ (${unread})` : 'মেসেজ'),
  justNow: 'এইমাত্র',
  minutesAgo: (minutes) => `${minutes}\u00a0মিনিট আগে`,
  hoursAgo: (hours) => `${hours}\u00a0ঘণ্টা আগে`,
  daysAgo: (days) => `${days}\u00a0দিন আগে`,
  isNew: 'নতুন',
  open: 'খুলুন',
  openOf: (message) => `খুলুন: ${message}`,
  none: 'নতুন কিছু নেই',
  noneDescription: 'আপনার অপারেটরের মেসেজ এখানে দেখতে পাবেন।',
  shown: (shown, count) => `${count}টির মধ্যে ${shown}টি অ্যালার্ট`,
  more: 'আরও দেখান',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'এই ডিভাইসের মেসেজ',
  unread: 'পড়া হয়নি',
  open: 'খুলুন',
  openOf: (title) => `খুলুন: ${title}`,
  read: 'পড়া চিহ্ন দিন',
  readOf: (title) => `পড়া চিহ্ন দিন: ${title}`,
  remove: 'মুছুন',
  removeOf: (title) => `মুছুন: ${title}`,
  readAll: 'সবগুলিতে পড়া চিহ্ন দিন',
  removeAll: 'সব মুছুন',
  removed: (count) => (count === 1 ? 'মেসেজ মোছা হয়েছে।' : `${count}টি মেসেজ মোছা হয়েছে।`),
  undo: 'ফিরিয়ে আনুন',
  none: 'এখনও কোনো মেসেজ নেই',
  noneDescription: 'এই ডিভাইসে পাঠানো মেসেজ এখানে দেখা যাবে। সবচেয়ে নতুন 100টি রাখা হয়।',
  refused: 'এই ব্রাউজার এই ডিভাইসে মেসেজ রাখতে দেয় না। আপনার অপারেটরের অ্যালার্ট আগের মতোই পাবেন।',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'নোটিফিকেশন',
  status: {
    notOffered:
      'আপনার অপারেটর এখনও ডিভাইসে মেসেজ পাঠায় না। “আপনার অপারেটরের কাছ থেকে” অংশে সব কিছু পাবেন।',
    unsupported: 'এই ব্রাউজারে মেসেজ আসে না। iPhone-এ পোর্টালটি হোম স্ক্রিনে যোগ করে সেখান থেকে খুলুন।',
    refused: 'এই পেজের নোটিফিকেশন ব্লক করা আছে। ব্রাউজারের সেটিংসে অনুমতি দিয়ে আবার চেক করুন।',
    off: 'রক্ষণাবেক্ষণ, পরিষেবা বন্ধ ও পেমেন্টের মেসেজ এই ডিভাইসে পান, পোর্টাল বন্ধ থাকলেও।',
    on: 'এই ডিভাইসে আপনার অপারেটরের মেসেজ আসে।',
  },
  action: { refused: 'আবার চেক করুন', off: 'চালু করুন', on: 'বন্ধ করুন' },
  failed: 'নোটিফিকেশন চালু করা যায়নি। আপনার কানেকশন চেক করে আবার চেষ্টা করুন।',
  noTopic: 'এই ডিভাইসে আপনার এলাকার খবর চালু করা যায়নি। পরের বার পোর্টাল খুললে আমরা আবার চেষ্টা করব।',
  again: 'এখনই চেষ্টা করুন',
};
