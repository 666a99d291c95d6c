import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { untilSettled } from '../support/open';
import { atBank, decide, titleOn } from '../support/payments';
import { putIntoCart } from '../support/peers/cart';
import { loadHardCatalogue } from '../support/peers/hardCatalogue';
import { chooseMethod } from '../support/peers/payMethods';
import { expect, type StandIn, story } from '../support/story';
import { loseAnswer } from '../support/troubles';

const SAVE = '/nxtselfcareportal/addpacks?view=save';
const WORKER = '**/dist/optimiser.*.js';
const SUNITA = '100003150';
/** A plan that costs more than Sunita’s balance. */
const DEAR = 'BB100A';

/** The screen, by its visible labels. */
const on = (page: Page) => ({
  find: page.getByRole('button', { name: 'Find the cheapest mix' }),
  stop: page.getByRole('button', { name: 'Stop' }),
  headline: (words: string | RegExp) => page.getByRole('heading', { level: 2, name: words }),
  comes: page.getByRole('list', { name: 'What you get' }).getByRole('listitem'),
  goes: page.getByRole('list', { name: 'What ends' }).getByRole('listitem'),
  announcement: page.getByRole('complementary', { name: 'You pay now' }).getByRole('status'),
});

const oldPacks = (page: Page) =>
  page.getByRole('list', { name: 'Old packs' }).getByRole('listitem');
const leaving = ({ books }: StandIn) =>
  books.subscriptions(SUNITA).filter(({ leaving: isLeaving }) => isLeaving === 1);

interface CartAnswer {
  readonly cartdetails: readonly { readonly productid: string; readonly chargeperiod: string }[];
}
/** The packs in the operator's cart of the logged-in subscriber. */
const inCart = async (page: Page) => {
  const answer = await page.request.get('/subscriber/v1/cart');
  const { cartdetails } = (await answer.json()) as CartAnswer; // as the operator's schema says
  return cartdetails.map(({ productid }) => productid).sort();
};

