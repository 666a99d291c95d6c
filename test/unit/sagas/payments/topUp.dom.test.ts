import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { topUpDomain } from '../../../../sagas/payments/topUp';
import type { Paise } from '../../../../store/core/values/money';
import { loggedInElsewhere, sessionExpired } from '../../../../store/identity/session';
import { checkPayment, paymentAcknowledged } from '../../../../store/payments/payments';
import { type Shortfall, shortfallFound } from '../../../../store/payments/shortfall';
import {
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
const KEY = 'selfcareShortfall';
const domains = [subscriberDomain, paymentsDomain, topUpDomain];
const open = () => openPortalAs({ domains });

const shortfall = (fields: Partial<Shortfall> = {}): Shortfall => ({
  ...{ purpose: 'RENEWAL', missing: 66_790 as Paise, since: Date.now() },
  renewal: { ticks: { 'BB100A ': false }, period: 'QUARTERLY', box: null },
  ...fields,
});

const topUp = { bill: aBill({ purpose: 'TOPUP' }), method: 'CARD' } as const;

/** The provider has taken the top-up, and its result is shown. */
const paid = async (portal: TestPortal) => {
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  await pressPayment(portal, topUp);
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
    expect(portal.moves.at(-1)).toBe('/nxtselfcareportal/topup');
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
