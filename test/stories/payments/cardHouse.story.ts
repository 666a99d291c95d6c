import type { Page } from '@playwright/test';
import { TOP_UP } from '../../../store/core/paths';
import { demoConfiguration } from '../../operator/demoConfiguration';
import { NO_PORTAL } from '../support/loggedIn';
import { ASHA_ID, chargesOf, decide } from '../support/payments';
import { type CardHouse, startCardHouse } from '../support/peers/cardHouse';
import { DIST, expect, type StandIn, startOperator, story as base } from '../support/story';

interface Elsewhere {
  readonly house: CardHouse;
}

/** A deployment whose card provider has its own origin. */
const story = base.extend<object, Elsewhere & { readonly server: StandIn }>({
  house: [
    async ({}, use) => {
      const house = await startCardHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ house }, use) => {
      const block = { ...demoConfiguration, payHosts: [house.origin] };
      const operator = await startOperator(DIST, undefined, block, house.origin);
      house.serve(operator.address);
      await use(operator);
      await operator.close();
    },
    { scope: 'worker' },
  ],
});

const press = async (page: Page) => {
  await page.goto(TOP_UP);
  await page.getByLabel('Amount in rupees').fill('500');
  await page.getByRole('button', { name: /^Pay\b/ }).click();
};

story(
  'A subscriber pays on the provider’s page at another origin and returns to the operator’s result',
  { tag: '@core' },
  async ({ page, operator, house, logInAs }) => {
    await logInAs('asha', { at: NO_PORTAL });
    await press(page);
    await page.waitForURL(`${house.origin}/stand-in/card/pay`);
    await decide(page, 'Approve');
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(operator.address);
    expect(chargesOf(operator, ASHA_ID).map(({ amount }) => amount)).toEqual([50_000]);
  },
);

story(
  'A payment page at an origin missing from the configuration is never opened',
  async ({ page, operator, house, logInAs }) => {
    await logInAs('asha', { at: NO_PORTAL });
    for (const action of [
      house.origin.replace('http:', 'https:'),
      'https://pay.example.com/pay',
      `${house.origin}@pay.example.com/`,
      'https://',
    ]) {
      await page.route(
        '**/subscriber/v1/payment',
        async (route) => {
          const answer = await route.fetch();
          return route.fulfill({ response: answer, json: { ...(await answer.json()), action } });
        },
        { times: 1 },
      );
      await press(page);
      await expect(page.getByText('don’t recognise the address of the payment page')).toBeVisible();
      await expect(page.getByLabel('Amount in rupees')).toHaveValue('500');
    }
    expect(new URL(page.url()).pathname).toBe(TOP_UP);
    expect(chargesOf(operator, ASHA_ID)).toEqual([]);
  },
);
