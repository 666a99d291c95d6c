import type { boxNameText as EnglishBoxNameText } from '../../text/boxName.text';
import type { TextsOf } from '../../text/catalogue';
import type { channelWordsText as EnglishChannelWordsText } from '../../text/channelWords.text';
import type { MessageTexts } from '../../text/storeMessages.text';

export const boxNameText: TextsOf<typeof EnglishBoxNameText> = {
  numbered: (ending: string): string => `বক্স ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof EnglishChannelWordsText> = {
  'General Entertainment': 'মনোৰঞ্জন',
  Movies: 'চিনেমা',
  Music: 'সংগীত',
  Sports: 'খেল',
  Kids: 'শিশু',
  Infotainment: 'জ্ঞান',
  'News and Current Affairs': 'খবৰ',
  Devotional: 'ভক্তিমূলক',
  Miscellaneous: 'অন্যান্য',
  Hindi: 'হিন্দী',
  English: 'ইংৰাজী',
  Tamil: 'তামিল',
  Telugu: 'তেলেগু',
  Kannada: 'কানাড়া',
  Malayalam: 'মালয়ালম',
  Marathi: 'মাৰাঠী',
  Bengali: 'বাংলা',
  Gujarati: 'গুজৰাটী',
  Punjabi: 'পাঞ্জাবী',
  Odia: 'ওড়িয়া',
  Bhojpuri: 'ভোজপুৰী',
  Assamese: 'অসমীয়া',
  Urdu: 'উৰ্দু',
};

export const storeMessagesText: MessageTexts = {
  sessionExpired: 'আপোনাৰ চেশ্যন এতিয়া বৈধ নহয়।  অনুগ্ৰহ কৰি আকৌ লগ ইন কৰক।',
  accountMismatched:
    'এই ব্ৰাউজাৰত এতিয়া আন এটা একাউণ্টেৰে লগ ইন কৰা আছে। নিজৰ একাউণ্টত আগবাঢ়িবলৈ আকৌ লগ ইন কৰক।',
  loggedOut: 'আপুনি লগ আউট হ’ল।',
  loggedOutHereOnly:
    'আপুনি ইয়াত লগ আউট হ’ল, কিন্তু আমাৰ চাৰ্ভাৰত নহয়। আন কোনোবাই এই ব্ৰাউজাৰ ব্যৱহাৰ কৰিলে ইয়াক বন্ধ কৰি দিয়ক।',
  wrongDetails: 'কিছু তথ্য দিয়া হোৱা নাই। আপুনি লিখাখিনি চাই আকৌ চেষ্টা কৰক।',
  refused: 'আপোনাৰ অপাৰেটৰে এইটো কৰিব নোৱাৰিলে। পিছত আকৌ চেষ্টা কৰক।',
  faulty: 'আপোনাৰ অপাৰেটৰৰ চিষ্টেমত এতিয়া সমস্যা হৈছে। পিছত আকৌ চেষ্টা কৰক।',
  faultyUnknown:
    'আপোনাৰ অপাৰেটৰৰ চিষ্টেমত এতিয়া সমস্যা হৈছে। কামটো হ’ল নে নাই আমি এতিয়াও নাজানো। আকৌ চেষ্টা কৰাৰ আগতে চেক কৰি লওক।',
  connectionLost: 'উত্তৰ অহাৰ আগতেই ইণ্টাৰনেট সংযোগ বিচ্ছিন্ন হ’ল।',
  systemFaulty: 'আপোনাৰ অপাৰেটৰৰ চিষ্টেমত এতিয়া সমস্যা হৈছে।',
  answerUnreadable: 'আপোনাৰ অপাৰেটৰৰ উত্তৰটো পঢ়িব পৰা নগ’ল।',
  unreadable: 'আপোনাৰ অপাৰেটৰৰ উত্তৰটো পঢ়িব পৰা নগ’ল। পিছত আকৌ চেষ্টা কৰক।',
  unreachable:
    'আপোনাৰ অপাৰেটৰৰ সৈতে যোগাযোগ কৰিব পৰা নগ’ল। আপোনাৰ ইণ্টাৰনেট সংযোগ চেক কৰি আকৌ চেষ্টা কৰক।',
  tooSlow: 'আপোনাৰ অপাৰেটৰে উত্তৰ দিবলৈ বহুত সময় লৈছে। পিছত আকৌ চেষ্টা কৰক।',
  notStored:
    'এই ব্ৰাউজাৰে এই ছাইটৰ বাবে একো ছেভ কৰিব নোৱাৰে, সেয়ে একোৱেই পঠিওৱা হোৱা নাই। কিছু ঠাই খালী কৰক বা ছাইটটোক ডেটা ছেভ কৰিবলৈ দিয়ক, তাৰ পিছত আকৌ চেষ্টা কৰক।',
  outdated: 'ইতিমধ্যে কিবা সলনি হৈছে, সেয়ে একোৱেই পঠিওৱা হোৱা নাই।',
  accountUnconfirmed:
    'আপোনাৰ অপাৰেটৰে আপোনাৰ একাউণ্ট নিশ্চিত নকৰিলে, সেয়ে একোৱেই পঠিওৱা হোৱা নাই। পিছত আকৌ চেষ্টা কৰক।',
  unknown:
    'উত্তৰ অহাৰ আগতেই ইণ্টাৰনেট সংযোগ বিচ্ছিন্ন হ’ল, সেয়ে কামটো হ’ল নে নাই আমি এতিয়াও নাজানো। আকৌ চেষ্টা কৰাৰ আগতে চেক কৰি লওক।',
  unclear: 'কামটো হ’ল নে নাই, অপাৰেটৰৰ উত্তৰৰ পৰা বুজা নগ’ল। আকৌ চেষ্টা কৰাৰ আগতে চেক কৰি লওক।',
  operatorSaid: 'আপোনাৰ অপাৰেটৰৰ বাৰ্তা: “{words}”',
  defect: 'এই পেজত কিবা এটা গণ্ডগোল হ’ল। ইয়াত আপোনাৰ কোনো দোষ নাই।',
  englishInstead: 'কিছু লিখা ইংৰাজীত আছে, কাৰণ সেইবোৰ ল’ড কৰিব পৰা নগ’ল।',
  startAgain: 'এই পেজত কিবা এটা গণ্ডগোল হ’ল। আপোনাক লগ ইনলৈ লৈ যোৱা হৈছে।',
};
