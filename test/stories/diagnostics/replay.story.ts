import { readFile, writeFile } from 'node:fs/promises';
import type { Entry, Har } from 'har-format';
import type { Browser } from '@playwright/test';
import { endpoints } from '../../../sagas/api/endpoints';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { loginForm } from '../support/loginForm';
import { replayed } from '../support/peers/replayed';
import { expect, story, type StandIn } from '../support/story';

/** What a renewal makes the portal read again. */
const REREAD = ['subscriber', 'renewablePacks', 'longDurationPrices'] as const;

/** Logs in, renews three of four packs, and leaves what Chromium's network panel would save. */
const recordRenewal = async (browser: Browser, operator: StandIn, to: string): Promise<void> => {
  operator.scenario.pick('renewalVoucherClosedOnOnePack');
  const context = await browser.newContext({
    baseURL: operator.address,
    recordHar: { path: to, content: 'embed' },
  });
  const page = await context.newPage();
  await page.goto('/');
  await loginForm(page).send('lakshmi', DEMO_PASSWORD);
  await page.waitForURL('**/nxtselfcareportal');
  await page.getByRole('link', { name: /Renew/ }).first().click();
  await page.getByRole('checkbox', { name: /Fibre Plus 300/ }).uncheck();
  const readAnew = REREAD.map((name) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === `/${endpoints[name].path}`),
  );
  await page.getByRole('button', { name: /^Pay( ₹\S+ from your balance)?$/ }).click();
  await expect(page.getByRole('heading', { name: '2 of 3 packs are renewed' })).toBeVisible();
  for (const answer of await Promise.all(readAnew)) await answer.finished();
  await context.close();
};

const readsSubscriber = ({ request }: Entry): boolean =>
  request.method === 'GET' && new URL(request.url).pathname.endsWith('/v1/subscriber');

story(
  'An archive written by Chromium replays without a difference, and an archive missing a call reports it',
  async ({ browser, operator }, about) => {
    const file = about.outputPath('renewal.har');
    await recordRenewal(browser, operator, file);
    const whole = JSON.parse(await readFile(file, 'utf8')) as Har; // written just now
    expect(whole.log.browser?.name).toBe('chromium');
    expect(whole.log).not.toHaveProperty('_selfcare');

    const { entries } = whole.log;
    entries.splice(entries.findLastIndex(readsSubscriber), 1);
    const shorter = about.outputPath('shorter.har');
    await writeFile(shorter, JSON.stringify(whole));
    const [same, less] = await Promise.all([replayed(file), replayed(shorter)]);

    expect(same.text).toMatch(/^time +who +event +calls +changed$/m);
    expect(same.text).toMatch(/page +session\/logInRequested +login /);
    expect(same.text).toMatch(/saga +payments\/attemptWritten +renew\b/);
    expect(same.text).toMatch(/Today’s code does what was recorded: \d+ calls\./);
    expect(same.code).toBe(0);
    expect(less.text).toMatch(/Today’s code differs: subscriber was called (\d) times; recorded/);
    expect(less.code).toBe(1);
  },
);
