import { catalogue } from '../../../text/catalogue';

/** What a payment means for the subscriber, and what to do while it is not known. */
export const paymentResultText = catalogue('paymentResultText', {
  maybeTaken:
    'Your bank may have taken the money. If it did, the bank returns it within 7 to 10 working days.',
  comingBack: (amount: string): string =>
    `Your bank says that ${amount} was taken and comes back to you. This usually takes 7 to 10 working days.`,
  dontPay: 'Please don’t pay again',
  returned:
    'If money has left your account and doesn’t reach us, your bank returns it within 7 to 10 working days.',
  stillSilent: 'The bank still hasn’t answered.',
  nextCheck: (seconds: number): string =>
    seconds === 1 ? 'Next check in 1\u00a0second.' : `Next check in ${seconds}\u00a0seconds.`,
  checking: 'Checking now…',
  checkNow: 'Check now',
  printReceipt: 'Print receipt',
  shareReceipt: 'Share receipt',
  saveReceipt: 'Save receipt',
});
