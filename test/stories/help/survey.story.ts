import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/checks/axe';
import { everythingKept } from '../support/checks/storedData';
import { connectedStory } from '../support/connected';
import { expect, story } from '../support/story';

const SURVEY = '/surveyquestions';
const pageHeading = (page: Page, at: number) =>
  page.getByRole('heading', { name: `Page ${at} of 2` });
const answers = (value: unknown) => (value as { answers: unknown }).answers; // as the portal sends it

/** Why the answers could not be sent. */
const trouble = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your answers are still here.' });

const fillFirst = async (page: Page) => {
  await page.getByRole('radio', { name: '5, Very good' }).check({ force: true });
  await page.getByLabel('News', { exact: true }).check();
};

connectedStory(
  'a subscriber answers back and forth, over a reload and an expired session, and nothing is lost',
  { tag: '@core' },
  async ({ page, logInAs, operator }) => {
    await logInAs('asha', { at: SURVEY });
    await page.getByRole('button', { name: 'Next' }).click();
    // The summary names what is missing and links to it.
    const summary = page.getByRole('main').locator('form [role=group][tabindex="-1"]');
    await expect(summary).toBeFocused();
    await page.getByRole('link', { name: 'Answer “What do you watch most?”' }).click();
    await expect(page.getByLabel('News', { exact: true })).toBeFocused();
    await expectNoFindings(page, 'survey');
    await fillFirst(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(pageHeading(page, 2)).toBeFocused();
    await page.getByLabel('The price').check();
    await page.getByLabel('What else do you want to tell us?').fill('More films, please');
    await page.reload();
    await expect(pageHeading(page, 2)).toBeVisible();
    await expect(page.getByLabel('The price')).toBeChecked();
    await expect(page.getByLabel('What else do you want to tell us?')).toHaveValue(
      'More films, please',
    );
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('News', { exact: true })).toBeChecked();
    operator.endSessions();
    await page.goto('/nxtselfcareportal');
    await expect(page).toHaveURL('/');
    await logInAs('asha', { at: SURVEY });
    await expect(page.getByLabel('News', { exact: true })).toBeChecked();
    expect(operator.realtime.writings()).toEqual([]);
  },
);

connectedStory(
  'answers whose arrival is unknown are sent again and count once, and a survey is sent once',
  async ({ page, logInAs, operator }) => {
    await logInAs('asha', { at: SURVEY });
    await fillFirst(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Picture and sound').check();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
    await expect(page.getByText('Picture and sound')).toBeVisible();
    await expect(page.getByText('---')).toBeVisible();
    operator.realtime.trouble('down');
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await expect(trouble(page)).toContainText('Your operator’s system has a fault at the moment.');
    operator.realtime.trouble('cutAfterWrite');
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await expect(trouble(page)).toContainText('don’t know if');
    operator.realtime.trouble(null);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();

    // However often the answers were sent, they are stored once, and no name is in them.
    const sent = operator.realtime.writings();
    expect(sent).toHaveLength(1);
    expect(Object.keys(operator.realtime.read('surveyanswers/winter-2026') as object)).toHaveLength(
      1,
    );
    expect(sent.map(({ value }) => answers(value))).toEqual(
      sent.map(() => ({ overall: '5', watch: 'news', better: ['picture'] })),
    );
    expect(JSON.stringify(sent)).not.toMatch(/100004417|Asha/);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.goto('/nxtselfcareportal/logout');
    await expect(page).toHaveURL('/');
    expect(await everythingKept(page)).not.toMatch(/picture|news/);
    await logInAs('asha', { at: SURVEY });
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.goto('/nxtselfcareportal/logout');
    await expect(page).toHaveURL('/');
    await logInAs('meera', { at: SURVEY });
    await expect(pageHeading(page, 1)).toBeVisible();
  },
);

story(
  'Without a configured database the page says that no survey is open',
  async ({ page, logInAs }) => {
    await logInAs('asha', { at: SURVEY });
    await expect(page.getByText('No survey is open right now')).toBeVisible();
    await expect(page.getByRole('button', { name: /Send|Next/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/nxtselfcareportal');
  },
);
