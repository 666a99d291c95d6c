import { ADD_PACKS, CHECKOUT, MY_PACKS, OTT_QUICK_PAY } from '../../../store/core/paths';
import { packPath, paymentStatusPath } from '../../../store/core/viewPaths';
import { putIntoCart } from '../../stories/support/peers/cart';
import { upToOrder } from '../../stories/support/peers/shop';
import type { Script } from './script';
import { heading, logInAs, press, rest, shortenCatalogue } from './steps';

const KHEL = packPath({ productid: 'P1003', ending: '4417', since: '' });

/** Flows of packs, the cart, the shop and payments. */
export const packScripts: readonly Script[] = [
  {
    name: 'a subscriber looks through the packs after a search for a cheaper mix',
    drive: async (page) => {
      await shortenCatalogue(page);
      // Home loads the search for a cheaper mix when its place on the page is near the visible area.
      await page.setViewportSize({ width: 1280, height: 2000 });
      const catalogue = page.waitForResponse(/product\.php\?/);
      await logInAs(page, 'asha');
      await catalogue;
      await rest(page);
      await page.locator(`a[href$="${MY_PACKS}"]`).first().click();
      await page.getByText('Family HD').first().waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber removes a pack at its end',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(KHEL);
      await press(page, 'Remove');
      await press(page, 'Remove at end of term');
      await page.getByText(/^Khel Plus ends on .* Until then/).waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber cancels a pack for a refund',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(KHEL);
      await press(page, 'Cancel for a refund');
      await press(page, /^Cancel and get/);
      await page.getByText('Khel Plus is cancelled.').waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber looks at the broadband line',
    drive: async (page) => {
      await logInAs(page, 'joseph');
      await page.goto(MY_PACKS);
      await page.getByRole('region', { name: 'Broadband' }).getByRole('link').first().click();
      await press(page, 'Show speed and data used');
      await page.getByText('Mbps').first().waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber opens a pack of the catalogue',
    drive: async (page) => {
      await shortenCatalogue(page);
      await logInAs(page, 'asha');
      await page.goto(ADD_PACKS);
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.waitForURL('**/description?*');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber removes a line from the cart',
    drive: async (page) => {
      await logInAs(page, 'lakshmi');
      await putIntoCart(page, 'P2001', 'P2002');
      await page.goto(CHECKOUT);
      await page
        .getByRole('button', { name: /^Remove / })
        .nth(1)
        .click();
      await rest(page);
    },
  },
  {
    name: 'a visitor pays for a streaming service by UPI',
    drive: async (page, operator) => {
      const trouble = { kind: 'upiAnswers', milliseconds: 3_000, status: 'PAID' } as const;
      operator.scenario.add({ call: 'ottQuickPay', times: 1, trouble });
      await page.goto(OTT_QUICK_PAY);
      await page.getByRole('radio', { name: 'Lantern Stories' }).check();
      await page.getByLabel('Mobile number of the subscriber').fill('9000004412');
      await press(page, 'Show price');
      await page.getByRole('button', { name: /^Pay / }).click();
      await heading(page, 'Paid');
      await rest(page);
    },
  },
  {
    name: 'a visitor orders a new connection',
    drive: async (page) => {
      const shop = await upToOrder(page);
      await shop.order.click();
      await heading(page, 'Your order');
      await rest(page);
    },
  },
  {
    name: 'a visitor asks about a payment that the operator does not know',
    drive: async (page) => {
      await page.goto(paymentStatusPath('T0000000000'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: /^Check (again|now)$/ }).waitFor();
      await rest(page);
    },
  },
];
