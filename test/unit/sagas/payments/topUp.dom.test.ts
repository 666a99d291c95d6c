import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { topUpDomain } from '../../../../sagas/payments/topUp';
import type { Paise } from '../../../../store/core/values/money';
import { loggedInElsewhere, sessionExpired } from '../../../../store/identity/session';
import {
  checkPayment,
  paymentAcknowledged,
  selectAttempts,
  type StartPaymentRequest,
} from '../../../../store/payments/payments';
import { type Shortfall, shortfallFound } from '../../../../store/payments/shortfall';
import {
  amountTyped,
  billShownAgain,
  selectAddedMoney,
  selectRechargeAmount,
  selectShortfall,
} from '../../../../store/payments/topUp';
import { aBill, aUser } from '../../../support/builders';
import type { TestPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';
import { openPortalAs, outcome, paymentPage, pressPayment } from './openedPayments';

const RENEW = '/nxtselfcareportal/mypacks/renew';
const CART = '/checkout';
const TOP_UP = '/nxtselfcareportal/topup';
const KEY = 'selfcareShortfall';
const domains = [subscriberDomain, paymentsDomain, topUpDomain];
const open = () => openPortalAs({ domains });

const shortfall = (fields: Partial<Shortfall> = {}): Shortfall => ({
  ...{ purpose: 'RENEWAL', missing: 66_790 as Paise, since: Date.now() },
  renewal: { ticks: { 'BB100A ': false }, period: 'QUARTERLY', box: null },
  ...fields,
});

const topUp = { bill: aBill({ purpose: 'TOPUP' }), method: 'CARD' } as const;

/** The provider has taken the payment, and its result is shown. */
const paid = async (portal: TestPortal, payment: StartPaymentRequest = topUp) => {
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  await pressPayment(portal, payment);
  portal.operator.answers(endpoints.paymentStatus, outcome('SUCCESS'));
  await portal.press(checkPayment, { txnid: 'TX1' });
  portal.store.dispatch(paymentAcknowledged({ txnid: 'TX1' }));
  await untilIdle();
};

it.each([
  [66_790, '668'],
  [66_700, '667'],
  [1, '200'],
])(
  'A shortfall of %p paise leads to a top-up of %p rupees: whole, and no less than the operator takes',
  async (missing, amount) => {
    const portal = await open();
    portal.store.dispatch(shortfallFound(shortfall({ missing: missing as Paise })));
    expect(selectRechargeAmount(portal.state())).toBe(amount);
    expect(portal.moves.at(-1)).toBe(TOP_UP);
  },
);

it.each([
  ['RENEWAL', RENEW],
  ['CART', CART],
] as const)(
  'After a top-up for a %s that was short the bill is shown again, also when the page was left in between',
  async (purpose, path) => {
    const before = await open();
    before.store.dispatch(shortfallFound(shortfall({ purpose })));
    const portal = await open();
    expect(selectShortfall(portal.state())).toMatchObject({ purpose });
    await paid(portal);
    expect(portal.moves.at(-1)).toBe(path);
    expect(selectAddedMoney(portal.state())).toBe(50_000);
    portal.store.dispatch(billShownAgain(purpose));
    expect(selectShortfall(portal.state())).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  },
);

it('A top-up that was begun before the shortfall, or a payment of something else, shows its own result', async () => {
  const portal = await open();
  portal.store.dispatch(shortfallFound(shortfall({ since: Date.now() + 60_000 })));
  await paid(portal);
  expect(portal.moves.at(-1)).not.toBe(RENEW);
  expect(selectAddedMoney(portal.state())).toBeNull();
});

it('The shortfall is taken up when its subscriber logs in in another tab after the session has expired', async () => {
  const portal = await openPortalAs({ domains, as: '700412' });
  portal.dispatch(shortfallFound(shortfall()));
  portal.dispatch(sessionExpired());
  portal.dispatch(loggedInElsewhere(aUser({ customerid: '700412' })));
  await untilIdle();
  expect(selectShortfall(portal.state())).toEqual(shortfall({ since: expect.any(Number) }));
});

it('The shortfall of another subscriber is not taken up', async () => {
  const before = await openPortalAs({ domains, as: '700412' });
  before.store.dispatch(shortfallFound(shortfall()));
  localStorage.clear(); // The session of the first subscriber is over.
  const portal = await openPortalAs({ domains, as: '700413' });
  expect(selectShortfall(portal.state())).toBeNull();
});

it('What the subscriber has typed is kept when the same subscriber logs in in another tab', async () => {
  const portal = await openPortalAs({ domains, as: '700412' });
  portal.dispatch(shortfallFound(shortfall()));
  portal.dispatch(amountTyped('5000'));
  portal.dispatch(loggedInElsewhere(aUser({ customerid: '700412' })));
  await untilIdle();
  expect(selectRechargeAmount(portal.state())).toBe('5000');
});

it('A top-up without a shortfall shows its own result, and a later shortfall still leads to the top-up', async () => {
  const portal = await open();
  await paid(portal);
  expect(selectAddedMoney(portal.state())).toBeNull();
  portal.dispatch(shortfallFound(shortfall()));
  await untilIdle();
  expect(portal.moves.at(-1)).toBe(TOP_UP);
});

it('A payment of something else after the shortfall does not lead back to the bill', async () => {
  const portal = await open();
  portal.dispatch(shortfallFound(shortfall()));
  portal.operator.answers(endpoints.renewablePacks, []);
  await paid(portal, { bill: aBill({ purpose: 'RENEWAL' }), method: 'CARD' });
  expect(selectAddedMoney(portal.state())).toBeNull();
  expect(portal.moves).not.toContain(RENEW);
});

it('A top-up that was begun in the millisecond of the shortfall leads back to the bill', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  await pressPayment(portal, topUp);
  const since = selectAttempts(portal.state())[0]?.begun ?? 0;
  portal.dispatch(shortfallFound(shortfall({ since })));
  portal.dispatch(paymentAcknowledged({ txnid: 'TX1' }));
  await untilIdle();
  expect(portal.moves.at(-1)).toBe(RENEW);
});

it('A shortfall stays stored while the bill of another purpose is shown', async () => {
  const portal = await open();
  portal.dispatch(shortfallFound(shortfall({ purpose: 'CART' })));
  portal.dispatch(billShownAgain('RENEWAL'));
  await untilIdle();
  expect(sessionStorage.getItem(KEY)).toContain('"purpose":"CART"');
});
