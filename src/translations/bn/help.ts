import type { TextsOf } from '../../text/catalogue';
import type { contactText as EnglishContactText } from '../../screens/help/contact/contact.text';
import type { faqText as EnglishFaqText } from '../../screens/help/faq/faq.text';
import type { boxRefreshText as EnglishBoxRefreshText } from '../../screens/help/guide/boxRefresh.text';
import type { guideText as EnglishGuideText } from '../../screens/help/guide/guide.text';
import type { getHelpText as EnglishGetHelpText } from '../../screens/help/newTicket/getHelp.text';
import type { newTicketText as EnglishNewTicketText } from '../../screens/help/newTicket/newTicket.text';
import type { surveyText as EnglishSurveyText } from '../../screens/help/survey/survey.text';
import type { supportText as EnglishSupportText } from '../../screens/help/tickets/support.text';
import type { ticketStatusText as EnglishTicketStatusText } from '../../screens/help/tickets/ticketStatus.text';
import type { ticketViewText as EnglishTicketViewText } from '../../screens/help/tickets/ticketView.text';

export const contactText: TextsOf<typeof EnglishContactText> = {
  title: 'যোগাযোগ করুন',
  lco: 'আপনার কেবল অপারেটর',
  lcoDescription: 'আপনার বাড়ির লাইন ও বক্সের দেখাশোনা করে।',
  care: 'কাস্টমার কেয়ার',
  careDescription: 'পেমেন্ট, প্যাক ও আপনার অ্যাকাউন্টের জন্য।',
  name: 'নাম',
  phone: 'ফোন',
  email: 'ইমেল',
  call: (name: string): string => `${name}-কে ফোন করুন`,
  message: (name: string): string => `${name}-কে মেসেজ পাঠান`,
  write: 'ইমেল লিখুন',
  subject: (number: string): string => `গ্রাহক নম্বর ${number}`,
  hand: 'এগুলি হাতের কাছে রাখুন',
  customer: 'গ্রাহক নম্বর',
  box: 'বক্স নম্বর',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  copyFailed: 'আপনার ব্রাউজার কপি করতে পারেনি। নম্বরটি সিলেক্ট করে কপি করুন।',
  support: 'বরং সমস্যা জানান',
  supportDescription: 'অভিযোগের উত্তর আমরা লিখে জানাই, আর আপনি তার স্ট্যাটাস দেখতে পারেন।',
  licences: 'ওপেন সোর্স লাইসেন্স',
};

export const faqText: TextsOf<typeof EnglishFaqText> = {
  title: 'সাহায্য',
  picture: 'ছবি আসছে না?',
  pictureDescription:
    'স্ক্রিনে কী দেখছেন জানান। আমরা আপনার প্যাক দেখে নিই, আর আপনার বক্স রিফ্রেশ করতে পারি।',
  pictureStart: 'ছবির গাইড শুরু করুন',
  links: 'আরও সাহায্য',
  support: 'আমার অভিযোগ',
  contact: 'যোগাযোগ করুন',
  checkPayment: 'পেমেন্ট চেক করুন',
  survey: 'আপনার মতামত জানান',
  answers: 'প্রশ্ন ও উত্তর',
  search: 'উত্তর খুঁজুন',
  searchHint: 'যেমন: রিমোট, রিফান্ড, স্লো ইন্টারনেট',
  topics: 'বিষয়',
  all: 'সব',
  topic: {
    picture: 'টিভি ও ছবি',
    packs: 'প্যাক ও রিনিউ',
    payments: 'পেমেন্ট',
    broadband: 'ব্রডব্যান্ড',
    account: 'আমার অ্যাকাউন্ট',
    service: 'পরিষেবা',
  },
  found: (count: number): string => `${count}টি উত্তর পাওয়া গেছে`,
  nothing: 'কোনো উত্তর পাওয়া যায়নি',
  nothingDescription: 'অন্য শব্দ দিয়ে খুঁজুন, অভিযোগ জানান অথবা আমাদের ফোন করুন।',
  ask: 'সমস্যা জানান',
  stale: 'নতুন উত্তরগুলি লোড করা যায়নি। এগুলি পোর্টালের সঙ্গে এসেছে।',
  again: 'আবার চেষ্টা করুন',
  linkNames: {
    picture: 'ছবির গাইড খুলুন',
    support: 'সমস্যা জানান',
    packs: 'আমার প্যাক দেখুন',
    renew: 'এখনই রিনিউ করুন',
    add: 'প্যাক যোগ করুন',
    topUp: 'টাকা যোগ করুন',
    transactions: 'আমার পেমেন্ট দেখুন',
    profile: 'আমার প্রোফাইল খুলুন',
    kyc: 'ডকুমেন্ট পাঠান',
    password: 'নতুন পাসওয়ার্ড বেছে নিন',
    contact: 'কাকে ফোন করবেন দেখুন',
  },
};

