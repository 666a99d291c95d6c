import type { Page } from '@playwright/test';
import { HOME } from '../../../store/core/paths';
import { watchShifts } from '../support/checks/shifts';
import { keptIn } from '../support/checks/storedData';
import { holdBack } from '../support/intercept';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';

const KEY = 'selfcareHome';
const PACKS_CALL = '**/subscriber/v1/product/active.php*';

const daysLeft = (page: Page) => page.getByText('3 days left').first();
/**
 * For a moment the page has two marks, one from before the scripts and one from the scripts; only one of them is
 * visible.
 */
const mark = (page: Page) =>
  page.getByText(/^Updating\. Last updated on \d/).filter({ visible: true });
const renewal = (page: Page) => page.getByRole('link', { name: /^(Renew|Pay)/ });

/** Waits until Home is shown and this device has kept it. */
const homeKept = async (page: Page): Promise<void> => {
  await expect(renewal(page).first()).toBeVisible();
  await expect.poll(async () => (await keptIn(page))[KEY] ?? '').toContain('21450');
};

/** Notes whether these words were ever in the page, from its start on. To be called before the page is opened. */
const watchWords = async (page: Page, words: string): Promise<() => Promise<boolean>> => {
  await page.addInitScript((sought) => {
    window.wasSeen = false;
    new MutationObserver(() => {
      window.wasSeen ||= document.body?.textContent?.includes(sought) ?? false;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, words);
  return () => page.evaluate(() => window.wasSeen);
};

/** Notes which formatters of the browser are made, from the page's start on. To be called before the page is opened. */
const watchIntl = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    window.formatters = [];
    const names = [
      'NumberFormat',
      'DateTimeFormat',
      'Collator',
      'Segmenter',
      'ListFormat',
    ] as const;
    for (const name of names)
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct: (Formatter, options) => {
            window.formatters.push(name);
            return Reflect.construct(Formatter, options) as object; // a formatter
          },
        }),
      });
  });
  return () => page.evaluate(() => window.formatters);
};

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  story(
    `At ${size.width} px a start shows the last known Home with its time, and the operator’s answers replace it in its place`,
    async ({ page, logInAs }) => {
      await page.setViewportSize(size);
      await logInAs('asha');
      await homeKept(page);
      const letGo = await holdBack(page, PACKS_CALL);
      const shifts = await watchShifts(page);
      await page.goto(HOME);
      await expect(daysLeft(page)).toBeVisible();
      await expect(page.getByText('Your balance: ₹214.50')).toBeVisible();
      await expect(mark(page)).toContainText(/\d{4}, \d\d:\d\d$/);
      await expect(renewal(page)).toHaveCount(0);
      letGo();
      await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
      await expect(mark(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Offers' })).toBeAttached();
      expect((await shifts()).sum).toBeLessThanOrEqual(0.01);
    },
  );

/** Opens Home in a session; its scripts come only when the returned function is called. */
const openBeforeScripts = async (page: Page): Promise<() => void> => {
  const letGo = await holdBack(page, '**/dist/*.js');
  await page.goto(HOME, { waitUntil: 'commit' });
  await expect(page.locator('#starting')).toBeVisible();
  return letGo;
};

/** Changes what is stored of Home when the next page is opened, before its own scripts run. */
const changeKept = async (page: Page, change: Readonly<Record<string, unknown>>) => {
  await page.addInitScript(
    ([key, changed]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object; // written by the portal
      localStorage.setItem(key, JSON.stringify({ ...kept, ...changed }));
    },
    [KEY, change] as const,
  );
};

const pack = { expirydate: '2026-12-24', disconnectdate: '', daysleft: 3 };

story(
  'Before any script runs, a start shows the last known packs and balance with their time, and nothing to press',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await homeKept(page);
    const letGo = await openBeforeScripts(page);
    const first = page.locator('#starting');
    await expect(first.getByRole('listitem')).toHaveCount(3);
    await expect(first.getByRole('listitem').first()).toHaveText(/^Family HD3\sdays\sleft\d/);
    await expect(first.getByText('Your balance: ₹214.50')).toBeVisible();
    await expect(mark(page)).toContainText(/\d{4}, \d\d:\d\d$/);
    await expect(page.locator('a:visible, button:visible')).toHaveCount(0);
    letGo();
    await expect(renewal(page).first()).toBeVisible();
    await expect(first.locator('*')).toHaveCount(0);
  },
);

story(
  'Before any script runs, the days that have passed are subtracted, and a stored name is only a text',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await homeKept(page);
    const productname = '<img src=x onerror=alert(1)>';
    const twoDaysAgo = Date.now() - 2 * 86_400_000;
    const packs = [pack, { ...pack, daysleft: null }, { ...pack, daysleft: 300, expirydate: '' }];
    await changeKept(page, {
      at: twoDaysAgo,
      balance: null,
      packs: packs.map((one) => ({ ...one, productname })),
    });
    await openBeforeScripts(page);
    const rows = page.locator('#starting').getByRole('listitem');
    await expect(rows).toHaveText([
      `${productname}1 day left24\u00a0Dec\u00a02026`,
      `${productname}24\u00a0Dec\u00a02026`,
      `${productname}---`,
    ]);
    await expect(page.getByText('Your balance: ---')).toBeVisible();
  },
);

