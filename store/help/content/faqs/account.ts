import type { Faq } from '../../../wire/entities/service/faqs';

/** Questions about the account. */
export const accountFaqs: readonly Faq[] = [
  {
    id: 'kyc',
    topic: 'account',
    question: {
      en: 'Which documents do I need for KYC?',
    },
    answer: {
      en: 'One proof of who you are and one of where you live; many documents are both. Take a sharp picture with all four corners on it, or send a PDF, under "My profile".\n\nYour operator checks it. If a document is not accepted you see why, and can send another.',
    },
    keywords: ['identity', 'aadhaar', 'proof', 'upload', 'verify'],
    place: 'kyc',
  },
  {
    id: 'forgot-password',
    topic: 'account',
    question: {
      en: 'I forgot my password, or want to change it',
    },
    answer: {
      en: 'On the login choose "Forgot password?". We text a code to your registered mobile number, and with it you choose a new password. Never tell anyone the code; we never ask for it.\n\nIf the number is no longer yours, contact your operator.',
    },
    keywords: ['reset', 'login', 'otp', 'sign in'],
    place: 'password',
  },
  {
    id: 'otp-not-received',
    topic: 'account',
    question: {
      en: 'The code (OTP) does not arrive',
    },
    answer: {
      en: 'Wait a minute, then ask for another; only the newest code works. Check that the phone has network, that its inbox is not full, and that the number shown is yours.\n\nIf it does not arrive after three tries, wait ten minutes or contact your operator.',
    },
    keywords: ['sms', 'verification', 'message', 'code'],
    place: 'contact',
  },
  {
    id: 'change-details',
    topic: 'account',
    question: {
      en: 'How do I change my mobile number, email or address?',
    },
    answer: {
      en: 'Open "My profile" and change your name, mobile number or email there. Your address is not in the portal: ask your operator to change it, and have a proof ready.',
    },
    keywords: ['phone', 'update', 'edit', 'email'],
    place: 'profile',
  },
  {
    id: 'privacy',
    topic: 'account',
    question: {
      en: 'What does the portal keep about me, and on this device?',
    },
    answer: {
      en: 'Your operator keeps what your connection needs: name, contact, documents, packs and payments. Of your Aadhaar only the last four digits are ever shown.\n\nWhile you use the portal, this device keeps your login, what Home showed last, messages, and what you have begun, such as a ticket, a survey, an order or a registration. It keeps your password, encrypted, only if you ticked "Remember me on this device". Logging out removes all of this. On a shared device always log out.\n\nAfter you log out these stay: payments made here, without card details, so that we can find out what became of them; your language and colours; and numbers you saved to pay for without a login, until you remove them.',
    },
    keywords: ['data', 'aadhaar', 'safe', 'security', 'delete'],
  },
];