export const boxRefreshText: TextsOf<typeof EnglishBoxRefreshText> = {
  boxes: 'আমার বক্স',
  refresh: 'বক্স রিফ্রেশ করুন',
  refreshNamed: (name: string): string => `বক্স রিফ্রেশ করুন: ${name}`,
  write: 'এখনও ছবি নেই? অভিযোগ জানান',
};

export const guideText: TextsOf<typeof EnglishGuideText> = {
  title: 'ছবি আসছে না?',
  support: 'গ্রাহক সহায়তা',
  steps: ['বক্স', 'স্ক্রিন', 'চেক', 'রিফ্রেশ'],
  back: 'ফিরে যান',
  whichBox: 'কোন বক্স?',
  noBox: 'এই অ্যাকাউন্টে কোনো টিভি বক্স নেই',
  noBoxDescription: 'অভিযোগ জানান, সহায়তা টিম আপনার কানেকশন চেক করবে।',
  write: 'অভিযোগ জানান',
  whatScreen: 'স্ক্রিনে কী দেখা যাচ্ছে?',
  symptom: {
    noSignal: '“No signal” বা “No input”',
    errorCode: 'কোনো এরর কোড বা নম্বর',
    black: 'কিছু না, স্ক্রিন কালো',
    frozen: 'ছবি আটকে যাচ্ছে বা ভেঙে যাচ্ছে',
    missing: 'কোনো চ্যানেল নেই বা “not subscribed” দেখাচ্ছে',
    other: 'অন্য কিছু',
  },
  codeTitle: 'কোন কোড?',
  code: 'এরর কোড',
  codeHint: 'যেমন E16। পড়া না গেলে খালি রাখুন।',
  next: 'এগিয়ে যান',
  checks: 'আমরা যা চেক করেছি',
  operatorWorks: 'আপনার অপারেটরের সিস্টেম ঠিকমতো চলছে।',
  operatorDown: 'রক্ষণাবেক্ষণ চলছে। শেষ হলেই ছবি ফিরে আসবে।',
  operatorUnknown: 'আপনার অপারেটরের সিস্টেম চলছে কি না, চেক করা যায়নি।',
  packsRun: 'এই বক্সে আপনার প্যাকগুলি চালু আছে।',
  packsPartly: (names: string): string =>
    `এগুলি শেষ হয়ে গেছে: ${names}। এদের চ্যানেল আবার দেখতে রিনিউ করুন।`,
  packsFailed: (names: string): string =>
    `আপনার অপারেটর এগুলি চালু বা রিনিউ করতে পারেনি: ${names}। প্রতিটির পাশে কারণ দেখুন।`,
  myPacks: 'আমার প্যাক দেখুন',
  packsOver: 'এই বক্সে আপনার প্যাকগুলি শেষ হয়ে গেছে, তাই ছবি আসছে না। শেষ হয়েছে: ',
  packsOverThen: 'রিনিউ করুন, ছবি সাধারণত 15 মিনিটের মধ্যে ফিরে আসে।',
  packsNone: 'এই বক্সে কোনো প্যাক চালু নেই, তাই দেখানোর কিছু নেই।',
  add: 'প্যাক যোগ করুন',
  renew: 'রিনিউ করুন',
  goOn: 'সমস্যা অন্য কিছু, এগিয়ে যান',
  news: 'আপনার অপারেটর জানাচ্ছে',
  noNews: 'আপনার অপারেটর কোনো সমস্যার কথা জানায়নি।',
  refreshTitle: 'আপনার বক্স রিফ্রেশ করুন',
  tips: {
    noSignal: 'দেখুন তারটি বক্সে শক্ত করে লাগানো আছে কি না, আর টিভি ঠিক ইনপুটে আছে কি না।',
    errorCode: 'বক্সের সুইচ বন্ধ করুন, 30 সেকেন্ড অপেক্ষা করুন, তারপর আবার চালু করুন।',
    black: 'দেখুন বক্সের আলো জ্বলছে কি না, আর টিভি ঠিক ইনপুটে আছে কি না।',
    frozen: 'দেখুন তারটি বক্সে শক্ত করে লাগানো আছে কি না, আর বেঁকে যায়নি তো।',
    missing: 'আপনার প্যাকগুলি দেখুন: চ্যানেলটি হয়তো কোনোটিতেই নেই।',
    other: 'বক্সের সুইচ বন্ধ করুন, 30 সেকেন্ড অপেক্ষা করুন, তারপর আবার চালু করুন।',
  },
  seePacks: 'আমার প্যাক দেখুন',
  refreshDescription: 'তারপর আমরা আপনার চ্যানেলগুলি আবার চালু করব। বক্স চালু রাখুন।',
  refresh: 'আমার বক্স রিফ্রেশ করুন',
  sent: (minutes: number): string => `পাঠানো হয়েছে। পৌঁছতে সাধারণত ${minutes} মিনিট লাগে।`,
  sentSome: 'পাঠানো হয়েছে। পৌঁছতে কয়েক মিনিট লাগতে পারে।',
  sentBefore: 'এই বক্সটি একটু আগেই রিফ্রেশ করা হয়েছে।',
  later: (time: string, minutes: number): string =>
    `আবার রিফ্রেশ করতে পারবেন ${time}-এ, ${minutes} মিনিট পরে।`,
  refreshUnknown:
    'কানেকশন কেটে গেছে, তাই আপনার বক্স রিফ্রেশ হয়েছে কি না জানা যায়নি। কয়েক মিনিট অপেক্ষা করুন, আবার চেষ্টা করার আগে স্ক্রিন দেখে নিন।',
  helped: 'ছবি কি এখন আসছে?',
  yes: 'হ্যাঁ, আসছে',
  no: 'না, অভিযোগ জানাব',
  solved: 'শুনে ভালো লাগল',
  solvedDescription: 'আবার বন্ধ হলে এখানে ফিরে আসুন। এক মিনিট লাগে।',
  done: 'গ্রাহক সহায়তায় ফিরে যান',
  subject: {
    noSignal: 'টিভিতে সিগন্যাল নেই',
    errorCode: 'টিভিতে এরর কোড',
    black: 'স্ক্রিন কালো',
    frozen: 'ছবি আটকে যাচ্ছে বা ভেঙে যাচ্ছে',
    missing: 'একটি চ্যানেল আসছে না',
    other: 'ছবি আসছে না',
  },
  subjectWithCode: (code: string): string => `টিভিতে এরর কোড ${code}`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `বক্স: ${box}।`,
      `স্ক্রিনে: ${screen}।`,
      wasRefreshed ? 'আমি পোর্টাল থেকে বক্স রিফ্রেশ করেছি; কাজ হয়নি।' : 'আমি বক্স রিফ্রেশ করিনি।',
    ].join('\n'),
};

