import { expectNoFindings } from '../support/checks/axe';
import { connectedStory } from '../support/connected';
import { expect, story } from '../support/story';

const CONTACT = '/nxtselfcareportal/contactus';

connectedStory(
  'a subscriber of a cable operator calls or messages it, and copies the customer number for it',
  { tag: '@core' },
  async ({ page, logInAs, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logInAs('asha', { at: CONTACT });
    const lco = page.getByRole('region', { name: 'Your cable operator' });
    await expect(lco.getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      /^tel:\+91\d{10}$/,
    );
    await expect(lco.getByRole('link', { name: /^Message / })).toHaveAttribute(
      'href',
      /^sms:\+91\d{10}\?&body=Customer%20number%3A%20100004417%0ABox%20number%3A%20STB000004417$/,
    );
    const care = page.getByRole('region', { name: 'Customer care' });
    await expect(care.getByRole('link', { name: 'Call Selfcare' })).toHaveAttribute(
      'href',
      'tel:18000004417',
    );
    await expect(care.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      /^mailto:care@example\.com\?subject=Customer%20number%20100004417&body=Customer%20number/,
    );
    await page.getByRole('button', { name: 'Copy Customer number' }).press('Enter');
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('100004417');
    await expectNoFindings(page, 'contact');
  },
);

story(
  'A customer of the platform has no cable operator, and a missing configured number is shown as ---',
  async ({ page, logInAs }) => {
    await logInAs('dinesh', { at: CONTACT });
    const care = page.getByRole('region', { name: 'Customer care' });
    await expect(care.getByText('---')).toHaveCount(2);
    await expect(care.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('200003308')).toBeVisible();
    await expect(page.getByText('Your cable operator')).toHaveCount(0);
  },
);

story('The licences of the packages in the portal are a press away', async ({ page, logInAs }) => {
  await logInAs('asha', { at: CONTACT });
  const link = page.getByRole('link', { name: 'Open-source licences' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('react');
});

story(
  'A box number that could not be loaded is not shown as missing, and is loaded by a press',
  async ({ page, operator, logInAs }) => {
    operator.scenario.add({ call: 'cpe', trouble: { kind: 'cutBefore' } });
    await logInAs('asha', { at: CONTACT });
    const hand = page.getByRole('region', { name: 'Have these ready' });
    await expect(hand.getByText('100004417')).toBeVisible();
    await expect(hand.getByText('---')).toHaveCount(0);
    const retry = hand.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    operator.scenario.clear();
    await retry.click();
    await expect(hand.getByText('STB000004417')).toBeVisible();
    await expect(retry).toHaveCount(0);
  },
);
