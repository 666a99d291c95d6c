import { catalogue } from '../../../../text/catalogue';

export const upiText = catalogue('upiText', {
  scan: 'Scan this code with any UPI app and approve the payment there.',
  qr: 'QR code for this payment. The same details are below it.',
  qrMissing: 'We couldn’t show the code. Pay to the UPI address below, or reload the page.',
  openApp: 'Open your UPI app',
  showQr: 'Show a QR code for another phone',
  hideQr: 'Hide the QR code',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0 ? `Valid for ${minutes}\u00a0min ${seconds}\u00a0s` : `Valid for ${seconds}\u00a0s`,
  nearlyOver: 'This code is valid for less than a minute',
  waiting: 'Waiting for your payment. This page updates as soon as the operator has it.',
  unasked:
    'We can’t reach the operator right now. If you have paid, your payment isn’t lost. We’ll keep checking.',
  checkNow: 'I have paid, check now',
  byHand: 'Pay to the UPI address instead',
  payee: 'UPI address',
  payeeName: 'Paid to',
  amount: 'Amount',
  reference: 'Reference',
  service: 'Service',
  whose: 'Account holder',
  number: 'Number',
  leave: 'Cancel payment',
  notLeft: 'We couldn’t cancel it right now. Try again.',
  left: 'You cancelled this payment. Its code can still be paid for a short while, so we check it before you pay for this again.',
  overAsking:
    'The time to pay is over. We’re asking the operator once more whether anything arrived.',
  overUnknown:
    'The time to pay is over, and the operator doesn’t know the result yet. Please don’t pay for this again until this is clear.',
  checkAgain: 'Check again',
  failed: 'Payment failed. No money was taken.',
  failedDescription: (sentence: string): string => `The operator said: ${sentence}`,
  newCode: 'Get a new code',
  back: 'Back',
  result: 'See the result',
  gone: 'This payment is no longer in this browser.',
});
