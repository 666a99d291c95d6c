import { getOnceRow, getRow, named, postRow, putRow } from './endpoint';

const money = { money: true };
const secretAddress = { secretAddress: true };
const reports = { reports: true };
const UPLOAD_LIMIT = 180_000;
/** A short limit, because the session ends on this device in any case. */
const LOGOUT_LIMIT = 5_000;

/**
 * Every call that the portal makes to the operator, as documented (specification §7). The request and the answer of a
 * row have the row's name in `store/wire/requests/requests.ts` and `store/wire/answers.ts`.
 *
 * Paths keep the operator's spelling (`updateCanclePayment`, the `.php` of some calls) and resolve against the API
 * base, except `{relay}`. This includes `subscriber/v1/subscriber/broadbanddetails`, which the specification writes
 * without a leading slash.
 */
// prettier-ignore
export const endpoints = named({
  // Subscriber
  subscriber:           getRow    ('subscriber/v1/subscriber'),
  updateSubscriber:     putRow    ('subscriber/v1/subscriber', 'json'),
  register:             postRow   ('subscriber/v1/subscriber', 'form'),
  resetPassword:        putRow    ('subscriber/v1/subscriber/resetpassword', 'json'),
  login:                getOnceRow('subscriber/v1/login', 'query', secretAddress),
  acceptTerms:          postRow   ('subscriber/v1/subscriber/termsandcondition'),
  maintenance:          getRow    ('subscriber/v1/maintenance'),
  validate:             getOnceRow('subscriber/v1/subscriber/validate', 'query', secretAddress),
  generateOtp:          postRow   ('subscriber/v1/subscriber/generateotp', 'form'),
  regenerateOtp:        postRow   ('subscriber/v1/subscriber/regenotp', 'form'),
  verifyOtp:            getOnceRow('subscriber/v1/subscriber/verify', 'query', secretAddress),
  cpe:                  getRow    ('subscriber/v1/subscriber/cpe'),
  logout:               getOnceRow('subscriber/v1/logout', 'nothing', { timeLimit: LOGOUT_LIMIT }),
  retrack:              postRow   ('subscriber/v1/retrack', 'form'),

  // Tickets
  tickets:              getRow    ('subscriber/v1/ticket.php', 'query'),
  ticketPage:           getRow    ('subscriber/v1/ticket.php/{ticketid}', 'query'),
  closeTicket:          putRow    ('subscriber/v1/ticket', 'json'),
  createTicket:         postRow   ('subscriber/v1/ticket', 'form'),
  ticketCategories:     getRow    ('subscriber/v1/ticket/category'),
  contactMethods:       getRow    ('subscriber/v1/ticket.php/contactmethods'),

  // KYC
  uploadDocument:       postRow   ('subscriber/v1/fileupload', 'multipart', { quiet: true, timeLimit: UPLOAD_LIMIT }),
  documents:            getRow    ('subscriber/v1/subscriber/document'),

  // Packs
  activePacks:          getRow    ('subscriber/v1/product/active.php', 'query'),
  renewablePacks:       getRow    ('subscriber/v1/product/active', 'query'),
  removePack:           postRow   ('subscriber/v1/product.php/scheduleddisconnect', 'form'),
  availablePacks:       getRow    ('subscriber/v1/product.php', 'query'),
  cancelForRefund:      postRow   ('subscriber/v1/product/cancelforrefund', 'form', money),
  broadbandDetails:     postRow   ('subscriber/v1/subscriber/broadbanddetails', 'query', { changes: false, quiet: true }),
  channels:             getRow    ('subscriber/v1/product/channel', 'query'),
  promos:               getRow    ('subscriber/v1/promo', 'query'),

  // Cart
  addToCart:            postRow   ('subscriber/v1/cart', 'form', { quiet: true }),
  removeFromCart:       getOnceRow('subscriber/v1/cart/remove', 'query', { changes: true, quiet: true }),
  cart:                 getRow    ('subscriber/v1/cart'),
  checkout:             postRow   ('subscriber/v1/cart/checkout', 'form', money),

  // Payments
  paymentStatus:        getRow    ('subscriber/paymentstatuscheck', 'query', reports),
  payAsDpCustomer:      postRow   ('subscriber/v1/product/paymentdpcustomer', 'form', money),
  payAsLcoCustomer:     postRow   ('subscriber/v1/payment', 'form', money),
  renew:                postRow   ('subscriber/v1/product', 'form', { ...money, ...reports }),
  renewReadingText:     postRow   ('subscriber/v1/product', 'form', { ...money, ...reports, reads: 'text' }),
  instalmentEligibility: postRow  ('subscriber/v1/lazypay/eligibility', 'form', money),
  instalmentResendOtp:  postRow   ('subscriber/v1/lazypay/resendotp', 'form'),
  instalmentPay:        postRow   ('subscriber/v1/lazypay/pay', 'form', money),
  instalmentCancel:     postRow   ('subscriber/v1/lazypay/updateCanclePayment', 'form', money),
  confirmPayment:       postRow   ('subscriber/paymentconfirm', 'form', { ...money, ...reports }),
  longDurationPrices:   getRow    ('subscriber/v1/subscriber/ldrprice', 'query', { optionalPayload: true }),
  instantCustomer:      getOnceRow('subscriber/v1/payment/instantpayment', 'query', secretAddress),
  instantPay:           postRow   ('subscriber/v1/payment/instantpay', 'form', money),
  ottQuickPay:          getOnceRow('subscriber/v1/payment/ottquickpay', 'query', { ...money, ...secretAddress, changes: true }),

  // History, alerts and offers
  transactions:         getRow    ('subscriber/v1/subscriber/transactionhistory', 'query'),
  alerts:               getRow    ('subscriber/v1/alertmessage', 'query'),
  offerPlans:           getRow    ('subscriber/v1/customerorder.php/offerplans', 'query'),
  offerSubscriber:      getRow    ('subscriber/v1/customerorder.php/subscriberinfo', 'query', secretAddress),
  placeOrder:           postRow   ('subscriber/v1/customerorder', 'form', money),

  // Push: a configured address of the operator's own relay, not below the API base
  subscribeToTopic:     postRow   ('{relay}', 'json', { quiet: true }),
});
