import { readCapsule } from '../../store/capsule/read';
import { DEMO_PASSWORD, SUBSCRIBERS } from '../server/seeds/subscribers';
import { expect, story } from './support/story';
import { supportFile } from './support/supportFile';

const HELP = '/nxtselfcareportal/help';
const ASHA = SUBSCRIBERS.find(({ username }) => username === 'asha');

story(
  'a subscriber sees what the file for support holds, saves it, and support opens it in the console',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    operator.scenario.pick('serverError', { call: 'promos' });
    await page.getByRole('link', { name: 'Help' }).first().click();
    const { show, inside, save } = supportFile(page);
    await show.click();
    await expect(inside.getByText('100004417')).toBeVisible();
    await expect(inside.getByText('Not in it: your password')).toBeVisible();
    await inside.getByText(/^What happened: \d+ steps$/).click();
    await expect(inside.getByText('session/logInSucceeded')).toBeVisible();
    await inside.getByText(/^What the operator was asked/).click();
    await expect(inside.getByText('GET subscriber/v1/login answered')).toBeVisible();

    const text = await save();
    await expect(page.getByText('The file is saved.').first()).toBeVisible();
    const { firstname, surname, mobileno, email, aadhaar, address } = ASHA ?? {};
    for (const own of [DEMO_PASSWORD, firstname, surname, mobileno, email, aadhaar, address])
      expect(text).not.toContain(own);
    const reading = readCapsule(text);
    expect(reading).toMatchObject({ ok: true, capsule: { place: HELP, version: 'v1.0.26' } });
    expect(reading.ok && reading.capsule.calls).toContainEqual(
      expect.objectContaining({ call: 'login', method: 'GET', status: 200, outcome: 'ended' }),
    );

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
  },
);
