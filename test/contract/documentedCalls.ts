/** How the specification says that a call is sent; '' where it does not say. */
export type SentAs = '' | 'query' | 'query style' | 'optional query' | 'JSON' | 'no body';

/** Copied by hand from specification §7, one line each, in its order and spelling. */
// prettier-ignore
export const documentedCalls: readonly (readonly [method: string, path: string, sentAs: SentAs])[] = [
  // Subscriber
  ['GET',  '/subscriber/v1/subscriber', ''],
  ['PUT',  '/subscriber/v1/subscriber', 'JSON'],
  ['POST', '/subscriber/v1/subscriber', ''],
  ['PUT',  '/subscriber/v1/subscriber/resetpassword', 'JSON'],
  ['GET',  '/subscriber/v1/login', 'query'],
  ['POST', '/subscriber/v1/subscriber/termsandcondition', 'no body'],
  ['GET',  '/subscriber/v1/maintenance', ''],
  ['GET',  '/subscriber/v1/subscriber/validate', 'query'],
  ['POST', '/subscriber/v1/subscriber/generateotp', ''],
  ['POST', '/subscriber/v1/subscriber/regenotp', ''],
  ['GET',  '/subscriber/v1/subscriber/verify', 'query'],
  ['GET',  '/subscriber/v1/subscriber/cpe', ''],
  ['GET',  '/subscriber/v1/logout', ''],
  ['POST', '/subscriber/v1/retrack', ''],
  // Tickets
  ['GET',  '/subscriber/v1/ticket.php', 'query'],
  ['GET',  '/subscriber/v1/ticket.php/{ticketid}?page={pageno}', 'query'],
  ['PUT',  '/subscriber/v1/ticket', ''],
  ['POST', '/subscriber/v1/ticket', ''],
  ['GET',  '/subscriber/v1/ticket/category', ''],
  ['GET',  '/subscriber/v1/ticket.php/contactmethods', ''],
  // KYC
  ['POST', '/subscriber/v1/fileupload', ''],
  ['GET',  '/subscriber/v1/subscriber/document', ''],
  // Packs
  ['GET',  '/subscriber/v1/product/active.php', 'query'],
  ['GET',  '/subscriber/v1/product/active', 'query'],
  ['POST', '/subscriber/v1/product.php/scheduleddisconnect', ''],
  ['GET',  '/subscriber/v1/product.php', 'query'],
  ['POST', '/subscriber/v1/product/cancelforrefund', ''],
  ['POST', 'subscriber/v1/subscriber/broadbanddetails', 'query style'],
  ['GET',  '/subscriber/v1/product/channel', 'query'],
  ['GET',  '/subscriber/v1/promo', 'query'],
  // Cart
  ['POST', '/subscriber/v1/cart', ''],
  ['GET',  '/subscriber/v1/cart/remove', 'query'],
  ['GET',  '/subscriber/v1/cart', ''],
  ['POST', '/subscriber/v1/cart/checkout', ''],
  // Payments
  ['GET',  '/subscriber/paymentstatuscheck', 'query'],
  ['POST', '/subscriber/v1/product/paymentdpcustomer', ''],
  ['POST', '/subscriber/v1/payment', ''],
  ['POST', '/subscriber/v1/product', ''],
  ['POST', '/subscriber/v1/lazypay/eligibility', ''],
  ['POST', '/subscriber/v1/lazypay/resendotp', ''],
  ['POST', '/subscriber/v1/lazypay/pay', ''],
  ['POST', '/subscriber/v1/lazypay/updateCanclePayment', ''],
  ['POST', '/subscriber/paymentconfirm', ''],
  ['GET',  '/subscriber/v1/subscriber/ldrprice', 'optional query'],
  ['GET',  '/subscriber/v1/payment/instantpayment', 'query'],
  ['POST', '/subscriber/v1/payment/instantpay', ''],
  ['GET',  '/subscriber/v1/payment/ottquickpay', 'query'],
  // History, alerts and offers
  ['GET',  '/subscriber/v1/subscriber/transactionhistory', 'query'],
  ['GET',  '/subscriber/v1/alertmessage', 'query'],
  ['GET',  '/subscriber/v1/customerorder.php/offerplans', 'query'],
  ['GET',  '/subscriber/v1/customerorder.php/subscriberinfo', 'query'],
  ['POST', '/subscriber/v1/customerorder', ''],
];

/**
 * GETs that change state, or carry a password, a code or the identity of an account. Sending one twice could cost the
 * subscriber something.
 */
export const neverSentTwice: readonly string[] = [
  '/subscriber/v1/login',
  '/subscriber/v1/logout',
  '/subscriber/v1/cart/remove',
  '/subscriber/v1/subscriber/verify',
  '/subscriber/v1/subscriber/validate',
  '/subscriber/v1/payment/instantpayment',
  '/subscriber/v1/payment/ottquickpay',
];

/** Calls after which money may have moved, been promised or been released. */
export const movesMoney: readonly string[] = [
  'POST /subscriber/v1/product/cancelforrefund',
  'POST /subscriber/v1/cart/checkout',
  'POST /subscriber/v1/product/paymentdpcustomer',
  'POST /subscriber/v1/payment',
  'POST /subscriber/v1/product',
  'POST /subscriber/v1/lazypay/eligibility',
  'POST /subscriber/v1/lazypay/pay',
  'POST /subscriber/v1/lazypay/updateCanclePayment',
  'POST /subscriber/paymentconfirm',
  'POST /subscriber/v1/payment/instantpay',
  'GET /subscriber/v1/payment/ottquickpay',
  'POST /subscriber/v1/customerorder',
];