export const getHelpText: TextsOf<typeof EnglishGetHelpText> = {
  help: 'সাহায্য নিন',
  call: (phone: string): string => `${phone} নম্বরে ফোন করুন`,
  paymentUnconfirmed: 'নিশ্চিত না হওয়া পেমেন্ট',
  paymentFailed: 'ব্যর্থ হওয়া পেমেন্ট',
  packNotStarted: 'চালু বা রিনিউ না হওয়া প্যাক',
  description: (reference: string, amount: string, when: string): string =>
    [`রেফারেন্স: ${reference}`, amount && `টাকার পরিমাণ: ${amount}`, when && `সময়: ${when}`]
      .filter(Boolean)
      .join('\n'),
};

export const newTicketText: TextsOf<typeof EnglishNewTicketText> = {
  title: 'নতুন অভিযোগ',
  back: 'গ্রাহক সহায়তা',
  draftSaved: 'না পাঠানো পর্যন্ত আপনার খসড়া এই ডিভাইসে সেভ থাকবে।',
  category: 'কী নিয়ে অভিযোগ?',
  choose: 'একটি বেছে নিন',
  box: 'কোন বক্স?',
  subject: 'বিষয়',
  subjectHint: 'যেমন: দুটি চ্যানেল আসছে না',
  mayHelp: 'এই উত্তরগুলি কাজে লাগতে পারে। আপনি যা লিখেছেন তা এখানেই থাকবে।',
  description: 'কী হচ্ছে, আর কবে থেকে?',
  contact: 'কীভাবে উত্তর দেব?',
  send: 'পাঠান',
  discard: 'এই খসড়া মুছুন',
  errors: {
    categoryid: 'কী নিয়ে অভিযোগ তা বেছে নিন',
    stbno: 'কোন বক্সের বিষয়ে তা বেছে নিন',
    subject: 'বিষয় লিখুন',
    description: 'কী হচ্ছে তা লিখুন',
    contactmethod: 'কীভাবে উত্তর দেব তা বেছে নিন',
  },
  sentTitle: 'আপনার অভিযোগ পাঠানো হয়েছে',
  number: 'আপনার অভিযোগ নম্বর',
  numberDescription: 'ফোন করলে এই নম্বরটি বলুন। অভিযোগটি আপনার তালিকাতেও আছে।',
  open: 'অভিযোগ খুলুন',
  list: 'গ্রাহক সহায়তায় ফিরে যান',
  unknownTitle: 'আপনার অভিযোগ কি পাঠানো হয়েছে?',
  unknown:
    'কানেকশন কেটে গেছে, তাই আপনার অভিযোগ পৌঁছেছে কি না জানা যায়নি। আবার পাঠানোর আগে আপনার সবচেয়ে নতুন অভিযোগগুলি দেখে নিন।',
  yours: 'আপনার অভিযোগ',
  newest: 'আপনার সবচেয়ে নতুন অভিযোগ',
  none: 'আপনার তালিকায় কোনো অভিযোগ নেই',
  same: 'এটিতে একই লেখা আছে।',
  seen: 'তালিকায় আছে',
  missed: 'সেখানে নেই, আবার পাঠান',
};

