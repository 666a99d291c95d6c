import { expect, type Page } from '@playwright/test';

/** The focus follows the reading order: it never goes back to something above that is not further right. */
export const assertFocusOrder = async (page: Page, name: string): Promise<void> => {
  // Cards find their places after the page has its new width.
  await expect.soft
    .poll(() => stepsBack(page), { message: `${name}: the focus goes back` })
    .toEqual([]);
};

/** The steps that go back. Docked parts and dialogs are left out, because they have an order of their own. */
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
