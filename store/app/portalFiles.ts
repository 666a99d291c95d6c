import {
  CHECKOUT,
  HOME,
  INSTANT_PAYMENT,
  INSTANT_PAYMENT_CONFIRM,
  LOGIN,
  MAINTENANCE,
  OFFER_PLANS,
  OTT_QUICK_PAY,
  PAYMENT_STATUS,
  STAFF_LOGIN,
  SURVEY,
  VALIDATE,
} from '../core/paths';

/* What the service worker may cache of this origin: the portal's own files and its one page, nothing else. */

/**
 * Scripts, pictures and web app manifests in /dist/. Not `build.json`: the page must always load it to notice a new
 * deployment.
 */
export const isPortalFile = (path: string): boolean =>
  /^\/dist\/[\w.~-]+\.(js|svg|png|webmanifest)$/.test(path);

const SCREENS = [
  ...[STAFF_LOGIN, MAINTENANCE, VALIDATE, OFFER_PLANS, SURVEY, OTT_QUICK_PAY, PAYMENT_STATUS],
  ...[HOME, CHECKOUT, INSTANT_PAYMENT_CONFIRM.replace('/:id', '')],
];

/** Whether the address is a screen of the portal (specification §2). */
export const isScreen = (path: string): boolean =>
  path === LOGIN ||
  path.startsWith(INSTANT_PAYMENT) ||
  SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`));
