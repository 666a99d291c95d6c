import { READS } from '../support/calls';
import { waitForTakeover } from '../support/loginForm';
import { expect, story } from '../support/story';

story(
  'A subscriber who loses the network is told so, and everything loads by itself after reconnecting',
  async ({ page, operator, context, logInAs }) => {
    READS.forEach((call) => operator.scenario.add({ call, trouble: { kind: 'cutBefore' } }));
    await logInAs('asha');
    await expect(page.getByRole('main').getByText(/^We couldn’t load /)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/^We couldn’t load /)).toHaveCount(0);

    operator.scenario.clear();
    await context.setOffline(false);
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await expect(page.getByText('Planned work tonight').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Balance ₹214.50' })).toBeVisible();
    await expect(page.getByText('You are offline')).toHaveCount(0);
  },
);

story(
  'Loaded content stays on the screen while the network is away',
  async ({ page, context, logInAs }) => {
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await page.getByRole('link', { name: 'Packs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const strip = page.getByText(/^You have been offline since \d\d:\d\d\./);
    await expect(strip).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await expect(page).toHaveURL('/nxtselfcareportal');
    await expect(strip).toBeVisible();
    const failures = page.getByText(
      /could not be loaded|couldn’t load|did not load|You are offline/,
    );
    await expect(failures.locator('visible=true')).toHaveCount(0);
    await context.setOffline(false);
    await expect(strip).toHaveCount(0);
  },
);

story(
  'A subscriber who logs out offline is logged out on this device',
  async ({ page, context, operator, logInAs }) => {
    await logInAs('asha');
    // The logout button has been shown once, so its code is loaded.
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Signed out here, but not on our server.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(operator.books.calls().filter(({ call }) => call === 'logout')).toEqual([]);
  },
);

story('The login says that the device is offline', async ({ page, context }) => {
  await page.goto('/');
  await waitForTakeover(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You have been offline since \d\d:\d\d\./)).toBeVisible();
});
