import type { Faq } from '../../../wire/entities/service/faqs';

/** Money on its way, lost and returned. */
export const paymentFaqs: readonly Faq[] = [
  {
    id: 'paid-not-credited',
    topic: 'payments',
    question: {
      en: 'Money left my bank but my pack is not renewed',
      hi: 'बैंक से पैसे कट गए पर पैक रिन्यू नहीं हुआ',
    },
    answer: {
      en: 'Do not pay again yet. A payment can stay "Not confirmed yet" for a while when the bank answers late. Open the payment on Home or under "Money" and choose "Check again".\n\nIf it is still not confirmed after a day, create a ticket for "Recharge not credited" with the transaction number from your bank’s message. Money of a payment that failed is returned by your bank, usually within 7 to 10 working days.',
      hi: 'अभी दोबारा भुगतान न करें। बैंक का जवाब देर से आने पर भुगतान कुछ समय "अभी पुष्टि नहीं हुई" रह सकता है। होम पर या "पैसे" में वह भुगतान खोलें और "फिर जाँचें" चुनें।\n\nएक दिन बाद भी पुष्टि न हो तो बैंक के संदेश का ट्रांज़ैक्शन नंबर लिखकर शिकायत दर्ज करें। असफल भुगतान के पैसे बैंक आमतौर पर 7 से 10 कार्य दिवसों में लौटा देता है।',
    },
    keywords: ['deducted', 'debited', 'pending', 'stuck', 'upi', 'कटे', 'पेंडिंग', 'अटका', 'डेबिट'],
    place: 'transactions',
  },
  {
    id: 'payment-failed',
    topic: 'payments',
    question: {
      en: 'My payment failed. Can I try again?',
      hi: 'मेरा भुगतान असफल रहा। क्या दोबारा करूँ?',
    },
    answer: {
      en: 'Yes, when the portal says "Not paid" nothing was booked for you and you can pay again, also in another way. When it says that the payment is not confirmed yet, check its status first: it may still go through.',
      hi: 'हाँ, जब पोर्टल "भुगतान नहीं हुआ" कहे तो कुछ दर्ज नहीं हुआ है और आप फिर से, किसी दूसरे तरीके से भी, भुगतान कर सकते हैं। अगर लिखा हो कि भुगतान की पुष्टि अभी नहीं हुई, तो पहले उसकी स्थिति जाँचें: वह अब भी पूरा हो सकता है।',
    },
    keywords: ['declined', 'card', 'error', 'retry', 'फ़ेल', 'कार्ड', 'अस्वीकार'],
    place: 'transactions',
  },
  {
    id: 'ways-to-pay',
    topic: 'payments',
    question: {
      en: 'How can I pay?',
      hi: 'भुगतान किन तरीकों से कर सकते हैं?',
    },
    answer: {
      en: 'From the balance of your account, by card, with pay later where you are eligible, or by UPI. You choose the payment method at checkout. You enter card details on the provider’s own page only. The portal never sees them.',
      hi: 'खाते के बैलेंस से, कार्ड से, पात्र होने पर बाद में भुगतान से, या UPI से। तरीका आप चेकआउट पर चुनते हैं। कार्ड की जानकारी सिर्फ़ भुगतान पार्टनर के अपने पेज पर लिखी जाती है; पोर्टल उसे कभी नहीं देखता।',
    },
    keywords: ['upi', 'card', 'emi', 'instalment', 'method', 'netbanking', 'किस्त', 'कार्ड', 'यूपीआई'],
    place: 'topUp',
  },
  {
    id: 'refund-time',
    topic: 'payments',
    question: {
      en: 'Where is my refund?',
      hi: 'मेरा रिफ़ंड कहाँ है?',
    },
    answer: {
      en: 'A refund for a cancelled pack is added to the balance of your account and appears in your transactions. A payment that failed goes back to the card or account it came from; that is up to your bank and usually takes 7 to 10 working days.',
      hi: 'रद्द किए पैक का रिफ़ंड आपके खाते के बैलेंस में जुड़ता है और लेन-देन में दिखता है। असफल भुगतान उसी कार्ड या खाते में लौटता है जहाँ से कटा था; यह बैंक पर निर्भर है और आमतौर पर 7 से 10 कार्य दिवस लगते हैं।',
    },
    keywords: ['money back', 'return', 'reversal', 'वापस', 'लौटाना', 'पैसा वापस'],
    place: 'transactions',
  },
  {
    id: 'receipts',
    topic: 'payments',
    question: {
      en: 'Where do I find my bills and receipts?',
      hi: 'बिल और रसीदें कहाँ मिलेंगी?',
    },
    answer: {
      en: 'Under "Money" you see every charge and every payment by month. You can search there, save the list as a file for a spreadsheet, and print a statement.',
      hi: '"पैसे" में हर शुल्क और हर भुगतान महीने के हिसाब से दिखता है। वहाँ आप खोज सकते हैं, सूची को स्प्रेडशीट की फ़ाइल में सहेज सकते हैं और विवरण छाप सकते हैं।',
    },
    keywords: [
      'invoice',
      'history',
      'statement',
      'print',
      'csv',
      'रसीद',
      'विवरण',
      'इतिहास',
      'प्रिंट',
    ],
    place: 'transactions',
  },
];
