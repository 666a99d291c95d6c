import type { loginText as EnglishLoginText } from '../../screens/identity/login/login.text';
import type { loginSideText as EnglishLoginSideText } from '../../screens/identity/login/LoginSide.text';
import type { logoutText as EnglishLogoutText } from '../../screens/identity/logout/logout.text';
import type { termsText as EnglishTermsText } from '../../screens/identity/terms/terms.text';
import type { credentialsText as EnglishCredentialsText } from '../../screens/identity/validate/credentials/credentials.text';
import type { doneText as EnglishDoneText } from '../../screens/identity/validate/done.text';
import type { identifyText as EnglishIdentifyText } from '../../screens/identity/validate/identify.text';
import type { identificationOtpText as EnglishIdentificationOtpText } from '../../screens/identity/validate/otp/identificationOtp.text';
import type { validateText as EnglishValidateText } from '../../screens/identity/validate/validate.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const loginSideText: TextsOf<typeof EnglishLoginSideText> = {
  claim: 'আপনার টিভি আর ব্রডব্যান্ড, এক জায়গায়।',
  points: [
    ['কবে কী শেষ হচ্ছে জানুন', 'প্রতিটি বক্স, প্যাক ও প্ল্যানের শেষ তারিখ'],
    ['এক মিনিটে পেমেন্ট', 'UPI, কার্ড বা ব্যালেন্স থেকে, প্রতিবার রসিদ সহ'],
    ['টিভির ছবি নিজেই ঠিক করুন', 'ধাপে ধাপে সাহায্য ও বক্স রিফ্রেশ, দিন-রাত'],
  ],
};

export const loginText: TextsOf<typeof EnglishLoginText> = {
  title: 'লগ ইন',
  lead: 'প্যাক দেখুন, রিনিউ করুন আর সাহায্য নিন।',
  username: 'ইউজারনেম বা মোবাইল নম্বর',
  password: 'পাসওয়ার্ড',
  remember: 'এই ডিভাইসে আমাকে মনে রাখুন',
  rememberHint: 'শেয়ার করা ডিভাইসে এটি বন্ধ রাখুন।',
  submit: 'লগ ইন করুন',
  forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
  other: 'লগ ইন না করে',
  register: 'গ্রাহক হিসেবে রেজিস্টার করুন',
  instant: 'কুইক রিচার্জ',
  ott: 'স্ট্রিমিং পরিষেবার জন্য পেমেন্ট করুন',
  check: 'পেমেন্ট আটকে গেছে?',
  offers: 'নতুন কানেকশন নিন',
  errors: {
    username: 'আপনার ইউজারনেম বা মোবাইল নম্বর লিখুন',
    password: 'আপনার পাসওয়ার্ড লিখুন',
  },
  refused: 'ইউজারনেম বা পাসওয়ার্ড ঠিক নয়। দুটোই দেখে আবার চেষ্টা করুন।',
  maintenance: 'রক্ষণাবেক্ষণ চলছে। এখন শুধু কর্মীরা লগ ইন করতে পারবেন।',
  cookies:
    'আপনার ব্রাউজার এই পেজের কুকি আটকে দিচ্ছে, তাই লগ ইন থাকছে না। ব্রাউজারের সেটিংসে এই পেজের কুকি চালু করুন, তারপর আবার লগ ইন করুন।',
};

export const logoutText: TextsOf<typeof EnglishLogoutText> = { title: 'লগ আউট হচ্ছে' };

export const termsText: TextsOf<typeof EnglishTermsText> = {
  title: 'ব্যবহারের শর্ত',
  lead: 'এগিয়ে যেতে হলে শর্তগুলি পড়ে সম্মতি দিন।',
  read: 'শর্তগুলি পড়ুন',
  notPublished: (name: string): string =>
    `${name} এখানে তাদের শর্ত প্রকাশ করেনি। মেনে নেওয়ার আগে আপনি সেগুলি চেয়ে নিতে পারেন।`,
  agree: 'আমি শর্তগুলি পড়েছি এবং মেনে নিচ্ছি',
  agreeUnseen: (name: string): string => `আমি ${name}-এর শর্তগুলি মেনে নিচ্ছি`,
  mustAgree: 'শর্ত মেনে নিতে বক্সে টিক দিন',
  accept: 'মেনে নিয়ে এগিয়ে যান',
  leave: 'লগ আউট করুন',
};

