import type { ChargePeriod } from '../../../store/packs/chargePeriods';
import type { PackFailureReason } from '../../../store/packs/packResult';
import type { Method, ProviderMethod } from '../../../store/payments/methods';
import { catalogue } from '../../text/catalogue';

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

export const instantPaymentConfirmText = catalogue('instantPaymentConfirmText', {
  title: 'Payment for this connection',
  lead: 'Is this the connection you want to pay for?',
  name: 'Name',
  account: 'Account number',
  mobile: 'Mobile number',
  region: 'Region',
  email: 'Email',
  customertype: 'Customer type',
  types: { PREPAID: 'Prepaid', DP: 'Direct customer' },
  frcode: 'Franchise code',
  balance: 'Balance',
  due: 'Due',
  inactive:
    'This connection is inactive. What you pay goes to its balance and may not reactivate it. Ask the household or the operator first.',
  noEnd: 'Only the household sees when its packs end, after logging in.',
  other: 'Another number',
  payMissing: 'We couldn’t load the payment methods.',
});

export const savedNumbersText = catalogue('savedNumbersText', {
  title: 'Pay again',
  pay: 'Pay',
  payNamed: (end: string) => `Pay for ${end} again`,
  remove: 'Remove',
  removeNamed: (end: string) => `Remove ${end}`,
  whereKept: 'Saved on this device, even after you log out. Others see only the last digits.',
  keep: 'Save this number on this device',
  keepHint: (end: string) => `Listed as ${end}. Leave this off on a shared device.`,
  notKept: 'This browser can’t save the number.',
});

const plural = new Intl.PluralRules('en');

const many = (count: number, one: string, other: string) =>
  `${count}\u00a0${plural.select(count) === 'one' ? one : other}`;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Why the attempt ended, by the provider's code. For any other code the provider's sentence is shown. */
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
  code: 'OTP',
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

export const ottQuickPayText = catalogue('ottQuickPayText', {
  title: 'Pay for a streaming service',
  lead: 'All you need is a mobile number. No login needed.',
  service: 'Streaming service',
  mobileno: 'Mobile number of the subscriber',
  mobilenoHint: 'The number registered with the operator.',
  price:
    'Next, you see the service, its term and its price. Nothing is paid until you approve it in your UPI app.',
  ask: 'Show price',
  priced: 'Service and price',
  request: 'Pay with UPI',
  unfinishedMissing: 'We couldn’t load your unfinished payments.',
  requestMissing: 'We couldn’t load this payment. Loading it again doesn’t pay anything.',
  errors: {
    service: 'Choose a streaming service',
    mobileno: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
  },
});

/** For how long a plan or a streaming service is paid, by the operator's codes. */
export const termText = catalogue('termText', {
  term: 'Term',
  terms: {
    MONTHLY: '1\u00a0month',
    QUARTERLY: '3\u00a0months',
    HALFYEARLY: '6\u00a0months',
    YEARLY: '12\u00a0months',
  } satisfies Readonly<Record<ChargePeriod, string>>,
});

/** What a bill comes to. */
export const billText = catalogue('billText', {
  packs: (count: number): string => `${count === 1 ? '1 pack' : `${count} packs`}, before tax`,
  /** Shown in place of a total: the numbers of packs with and without a known price. */
  unpriced: (priced: number, unpriced: number): string => {
    const packs = (count: number) => (count === 1 ? '1 pack' : `${count} packs`);
    return priced === 0
      ? `${packs(unpriced)} without a price`
      : `${packs(priced)} and ${unpriced} without a price`;
  },
  gst: 'GST',
  total: 'Total',
  totalWithTax: 'Total incl. GST',
});

/** Refusals of the instalment provider by their codes. For other codes the provider's sentence is shown. */
interface LaterReasons {
  readonly LP_USER_INELIGIBLE: string;
  readonly LP_INSUFFICIENT_BALANCE: string;
  readonly LP_EXCEEDS_USER_MAX_TXN_LIMIT: string;
  readonly LP_BILL_OVER_DUES: string;
  readonly LP_ACCOUNT_LOCKED: string;
  readonly LP_MAX_OTP_GEN_EXCEEDED: string;
  readonly LP_DUPLICATE_TRANSACTION_REQUEST: string;
}

