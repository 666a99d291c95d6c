import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

export const dateText: TextsOf<typeof english.dateText> = {
  months: [
    'জানু',
    'ফেব্ৰু',
    'মাৰ্চ',
    'এপ্ৰিল',
    'মে’',
    'জুন',
    'জুলাই',
    'আগষ্ট',
    'ছেপ্টে',
    'অক্টো',
    'নৱে',
    'ডিচে',
  ],
  daysLeft: (count: number): string => {
    if (count === 0) return 'আজি শেষ হ’ব';
    return count < 0 ? `${-count}\u00a0দিন আগতে শেষ হৈছে` : `আৰু ${count}\u00a0দিন বাকী`;
  },
  activeUntil: '{date} লৈকে চালু থাকিব',
  endsOn: '{date} তাৰিখে শেষ হ’ব',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'কপি কৰক',
  copyWhole: 'সম্পূৰ্ণ ৰেফাৰেন্স কপি কৰক',
  copied: 'কপি হ’ল।',
  marked: 'এইখিনি বাছি থোৱা হৈছে। আপোনাৰ ডিভাইচৰ মেনুৰ পৰা কপি কৰক।',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'বন্ধ কৰক' };

export const loaderText: TextsOf<typeof english.loaderText> = { wait: 'অনুগ্ৰহ কৰি অলপ ৰওক...' };

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'ল’ড হৈ আছে' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'আকৌ চেষ্টা কৰক',
  failed: 'এই অংশটো ল’ড নহ’ল',
  offline: 'আপুনি অফলাইন আছে',
  offlineDescription: 'আপোনাৰ ইণ্টাৰনেট সংযোগ চেক কৰি আকৌ চেষ্টা কৰক। একোৱেই পঠিওৱা হোৱা নাই।',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'টেকনিকেল তথ্য',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'আপুনি লিখাখিনি চাই লওক',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'পাছৱৰ্ড দেখুৱাওক',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'মূল মেনু',
  home: 'হ’ম',
  packs: 'পেক',
  add: 'যোগ কৰক',
  money: 'টকা',
  help: 'সহায়',
  packsLong: 'মোৰ পেক',
  addLong: 'পেক যোগ কৰক',
  balance: 'বেলেঞ্চ',
  addMoney: 'টকা ভৰাওক',
  alerts: 'জাননী',
  cart: 'কাৰ্ট',
  inCart: (count) => `আপোনাৰ কাৰ্টত ${count}টা`,
  logOut: 'লগ আউট কৰক',
  unread: (count) => `${count}টা নপঢ়া জাননী`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = { settings: 'ছেটিং' };

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'মূল অংশলৈ যাওক' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'হ’ল' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} লৈকে চালু থাকিব`,
  all: (day: string): string => `আপোনাৰ পেকবোৰ ${day} লৈকে চালু থাকিব`,
  first: (day: string): string => `আপোনাৰ পেকবোৰ চালু আছে। প্ৰথমটো ${day} তাৰিখে শেষ হ’ব।`,
};
