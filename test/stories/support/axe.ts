import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark'] as const;
/** As tall as the longest screen: a target that has merely been scrolled under the bottom bar is no small one. */
const SIZES = [
  { width: 360, height: 2400 },
  { width: 1280, height: 1600 },
] as const;

/** Axe finds nothing on what the page shows now: in both themes, on a phone and on a wide screen. */
export const expectNoFindings = async (page: Page, name: string): Promise<void> => {
  // A colour that is still on its way from one theme to the other is nobody's choice.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // As high as the page is: what a bar covers now is a matter of scrolling.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
    for (const theme of THEMES) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
      }, theme);
      // Without the library's second page: it would outlive the story's own complaints.
      const { violations, passes } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withTags(RULES)
        .analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
      expect.soft(found, `${name}, ${theme}, ${size.width} px`).toEqual([]);
      expect(passes.length, `${name} was looked at`).toBeGreaterThan(10);
    }
  }
};