/** The texts of the payment methods, and the reasons why a press started no payment. */
export const paymentMethodsText = catalogue('paymentMethodsText', {
  how: 'Payment method',
  change: 'Change',
  ways: {
    UPI: 'UPI',
    CARD: 'Card or net banking',
    BALANCE: 'Your balance',
    INSTALMENT: 'Pay later',
  } satisfies Readonly<Record<Method, string>>,
  /** The balance has no entry, because its text contains an amount (`holds`). */
  means: {
    UPI: 'On a secure payment page',
    CARD: 'On a secure payment page',
    INSTALMENT: 'You repay a provider later',
  } satisfies Readonly<Record<ProviderMethod, string>>,
  needsPrice:
    'UPI, card and pay later need a price, and your operator gives none. Your balance can pay.',
  operatorPrice: 'Your operator sets the price',
  confirmPrice: 'Confirm this before you pay.',
  nothingToPay:
    'The total is zero or less, so there is nothing to pay. If it looks wrong, please contact us.',
  noCardNumber: 'You never enter a card number here.',
  holds: (amount: string): string => `${amount} available`,
  pay: 'Pay',
  payAmount: (amount: string): string => `Pay ${amount}`,
  payLater: (amount: string): string => `Pay ${amount} later`,
  payFromBalance: (amount: string): string => `Pay ${amount} from your balance`,
  fromBalance: 'From balance',
  leftAfter: (amount: string): string => `${amount} left after`,
  short: (amount: string): string => `${amount} short`,
  addMoney: 'Add money',
  added: (amount: string): string => `You paid ${amount} to add money to your balance.`,
  unknownBalance: 'We couldn’t load your balance.',
  askAgain: 'Refresh balance',
  refused: 'Nothing was paid.',
  nothingMore: 'Nothing more was taken.',
  changed: 'Nothing was paid. The amount has changed. Check it before you pay.',
  orderOver: 'Nothing was paid. Your order has ended. Try again to create a new one.',
  open: 'We’re still checking a payment for this. Please don’t pay again until we know the result.',
  inProgress:
    'The payment provider is working on your payment or already has the money, so we didn’t start another one. Check its status, or ask us for help.',
  balanceOpen:
    'A payment for this was sent from your balance, but no answer has come. Check its result before you use another payment method.',
  checkStatus: 'Check status',
  justPaid: 'This has just been paid. Nothing more was taken.',
  elsewhere:
    'We don’t recognise the address of the payment page, so we didn’t send you there. Nothing was paid. Please contact us.',
  otherPayment:
    'The operator started another payment instead of continuing this one, so we didn’t send you there. Check this one, and contact us with its reference if it stays open.',
  reused:
    'The operator gave this payment the reference of another one, so we didn’t start it. Nothing was paid. Please contact us.',
  going: 'Taking you to the payment page',
  neverBegan: 'The payment couldn’t start, and nothing was paid. Try again when you are ready.',
  instead: 'You can use another payment method.',
  later: {
    LP_USER_INELIGIBLE: 'The provider doesn’t offer you pay later.',
    LP_INSUFFICIENT_BALANCE: 'Your credit with the provider is less than this amount.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'This amount is over your limit with the provider.',
    LP_BILL_OVER_DUES: 'The provider asks you to pay an overdue bill first.',
    LP_ACCOUNT_LOCKED: 'The provider has locked your account for now.',
    LP_MAX_OTP_GEN_EXCEEDED: 'The provider can’t send you more codes right now.',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'The provider already has a request for this. Wait a few minutes before you try again.',
  } satisfies LaterReasons,
});

/** The purposes of payments, by the operator's codes. */
export const purposesText = catalogue('purposesText', {
  CART: 'Packs from your cart',
  RENEWAL: 'Renewal',
  TOPUP: 'Add money',
  OFFER: 'New connection',
  INSTANT: 'Payment for a number',
  OTT: 'Streaming service',
});

/** The modes of payment by the operator's codes. For the method CARD the operator has the codes CC, DC and NB. */
type Modes = Readonly<Record<'CC' | 'DC' | 'NB' | Exclude<Method, 'CARD'>, string>>;

type Reasons = Readonly<Record<PackFailureReason, string>>;

/** The texts of the paid bill, of the result of each pack, and of the next steps. */
export const paymentDetailsText = catalogue('paymentDetailsText', {
  amount: 'Amount',
  whatFor: 'For',
  method: 'Payment method',
  modes: {
    CC: 'Credit card',
    DC: 'Debit card',
    NB: 'Net banking',
    UPI: 'UPI',
    INSTALMENT: 'Pay later',
    BALANCE: 'Balance',
  } satisfies Modes,
  when: 'When',
  bank: 'Bank reference',
  account: 'Paid for the number',
  due: 'Pay the provider by',
  order: 'Order number',
  results: 'Your packs',
  done: 'Done',
  held: 'Not active yet',
  notRenewed: 'Not renewed',
  notStarted: 'Not started',
  reasons: {
    tooEarly: 'It’s too early. You can renew a pack in the 15 days before it ends.',
    chargeRefused: 'Your operator couldn’t set up the charge.',
    other: 'Your operator couldn’t complete it.',
  } satisfies Reasons,
  givenBack: (amount: string): string => `${amount} for it is in your balance.`,
  notGivenBack:
    'Your operator didn’t say whether its price was refunded. Contact them with the reference below.',
  operatorSays: (words: string, code: string): string =>
    code === ''
      ? `Your operator’s message: ${words}`
      : `Your operator’s message: ${words} (${code})`,
  tryAgain: (count: number): string => (count === 1 ? 'Retry 1 pack' : `Retry ${count} packs`),
  next: 'What happens next',
  visit: 'We’ll call the number you gave us to arrange the installation.',
  seeOrder: 'See your order',
});

