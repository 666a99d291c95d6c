import type { Page } from '@playwright/test';
import { loginText as bengaliLogin } from '../../../src/translations/bn/identity';
import { paymentMethodsText as bengaliPay } from '../../../src/translations/bn/payments';
import { resultsText as bengaliResults } from '../../../src/translations/bn/renewal';
import {
  loginSideText as tamilSide,
  loginText as tamilLogin,
} from '../../../src/translations/ta/identity';
import { paymentMethodsText as tamilPay } from '../../../src/translations/ta/payments';
import { resultsText as tamilResults } from '../../../src/translations/ta/renewal';
import { storeMessagesText as tamilMessages } from '../../../src/translations/ta/text';
import { LANGUAGES, textDirection } from '../../../store/core/languages';
import { sourceFiles } from '../../contract/texts/sourceFiles';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { holdBack } from '../support/intercept';
import { waitForTakeover } from '../support/loginForm';
import { chargesOf, LAKSHMI_ID } from '../support/payments';
import { chooseLanguage } from '../support/settings';
import { expect, story } from '../support/story';

const RENEW = '/nxtselfcareportal/mypacks/renew';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The languages of the texts that the page requests. */
const languagesAskedFor = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, language] = /\/dist\/text-(\w\w)-/.exec(request.url()) ?? [];
    if (language) asked.add(language);
  });
  return asked;
};

const SHOWN = [
  { name: 'தமிழ்', lang: 'ta', login: tamilLogin, pay: tamilPay, results: tamilResults },
  { name: 'বাংলা', lang: 'bn', login: bengaliLogin, pay: bengaliPay, results: bengaliResults },
] as const;

