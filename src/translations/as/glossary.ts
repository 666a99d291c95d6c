import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['বেলেঞ্চ'],
  pack: ['পেক'],
  box: ['বক্স'],
  renew: ['ৰিনিউ'],
  refund: ['ৰিফাণ্ড'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['চেনেল'],
  cart: ['কাৰ্ট'],
  ticket: ['অভিযোগ'],
  operator: ['অপাৰেটৰ'],
  payment: ['পেমেণ্ট'],
  broadband: ['ব্ৰডবেণ্ড'],
  password: ['পাছৱৰ্ড'],
  bouquet: ['বুকে'],
  connection: ['সংযোগ'],
  wallet: ['ৱালেট'],
  due: ['বাকী', 'দিবলগীয়া', 'দিব লাগিব', 'শেষ তাৰিখ'],
};
