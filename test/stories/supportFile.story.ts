import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCapsule } from '../../store/capsule/read';
import { DEMO_PASSWORD, SUBSCRIBERS } from '../server/seeds/subscribers';
import { replayed } from './support/replayed';
import { expect, story } from './support/story';

const HELP = '/nxtselfcareportal/help';
const ASHA = SUBSCRIBERS.find(({ username }) => username === 'asha');

const show = (page: Page) => page.getByRole('button', { name: 'See what is in the file' });
const inside = (page: Page) => page.getByRole('group', { name: 'What is in the file' });

const savedFile = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^selfcare-support-\d{12}\.json$/);
  return readFile(await file.path(), 'utf8');
};

story(
  'a subscriber sees what the file for support holds, saves it, and support opens it in the console and replays it',
  async ({ page, operator, logInAs }, about) => {
    await logInAs('asha');
    operator.scenario.pick('serverError', { call: 'promos' });
    await page.getByRole('link', { name: 'Help' }).first().click();
    await show(page).click();
    await expect(inside(page).getByText('100004417')).toBeVisible();
    await expect(inside(page).getByText('Not in it: your password')).toBeVisible();
    await inside(page)
      .getByText(/^What happened: \d+ steps$/)
      .click();
    await expect(inside(page).getByText('session/logInSucceeded')).toBeVisible();
    await inside(page)
      .getByText(/^What the operator was asked/)
      .click();
    await expect(inside(page).getByText('GET subscriber/v1/login answered')).toBeVisible();

    const text = await savedFile(page);
    await expect(page.getByText('The file is saved.').first()).toBeVisible();
    const { firstname, surname, mobileno, email, aadhaar, address } = ASHA ?? {};
    for (const own of [DEMO_PASSWORD, firstname, surname, mobileno, email, aadhaar, address])
      expect(text).not.toContain(own);
    const reading = readCapsule(text);
    expect(reading).toMatchObject({ ok: true, capsule: { place: HELP, version: 'v1.0.26' } });
    expect(reading.ok && reading.capsule.calls).toContainEqual(
      expect.objectContaining({ call: 'login', method: 'GET', status: 200, outcome: 'ended' }),
    );

    const file = about.outputPath('support.json');
    await writeFile(file, text);
    // In a process of its own, while the console is looked at.
    const played = replayed(file);

    const hand = async (content: string) => {
      await page.goto('/stand-in/');
      await page.getByLabel('File for support').setInputFiles({
        name: 'file.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    };
    await hand(text);
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
    await page.getByText('subscriber/loadSucceeded').first().click();
    const shown = page.locator('details[open]').getByText('"customerstatus": "REGISTERED"');
    await expect(shown.first()).toBeVisible();
    await hand(text.slice(0, -100));
    await expect(page.getByRole('alert')).toContainText('This file is broken');
    await hand('{"log":{}}');
    await expect(page.getByRole('alert')).toContainText('This is not a file for support');

    const { text: table, code } = await played;
    expect(table).toMatch(/session\/logInRequested +login \(\d+ ms, 200\)/);
    expect(table).toMatch(/promos\/loadFailed /);
    expect(table).toMatch(/Today’s code does what was recorded: \d+ events, \d+ calls\./);
    expect(code).toBe(0);
  },
);
