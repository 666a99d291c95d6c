import type { Page } from '@playwright/test';
import { NO_PORTAL, openLoggedIn } from './loggedIn';
import type { StandIn } from './story';
import { SKELETON } from './views/views';
import type { View } from './viewTable';

/** Who has logged in on a page. */
const users = new WeakMap<Page, string>();

/** Brings a page to a view. The login is shared; everything else starts fresh. */
export const openView = async (page: Page, operator: StandIn, view: View): Promise<void> => {
  if (view.as !== undefined && users.get(page) !== view.as) {
    if (users.has(page)) await forget(page);
    await openLoggedIn(page, operator.address, view.as, NO_PORTAL);
    users.set(page, view.as);
  }
  await page.emulateMedia({ media: null });
  view.trouble?.(operator);
  await view.before?.(page);
  await page.goto(operator.address + view.path);
  await page
    .locator(view.act ? (view.begins ?? 'h1') : (view.shows ?? 'h1'))
    .first()
    .waitFor();
  await view.act?.(page);
  if (view.isPrinted) await page.emulateMedia({ media: 'print' });
  await page
    .locator(view.shows ?? 'h1')
    .first()
    .waitFor();
  if (!view.hasShapes) await untilSettled(page);
};

const forget = async (page: Page) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
};

/** Waits until no skeleton is left and all but the lazy pictures have loaded. */
export const untilSettled = async (page: Page) => {
  await page.waitForFunction(
    (shape) =>
      document.querySelector(shape) === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    SKELETON,
  );
};
