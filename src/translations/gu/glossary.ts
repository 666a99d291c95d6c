import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['બેલેન્સ'],
  pack: ['પેક'],
  box: ['બોક્સ'],
  renew: ['રિન્યુ'],
  refund: ['રિફંડ'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['ચેનલ'],
  cart: ['કાર્ટ'],
  ticket: ['ફરિયાદ'],
  operator: ['ઓપરેટર'],
  payment: ['પેમેન્ટ'],
  broadband: ['બ્રોડબેન્ડ'],
  password: ['પાસવર્ડ'],
  bouquet: ['બુકે'],
  connection: ['કનેક્શન'],
  wallet: ['વોલેટ'],
  due: ['બાકી', 'છેલ્લી તારીખ'],
};
