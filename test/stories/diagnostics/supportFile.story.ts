import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSupportBundle } from '../../../store/diagnostics/supportBundle/readBundle';
import { DEMO_PASSWORD, SUBSCRIBERS } from '../../operator/seeds/subscribers';
import { mendHome, openBrokenHome } from '../support/brokenHome';
import { expectNoFindings } from '../support/checks/axe';
import { connectedStory } from '../support/connected';
import { replayed } from '../support/peers/replayed';
import { supportFilePart } from '../support/peers/supportFile';
import { expect, story } from '../support/story';

const HELP = '/nxtselfcareportal/help';
/** Opens a file in the console, as support does. */
const openInConsole = async (page: Page, content: string): Promise<void> => {
  await page.goto('/stand-in/');
  await page.getByLabel('File for support').setInputFiles({
    name: 'file.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};

const ASHA = SUBSCRIBERS.find(({ username }) => username === 'asha');

story(
  'A subscriber previews and saves the support bundle, and support opens it in the console and replays it',
  async ({ page, operator, logInByForm }, about) => {
    operator.scenario.pick('serverError', { call: 'promos' });
    await logInByForm('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: 'Help' }).first().click();
    await expect(page.getByText('When can I renew my pack?')).toBeVisible();
    const { show, inside, save } = supportFilePart(page);
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
    const reading = readSupportBundle(text);
    expect(reading).toMatchObject({ ok: true, bundle: { place: HELP, version: 'v1.0.26' } });
    expect(reading.ok && reading.bundle.calls).toContainEqual(
      expect.objectContaining({ call: 'login', method: 'GET', status: 200, outcome: 'ended' }),
    );

    const file = about.outputPath('support.json');
    await writeFile(file, text);
    // The replay runs in a separate process while the console is open.
    const played = replayed(file);

    await openInConsole(page, text);
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
    const calls = operator.books.calls().length;
    const screen = page.frameLocator('iframe[title="The subscriber’s screen"]');
    await expect(screen.getByRole('heading', { name: /•••• \(4\)/ })).toBeVisible();
    await expect(screen.getByText('3 days left').first()).toBeVisible();
    await expect(screen.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: HELP }).click();
    await expect(screen.getByText('When can I renew my pack?')).toBeVisible();
    const help = page.getByRole('listitem').filter({ hasText: HELP });
    await help.getByText('left out of the state').click();
    await expect(help.getByText(/^faqs\.content\.faqs: … \d+ more$/)).toBeVisible();
    expect(operator.books.calls()).toHaveLength(calls);
    await page.getByText('subscriber/loadSucceeded').first().click();
    const shown = page.locator('details[open]').getByText('"customerstatus": "REGISTERED"');
    await expect(shown.first()).toBeVisible();
    await openInConsole(page, text.slice(0, -100));
    await expect(page.getByRole('alert')).toContainText('This file is broken');
    await openInConsole(page, '{"log":{}}');
    await expect(page.getByRole('alert')).toContainText('This is not a file for support');

    const { text: table, code } = await played;
    expect(table).toMatch(/session\/logInRequested +login \(\d+ ms, 200\)/);
    expect(table).toMatch(/promos\/loadFailed /);
    expect(table).toMatch(/Today’s code does what was recorded: \d+ events, \d+ calls\./);
    expect(code).toBe(0);
  },
);

story(
  'On a page that cannot be rendered a subscriber saves the support bundle and goes on in the same session',
  async ({ page, complaints, logInAs }) => {
    complaints.allow(/broken on purpose|support-file/);
    await logInAs('asha');
    await page.route('**/*support-file.*.js', (route) => route.abort(), { times: 1 });
    await openBrokenHome(page);

    const offer = page.getByRole('button', { name: 'See and save a file for support' });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(offer).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('We couldn’t show the file.')).toBeVisible();
    await offer.click();
    const { inside, save } = supportFilePart(page);
    await expect(inside.getByText('100004417')).toBeVisible();
    await expectNoFindings(page, 'the file where the portal cannot go on');
    const reading = readSupportBundle(await save());
    expect(reading).toMatchObject({ ok: true, bundle: { place: '/nxtselfcareportal' } });
    await mendHome(page);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('3 days left').first()).toBeVisible();
  },
);

connectedStory(
  'The console draws a notice on Home and Help as the subscriber saw it, and no choice that the file does not hold',
  async ({ page, logInByForm }) => {
    await logInByForm('asha');
    const notice = 'Planned work tonight';
    await expect(page.getByText(notice).first()).toBeVisible();
    await page
      .getByRole('link', { name: /^Renew/ })
      .first()
      .click();
    await page.getByRole('radio', { name: /^12 months/ }).check();
    await page.getByRole('checkbox').first().uncheck();
    // On a phone, a screen with a docked pay button has no menu, so the story goes back first.
    await page.goBack();
    await page.getByRole('link', { name: 'Money', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await page.getByRole('link', { name: 'Help', exact: true }).first().click();
    await expect(page.getByText(notice).first()).toBeVisible();
    const { show, save } = supportFilePart(page);
    await show.click();
    await openInConsole(page, await save());

    const screen = page.frameLocator('iframe[title="The subscriber’s screen"]');
    const visited = (place: string) => page.getByRole('link', { name: place, exact: true }).first();
    await visited('/nxtselfcareportal/mypacks/renew').click();
    await expect(screen.getByRole('radio', { name: /^12 months/ })).toBeVisible();
    await expect(screen.getByRole('radio', { checked: true })).toHaveCount(0);
    const boxes = screen.getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    await expect(boxes.and(screen.locator(':indeterminate'))).toHaveCount(await boxes.count());

    for (const place of ['/nxtselfcareportal', HELP]) {
      await visited(place).click();
      await expect(screen.getByText(notice).first()).toBeVisible();
    }
  },
);
