import { catalogue } from '../../../text/catalogue';

export const payInstantlyText = catalogue('payInstantlyText', {
  mobileno: 'Mobile number for the receipt (optional)',
  receiptHint: 'We use it only for this receipt. Leave it empty if you don’t need one.',
  email: 'Email address for the receipt (optional)',
  pay: 'Pay with UPI',
  approve: 'You approve it in your UPI app',
  errors: {
    mobileno: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
    email: 'Enter an email address like name@example.com',
  },
});
