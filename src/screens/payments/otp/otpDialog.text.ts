import { catalogue } from '../../../text/catalogue';

const plural = new Intl.PluralRules('en');
const many = (count: number, one: string, other: string) =>
  `${count}\u00a0${plural.select(count) === 'one' ? one : other}`;
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Why it ended without a payment, by the provider's code; another code is told in its own sentence. */
interface Ends {
  readonly LP_TXN_EXPIRED: string;
  readonly LP_INVALID_TXN_REF_NO: string;
  readonly LP_ACCOUNT_LOCKED: string;
  readonly LP_SIGNATURE_MISMATCH: string;
  readonly LP_USER_INELIGIBLE: string;
  readonly LP_INSUFFICIENT_BALANCE: string;
  readonly LP_BILL_OVER_DUES: string;
  readonly LP_EXCEEDS_USER_MAX_TXN_LIMIT: string;
}

export const otpDialogText = catalogue('otpDialogText', {
  title: 'Pay later',
  steps: ['Eligible', 'Your code', 'Paid'] as readonly string[],
  whatFor: 'You pay',
  due: 'Pay the provider by',
  code: 'The code texted to you',
  sentTo: (mobile: string): string =>
    `The provider sent a 6-digit code to ${mobile}. Nothing is charged until you confirm.`,
  sent: 'The provider sent you a 6-digit code. Nothing is charged until you confirm.',
  confirm: (amount: string): string => `Confirm ${amount}`,
  works: (seconds: number): string => `Code valid for ${clock(seconds)}`,
  triesLeft: (count: number): string => `${many(count, 'try', 'tries')} left`,
  missing: 'Enter the 6-digit code',
  wrong: 'This code is incorrect.',
  expired: 'This code has expired. Request a new one.',
  spent: 'This code no longer works. Request a new one.',
  wait: (seconds: number): string => `New code in ${clock(seconds)}`,
  mayResend: 'You can request a new code now.',
  resend: 'Send a new code',
  resendsLeft: (count: number): string =>
    count === 0
      ? 'No more codes can be sent for this payment.'
      : `${many(count, 'more code', 'more codes')} can be sent.`,
  noMoreCodes:
    'The provider can’t send more codes. Enter the last one, or cancel and choose another payment method.',
  leave: 'Cancel payment',
  leaveMeans: 'Cancelling releases the amount. Nothing is charged.',
  notLeft:
    'We couldn’t tell the provider that you are cancelling. Nothing was charged. Try again, or close this and cancel later.',
  close: 'Close for now',
  paying:
    'The provider has your code. Please wait for its answer. Leaving now won’t undo anything.',
  notSent: 'Your code didn’t go through, and nothing was charged.',
  nothingCharged: 'Nothing was charged.',
  over: 'Payment failed.',
  ends: {
    LP_TXN_EXPIRED: 'This payment took too long, and the provider has released the amount.',
    LP_INVALID_TXN_REF_NO: 'The provider no longer holds anything for this payment.',
    LP_ACCOUNT_LOCKED: 'The provider has locked your account for now.',
    LP_SIGNATURE_MISMATCH:
      'The provider couldn’t verify that this payment is yours, so it declined it.',
    LP_USER_INELIGIBLE: 'The provider doesn’t offer you pay later.',
    LP_INSUFFICIENT_BALANCE: 'Your credit with the provider is less than this amount.',
    LP_BILL_OVER_DUES: 'The provider asks you to pay an overdue bill first.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'This amount is over your limit with the provider.',
  } satisfies Ends,
  again: 'Choose a payment method',
  ended: 'You have entered the code. Here is the result of your payment.',
  result: 'See the result',
});
