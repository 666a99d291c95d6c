import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openView } from '../support/open';
import { openDevToolsApp } from '../support/peers/devToolsApp';
import { supportFilePart } from '../support/peers/supportFile';
import { expect, story } from '../support/story';
import { fileLooks } from '../support/views/fileViews';

const FOLDER = path.resolve(__dirname, '../../../store/diagnostics/pictures');
mkdirSync(FOLDER, { recursive: true });
const pictureOf = (name: string) => ({ path: path.join(FOLDER, `${name}.png`) });

/** Reduces the pictures to 128 colours, which are enough for a page. ImageMagick has to be installed. */
const makeSmall = (...names: readonly string[]): void => {
  for (const { path: file } of names.map(pictureOf))
    execFileSync('convert', [file, '-strip', '+dither', '-colors', '128', `PNG8:${file}`]);
};

story(
  'The support bundle is offered on a page that could not be rendered',
  async ({ page, operator, complaints }) => {
    complaints.allow(/./);
    const offered = fileLooks.find(({ name }) => name === 'file-offered');
    if (offered) await openView(page, operator, offered);
    await page.screenshot(pictureOf('offer'));
    makeSmall('offer');
  },
);

story('A support bundle is shown in the console', async ({ page, browser, operator, logInAs }) => {
  await logInAs('asha');
  await page.getByRole('link', { name: 'Packs', exact: true }).click();
  await expect(page.getByText('Family HD').first()).toBeVisible();
  await page.getByRole('link', { name: 'Help' }).first().click();
  const { show, inside, save } = supportFilePart(page);
  await show.click();
  await inside.evaluate((part) => part.parentElement?.parentElement?.scrollIntoView());
  await page.screenshot(pictureOf('file'));
  const file = await save();

  const app = await openDevToolsApp(browser, operator.address);
  await expect(app.event('maintenance/loadSucceeded')).toBeVisible();
  await app.importFile(file);
  await app.event('equipment/loadSucceeded').first().click();
  await app.look('Action', 'Raw');
  await expect(app.text).toContainText('answers');
  await app.page.screenshot(pictureOf('event'));
  await app.look('State', 'Tree');
  await app.unfold('subscriber', 'userInfo');
  await app.page.screenshot(pictureOf('state'));
  await app.close();

  await page.setViewportSize({ width: 900, height: 1040 });
  await page.goto('/stand-in/');
  await page
    .getByLabel('File for support')
    .setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const screen = page.frameLocator('iframe[name=screen]');
  await expect(screen.getByText('Family HD').first()).toBeVisible();
  await page.screenshot(pictureOf('console'));
  makeSmall('file', 'event', 'state', 'console');
});
