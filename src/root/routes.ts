import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import {
  ADD_PACKS,
  ALERTS,
  CHECKOUT,
  CONTACT,
  DESCRIPTION,
  HELP,
  HOME,
  INSTANT_PAYMENT,
  INSTANT_PAYMENT_CONFIRM,
  isOpenPath,
  isPaymentStatusPath,
  KYC,
  LOGOUT,
  MAINTENANCE,
  MY_PACKS,
  OFFER_PLANS,
  OTT_QUICK_PAY,
  PAYMENT_STATUS,
  PROFILE,
  RENEW,
  SUPPORT,
  SURVEY,
  TOP_UP,
  TRANSACTIONS,
  VALIDATE,
} from '../../store/core/paths';
import type { DomainName } from '../../store/documented/documentedState';
import { LazyHomeFrame } from '../app/frame/LazyHomeFrame';
import { type LazyScreen, lazyScreen } from '../app/lazy/lazyPart';
import type { Domains } from '../app/PortalServices';

export interface ScreenRoute {
  readonly path: string;
  readonly screen: LazyScreen;
}

const route = (
  path: string,
  load: () => Promise<ComponentType>,
  needs: readonly DomainName[] = [],
): ScreenRoute => ({ path, screen: lazyScreen({ id: path, load, needs }) });

/**
 * Route patterns that differ from their path: payment providers append segments to the path of the payment status, and
 * the path of the payment confirmation may lack its id.
 */
const PATTERNS: Readonly<Record<string, string>> = {
  [PAYMENT_STATUS]: `${PAYMENT_STATUS}/*`,
  [INSTANT_PAYMENT_CONFIRM]: `${INSTANT_PAYMENT_CONFIRM}?`,
};

export const patternOf = (path: string): string => PATTERNS[path] ?? path;

/** The frame of every screen behind the login. */
export const HomeShell = lazyScreen({
  id: 'home-shell',
  load: async () =>
    (await import(/* webpackChunkName: "home" */ '../app/frame/HomeShell')).HomeShell,
  needs: ['subscriber', 'alerts'],
});
export const TermsScreen = lazyScreen({
  id: 'terms',
  load: async () =>
    (await import(/* webpackChunkName: "screen-terms" */ '../screens/identity/terms/TermsScreen'))
      .TermsScreen,
});
export const NotFoundScreen = lazyScreen({
  id: 'not-found',
  load: async () =>
    (await import(/* webpackChunkName: "screen-notFound" */ '../app/notFound/NotFoundScreen'))
      .NotFoundScreen,
});
export const maintenanceRoute = route(
  MAINTENANCE,
  async () =>
    (
      await import(
        /* webpackChunkName: "screen-maintenance" */ '../app/maintenance/MaintenanceScreen'
      )
    ).MaintenanceScreen,
);

/**
 * The addresses outside `HomeShell` (specification §2), except the login, which is in the first download. Each screen
 * has its own chunk, but the two screens of the instant payment share one.
 */
// prettier-ignore
export const openRoutes: readonly ScreenRoute[] = [
  route(OTT_QUICK_PAY, async () => (await import(/* webpackChunkName: "screen-ottQuickPay" */ '../screens/payments/ott/OttQuickPayScreen')).OttQuickPayScreen, ['payments']),
  maintenanceRoute,
  route(VALIDATE, async () => (await import(/* webpackChunkName: "screen-validate" */ '../screens/identity/validate/ValidateScreen')).ValidateScreen, ['otp']),
  route(OFFER_PLANS, async () => (await import(/* webpackChunkName: "screen-offerPlans" */ '../screens/newConnection/OfferPlansScreen')).OfferPlansScreen, ['offers']),
  route(SURVEY, async () => (await import(/* webpackChunkName: "screen-survey" */ '../screens/help/survey/SurveyScreen')).SurveyScreen, ['survey']),
  route(INSTANT_PAYMENT, async () => (await import(/* webpackChunkName: "screen-instantPayment" */ '../screens/payments/instant/InstantPaymentScreen')).InstantPaymentScreen, ['instantPayment']),
  route(INSTANT_PAYMENT_CONFIRM, async () => (await import(/* webpackChunkName: "screen-instantPayment" */ '../screens/payments/instant/InstantPaymentConfirmScreen')).InstantPaymentConfirmScreen, ['instantPayment']),
  route(PAYMENT_STATUS, async () => (await import(/* webpackChunkName: "screen-paymentStatus" */ '../screens/payments/status/PaymentStatusScreen')).PaymentStatusScreen, ['payments', 'topUp']),
];