for (const [balance, shown] of [
  [1_23_456_05, '₹1,23,456.05'],
  [-153_40, '-₹153.40'],
  [5, '₹0.05'],
] as const)
  story(`Before any script runs, a balance is shown as ${shown}`, async ({ page, logInAs }) => {
    await logInAs('asha');
    await homeKept(page);
    await changeKept(page, { at: Date.now(), balance, packs: [pack] });
    await openBeforeScripts(page);
    await expect(page.getByText(`Your balance: ${shown}`)).toBeVisible();
  });

story(
  'Home shows its numbers without those parts of Intl that load data for tens of milliseconds',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await homeKept(page);
    const made = await watchIntl(page);
    await page.goto(HOME);
    await expect(renewal(page).first()).toBeVisible();
    expect(await made()).toEqual([]);
  },
);

story(
  'Before any script runs, a logout in another tab takes the last known Home away',
  async ({ page, context, logInAs }) => {
    await logInAs('asha');
    await homeKept(page);
    await openBeforeScripts(page);
    await expect(mark(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${HOME}/logout`);
    await expect(loginForm(other).heading).toBeVisible();
    await expect(page.getByText('Family HD')).toHaveCount(0);
    await expect(mark(page)).toHaveCount(0);
  },
);

story('Another subscriber’s last known Home is never painted', async ({ page, logInAs }) => {
  await logInAs('asha');
  await homeKept(page);
  const kept = (await keptIn(page))[KEY] ?? '';
  const others = kept.replace('100004417', '100009999').replace('Family HD', 'Secret pack');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, others] as const);
  const letGo = await holdBack(page, PACKS_CALL);
  const wasSeen = await watchWords(page, 'Secret pack');
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  await expect.poll(() => keptIn(page)).not.toHaveProperty(KEY);
  letGo();
  await expect(daysLeft(page)).toBeVisible();
  expect(await wasSeen()).toBe(false);
});

story(
  'A logout in another tab while the answers are awaited takes the last known Home away',
  async ({ page, context, logInAs }) => {
    await logInAs('asha');
    await homeKept(page);
    const letGo = await holdBack(page, PACKS_CALL);
    await page.goto(HOME);
    await expect(mark(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${HOME}/logout`);
    await expect(loginForm(other).heading).toBeVisible();
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.getByText('Family HD')).toHaveCount(0);
    letGo();
    expect(await keptIn(page)).not.toHaveProperty(KEY);
  },
);

story(
  'A session that the operator has ended takes the last known Home away',
  async ({ page, context, logInAs, complaints }) => {
    complaints.allow(/401/);
    await logInAs('asha');
    await homeKept(page);
    await context.clearCookies();
    await page.goto(HOME);
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.getByText('Family HD')).toHaveCount(0);
    await expect.poll(() => keptIn(page)).not.toHaveProperty(KEY);
  },
);

declare global {
  interface Window {
    wasSeen: boolean;
    formatters: string[];
  }
}