export const surveyText: TextsOf<typeof EnglishSurveyText> = {
  title: 'আপনার মতামত জানান',
  home: 'হোমে ফিরে যান',
  closed: 'এখন কোনো সার্ভে চালু নেই',
  closedDescription: 'আপনার অপারেটর সার্ভে চালু করলে এখানে উত্তর দিতে পারবেন।',
  page: (at: number, count: number): string => `${count}টির মধ্যে ${at} নম্বর পেজ`,
  review: 'আপনার উত্তরগুলি দেখে নিন',
  reviewDescription: 'এখনও কিছুই পাঠানো হয়নি। উত্তরের সঙ্গে আপনার নাম পাঠানো হয় না।',
  optional: 'ঐচ্ছিক',
  required: 'এই প্রশ্নের উত্তর দিন।',
  missing: (question: string): string => `“${question}” প্রশ্নের উত্তর দিন`,
  next: 'এগিয়ে যান',
  toReview: 'দেখে নিন',
  back: 'ফিরে যান',
  change: 'বদলান',
  changePage: (page: number): string => `${page} নম্বর পেজের উত্তর`,
  send: 'আমার উত্তর পাঠান',
  sendAgain: 'আবার পাঠান',
  unknown: 'কানেকশন কেটে গেছে, তাই আপনার উত্তরগুলি পৌঁছেছে কি না জানা যায়নি। আবার পাঠান।',
  answersSaved: 'আপনার উত্তরগুলি এখানেই আছে।',
  thanks: 'ধন্যবাদ',
  thanksDescription: 'আপনার উত্তর পৌঁছে গেছে। এই সার্ভের উত্তর একবার দেওয়া যায়।',
};

