import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['ബാലൻസ'],
  pack: ['പാക്ക'],
  box: ['ബോക്സ'],
  renew: ['പുതുക്ക'],
  refund: ['റീഫണ്ട'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['ചാനൽ', 'ചാനല'],
  cart: ['കാർട്ട'],
  ticket: ['പരാതി'],
  operator: ['ഓപ്പറേറ്റ'],
  payment: ['പേയ്‌മെന്റ'],
  broadband: ['ബ്രോഡ്ബാൻഡ'],
  password: ['പാസ്‌വേഡ'],
  bouquet: ['ബൊക്കെ'],
  connection: ['കണക്ഷ'],
  wallet: ['വാലറ്റ'],
  due: ['അടയ്ക്കേണ്ട', 'അടയ്ക്കാനുള്ള'],
};
