import type { Page } from '@playwright/test';
import { catalogueViews } from './support/catalogueViews';
import { open } from './support/open';
import { cartViews, cartWayViews } from './support/cartViews';
import { packViews } from './support/packViews';
import { paymentViews } from './support/paymentViews';
import { profileViews } from './support/profileViews';
import { shopViews } from './support/shopViews';
import { saveViews } from './support/saveViews';
import { expect, story } from './support/story';
import {
  loginViews,
  overlayViews,
  strangersViews,
  subscribersViews,
  viewOf,
} from './support/views';
import { watchShifts } from './support/shifts';

/** What sticks out of the page to the right, and is neither clipped nor scrolled by its own parent. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => `${one.tagName} ${(one.textContent ?? '').slice(0, 30)}`);
  });

const everywhere = [
  ...loginViews,
  ...strangersViews,
  ...subscribersViews,
  ...profileViews,
  ...catalogueViews,
  ...cartViews,
  ...cartWayViews,
  ...paymentViews,
  ...packViews,
  ...shopViews.filter(({ hasShapes }) => !hasShapes),
  ...saveViews,
  ...overlayViews.slice(0, 2),
];

const AT_ONCE = 12;

/** Strangers first: whoever has logged in is led past the login. A dozen views each, so that no story takes long. */
const turns = [undefined, 'asha', 'rafiq', 'kavya', 'gurpreet', 'sunita'].flatMap((who) => {
  const views = everywhere.filter(({ as }) => as === who);
  return Array.from({ length: Math.ceil(views.length / AT_ONCE) }, (_, turn) => ({
    title: `${who ?? 'strangers'}, part ${turn + 1}`,
    views: views.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE),
  }));
});

const walk = async (
  page: Page,
  operator: Parameters<typeof open>[1],
  views: typeof everywhere,
  look: (name: string) => Promise<void>,
) => {
  for (const view of views) {
    operator.scenario.clear();
    await open(page, operator, view);
    await look(view.name);
  }
};

for (const { title, views } of turns) {
  story(
    `nothing has to be scrolled sideways at 320 px, and every page has one h1: ${title}`,
    async ({ page, operator }) => {
      story.slow();
      await page.setViewportSize({ width: 320, height: 640 });
      await walk(page, operator, views, async (name) => {
        expect.soft(await sideways(page), name).toEqual([]);
        expect.soft(await page.locator('h1').count(), `${name}: h1`).toBe(1);
      });
    },
  );

  story(
    `nothing has to be scrolled sideways with the text at 200 %: ${title}`,
    async ({ page, operator }) => {
      story.slow();
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          // As a browser does it whose own text size is set to 200 %.
          const bigger = new CSSStyleSheet();
          bigger.replaceSync(':root { font-size: 200% }');
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, bigger];
        }),
      );
      await walk(page, operator, views, async (name) => {
        expect.soft(await sideways(page), name).toEqual([]);
      });
    },
  );
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  for (const name of ['login', 'dashboard', 'dashboard-two-boxes', 'dashboard-kyc-rejected'])
    story(
      `nothing jumps while the ${name} comes, at ${size.width} px`,
      async ({ page, operator }) => {
        await page.setViewportSize(size);
        const shifts = await watchShifts(page);
        const view = viewOf(name);
        await open(page, operator, view);
        // Once more with every answer at another time, the lists before the sheet above them.
        operator.scenario.pick('slow', { call: 'activePacks', milliseconds: 900 });
        operator.scenario.pick('slow', { call: 'alerts', milliseconds: 600 });
        operator.scenario.pick('slow', { call: 'promos', milliseconds: 300 });
        await open(page, operator, { ...view, path: `${view.path}?again` });
        if (view.as !== undefined) await page.getByRole('button', { name: 'Log out' }).waitFor();
        expect((await shifts()).sum).toBeLessThanOrEqual(0.01);
      },
    );

story(
  'what a household needs first stands on a phone without scrolling',
  async ({ page, operator }) => {
    await open(page, operator, viewOf('dashboard'));
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    for (const what of [
      page.getByRole('heading', { level: 1 }),
      page.getByText('Living-room box'),
      page.getByText('3 days left').first(),
      page.getByText('₹882.40'),
      page.getByRole('link', { name: 'Renew', exact: true }),
      page.getByText('Planned work tonight'),
    ]) {
      const box = await what.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  },
);
