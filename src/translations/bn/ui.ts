import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

export const dateText: TextsOf<typeof english.dateText> = {
  months: [
    'জানু',
    'ফেব',
    'মার্চ',
    'এপ্রিল',
    'মে',
    'জুন',
    'জুলাই',
    'আগস্ট',
    'সেপ্টে',
    'অক্টো',
    'নভে',
    'ডিসে',
  ],
  daysLeft: (count: number): string => {
    if (count === 0) return 'আজ শেষ হচ্ছে';
    return count < 0 ? `${-count}\u00a0দিন আগে শেষ হয়েছে` : `আর ${count}\u00a0দিন বাকি`;
  },
  activeUntil: '{date} পর্যন্ত চালু থাকবে',
  endsOn: '{date} তারিখে শেষ হচ্ছে',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'কপি করুন',
  copyWhole: 'পুরো রেফারেন্স কপি করুন',
  copied: 'কপি হয়ে গেছে।',
  marked: 'এটি সিলেক্ট করা আছে। আপনার ডিভাইসের মেনু থেকে কপি করুন।',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'বন্ধ করুন' };

export const loaderText: TextsOf<typeof english.loaderText> = { wait: 'একটু অপেক্ষা করুন...' };

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'লোড হচ্ছে' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'আবার চেষ্টা করুন',
  failed: 'এই অংশটি লোড হয়নি',
  offline: 'আপনি অফলাইনে আছেন',
  offlineDescription: 'আপনার কানেকশন চেক করে আবার চেষ্টা করুন। কিছুই পাঠানো হয়নি।',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'টেকনিক্যাল তথ্য',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'আপনি যা লিখেছেন তা দেখে নিন',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'পাসওয়ার্ড দেখুন',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'প্রধান মেনু',
  home: 'হোম',
  packs: 'প্যাক',
  add: 'যোগ করুন',
  money: 'টাকা',
  help: 'সাহায্য',
  packsLong: 'আমার প্যাক',
  addLong: 'প্যাক যোগ করুন',
  balance: 'ব্যালেন্স',
  addMoney: 'টাকা যোগ করুন',
  alerts: 'অ্যালার্ট',
  cart: 'কার্ট',
  inCart: (count) => `আপনার কার্টে ${count}টি`,
  logOut: 'লগ আউট করুন',
  unread: (count) => `${count}টি না-পড়া অ্যালার্ট`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = {
  settings: 'সেটিংস',
};

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'মূল অংশে যান' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'হয়ে গেছে' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} পর্যন্ত চালু থাকবে`,
  all: (day: string): string => `আপনার প্যাকগুলি ${day} পর্যন্ত চালু থাকবে`,
  first: (day: string): string => `আপনার প্যাকগুলি চালু আছে। প্রথমটি শেষ হবে ${day} তারিখে।`,
};
