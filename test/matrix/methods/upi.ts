import type { Page } from 'playwright-core';
import type { AwaitedRequest } from '../cuttingProxy';
import type { Goal, MatrixMethod, MatrixStandIn, MethodStep, NextMove, Press } from '../method';
import { appears, goTo, hasOpenAttempt, hasPaidAttempt, pressIf } from '../page';
import { getCall, postCall, STATUS } from './card';

/** The owner of the connection. A visitor without a login pays for it. */
const ASHA = '100004417';
const SEEDED = 21_450;
const FIND = '/instantpaymentdetails/';
const OTT = '/ottquickpay';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const code = (page: Page) => page.getByRole('img', { name: 'QR code for this payment' });
/** “Pay” below the price of a streaming service. Only this press shows the code. */
const payPriced = (page: Page) => button(page, /^Pay ₹/);
const codeOrPay = (page: Page) => code(page).or(payPriced(page));
const leave = (page: Page) => button(page, 'Cancel payment');
const checkNow = (page: Page) => button(page, 'I have paid, check now');
const paid = (page: Page) => page.getByRole('heading', { level: 1, name: 'Paid', exact: true });
const at = (page: Page, path: string) => goTo(page, new URL(path, page.url()).href);
const showAgain = (page: Page) => page.getByRole('link', { name: 'Show code' });

/** What the payer does in the UPI app, which the portal never sees. */
const payInApp = async ({ app, books }: MatrixStandIn): Promise<void> => {
  const open = books.payments(ASHA).filter(({ status }) => status === 'CREATED');
  await app.inject({
    method: 'POST',
    url: '/stand-in/do/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `txnid=${open.at(-1)?.txnid ?? ''}`,
  });
};

/** What differs between the two things that are paid in an app. */
interface ByApp {
  readonly screen: string;
  readonly call: AwaitedRequest;
  readonly toPress: (page: Page) => Promise<void>;
  /** The press that makes the request to pay. */
  readonly ask: (page: Page) => ReturnType<typeof button>;
}

const steps = ({ screen, call, toPress, ask }: ByApp): readonly MethodStep[] => {
  const toCode = async (page: Page) => {
    await toPress(page);
    await ask(page).click();
    await codeOrPay(page).first().waitFor();
    if (await payPriced(page).isVisible()) await payPriced(page).click();
    await code(page).waitFor();
  };
  const returnToPortal = async (page: Page) => {
    await toCode(page);
    await at(page, screen);
    await showAgain(page).or(codeOrPay(page)).first().waitFor();
  };
  return [
    {
      name: 'asked for a code',
      reach: toPress,
      act: (page, press) => press(ask(page)),
      waitsOn: call,
    },
    {
      name: 'waited for',
      reach: toCode,
      act: (page, press) => press(checkNow(page)),
      waitsOn: STATUS,
    },
    {
      name: 'paid in the app',
      reach: toCode,
      act: async (page, press, operator) => {
        await payInApp(operator);
        await press(checkNow(page));
      },
      waitsOn: STATUS,
    },
    { name: 'shown again', reach: returnToPortal, act: showOnceMore, waitsOn: STATUS },
    {
      name: 'left',
      reach: toCode,
      act: (page, press) => press(leave(page)),
      waitsOn: STATUS,
      wants: 'left',
    },
  ];
};

const showOnceMore = async (page: Page, press: Press): Promise<void> => {
  const again = showAgain(page).or(payPriced(page)).first();
  if (await again.isVisible()) await press(again);
  await press(checkNow(page));
};

/** The moves that both payments by app have in common: the code, its outcome, and unfinished payments. */
const turnOf =
  ({ screen, toPress, ask }: ByApp) =>
  async (page: Page, { wants, operator }: Goal): Promise<NextMove> => {
    await appears(
      paid(page).or(codeOrPay(page)).or(showAgain(page)).or(page.locator('main form')),
      5_000,
    );
    if (await paid(page).isVisible()) return { end: 'paid' };
    if (await code(page).isVisible()) return atCode(page, wants, operator);
    if (await payPriced(page).isVisible()) {
      await pressIf(wants === 'left' ? leave(page) : payPriced(page));
      return 'goesOn';
    }
    if (await hasOpenAttempt(page)) {
      const checks = page.getByRole('link', { name: /^Check/ });
      for (const way of [showAgain(page), button(page, 'Get a new code'), checks])
        if (await appears(way, 1_500)) {
          await pressIf(way);
          return 'goesOn';
        }
    }
    // The result may have arrived meanwhile, although the journal still has the payment as open when the storage is
    // full.
    if (await paid(page).isVisible()) return { end: 'paid' };
    if (await hasPaidAttempt(page)) return { end: 'paid' };
    if (wants === 'left') return { end: 'left' };
    if (!page.url().includes(screen)) await at(page, screen);
    await toPress(page);
    await pressIf(ask(page));
    await appears(codeOrPay(page), 5_000);
    return 'goesOn';
  };

const atCode = async (
  page: Page,
  wants: Goal['wants'],
  operator: MatrixStandIn,
): Promise<NextMove> => {
  if (wants === 'left') {
    await pressIf(leave(page));
  } else {
    await payInApp(operator);
    await pressIf(checkNow(page));
    await appears(paid(page), 5_000);
  }
  return 'goesOn';
};

const toAmount = async (page: Page): Promise<void> => {
  await at(page, FIND);
  await page.getByLabel('Mobile, account or box number').fill('STB000004417');
  await button(page, 'Continue').click();
  await page.getByLabel('Amount in rupees').fill('500');
};
const instant: ByApp = {
  screen: FIND,
  call: postCall('/subscriber/v1/payment/instantpay'),
  toPress: toAmount,
  ask: (page) => button(page, 'Pay with UPI'),
};

/** A visitor tops up another household's balance by UPI. */
export const instantPaymentByUpi: MatrixMethod = {
  who: null,
  customerid: ASHA,
  name: 'UPI, instant payment',
  price: 50_000,
  screen: FIND,
  steps: [
    {
      name: 'looked up',
      reach: async (page) => {
        await at(page, FIND);
        await page.getByLabel('Mobile, account or box number').fill('STB000004417');
      },
      act: (page, press) => press(button(page, 'Continue')),
      waitsOn: getCall('/subscriber/v1/payment/instantpayment'),
    },
    ...steps(instant),
  ],
  nextMove: turnOf(instant),
  balanceAfter: (before, charged) => before + charged,
  isDelivered: ({ books }) => books.balance(ASHA) > SEEDED,
};

const ott: ByApp = {
  screen: OTT,
  call: getCall('/subscriber/v1/payment/ottquickpay'),
  toPress: async (page) => {
    await at(page, OTT);
    await page.getByLabel('Mobile number of the subscriber').fill('9000004412');
  },
  ask: (page) => button(page, 'Show price'),
};

/** A streaming service for a subscriber, at the price that the operator names. */
export const ottQuickPay: MatrixMethod = {
  who: null,
  customerid: ASHA,
  name: 'UPI, streaming service',
  price: 11_682,
  screen: OTT,
  steps: steps(ott),
  nextMove: turnOf(ott),
  balanceAfter: (before) => before,
  isDelivered: ({ books }) =>
    books.orders(ASHA).some(({ purpose, status }) => purpose === 'OTT' && status === 'PAID'),
};
