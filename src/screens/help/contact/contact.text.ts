import { catalogue } from '../../../text/catalogue';

export const contactText = catalogue('contactText', {
  title: 'Contact us',
  lco: 'Your cable operator',
  lcoDescription: 'Looks after your line and your box at home.',
  care: 'Customer care',
  careDescription: 'For payments, packs and your account.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  call: (name: string): string => `Call ${name}`,
  message: (name: string): string => `Message ${name}`,
  write: 'Write an email',
  subject: (number: string): string => `Customer number ${number}`,
  hand: 'Have these ready',
  customer: 'Customer number',
  box: 'Box number',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser couldn’t copy it. Select the number and copy it.',
  support: 'Report a problem instead',
  supportDescription: 'We reply to tickets in writing, and you can track them.',
});
