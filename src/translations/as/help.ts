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
import type { TextsOf } from '../../text/catalogue';

export const contactText: TextsOf<typeof EnglishContactText> = {
  title: 'যোগাযোগ কৰক',
  lco: 'আপোনাৰ কেবল অপাৰেটৰ',
  lcoDescription: 'আপোনাৰ ঘৰৰ লাইন আৰু বক্সৰ চোৱা-চিতা কৰে।',
  care: 'কাষ্টমাৰ কেয়াৰ',
  careDescription: 'পেমেণ্ট, পেক আৰু আপোনাৰ একাউণ্টৰ বাবে।',
  name: 'নাম',
  phone: 'ফোন',
  email: 'ইমেইল',
  call: (name: string): string => `ফোন কৰক: ${name}`,
  message: (name: string): string => `মেছেজ পঠিয়াওক: ${name}`,
  write: 'ইমেইল লিখক',
  subject: (number: string): string => `গ্ৰাহক নম্বৰ ${number}`,
  hand: 'এইবোৰ হাতত ৰাখক',
  customer: 'গ্ৰাহক নম্বৰ',
  box: 'বক্স নম্বৰ',
  copy: 'কপি কৰক',
  copied: 'কপি হ’ল',
  copyFailed: 'আপোনাৰ ব্ৰাউজাৰে কপি কৰিব নোৱাৰিলে। নম্বৰটো বাছি লৈ কপি কৰক।',
  support: 'ইয়াৰ সলনি সমস্যাটো জনাওক',
  supportDescription: 'অভিযোগৰ উত্তৰ আমি লিখি দিওঁ, আৰু আপুনি তাৰ স্থিতি চাই থাকিব পাৰে।',
  licences: 'মুক্ত উৎসৰ লাইচেন্স',
};

export const faqText: TextsOf<typeof EnglishFaqText> = {
  title: 'সহায়',
  picture: 'ছবি অহা নাই নেকি?',
  pictureDescription:
    'স্ক্ৰীনত কি দেখিছে জনাওক। আমি আপোনাৰ পেক চেক কৰোঁ আৰু আপোনাৰ বক্স ৰিফ্ৰেশ্ব কৰিব পাৰোঁ।',
  pictureStart: 'ছবিৰ সমস্যাৰ গাইড আৰম্ভ কৰক',
  links: 'আৰু সহায়',
  support: 'মোৰ অভিযোগ',
  contact: 'যোগাযোগ কৰক',
  checkPayment: 'পেমেণ্ট চেক কৰক',
  survey: 'আপোনাৰ মতামত দিয়ক',
  answers: 'প্ৰশ্ন আৰু উত্তৰ',
  search: 'উত্তৰ বিচাৰক',
  searchHint: 'যেনে: ৰিমোট, ৰিফাণ্ড, লেহেমীয়া ইণ্টাৰনেট',
  topics: 'বিষয়',
  all: 'সকলো',
  topic: {
    picture: 'TV আৰু ছবি',
    packs: 'পেক আৰু ৰিনিউ',
    payments: 'পেমেণ্ট',
    broadband: 'ব্ৰডবেণ্ড',
    account: 'মোৰ একাউণ্ট',
    service: 'সেৱা',
  },
  found: (count: number): string => `${count}টা উত্তৰ পোৱা গ’ল`,
  nothing: 'কোনো উত্তৰ পোৱা নগ’ল',
  nothingDescription: 'আন শব্দ লিখি চাওক, অভিযোগ জনাওক বা আমালৈ ফোন কৰক।',
  ask: 'সমস্যা জনাওক',
  stale: 'নতুন উত্তৰবোৰ ল’ড কৰিব পৰা নগ’ল। এইবোৰ প’ৰ্টেলৰ লগত অহা।',
  again: 'আকৌ চেষ্টা কৰক',
  linkNames: {
    picture: 'ছবিৰ সমস্যাৰ গাইড খোলক',
    support: 'সমস্যা জনাওক',
    packs: 'মোৰ পেক চাওক',
    renew: 'এতিয়াই ৰিনিউ কৰক',
    add: 'পেক যোগ কৰক',
    topUp: 'টকা ভৰাওক',
    transactions: 'মোৰ পেমেণ্ট চাওক',
    profile: 'মোৰ প্ৰ’ফাইল খোলক',
    kyc: 'নথি পঠিয়াওক',
    password: 'নতুন পাছৱৰ্ড বাছক',
    contact: 'কালৈ ফোন কৰিব চাওক',
  },
};

