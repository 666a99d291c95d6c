import type { Page } from '@playwright/test';
import { drawn } from '../support/checks/assertNoOverflow';
import { openView } from '../support/open';
import { expect, story } from '../support/story';
import { strangersViews, subscribersViews, viewOf } from '../support/views/views';

const CHOSEN = '[aria-current], [aria-pressed="true"]';

/** Of what is chosen, the texts of those that look like the page behind them. Runs in the page. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate((chosen) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    document.body.append(probe);
    const mark = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll(chosen)]
      .filter((one) => one.checkVisibility())
      .filter((one) => getComputedStyle(one).backgroundColor !== mark)
      .map((one) => one.textContent);
  }, CHOSEN);

/** What can be pressed or filled and has neither an edge nor underlined text. Runs in the page. */
const edgeless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main input, main select, main textarea')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      .filter((one) => {
        const { borderTopWidth, borderBottomWidth, textDecorationLine, appearance } =
          getComputedStyle(one);
        const hasEdge = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0;
        return !hasEdge && textDecorationLine === 'none' && appearance === 'none';
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );

const PHONE = { width: 360, height: 740 };
const SIZES = [PHONE, { width: 1280, height: 800 }];

/** The elements with an animation longer than 50 ms. Runs in the page. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 50)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.nodeName : '') ?? ''),
  );

/** Both checks in one visit: opening a view takes longer than checking it. */
story(
  'With less motion nothing moves for long, and with the system’s own colours it shows what is chosen and what can be pressed, on a phone and on a desktop',
  async ({ page, operator }) => {
    story.slow();
    for (const view of [
      viewOf('dashboard-loading'),
      viewOf('settings'),
      ...strangersViews,
      ...subscribersViews,
    ]) {
      operator.scenario.clear();
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
      await openView(page, operator, view);
      expect.soft(await moving(page), view.name).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await drawn(page);
        expect.soft(await unmarked(page), `${view.name}, ${size.width} px`).toEqual([]);
        expect.soft(await edgeless(page), `${view.name}, ${size.width} px`).toEqual([]);
      }
    }
  },
);
