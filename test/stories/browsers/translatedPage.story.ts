import type { Page } from '@playwright/test';
import { ADD_PACKS, CHECKOUT, RENEW, SUPPORT, TRANSACTIONS } from '../../../store/core/paths';
import { openFilters } from '../history/openFilters';
import { NO_PORTAL } from '../support/loggedIn';
import { untilSettled } from '../support/open';
import { titleOn } from '../support/payments';
import { putIntoCart } from '../support/peers/cart';
import { letBrowserTranslate, readPage, readUnchanging } from '../support/peers/translator';
import { chooseLanguage } from '../support/settings';
import { expect, type StandIn, story } from '../support/story';

interface Walk {
  readonly as: string;
  readonly at: string;
  readonly begin?: (page: Page, operator: StandIn) => Promise<void> | void;
  /** Every entry presses or types something and checks what must be there afterwards. */
  readonly steps: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const shows = (page: Page, text: string | RegExp) =>
  expect(page.locator('body')).toContainText(text);
/** Three covers have the same letter; one of them shows its channels instead once they are loaded. */
const showsEveryCover = (page: Page) =>
  expect(page.getByRole('main').getByText('த', { exact: true })).toHaveCount(2);
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your renewal' });

const hindi: Walk['steps'] = {
  Hindi: async (page) => {
    await chooseLanguage(page, 'हिन्दी');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  },
};
const englishAgain: Walk['steps'] = {
  'English again': async (page) => {
    await chooseLanguage(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
  },
};

const walks: Readonly<Record<string, Walk>> = {
  'A renewal with other packs and another term': {
    as: 'lakshmi',
    at: RENEW,
    steps: {
      'all packs': async (page) => {
        await expect(summary(page)).toContainText('4 packs, before tax');
        await showsEveryCover(page);
      },
      'a pack less': async (page) => {
        await page.getByRole('checkbox', { name: 'Fibre Plus 300' }).uncheck();
        await expect(button(page, 'Pay ₹291.55 from your balance')).toBeVisible();
      },
      'three months': async (page) => {
        await page.getByRole('radio', { name: /^3 months/ }).check();
        await expect(summary(page)).toContainText('₹874.66');
      },
      'a month, and the pack again': async (page) => {
        await page.getByRole('radio', { name: /^1 month/ }).check();
        await page.getByRole('checkbox', { name: 'Fibre Plus 300' }).check();
        await expect(summary(page)).toContainText('4 packs, before tax');
      },
    },
  },
  'A renewal that fails for one pack, and its retry': {
    as: 'lakshmi',
    at: RENEW,
    begin: (_, operator) => operator.scenario.pick('renewalVoucherClosedOnOnePack'),
    steps: {
      'two of three': async (page) => {
        await page.getByRole('checkbox', { name: 'Fibre Plus 300' }).uncheck();
        await button(page, 'Pay ₹291.55 from your balance').click();
        await expect(titleOn(page, '2 of 3 packs were renewed')).toBeFocused();
        await shows(page, 'From balance');
        await expect(page.getByRole('link', { name: 'Balance ₹48,933.27' })).toBeVisible();
      },
      'the third': async (page) => {
        await button(page, 'Retry 1 pack for ₹234.82').click();
        await expect(titleOn(page, 'Your packs are renewed')).toBeFocused();
        await shows(page, 'From balance');
      },
    },
  },
  'Packs put into the cart and taken out': {
    as: 'asha',
    at: ADD_PACKS,
    steps: {
      'all packs': async (page) => {
        await shows(page, '300 packs.');
        await expect(button(page, /Add .* to the cart$/).nth(2)).toBeVisible();
      },
      'the question about a second base pack': async (page) => {
        await button(page, /^Add .* to the cart$/)
          .first()
          .click();
        await shows(page, /A box needs only one base pack/);
      },
      'a pack in the cart': async (page) => {
        await button(page, 'Add as well').click();
        await shows(page, /1 in your cart · ₹/);
      },
      'a second one': async (page) => {
        await button(page, /^Add .* to the cart$/)
          .first()
          .click();
        await button(page, 'Add as well').click();
        await shows(page, /2 in your cart · ₹/);
      },
      'one taken out': async (page) => {
        await button(page, /Remove .* from the cart$/)
          .first()
          .click();
        await shows(page, /1 in your cart · ₹/);
      },
      'a search without a result': async (page) => {
        await page.getByLabel('Search', { exact: true }).fill('nothing of the kind');
        await shows(page, 'Nothing matches');
      },
      'all packs again': async (page) => {
        await button(page, 'Show all').click();
        await shows(page, '300 packs.');
      },
      channels: async (page) => {
        await page.getByRole('link', { name: 'Channels', exact: true }).click();
        await shows(page, '2,000 channels.');
        await button(page, /^HD$/).click();
        await expect(page.locator('main p[role=status]').first()).toContainText('of 2,000');
      },
    },
  },
  'A cart that changes': {
    as: 'lakshmi',
    at: NO_PORTAL,
    begin: async (page) => {
      await putIntoCart(page, 'P2001', 'P2002', 'P1003');
      await page.goto(CHECKOUT);
    },
    steps: {
      'three packs': (page) => expect(button(page, /^Remove /)).toHaveCount(3),
      ...hindi,
      ...englishAgain,
      'a pack taken out': async (page) => {
        await button(page, 'Remove English Parivar 2').click();
        await expect(button(page, /^Remove /)).toHaveCount(2);
        await expect(button(page, /^Pay ₹/)).toBeEnabled();
      },
      paid: async (page) => {
        await button(page, /^Pay ₹/).click();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Paid from your balance' }),
        ).toBeVisible();
        await expect(button(page, 'Save receipt')).toBeVisible();
      },
    },
  },
  'Transactions searched and filtered': {
    as: 'meera',
    at: TRANSACTIONS,
    steps: {
      all: (page) => shows(page, '60 transactions'),
      'money added': async (page) => {
        await openFilters(page);
        await page.getByRole('button', { name: 'Money added', exact: true }).click();
        await shows(page, '30 transactions');
      },
      'a search with results': async (page) => {
        await page.getByLabel('Search').fill('upi');
        await expect(page.locator('main [role=status]').first()).not.toContainText('30 ');
      },
      'a search without a result': async (page) => {
        await page.getByLabel('Search').fill('nothing of the kind');
        await expect(button(page, 'Show all transactions')).toBeVisible();
      },
      'all again': async (page) => {
        await button(page, 'Show all transactions').click();
        await shows(page, '60 transactions');
      },
      'wrong dates': async (page) => {
        await page.getByLabel('Period').selectOption('Dates');
        await page.getByLabel('From', { exact: true }).fill('2020-02-02');
        await page.getByLabel('To', { exact: true }).fill('2020-02-01');
        await shows(page, 'The start date is after the end date.');
      },
      'one opened': async (page) => {
        await page.getByLabel('Period').selectOption('All time');
        await page.locator('main li > button').first().click();
        await expect(button(page, 'Copy number')).toBeVisible();
      },
      'its number copied': async (page) => {
        await button(page, 'Copy number').click();
        await shows(page, /Copied|is selected/);
      },
    },
  },
  'A ticket with errors': {
    as: 'asha',
    at: `${SUPPORT}?new=ticket`,
    steps: {
      'nothing filled in': async (page) => {
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(page.getByRole('group', { name: 'Check what you entered' })).toBeFocused();
      },
      ...hindi,
      ...englishAgain,
      'one of them mended': async (page) => {
        await page.getByLabel('What is it about?').selectOption('Billing');
        await page.getByLabel('Subject').fill('A charge I do not know');
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(page.locator('main [aria-invalid=true]')).toHaveCount(2);
      },
    },
  },
  'Another language': {
    as: 'asha',
    at: RENEW,
    steps: {
      ...hindi,
      'a pack less': async (page) => {
        await page.getByRole('checkbox').first().uncheck();
        await expect(page.getByRole('checkbox').first()).not.toBeChecked();
      },
      ...englishAgain,
    },
  },
};

for (const [title, { as, at, begin, steps }] of Object.entries(walks))
  story(
    `${title}: on a page that the browser translates each step reads as on any other page`,
    async ({ page, context, operator, logInAs }) => {
      story.slow();
      const walk = async (on: Page, look: (step: string) => Promise<void>) => {
        await logInAs(as, { at, on });
        await begin?.(on, operator);
        for (const [step, act] of Object.entries(steps)) {
          await act(on);
          await look(step);
        }
      };
      const plain = new Map<string, readonly string[]>();
      await walk(page, async (step) => {
        await untilSettled(page);
        plain.set(step, await readUnchanging(page));
      });
      await page.evaluate(() => localStorage.clear());
      await page.close();
      await context.clearCookies();
      operator.reset();

      const translated = await context.newPage();
      await letBrowserTranslate(translated);
      await walk(translated, (step) =>
        expect.poll(() => readPage(translated), step).toEqual(plain.get(step)),
      );
      await expect(translated.locator('main font font').first()).toBeAttached();
    },
  );
