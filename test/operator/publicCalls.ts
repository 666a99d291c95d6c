import type { CallName } from '../../store/wire/answers';

/**
 * The calls that need no session: how one comes to have one, and what the portal offers to
 * anybody. Some of them still look who asks, and tell a stranger less.
 */
export const OPEN_CALLS: ReadonlySet<CallName> = new Set<CallName>([
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
  // An offer's order is paid by somebody who has no account yet; anything else they refuse with 401.
  'payAsLcoCustomer',
  'subscribeToTopic',
]);
