import type { Page } from 'playwright-core';
import { chooseMethod } from '../../stories/support/peers/payMethods';
import type { Goal, MatrixMethod, MatrixStandIn, MethodStep, NextMove, Press } from '../method';
import { appears, disappears, goTo, pressIf } from '../page';
import { loseNext } from '../troubles';
import { CONFIRM, postCall, STATUS } from './card';
import { balanceSays, topUpScreen, typeAmount } from './topUp';

const ASHA = { who: 'asha', customerid: '100004417' } as const;
const SEEDED = 21_450;
const PRICE = 50_000;
/** Milliseconds until another code may be sent, plus a little more. */
const RESEND = 31_000;

const ASK = postCall('/subscriber/v1/lazypay/eligibility');
const PAY = postCall('/subscriber/v1/lazypay/pay');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const later = (page: Page) => button(page, /^Pay ₹.* later$/);
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Pay later' });
const field = (page: Page) => sheet(page).getByLabel('OTP', { exact: true });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: /^Confirm/ });
const leave = (page: Page) => sheet(page).getByRole('button', { name: 'Cancel payment' });
const enterCode = (page: Page) => button(page, 'Enter OTP');

/** The last code that the provider texted. */
const texted = ({ books }: MatrixStandIn): string => books.otps(ASHA.customerid).at(-1)?.code ?? '';
const other = (code: string): string => (code === '111111' ? '222222' : '111111');

const choose = async (page: Page): Promise<void> => {
  await typeAmount(page);
  await chooseMethod(page, 'INSTALMENT');
  await later(page).waitFor();
};
const toPress = async (page: Page): Promise<void> => {
  await goTo(page, topUpScreen(page));
  await choose(page);
};
const toSheet = async (page: Page): Promise<void> => {
  await toPress(page);
  await later(page).click();
  await field(page).waitFor();
};
const toCode = async (page: Page, operator: MatrixStandIn): Promise<void> => {
  await toSheet(page);
  await field(page).fill(texted(operator));
};
const give = async (page: Page, press: Press): Promise<void> => press(confirm(page));

const steps: readonly MethodStep[] = [
  {
    name: 'asked to begin',
    reach: toPress,
    act: (page, press) => press(later(page)),
    waitsOn: ASK,
  },
  {
    name: 'code sent again',
    reach: async (page, operator) => {
      await page.clock.install();
      await toSheet(page);
      operator.passes(RESEND);
      await page.clock.fastForward(RESEND);
      await sheet(page).getByRole('button', { name: 'Send a new code' }).waitFor();
    },
    act: (page, press) => press(sheet(page).getByRole('button', { name: 'Send a new code' })),
    waitsOn: postCall('/subscriber/v1/lazypay/resendotp'),
  },
  { name: 'code given', reach: toCode, act: give, waitsOn: PAY },
  {
    name: 'code given again',
    reach: async (page, operator) => {
      await toSheet(page);
      await field(page).fill(other(texted(operator)));
      await confirm(page).click();
      await sheet(page).getByText('This code is incorrect.').waitFor();
      await field(page).fill(texted(operator));
    },
    act: give,
    waitsOn: PAY,
  },
  { name: 'confirmed', reach: toCode, act: give, waitsOn: CONFIRM },
  {
    name: 'status asked',
    reach: async (page, operator) => {
      await toCode(page, operator);
      await loseNext(page, CONFIRM);
    },
    act: give,
    waitsOn: STATUS,
  },
  {
    name: 'gone on with',
    reach: async (page) => {
      await toSheet(page);
      await goTo(page, topUpScreen(page));
      await enterCode(page).waitFor();
    },
    act: (page, press) => press(enterCode(page)),
    waitsOn: ASK,
  },
  {
    name: 'left',
    reach: toSheet,
    act: (page, press) => press(leave(page)),
    waitsOn: postCall('/subscriber/v1/lazypay/updateCanclePayment'),
    wants: 'left',
  },
];

const turn = async (page: Page, wish: Goal): Promise<NextMove> => {
  if (await sheet(page).isVisible()) return atSheet(page, wish);
  await appears(page.getByText('Your balance is'));
  if (await appears(enterCode(page), 1_000)) {
    await pressIf(enterCode(page));
    await appears(sheet(page), 5_000);
    return 'goesOn';
  }
  if (await balanceSays(page, SEEDED + PRICE)) return { end: 'paid' };
  const left = button(page, 'Close this payment');
  const goOn = button(page, 'Continue payment');
  const check = page.getByRole('link', { name: 'Check status' });
  for (const way of [wish.wants === 'left' ? left : goOn, check])
    if (await way.first().isVisible()) {
      await pressIf(way);
      await appears(sheet(page), 3_000);
      return 'goesOn';
    }
  if (wish.wants === 'left') return { end: 'left' };
  await choose(page);
  await pressIf(later(page));
  await appears(sheet(page), 5_000);
  return 'goesOn';
};

/** Types and submits the code, or closes the sheet. When the payment has ended, presses what leads on from it. */
const atSheet = async (page: Page, { wants, operator }: Goal): Promise<NextMove> => {
  if (await pressIfThere(page.getByRole('link', { name: 'See the result' }))) return 'goesOn';
  if (await pressIfThere(button(page, 'Choose a payment method'))) return 'goesOn';
  if (wants === 'left') {
    await pressIf(leave(page));
  } else if (
    await field(page)
      .isEditable({ timeout: 500 })
      .catch(() => false)
  ) {
    await field(page).fill(texted(operator));
    await pressIf(confirm(page));
  }
  // A sheet that stays open is read again.
  await disappears(sheet(page), 500);
  return 'goesOn';
};

const pressIfThere = async (what: ReturnType<typeof button>): Promise<boolean> =>
  (await what.isVisible()) && pressIf(what);

/** The provider lends the amount: eligibility, a code by text message, and the payment. */
export const topUpLater: MatrixMethod = {
  ...ASHA,
  name: 'instalments',
  price: PRICE,
  screen: '/nxtselfcareportal/topup',
  steps,
  nextMove: async (page, wish) => {
    if (page.url().includes('/topup')) return turn(page, wish);
    await goTo(page, topUpScreen(page));
    return 'goesOn';
  },
  balanceAfter: (before, charged) => before + charged,
  isDelivered: ({ books }) => books.balance(ASHA.customerid) > SEEDED,
};
