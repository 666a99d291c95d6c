import type { ElementHandle, Locator, Page } from 'playwright-core';
import { idleFor } from '../perf/browser';
import { createWait, type Sight } from './createWait';

/** Where an element can be tapped, in pixels of the screen, or why it cannot. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly state: NonNullable<Sight>;
  /** What covers it, if something does. */
  readonly cover: string;
}

interface Found {
  readonly spot: Spot;
  readonly element: ElementHandle;
}

/** Where the element was reached, and what that took. */
interface Reached {
  readonly spot: Spot;
  /** How often the thumb had to scroll. */
  readonly scrolls: number;
  /** Milliseconds that the scrolling took. They do not count as waiting for the page. */
  readonly scrolling: number;
}

/** The share of the screen's height that one move of the thumb scrolls. */
const THUMB = 0.7;
const MAX_SCROLLS = 40;

/**
 * Scrolls until one of the elements is in view with nothing above it; waits `patience` milliseconds for it.
 *
 * @throws when no element appears in time, or when the element stays disabled or covered wherever it is scrolled to.
 */
export const reach = async (
  page: Page,
  locator: Locator,
  what: string,
  patience: number,
): Promise<Reached> => {
  const start = Date.now();
  const isOver = createWait(patience);
  let scrolls = 0;
  let scrolling = 0;
  let last: Spot | null = null;
  for (;;) {
    const found = await firstSpot(locator);
    if (found?.spot.state === 'ready' && (await staysAt(page, found)))
      return { spot: found.spot, scrolls, scrolling };
    last = found?.spot ?? null;
    if (isOver(last?.state ?? null, Date.now() - start - scrolling) || scrolls > MAX_SCROLLS)
      throw new Error(`${what} ${await reasonOf(page, last)}`);
    const before = Date.now();
    const moved =
      last?.state === 'outOfView' || last?.state === 'covered'
        ? await scrollTowards(page, last, found?.element ?? null)
        : false;
    if (moved) {
      scrolls += 1;
      scrolling += Date.now() - before;
    } else await idleFor(page, 40);
  }
};

/** Milliseconds in which a thumb comes down. */
const AIM = 100;

/** Makes sure that the element stands still, because a tap on a moving one would miss it. */
const staysAt = async (page: Page, { spot, element }: Found): Promise<boolean> => {
  await idleFor(page, AIM);
  const moved = await element.evaluate(spotInPage).catch(() => null);
  return (
    moved?.state === 'ready' && Math.abs(moved.x - spot.x) < 2 && Math.abs(moved.y - spot.y) < 2
  );
};

/** Finds an element that can be pressed at once, otherwise the first that a person would find. */
const firstSpot = async (locator: Locator): Promise<Found | null> => {
  let first: Found | null = null;
  for (const element of await locator.elementHandles().catch(() => [])) {
    // The page may have changed since the element was found.
    const spot = await element.evaluate(spotInPage).catch(() => null);
    if (spot?.state === 'ready') return { spot, element };
    if (spot && !first) first = { spot, element };
  }
  return first;
};

/** Runs in the page. */
const spotInPage = (element: Node): Spot | null => {
  if (!(element instanceof Element)) return null;
  const isSmall = (box: DOMRect) => box.width < 8 || box.height < 8;
  const isInput = element instanceof HTMLInputElement;
  const label = isInput ? element.labels?.[0] : undefined;
  const isUnseen =
    isSmall(element.getBoundingClientRect()) || getComputedStyle(element).opacity === '0';
  // The visible part of a drawn checkbox or radio button is its label.
  const target = label && isUnseen ? label : element;
  // Wrapped text is tapped on its first line, because the middle of its whole box may be beside every line.
  const box = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const { visibility } = getComputedStyle(target);
  if (isSmall(box) || visibility !== 'visible') return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const at = { x, y, cover: '' };
  if (element.matches(':disabled, [aria-disabled=true], [aria-busy=true]'))
    return { ...at, state: 'disabled' };
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return { ...at, state: 'outOfView' };
  const hit = document.elementFromPoint(x, y);
  const labelled = hit?.closest('label')?.control;
  if (hit && (target.contains(hit) || labelled === element)) return { ...at, state: 'ready' };
  const cover = `${hit?.tagName.toLowerCase() ?? 'nothing'} “${hit?.textContent?.trim().slice(0, 60) ?? ''}”`;
  return { ...at, state: 'covered', cover };
};

/** Scrolls the spot once towards the middle of the screen, as a thumb does. False when nothing moved. */
const scrollTowards = async (
  page: Page,
  { x, y }: Spot,
  element: ElementHandle | null,
): Promise<boolean> => {
  const screen = page.viewportSize();
  if (!screen || !element) return false;
  const { width, height } = screen;
  const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
  const across = x < 0 || x > width ? within(x - width / 2, width * THUMB) : 0;
  const down = within(y - height / 2, height * THUMB);
  await page.mouse.move(width / 2, across === 0 ? height / 2 : within(y, height - 1));
  await page.mouse.wheel(across, down);
  const rest = () => element.evaluate(restInPage).catch(() => null);
  const after = await rest();
  return after !== null && (Math.abs(after.x - x) > 2 || Math.abs(after.y - y) > 2);
};

/** Runs in the page. Answers where the element is once it has stood still for some frames. */
const restInPage = (element: Node): Promise<{ x: number; y: number } | null> =>
  new Promise((resolve) => {
    if (!(element instanceof Element)) {
      resolve(null);
      return;
    }
    let still = 0;
    const firstLine = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
    let last = firstLine();
    const look = () => {
      const box = firstLine();
      still = box.top === last.top && box.left === last.left ? still + 1 : 0;
      last = box;
      if (still > 5) resolve({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const reasonOf = async (page: Page, last: Spot | null): Promise<string> => {
  if (last?.state === 'covered') return `is covered by ${last.cover}.`;
  if (last?.state === 'disabled') return 'stays disabled.';
  if (last) return 'cannot be scrolled into view.';
  return `is not on ${new URL(page.url()).pathname}, where there is: ${(await offered(page)).join(', ')}.`;
};

/** What the page offers instead, to help repair the journey. */
const offered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, a, button, [role=radio], input, select')]
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        return (element.getAttribute('aria-label') ?? label ?? element.textContent)
          .trim()
          .slice(0, 40);
      })
      .filter(Boolean),
  );