for (const { name, lang, login, pay, results } of SHOWN)
  story(
    `A subscriber who chooses ${name} logs in, renews and pays, and downloads no other language afterwards`,
    async ({ page, operator }) => {
      await page.goto('/');
      await waitForTakeover(page);
      await chooseLanguage(page, name);
      await expect(title(page, login.title)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', textDirection(lang));
      const asked = languagesAskedFor(page);
      await page.getByLabel(login.username).fill('lakshmi');
      await page.getByLabel(login.password, { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await page.waitForURL('**/nxtselfcareportal');
      await page.goto(RENEW);
      const others = ['Tamil Parivar 3', 'Tamil Chitrahaar 17', 'Fibre Plus 300'];
      for (const pack of others) await page.getByRole('checkbox', { name: pack }).uncheck();
      const anyAmount = new RegExp(pay.payFromBalance('AMOUNT').replace('AMOUNT', '₹\\S+'));
      await page.getByRole('button', { name: anyAmount }).click();
      await expect(title(page, results.title({ renewed: 1, unclear: 0, all: 1 }))).toBeVisible();
      expect(chargesOf(operator, LAKSHMI_ID)).toHaveLength(1);
      expect([...asked]).toEqual([lang]);
    },
  );

story(
  'On a wide screen the words beside the login are in the language of the login, or are not shown',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await waitForTakeover(page);
    const english = page.getByText('Your TV and broadband, in one place.');
    await expect(english).toBeVisible();
    await chooseLanguage(page, 'தமிழ்');
    await expect(title(page, tamilLogin.title)).toBeVisible();
    await expect(english).toBeHidden();
    await page.reload();
    await expect(page.locator('#side').getByText(tamilSide.claim)).toBeVisible();
  },
);

story.describe('In a browser whose first language is Tamil', () => {
  story.use({ locale: 'ta-IN' });

  story(
    'The first visit shows the login in Tamil before any script has come, and stays in it',
    async ({ page }) => {
      const asked = languagesAskedFor(page);
      const letGo = await holdBack(page, '**/dist/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await expect(title(page, tamilLogin.title)).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      await expect(page.locator('html')).toHaveAttribute('dir', textDirection('ta'));
      letGo();
      await waitForTakeover(page);
      await expect(title(page, tamilLogin.title)).toBeVisible();
      expect([...asked]).toEqual(['ta']);
    },
  );

  story(
    'A server that knows one page only shows the login in Tamil all the same',
    async ({ page }) => {
      const english = await page.request.get('/', { headers: { 'accept-language': 'en' } });
      await page.route('/', async (route) =>
        route.fulfill({ response: english, body: await english.text() }),
      );
      await page.goto('/');
      await expect(title(page, tamilLogin.title)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
    },
  );
});

story(
  'Texts that do not come are shown in English, which is said once',
  async ({ page, logInAs }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'selfcarePreferences',
        JSON.stringify({ theme: 'light', language: 'ta' }),
      ),
    );
    await page.route(/\/dist\/text-ta-(?!main|shared)/, (route) => route.abort());
    await logInAs('lakshmi', { at: RENEW });
    await expect(page.getByText(tamilMessages.englishInstead)).toBeVisible();
    await expect(title(page, 'Renew')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  },
);

story(
  'A language whose texts do not come changes nothing, and can be chosen again',
  async ({ page }) => {
    await page.goto('/');
    await waitForTakeover(page);
    await page.route(/\/dist\/text-bn-/, (route) => route.abort());
    await page.getByLabel('Username or mobile number').fill('lakshmi');
    await page.getByRole('button', { name: 'Settings' }).locator('visible=true').click();
    const menu = page.locator('#settings');
    await menu.getByRole('button', { name: 'বাংলা' }).click();
    await expect(menu.getByRole('alert')).toContainText('We couldn’t reach your operator');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unroute(/\/dist\/text-bn-/);
    await menu.getByRole('button', { name: 'বাংলা' }).click();
    await expect(title(page, bengaliLogin.title)).toBeVisible();
    await expect(page.getByLabel(bengaliLogin.username)).toHaveValue('lakshmi');
  },
);

story(
  'A screen whose texts do not come in any language is a page that did not load',
  async ({ page, logInAs, complaints }) => {
    complaints.allow(/Loading chunk text-en-screen-faq/);
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await page.route(/\/dist\/text-en-screen-faq/, (route) => route.abort());
    await page.getByRole('link', { name: 'Help', exact: true }).locator('visible=true').click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await page.unroute(/\/dist\/text-en-screen-faq/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page, 'Help')).toBeVisible();
  },
);

/**
 * Finds `Intl.ListFormat('bn')` and similar calls in the portal: the kind, and its first argument. Without an argument,
 * or with `undefined`, the browser's own language is used.
 */
const FORMATS = /\bIntl\.(\w+)\(([^(),]*)/g;

/** The languages that a format is used with: the one written there or, when it is computed, every language. */
const languagesOf = (argument: string): readonly string[] => {
  const [, literal] = /^'([\w-]+)'$/.exec(argument.trim()) ?? [];
  if (literal) return [literal];
  return ['', 'undefined'].includes(argument.trim()) ? [] : LANGUAGES;
};

story('The browser knows every format that a text asks it for', async ({ page }) => {
  const asked = sourceFiles('.ts', '.tsx').flatMap(({ name, text }) =>
    [...text.matchAll(FORMATS)].flatMap(([, kind = '', argument = '']) =>
      languagesOf(argument).map((language) => ({ name, kind, language })),
    ),
  );
  expect(asked.length).toBeGreaterThan(50);
  await page.goto('/');
  const unknown = await page.evaluate((all) => {
    const kinds: Readonly<Record<string, { supportedLocalesOf(language: string): string[] }>> = {
      ...{ Collator: Intl.Collator, DateTimeFormat: Intl.DateTimeFormat },
      ...{ DisplayNames: Intl.DisplayNames, ListFormat: Intl.ListFormat },
      ...{ NumberFormat: Intl.NumberFormat, PluralRules: Intl.PluralRules },
      ...{ RelativeTimeFormat: Intl.RelativeTimeFormat, Segmenter: Intl.Segmenter },
    };
    return all.filter(
      ({ kind, language }) => kinds[kind]?.supportedLocalesOf(language).length !== 1,
    );
  }, asked);
  expect(unknown).toEqual([]);
});