export const identificationOtpText: TextsOf<typeof EnglishIdentificationOtpText> = {
  code: 'SMS-এ পাঠানো কোড',
  sentTo: (mobile) => `আমরা ${mobile} নম্বরে একটি 6 সংখ্যার কোড পাঠিয়েছি।`,
  sent: 'আমরা আপনার মোবাইলে একটি 6 সংখ্যার কোড পাঠিয়েছি।',
  submit: 'কোড যাচাই করুন',
  errors: { code: '6 সংখ্যার কোডটি লিখুন' },
  unconfirmed:
    'কোড পাঠানো হয়েছে কি না জানা যায়নি। আরেকটি কোড চাওয়ার আগে SMS-এর জন্য একটু অপেক্ষা করুন।',
  wrong: 'কোডটি ঠিক নয়।',
  triesLeft: (count) => `আপনি আরও ${count}\u00a0বার চেষ্টা করতে পারবেন।`,
  expired: 'এই কোডের সময় শেষ হয়ে গেছে। নতুন কোড নিন।',
  spent: 'এই কোড আর কাজ করবে না। নতুন কোড নিন।',
  stale: 'অনেক বেশি সময় লেগেছে, অথবা কোডটি আগেই ব্যবহার করা হয়েছে। নতুন কোড নিয়ে আবার শুরু করুন।',
  limit: 'এখন আর কোড পাঠানো যাচ্ছে না। পরে আবার চেষ্টা করুন, অথবা আপনার অপারেটরকে ফোন করুন।',
  wait: (seconds) => `নতুন কোড ${clock(seconds)} পরে`,
  mayResend: 'এখন আপনি নতুন কোড চাইতে পারেন।',
  resend: 'নতুন কোড পাঠান',
  another: 'অন্য নম্বর ব্যবহার করুন',
  restart: 'আবার শুরু করুন',
};

export const credentialsText: TextsOf<typeof EnglishCredentialsText> = {
  username: 'ইউজারনেম',
  usernameHint: 'স্পেস ছাড়া একটি নাম বেছে নিন। এটি দিয়েই লগ ইন করবেন।',
  ownUsername: 'আপনার ইউজারনেম',
  password: 'নতুন পাসওয়ার্ড',
  rules:
    'অন্তত 8টি অক্ষর দিন। নিজের ইউজারনেম বা 12345678\u2011এর মতো সহজে আন্দাজ করা যায় এমন কিছু দেবেন না।',
  short: 'খুব ছোট',
  guessable: 'সহজে আন্দাজ করা যায়',
  good: 'ভালো পাসওয়ার্ড',
  firstname: 'নাম',
  surname: 'পদবি (ঐচ্ছিক)',
  email: 'ইমেল (ঐচ্ছিক)',
  register: 'রেজিস্টার করুন',
  setPassword: 'নতুন পাসওয়ার্ড সেট করুন',
  sendAgain: 'আবার পাঠান',
  errors: {
    username: 'একটি ইউজারনেম লিখুন',
    spaces: 'ইউজারনেম থেকে স্পেস সরান',
    long: 'এটি খুব লম্বা। ছোট করুন',
    taken: 'এই ইউজারনেমটি অন্য কেউ নিয়েছে। অন্য একটি বেছে নিন',
    short: 'পাসওয়ার্ডে অন্তত 8টি অক্ষর দিন',
    guessable: 'এমন পাসওয়ার্ড দিন যা আন্দাজ করা কঠিন',
    firstname: 'আপনার নাম লিখুন',
    email: 'name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন',
  },
  unknownRegister: 'আপনার রেজিস্ট্রেশন হয়েছে কি না জানা যায়নি। আগে এই তথ্য দিয়ে লগ ইন করে দেখুন।',
  unknownReset: 'নতুন পাসওয়ার্ড সেট হয়েছে কি না জানা যায়নি। আগে সেটি দিয়ে লগ ইন করে দেখুন।',
  stale: 'অনেক বেশি সময় লেগেছে, অথবা কাজটি আগেই হয়ে গেছে। আগে লগ ইন করে দেখুন, না হলে আবার শুরু করুন।',
  tryLogIn: 'লগ ইন করে দেখুন',
  notDone: 'লগ ইন করা যায়নি, তাই সম্ভবত আপনার তথ্য আমাদের কাছে পৌঁছয়নি। আবার পাঠান।',
  restart: 'আবার শুরু করুন',
};

