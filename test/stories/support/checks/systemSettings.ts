import { expect, type Page } from '@playwright/test';

/** With less motion, no animation of the page is longer than 50 ms. */
export const assertNothingMoves = async (page: Page, name: string): Promise<void> => {
  expect.soft(await moving(page), `${name}: moves although less motion is wanted`).toEqual([]);
};

/** With the system's own colours, what is chosen and what can be pressed or filled is still visible. */
export const assertShownInSystemColors = async (page: Page, name: string): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { unmarked, edgeless } = await page.evaluate(inSystemColors);
  await page.emulateMedia({ forcedColors: 'none' });
  expect.soft(unmarked, `${name}, system colours: chosen, but not marked`).toEqual([]);
  expect.soft(edgeless, `${name}, system colours: without an edge`).toEqual([]);
};

/** Elements that move for over 50 ms. A delay is not motion: the loader waits 300 ms, then appears at once. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 50)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.nodeName : '') ?? ''),
  );

/** Runs in the page, so it uses nothing from this file. */
const inSystemColors = async () => {
  // Waits until the page has been drawn in these colours.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const probe = document.createElement('i');
  probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
  document.body.append(probe);
  const mark = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return {
    /** The texts of the chosen elements whose background is not the system's Highlight colour. */
    unmarked: seen('[aria-current], [aria-pressed="true"]')
      .filter((one) => getComputedStyle(one).backgroundColor !== mark)
      .map((one) => one.textContent),
    /** What can be pressed or filled and has neither an edge nor underlined text. */
    edgeless: seen('main button, main input, main select, main textarea')
      .filter((one) => one.getBoundingClientRect().width > 1)
      .filter((one) => {
        const { borderTopWidth, borderBottomWidth, textDecorationLine, appearance } =
          getComputedStyle(one);
        const hasEdge = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0;
        return !hasEdge && textDecorationLine === 'none' && appearance === 'none';
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  };
};