export const boxRefreshText: TextsOf<typeof EnglishBoxRefreshText> = {
  boxes: 'মোৰ বক্স',
  refresh: 'বক্স ৰিফ্ৰেশ্ব কৰক',
  refreshNamed: (name: string): string => `বক্স ৰিফ্ৰেশ্ব কৰক: ${name}`,
  write: 'এতিয়াও ছবি নাই? অভিযোগ জনাওক',
};

export const guideText: TextsOf<typeof EnglishGuideText> = {
  title: 'ছবি অহা নাই নেকি?',
  support: 'গ্ৰাহক সহায়তা',
  steps: ['বক্স', 'স্ক্ৰীন', 'চেক', 'ৰিফ্ৰেশ্ব'],
  back: 'উভতি যাওক',
  whichBox: 'কোনটো বক্স?',
  noBox: 'এই একাউণ্টত কোনো TV বক্স নাই',
  noBoxDescription: 'অভিযোগ জনাওক, সহায়তা দলে আপোনাৰ সংযোগ চেক কৰিব।',
  write: 'অভিযোগ জনাওক',
  whatScreen: 'স্ক্ৰীনত কি দেখিছে?',
  symptom: {
    noSignal: '“No signal” বা “No input”',
    errorCode: 'এটা এৰৰ ক’ড বা নম্বৰ',
    black: 'একো নাই, স্ক্ৰীন ক’লা',
    frozen: 'ছবি ৰৈ যায় বা ভাঙি যায়',
    missing: 'এটা চেনেল নাই বা “not subscribed” দেখুৱায়',
    other: 'আন কিবা',
  },
  codeTitle: 'কোনটো ক’ড?',
  code: 'এৰৰ ক’ড',
  codeHint: 'যেনে E16। পঢ়িব নোৱাৰিলে খালী ৰাখক।',
  next: 'পিছলৈ',
  checks: 'আমি কি চেক কৰিলোঁ',
  operatorWorks: 'আপোনাৰ অপাৰেটৰৰ চিষ্টেম চলি আছে।',
  operatorDown: 'মেৰামতিৰ কাম চলি আছে। কাম শেষ হ’লে ছবি ঘূৰি আহিব।',
  operatorUnknown: 'আপোনাৰ অপাৰেটৰৰ চিষ্টেম চলি আছে নে নাই চেক কৰিব পৰা নগ’ল।',
  packsRun: 'এই বক্সৰ আপোনাৰ পেকবোৰ চালু আছে।',
  packsPartly: (names: string): string =>
    `এইবোৰ শেষ হৈছে: ${names}। ইয়াৰ চেনেলবোৰ আকৌ চাবলৈ ৰিনিউ কৰক।`,
  packsFailed: (names: string): string =>
    `আপোনাৰ অপাৰেটৰে এইবোৰ আৰম্ভ বা ৰিনিউ কৰিব নোৱাৰিলে: ${names}। প্ৰতিটোৰ কাষত কাৰণটো চাওক।`,
  myPacks: 'মোৰ পেক চাওক',
  packsOver: 'এই বক্সৰ আপোনাৰ পেকবোৰ {date} তাৰিখে শেষ হৈছে, সেয়ে ছবি নাই।',
  packsOverThen: 'ৰিনিউ কৰক, ছবি সাধাৰণতে 15 মিনিটৰ ভিতৰত ঘূৰি আহে।',
  packsNone: 'এই বক্সত কোনো পেক চালু নাই, সেয়ে দেখুৱাবলৈ একো নাই।',
  add: 'পেক যোগ কৰক',
  renew: 'ৰিনিউ কৰক',
  goOn: 'আন কিবা হৈছে, আগবাঢ়ক',
  news: 'আপোনাৰ অপাৰেটৰে কৈছে',
  noNews: 'আপোনাৰ অপাৰেটৰে কোনো বিজুতিৰ কথা জনোৱা নাই।',
  refreshTitle: 'আপোনাৰ বক্স ৰিফ্ৰেশ্ব কৰক',
  tips: {
    noSignal: 'কেবলডাল বক্সত ভালদৰে লাগি আছে আৰু TV শুদ্ধ ইনপুটত আছে নে চাওক।',
    errorCode: 'বক্সটো চুইচৰ পৰা বন্ধ কৰক, 30 ছেকেণ্ড ৰওক, আৰু আকৌ চালু কৰক।',
    black: 'বক্সৰ লাইট জ্বলি আছে আৰু TV শুদ্ধ ইনপুটত আছে নে চাওক।',
    frozen: 'কেবলডাল বক্সত ভালদৰে লাগি আছে আৰু ভাঁজ খোৱা নাই নে চাওক।',
    missing: 'আপোনাৰ পেকবোৰ চাওক: চেনেলটো হয়তো এটাতো নাই।',
    other: 'বক্সটো চুইচৰ পৰা বন্ধ কৰক, 30 ছেকেণ্ড ৰওক, আৰু আকৌ চালু কৰক।',
  },
  seePacks: 'মোৰ পেক চাওক',
  refreshDescription: 'তাৰ পিছত আমি আপোনাৰ চেনেলবোৰ আকৌ চালু কৰিম। বক্সটো চালু ৰাখক।',
  refresh: 'মোৰ বক্স ৰিফ্ৰেশ্ব কৰক',
  sent: (minutes: number): string => `পঠিওৱা হ’ল। সাধাৰণতে পাবলৈ ${minutes} মিনিট লাগে।`,
  sentSome: 'পঠিওৱা হ’ল। পাবলৈ কেইমিনিটমান লাগিব পাৰে।',
  sentBefore: 'এই বক্সটো অলপ আগতে ৰিফ্ৰেশ্ব কৰা হৈছে।',
  later: (time: string, minutes: number): string =>
    `আপুনি ইয়াক ${minutes} মিনিট পিছত (${time}) আকৌ ৰিফ্ৰেশ্ব কৰিব পাৰিব।`,
  refreshUnknown:
    'ইণ্টাৰনেট সংযোগ বিচ্ছিন্ন হ’ল, সেয়ে আপোনাৰ বক্স ৰিফ্ৰেশ্ব হ’ল নে নাই আমি নাজানো। আকৌ চেষ্টা কৰাৰ আগতে কেইমিনিটমান ৰৈ স্ক্ৰীনখন চাওক।',
  helped: 'এতিয়া ছবি আহিছে নে?',
  yes: 'হয়, আহিছে',
  no: 'নাই অহা, অভিযোগ জনাওক',
  solved: 'ভাল লাগিল',
  solvedDescription: 'আকৌ বন্ধ হ’লে ইয়ালৈ উভতি আহক। এক মিনিট লাগে।',
  done: 'গ্ৰাহক সহায়তালৈ উভতি যাওক',
  subject: {
    noSignal: 'TV-ত চিগনেল নাই',
    errorCode: 'TV-ত এৰৰ ক’ড',
    black: 'স্ক্ৰীন ক’লা',
    frozen: 'ছবি ৰৈ যায় বা ভাঙি যায়',
    missing: 'এটা চেনেল অহা নাই',
    other: 'ছবি ঠিকে অহা নাই',
  },
  subjectWithCode: (code: string): string => `TV-ত এৰৰ ক’ড ${code}`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `বক্স: ${box}।`,
      `স্ক্ৰীনত: ${screen}।`,
      wasRefreshed ? 'মই প’ৰ্টেলৰ পৰা বক্স ৰিফ্ৰেশ্ব কৰিলোঁ; কাম নহ’ল।' : 'মই বক্স ৰিফ্ৰেশ্ব কৰা নাই।',
    ].join('\n'),
};

