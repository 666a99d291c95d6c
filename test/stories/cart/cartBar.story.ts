import { ADD_PACKS } from '../../../store/core/paths';
import { FROM_PORTAL } from '../../operator/testClient';
import { expect, story } from '../support/story';

/** Together they exceed the channels that are included in the network fee of Meera's second box. */
const MANY_PACKS = 'P2001,P2002,P2003,P2004,P2005,P2008,P2009,P2010';

for (const [language, words] of [
  ['en', 'incl. GST and network fee'],
  ['hi', 'GST और नेटवर्क शुल्क सहित'],
  ['bn', 'GST ও নেটওয়ার্ক ফি সহ'],
] as const)
  story(
    `What the sum of the cart includes stays on one line of a phone, in ${language}`,
    async ({ page, logInAs }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(
        (preferences) => localStorage.setItem('selfcarePreferences', preferences),
        JSON.stringify({ theme: 'system', language }),
      );
      await logInAs('meera');
      const form = { productid: MANY_PACKS, stbno: 'STB000008032' };
      const cart = new URL('/subscriber/v1/cart', page.url()).href;
      await page.context().request.post(cart, { form, headers: FROM_PORTAL });
      await page.goto(ADD_PACKS);
      const note = page.locator('[data-docked]').getByText(words, { exact: true });
      const lines = await note.evaluate(
        (element) =>
          element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines).toBeCloseTo(1, 0);
    },
  );

for (const [title, kind, answer, preference, copies] of [
  ['The cover of an added pack moves to the cart bar', 'Bouquet', null, 'no-preference', 1],
  [
    'The cover of a base pack moves to the cart bar after its question',
    ...(['Base pack', 'Add as well', 'no-preference', 1] as const),
  ],
  [
    'With reduced motion, the cover of an added pack does not move',
    ...(['Bouquet', null, 'reduce', 0] as const),
  ],
] as const)
  story(title, async ({ page, logInAs }) => {
    await page.emulateMedia({ reducedMotion: preference });
    await logInAs('asha');
    await page.goto(ADD_PACKS);
    await page.getByRole('button', { name: kind, exact: true }).click();
    const add = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();
    await expect(add).toBeVisible();
    const moved = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.dataset['size']) seen.push(node.tagName);
      }).observe(document.body, { childList: true });
      return seen;
    });
    await add.click();
    if (answer) await page.getByRole('button', { name: answer }).click();
    await expect(page.locator('[data-foot]')).toContainText('1 in your cart');
    await expect(page.locator('body > [data-size]')).toHaveCount(0);
    expect(await moved.evaluate((seen) => seen.length)).toBe(copies);
  });
