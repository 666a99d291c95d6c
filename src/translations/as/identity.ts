import type * as english from '../../screens/identity/identity.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const loginSideText: TextsOf<typeof english.loginSideText> = {
  claim: 'আপোনাৰ TV আৰু ব্ৰডবেণ্ড, একে ঠাইতে।',
  points: [
    ['কি কেতিয়া শেষ হ’ব জানক', 'প্ৰতিটো বক্স, পেক আৰু প্লেন, শেষ তাৰিখৰ সৈতে'],
    ['এক মিনিটতে পেমেণ্ট', 'UPI, কাৰ্ড বা বেলেঞ্চেৰে, প্ৰতিবাৰে ৰচিদৰ সৈতে'],
    ['ছবি নিজেই ঠিক কৰক', 'এটা এটাকৈ ধাপৰ সহায় আৰু বক্স ৰিফ্ৰেশ্ব, দিনে-ৰাতিয়ে'],
  ],
};

export const loginText: TextsOf<typeof english.loginText> = {
  title: 'লগ ইন',
  lead: 'আপোনাৰ পেক চাওক, ৰিনিউ কৰক আৰু সহায় লওক।',
  username: 'ইউজাৰ নাম বা ম’বাইল নম্বৰ',
  password: 'পাছৱৰ্ড',
  remember: 'এই ডিভাইচত মোক মনত ৰাখক',
  rememberHint: 'আনেও ব্যৱহাৰ কৰা ডিভাইচত এইটো বন্ধ ৰাখক।',
  submit: 'লগ ইন কৰক',
  forgot: 'পাছৱৰ্ড পাহৰিলে?',
  other: 'লগ ইন নকৰাকৈ',
  register: 'গ্ৰাহক হিচাপে পঞ্জীয়ন কৰক',
  instant: 'কুইক ৰিচাৰ্জ',
  ott: 'ষ্ট্ৰীমিং সেৱাৰ পেমেণ্ট কৰক',
  check: 'পেমেণ্ট আবদ্ধ হ’ল?',
  offers: 'নতুন সংযোগ লওক',
  needHelp: 'সহায় লাগে নেকি? কল কৰক:',
  errors: {
    username: 'আপোনাৰ ইউজাৰ নাম বা ম’বাইল নম্বৰ লিখক',
    password: 'আপোনাৰ পাছৱৰ্ড লিখক',
  },
  refused: 'ইউজাৰ নাম বা পাছৱৰ্ড শুদ্ধ নহয়। দুয়োটা চাই আকৌ চেষ্টা কৰক।',
  maintenance: 'মেৰামতিৰ কাম চলি আছে। এতিয়া কেৱল কৰ্মচাৰীয়ে লগ ইন কৰিব পাৰে।',
  cookies:
    'আপোনাৰ ব্ৰাউজাৰে এই পেজৰ কুকি বাধা দিছে, সেয়ে লগ ইন হৈ থাকিব নোৱাৰে। ব্ৰাউজাৰৰ ছেটিংছত এই পেজৰ কুকি চালু কৰক, তাৰ পিছত আকৌ লগ ইন কৰক।',
  notKept:
    'আপুনি লগ ইন হৈ থাকিব নোৱাৰিলে। আকৌ লগ ইন কৰক। আকৌ এনে হ’লে ব্ৰাউজাৰৰ ছেটিংছত এই পেজৰ কুকি চালু কৰক।',
};

export const logoutText: TextsOf<typeof english.logoutText> = { title: 'লগ আউট হৈ আছে' };

export const termsText: TextsOf<typeof english.termsText> = {
  title: 'ব্যৱহাৰৰ চৰ্তাৱলী',
  lead: 'আগবাঢ়িবলৈ অনুগ্ৰহ কৰি এই চৰ্তবোৰ পঢ়ক আৰু মানি লওক।',
  read: 'চৰ্তবোৰ পঢ়ক',
  notPublished: (name: string): string =>
    `${name}-এ নিজৰ চৰ্তবোৰ ইয়াত প্ৰকাশ কৰা নাই। মানি লোৱাৰ আগতে আপুনি সেইবোৰ বিচাৰিব পাৰে।`,
  agree: 'মই চৰ্তবোৰ পঢ়িছোঁ আৰু মানি লৈছোঁ',
  agreeUnseen: (name: string): string => `মই ${name}-ৰ চৰ্তবোৰ মানি লৈছোঁ`,
  mustAgree: 'চৰ্তবোৰ মানি ল’বলৈ বক্সটোত টিক দিয়ক',
  accept: 'মানি লৈ আগবাঢ়ক',
  leave: 'লগ আউট কৰক',
};

