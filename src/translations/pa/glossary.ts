import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['ਬੈਲੇਂਸ'],
  pack: ['ਪੈਕ'],
  box: ['ਬਾਕਸ', 'ਡੱਬਾ', 'ਡੱਬੇ'],
  renew: ['ਰੀਨਿਊ'],
  refund: ['ਰਿਫ਼ੰਡ'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['ਚੈਨਲ'],
  cart: ['ਕਾਰਟ'],
  ticket: ['ਸ਼ਿਕਾਇਤ'],
  operator: ['ਆਪਰੇਟਰ'],
  payment: ['ਭੁਗਤਾਨ'],
  broadband: ['ਬ੍ਰਾਡਬੈਂਡ'],
  password: ['ਪਾਸਵਰਡ'],
  bouquet: ['ਬੁਕੇ'],
  connection: ['ਕਨੈਕਸ਼ਨ'],
  wallet: ['ਵਾਲੇਟ'],
  due: ['ਬਕਾਇ', 'ਬਕਾਏ', 'ਆਖਰੀ ਤਾਰੀਖ', 'ਅਗਲਾ ਭੁਗਤਾਨ'],
};
