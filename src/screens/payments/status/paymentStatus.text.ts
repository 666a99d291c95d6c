import { catalogue } from '../../../text/catalogue';

export const paymentStatusText = catalogue('paymentStatusText', {
  which: 'Which payment?',
  whichDescription: 'Enter the reference you were given. It is also in your bank’s message.',
  reference: 'Reference',
  referenceMissing: 'Enter the payment reference',
  unknownReference: 'We don’t know this reference',
  unknownReferenceDescription:
    'Check it against your bank’s message. If money has left your account, contact us before you pay again.',
  ask: 'Check',
  titles: {
    asking: 'Checking your payment',
    paid: 'Paid',
    failed: 'Payment failed',
    cancelled: 'Payment cancelled',
    comingBack: 'Your money is coming back',
    notYet: 'Not confirmed yet',
    unknown: 'We don’t know yet',
    otherAmount: 'Please do not pay again',
  },
  dontClose: 'Don’t close this page.',
  asking: 'We’re checking with the operator. This doesn’t charge you.',
  notYet: 'The bank hasn’t answered yet. We’ll keep checking. You can leave this page.',
  unconfirmed: {
    watched:
      'We couldn’t confirm your payment yet. We’ll keep checking. Nothing on this page means that it was paid.',
    ended: 'We couldn’t confirm your payment yet. Nothing on this page means that it was paid.',
  },
  withProvider:
    'The payment provider is working on this payment or already has the money. The operator hasn’t confirmed it yet.',
  disputed: (amount: string): string =>
    `The operator first confirmed that ${amount} was paid, and now says that this payment failed. Send us the reference and we’ll look into it.`,
  aboutAnother:
    'The operator answered about another payment, so this one is not confirmed. If this continues, contact us with its reference.',
  otherAmount: (paid: string, agreed: string): string =>
    `The operator says that ${paid} was paid, but you agreed to ${agreed}. Send us the reference and we’ll look into it.`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'renewed' : 'started';
    return failed === all
      ? `The payment arrived, but no pack was ${done}.`
      : `The payment arrived, but ${failed} of ${all} packs ${failed === 1 ? 'was' : 'were'} not ${done}.`;
  },
  failed: 'No money was taken.',
  failedDescription: (sentence: string): string =>
    `Your bank or payment provider said: ${sentence}`,
  again: 'Check again',
  tryAgain: 'Try again',
  keep: 'Payment reference',
  detailsMissing: 'We couldn’t load the details. The result above is still correct.',
  myPacks: 'My packs',
  home: 'Home',
  login: 'Login',
});
