import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'কিবা গণ্ডগোল হ’ল নেকি?',
  description:
    'এটা ফাইল ছেভ কৰি সহায়তা দললৈ পঠিয়াওক। আপুনি প’ৰ্টেল খোলাৰ পৰা এই ডিভাইচত কি হৈছে, তাত দেখা যায়।',
  show: 'ফাইলত কি আছে চাওক',
  save: 'ফাইল ছেভ কৰক',
  saved: 'ফাইলটো ছেভ হ’ল। কি গণ্ডগোল হ’ল, এটা বাক্যত লিখি সহায়তা দললৈ পঠিয়াওক।',
  failed: 'ফাইলটো ছেভ কৰিব পৰা নগ’ল। আপোনাৰ ডিভাইচত ঠাই আছে নে চাই আকৌ চেষ্টা কৰক।',
  nothing: 'এতিয়াও একো ৰেকৰ্ড হোৱা নাই। য’ত সমস্যা হৈছিল সেই পেজটো খোলক, তাৰ পিছত উভতি আহক।',
  inside: 'ফাইলত কি আছে',
  without: 'তাত নাই: আপোনাৰ পাছৱৰ্ড আৰু ক’ড, আপোনাৰ নাম, ঠিকনা, ইমেইল আৰু ম’বাইল নম্বৰ।',
  identifying:
    'সহায়তা দলে আপোনাৰ বিষয়টো বিচাৰি পাবলৈ তাত আছে: আপোনাৰ গ্ৰাহক নম্বৰ, আপোনাৰ বক্সৰ নম্বৰ আৰু পেমেণ্টৰ ৰেফাৰেন্স নম্বৰ।',
  customer: 'গ্ৰাহক নম্বৰ',
  version: 'প’ৰ্টেলৰ সংস্কৰণ',
  server: 'ছাৰ্ভাৰ',
  browser: 'ব্ৰাউজাৰ',
  screen: 'স্ক্ৰীন',
  pixels: (width: number, height: number): string => `${width} × ${height} পিক্সেল`,
  events: (count: number): string => `কি হ’ল: ${count}টা ধাপ`,
  calls: (count: number): string => `অপাৰেটৰক কি সোধা হ’ল: ${count}টা কল`,
  took: (milliseconds: number): string => `${milliseconds} মিলিছেকেণ্ড`,
  running: 'এতিয়াও উত্তৰ নাই',
  ended: 'উত্তৰ পোৱা গ’ল',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `বিফল (${kind})` : `বিফল (${status})`,
};
