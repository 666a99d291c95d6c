import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/checks/axe';
import { watchShifts } from '../support/checks/shifts';
import { connectedStory } from '../support/connected';
import { letBrowserTranslate } from '../support/peers/translator';
import { expect } from '../support/story';

const band = (page: Page) => page.getByRole('region', { name: 'Service notices' });
const outage = (en: string) => ({
  severity: 'outage',
  title: { en, hi: 'कुछ चैनल बंद हैं' },
  text: { en: 'We are working on it.', hi: 'हम काम कर रहे हैं।' },
  region: 'Nashik',
  created: '2026-11-21T10:00:00+05:30',
});

connectedStory(
  'a notice appears on an open page without a reload and without moving anything, and goes when it is over',
  async ({ page, logInAs, operator }) => {
    const shifts = await watchShifts(page);
    await logInAs('asha');
    await expect(band(page)).toContainText('Planned work tonight');
    await expect(band(page)).not.toContainText('Planned work: Planned work');
    expect((await shifts()).sum).toBeLessThanOrEqual(0.01);
    await band(page).getByRole('button', { name: 'Details' }).click();
    await band(page).getByRole('button', { name: 'Hide' }).click();
    await expect(band(page)).toHaveCount(0);
    // The subscriber's own presses moved what is below.
    const { sum: moved } = await shifts();
    operator.realtime.put('notices/cut', outage('Channels 601 to 640 are down'));
    await expect(band(page)).toContainText('Outage: Channels 601 to 640 are down');
    await expect(page.getByRole('status').filter({ hasText: 'Outage' })).toHaveCount(1);
    expect((await shifts()).sum - moved).toBeLessThanOrEqual(0.01);
    await band(page).getByRole('button', { name: 'Details' }).press('Enter');
    await expect(band(page).getByText('We are working on it.')).toBeVisible();
    await expect(band(page).getByText('Nashik')).toBeVisible();
    await expect(band(page).getByText('Channels 601 to 640 are down')).toHaveCount(1);
    await expect(band(page).getByRole('button', { name: 'Hide' })).toHaveCount(0);
    await expectNoFindings(page, 'dashboard with a notice');
    await page.getByRole('link', { name: 'Help', exact: true }).first().click();
    await expect(band(page)).toBeVisible();
    // The notice ends by itself at its time.
    operator.realtime.put('notices/cut/ends', new Date(Date.now() + 1_500).toISOString());
    await expect(band(page)).toHaveCount(0);
  },
);

connectedStory(
  'on a page that the browser translates, notices come and go as on any other page',
  async ({ page, logInAs, operator }) => {
    await letBrowserTranslate(page);
    const put = (name: string, title: string | null) =>
      operator.realtime.put(`notices/${name}`, title && outage(title));
    operator.realtime.put('notices', null);
    put('cut', 'Channels 601 to 640 are down');
    await logInAs('asha');
    await expect(band(page)).toContainText('Channels 601 to 640 are down');
    await expect(page.locator('main font font').first()).toBeAttached();
    await expect(band(page)).not.toContainText('more');
    put('slow', 'The internet is slow');
    await expect(band(page)).toContainText('1 more');
    put('mail', 'No e-mail arrives');
    await expect(band(page)).toContainText('2 more');
    await expect(band(page)).not.toContainText('1 more');
    put('slow', null);
    put('mail', null);
    await expect(band(page)).not.toContainText('more');
    await expect(band(page)).toContainText('Channels 601 to 640 are down');
    put('cut', null);
    await expect(band(page)).toHaveCount(0);
    await expect(page.getByText('3 days left').first()).toBeVisible();
  },
);

connectedStory(
  'the picture guide tells of an announced outage, and not that all is well',
  async ({ page, logInAs, operator }) => {
    operator.realtime.put('notices', null);
    operator.realtime.put('notices/cut', outage('Channels 601 to 640 are down'));
    await logInAs('asha', { at: '/nxtselfcareportal/help/customersupport?guide=picture' });
    await page.getByRole('button', { name: 'Black screen' }).click();
    const said = page.getByRole('list', { name: 'Your operator says' }).first();
    await expect(said).toContainText('Channels 601 to 640 are down');
    await expect(said).toContainText('We are working on it.');
    await expect(page.getByText('Your packs on this box are active.')).toBeVisible();
    await expect(page.getByText('systems are working')).toBeHidden();
    await expect(page.getByText('has not reported a fault')).toBeHidden();
  },
);

connectedStory(
  'a page whose stream is cut lives on, connects again and catches up',
  async ({ page, logInAs, operator }) => {
    operator.realtime.put('notices', null);
    await logInAs('asha');
    await expect.poll(() => operator.realtime.followers()).toBe(1);
    operator.realtime.trouble('down');
    operator.realtime.put('notices/cut', outage('Channels 601 to 640 are down'));
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(band(page)).toHaveCount(0);
    operator.realtime.trouble(null);
    await expect(band(page)).toContainText('Channels 601 to 640 are down');
    // When the network goes and comes back, the stream is opened again at once, not after the next pause.
    const before = operator.realtime.followings();
    await page.context().setOffline(true);
    await expect.poll(() => operator.realtime.followers()).toBe(0);
    operator.realtime.put('notices/cut', null);
    await page.context().setOffline(false);
    await expect.poll(() => operator.realtime.followings()).toBeGreaterThan(before);
    await expect(band(page)).toHaveCount(0);
    // After a logout no stream is open.
    await page.goto('/nxtselfcareportal/logout');
    await expect(page).toHaveURL('/');
    await expect.poll(() => operator.realtime.followers()).toBe(0);
  },
);
