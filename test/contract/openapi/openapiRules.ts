import type { CallName } from '../../../store/wire/answers';
import type { Leniency } from './wireForms';

const CARD = [
  'amount is the amount that was asked for.',
  'Where fields has an amount, a txnid or a currency, it is the one beside it, and the currency INR.',
  'The origin of action is one that the deployment names, unless it is the portal’s own.',
  'Asked again with the same key, txnid is the same.',
];
const UPI = [
  'amount is more than nothing.',
  'upiintent has one am, equal to amount, a pa with an @, and cu is INR or missing.',
];
const STATUS = [
  'txnid is the one that was asked about.',
  'An amount of nothing or less proves nothing: the payment counts as pending.',
  'An amount other than the one agreed to is never called paid.',
];

/**
 * What the portal requires of an answer beyond its shape. JSON Schema cannot express it, because it depends on another
 * field, on the request or on the deployment, so the description of the call says it.
 */
export const rulesInWords: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  subscriber: ['customerid is the one that the session was opened for.'],
  checkout: ['amount is the amount that was asked for.'],
  payAsDpCustomer: CARD,
  payAsLcoCustomer: CARD,
  instalmentEligibility: ['amount is the amount that was asked for.'],
  instantPay: [...UPI, 'amount is the amount that was asked for.'],
  ottQuickPay: UPI,
  paymentStatus: [
    ...STATUS,
    'A txnid that the operator does not have is answered with 404 and the code NO_SUCH_PAYMENT, or with 200, the status "Not Found", the same txnid and an amount of 0.',
  ],
  confirmPayment: STATUS,
};

/** Where the portal reads more than the contract allows, so that a damaged answer does no harm. */
export const leniencyInWords: Readonly<Record<Leniency, string>> = {
  rows: 'The portal leaves out a row that it cannot read, and counts it. A list without a readable row is refused.',
  fallback:
    'An amount that cannot be read is shown as unknown: its row stays, and the balance does not block the login.',
};

export const lenientCalls: Readonly<Record<Leniency, readonly CallName[]>> = {
  rows: [
    ...(['activePacks', 'renewablePacks', 'availablePacks', 'channels', 'promos'] as const),
    ...(['longDurationPrices', 'offerPlans', 'transactions', 'cpe', 'alerts'] as const),
    ...(['tickets', 'ticketPage', 'ticketCategories', 'contactMethods', 'documents'] as const),
  ],
  fallback: [
    ...(['login', 'subscriber', 'activePacks', 'renewablePacks', 'availablePacks'] as const),
    ...([
      'channels',
      'longDurationPrices',
      'offerPlans',
      'transactions',
      'instantCustomer',
    ] as const),
  ],
};
