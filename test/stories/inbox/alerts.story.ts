import { HOME } from '../../../store/core/paths';
import { callsOf } from '../support/calls';
import { expect, story } from '../support/story';

story(
  'A subscriber with sixty alerts sees the newest first, page by page, and the bell count goes to zero',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('lakshmi');
    await expect(page.getByRole('link', { name: '50 unread alerts' })).toBeVisible();
    await page.goto(`${HOME}/alert`);
    const rows = page.locator('[data-view=alerts]').getByRole('listitem');
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).toContainText('New');
    await expect(page.getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();

    operator.scenario.pick('serverError', { call: 'alerts' });
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(page.locator('[data-view=alerts]').getByRole('alert')).toContainText(
      'Something broke on our side.',
    );
    await expect(rows).toHaveCount(50);
    await more.click();
    await expect(rows).toHaveCount(60);
    await expect(page.getByText('60 of 60 alerts')).toBeFocused();
    await expect(more).toHaveCount(0);
    expect(
      callsOf(operator, 'alerts')
        .map(({ status }) => status)
        .slice(-2),
    ).toEqual([500, 200]);

    await page.reload();
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).not.toContainText('New');
  },
);

story(
  'An alert that contains a script is shown as text, and its link leads nowhere',
  async ({ page, operator, logInAs }) => {
    operator.scenario.pick('hostileLinks');
    await logInAs('asha', { at: `${HOME}/alert` });
    const row = page.locator('[data-view=alerts]').getByRole('listitem').first();
    await expect(row).toContainText('<img src=x onerror=alert(1)>Planned work tonight');
    await expect(row).toContainText('4 hours ago');
    await expect(row.getByRole('link')).toHaveCount(0);
    await expect(row.locator('img')).toHaveCount(0);
  },
);
