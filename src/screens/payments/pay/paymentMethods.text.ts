import type { OfferedMethod } from '../../../../store/payments/methods';
import { catalogue } from '../../../text/catalogue';

/** What the balance holds is said with its amount. */
type ProviderMethod = Exclude<OfferedMethod, 'BALANCE'>;

/** What the instalment provider says no with, by its codes. Another one is told in its own sentence. */
interface LaterReasons {
  readonly LP_USER_INELIGIBLE: string;
  readonly LP_INSUFFICIENT_BALANCE: string;
  readonly LP_EXCEEDS_USER_MAX_TXN_LIMIT: string;
  readonly LP_BILL_OVER_DUES: string;
  readonly LP_ACCOUNT_LOCKED: string;
  readonly LP_MAX_OTP_GEN_EXCEEDED: string;
  readonly LP_DUPLICATE_TRANSACTION_REQUEST: string;
}

/** How something is paid, and why a press paid nothing. */
export const paymentMethodsText = catalogue('paymentMethodsText', {
  how: 'Payment method',
  change: 'Change',
  ways: {
    CARD: 'UPI, card or net banking',
    INSTALMENT: 'Pay later',
    BALANCE: 'Your balance',
  } satisfies Readonly<Record<OfferedMethod, string>>,
  means: {
    CARD: 'On a secure payment page',
    INSTALMENT: 'You repay a provider later',
  } satisfies Readonly<Record<ProviderMethod, string>>,
  onlyCard: 'Pay by UPI, card or net banking on the payment provider’s secure page.',
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
  check: 'Check payment',
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
