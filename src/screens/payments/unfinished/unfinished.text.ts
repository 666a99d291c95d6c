import { catalogue } from '../../../text/catalogue';

export const unfinishedText = catalogue('unfinishedText', {
  title: (count: number): string =>
    count === 1 ? '1 unfinished payment' : `${count} unfinished payments`,
  steps: {
    asking: 'Not started yet',
    atProvider: 'With the payment provider',
    awaitingCode: 'Waiting for your code',
    awaitingApp: 'Waiting for your UPI app',
    paying: 'Payment in progress',
    unknown: 'Result not known yet',
    paid: 'Paid',
    failed: 'Payment failed',
    left: 'Closed here, but can still be paid with the provider',
  },
  paidMeanwhile: 'Paid in the meantime',
  seeResult: 'See the result',
  seen: 'Got it',
  check: 'Check',
  goOn: 'Continue payment',
  enterCode: 'Enter OTP',
  showCode: 'Show code',
  leave: 'Close this payment',
  mayBePaid:
    'The provider’s page can’t be opened again. If you paid there, don’t pay again: we’ll find out and tell you here. If you didn’t, close that page and start a new payment.',
  notPaid: 'I didn’t pay there, start again',
});
