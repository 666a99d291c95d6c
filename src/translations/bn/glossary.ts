import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['ব্যালেন্স'],
  pack: ['প্যাক'],
  box: ['বক্স'],
  renew: ['রিনিউ'],
  refund: ['রিফান্ড'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['চ্যানেল'],
  cart: ['কার্ট'],
  ticket: ['অভিযোগ'],
  operator: ['অপারেটর'],
  payment: ['পেমেন্ট'],
  broadband: ['ব্রডব্যান্ড'],
  password: ['পাসওয়ার্ড'],
  bouquet: ['বোকে'],
  connection: ['কানেকশন'],
  wallet: ['ওয়ালেট'],
  due: ['বকেয়া', 'দেয় টাকা', 'দিতে হবে', 'শেষ তারিখ'],
};
