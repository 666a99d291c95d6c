import { expect, type Page } from '@playwright/test';
import { openView } from '../open';
import { type StandIn, story } from '../story';
import type { View } from '../viewTable';
import type { Complaints } from './complaints';

/** Milliseconds: a view that is not there by then does not come, and the views after it need their time. */
const VIEW_TIMEOUT = 20_000;
/** Milliseconds to open a view and to check it. The error of a view that hangs names the view. */
const VISIT_TIMEOUT = 90_000;

const PHONE = { width: 360, height: 740 };

interface Visit {
  readonly page: Page;
  readonly operator: StandIn;
  readonly complaints: Complaints;
}

/** Opens each view at the same size and checks it. A view that fails is named, and those after it are checked too. */
export const visitEach = async (
  { page, operator, complaints }: Visit,
  views: readonly View[],
  check: (view: View) => Promise<void>,
  size = PHONE,
): Promise<void> => {
  page.setDefaultTimeout(VIEW_TIMEOUT);
  story.setTimeout(views.length * VISIT_TIMEOUT);
  for (const view of views) {
    if (view.complains) complaints.allow(view.complains);
    const before = complaints.heard.length;
    operator.scenario.clear();
    try {
      await story.step(
        view.name,
        async () => {
          await page.setViewportSize(size);
          await openView(page, operator, view);
          await check(view);
        },
        { timeout: VISIT_TIMEOUT },
      );
    } catch (error) {
      if (page.isClosed()) throw error;
      expect.soft(String(error), `${view.name}: opened and checked`).toBe('');
    }
    const complained = complaints.heard.slice(before);
    expect.soft(complained, `${view.name}: the page complained`).toEqual([]);
  }
};
