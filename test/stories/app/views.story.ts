import type { Page } from '@playwright/test';
import { inHeadlessShell } from '../../run/browser';
import {
  assertNoOverflowEnlarged,
  assertNoOverflowNarrow,
  drawn,
} from '../support/checks/assertNoOverflow';
import { expectNoFindings } from '../support/checks/axe';
import { assertFocusOrder } from '../support/checks/focusOrder';
import { assertFromCatalogues, assertNothingCut, watchData } from '../support/checks/pseudoWords';
import { assertNothingMoves, assertShownInSystemColors } from '../support/checks/systemSettings';
import { visitEach } from '../support/checks/visitEach';
import { assertShownAsRendered, letBrowserTranslate } from '../support/peers/translator';
import { PSEUDO, teachPseudoLanguage } from '../support/pseudoLanguage';
import { expect, story } from '../support/story';
import { everyView, only } from '../support/views/everyView';
import {
  dashboardViews,
  galleryViews,
  loginViews,
  overlayViews,
  subscribersViews,
} from '../support/views/views';
import type { View } from '../support/viewTable';

story.use(inHeadlessShell());

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

const inHindi = JSON.stringify({ theme: 'system', language: 'hi' });
const inPseudoLanguage = JSON.stringify({ theme: 'system', language: PSEUDO });

const prefer = (page: Page, preferences: string) =>
  page.addInitScript((kept) => {
    // A view may open a page that has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('selfcarePreferences', kept);
  }, preferences);

/** These checks run at each size, because what is right at one size may be wrong at another. */
const assertFocusAndColors = async (page: Page, view: View, size: typeof PHONE) => {
  const name = `${view.name}, ${size.width} px`;
  await page.setViewportSize(size);
  await drawn(page);
  // Longer words may make a summary end below what follows it, so whole screens are checked in English, in
  // layout.story.ts.
  if (!subscribersViews.includes(view)) await assertFocusOrder(page, name);
  await assertShownInSystemColors(page, name);
};

/**
 * Words are two fifths longer than the English ones and accented, and the browser translates the page: what React
 * renders must still be shown. Each view is visited once for all checks, because opening a view costs more than
 * checking it.
 */
for (const [title, views] of Object.entries(everyView))
  story(
    `${title}: translated by the browser each view shows what React has rendered, axe finds nothing, nothing is cut at 320 px or with text at 200 %, every word is from a catalogue, nothing moves with less motion, the focus goes the way that is read, and the system’s colours show what is chosen`,
    async ({ page, operator, complaints }) => {
      await letBrowserTranslate(page);
      // A login that was translated before the scripts arrived is rendered again.
      complaints.allow(/Minified React error #418/);
      await teachPseudoLanguage(page.context());
      await prefer(page, inPseudoLanguage);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const data = watchData(page);
      await visitEach({ page, operator, complaints }, views, async (view) => {
        const { name } = view;
        await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
        await assertShownAsRendered(page, name);
        await assertNothingMoves(page, name);
        await assertFromCatalogues(page, view, await data());
        await assertNoOverflowNarrow(page, name);
        await assertNothingCut(page, `${name}, 320 px`);
        await assertFocusAndColors(page, view, PHONE);
        await expectNoFindings(page, name);
        await assertFocusAndColors(page, view, DESKTOP);
        await assertNoOverflowEnlarged(page, name);
        await assertNothingCut(page, `${name}, text at 200 %`);
      });
    },
  );

story('The portal in Hindi is accessible', async ({ page, operator, complaints }) => {
  await prefer(page, inHindi);
  const views = [
    ...only(loginViews, 'login', 'login-errors', 'terms'),
    ...only(dashboardViews, 'dashboard', 'dashboard-kyc-rejected'),
  ];
  await visitEach({ page, operator, complaints }, views, async ({ name }) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await assertNoOverflowNarrow(page, name);
    await expectNoFindings(page, name);
    await assertNoOverflowEnlarged(page, name);
  });
});

const besideScreens: Readonly<Record<string, readonly View[]>> = {
  // The loader and the snackbar appear at the beginning and at the end of a session.
  'the form parts, the dialog, the maintenance, the loader, an unknown address and the snackbar': [
    ...galleryViews,
    ...only(overlayViews, 'maintenance', 'loader'),
    ...only(overlayViews, 'not-found', 'snackbar'),
  ],
  'what replaces a screen that is missing or broken': only(
    overlayViews,
    ...['chunk-failure', 'broken-page'],
  ),
};

for (const [title, views] of Object.entries(besideScreens))
  story(`Axe finds nothing on ${title}`, async ({ page, operator, complaints }) => {
    await visitEach({ page, operator, complaints }, views, ({ name }) =>
      expectNoFindings(page, name),
    );
  });
