import { get, getOnce, named, post, put } from './endpoint';

const money = { money: true };
const UPLOAD_LIMIT = 180_000;
/** A short limit, because the session ends on this device in any case. */
const LOGOUT_LIMIT = 5_000;

/**
 * Every call the portal makes, as documented (specification §7). The request and the answer of
 * a row have the row's name in `store/wire/requests/requests.ts` and `store/wire/answers.ts`.
 *
 * Paths keep the operator's spelling (`updateCanclePayment`, the `.php` of some calls) and always
 * resolve against the API base, also `subscriber/v1/subscriber/broadbanddetails`, which the
 * specification writes without its leading slash.
 */
// prettier-ignore
export const endpoints = named({
  // Subscriber
  subscriber:           get    ('subscriber/v1/subscriber'),
  updateSubscriber:     put    ('subscriber/v1/subscriber', 'json'),
  register:             post   ('subscriber/v1/subscriber', 'form'),
  resetPassword:        put    ('subscriber/v1/subscriber/resetpassword', 'json'),
  login:                getOnce('subscriber/v1/login', 'query'),
  acceptTerms:          post   ('subscriber/v1/subscriber/termsandcondition'),
  maintenance:          get    ('subscriber/v1/maintenance'),
  validate:             getOnce('subscriber/v1/subscriber/validate', 'query'),
  generateOtp:          post   ('subscriber/v1/subscriber/generateotp', 'form'),
  regenerateOtp:        post   ('subscriber/v1/subscriber/regenotp', 'form'),
  verifyOtp:            getOnce('subscriber/v1/subscriber/verify', 'query'),
  cpe:                  get    ('subscriber/v1/subscriber/cpe'),
  logout:               getOnce('subscriber/v1/logout', 'nothing', { timeLimit: LOGOUT_LIMIT }),
  retrack:              post   ('subscriber/v1/retrack', 'form'),

  // Tickets
  tickets:              get    ('subscriber/v1/ticket.php', 'query'),
  ticketPage:           get    ('subscriber/v1/ticket.php/{ticketid}', 'query'),
  closeTicket:          put    ('subscriber/v1/ticket', 'json'),
  createTicket:         post   ('subscriber/v1/ticket', 'form'),
  ticketCategories:     get    ('subscriber/v1/ticket/category'),
  contactMethods:       get    ('subscriber/v1/ticket.php/contactmethods'),

  // KYC
  uploadDocument:       post   ('subscriber/v1/fileupload', 'multipart', { quiet: true, timeLimit: UPLOAD_LIMIT }),
  documents:            get    ('subscriber/v1/subscriber/document'),

  // Packs
  activePacks:          get    ('subscriber/v1/product/active.php', 'query'),
  renewablePacks:       get    ('subscriber/v1/product/active', 'query'),
  removePack:           post   ('subscriber/v1/product.php/scheduleddisconnect', 'form'),
  availablePacks:       get    ('subscriber/v1/product.php', 'query'),
  cancelForRefund:      post   ('subscriber/v1/product/cancelforrefund', 'form', money),
  broadbandDetails:     post   ('subscriber/v1/subscriber/broadbanddetails', 'query', { changes: false, quiet: true }),
  channels:             get    ('subscriber/v1/product/channel', 'query'),
  promos:               get    ('subscriber/v1/promo', 'query'),

  // Cart
  addToCart:            post   ('subscriber/v1/cart', 'form', { quiet: true }),
  removeFromCart:       getOnce('subscriber/v1/cart/remove', 'query', { changes: true, quiet: true }),
  cart:                 get    ('subscriber/v1/cart'),
  checkout:             post   ('subscriber/v1/cart/checkout', 'form', money),

  // Payments
  paymentStatus:        get    ('subscriber/paymentstatuscheck', 'query'),
  payAsDpCustomer:      post   ('subscriber/v1/product/paymentdpcustomer', 'form', money),
  payAsLcoCustomer:     post   ('subscriber/v1/payment', 'form', money),
  renew:                post   ('subscriber/v1/product', 'form', money),
  renewReadingText:     post   ('subscriber/v1/product', 'form', { ...money, reads: 'text' }),
  instalmentEligibility: post  ('subscriber/v1/lazypay/eligibility', 'form', money),
  instalmentResendOtp:  post   ('subscriber/v1/lazypay/resendotp', 'form'),
  instalmentPay:        post   ('subscriber/v1/lazypay/pay', 'form', money),
  instalmentCancel:     post   ('subscriber/v1/lazypay/updateCanclePayment', 'form', money),
  confirmPayment:       post   ('subscriber/paymentconfirm', 'form', money),
  longDurationPrices:   get    ('subscriber/v1/subscriber/ldrprice', 'query', { optionalPayload: true }),
  instantCustomer:      getOnce('subscriber/v1/payment/instantpayment', 'query'),
  instantPay:           post   ('subscriber/v1/payment/instantpay', 'form', money),
  ottQuickPay:          getOnce('subscriber/v1/payment/ottquickpay', 'query', { ...money, changes: true }),

  // History, alerts and offers
  transactions:         get    ('subscriber/v1/subscriber/transactionhistory', 'query'),
  alerts:               get    ('subscriber/v1/alertmessage', 'query'),
  offerPlans:           get    ('subscriber/v1/customerorder.php/offerplans', 'query'),
  offerSubscriber:      get    ('subscriber/v1/customerorder.php/subscriberinfo', 'query'),
  placeOrder:           post   ('subscriber/v1/customerorder', 'form', money),

  // Push: a configured address of the operator's own relay, not below the API base
  subscribeToTopic:     post   ('{relay}', 'json', { quiet: true }),
});