story(
  'A subscriber who pays for single channels finds a cheaper mix, buys it with one payment, and the old packs end',
  async ({ page, operator, logInAs }) => {
    await logInAs('sunita', { at: '/nxtselfcareportal/mypacks' });
    await page.getByRole('link', { name: 'Same channels for less' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Same channels for less' }),
    ).toBeFocused();
    const { find, headline, comes, goes, announcement } = on(page);
    await expect(page.getByText('₹122.24')).toBeVisible();
    await find.click();

    await expect(headline('You can save ₹44.27/month')).toBeInViewport();
    await expect(announcement).toHaveText('You can save ₹44.27/month');
    await expect(
      page.getByText('No other mix of packs and channels on sale costs less.'),
    ).toBeVisible();
    const unfold = (title: string) => page.locator('summary', { hasText: title }).click();
    await expect(comes.or(goes)).toHaveCount(0);
    await unfold('What you get (3)');
    await expect(comes).toHaveText([
      /Hindi Parivar 1.*5 channels you have · 3 channels included as well.*₹21\.39/,
      /Chaupal Dhun.*Single channel you have.*₹0\.35/,
      /Patang Taal HD.*Single channel you have.*₹4\.84/,
    ]);
    await unfold('What ends (6)');
    await expect(goes).toHaveCount(6);
    await expect(goes.last()).toHaveText(/Hindi Chitrahaar 267.*Active until.*₹35\.80/);
    await expect(page.getByText('Stays: Hindi Khabar 85.')).toBeVisible();
    await expect(page.getByText('Everything you want to watch stays.')).toBeVisible();
    await unfold('What is not compared');
    await expect(page.getByText('Pehla Kadam: stays as it is.')).toBeVisible();
    expect(await inCart(page)).toEqual([]);

    const take = page.getByRole('button', { name: 'Choose this mix' });
    await take.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/checkout');
    await expect(oldPacks(page)).toHaveCount(6);
    await expect.poll(() => inCart(page)).toEqual(['CH894', 'CH902', 'P2001']);
    expect(callsOf(operator, 'addToCart')).toHaveLength(1);
    // No old pack is removed before the new packs are paid for.
    expect(callsOf(operator, 'removePack')).toEqual([]);
    expect(leaving(operator)).toEqual([]);
    expect(operator.books.ledger(SUNITA)).toEqual([]);

    await page.getByRole('button', { name: /^Pay ₹[\d.]+ from your balance$/ }).click();
    await expect(page.getByText(/^All 6 old packs end/)).toBeVisible();
    await expect(oldPacks(page).filter({ hasText: 'Ends' })).toHaveCount(6);
    expect(callsOf(operator, 'checkout')).toHaveLength(1);
    expect(callsOf(operator, 'removePack')).toHaveLength(6);
    expect(leaving(operator)).toHaveLength(6);
    await page.getByRole('link', { name: 'My packs' }).last().click();
    await expect(page.getByText(/^Ends on/).first()).toBeVisible();
  },
);

story(
  'An old pack that the operator refuses to end is named, the others are ended, and one press ends it too',
  async ({ page, operator, logInAs }) => {
    await logInAs('sunita', { at: SAVE });
    await on(page).find.click();
    await page.getByRole('button', { name: 'Choose this mix' }).click();
    await page.route(
      '**/product.php/scheduleddisconnect',
      (route) =>
        route.fulfill({ status: 403, json: { error: 'Not now.', errorcode: 'BAD_REQUEST' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: /^Pay ₹[\d.]+ from your balance$/ }).click();
    await expect(page.getByText(/^1 old pack could not be ended/)).toBeVisible();
    await expect(oldPacks(page).filter({ hasText: 'Not ended' })).toHaveCount(1);
    expect(leaving(operator)).toHaveLength(5);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^All 6 old packs end/)).toBeVisible();
    expect(leaving(operator)).toHaveLength(6);
    expect(callsOf(operator, 'removePack')).toHaveLength(6);
  },
);

story(
  'An order whose answer is lost ends no old pack until its outcome is known and the subscriber presses',
  async ({ page, operator, logInAs }) => {
    await logInAs('sunita', { at: SAVE });
    await on(page).find.click();
    await page.getByRole('button', { name: 'Choose this mix' }).click();
    const pay = page.getByRole('button', { name: /^Pay ₹[\d.]+ from your balance$/ });
    await pay.waitFor();
    await loseAnswer(page, '**/subscriber/v1/cart/checkout');
    await pay.click();
    await expect(page.getByRole('button', { name: 'End the old packs' })).toBeVisible();
    expect(leaving(operator)).toEqual([]);
    await page.getByRole('button', { name: 'End the old packs' }).click();
    await expect(page.getByText(/^All 6 old packs end/)).toBeVisible();
    expect(leaving(operator)).toHaveLength(6);
  },
);

story(
  'A subscriber whose balance is short adds money by card, pays the mix on the way back, and the old packs end',
  async ({ page, operator, logInAs }) => {
    await logInAs('sunita', { at: SAVE });
    await putIntoCart(page, DEAR);
    await on(page).find.click();
    await page.getByRole('button', { name: 'Choose this mix' }).click();
    await expect(oldPacks(page)).toHaveCount(6);
    await page.getByRole('button', { name: 'Add money' }).click();
    await expect(titleOn(page, 'Add money')).toBeVisible();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(
      page.getByText(/^You paid ₹[\d,.]+ to add money to your balance\.$/),
    ).toBeVisible();
    await expect(oldPacks(page)).toHaveCount(6);
    await expect(
      page.getByText(/^If you pay from your balance, their renewal is turned off/),
    ).toBeVisible();
    expect(leaving(operator)).toEqual([]);
    await page.getByRole('button', { name: /^Pay ₹[\d.,]+ from your balance$/ }).click();
    await expect(page.getByText(/^All 6 old packs end/)).toBeVisible();
    expect(leaving(operator)).toHaveLength(6);
    // The finished change is not kept for another page.
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(oldPacks(page)).toHaveCount(0);
  },
);

story(
  'A subscriber who pays the mix by card ends the old packs with one press on the result, also after a reload',
  async ({ page, operator, logInAs }) => {
    await logInAs('sunita', { at: SAVE });
    await on(page).find.click();
    await page.getByRole('button', { name: 'Choose this mix' }).click();
    await chooseMethod(page, 'CARD');
    await page.getByRole('button', { name: /^Pay ₹[\d.]+$/ }).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await expect(oldPacks(page)).toHaveCount(6);
    await page.reload();
    await expect(oldPacks(page)).toHaveCount(6);
    expect(leaving(operator)).toEqual([]);
    await page.getByRole('button', { name: 'End the old packs' }).click();
    await expect(page.getByText(/^All 6 old packs end/)).toBeVisible();
    await expect(oldPacks(page).filter({ hasText: 'Ends' })).toHaveCount(6);
    expect(leaving(operator)).toHaveLength(6);
  },
);

story(
  'A subscriber using only the keyboard chooses channels to drop and to add and sees the cost',
  async ({ page, logInAs }) => {
    await logInAs('sunita', { at: SAVE });
    const { find, headline, comes } = on(page);
    const press = async (name: string) => {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const isThere = await page.evaluate((words) => {
          const here = document.activeElement;
          const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : null;
          return [here?.getAttribute('aria-label'), label, here?.textContent].some((text) =>
            text?.includes(words),
          );
        }, name);
        if (isThere) return;
      }
      throw new Error(`The keyboard does not reach ${name}`);
    };
    await find.waitFor();
    await press('Everything I have');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('15 of 15 channels selected')).toBeVisible();
    await press('Deselect all');
    await page.keyboard.press('Enter');
    await press('894 Chaupal Dhun');
    await page.keyboard.press('Space');
    await expect(page.getByText('1 of 15 channels selected')).toBeVisible();
    await press('Name or channel number');
    await page.keyboard.type('1305');
    await press('Add Mitti Jhoola HD');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You also want' })).toBeVisible();
    await press('Find the cheapest mix');
    await page.keyboard.press('Enter');

    await expect(headline('You can save ₹121.54/month')).toBeVisible();
    await expect(comes).toHaveText([
      /Chaupal Dhun.*Single channel you have.*₹0\.35/,
      /Mitti Jhoola HD.*Single channel you added.*₹0\.35/,
    ]);
    await expect(page.getByText('You would no longer have')).toBeVisible();

    // The wishes change, so the result no longer applies to them. One press selects again everything that the
    // subscriber has.
    await page.getByRole('radio', { name: /Everything I have/ }).check();
    await expect(headline(/You can save/)).toHaveCount(0);
    await find.click();
    // The added channel is included in addition to the cheaper pack.
    await expect(headline('You can save ₹44.27/month')).toBeVisible();
  },
);

