import type { Page } from '@playwright/test';
import { type View, viewsAt } from '../viewTable';

const FIND = '/instantpaymentdetails/';
const OTT = '/ottquickpay';
const submit = (page: Page) => page.locator('form button[type=submit]').click();

const find = (number: string) => async (page: Page) => {
  await page.locator('#field-number').fill(number);
  await submit(page);
};
const account = async (page: Page) => {
  await find('9000004412')(page);
  await page.locator('#field-amount').waitFor();
};
/** Opens the form for a connection whose answer also has these fields. */
const accountWith = (fields: Readonly<Record<string, string>>) => async (page: Page) => {
  const call = '**/subscriber/v1/payment/instantpayment?**';
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...fields } });
  });
  await account(page);
  await page.unroute(call);
};
/** Pays for a number other than those of the form's views, because an open QR code would be shown again. */
const pay = async (page: Page, number = 'STB000004417') => {
  await find(number)(page);
  await page.locator('#field-amount, main svg[role=img]').first().waitFor();
  if (await page.locator('#field-amount').isHidden()) return;
  await page.locator('#field-amount').fill('500');
  await submit(page);
};

/** Shows a QR code that expires as soon as it is made. */
const payTooLate = async (page: Page) => {
  const call = '**/subscriber/v1/payment/instantpay';
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), expiresin: 0 } });
  });
  await find('9000003308')(page);
  await page.locator('#field-amount').fill('500');
  await submit(page);
  await page.locator('main [role=alert]').waitFor();
  await page.unroute(call);
};
/** What the payer does in the app with the code in sight. */
const inTheApp = async (page: Page, action: 'pay' | 'decline') => {
  await page.locator('main svg[role=img]').waitFor();
  const txnid = await page.evaluate(() => {
    const { attempts } = JSON.parse(localStorage.getItem('selfcarePayments') ?? '');
    return String(attempts.at(-1).txnid);
  });
  await page.request.post(new URL(`/stand-in/do/${action}`, page.url()).href, { form: { txnid } });
};
const decline = async (page: Page) => {
  await pay(page, '9000006620');
  await inTheApp(page, 'decline');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
};
/** The operator says that the payment failed, and the provider that it has the money. */
const declineButTaken = async (page: Page) => {
  const call = '**/paymentstatuscheck?*';
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const taken = answer.status === 'failure' && { unmappedstatus: 'captured' };
    await route.fulfill({ response, json: { ...answer, ...taken } });
  });
  await pay(page, '9000007700');
  await inTheApp(page, 'decline');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await page.locator('main [role=alert]').waitFor();
  await page.unroute(call);
};
/** Pays, and leaves the page before it can say that it was paid. */
const payUnseen = async (page: Page) => {
  await pay(page, '9000001205');
  const home = page.url();
  await page.route('**/paymentstatuscheck*', (route) => route.abort());
  await inTheApp(page, 'pay');
  await page.goto('about:blank');
  await page.unroute('**/paymentstatuscheck*');
  await page.goto(new URL(FIND, home).href);
};
const leave = async (page: Page) => {
  await pay(page, '9000008031');
  await page.locator('main details ~ button').click();
};

/**
 * Asks what a streaming service costs: the first one, or the one that the operator chooses if none is configured. A
 * price that an earlier view has asked for is shown at once.
 */
const askPrice = (number: string) => async (page: Page) => {
  // The form takes no input until the stored payments are known. One of them may then replace the form.
  const READY = '#field-mobileno:not([readonly])';
  const mobileno = page.locator(READY);
  await page.locator(`${READY}, ${PAY}`).first().waitFor();
  if (await mobileno.isHidden()) return;
  const first = page.getByRole('radio').first();
  if (await first.isVisible()) await first.check();
  await mobileno.fill(number);
  await submit(page);
};

const instant = viewsAt(FIND);
const ott = viewsAt(OTT);
const WRONG = '[aria-invalid]';
const CODE = 'main svg[role=img]';
/** “Pay”, below the price of a streaming service. */
const PAY = 'main dl ~ div [data-docked] > :is(a, button)';
const SAID = 'main [role=alert]';

/** The screens of a UPI payment: first the forms, then their results. */
export const upiViews: readonly View[] = [
  instant('instant-errors', WRONG, { act: submit }),
  instant('instant-unknown-number', 'form [role=alert]', { act: find('9876543210') }),
  instant('instant-confirm', '#field-amount', { act: account }),
  instant('instant-inactive', 'main p + div', { act: accountWith({ susbcriberstatus: 'I' }) }),
  instant('instant-due', '#field-amount[value="341"]', {
    act: accountWith({ currentbalance: '-340.20' }),
  }),
  instant('instant-kept', 'main [role=list] button', {
    act: async (page) => {
      await account(page);
      await page.getByRole('checkbox').check();
      await page.waitForFunction(() => localStorage.getItem('selfcarePaidNumbers') !== null);
      await page.goto(new URL(FIND, page.url()).href);
    },
  }),
  instant('instant-confirm-errors', WRONG, {
    act: async (page) => {
      await account(page);
      await page.locator('#field-email').fill('nobody');
      await submit(page);
    },
  }),
  instant('instant-code', CODE, { act: (page) => pay(page) }),
  instant('instant-by-hand', 'main details[open]', {
    act: async (page) => {
      await pay(page);
      await page.locator('main summary').click();
    },
  }),
  instant('instant-over', SAID, { act: payTooLate }),
  instant('instant-declined', SAID, { act: decline }),
  instant('instant-declined-but-taken', SAID, { act: declineButTaken }),
  instant('instant-paid-meanwhile', 'main a[href^="/paymentstatuscheck"]', { act: payUnseen }),
  instant('instant-left', SAID, { act: leave }),
  ott('ott-errors', WRONG, { act: submit }),
  ott('ott-price', PAY, { act: askPrice('9000004412') }),
  ott('ott-code', CODE, {
    act: async (page) => {
      await askPrice('9000004412')(page);
      await page.locator(PAY).click();
    },
  }),
];
