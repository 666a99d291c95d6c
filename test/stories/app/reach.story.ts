import type { Page } from '@playwright/test';
import { visitEach } from '../support/checks/visitEach';
import { openView } from '../support/open';
import { chooseTheme, pressedTheme } from '../support/settings';
import { expect, story } from '../support/story';
import { viewOf } from '../support/views/views';

story(
  'Moving between screens focuses the heading and updates the title',
  async ({ page, operator }) => {
    await openView(page, operator, viewOf('dashboard'));
    for (const place of ['Packs', 'Add', 'Money', 'Help', 'Home']) {
      const bar = page.locator('[data-bottom-bar]');
      const before = await page.getByRole('heading', { level: 1 }).textContent();
      await bar.getByRole('link', { name: place, exact: true }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toHaveText(before ?? '');
      await expect(heading).toBeFocused();
      // Home's heading greets the subscriber by name, which should not be kept in the browser's history.
      const title = place === 'Home' ? 'Home' : await heading.textContent();
      await expect(page).toHaveTitle(`${title} · Selfcare`);
    }
  },
);

story(
  'The skip link moves the keyboard focus past the navigation to the screen',
  async ({ page, operator }) => {
    await openView(page, operator, viewOf('dashboard'));
    await page.locator('body').press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

story('No element focused by the keyboard is covered by a bar', async ({ page, operator }) => {
  await openView(page, operator, viewOf('dashboard'));
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const here = document.activeElement;
      if (!here || here === document.body || !here.closest('main')) return null;
      const { top, bottom } = here.getBoundingClientRect();
      const upper = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const lower = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0;
      return top >= upper && bottom <= lower ? null : here.outerHTML;
    });
    expect(hidden).toBeNull();
  }
});

/**
 * Finds targets that are too low. A link inside a sentence may be as high as its line; everything else must be as high
 * as a fingertip.
 */
const lowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary')].flatMap((one) => {
      const target =
        one instanceof HTMLInputElement && one.type === 'checkbox' ? one.closest('label') : one;
      const { width, height, right } = (target ?? one).getBoundingClientRect();
      const isInSentence = getComputedStyle(one).display === 'inline' && one.closest('p') !== null;
      if (width === 0 || right < 0 || isInSentence || height >= 44) return [];
      return [`${one.outerHTML.slice(0, 80)}: ${height}`];
    }),
  );

story(
  'Every target of the login, the terms, the dashboard and the transactions is large enough for a finger',
  async ({ page, operator, complaints }) => {
    const views = [
      ...['login', 'login-errors', 'terms', 'dashboard', 'dashboard-kyc-rejected'],
      ...['dashboard-failing', 'history-open'],
    ].map(viewOf);
    await visitEach({ page, operator, complaints }, views, async ({ name }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await lowTargets(page), `${name}, ${width} px: low targets`).toEqual([]);
      }
    });
  },
);

story('Nothing moves for a subscriber who asked for reduced motion', async ({ page, operator }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openView(page, operator, viewOf('dashboard-loading'));
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((one) => {
        const { animationDuration, animationIterationCount, animationName, transitionDuration } =
          getComputedStyle(one);
        const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
        const turns =
          animationIterationCount === 'infinite' ? Infinity : parseFloat(animationIterationCount);
        return [
          animationName === 'none' ? 0 : seconds(animationDuration) * turns,
          seconds(transitionDuration),
        ];
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
  // Without reduced motion the same page does move; otherwise this test would prove nothing.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(
    await page
      .locator('main [aria-busy]')
      .first()
      .evaluate((one) => one.getAnimations({ subtree: true }).length),
  ).toBeGreaterThan(0);
});

story('A printed dashboard contains its content and no bars', async ({ page, operator }) => {
  await openView(page, operator, viewOf('dashboard'));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-bottom-bar]')).toBeHidden();
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('header').last()).toBeHidden();
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(21, 22, 29)');
    await page.emulateMedia({ media: 'screen' });
  }
});

story('The chosen theme is selected in the list on the next visit', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await chooseTheme(page, 'Dark');
  await page.reload();
  await expect(pressedTheme(page)).toHaveText('Dark');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(pressedTheme(page)).toHaveText('Dark');
});
