import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'কিছু সমস্যা হয়েছে?',
  description:
    'একটি ফাইল সেভ করে সহায়তা টিমকে পাঠান। পোর্টাল খোলার পর থেকে এই ডিভাইসে কী হয়েছে, তা এতে আছে।',
  show: 'ফাইলে কী আছে দেখুন',
  save: 'ফাইল সেভ করুন',
  saved: 'ফাইল সেভ হয়েছে। কী সমস্যা হয়েছে, এক লাইনে লিখে সহায়তা টিমকে পাঠান।',
  failed: 'ফাইল সেভ করা যায়নি। ডিভাইসে জায়গা আছে কি না দেখে আবার চেষ্টা করুন।',
  nothing: 'এখনও কিছু রেকর্ড হয়নি। যে পেজে সমস্যা হয়েছে সেটি খুলে আবার এখানে ফিরে আসুন।',
  inside: 'ফাইলে যা আছে',
  without: 'এতে নেই: আপনার পাসওয়ার্ড ও কোড, আপনার নাম, ঠিকানা, ইমেল ও মোবাইল নম্বর।',
  identifying:
    'এতে আছে, যাতে সহায়তা টিম আপনার বিষয়টি খুঁজে পায়: আপনার গ্রাহক নম্বর, আপনার বক্সের নম্বর ও পেমেন্টের রেফারেন্স নম্বর।',
  customer: 'গ্রাহক নম্বর',
  version: 'পোর্টালের ভার্সন',
  server: 'সার্ভার',
  browser: 'ব্রাউজার',
  screen: 'স্ক্রিন',
  pixels: (width: number, height: number): string => `${width} × ${height} পিক্সেল`,
  events: (count: number): string => `যা হয়েছে: ${count}টি ধাপ`,
  calls: (count: number): string => `অপারেটরকে যা জিজ্ঞেস করা হয়েছে: ${count}টি কল`,
  took: (milliseconds: number): string => `${milliseconds} মিলিসেকেন্ড`,
  running: 'এখনও উত্তর নেই',
  ended: 'উত্তর এসেছে',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `ব্যর্থ (${kind})` : `ব্যর্থ (${status})`,
};
