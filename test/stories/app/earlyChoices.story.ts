import { holdBack } from '../support/intercept';
import { waitForTakeover } from '../support/loginForm';
import { chooseLanguage, chooseTheme } from '../support/settings';
import { expect, story } from '../support/story';

story('A theme and a language chosen before the scripts load are kept', async ({ page }) => {
  const letGo = await holdBack(page, '**/dist/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await chooseTheme(page, 'Dark');
  await chooseLanguage(page, 'हिन्दी');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');

  letGo();
  await waitForTakeover(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('लॉग इन करें');
});
