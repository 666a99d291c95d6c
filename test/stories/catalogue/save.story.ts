import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { loadHardCatalogue } from '../support/peers/hardCatalogue';
import { expect, story } from '../support/story';

const SAVE = '/nxtselfcareportal/addpacks?view=save';
const WORKER = '**/dist/optimiser.*.js';
const SUNITA = '100003150';

/** The screen, by its visible labels. */
const on = (page: Page) => ({
  find: page.getByRole('button', { name: 'Find the cheapest mix' }),
  stop: page.getByRole('button', { name: 'Stop' }),
  headline: (words: string | RegExp) => page.getByRole('heading', { level: 2, name: words }),
  comes: page.getByRole('list', { name: 'What comes' }).getByRole('listitem'),
  goes: page.getByRole('list', { name: 'What goes' }).getByRole('listitem'),
  announcement: page.getByRole('complementary', { name: 'You pay now' }).getByRole('status'),
});

interface CartAnswer {
  readonly cartdetails: readonly { readonly productid: string; readonly chargeperiod: string }[];
}
/** What the operator's books hold for the logged-in subscriber. */
const inCart = async (page: Page) => {
  const answer = await page.request.get('/subscriber/v1/cart');
  const { cartdetails } = (await answer.json()) as CartAnswer; // as the operator's schema says
  return cartdetails.map(({ productid }) => productid).sort();
};

story(
  'A subscriber who pays for single channels finds a cheaper mix and adds the change to the cart in one step',
  async ({ page, operator, logInAs }) => {
    await logInAs('sunita', { at: '/nxtselfcareportal/mypacks' });
    await page.getByRole('link', { name: 'Same channels for less' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'The same channels for less' }),
    ).toBeFocused();
    const { find, headline, comes, goes, announcement } = on(page);
    await expect(page.getByText('₹103.59')).toBeVisible();
    await find.click();

    await expect(headline('You can save ₹37.51 a month')).toBeInViewport();
    await expect(announcement).toHaveText('You can save ₹37.51 a month');
    await expect(page.getByText('No mix of packs and channels on sale costs less.')).toBeVisible();
    await expect(comes).toHaveText([
      /Hindi Parivar 1.*5 channels you have · 3 channels that come along.*₹18\.13/,
      /Chaupal Dhun.*Single channel you have.*₹0\.30/,
      /Patang Taal HD.*Single channel you have.*₹4\.10/,
    ]);
    await expect(goes).toHaveCount(6);
    await expect(goes.last()).toHaveText(/Hindi Chitrahaar 267.*Runs until.*₹30\.34/);
    await expect(page.getByText('Stays: Hindi Khabar 85.')).toBeVisible();
    await expect(page.getByText('Everything you want to watch stays.')).toBeVisible();
    await expect(page.getByText('Pehla Kadam: stays as it is.')).toBeVisible();
    expect(await inCart(page)).toEqual([]);

    const put = page.getByRole('button', { name: 'Put the changes into the cart' });
    await put.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The new packs are in your cart.')).toBeVisible();
    await expect.poll(() => inCart(page)).toEqual(['CH894', 'CH902', 'P2001']);
    expect(callsOf(operator, 'addToCart')).toHaveLength(1);
    // What goes is the subscriber's own business, and nothing has been paid.
    expect(callsOf(operator, 'removePack')).toEqual([]);
    expect(operator.books.subscriptions(SUNITA).filter(({ leaving }) => leaving === 1)).toEqual([]);
    expect(operator.books.ledger(SUNITA)).toEqual([]);
    await page.getByRole('link', { name: 'Remove in my packs' }).click();
    await expect(page).toHaveURL('/nxtselfcareportal/mypacks');
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
    await expect(page.getByText('15 of 15 channels ticked')).toBeVisible();
    await press('Untick all');
    await page.keyboard.press('Enter');
    await press('894 Chaupal Dhun');
    await page.keyboard.press('Space');
    await expect(page.getByText('1 of 15 channels ticked')).toBeVisible();
    await press('Name or channel number');
    await page.keyboard.type('1305');
    await press('Add Mitti Jhoola HD');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You also want' })).toBeVisible();
    await press('Find the cheapest mix');
    await page.keyboard.press('Enter');

    await expect(headline('You can save ₹102.99 a month')).toBeVisible();
    await expect(comes).toHaveText([
      /Chaupal Dhun.*Single channel you have.*₹0\.30/,
      /Mitti Jhoola HD.*Single channel you added.*₹0\.30/,
    ]);
    await expect(page.getByText('You would no longer have')).toBeVisible();

    // Other wishes: what was found says nothing about them. The old ones come back with one press.
    await page.getByRole('radio', { name: /Everything I have/ }).check();
    await expect(headline(/You can save/)).toHaveCount(0);
    await find.click();
    // The added one comes along with the cheaper pack.
    await expect(headline('You can save ₹37.51 a month')).toBeVisible();
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
    await expect(headline(/^You can save ₹[\d,]+\.\d\d a month$/)).toBeVisible();
    await expect(
      page.getByText(
        /^This is the best we found in two seconds\. The cheapest possible costs at most ₹[\d,]+\.\d\d a month less\.$/,
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
    await expect(page.getByText('This part did not load')).toBeVisible();
    operator.scenario.clear();
    await page.getByRole('button', { name: 'Try again' }).click();

    const { find, headline } = on(page);
    await page.route(WORKER, (route) => route.abort());
    await find.click();
    await expect(page.getByText(/^The search could not start on this device\./)).toBeVisible();
    await page.unroute(WORKER);
    await find.click();
    await expect(headline('You can save ₹37.51 a month')).toBeVisible();
    await expect(page.getByText(/^The search could not start/)).toHaveCount(0);

    operator.scenario.pick('serverError', { call: 'addToCart' });
    await page.getByRole('button', { name: 'Put the changes into the cart' }).click();
    await expect(page.getByRole('button', { name: 'Put the changes into the cart' })).toBeVisible();
    expect(await inCart(page)).toEqual([]);
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
    await expect(page.getByText('No TV pack is running')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Add packs' }).last().click();
    await expect(page).toHaveURL('/nxtselfcareportal/addpacks');
  },
);
