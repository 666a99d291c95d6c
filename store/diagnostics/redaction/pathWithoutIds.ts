import {
  ADD_PACKS,
  ALERTS,
  CHECKOUT,
  CONTACT,
  DESCRIPTION,
  INSTANT_PAYMENT,
  INSTANT_PAYMENT_CONFIRM,
  KYC,
  LICENCES,
  LOGOUT,
  MAINTENANCE,
  OFFER_PLANS,
  OTT_QUICK_PAY,
  PAYMENT_STATUS,
  RENEW,
  STAFF_LOGIN,
  SUPPORT,
  SURVEY,
  TOP_UP,
  TRANSACTIONS,
  VALIDATE,
} from '../../core/paths';

/** Together these routes contain every part of every route. */
const ROUTES = [
  ...[STAFF_LOGIN, MAINTENANCE, VALIDATE, OFFER_PLANS, SURVEY, OTT_QUICK_PAY, PAYMENT_STATUS],
  ...[INSTANT_PAYMENT, INSTANT_PAYMENT_CONFIRM, CHECKOUT, RENEW, ADD_PACKS, DESCRIPTION, TOP_UP],
  ...[KYC, TRANSACTIONS, SUPPORT, CONTACT, ALERTS, LOGOUT, LICENCES],
];
const ROUTE_PARTS: ReadonlySet<string> = new Set(ROUTES.flatMap((route) => route.split('/')));

/**
 * An address of the portal without its query and its fragment. A part that is in no route of the portal becomes '…',
 * because the part may be an id. The case is ignored, because payment providers change the case of an address.
 */
export const pathWithoutIds = (address: string): string => {
  const [pathname = ''] = address.split(/[?#]/);
  return pathname
    .split('/')
    .map((part) => (ROUTE_PARTS.has(part.toLowerCase()) ? part : '…'))
    .join('/');
};
