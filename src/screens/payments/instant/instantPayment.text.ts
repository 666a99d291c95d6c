import { catalogue } from '../../../text/catalogue';

export const instantPaymentText = catalogue('instantPaymentText', {
  title: 'Quick recharge',
  lead: 'Pay for your own or another connection. No login needed.',
  number: 'Mobile, account or box number',
  numberHint: 'The box number is on the underside of the set-top box.',
  find: 'Continue',
  unknownNumber:
    'No account found. Check the number, or enter another one: the registered mobile number, the account number on a bill, or the box number.',
  stale: 'We no longer know which connection this page was about. Enter the number again.',
  lost: 'This device can no longer read that number, so it was removed. Enter it again.',
  errors: {
    missing: 'Enter the number of the connection',
    odd: 'Enter at least four letters or digits, and no other characters',
  },
  unfinishedMissing: 'We couldn’t load your unfinished payments.',
  request: 'Pay with UPI',
});
