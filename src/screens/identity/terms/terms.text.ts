import { catalogue } from '../../../text/catalogue';

export const termsText = catalogue('termsText', {
  title: 'Terms of use',
  lead: 'Please read and accept these terms to continue.',
  points: [
    'This portal shows and changes your subscription on your behalf. What you order here is ordered from your operator.',
    'Prices include GST where the portal says so. A pack runs to the end of the term you paid for.',
    'A payment is complete when the operator confirms it. Money that left your account without a confirmation is returned within 7 to 10 working days.',
    'We use your details to run your connection. Only your operator sees your identity documents.',
    'Never share your password or codes. Your operator never asks for them on the phone.',
  ],
  agree: 'I have read and accept the terms',
  mustAgree: 'Tick the box to accept the terms',
  accept: 'Accept and continue',
  leave: 'Log out',
});
