import type { View } from '../viewTable';
import { cartViews, cartWayViews } from './cartViews';
import { catalogueTroubles, catalogueViews } from './catalogueViews';
import { packViews } from './packViews';
import { paymentViews } from './paymentViews';
import { profileViews } from './profileViews';
import { renewOutcomeViews, renewViews } from './renewViews';
import { saveViews } from './saveViews';
import { shopViews } from './shopViews';
import {
  alertViews,
  dashboardViews,
  historyViews,
  loginViews,
  strangersViews,
  subscribersViews,
  supportViews,
} from './views';

export const only = (views: readonly View[], ...names: readonly string[]) =>
  views.filter(({ name }) => names.includes(name));
const without = (views: readonly View[], ...names: readonly string[]) =>
  views.filter(({ name }) => !names.includes(name));
const isSheet = ({ name }: View) => name.startsWith('otp-dialog');

/** The views of a story follow each other on one page, with one operator. What changes the page for good comes last. */
export const everyView: Readonly<Record<string, readonly View[]>> = {
  'the first screens of a stranger, and the way to a login': strangersViews.slice(0, 16),
  'payments without a login': strangersViews.slice(16),
  'the first screens of a subscriber': subscribersViews,
  'the profile and the transactions': [
    ...profileViews,
    ...without(historyViews, 'history-loading', 'history-half'),
  ],
  'customer support': supportViews,
  'packs and channels': [...catalogueViews, ...only(catalogueTroubles, 'catalogue-half')],
  'packs in use and their renewal': [...packViews, ...renewViews],
  ...Object.fromEntries(renewOutcomeViews.map((view) => [view.name, [view]])),
  'the cart': cartViews,
  'the ways to pay a cart': cartWayViews,
  'a payment': paymentViews.filter((view) => !isSheet(view)),
  'the sheet for a code': paymentViews.filter(isSheet),
  'the shop for a new connection': shopViews,
  'the same channels for less, alerts and messages': [...saveViews, ...alertViews],
  'the login, the terms and the dashboards of several subscribers': [
    ...loginViews,
    ...without(
      dashboardViews,
      // `dashboard` is among the first screens of a subscriber; the others follow below.
      ...['dashboard', 'dashboard-loading', 'dashboard-failing', 'dashboard-offline'],
    ),
  ],
  'the dashboard in trouble': only(
    dashboardViews,
    ...['dashboard-loading', 'dashboard-failing', 'dashboard-offline'],
  ),
};
