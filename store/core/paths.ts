/*
 * The addresses of the portal's screens (specification §2). A lint rule forbids literal addresses in the rest of the
 * code, except in tests. `viewPaths.ts` adds an id, a step or a query to an address; the login does not need it.
 */

export const LOGIN = '/';
/** The login of the staff while maintenance is ON. */
export const STAFF_LOGIN = '/maintenancelogin';
export const MAINTENANCE = '/maintenance';
export const VALIDATE = '/validate';
/** The screen of `VALIDATE` with the purpose already chosen. */
export const REGISTRATION = `${VALIDATE}?for=register`;
export const RESET_PASSWORD = `${VALIDATE}?for=password`;
export const OFFER_PLANS = '/offerplans';
export const SURVEY = '/surveyquestions';
export const OTT_QUICK_PAY = '/ottquickpay';
export const INSTANT_PAYMENT = '/instantpaymentdetails/';
/** A pattern of the route table; `instantPaymentConfirmPath` makes an address from it. */
export const INSTANT_PAYMENT_CONFIRM = '/instantpaymentconfirmdetails/:id';
export const PAYMENT_STATUS = '/paymentstatuscheck';

export const HOME = '/nxtselfcareportal';
export const MY_PACKS = `${HOME}/mypacks`;
export const RENEW = `${MY_PACKS}/renew`;
export const ADD_PACKS = `${HOME}/addpacks`;
/** The view of the add-packs screen that searches for cheaper packs with the same channels. */
export const SAVE = `${ADD_PACKS}?view=save`;
export const DESCRIPTION = `${HOME}/description`;
export const CHECKOUT = '/checkout';
export const ORDER_DONE = `${CHECKOUT}?step=paid`;
export const TOP_UP = `${HOME}/topup`;
export const PROFILE = `${HOME}/myprofile`;
export const KYC = `${PROFILE}/kyc`;
export const TRANSACTIONS = `${PROFILE}/transaction`;
export const HELP = `${HOME}/help`;
export const SUPPORT = `${HELP}/customersupport`;
export const NEW_TICKET = `${SUPPORT}?new=ticket`;
export const PICTURE_GUIDE = `${SUPPORT}?guide=picture`;
export const CONTACT = `${HOME}/contactus`;
export const ALERTS = `${HOME}/alert`;
/** The pushed messages, below the alerts. */
export const INBOX = `${ALERTS}#messages`;
export const LOGOUT = `${HOME}/logout`;

/** The licence notices of the packages that the portal contains. The build writes this file. */
export const LICENCES = '/dist/licences.txt';

/**
 * The documented paths (specification §2) that a pushed message and a login may open. The list lacks the paths that act
 * when opened (logout), need a context (the return from a payment), or serve maintenance or visitors without a login.
 * Only the offer plans are in the list although they serve visitors. A test compares the list with the route table.
 */
export const DEEP_LINK_PATHS: readonly string[] = [
  HOME,
  MY_PACKS,
  RENEW,
  ADD_PACKS,
  PROFILE,
  KYC,
  TRANSACTIONS,
  HELP,
  SUPPORT,
  ALERTS,
  CONTACT,
  DESCRIPTION,
  TOP_UP,
  CHECKOUT,
  OFFER_PLANS,
  SURVEY,
];

const OPEN = new Set([LOGIN, VALIDATE, OTT_QUICK_PAY, STAFF_LOGIN, OFFER_PLANS, MAINTENANCE]);

/**
 * Whether the path may be opened without a saved user session (specification §2). A text for which the specification
 * says "contains" may stand anywhere in the path. The case of the payment status path is ignored, because payment
 * providers change it.
 */
export const isOpenPath = (path: string): boolean =>
  OPEN.has(path) || path.includes('instantpayment') || /paymentstatuscheck/i.test(path);

/** Ignores the case and an appended path, because payment providers change the case of addresses and extend them. */
export const isPaymentStatusPath = (path: string): boolean =>
  /^\/paymentstatuscheck(\/|$)/i.test(path);