export const identificationOtpText: TextsOf<typeof english.identificationOtpText> = {
  code: 'OTP',
  sentTo: (mobile) => `আমি ${mobile} নম্বৰলৈ 6টা সংখ্যাৰ এটা ক’ড পঠিয়াইছোঁ।`,
  sent: 'আমি আপোনাৰ ম’বাইললৈ 6টা সংখ্যাৰ এটা ক’ড পঠিয়াইছোঁ।',
  submit: 'ক’ড চেক কৰক',
  errors: { code: '6টা সংখ্যাৰ ক’ডটো লিখক' },
  unconfirmed: 'ক’ডটো পঠিওৱা হ’ল নে নাই আমি নাজানো। আন এটা ক’ড বিচৰাৰ আগতে SMS-লৈ অলপ ৰওক।',
  wrong: 'এই ক’ডটো শুদ্ধ নহয়।',
  triesLeft: (count) => `আপুনি আৰু ${count}\u00a0বাৰ চেষ্টা কৰিব পাৰিব।`,
  expired: 'এই ক’ডৰ সময় পাৰ হৈ গ’ল। নতুন ক’ড লওক।',
  spent: 'এই ক’ডটোৱে আৰু কাম নকৰে। নতুন ক’ড লওক।',
  stale: 'বহুত সময় লাগিল, বা ক’ডটো আগতেই ব্যৱহাৰ হৈছে। নতুন ক’ডেৰে আকৌ আৰম্ভ কৰক।',
  limit: 'এতিয়া আৰু ক’ড পঠিয়াব নোৱাৰি। পিছত আকৌ চেষ্টা কৰক, বা আপোনাৰ অপাৰেটৰলৈ ফোন কৰক।',
  wait: (seconds) => `নতুন ক’ড ${clock(seconds)} পিছত`,
  mayResend: 'এতিয়া আপুনি নতুন ক’ড ল’ব পাৰে।',
  resend: 'নতুন ক’ড পঠিয়াওক',
  another: 'আন নম্বৰ ব্যৱহাৰ কৰক',
  restart: 'আকৌ আৰম্ভ কৰক',
};

export const credentialsText: TextsOf<typeof english.credentialsText> = {
  username: 'ইউজাৰ নাম',
  usernameHint: 'মাজত খালী ঠাই নথকা নাম এটা বাছক। ইয়াৰে আপুনি লগ ইন কৰিব।',
  ownUsername: 'আপোনাৰ ইউজাৰ নাম',
  password: 'নতুন পাছৱৰ্ড',
  rules: 'অতি কমেও 8টা আখৰ দিয়ক। আপোনাৰ ইউজাৰ নাম বা 12345678-ৰ দৰে সহজ পাছৱৰ্ড নিদিব।',
  short: 'বৰ চুটি',
  guessable: 'সহজে অনুমান কৰিব পাৰি',
  good: 'ভাল পাছৱৰ্ড',
  firstname: 'নাম',
  surname: 'উপাধি (ঐচ্ছিক)',
  email: 'ইমেইল (ঐচ্ছিক)',
  register: 'পঞ্জীয়ন কৰক',
  setPassword: 'নতুন পাছৱৰ্ড ছেট কৰক',
  sendAgain: 'আকৌ পঠিয়াওক',
  errors: {
    username: 'ইউজাৰ নাম এটা লিখক',
    spaces: 'ইউজাৰ নামৰ পৰা খালী ঠাই আঁতৰাওক',
    long: 'এইটো বৰ দীঘল। চুটি কৰক',
    taken: 'এই ইউজাৰ নামটো আন কোনোবাই লৈছে। আন এটা বাছক',
    short: 'পাছৱৰ্ডত অতি কমেও 8টা আখৰ দিয়ক',
    guessable: 'অনুমান কৰিবলৈ টান পাছৱৰ্ড এটা বাছক',
    firstname: 'আপোনাৰ নাম লিখক',
    email: 'name@example.com-ৰ দৰে ইমেইল ঠিকনা লিখক',
  },
  unknownRegister: 'আপোনাৰ পঞ্জীয়ন হ’ল নে নাই আমি নাজানো। প্ৰথমে এই তথ্যৰেই লগ ইন কৰি চাওক।',
  unknownReset: 'নতুন পাছৱৰ্ড ছেট হ’ল নে নাই আমি নাজানো। প্ৰথমে সেইটোৰে লগ ইন কৰি চাওক।',
  stale: 'বহুত সময় লাগিল, বা এইটো আগতেই হৈছে। প্ৰথমে লগ ইন কৰি চাওক, বা আকৌ আৰম্ভ কৰক।',
  tryLogIn: 'লগ ইন কৰি চাওক',
  notDone: 'লগ ইন কৰিব পৰা নগ’ল, সেয়ে আপোনাৰ তথ্য হয়তো আমাৰ ওচৰ পোৱা নাই। আকৌ পঠিয়াওক।',
  notDoneStale: 'লগ ইন কৰিব পৰা নগ’ল, সেয়ে আপোনাৰ তথ্য হয়তো আমাৰ ওচৰ পোৱা নাই। আকৌ আৰম্ভ কৰক।',
  restart: 'আকৌ আৰম্ভ কৰক',
};