/** The screens inside the home shell. The path `/checkout` lacks the prefix of the others, as documented. */
// prettier-ignore
export const homeRoutes: readonly ScreenRoute[] = [
  route(HOME, async () => (await import(/* webpackChunkName: "screen-dashboard" */ '../screens/home/DashboardScreen')).DashboardScreen, ['subscriber', 'equipment', 'packs', 'alerts', 'promos']),
  route(MY_PACKS, async () => (await import(/* webpackChunkName: "screen-managePacks" */ '../screens/packs/manage/ManagePacksScreen')).ManagePacksScreen, ['equipment', 'packs']),
  route(RENEW, async () => (await import(/* webpackChunkName: "screen-renew" */ '../screens/renewal/RenewScreen')).RenewScreen, ['renewal']),
  route(ADD_PACKS, async () => (await import(/* webpackChunkName: "screen-addPacks" */ '../screens/catalogue/browse/AddPacksScreen')).AddPacksScreen, ['catalogue', 'packs', 'equipment', 'cart']),
  route(PROFILE, async () => (await import(/* webpackChunkName: "screen-profile" */ '../screens/account/profile/ProfileScreen')).ProfileScreen, ['profile']),
  route(KYC, async () => (await import(/* webpackChunkName: "screen-kyc" */ '../screens/account/kyc/KycScreen')).KycScreen, ['kyc']),
  route(TRANSACTIONS, async () => (await import(/* webpackChunkName: "screen-transactions" */ '../screens/history/TransactionsScreen')).TransactionsScreen, ['transactions']),
  route(HELP, async () => (await import(/* webpackChunkName: "screen-faq" */ '../screens/help/faq/FaqScreen')).FaqScreen, ['faqs', 'equipment', 'tickets']),
  route(SUPPORT, async () => (await import(/* webpackChunkName: "screen-support" */ '../screens/help/tickets/SupportScreen')).SupportScreen, ['equipment', 'packs', 'alerts', 'tickets', 'ticketDraft', 'retrack']),
  route(ALERTS, async () => (await import(/* webpackChunkName: "screen-alerts" */ '../screens/inbox/AlertsScreen')).AlertsScreen, ['notifications']),
  route(CONTACT, async () => (await import(/* webpackChunkName: "screen-contact" */ '../screens/help/contact/ContactScreen')).ContactScreen, ['equipment']),
  route(CHECKOUT, async () => (await import(/* webpackChunkName: "screen-checkout" */ '../screens/cart/CheckoutScreen')).CheckoutScreen, ['cart']),
  route(DESCRIPTION, async () => (await import(/* webpackChunkName: "screen-description" */ '../screens/catalogue/description/DescriptionScreen')).DescriptionScreen, ['catalogue', 'packs', 'equipment', 'cart']),
  route(LOGOUT, async () => (await import(/* webpackChunkName: "screen-logout" */ '../screens/identity/logout/LogoutScreen')).LogoutScreen, ['notifications']),
  route(TOP_UP, async () => (await import(/* webpackChunkName: "screen-topUp" */ '../screens/payments/topUp/TopUpScreen')).TopUpScreen, ['equipment', 'topUp']),
];

const screenAt = (routes: readonly ScreenRoute[], pathname: string): LazyScreen | undefined =>
  routes.find(({ path }) => matchPath(patternOf(path), pathname))?.screen;

/** What decides which screen a path shows. */
export interface PathAccess {
  readonly isLoggedIn: boolean;
  readonly hasTerms: boolean;
}

/**
 * Loads what a path shows: a screen of `openRoutes`, the terms, or `HomeShell` with its screen. The payment status also
 * has the home frame if the subscriber is logged in and has no terms to accept.
 */
export const preloadPath = (
  pathname: string,
  { isLoggedIn, hasTerms }: PathAccess,
  domains: Domains,
): Promise<unknown> => {
  const openScreen = screenAt(openRoutes, pathname)?.preloaded(domains);
  if (openScreen && isLoggedIn && !hasTerms && isPaymentStatusPath(pathname))
    return Promise.all([openScreen, LazyHomeFrame.preloaded(domains)]);
  if (openScreen) return openScreen;
  if (!isLoggedIn || isOpenPath(pathname)) return Promise.resolve();
  if (hasTerms) return TermsScreen.preloaded(domains);
  const screen = screenAt(homeRoutes, pathname) ?? NotFoundScreen;
  return Promise.all([HomeShell.preloaded(domains), screen.preloaded(domains)]);
};
