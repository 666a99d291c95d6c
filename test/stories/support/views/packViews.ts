import type { Page } from '@playwright/test';
import { loseAnswer } from '../troubles';
import { serverFailing, slow, type View, viewsAt } from '../viewTable';

const PACKS = '/nxtselfcareportal/mypacks';
const ROWS = 'main li a';
const WAYS = 'main section button';
const NONE = 'main svg + p';
/** Presses the first (0) or the second (1) of the two buttons that stop a pack, in any language. */
const openWay = (at: number) => (page: Page) => page.locator(WAYS).nth(at).click();
/** Cancels the pack for a refund by the second button. */
const refund = async (page: Page) => {
  await openWay(1)(page);
  await page.locator('[role=dialog]:not(#settings) button').last().click();
};
const pack = viewsAt(`${PACKS}?pack=P1003&box=4417`, 'asha');

/** What a subscriber sees while managing a pack. */
export const packViews: readonly View[] = [
  pack('pack', WAYS),
  pack('pack-remove', '[role=dialog]:not(#settings)', { act: openWay(0) }),
  pack('pack-refund', '[role=dialog]:not(#settings)', { act: openWay(1) }),
  pack('pack-refunded', 'main a[href$="/transaction"]', { act: refund }),
  viewsAt(`${PACKS}?channels=4417`, 'asha')('pack-channels', 'main li[aria-posinset]'),
  viewsAt(`${PACKS}?pack=BB100A`, 'asha')('pack-broadband', 'main svg rect', {
    act: (page) => page.locator('main button[aria-expanded]').click(),
  }),
];

const packsOf = (as: string, path = PACKS) => viewsAt(path, as);
const asha = packsOf('asha');

/** The same for other households and with failures, for visual review. */
export const packLooks: readonly View[] = [
  pack('pack-removed', WAYS, {
    act: async (page) => {
      await openWay(0)(page);
      await page.locator('[role=dialog]:not(#settings) button[type=submit]').click();
      await page.locator('[role=dialog]:not(#settings)').waitFor({ state: 'hidden' });
    },
  }),
  pack('pack-unknown', WAYS, {
    before: (page) => loseAnswer(page, '**/cancelforrefund', false),
    act: refund,
  }),
  pack('pack-failed', 'main dl', { trouble: ({ scenario }) => scenario.pick('packsFailed') }),
  asha('packs-failed', ROWS, { trouble: ({ scenario }) => scenario.pick('packsFailed') }),
  asha('packs', ROWS),
  packsOf('meera')('packs-two-boxes', ROWS),
  packsOf('rafiq')('packs-over', ROWS),
  packsOf('lakshmi')('packs-heavy', ROWS),
  packsOf('newcomer')('packs-empty', NONE),
  packsOf('asha', `${PACKS}?show=FAILED`)('packs-none-failed', NONE),
  asha('packs-loading', 'main [aria-busy]', { trouble: slow('activePacks'), hasShapes: true }),
  asha('packs-failing', 'main [role=alert]', { trouble: serverFailing('activePacks') }),
];
