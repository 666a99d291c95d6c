import type { Faq } from '../../../wire/entities/service/faqs';

/** Questions about payments and refunds. */
export const paymentFaqs: readonly Faq[] = [
  {
    id: 'paid-not-credited',
    topic: 'payments',
    question: {
      en: 'Money left my bank but my pack is not renewed',
    },
    answer: {
      en: 'Do not pay again yet. A payment can stay "Not confirmed yet" for a while when the bank answers late. Find the payment on Home or under "Money" and choose "Check".\n\nIf it is still not confirmed after a day, create a ticket for "Recharge not credited" with the transaction number from your bank’s message. Money of a payment that failed is returned by your bank, usually within 7 to 10 working days.',
    },
    keywords: ['deducted', 'debited', 'pending', 'stuck', 'upi'],
    place: 'transactions',
  },
  {
    id: 'payment-failed',
    topic: 'payments',
    question: {
      en: 'My payment failed. Can I try again?',
    },
    answer: {
      en: 'Yes, when the portal says "Payment failed" and "No money was taken." you can pay again, also in another way. When it says that your bank may have taken the money, do not pay again yet: ask your bank or create a ticket. Money that was taken is usually returned by your bank within 7 to 10 working days. When it says that the payment is not confirmed yet, check its status first: it may still go through.',
    },
    keywords: ['declined', 'card', 'error', 'retry'],
    place: 'transactions',
  },
  {
    id: 'ways-to-pay',
    topic: 'payments',
    question: {
      en: 'How can I pay?',
    },
    answer: {
      en: 'From the balance of your account, by card, with pay later where you are eligible, or by UPI. You choose the payment method at checkout. You enter card details on the provider’s own page only. The portal never sees them.',
    },
    keywords: ['upi', 'card', 'emi', 'instalment', 'method', 'netbanking'],
    place: 'topUp',
  },
  {
    id: 'refund-time',
    topic: 'payments',
    question: {
      en: 'Where is my refund?',
    },
    answer: {
      en: 'A refund for a cancelled pack is added to the balance of your account and appears in your transactions. A payment that failed goes back to the card or account it came from; that is up to your bank and usually takes 7 to 10 working days.',
    },
    keywords: ['money back', 'return', 'reversal'],
    place: 'transactions',
  },
  {
    id: 'receipts',
    topic: 'payments',
    question: {
      en: 'Where do I find my bills and receipts?',
    },
    answer: {
      en: 'Under "Money" you see every charge and every payment by month. You can search there, save the list as a file for a spreadsheet, and print a statement.',
    },
    keywords: ['invoice', 'history', 'statement', 'print', 'csv'],
    place: 'transactions',
  },
];
