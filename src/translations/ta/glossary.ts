import type { Glossary } from '../glossary';

export const glossary: Glossary = {
  balance: ['பேலன்ஸ'],
  pack: ['பேக்'],
  box: ['பாக்ஸ'],
  renew: ['புதுப்பி'],
  refund: ['ரீஃபண்ட'],
  kyc: ['KYC'],
  otp: ['OTP'],
  channel: ['சேனல'],
  cart: ['கார்ட்'],
  ticket: ['புகார'],
  operator: ['ஆபரேட்டர'],
  payment: ['பேமெண்ட'],
  broadband: ['பிராட்பேண்ட'],
  password: ['பாஸ்வேர்ட'],
  bouquet: ['பொக்கே'],
  connection: ['இணைப்ப'],
  wallet: ['வாலட'],
  due: ['செலுத்த வேண்டிய', 'கடைசி தேதி', 'நிலுவை'],
};