export const doneText: TextsOf<typeof EnglishDoneText> = {
  REGISTER: (username) => `আপনার ইউজারনেম ${username}।`,
  RESETPASSWORD: () => 'আপনার পুরনো পাসওয়ার্ড আর কাজ করবে না।',
  username: 'ইউজারনেম বা মোবাইল নম্বর',
  password: 'পাসওয়ার্ড',
  submit: 'লগ ইন করুন',
  errors: {
    username: 'আপনার ইউজারনেম বা মোবাইল নম্বর লিখুন',
    password: 'আপনার পাসওয়ার্ড লিখুন',
  },
  refused: 'ইউজারনেম বা পাসওয়ার্ড ঠিক নয়। দুটোই দেখে আবার চেষ্টা করুন।',
};

export const identifyText: TextsOf<typeof EnglishIdentifyText> = {
  purpose: 'আপনি কী করতে চান?',
  RESETPASSWORD: 'নতুন পাসওয়ার্ড সেট করতে চাই',
  resetHint: 'আমার লগ ইন আছে, কিন্তু পাসওয়ার্ড ভুলে গেছি।',
  REGISTER: 'রেজিস্টার করতে চাই',
  registerHint: 'আমার কানেকশন আছে, কিন্তু এখনও লগ ইন নেই।',
  identity: 'মোবাইল নম্বর, গ্রাহক নম্বর বা ইউজারনেম',
  identityHint: 'সেট-টপ বক্সের নম্বরও দিতে পারেন।',
  submit: 'আমাকে কোড পাঠান',
  errors: {
    purpose: 'আপনি কী করতে চান তা বেছে নিন',
    identity: 'আপনার মোবাইল নম্বর, গ্রাহক নম্বর বা ইউজারনেম লিখুন',
    long: 'এটি খুব লম্বা। সর্বাধিক 64টি অক্ষর লিখুন',
  },
  unknown: 'কোনো অ্যাকাউন্ট পাওয়া যায়নি। নম্বরটি দেখে নিন।',
  newConnection: 'নতুন কানেকশন নিন',
  registered: 'এই অ্যাকাউন্টের লগ ইন আগে থেকেই আছে।',
  notRegistered: 'এই অ্যাকাউন্টের এখনও কোনো লগ ইন নেই।',
  setPassword: 'নতুন পাসওয়ার্ড সেট করুন',
  register: 'রেজিস্টার করুন',
  logIn: 'লগ ইন করুন',
  noMobile:
    'এই অ্যাকাউন্টে মোবাইল নম্বর নেই, তাই আমরা কোড পাঠাতে পারছি না। অপারেটরকে বলে একটি নম্বর যোগ করান।',
  call: (phone) => `${phone} নম্বরে ফোন করুন`,
  reloaded:
    'আপনার কোড মিলে যাওয়ার পরে এই পেজটি আবার লোড হয়েছে। আপনার অ্যাকাউন্টের সুরক্ষার জন্য একটি নতুন কোড নিন।',
};

export const validateText: TextsOf<typeof EnglishValidateText> = {
  identifying: {
    title: 'রেজিস্টার করুন বা নতুন পাসওয়ার্ড সেট করুন',
    lead: 'আমরা আপনার রেজিস্টার করা মোবাইল নম্বরে SMS-এ একটি কোড পাঠাব।',
  },
  codeSent: { title: 'OTP লিখুন', lead: 'এতে নিশ্চিত হওয়া যায় যে অ্যাকাউন্টটি আপনার।' },
  verified: {
    REGISTER: { title: 'আপনার লগ ইন তৈরি করুন', lead: 'এগুলি দিয়েই আপনি লগ ইন করবেন।' },
    RESETPASSWORD: { title: 'নতুন পাসওয়ার্ড বেছে নিন', lead: 'এটি দিয়েই আপনি লগ ইন করবেন।' },
  },
  done: {
    REGISTER: { title: 'আপনার রেজিস্ট্রেশন হয়ে গেছে', lead: 'আপনার প্যাক দেখতে লগ ইন করুন।' },
    RESETPASSWORD: {
      title: 'আপনার নতুন পাসওয়ার্ড সেট হয়েছে',
      lead: 'এগিয়ে যেতে এটি দিয়ে লগ ইন করুন।',
    },
  },
  steps: {
    REGISTER: ['অ্যাকাউন্ট', 'কোড', 'লগ ইন'],
    RESETPASSWORD: ['অ্যাকাউন্ট', 'কোড', 'পাসওয়ার্ড'],
  },
  logIn: 'লগ ইনে ফিরে যান',
};
