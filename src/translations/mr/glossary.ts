import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['बॅलन्स'],
  pack: ['पॅक'],
  box: ['बॉक्स'],
  renew: ['रिन्यू'],
  refund: ['रिफंड'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['चॅनेल'],
  cart: ['कार्ट'],
  ticket: ['तक्रार'],
  operator: ['ऑपरेटर'],
  payment: ['पेमेंट'],
  broadband: ['ब्रॉडबँड'],
  password: ['पासवर्ड'],
  bouquet: ['बुके'],
  connection: ['कनेक्शन'],
  wallet: ['वॉलेट'],
  due: ['देय'],
};