export const getHelpText: TextsOf<typeof EnglishGetHelpText> = {
  help: 'সহায় লওক',
  call: (phone: string): string => `${phone} নম্বৰত ফোন কৰক`,
  paymentUnconfirmed: 'নিশ্চিত নোহোৱা পেমেণ্ট',
  paymentFailed: 'বিফল হোৱা পেমেণ্ট',
  packNotStarted: 'চালু বা ৰিনিউ নোহোৱা পেক',
  description: (reference: string, amount: string, when: string): string =>
    [`ৰেফাৰেন্স: ${reference}`, amount && `টকাৰ পৰিমাণ: ${amount}`, when && `সময়: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `সন্মত টকাৰ পৰিমাণ: ${amount}`,
};

export const newTicketText: TextsOf<typeof EnglishNewTicketText> = {
  title: 'নতুন অভিযোগ',
  back: 'গ্ৰাহক সহায়তা',
  draftSaved: 'নপঠিওৱালৈকে আপোনাৰ ড্ৰাফ্ট এই ডিভাইচত ছেভ থাকে।',
  category: 'কিহৰ বিষয়ে?',
  choose: 'এটা বাছক',
  box: 'কোনটো বক্স?',
  subject: 'বিষয়',
  subjectHint: 'যেনে: দুটা চেনেল অহা নাই',
  mayHelp: 'এই উত্তৰবোৰে সহায় কৰিব পাৰে। আপুনি লিখাখিনি ইয়াতে থাকিব।',
  description: 'কি হৈছে, আৰু কেতিয়াৰ পৰা?',
  contact: 'আমি কেনেকৈ উত্তৰ দিম?',
  send: 'পঠিয়াওক',
  discard: 'এই ড্ৰাফ্ট মচক',
  discarded: 'ড্ৰাফ্ট মচা হ’ল।',
  undo: 'ঘূৰাই আনক',
  errors: {
    categoryid: 'কিহৰ বিষয়ে বাছক',
    stbno: 'কোনটো বক্সৰ বিষয়ে বাছক',
    subject: 'বিষয় লিখক',
    description: 'কি হৈছে লিখক',
    contactmethod: 'আমি কেনেকৈ উত্তৰ দিম বাছক',
  },
  sentTitle: 'আপোনাৰ অভিযোগ পঠিওৱা হ’ল',
  number: 'আপোনাৰ অভিযোগ নম্বৰ',
  numberDescription: 'ফোন কৰোঁতে এই নম্বৰটো ক’ব। অভিযোগটো আপোনাৰ তালিকাতো আছে।',
  open: 'অভিযোগটো খোলক',
  list: 'গ্ৰাহক সহায়তালৈ উভতি যাওক',
  unknownTitle: 'আপোনাৰ অভিযোগ গ’ল নে?',
  unknown:
    'ইণ্টাৰনেট সংযোগ বিচ্ছিন্ন হ’ল, সেয়ে আপোনাৰ অভিযোগ আহি পাইছে নে নাই আমি নাজানো। আকৌ পঠিওৱাৰ আগতে আপোনাৰ আটাইতকৈ নতুন অভিযোগবোৰ চাওক।',
  yours: 'আপোনাৰ অভিযোগ',
  newest: 'আপোনাৰ আটাইতকৈ নতুন অভিযোগ',
  none: 'আপোনাৰ তালিকাত কোনো অভিযোগ নাই',
  same: 'এইটোত একেই লিখা আছে।',
  seen: 'তালিকাত আছে',
  missed: 'তাত নাই, আকৌ পঠিয়াওক',
};

export const surveyText: TextsOf<typeof EnglishSurveyText> = {
  title: 'আপোনাৰ মতামত দিয়ক',
  home: 'হ’মলৈ উভতি যাওক',
  closed: 'এতিয়া কোনো সমীক্ষা খোলা নাই',
  closedDescription: 'আপোনাৰ অপাৰেটৰে সমীক্ষা খুলিলে আপুনি ইয়াত উত্তৰ দিব পাৰিব।',
  page: (at: number, count: number): string => `${count}টাৰ ভিতৰত পেজ ${at}`,
  review: 'আপোনাৰ উত্তৰবোৰ চাই লওক',
  reviewDescription: 'এতিয়াও একো পঠিওৱা হোৱা নাই। উত্তৰৰ লগত আপোনাৰ নাম পঠিওৱা নহয়।',
  optional: 'ঐচ্ছিক',
  required: 'এই প্ৰশ্নটোৰ উত্তৰ দিয়ক।',
  missing: (question: string): string => `“${question}”-ৰ উত্তৰ দিয়ক`,
  next: 'পিছলৈ',
  toReview: 'উত্তৰ চাওক',
  back: 'উভতি যাওক',
  change: 'সলাওক',
  changePage: (page: number): string => `পেজ ${page}-ৰ উত্তৰ`,
  send: 'মোৰ উত্তৰ পঠিয়াওক',
  sendAgain: 'আকৌ পঠিয়াওক',
  unknown:
    'ইণ্টাৰনেট সংযোগ বিচ্ছিন্ন হ’ল, সেয়ে আপোনাৰ উত্তৰ আহি পাইছে নে নাই আমি নাজানো। অনুগ্ৰহ কৰি আকৌ পঠিয়াওক।',
  answersSaved: 'আপোনাৰ উত্তৰ এতিয়াও ইয়াত আছে।',
  thanks: 'ধন্যবাদ',
  thanksDescription: 'আপোনাৰ উত্তৰ আহি পালে। এই সমীক্ষাৰ উত্তৰ এবাৰ দিব পাৰি।',
};

export const supportText: TextsOf<typeof EnglishSupportText> = {
  title: 'গ্ৰাহক সহায়তা',
  help: 'সহায়',
  guide: 'ছবি অহা নাই নেকি?',
  guideDescription: 'এক মিনিটত কাৰণটো জানক। আমি আপোনাৰ লগত বক্স আৰু পেক চেক কৰোঁ।',
  guideStart: 'ছবিৰ সমস্যাৰ গাইড আৰম্ভ কৰক',
  tickets: 'মোৰ অভিযোগ',
  create: 'নতুন অভিযোগ',
  goOn: 'ড্ৰাফ্টখন আগবঢ়াওক',
  status: 'স্থিতি',
  allStatuses: 'সকলো',
  category: 'কিহৰ বিষয়ে',
  allCategories: 'সকলো',
  noTickets: 'এতিয়াও কোনো অভিযোগ নাই',
  noTicketsDescription: 'কিবা নচলিলে অভিযোগ জনাওক আৰু তাৰ স্থিতি ইয়াত চাওক।',
  noMatch: 'কোনো অভিযোগ মিলা নাই',
  showAll: 'সকলো অভিযোগ দেখুৱাওক',
  more: 'আৰু দেখুৱাওক',
  count: (count: number): string => `${count}টা অভিযোগ দেখুওৱা হৈছে`,
  boxes: 'মোৰ বক্স',
  noBoxes: 'এই একাউণ্টত কোনো TV বক্স নাই',
  noBoxesDescription: 'আপোনাৰ অপাৰেটৰে বক্স সংযোগ কৰিলে ইয়াত দেখা পাব।',
  stbno: 'বক্স নম্বৰ',
  smcno: 'স্মাৰ্ট কাৰ্ড',
  boxStatus: { ACTIVE: 'চলি আছে', SUSPENDED: 'ৰখাই থোৱা হৈছে' },
  again: 'আকৌ চেষ্টা কৰক',
};

export const ticketStatusText: TextsOf<typeof EnglishTicketStatusText> = {
  status: {
    OPEN: 'খোলা',
    INPROGRESS: 'কাম চলি আছে',
    RESOLVED: 'সমাধান হ’ল',
    CLOSED: 'বন্ধ',
  },
  openFor: (days: number): string => (days === 0 ? 'আজি খোলা হ’ল' : `${days} দিন ধৰি খোলা`),
  closedAfter: (days: number): string =>
    days === 0 ? 'একে দিনাই বন্ধ হ’ল' : `${days} দিনৰ পিছত বন্ধ হ’ল`,
};

export const ticketViewText: TextsOf<typeof EnglishTicketViewText> = {
  title: 'অভিযোগ',
  back: 'গ্ৰাহক সহায়তা',
  number: 'অভিযোগ নম্বৰ',
  category: 'কিহৰ বিষয়ে',
  box: 'বক্স',
  opened: 'খোলা হৈছিল',
  age: 'কিমান দিন',
  closed: 'বন্ধ হ’ল',
  resolution: 'ফলাফল',
  messages: 'মেছেজ',
  noMessages: 'এতিয়াও কোনো মেছেজ নাই',
  noMessagesDescription: 'সহায়তা দলৰ উত্তৰ ইয়াত দেখা পাব।',
  author: { SUBSCRIBER: 'আপুনি', SUPPORT: 'সহায়তা' },
  again: 'আকৌ চেষ্টা কৰক',
  close: 'এই অভিযোগ বন্ধ কৰক',
  closeTitle: 'এই অভিযোগ বন্ধ কৰিব নে?',
  closeDescription: 'সহায়তা দলে ইয়াৰ কাম বন্ধ কৰি দিব। আপুনি যিকোনো সময়ত নতুন অভিযোগ জনাব পাৰে।',
  reason: 'কাৰণ (ঐচ্ছিক)',
  closeYes: 'অভিযোগ বন্ধ কৰক',
  closeNo: 'খোলা ৰাখক',
  isClosed: 'এই অভিযোগ বন্ধ হৈছে।',
  closeUnknown:
    'ইণ্টাৰনেট সংযোগ বিচ্ছিন্ন হ’ল, সেয়ে অভিযোগটো বন্ধ হ’ল নে নাই আমি নাজানো। আমি তাৰ স্থিতি আপডেট কৰি আছোঁ: আকৌ চেষ্টা কৰাৰ আগতে চাই লওক।',
  more: 'পিছৰ মেছেজ দেখুৱাওক',
};
