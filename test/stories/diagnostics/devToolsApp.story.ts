import { ensureTool } from '../../run/ensureTool';
import { openDevToolsApp } from '../support/peers/devToolsApp';
import { supportFilePart } from '../support/peers/supportFile';
import { expect, story } from '../support/story';

/** Milliseconds. The first run on a machine installs the application. */
const INSTALLATION = 180_000;

story.beforeAll(({}, info) => {
  info.setTimeout(INSTALLATION);
  ensureTool('devtools');
});

story(
  'The published Redux DevTools imports a support bundle and shows its events and states',
  async ({ page, browser, operator, logInByForm }, info) => {
    await logInByForm('asha');
    await expect(page.getByText('₹214.50').first()).toBeVisible();
    await page.getByRole('link', { name: 'Help' }).first().click();
    await expect(page.getByText('When can I renew my pack?')).toBeVisible();
    const { show, save } = supportFilePart(page);
    await show.click();
    const file = await save();

    const app = await openDevToolsApp(browser, operator.address);
    await expect(app.event('maintenance/loadSucceeded')).toBeVisible();
    await expect(app.event('session/logInSucceeded')).toHaveCount(0);
    await app.importFile(file);

    await app.event('session/logInSucceeded').click();
    await app.look('Action', 'Raw');
    await expect(app.text).toContainText("answers: 'session/logIn #");
    await app.event('faqs/loadSucceeded').click();
    await app.look('State', 'Tree');
    await app.unfold('subscriber', 'userInfo');
    // The value was written once, many steps earlier, and has only been referred to since.
    await expect(app.page.getByText('"REGISTERED"')).toBeVisible();
    await app.page.screenshot({ path: info.outputPath('imported.png') });
    await app.close();
  },
);
