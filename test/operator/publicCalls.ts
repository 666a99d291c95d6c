import type { CallName } from '../../store/wire/answers';

/**
 * The calls that need no session: those that lead to a login, and what the portal offers to
 * visitors. Some of them return less to a request without a session.
 */
export const PUBLIC_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  // Logging out twice, or after the session's end, is no error.
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
  // An offer's order is paid without an account; without a session anything else is answered 401.
  'payAsLcoCustomer',
  'subscribeToTopic',
]);
