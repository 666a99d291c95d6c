import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { expect, story } from '../support/story';
import { loseAnswer } from '../support/troubles';

const SUPPORT = '/nxtselfcareportal/help/customersupport';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

story(
  'A subscriber whose pack has ended learns from the guide that a renewal restores the picture',
  async ({ page, operator, logInAs }) => {
    await logInAs('rafiq', { at: SUPPORT });
    await page.getByRole('link', { name: 'Start picture guide' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Picture not working?' }),
    ).toBeFocused();
    // One box: there is nothing to choose.
    await button(page, 'Black screen').click();
    await expect(page.getByRole('heading', { name: 'What we checked' })).toBeFocused();
    await expect(page.getByText('Your packs on this box ended on')).toBeVisible();
    await expect(page.getByText('Your operator says')).toBeVisible();
    await page.getByRole('link', { name: 'Renew', exact: true }).click();
    await expect(page).toHaveURL('/nxtselfcareportal/mypacks/renew');
    expect(callsOf(operator, 'retrack')).toEqual([]);
  },
);

story(
  'A subscriber refreshes one of two boxes, waits, and gets a ticket that is already filled in',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await page.clock.install();
    await logInAs('meera', { at: `${SUPPORT}?guide=picture` });
    await button(page, /Grandmother’s box/).click();
    await button(page, 'An error code or a number').click();
    await page.getByLabel('Error code').fill('E16');
    await page.getByLabel('Error code').press('Enter');
    await expect(page.getByText('Your packs on this box are active.')).toBeVisible();
    await expect(page.getByText('systems are working')).toBeVisible();
    await button(page, 'Next').click();

    const refresh = button(page, 'Refresh box');
    await loseAnswer(page, '**/subscriber/v1/retrack');
    await refresh.click();
    // The answer is lost, but the operator's list of boxes shows that the refresh was done.
    await expect(page.getByText('This box was refreshed a moment ago.')).toBeVisible();
    await expect(
      page.getByText(/You can refresh it again at \d\d:\d\d, in 15 minutes\./),
    ).toBeVisible();
    await expect(refresh).toBeDisabled();
    expect(callsOf(operator, 'retrack')).toHaveLength(1);

    // The operator sets the wait, and a reload does not shorten it.
    await page.reload();
    await button(page, /Grandmother’s box/).click();
    await button(page, 'The picture freezes or breaks up').click();
    await button(page, 'Next').click();
    await expect(refresh).toBeDisabled();
    await button(page, 'Back').click();
    await button(page, 'Back').click();
    await button(page, 'Back').click();
    // The other box may be refreshed, and this time the answer comes.
    await button(page, /Living-room box/).click();
    await button(page, 'A channel is missing or “not subscribed”').click();
    await button(page, 'Next').click();
    await refresh.click();
    await expect(page.getByText('Sent. It usually takes 5 minutes to arrive.')).toBeVisible();
    expect(callsOf(operator, 'retrack').map(({ status }) => status)).toEqual([200, 200]);
    await page.clock.fastForward('16:00');
    await expect(refresh).toBeEnabled();
    // It is too early for the operator, whose clock has not moved, so the operator's own sentence is shown.
    await refresh.click();
    await expect(
      page.getByText('This box was refreshed a moment ago. You can do it again'),
    ).toBeVisible();

    await button(page, 'No, create a ticket').click();
    await expect(page.getByRole('heading', { level: 1, name: 'New ticket' })).toBeFocused();
    await expect(page.getByLabel('What is it about?')).toHaveValue('CHANNEL');
    await expect(page.getByLabel('Which box?')).toHaveValue('STB000008031');
    await expect(page.getByLabel('Subject')).toHaveValue(
      'A channel is missing or “not subscribed”',
    );
    await page.getByLabel('How should we reply?').selectOption('Call me');
    await button(page, 'Send').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your ticket is sent' }),
    ).toBeVisible();
    expect(operator.books.tickets('100008031')).toMatchObject([
      {
        categoryid: 'CHANNEL',
        stbno: 'STB000008031',
        description: expect.stringContaining('I refreshed the box from the portal'),
      },
    ]);
  },
);

story(
  'A guide whose checks fail lets the subscriber continue and finish when the picture is back',
  async ({ page, operator, logInAs }) => {
    for (const call of ['activePacks', 'alerts', 'maintenance'])
      operator.scenario.pick('serverError', { call, times: null });
    await logInAs('asha', { at: `${SUPPORT}?guide=picture` });
    await button(page, '“No signal” or “No input”').click();
    await expect(page.getByText('This part did not load')).toHaveCount(2);
    await expect(page.getByText('We couldn’t check')).toBeVisible();
    await button(page, 'It’s something else, continue').click();
    operator.scenario.pick('serverError', { call: 'retrack', times: 1 });
    await button(page, 'Refresh box').click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await button(page, 'Refresh box').click();
    await expect(page.getByText('Sent. It usually takes 5 minutes to arrive.')).toBeVisible();
    await button(page, 'Yes, it works').click();
    await expect(page.getByRole('heading', { name: 'Good to hear' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to customer support' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customer support' })).toBeFocused();
    expect(operator.books.tickets('100004417')).toHaveLength(1);
  },
);
