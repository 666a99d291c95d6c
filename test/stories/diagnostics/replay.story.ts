import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Entry, Har } from 'har-format';
import { endpoints } from '../../../sagas/api/endpoints';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { untilQuiet } from '../support/calls';
import { loginForm } from '../support/loginForm';
import { replayed, runRecord } from '../support/peers/replayed';
import { expect, type StandIn, story } from '../support/story';

/** What a renewal makes the portal read again. */
const REREAD = ['subscriber', 'renewablePacks', 'longDurationPrices'] as const;

/** Logs in, renews three of four packs, and saves what Chromium's network panel would save. */
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
  // Otherwise the screen's remaining reads would be mixed with those that the press causes.
  await untilQuiet(operator);
  const readAnew = REREAD.map((name) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === `/${endpoints[name].path}`),
  );
  await page.getByRole('button', { name: /^Pay( ₹\S+ from your balance)?$/ }).click();
  await expect(page.getByRole('heading', { name: '2 of 3 packs were renewed' })).toBeVisible();
  for (const answer of await Promise.all(readAnew)) await answer.finished();
  // Waits for the last script of the page: an archive closed before it arrives would contain a request without a time.
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await context.close();
};

const readsSubscriber = ({ request }: Entry): boolean =>
  request.method === 'GET' && new URL(request.url).pathname.endsWith('/v1/subscriber');

story(
  'An archive written by Chromium replays without a difference and names what it lacks, and an archive missing a call reports it',
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
    // One after the other: each takes a processor.
    const same = await replayed(file);
    const less = await replayed(shorter);

    expect(same.text).toMatch(/^time +who +event +calls +changed$/m);
    expect(same.text).toMatch(/page +session\/logInRequested +login /);
    // The reads before the renewal leave at the same time, in any order, and the account is confirmed last. After the
    // renewal they are made once more, to compare what was taken with what was agreed to.
    const pressed = same.text.slice(same.text.indexOf('renewal/renewRequested'));
    const called = [
      ...pressed.matchAll(/(?<![/.])\b(?:activePacks|subscriber|transactions|renew)(?=,| {2})/g),
    ].map(([name]) => name);
    const sent = called.indexOf('renew');
    expect(called.slice(0, sent).sort()).toEqual([
      ...['activePacks', 'subscriber', 'subscriber', 'transactions'],
    ]);
    expect(new Set(called.slice(sent + 1))).toEqual(
      new Set(['activePacks', 'subscriber', 'transactions']),
    );
    // Chromium's driver leaves the body of the renewal out.
    expect(same.text).toMatch(/what they sent was not compared:\n +renew \(POST \S+\)\n\n/);
    // The renewal's screen reads the boxes again when it is opened, as a saga could.
    expect(same.text).toMatch(/the replay asked instead:\n +cpe again \(GET \S+ \S+ s\)\n\n/);
    expect(same.text).toMatch(/Today’s code does what could be compared .*: \d+ calls\./);
    expect(same.code).toBe(2);
    expect(less.text).toMatch(/Today’s code differs: subscriber was called (\d) times; recorded/);
    expect(less.code).toBe(1);
  },
);

story(
  'A flow is recorded without a display and replays without a difference',
  async ({}, about) => {
    const steps = about.outputPath('steps.mjs');
    await writeFile(
      steps,
      `export const drive = async (page) => {
       await page.goto('/');
       await page.getByRole('link', { name: 'Get a new connection' }).click();
       await page.getByRole('list', { name: 'Plans', exact: true }).waitFor();
       await page.waitForLoadState('networkidle');
     };`,
    );
    const name = 'a visitor looks at the plans';
    const flow = await runRecord(name, '--headless', steps, '--to', about.outputDir);
    expect(flow.text).toContain(`Recording without a display, driven by ${steps}.`);
    expect(flow.code).toBe(0);
    const same = await replayed(about.outputPath(`${name}.har`));
    expect(same.text).toMatch(/Today’s code does what was recorded: \d+ calls\./);
    expect(same.code).toBe(0);

    for (const [given, says] of [
      [['--headless', 'none.mjs'], /There is no file none\.mjs\./],
      [['--again'], /No flow is called "a visitor looks at the plans"\./],
      [['--headles', steps], /Unknown option '--headles'/],
    ] as const) {
      const refused = await runRecord(name, ...given);
      expect(refused.text).toMatch(says);
      expect(refused.code).toBe(2);
    }
  },
);
