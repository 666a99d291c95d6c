import type { ComponentType } from 'react';
import type { DomainName } from '../../store/core/documentedState';
import { HOME } from './guard';

export interface ScreenRoute {
  readonly path: string;
  readonly screen: () => Promise<ComponentType>;
  /** What the screen shows and does: loaded with it. */
  readonly needs: readonly DomainName[];
}

const route = (
  path: string,
  screen: () => Promise<ComponentType>,
  needs: readonly DomainName[] = [],
): ScreenRoute => ({ path, screen, needs });

/** The frame of every screen behind the login. */
export const homeShell = route(
  '',
  async () => (await import(/* webpackChunkName: "home" */ './frame/HomeShell')).HomeShell,
  ['subscriber', 'alerts'],
);
export const termsRoute = route(
  'terms',
  async () =>
    (await import(/* webpackChunkName: "screen-terms" */ '../screens/identity/terms/TermsScreen'))
      .TermsScreen,
);
export const notFoundRoute = route(
  '*',
  async () =>
    (await import(/* webpackChunkName: "screen-notFound" */ './notFound/NotFoundScreen'))
      .NotFoundScreen,
);
export const maintenanceRoute = route(
  '/maintenance',
  async () =>
    (await import(/* webpackChunkName: "screen-maintenance" */ './maintenance/MaintenanceScreen'))
      .MaintenanceScreen,
);

/**
 * Every documented address (specification §2) but the login, which is part of the first load.
 * Each screen is a chunk of its own.
 */
// prettier-ignore
export const openRoutes: readonly ScreenRoute[] = [
  route('/ottquickpay', async () => (await import(/* webpackChunkName: "screen-ottQuickPay" */ '../screens/payments/ott/OttQuickPayScreen')).OttQuickPayScreen, ['payments']),
  maintenanceRoute,
  route('/validate', async () => (await import(/* webpackChunkName: "screen-validate" */ '../screens/identity/validate/ValidateScreen')).ValidateScreen, ['otp']),
  route('/offerplans', async () => (await import(/* webpackChunkName: "screen-offerPlans" */ '../screens/newConnection/OfferPlansScreen')).OfferPlansScreen, ['offers']),
  route('/surveyquestions', async () => (await import(/* webpackChunkName: "screen-survey" */ '../screens/help/survey/SurveyScreen')).SurveyScreen, ['survey']),
  route('/instantpaymentdetails/', async () => (await import(/* webpackChunkName: "screen-instantPayment" */ '../screens/payments/instant/InstantPaymentScreen')).InstantPaymentScreen, ['instantPayment']),
  route('/instantpaymentconfirmdetails/:id', async () => (await import(/* webpackChunkName: "screen-instantPayment" */ '../screens/payments/instant/InstantPaymentConfirmScreen')).InstantPaymentConfirmScreen, ['instantPayment']),
  route('/paymentstatuscheck', async () => (await import(/* webpackChunkName: "screen-paymentStatus" */ '../screens/payments/status/PaymentStatusScreen')).PaymentStatusScreen, ['payments']),
];

/** Inside the home shell. `/checkout` is absolute, as documented. */
// prettier-ignore
export const homeRoutes: readonly ScreenRoute[] = [
  route(HOME, async () => (await import(/* webpackChunkName: "screen-dashboard" */ '../screens/home/DashboardScreen')).DashboardScreen, ['subscriber', 'equipment', 'packs', 'alerts', 'promos']),
  route(`${HOME}/mypacks`, async () => (await import(/* webpackChunkName: "screen-managePacks" */ '../screens/packs/manage/ManagePacksScreen')).ManagePacksScreen, ['equipment', 'packs']),
  route(`${HOME}/mypacks/renew`, async () => (await import(/* webpackChunkName: "screen-renew" */ '../screens/renewal/RenewScreen')).RenewScreen, ['renewal']),
  route(`${HOME}/addpacks`, async () => (await import(/* webpackChunkName: "screen-addPacks" */ '../screens/catalogue/browse/AddPacksScreen')).AddPacksScreen, ['catalogue', 'packs', 'equipment', 'cart']),
  route(`${HOME}/myprofile`, async () => (await import(/* webpackChunkName: "screen-profile" */ '../screens/account/profile/ProfileScreen')).ProfileScreen, ['profile']),
  route(`${HOME}/myprofile/kyc`, async () => (await import(/* webpackChunkName: "screen-kyc" */ '../screens/account/kyc/KycScreen')).KycScreen, ['kyc']),
  route(`${HOME}/myprofile/transaction`, async () => (await import(/* webpackChunkName: "screen-transactions" */ '../screens/history/TransactionsScreen')).TransactionsScreen, ['transactions']),
  route(`${HOME}/help`, async () => (await import(/* webpackChunkName: "screen-faq" */ '../screens/help/faq/FaqScreen')).FaqScreen, ['faqs']),
  route(`${HOME}/help/customersupport`, async () => (await import(/* webpackChunkName: "screen-support" */ '../screens/help/tickets/SupportScreen')).SupportScreen, ['equipment', 'packs', 'alerts', 'tickets', 'ticketDraft', 'retrack']),
  route(`${HOME}/alert`, async () => (await import(/* webpackChunkName: "screen-alerts" */ '../screens/inbox/AlertsScreen')).AlertsScreen, ['notifications']),
  route(`${HOME}/contactus`, async () => (await import(/* webpackChunkName: "screen-contact" */ '../screens/help/contact/ContactScreen')).ContactScreen, ['equipment']),
  route('/checkout', async () => (await import(/* webpackChunkName: "screen-checkout" */ '../screens/cart/CheckoutScreen')).CheckoutScreen, ['cart']),
  route(`${HOME}/description`, async () => (await import(/* webpackChunkName: "screen-description" */ '../screens/catalogue/description/DescriptionScreen')).DescriptionScreen, ['catalogue', 'packs', 'equipment', 'cart']),
  route(`${HOME}/logout`, async () => (await import(/* webpackChunkName: "screen-logout" */ '../screens/identity/logout/LogoutScreen')).LogoutScreen, ['notifications']),
  route(`${HOME}/topup`, async () => (await import(/* webpackChunkName: "screen-topUp" */ '../screens/payments/topUp/TopUpScreen')).TopUpScreen, ['equipment', 'topUp']),
];
