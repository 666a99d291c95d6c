import type { CallName } from '../../store/wire/answers';

/**
 * The calls that need no session: those that lead to a login, and those for visitors. Some of them return less to a
 * request without a session.
 */
export const PUBLIC_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  // A second logout, or one after the session has ended, is no error.
  'logout',
  'register',
  'resetPassword',
  'validate',
  'generateOtp',
  'regenerateOtp',
  'verifyOtp',
  'maintenance',
  'promos',
  'offerPlans',
  'offerSubscriber',
  'placeOrder',
  'instantCustomer',
  'instantPay',
  'ottQuickPay',
  'paymentStatus',
  'confirmPayment',
  // The order of an offer is paid without an account. Any other payment without a session is answered with 401.
  'payAsLcoCustomer',
  'subscribeToTopic',
]);
