import { catalogue } from '../../../text/catalogue';

export const payInstantlyText = catalogue({
  en: {
    mobileno: 'Mobile number for the receipt (optional)',
    receiptHint: 'We use it only for this receipt. Leave it empty if you don’t need one.',
    email: 'Email address for the receipt (optional)',
    pay: 'Pay with UPI',
    errors: {
      mobileno: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
      email: 'Enter an email address like name@example.com',
    },
  },
  hi: {
    mobileno: 'रसीद के लिए मोबाइल नंबर (वैकल्पिक)',
    receiptHint: 'हम इसे केवल इस रसीद के लिए इस्तेमाल करते हैं। ज़रूरत न हो तो खाली छोड़ दें।',
    email: 'रसीद के लिए ई-मेल पता (वैकल्पिक)',
    pay: 'UPI से भुगतान करें',
    errors: {
      mobileno: '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो',
      email: 'ई-मेल पता लिखें, जैसे name@example.com',
    },
  },
});
