import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../text/words.text';

export const boxNameText: TextsOf<typeof english.boxNameText> = {
  numbered: (ending: string): string => `বক্স ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof english.channelWordsText> = {
  'General Entertainment': 'বিনোদন',
  Movies: 'সিনেমা',
  Music: 'গান',
  Sports: 'খেলা',
  Kids: 'ছোটদের',
  Infotainment: 'ইনফোটেনমেন্ট',
  'News and Current Affairs': 'খবর',
  Devotional: 'ভক্তিমূলক',
  Miscellaneous: 'অন্যান্য',
  Hindi: 'হিন্দি',
  English: 'ইংরেজি',
  Tamil: 'তামিল',
  Telugu: 'তেলুগু',
  Kannada: 'কন্নড়',
  Malayalam: 'মালয়ালম',
  Marathi: 'মারাঠি',
  Bengali: 'বাংলা',
  Gujarati: 'গুজরাতি',
  Punjabi: 'পাঞ্জাবি',
  Odia: 'ওড়িয়া',
  Bhojpuri: 'ভোজপুরি',
  Assamese: 'অসমিয়া',
  Urdu: 'উর্দু',
};

export const storeMessagesText: english.MessageTexts = {
  sessionExpired: 'আপনার সেশন আর চালু নেই।  আবার লগ ইন করুন।',
  accountMismatched:
    'এই ব্রাউজারে এখন অন্য অ্যাকাউন্টে লগ ইন করা আছে। নিজের অ্যাকাউন্টে কাজ করতে আবার লগ ইন করুন।',
  loggedOut: 'আপনি লগ আউট হয়ে গেছেন।',
  loggedOutHereOnly:
    'আপনি এখানে লগ আউট হয়েছেন, কিন্তু আমাদের সার্ভারে নয়। অন্য কেউ এই ব্রাউজার ব্যবহার করলে এটি বন্ধ করে দিন।',
  wrongDetails: 'কিছু তথ্য দেওয়া হয়নি। যা লিখেছেন তা দেখে আবার চেষ্টা করুন।',
  refused: 'আপনার অপারেটর এটি করতে পারেনি। পরে আবার চেষ্টা করুন।',
  faulty: 'আপনার অপারেটরের সিস্টেমে এখন সমস্যা হচ্ছে। পরে আবার চেষ্টা করুন।',
  faultyUnknown:
    'আপনার অপারেটরের সিস্টেমে এখন সমস্যা হচ্ছে। কাজটি হয়েছে কি না এখনও জানা যায়নি। আবার চেষ্টা করার আগে চেক করে নিন।',
  connectionLost: 'উত্তর আসার আগেই কানেকশন কেটে গেছে।',
  systemFaulty: 'আপনার অপারেটরের সিস্টেমে এখন সমস্যা হচ্ছে।',
  answerUnreadable: 'আপনার অপারেটরের উত্তর পড়া যায়নি।',
  unreadable: 'আপনার অপারেটরের উত্তর পড়া যায়নি। পরে আবার চেষ্টা করুন।',
  unreachable: 'আপনার অপারেটরের সঙ্গে যোগাযোগ করা যায়নি। আপনার কানেকশন চেক করে আবার চেষ্টা করুন।',
  tooSlow: 'আপনার অপারেটর উত্তর দিতে খুব বেশি সময় নিচ্ছে। পরে আবার চেষ্টা করুন।',
  notStored:
    'এই ব্রাউজার এই সাইটের জন্য কিছু সেভ করতে পারছে না, তাই কিছুই পাঠানো হয়নি। কিছু জায়গা খালি করুন বা সাইটটিকে ডেটা সেভ করতে দিন, তারপর আবার চেষ্টা করুন।',
  outdated: 'এর মধ্যে কিছু বদলে গেছে, তাই কিছুই পাঠানো হয়নি।',
  accountUnconfirmed:
    'আপনার অপারেটর আপনার অ্যাকাউন্ট নিশ্চিত করেনি, তাই কিছুই পাঠানো হয়নি। পরে আবার চেষ্টা করুন।',
  unknown:
    'উত্তর আসার আগেই কানেকশন কেটে গেছে, তাই কাজটি হয়েছে কি না এখনও জানা যায়নি। আবার চেষ্টা করার আগে চেক করে নিন।',
  unclear: 'অপারেটরের উত্তর থেকে বোঝা যাচ্ছে না কাজটি হয়েছে কি না। আবার চেষ্টা করার আগে চেক করে নিন।',
  operatorSaid: 'আপনার অপারেটরের বার্তা: “{words}”',
  defect: 'এই পেজে কিছু একটা সমস্যা হয়েছে। এতে আপনার কোনো ভুল নেই।',
  englishInstead: 'কিছু লেখা ইংরেজিতে দেখা যাচ্ছে, কারণ সেগুলি লোড করা যায়নি।',
  startAgain: 'এই পেজে কিছু একটা সমস্যা হয়েছে। আপনাকে লগ ইনে নিয়ে যাওয়া হচ্ছে।',
};
