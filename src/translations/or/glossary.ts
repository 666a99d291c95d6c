import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['ବ୍ୟାଲାନ୍ସ'],
  pack: ['ପ୍ୟାକ'],
  box: ['ବକ୍ସ'],
  renew: ['ରିନ୍ୟୁ'],
  refund: ['ରିଫଣ୍ଡ'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['ଚ୍ୟାନେଲ'],
  cart: ['କାର୍ଟ'],
  ticket: ['ଅଭିଯୋଗ'],
  operator: ['ଅପରେଟର'],
  payment: ['ପେମେଣ୍ଟ'],
  broadband: ['ବ୍ରଡବ୍ୟାଣ୍ଡ'],
  password: ['ପାସୱାର୍ଡ'],
  bouquet: ['ବୁକେ'],
  connection: ['କନେକ୍ସନ'],
  wallet: ['ୱାଲେଟ'],
  due: ['ଦେୟ', 'ତାରିଖ'],
};
