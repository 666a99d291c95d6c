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

export const copyTextText: TextsOf<typeof EnglishCopyTextText> = {
  copy: 'কপি কৰক',
  copyWhole: 'সম্পূৰ্ণ ৰেফাৰেন্স কপি কৰক',
  copied: 'কপি হ’ল।',
  marked: 'এইখিনি বাছি থোৱা হৈছে। আপোনাৰ ডিভাইচৰ মেনুৰ পৰা কপি কৰক।',
};

export const dialogText: TextsOf<typeof EnglishDialogText> = { close: 'বন্ধ কৰক' };

export const loaderText: TextsOf<typeof EnglishLoaderText> = { wait: 'অনুগ্ৰহ কৰি অলপ ৰওক...' };

export const skeletonText: TextsOf<typeof EnglishSkeletonText> = { loading: 'ল’ড হৈ আছে' };

export const statesText: TextsOf<typeof EnglishStatesText> = {
  tryAgain: 'আকৌ চেষ্টা কৰক',
  failed: 'এই অংশটো ল’ড নহ’ল',
  failedDescription: 'এই পেজৰ বাকী সকলো চলি আছে।',
  offline: 'আপুনি অফলাইন আছে',
  offlineDescription: 'আপোনাৰ ইণ্টাৰনেট সংযোগ চেক কৰি আকৌ চেষ্টা কৰক। একোৱেই পঠিওৱা হোৱা নাই।',
};

export const technicalDetailsText: TextsOf<typeof EnglishTechnicalDetailsText> = {
  details: 'টেকনিকেল তথ্য',
};

export const errorSummaryText: TextsOf<typeof EnglishErrorSummaryText> = {
  title: 'আপুনি লিখাখিনি চাই লওক',
};

export const passwordFieldText: TextsOf<typeof EnglishPasswordFieldText> = {
  show: 'পাছৱৰ্ড দেখুৱাওক',
};

export const frameText: TextsOf<typeof EnglishFrameText> = {
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

export const settingsButtonText: TextsOf<typeof EnglishSettingsButtonText> = { settings: 'ছেটিং' };

export const skipLinkText: TextsOf<typeof EnglishSkipLinkText> = { skip: 'মূল অংশলৈ যাওক' };

export const stepsText: TextsOf<typeof EnglishStepsText> = { done: 'হ’ল' };

export const activeUntilText: TextsOf<typeof EnglishActiveUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} লৈকে চালু থাকিব`,
  all: (day: string): string => `আপোনাৰ পেকবোৰ ${day} লৈকে চালু থাকিব`,
  first: (day: string): string => `আপোনাৰ পেকবোৰ চালু আছে। প্ৰথমটো ${day} তাৰিখে শেষ হ’ব।`,
};
