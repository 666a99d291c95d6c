import { expectNoFindings } from '../support/checks/axe';
import { cartViews, cartWayViews } from '../support/views/cartViews';
import { catalogueTroubles, catalogueViews } from '../support/views/catalogueViews';
import {
  assertNoOverflowEnlarged,
  assertNoOverflowNarrow,
} from '../support/checks/assertNoOverflow';
import { assertFromCatalogues, assertNothingCut, watchData } from '../support/checks/pseudoWords';
import { openView } from '../support/open';
import { PSEUDO, teachPseudoLanguage } from '../support/pseudoLanguage';
import { packViews } from '../support/views/packViews';
import { paymentViews } from '../support/views/paymentViews';
import { profileViews } from '../support/views/profileViews';
import { renewOutcomeViews, renewViews } from '../support/views/renewViews';
import { saveViews } from '../support/views/saveViews';
import { shopViews } from '../support/views/shopViews';
import { expect, story } from '../support/story';
import type { View } from '../support/viewTable';
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
} from '../support/views/views';

const only = (views: readonly View[], ...names: readonly string[]) =>
  views.filter(({ name }) => names.includes(name));
const isSheet = ({ name }: View) => name.startsWith('otp-dialog');

const everything: Readonly<Record<string, readonly View[]>> = {
  'what a stranger may open': strangersViews,
  'the first screens of a subscriber': subscribersViews,
  'what a subscriber does in the profile': profileViews,
  'the transactions': only(historyViews, 'history-open', 'history-heavy'),
  'what customer support shows': supportViews,
  'alerts and messages': alertViews,
  'packs and channels': [...catalogueViews, ...only(catalogueTroubles, 'catalogue-half')],
  'what a subscriber does with a pack': packViews,
  'what becomes of a renewal': renewViews,
  ...Object.fromEntries(renewOutcomeViews.map((view) => [view.name, [view]])),
  'the cart': cartViews,
  'the ways to pay a cart': cartWayViews,
  'what becomes of a payment': paymentViews.filter((view) => !isSheet(view)),
  'the sheet for a code': paymentViews.filter(isSheet),
  'the shop for a new connection': shopViews,
  'the search for the same channels for less': saveViews,
  'the login and the terms': loginViews,
  'what a subscriber does on the dashboard': only(
    dashboardViews,
    ...['dashboard-refreshed', 'dashboard-cart'],
  ),
  'the dashboard in trouble': only(
    dashboardViews,
    ...['dashboard-loading', 'dashboard-failing', 'dashboard-empty', 'dashboard-kyc-rejected'],
  ),
  'the dashboard without a network': only(dashboardViews, 'dashboard-offline'),
};

/** So many views take about as long as the longest of the other stories. */
const AT_ONCE = 8;

const inParts = (titled: Readonly<Record<string, readonly View[]>>) =>
  Object.entries(titled).flatMap(([title, views]) =>
    Array.from({ length: Math.ceil(views.length / AT_ONCE) }, (_, part) => ({
      title: views.length > AT_ONCE ? `${title}, part ${part + 1}` : title,
      views: views.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    })),
  );

for (const view of [...overlayViews, ...galleryViews])
  story(
    `This view has no violation that axe finds: ${view.name}`,
    async ({ page, operator, complaints }) => {
      if (view.complains) complaints.allow(view.complains);
      await openView(page, operator, view);
      await expectNoFindings(page, view.name);
    },
  );

const IN_HINDI = [
  ...only(loginViews, 'login', 'login-errors', 'terms'),
  ...only(dashboardViews, 'dashboard', 'dashboard-kyc-rejected'),
];

story('The portal in Hindi is accessible', async ({ page, operator }) => {
  story.slow();
  await page.addInitScript(() =>
    localStorage.setItem('selfcarePreferences', '{"theme":"system","language":"hi"}'),
  );
  for (const view of IN_HINDI) {
    await openView(page, operator, view);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await assertNoOverflowNarrow(page, view.name);
    await expectNoFindings(page, view.name);
    await assertNoOverflowEnlarged(page, view.name);
  }
});

/**
 * In words two fifths longer than the English ones, with accents. One visit for all of it: to open a view costs more than
 * to look at it.
 */
for (const { title, views } of inParts(everything))
  story(
    `${title}: axe finds nothing, in longer words nothing is cut at 320 px or with text at 200 %, and every word is from a catalogue`,
    async ({ page, operator }) => {
      story.slow();
      await teachPseudoLanguage(page.context());
      await page.addInitScript(
        (preferences) => {
          // A view may pass by a page that has no storage.
          if (location.protocol.startsWith('http'))
            localStorage.setItem('selfcarePreferences', preferences);
        },
        JSON.stringify({ theme: 'system', language: PSEUDO }),
      );
      const data = watchData(page);
      for (const view of views) {
        operator.scenario.clear();
        await openView(page, operator, view);
        await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
        await assertFromCatalogues(page, view, await data());
        await assertNoOverflowNarrow(page, view.name);
        await assertNothingCut(page, `${view.name}, 320 px`);
        await expectNoFindings(page, view.name);
        await assertNoOverflowEnlarged(page, view.name);
        await assertNothingCut(page, `${view.name}, text at 200 %`);
      }
    },
  );