/** The texts that say what a payment means for the subscriber, and what to do while its outcome is not known. */
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
  printReceipt: 'Print receipt',
  shareReceipt: 'Share receipt',
  saveReceipt: 'Save receipt',
});

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
    otherAmount: 'Please don’t pay again',
  },
  dontClose: 'Don’t close this page.',
  asking: 'We’re checking with the operator. This doesn’t charge you.',
  notYet: 'We’ll keep checking. You can leave this page.',
  unconfirmed: 'We couldn’t confirm your payment yet. Nothing on this page means that it was paid.',
  withProvider: 'The payment provider is working on this payment or already has the money.',
  disputed: (amount: string): string =>
    `The operator first confirmed that ${amount} was paid, and now says that this payment failed. Send us the reference and we’ll look into it.`,
  aboutAnother: 'The operator answered about another payment, so this one is not confirmed.',
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
  checkStatus: 'Check status',
  tryAgain: 'Try again',
  keep: 'Payment reference',
  detailsMissing: 'We couldn’t load the details. The result above is still correct.',
  myPacks: 'My packs',
  home: 'Home',
  logIn: 'Log in',
});

export const receiptText = catalogue('receiptText', {
  title: 'Payment receipt',
  paid: 'Paid',
  billedTo: 'Paid by',
  customer: (id: string): string => `Customer number ${id}`,
  suppliedBy: 'Supplied by',
  gstin: (number: string): string => `GSTIN ${number}`,
  reference: 'Reference',
  fullReference: 'Full reference',
  bank: 'Bank reference',
  what: 'Description',
  period: 'Period',
  sac: 'SAC',
  amount: 'Amount',
  until: (day: string): string => `Until ${day}`,
  notDone: 'Not started. Any refund is under "Transactions".',
  beforeTax: 'Before tax',
  gst: 'GST',
  total: 'Total paid',
  method: 'Payment method',
  due: 'Pay the provider by',
  /** Help needs a login. */
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `Call ${phone}` : `Call ${phone} or open Help`;
    const without = isGuest ? 'Ask your operator' : 'Open Help';
    return `Questions? ${phone === '' ? without : byPhone} and quote the reference. This receipt was made by a computer and needs no signature.`;
  },
  /** The foot of a receipt without a reference, such as the receipt of a renewal from the balance. */
  footWithoutReference: (phone: string): string =>
    `Questions? ${phone === '' ? 'Open Help' : `Call ${phone} or open Help`}. This receipt was made by a computer and needs no signature.`,
});

export const topUpText = catalogue('topUpText', {
  title: 'Add money',
  balance: (amount: string): string => `Your balance is ${amount}`,
  amount: 'Amount in rupees',
  amountHint: (least: string, most: string) => `From ${least} to ${most}`,
  quick: 'Popular amounts',
  box: 'For which box?',
  account: 'For the whole account',
  payMissing: 'We couldn’t load the payment methods.',
  errors: {
    unreadable: 'Enter the amount in rupees, for example 500',
    comma: 'Use a dot for paise, for example 300.50',
    tooLittle: (least: string) => `The minimum amount is ${least}`,
    tooMuch: (most: string) => `The maximum amount is ${most} at a time`,
  },
});

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
  checkStatus: 'Check status',
  goOn: 'Continue payment',
  enterCode: 'Enter OTP',
  showCode: 'Show code',
  leave: 'Close this payment',
  mayBePaid:
    'If you paid there, don’t pay again: it will show here. If you didn’t, close that page and start again.',
  notPaid: 'I didn’t pay there, start again',
});

export const payInstantlyText = catalogue('payInstantlyText', {
  mobileno: 'Mobile number for the receipt (optional)',
  receiptHint: 'Only for this receipt.',
  email: 'Email for the receipt (optional)',
  pay: 'Pay with UPI',
  approve: 'You approve it in your UPI app',
  errors: {
    mobileno: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
    email: 'Enter an email address like name@example.com',
  },
});

export const upiText = catalogue('upiText', {
  beforePay:
    'You approve it in your UPI app. If you leave before that, it stays unpaid among your unfinished payments.',
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
  checkStatus: 'Check status',
  failed: 'Payment failed. No money was taken.',
  failedDescription: (sentence: string): string => `The operator said: ${sentence}`,
  newCode: 'Get a new code',
  back: 'Back',
  result: 'See the result',
  gone: 'This payment is no longer in this browser.',
});

export const upiRefusalText = catalogue('upiRefusalText', {
  changed: 'The amount has changed. Check it before you pay.',
  notPayable: 'The operator sent a request that can’t be paid. Nothing was paid. Try again later.',
  unknownNumber: 'No account found. Check the number.',
  neverBegan: 'We couldn’t create the request, and nothing was paid. Try again when you are ready.',
  checkStatus: 'Check status',
});