export const doneText: TextsOf<typeof english.doneText> = {
  REGISTER: (username) => `আপোনাৰ ইউজাৰ নাম ${username}।`,
  RESETPASSWORD: () => 'আপোনাৰ পুৰণি পাছৱৰ্ডে আৰু কাম নকৰে।',
};

export const identifyText: TextsOf<typeof english.identifyText> = {
  purpose: 'আপুনি কি কৰিব বিচাৰে?',
  RESETPASSWORD: 'নতুন পাছৱৰ্ড ছেট কৰা',
  resetHint: 'মোৰ লগ ইন আছে, কিন্তু পাছৱৰ্ড পাহৰিলোঁ।',
  REGISTER: 'পঞ্জীয়ন কৰা',
  registerHint: 'মোৰ সংযোগ আছে, কিন্তু লগ ইন এতিয়াও নাই।',
  identity: 'ম’বাইল নম্বৰ, গ্ৰাহক নম্বৰ বা ইউজাৰ নাম',
  identityHint: 'ছেট-টপ বক্সৰ নম্বৰ দিলেও হ’ব।',
  submit: 'মোলৈ ক’ড পঠিয়াওক',
  errors: {
    purpose: 'আপুনি কি কৰিব বিচাৰে বাছক',
    identity: 'আপোনাৰ ম’বাইল নম্বৰ, গ্ৰাহক নম্বৰ বা ইউজাৰ নাম লিখক',
    long: 'এইটো বৰ দীঘল। 64টা আখৰলৈকে লিখক',
  },
  unknown: 'কোনো একাউণ্ট পোৱা নগ’ল। নম্বৰটো চাই লওক।',
  newConnection: 'নতুন সংযোগ লওক',
  registered: 'এই একাউণ্টৰ লগ ইন আগৰে পৰা আছে।',
  notRegistered: 'এই একাউণ্টৰ লগ ইন এতিয়াও নাই।',
  setPassword: 'ইয়াৰ সলনি নতুন পাছৱৰ্ড ছেট কৰক',
  register: 'ইয়াৰ সলনি পঞ্জীয়ন কৰক',
  logIn: 'লগ ইন কৰক',
  noMobile:
    'এই একাউণ্টত ম’বাইল নম্বৰ নাই, সেয়ে আমি ক’ড পঠিয়াব নোৱাৰোঁ। আপোনাৰ অপাৰেটৰক নম্বৰ এটা যোগ কৰিবলৈ কওক।',
  call: (phone) => `${phone} নম্বৰত ফোন কৰক`,
  reloaded:
    'আপোনাৰ ক’ড গ্ৰহণ কৰাৰ পিছত এই পেজটো আকৌ ল’ড হ’ল। আপোনাৰ একাউণ্ট সুৰক্ষিত ৰাখিবলৈ নতুন ক’ড লওক।',
};

export const validateText: TextsOf<typeof english.validateText> = {
  identifying: {
    title: 'পঞ্জীয়ন কৰক বা নতুন পাছৱৰ্ড ছেট কৰক',
    lead: 'আমি আপোনাৰ পঞ্জীয়ন কৰা ম’বাইল নম্বৰলৈ এটা ক’ড পঠিয়াম।',
  },
  codeSent: { title: 'OTP লিখক', lead: 'ইয়াৰ দ্বাৰা নিশ্চিত হয় যে একাউণ্টটো আপোনাৰ।' },
  verified: {
    REGISTER: { title: 'আপোনাৰ লগ ইন বনাওক', lead: 'এইবোৰেৰে আপুনি লগ ইন কৰিব।' },
    RESETPASSWORD: { title: 'নতুন পাছৱৰ্ড বাছক', lead: 'ইয়াৰে আপুনি লগ ইন কৰিব।' },
  },
  done: {
    REGISTER: { title: 'আপোনাৰ পঞ্জীয়ন হ’ল', lead: 'আপোনাৰ পেক চাবলৈ লগ ইন কৰক।' },
    RESETPASSWORD: {
      title: 'আপোনাৰ নতুন পাছৱৰ্ড ছেট হ’ল',
      lead: 'আগবাঢ়িবলৈ সেইটোৰে লগ ইন কৰক।',
    },
  },
  steps: {
    REGISTER: ['একাউণ্ট', 'ক’ড', 'লগ ইন'],
    RESETPASSWORD: ['একাউণ্ট', 'ক’ড', 'পাছৱৰ্ড'],
  },
  logIn: 'লগ ইনলৈ উভতি যাওক',
};
