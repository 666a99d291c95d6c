import { RENEW } from '../../../store/core/paths';
import { chargesOf, decide, LAKSHMI_ID } from '../support/payments';
import { chooseMethod } from '../support/peers/payMethods';
import { expect, story } from '../support/story';

/**
 * Features that are newer than the oldest browsers that the portal promises (`browserslist` in `package.json`). Each is
 * missing in at least one of them.
 */
const NEWER: readonly string[] = [
  ...['URL.canParse', 'URL.parse', 'Object.groupBy', 'Map.groupBy', 'Array.fromAsync'],
  ...['Promise.withResolvers', 'Promise.try', 'AbortSignal.any', 'Intl.Segmenter', 'Iterator'],
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((name) => `Array.prototype.${name}`),
  ...['union', 'intersection', 'difference', 'isSubsetOf'].map((name) => `Set.prototype.${name}`),
  ...['isWellFormed', 'toWellFormed'].map((name) => `String.prototype.${name}`),
  ...['Uint8Array.fromBase64', 'Uint8Array.prototype.toBase64', 'RegExp.escape', 'Error.isError'],
  ...['HTMLElement.prototype.showPopover', 'HTMLElement.prototype.togglePopover'],
  ...['Document.prototype.startViewTransition', 'Element.prototype.checkVisibility'],
  ...['Element.prototype.moveBefore', 'HTMLDialogElement.prototype.requestClose'],
  ...['Navigator.prototype.userActivation', 'CookieStore', 'scheduler', 'Temporal'],
  'ReadableStream.from',
];

/** Runs in the page, before any script of the portal. */
const forget = (names: readonly string[]): void => {
  for (const name of names) {
    const steps = name.split('.');
    const last = steps.pop() ?? '';
    const owner = steps.reduce<unknown>(
      (object, step) => (object ? Reflect.get(Object(object), step) : undefined),
      window,
    );
    if (owner) Reflect.deleteProperty(Object(owner), last);
  }
};

story(
  'In a browser without any API newer than promised a subscriber logs in, renews and pays by card',
  async ({ page, operator, logInByForm }) => {
    await page.addInitScript(forget, NEWER);
    await logInByForm('lakshmi');
    expect(await page.evaluate(() => ['canParse' in URL, 'toSorted' in Array.prototype])).toEqual([
      false,
      false,
    ]);
    await page.goto(RENEW);
    await chooseMethod(page, 'CARD');
    await page.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
    await decide(page, 'Approve');
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID)).toHaveLength(1);
  },
);
