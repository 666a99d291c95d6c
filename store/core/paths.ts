/*
 * Every address of the portal (specification §2) and every view that is in an address's query. No
 * other file spells one out: lint holds it.
 */

export const LOGIN = '/';
/** The way in for staff while maintenance is ON. */
export const STAFF_LOGIN = '/maintenancelogin';
export const MAINTENANCE = '/maintenance';
export const VALIDATE = '/validate';
/** The same screen with its choice made. */
export const REGISTRATION = `${VALIDATE}?for=register`;
export const RESET_PASSWORD = `${VALIDATE}?for=password`;
export const OFFER_PLANS = '/offerplans';
export const SURVEY = '/surveyquestions';
export const OTT_QUICK_PAY = '/ottquickpay';
export const INSTANT_PAYMENT = '/instantpaymentdetails/';
/** A pattern of the route table; `instantPaymentConfirmPath` is an address. */
export const INSTANT_PAYMENT_CONFIRM = '/instantpaymentconfirmdetails/:id';
export const PAYMENT_STATUS = '/paymentstatuscheck';

export const HOME = '/nxtselfcareportal';
export const MY_PACKS = `${HOME}/mypacks`;
export const RENEW = `${MY_PACKS}/renew`;
export const ADD_PACKS = `${HOME}/addpacks`;
/** The view of the add-packs screen that looks for the same channels for less. */
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

/** The notices of the packages in the portal, a file that the build writes. */
export const LICENCES = '/dist/licences.txt';

/**
 * The paths that a pushed message and a login may open: the documented ones (specification §2) except those
 * that act when opened (logout) and those that need a context (the return from a payment). A test compares
 * them with the route table.
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
 * What may be opened without a saved user session (specification §2), to the letter:
 * "contains" is contains. A provider may return in another case.
 */
export const isOpenPath = (path: string): boolean =>
  OPEN.has(path) || path.includes('instantpayment') || /paymentstatuscheck/i.test(path);

/** Providers change the case of an address and add to it. */
export const isPaymentStatusPath = (path: string): boolean =>
  /^\/paymentstatuscheck(\/|$)/i.test(path);

/** Where the state of a payment is looked up. */
export const paymentStatusPath = (txnid: string): string =>
  `${PAYMENT_STATUS}?txnid=${encodeURIComponent(txnid)}`;

export const instantPaymentConfirmPath = (id: string): string =>
  INSTANT_PAYMENT_CONFIRM.replace(':id', encodeURIComponent(id));

/** The parameter that names an attempt of this browser, made up and without meaning elsewhere. */
export const ATTEMPT_PARAMETER = 'show';

/** Where the request to pay of an attempt is shown again. */
export const requestPath = (screen: typeof OTT_QUICK_PAY | typeof INSTANT_PAYMENT, id: string) =>
  `${screen}?${ATTEMPT_PARAMETER}=${encodeURIComponent(id)}`;

/** The steps of ordering a new connection. */
export type OfferStep = 'plans' | 'compare' | 'details' | 'review' | 'placed';

/** Each step has an address, so that the browser's Back goes one step back. */
export const offerStepPath = (step: OfferStep): string =>
  step === 'plans' ? OFFER_PLANS : `${OFFER_PLANS}?step=${step}`;

export const ticketPath = (ticketid: string): string =>
  `${SUPPORT}?ticket=${encodeURIComponent(ticketid)}`;

/** One question and its answer on the help page. */
export const faqPath = (id: string): string => `${HELP}#${id}`;

/** One pack or channel; `list` is the query of the list to go back to. */
export const descriptionPath = (what: 'pack' | 'channel', id: string, list: string): string =>
  `${DESCRIPTION}?${what}=${encodeURIComponent(id)}${list && `&${list}`}`;

/** The channels that the household has: of one box by the end of its number, of one pack, or all. */
export const ownChannelsPath = (focus: { ending?: string; productid?: string } = {}): string => {
  const query = new URLSearchParams({ channels: focus.ending ?? '' });
  if (focus.productid) query.set('in', focus.productid);
  return `${MY_PACKS}?${query.toString()}`;
};

/** The renewal of one service: of a box by the end of its number, or of what plays on no box. */
export const renewServicePath = (service: {
  readonly place: 'box' | 'broadband' | 'nowhere';
  readonly stbno: string;
}): string => {
  const { place, stbno } = service;
  return `${RENEW}?service=${place === 'box' ? stbno.slice(-4) : place}`;
};

/**
 * One of the subscriber's packs, or its renewal: the end of its box's number and its first day tell it from
 * others of its kind.
 */
export const packPath = (
  pack: { productid: string; ending: string; since: string },
  screen: typeof MY_PACKS | typeof RENEW = MY_PACKS,
): string => {
  const query = new URLSearchParams({
    pack: pack.productid,
    ...(pack.ending !== '' && { box: pack.ending }),
    ...(pack.since !== '' && { since: pack.since }),
  });
  return `${screen}?${query.toString()}`;
};