export const supportText: TextsOf<typeof EnglishSupportText> = {
  title: 'গ্রাহক সহায়তা',
  help: 'সাহায্য',
  guide: 'ছবি আসছে না?',
  guideDescription: 'এক মিনিটে কারণ জানুন। আমরা আপনার সঙ্গে আপনার বক্স ও প্যাক চেক করি।',
  guideStart: 'ছবির গাইড শুরু করুন',
  tickets: 'আমার অভিযোগ',
  create: 'নতুন অভিযোগ',
  goOn: 'খসড়া চালিয়ে যান',
  status: 'স্ট্যাটাস',
  allStatuses: 'সব',
  category: 'কী নিয়ে',
  allCategories: 'সব কিছু',
  noTickets: 'এখনও কোনো অভিযোগ নেই',
  noTicketsDescription: 'কিছু কাজ না করলে এখানে অভিযোগ জানান ও তার স্ট্যাটাস দেখুন।',
  noMatch: 'কোনো অভিযোগ মিলছে না',
  showAll: 'সব অভিযোগ দেখান',
  more: 'আরও দেখান',
  count: (count: number): string => `${count}টি অভিযোগ দেখা যাচ্ছে`,
  boxes: 'আমার বক্স',
  noBoxes: 'এই অ্যাকাউন্টে কোনো টিভি বক্স নেই',
  noBoxesDescription: 'আপনার অপারেটর বক্স যুক্ত করলে এখানে দেখা যাবে।',
  stbno: 'বক্স নম্বর',
  smcno: 'স্মার্ট কার্ড',
  boxStatus: { ACTIVE: 'চালু', SUSPENDED: 'সাময়িক বন্ধ' },
  again: 'আবার চেষ্টা করুন',
};

export const ticketStatusText: TextsOf<typeof EnglishTicketStatusText> = {
  status: {
    OPEN: 'খোলা',
    INPROGRESS: 'কাজ চলছে',
    RESOLVED: 'সমাধান হয়েছে',
    CLOSED: 'বন্ধ',
  },
  openFor: (days: number): string => (days === 0 ? 'আজ জানানো' : `${days} দিন ধরে খোলা`),
  closedAfter: (days: number): string =>
    days === 0 ? 'সেদিনই বন্ধ হয়েছে' : `${days} দিন পরে বন্ধ হয়েছে`,
};

export const ticketViewText: TextsOf<typeof EnglishTicketViewText> = {
  title: 'অভিযোগ',
  back: 'গ্রাহক সহায়তা',
  number: 'অভিযোগ নম্বর',
  category: 'কী নিয়ে',
  box: 'বক্স',
  opened: 'জানানো হয়েছে',
  age: 'কত দিন',
  closed: 'বন্ধ হয়েছে',
  resolution: 'ফলাফল',
  messages: 'মেসেজ',
  noMessages: 'এখনও কোনো মেসেজ নেই',
  noMessagesDescription: 'সহায়তা টিমের উত্তর এখানে দেখা যাবে।',
  author: { SUBSCRIBER: 'আপনি', SUPPORT: 'সহায়তা টিম' },
  again: 'আবার চেষ্টা করুন',
  close: 'এই অভিযোগ বন্ধ করুন',
  closeTitle: 'এই অভিযোগ বন্ধ করবেন?',
  closeDescription: 'সহায়তা টিম এটি নিয়ে আর কাজ করবে না। আপনি যেকোনো সময় নতুন অভিযোগ জানাতে পারেন।',
  reason: 'কারণ (ঐচ্ছিক)',
  closeYes: 'অভিযোগ বন্ধ করুন',
  closeNo: 'খোলা রাখুন',
  isClosed: 'এই অভিযোগ বন্ধ হয়ে গেছে।',
  closeUnknown:
    'কানেকশন কেটে গেছে, তাই অভিযোগ বন্ধ হয়েছে কি না জানা যায়নি। আমরা এর স্ট্যাটাস আপডেট করছি: আবার চেষ্টা করার আগে দেখে নিন।',
  more: 'পরের মেসেজ দেখুন',
};