story(
  'What was found for fewer channels is not praised on Home, and the selection is there when the subscriber comes back',
  async ({ page, logInAs }) => {
    await logInAs('sunita', { at: SAVE });
    const { find, headline } = on(page);
    await page.getByRole('radio', { name: /Only/ }).check();
    await page.getByRole('button', { name: 'Deselect all' }).click();
    await page.getByLabel('894 Chaupal Dhun').check();
    await find.click();
    await expect(headline('You can save ₹121.89/month')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: 'Offers' }).scrollIntoViewIfNeeded();
    await untilSettled(page);
    await expect(page.getByRole('region', { name: 'Same channels for less' })).toHaveCount(0);
    await page.goBack();
    await expect(headline('You can save ₹121.89/month')).toBeVisible();
    await expect(page.getByText('1 of 15 channels selected')).toBeVisible();
  },
);

story(
  'A subscriber stops a long search, and another search shows how certain its result is',
  async ({ page, logInAs }) => {
    await loadHardCatalogue(page);
    await logInAs('sunita', { at: SAVE });
    const { find, stop, headline, announcement } = on(page);
    await find.click();
    await stop.click();
    await expect(announcement).toHaveText('Stopped. Nothing has changed.');
    await expect(find).toBeFocused();
    await expect(headline(/You can save/)).toHaveCount(0);

    await find.click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(headline(/^You can save ₹[\d,]+\.\d\d\/month$/)).toBeVisible();
    await expect(
      page.getByText(
        /^This is the best we found in two seconds\. The cheapest possible costs at most ₹[\d,]+\.\d\d\/month less\.$/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  },
);

story(
  'A search that cannot start and a list that fails to load say so and can be retried',
  async ({ page, operator, logInAs }) => {
    operator.scenario.pick('serverError', { call: 'channels', times: null });
    await logInAs('sunita', { at: SAVE });
    await expect(page.getByText('This page did not load')).toBeVisible();
    operator.scenario.clear();
    await page.getByRole('button', { name: 'Try again' }).click();

    const { find, headline } = on(page);
    await page.route(WORKER, (route) => route.abort());
    await find.click();
    await expect(page.getByText(/^The search could not start on this device\./)).toBeVisible();
    await page.unroute(WORKER);
    await find.click();
    await expect(headline('You can save ₹44.27/month')).toBeVisible();
    await expect(page.getByText(/^The search could not start/)).toHaveCount(0);

    operator.scenario.pick('serverError', { call: 'addToCart' });
    await page.getByRole('button', { name: 'Choose this mix' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveCount(0);
    expect(await inCart(page)).toEqual([]);
    expect(leaving(operator)).toEqual([]);
  },
);

story(
  'A household compares one box at a time, and a household without packs is led to the packs',
  async ({ page, logInAs }) => {
    await logInAs('meera', { at: SAVE });
    const { find, headline } = on(page);
    await expect(page.getByLabel('Which box?')).toHaveValue('STB000008031');
    await find.click();
    await expect(headline('You already pay the least for these channels')).toBeVisible();
    await page.getByLabel('Which box?').selectOption('Grandmother’s box');
    await expect(page.getByText(/^Pehla Kadam stays as it is, and nothing else/)).toBeVisible();
    await expect(find).toHaveCount(0);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await logInAs('newcomer', { at: SAVE });
    await expect(page.getByText('No active TV pack')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Add packs' }).last().click();
    await expect(page).toHaveURL('/nxtselfcareportal/addpacks');
  },
);
