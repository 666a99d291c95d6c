import type { Page } from '@playwright/test';
import { openView } from '../support/open';
import { expect, story } from '../support/story';
import { catalogueViews } from '../support/views/catalogueViews';
import { cartViews } from '../support/views/cartViews';
import { paymentViews } from '../support/views/paymentViews';
import type { View } from '../support/viewTable';
import {
  dashboardViews,
  historyViews,
  loginViews,
  subscribersViews,
  supportViews,
} from '../support/views/views';

const layouts: Readonly<Record<string, readonly View[]>> = {
  'the login': loginViews,
  'the home screen': dashboardViews.filter(({ name }) => name !== 'dashboard-offline'),
  'each screen of a subscriber': subscribersViews,
  'the cart': cartViews,
  'a payment': paymentViews.filter(({ name }) => !name.startsWith('otp-dialog')),
  'the transactions': historyViews.filter(({ name }) => !/loading|half|heavy/.test(name)),
  'customer support': supportViews,
  'packs and channels': catalogueViews,
};

const softly = expect.configure({ soft: true });

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/**
 * Where the focus goes back: to something that is both above and not to the right of what had it. What is
 * docked to the window's edge has its own place. Runs in the page.
 */
const stepsBack = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = (one: Element) =>
      (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30) || one.id;
    const inOrder = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
      ),
    ].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches(':disabled, [data-docked] *, [role=dialog] *, [tabindex="-1"]') &&
        one.getBoundingClientRect().width > 1,
    );
    return inOrder.flatMap((one, at) => {
      const before = inOrder[at - 1];
      if (!before) return [];
      const [here, there] = [one.getBoundingClientRect(), before.getBoundingClientRect()];
      const isBack = here.bottom <= there.top && here.left <= there.left;
      return isBack ? [`${named(before)} → ${named(one)}`] : [];
    });
  });

for (const [title, views] of Object.entries(layouts))
  story(
    `The focus goes the way that is read on a phone and a desktop: ${title}`,
    async ({ page, operator, complaints }) => {
      story.slow();
      for (const view of views) {
        if (view.complains) complaints.allow(view.complains);
        operator.scenario.clear();
        await page.setViewportSize(SIZES[0]);
        await openView(page, operator, view);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // Cards find their places after the page has its new width.
          await softly
            .poll(() => stepsBack(page), { message: `${view.name}, ${size.width} px` })
            .toEqual([]);
        }
      }
    },
  );
