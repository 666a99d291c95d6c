import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'পরিষেবার নোটিস',
  severity: { outage: 'পরিষেবা বন্ধ', work: 'রক্ষণাবেক্ষণ', info: 'নোটিস' },
  more: (count: number): string => `এবং আরও ${count}টি`,
  details: 'বিস্তারিত',
  less: 'কম দেখুন',
  dismiss: 'লুকান',
  region: 'এলাকা',
  from: 'কখন থেকে',
  until: 'কখন পর্যন্ত',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'অ্যাকাউন্ট',
  profile: 'আমার প্রোফাইল',
  contact: 'যোগাযোগ করুন',
  survey: 'আপনার মতামত জানান',
  logOut: 'লগ আউট করুন',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'আপনি অফলাইনে আছেন।',
  since: (time) => `আপনি ${time} থেকে অফলাইনে আছেন।`,
  older: 'যা দেখছেন তা তার আগে লোড হয়েছিল।',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'কোড লেখার জায়গাটি লোড করা যায়নি।',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'সেটিংস',
  language: 'ভাষা',
  theme: 'থিম',
  system: 'ডিভাইসের মতো',
  light: 'লাইট',
  dark: 'ডার্ক',
  inReview: 'এই অনুবাদটি এখনও যাচাই করা হচ্ছে।',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'এই পেজটি আর কাজ করছে না',
  title: 'সহায়তা টিমের জন্য ফাইল',
  offer: 'ফাইল দেখুন ও সেভ করুন',
  waits: 'লগ ইনে না যাওয়া পর্যন্ত আপনি এই পেজেই থাকবেন।',
  missing: 'ফাইলটি দেখানো যায়নি। আপনার কানেকশন চেক করে আবার চেষ্টা করুন।',
  leave: 'লগ ইনে যান',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'এই পেজটি লোড হয়নি',
  description: 'আপনি যা করেছেন তার কিছুই হারায়নি।',
  again: 'আবার চেষ্টা করুন',
  home: 'হোমে যান',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'পোর্টালটি লোড করা যায়নি। আপনি যা লিখেছেন তা এখানেই আছে।',
  again: 'আবার চেষ্টা করুন',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'রক্ষণাবেক্ষণ চলছে',
  description:
    'আপনার অপারেটর নিজের সিস্টেমে কাজ করছে। আপনার প্যাকগুলি চালু থাকবে। কাজ শেষ হলে আবার রিনিউ ও পেমেন্ট করতে পারবেন।',
  again: 'আবার চেক করুন',
  over: 'কাজ শেষ হয়েছে। এখন আবার সব কিছু করা যাবে।',
  goOn: 'এগিয়ে যান',
  unknown: 'কাজ শেষ হয়েছে কি না, তা চেক করা যায়নি।',
  staff: 'কর্মীদের লগ ইন',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'পেজটি পাওয়া যায়নি',
  description: 'হয়তো ঠিকানা ভুল লেখা হয়েছে, অথবা পেজটি অন্য কোথাও সরানো হয়েছে।',
  home: 'হোমে যান',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'নমুনা ডেটা: অপারেটরের সঙ্গে যোগাযোগ করা যায়নি, এখানে কিছুই আসল নয়।',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string => `${count}টি এন্ট্রি পড়া যায়নি, তাই এখানে দেখানো হচ্ছে না।`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: আপনার অপারেটরের হিসাবে ${counted}টি চ্যানেল, তালিকায় আছে ${listed}টি।`,
  once: 'যে চ্যানেল একাধিক প্যাকে আছে, তা একবারই গোনা হয়েছে।',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'আপনার প্যাক দেখুন, রিনিউ করুন, পেমেন্ট করুন আর সাহায্য পান।',
  noScripts: 'এই পেজের জন্য JavaScript দরকার। লগ ইন করতে আপনার ব্রাউজারে এটি চালু করুন।',
  misconfigured: (field) => `পোর্টালের কনফিগারেশনে “${field}” ফিল্ডটি ভুল।`,
};
