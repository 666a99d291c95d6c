import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['बैलेंस'],
  pack: ['पैक'],
  box: ['बॉक्स', 'डिब्बा'],
  renew: ['रिन्यू'],
  refund: ['रिफ़ंड', 'वापस'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['चैनल'],
  cart: ['कार्ट'],
  ticket: ['शिकायत'],
  operator: ['ऑपरेटर'],
  payment: ['भुगतान'],
  broadband: ['ब्रॉडबैंड'],
  password: ['पासवर्ड'],
  bouquet: ['बुके'],
  connection: ['कनेक्शन'],
  wallet: ['वॉलेट'],
  due: ['बकाया', 'तारीख'],
};
