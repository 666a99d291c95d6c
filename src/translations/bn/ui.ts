import type { TextsOf } from '../../text/catalogue';
import type { dateText as EnglishDateText } from '../../ui/data/DateText.text';
import type { copyTextText as EnglishCopyTextText } from '../../ui/feedback/CopyText.text';
import type { dialogText as EnglishDialogText } from '../../ui/feedback/Dialog.text';
import type { loaderText as EnglishLoaderText } from '../../ui/feedback/Loader.text';
import type { skeletonText as EnglishSkeletonText } from '../../ui/feedback/Skeleton.text';
import type { statesText as EnglishStatesText } from '../../ui/feedback/States.text';
import type { technicalDetailsText as EnglishTechnicalDetailsText } from '../../ui/feedback/TechnicalDetails.text';
import type { errorSummaryText as EnglishErrorSummaryText } from '../../ui/forms/ErrorSummary.text';
import type { passwordFieldText as EnglishPasswordFieldText } from '../../ui/forms/PasswordField.text';
import type { frameText as EnglishFrameText } from '../../ui/frame/Frame.text';
import type { settingsButtonText as EnglishSettingsButtonText } from '../../ui/frame/SettingsButton.text';
import type { skipLinkText as EnglishSkipLinkText } from '../../ui/frame/SkipLink.text';
import type { stepsText as EnglishStepsText } from '../../ui/layout/Steps.text';
import type { activeUntilText as EnglishActiveUntilText } from '../../ui/result/activeUntil.text';

export const dateText: TextsOf<typeof EnglishDateText> = {
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

export const copyTextText: TextsOf<typeof EnglishCopyTextText> = {
  copy: 'কপি করুন',
  copyWhole: 'পুরো রেফারেন্স কপি করুন',
  copied: 'কপি হয়ে গেছে।',
  marked: 'এটি সিলেক্ট করা আছে। আপনার ডিভাইসের মেনু থেকে কপি করুন।',
};

export const dialogText: TextsOf<typeof EnglishDialogText> = { close: 'বন্ধ করুন' };

export const loaderText: TextsOf<typeof EnglishLoaderText> = { wait: 'একটু অপেক্ষা করুন...' };

export const skeletonText: TextsOf<typeof EnglishSkeletonText> = { loading: 'লোড হচ্ছে' };

export const statesText: TextsOf<typeof EnglishStatesText> = {
  tryAgain: 'আবার চেষ্টা করুন',
  failed: 'এই অংশটি লোড হয়নি',
  failedDescription: 'এই পেজের বাকি সব কিছু কাজ করছে।',
  offline: 'আপনি অফলাইনে আছেন',
  offlineDescription: 'আপনার কানেকশন চেক করে আবার চেষ্টা করুন। কিছুই পাঠানো হয়নি।',
};

export const technicalDetailsText: TextsOf<typeof EnglishTechnicalDetailsText> = {
  details: 'টেকনিক্যাল তথ্য',
};

export const errorSummaryText: TextsOf<typeof EnglishErrorSummaryText> = {
  title: 'আপনি যা লিখেছেন তা দেখে নিন',
};

export const passwordFieldText: TextsOf<typeof EnglishPasswordFieldText> = {
  show: 'পাসওয়ার্ড দেখুন',
};

export const frameText: TextsOf<typeof EnglishFrameText> = {
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

export const settingsButtonText: TextsOf<typeof EnglishSettingsButtonText> = { settings: 'সেটিংস' };

export const skipLinkText: TextsOf<typeof EnglishSkipLinkText> = { skip: 'মূল অংশে যান' };

export const stepsText: TextsOf<typeof EnglishStepsText> = { done: 'হয়ে গেছে' };

export const activeUntilText: TextsOf<typeof EnglishActiveUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} পর্যন্ত চালু থাকবে`,
  all: (day: string): string => `আপনার প্যাকগুলি ${day} পর্যন্ত চালু থাকবে`,
  first: (day: string): string => `আপনার প্যাকগুলি চালু আছে। প্রথমটি শেষ হবে ${day} তারিখে।`,
};
