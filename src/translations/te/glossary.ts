import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['బ్యాలెన్స్'],
  pack: ['ప్యాక్'],
  box: ['బాక్స్'],
  renew: ['రెన్యూ'],
  refund: ['రీఫండ్'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['ఛానెల్', 'ఛానెళ్'],
  cart: ['కార్ట్'],
  ticket: ['ఫిర్యాదు'],
  operator: ['ఆపరేటర్'],
  payment: ['పేమెంట్'],
  broadband: ['బ్రాడ్‌బ్యాండ్'],
  password: ['పాస్‌వర్డ్'],
  bouquet: ['బొకే'],
  connection: ['కనెక్షన్'],
  wallet: ['వాలెట్'],
  due: ['గడువు', 'చెల్లించాల్సిన'],
};
