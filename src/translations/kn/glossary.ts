import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['ಬ್ಯಾಲೆನ್ಸ್'],
  pack: ['ಪ್ಯಾಕ್'],
  box: ['ಬಾಕ್ಸ್'],
  renew: ['ರಿನ್ಯೂ'],
  refund: ['ರಿಫಂಡ್'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['ಚಾನೆಲ್'],
  cart: ['ಕಾರ್ಟ್'],
  ticket: ['ದೂರು', 'ದೂರಿ', 'ದೂರನ್ನು'],
  operator: ['ಆಪರೇಟರ್'],
  payment: ['ಪಾವತಿ'],
  broadband: ['ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್'],
  password: ['ಪಾಸ್‌ವರ್ಡ್'],
  bouquet: ['ಬೊಕೆ'],
  connection: ['ಕನೆಕ್ಷನ್'],
  wallet: ['ವಾಲೆಟ್'],
  due: ['ಬಾಕಿ', 'ಕೊನೆಯ ದಿನಾಂಕ'],
};
