import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'সেৱাৰ জাননী',
  severity: { outage: 'সেৱা বন্ধ', work: 'মেৰামতিৰ কাম', info: 'জাননী' },
  more: (count: number): string => `আৰু ${count}টা`,
  details: 'বিৱৰণ',
  less: 'কম',
  dismiss: 'লুকুৱাওক',
  region: 'এলেকা',
  from: 'কেতিয়াৰ পৰা',
  until: 'কেতিয়ালৈ',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'একাউণ্ট',
  profile: 'মোৰ প্ৰ’ফাইল',
  contact: 'যোগাযোগ কৰক',
  survey: 'আপোনাৰ মতামত দিয়ক',
  logOut: 'লগ আউট কৰক',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'আপুনি অফলাইন আছে।',
  since: (time) => `আপুনি ${time}-ৰ পৰা অফলাইন আছে।`,
  older: 'যি দেখিছে, সেইখিনি তাৰ আগতে ল’ড হৈছিল।',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'ক’ড লিখা ঠাইখিনি ল’ড কৰিব পৰা নগ’ল।',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'ছেটিং',
  language: 'ভাষা',
  inReview: 'এই অনুবাদটো এতিয়াও চেক হৈ আছে।',
  theme: 'থীম',
  system: 'ডিভাইচৰ দৰে',
  light: 'পাতল',
  dark: 'গাঢ়',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'এই পেজটোৱে কাম নকৰা হ’ল',
  title: 'সহায়তা দলৰ বাবে এটা ফাইল',
  offer: 'সহায়তা দলৰ বাবে ফাইলটো চাওক আৰু ছেভ কৰক',
  waits: 'লগ ইনলৈ নোযোৱালৈকে আপুনি এই পেজতে থাকিব।',
  missing: 'ফাইলটো দেখুৱাব পৰা নগ’ল। আপোনাৰ ইণ্টাৰনেট সংযোগ চেক কৰি আকৌ চেষ্টা কৰক।',
  leave: 'লগ ইনলৈ যাওক',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'এই পেজটো ল’ড নহ’ল',
  description: 'আপুনি কৰা একোৱেই হেৰোৱা নাই।',
  again: 'আকৌ চেষ্টা কৰক',
  home: 'হ’মলৈ যাওক',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'প’ৰ্টেলটো ল’ড কৰিব পৰা নগ’ল। আপুনি লিখাখিনি ইয়াতে আছে।',
  again: 'আকৌ চেষ্টা কৰক',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'মেৰামতিৰ কাম চলি আছে',
  description:
    'আপোনাৰ অপাৰেটৰে নিজৰ চিষ্টেমত কাম কৰি আছে। আপোনাৰ পেকবোৰ চালু থাকিব। কাম শেষ হ’লে আপুনি আকৌ ৰিনিউ আৰু পেমেণ্ট কৰিব পাৰিব।',
  again: 'আকৌ চেক কৰক',
  over: 'কাম শেষ হ’ল। এতিয়া সকলো আকৌ উপলব্ধ।',
  goOn: 'আগবাঢ়ক',
  unknown: 'কাম শেষ হ’ল নে নাই, আমি চেক কৰিব নোৱাৰিলোঁ।',
  staff: 'কৰ্মচাৰীৰ লগ ইন',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'পেজটো পোৱা নগ’ল',
  description: 'ঠিকনাটো হয়তো ভুলকৈ লিখা হৈছে, বা পেজটো আন ঠাইলৈ গৈছে।',
  home: 'হ’মলৈ যাওক',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'নমুনা ডেটা: অপাৰেটৰৰ সৈতে যোগাযোগ হোৱা নাই, ইয়াত একোৱেই আচল নহয়।',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    count === 1
      ? '1টা তথ্য পঢ়িব পৰা নগ’ল, সেয়ে সেইটো ইয়াত নাই।'
      : `${count}টা তথ্য পঢ়িব পৰা নগ’ল, সেয়ে সেইবোৰ ইয়াত নাই।`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: আপোনাৰ অপাৰেটৰৰ মতে ${counted}টা চেনেল, তালিকাত আছে ${listed}টা।`,
  once: 'যিটো চেনেল এটাতকৈ অধিক পেকত আছে, সেইটো এবাৰহে গণা হৈছে।',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'আপোনাৰ পেক চাওক, ৰিনিউ কৰক, পেমেণ্ট কৰক আৰু সহায় লওক।',
  noScripts: 'এই পেজটোৰ বাবে JavaScript লাগে। লগ ইন কৰিবলৈ ইয়াক আপোনাৰ ব্ৰাউজাৰত অন কৰক।',
  misconfigured: (field) => `প’ৰ্টেলৰ কনফিগাৰেচনত “${field}” ফিল্ডটো ভুল।`,
};
