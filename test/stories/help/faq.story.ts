import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../store/core/languages';
import { watchShifts } from '../support/checks/shifts';
import { connectedStory } from '../support/connected';
import { expect, story } from '../support/story';

const HELP = '/nxtselfcareportal/help';
const search = (page: Page) => page.getByRole('searchbox');
const question = (page: Page, name: string | RegExp) =>
  page.locator('summary').filter({ hasText: name });

story(
  'A subscriber finds an answer with misspelt words in English and in Hindi and follows its link',
  { tag: '@core' },
  async ({ page, logInAs, operator }) => {
    await logInAs('asha', { at: HELP });
    await expect(page.getByRole('link', { name: 'Picture not working?' })).toHaveAttribute(
      'href',
      `${HELP}/customersupport?guide=picture`,
    );
    await search(page).fill('remot batery');
    await expect(page.locator('summary').first()).toHaveText('The remote of the box does not work');
    await expect(page.getByText(/^\d+ answers? found$/)).toBeAttached();
    await search(page).fill('qwxyzv');
    await expect(page.getByText('No answers found')).toBeVisible();
    await expect(page.getByText('0 answers found')).toBeAttached();
    await page.getByRole('link', { name: 'Create a ticket' }).click();
    await expect(page).toHaveURL(`${HELP}/customersupport`);

    await page.evaluate(() =>
      localStorage.setItem(
        'selfcarePreferences',
        JSON.stringify({ theme: 'light', language: 'hi' }),
      ),
    );
    await page.goto(HELP);
    await search(page).fill('रिफंड कहां');
    await expect(page.locator('summary').first()).toHaveText('मेरा रिफ़ंड कहाँ है?');
    await search(page).fill('internet slow');
    await expect(page.locator('summary').first()).toHaveText('ब्रॉडबैंड मेरे प्लान से धीमा चल रहा है');
    // Nothing was asked of a database that is not configured.
    expect(operator.realtime.followings()).toBe(0);
  },
);

story('A link to an answer opens it, scrolls to it and focuses it', async ({ page, logInAs }) => {
  await logInAs('asha');
  await page.goto(`${HELP}#privacy`);
  const privacy = question(page, 'What does the portal keep about me');
  await expect(privacy).toBeFocused();
  await expect(privacy).toBeInViewport();
  await expect(page.getByText('Logging out removes all of this.')).toBeVisible();
  // A question opened by the keyboard is put into the address too.
  await page.getByRole('button', { name: 'Payments', exact: true }).click();
  await expect(privacy).toHaveCount(0);
  await question(page, 'Where is my refund?').press('Enter');
  await expect(page).toHaveURL(`${HELP}#refund-time`);
  await expect(page.getByText('usually takes 7 to 10 working days')).toBeVisible();
});

for (const language of LANGUAGES)
  story(
    `The open ticket stands first on Help and moves nothing when it comes, in ${language}`,
    async ({ page, operator, logInAs }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(
        (preferences) => localStorage.setItem('selfcarePreferences', preferences),
        JSON.stringify({ theme: 'system', language }),
      );
      await logInAs('asha');
      const shifts = await watchShifts(page);
      operator.scenario.pick('slow', { call: 'tickets', milliseconds: 700 });
      await page.goto(HELP);
      const first = page.locator('main a').first();
      await expect(first).toHaveAttribute('href', `${HELP}/customersupport`);
      await expect(first).toHaveAttribute('href', `${HELP}/customersupport?ticket=DK4417A00001`);
      expect((await shifts()).sum).toBeLessThanOrEqual(0.01);
    },
  );

connectedStory(
  'a subscriber reads the operator’s own answers, and those of the portal when the database is gone',
  async ({ page, logInAs, operator }) => {
    operator.realtime.put('faqs', {
      monsoon: {
        topic: 'picture',
        question: { en: 'What happens in the monsoon?', hi: 'बारिश में क्या होता है?' },
        answer: 'Keep the dish dry.',
      },
      broken: { question: null },
    });
    await logInAs('asha', { at: HELP });
    await expect(page.locator('summary')).toHaveText(['What happens in the monsoon?']);
    operator.realtime.trouble('down');
    await page.reload();
    await expect(question(page, 'Where is my refund?')).toBeVisible();
    await expect(page.getByText('We couldn’t load the latest answers.')).toBeVisible();
    operator.realtime.trouble(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('summary')).toHaveText(['What happens in the monsoon?']);
    await expect(page.getByText('We couldn’t load the latest answers.')).toHaveCount(0);
  },
);
