export const LOGIN = '/';
export const HOME = '/nxtselfcareportal';
/** The way in for staff while maintenance is ON. */
export const STAFF_LOGIN = '/maintenancelogin';

const OPEN = new Set([
  LOGIN,
  '/validate',
  '/ottquickpay',
  STAFF_LOGIN,
  '/offerplans',
  '/maintenance',
]);

/**
 * What may be opened without a saved user session (specification §2), to the letter:
 * "contains" is contains.
 */
export const isOpenPath = (path: string): boolean =>
  OPEN.has(path) || path.includes('instantpayment') || path.includes('paymentstatuscheck');
