import { expectNoFindings } from './support/axe';
import { cartWayViews } from './support/cartViews';
import { catalogueTroubles, catalogueViews } from './support/catalogueViews';
import { open } from './support/open';
import { packViews } from './support/packViews';
import { paymentViews } from './support/paymentViews';
import { profileViews } from './support/profileViews';
import { renewViews } from './support/renewViews';
import { shopViews } from './support/shopViews';
import { saveViews } from './support/saveViews';
import { expect, story } from './support/story';
import {
  alertViews,
  dashboardViews,
  galleryViews,
  historyViews,
  loginViews,
  overlayViews,
  strangersViews,
  subscribersViews,
  supportViews,
  type View,
} from './support/views';

/** Fewer pages to start: the addresses that need no preparation are looked at one after the other. */
const inTurn = (title: string, views: readonly View[]) =>
  story(`axe finds nothing on ${title}`, async ({ page, operator }) => {
    story.slow();
    for (const view of views) {
      await open(page, operator, view);
      await expectNoFindings(page, view.name);
    }
  });

inTurn('what a subscriber does in the profile', profileViews);

const HALF = Math.ceil(subscribersViews.length / 2);
inTurn('what a stranger may open', strangersViews);
inTurn('the first screens of a subscriber', subscribersViews.slice(0, HALF));
inTurn('the other screens of a subscriber', subscribersViews.slice(HALF));
inTurn(
  'the transactions',
  historyViews.filter(({ name }) => ['history-open', 'history-heavy'].includes(name)),
);

inTurn('what customer support shows', supportViews);

inTurn('alerts and messages', alertViews);

inTurn('packs and channels', [
  ...catalogueViews,
  ...catalogueTroubles.filter(({ name }) => name === 'catalogue-half'),
]);

inTurn('what becomes of a renewal', renewViews);
const isSheet = ({ name }: View) => name.startsWith('code-sheet');
inTurn(
  'what becomes of a payment',
  paymentViews.filter((view) => !isSheet(view)),
);
inTurn('the sheet for a code', paymentViews.filter(isSheet));
inTurn('the ways to pay a cart', cartWayViews);
inTurn('the shop for a new connection', shopViews);
inTurn('the search for the same channels for less', saveViews);

inTurn('what a subscriber does with a pack', packViews);

const LOOKED_AT = new Set([
  ...['dashboard-loading', 'dashboard-failing', 'dashboard-offline', 'dashboard-empty'],
  'dashboard-kyc-rejected',
]);

for (const view of [
  ...loginViews,
  ...dashboardViews.filter(({ name }) => LOOKED_AT.has(name)),
  ...overlayViews,
  ...galleryViews,
])
  story(`axe finds nothing on: ${view.name}`, async ({ page, operator, complaints }) => {
    if (view.complains) complaints.allow(view.complains);
    await open(page, operator, view);
    await expectNoFindings(page, view.name);
  });

const IN_HINDI = new Set(['login', 'login-errors', 'terms', 'dashboard', 'dashboard-kyc-rejected']);

for (const view of [...loginViews, ...dashboardViews].filter(({ name }) => IN_HINDI.has(name)))
  story(`axe finds nothing in Hindi on: ${view.name}`, async ({ page, operator }) => {
    await page.addInitScript(() =>
      localStorage.setItem('selfcarePreferences', '{"theme":"system","language":"hi"}'),
    );
    await open(page, operator, view);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expectNoFindings(page, view.name);
  });
