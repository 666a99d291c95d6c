import { subscriberDomain } from '../../../../../sagas/account/subscriber';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { cartSample } from '../../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../../sagas/api/samples/subscriber';
import { checkoutDomain } from '../../../../../sagas/cart/checkout';
import type { Domain } from '../../../../../sagas/core/domain';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { durableRecords } from '../../../../../sagas/writes/writeRecords';
import { payFromBalance } from '../../../../../store/cart/checkout';
import { selectFailure } from '../../../../../store/core/flows';
import type { Paise } from '../../../../../store/core/values/money';
import { billOfCart, packsOf } from '../../../../../store/payments/bill';
import { startPayment } from '../../../../../store/payments/payments';
import { BOOKING_WINDOW } from '../../../../../store/writes/compareEvidence';
import { outcomesWanted } from '../../../../../store/writes/earlierWrites';
import { evidenceOf, type ProvableCall } from '../../../../../store/writes/evidence';
import type { PendingWrite } from '../../../../../store/writes/pendingWrites';
import { aBill, aCart, aPack, aSubscriber } from '../../../../support/builders';
import type { TestPortal } from '../../../../support/portal';
import { keptBookedWrites, keptPendingWrites } from '../../../../support/storage/keptWrites';
import { until, untilIdle } from '../../../../support/waiting';
import { openPortalAs, outcome, paymentPage, pressPayment } from '../openedPayments';

/*
 * The domain of a screen settles the screen's own payment from the balance. These tests load such a domain only when
 * they press its button, so that otherwise only the payment under test reads the outcome.
 */

const CUSTOMER = '700412';
const NOW = Date.UTC(2026, 10, 20);
const pack = (productid: string, expirydate = '2026-11-24') => ({
  ...{ productid, productname: productid, productstatus: 'ACTIVE', renewable: 'YES' },
  ...{ stbno: '', expirydate },
});
type Packs = readonly ReturnType<typeof pack>[];
const unchanged = [pack('A'), pack('B')];
const booked = [pack('A', '2026-12-24'), pack('B', '2026-12-24')];
const partlyBooked = [pack('A', '2026-12-24'), pack('B')];

/** A payment from the balance whose price the operator sets, so that the packs alone show whether it is booked. */
const aCharge = (
  call: ProvableCall,
  fields: Partial<PendingWrite> = {},
  productids: readonly string[] = ['A', 'B'],
): PendingWrite => {
  const packs = productids.map((productid) => ({ productid, stbno: '' }));
  const payment = { amount: 0 as Paise, packs };
  const fresh = {
    ...{ transactions: [], balance: aSubscriber().balance, cart: null },
    packs: unchanged.map((one) => aPack({ ...one, renewable: true })),
  };
  return {
    ...{ customerid: CUSTOMER, call, key: 'K1', fingerprint: 'f', since: NOW, payment },
    evidence: evidenceOf(call, 'K1', payment, fresh),
    ...fields,
  };
};
const ofC = ['C'];
const overdue = { since: NOW - BOOKING_WINDOW - 1 };
const notFound = { isNotFound: true };

/** Records as another tab has written them. */
const record = (...writes: readonly PendingWrite[]) => durableRecords.change(() => writes);

const cart = aBill({ purpose: 'CART', productids: ['A', 'B'], orderid: 'O1' });
const renewal = aBill({ purpose: 'RENEWAL', productids: ['A', 'B'], chargeperiod: 'MONTHLY' });

const open = async (
  packs: Packs = unchanged,
  domains: readonly Domain[] = [subscriberDomain, paymentsDomain],
): Promise<TestPortal> => {
  const portal = await openPortalAs({ domains });
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.activePacks, [...packs]);
  portal.operator.answers(endpoints.renewablePacks, unchanged);
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  return portal;
};
afterEach(() => jest.restoreAllMocks());

const pressCard = (portal: TestPortal, bill = cart) =>
  pressPayment(portal, { bill, method: 'CARD' });
/** The code with which the press was refused; null when it was not. */
const refusal = (portal: TestPortal, flow: typeof startPayment | typeof payFromBalance) => {
  const failure = selectFailure(portal.state(), flow);
  return failure && 'code' in failure ? failure.code : failure;
};

it.each([
  ['of another customer', cart, aCharge('checkout', { customerid: '700413' })],
  ['of another customer for another purpose', cart, aCharge('renew', { customerid: '700413' })],
  ['that is no payment', cart, { ...aCharge('placeOrder'), call: 'addToCart', payment: undefined }],
  ['that is booked', cart, aCharge('checkout', { booked: NOW })],
  ['that was not found', cart, aCharge('checkout', notFound)],
  ['for other packs and another purpose', cart, aCharge('renew', {}, ofC)],
])('A write %s does not block a payment by card', async (_, bill, write) => {
  const portal = await open();
  await record(write);
  await pressCard(portal, bill);
  expect(refusal(portal, startPayment)).toBeNull();
  expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(1);
});

it.each([
  ['cart', cart, 'checkout', ofC],
  ['renewal', renewal, 'renew', ofC],
  ['renewal of one pack', renewal, 'renewReadingText', ofC],
  ['cart with its packs', renewal, 'checkout', ['A']],
] as const)(
  'A %s from the balance without an answer blocks a payment by card',
  async (_, bill, call, productids) => {
    const portal = await open();
    await record(aCharge(call, {}, productids));
    await pressCard(portal, bill);
    expect(refusal(portal, startPayment)).toBe('BALANCE_OPEN');
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(0);
  },
);

describe('A renewal from the balance without an answer, and a cart with its packs by card', () => {
  it('Once the renewal is booked, its record says so and the card is not asked', async () => {
    const portal = await open(booked);
    await record(aCharge('renew'));
    await pressCard(portal);
    expect(refusal(portal, startPayment)).toBe('JUST_PAID');
    expect(keptBookedWrites()).toMatchObject([{ key: 'K1', booked: NOW }]);
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(0);
  });

  it('After the booking window a renewal that changed nothing is recorded as not found, and the card pays', async () => {
    const portal = await open();
    await record(aCharge('renew', overdue));
    await pressCard(portal);
    expect(refusal(portal, startPayment)).toBeNull();
    expect(keptPendingWrites()).toMatchObject([{ key: 'K1', isNotFound: true }]);
  });

  it.each([
    ['within the booking window', unchanged, {}],
    ['at the end of the booking window', unchanged, { since: NOW - BOOKING_WINDOW }],
    ['sent again within the booking window', unchanged, { ...overdue, sentAgain: NOW }],
    ['of which a part is booked within the booking window', partlyBooked, {}],
    ['whose packs are not listed any more', [], overdue],
  ])('A renewal %s stays in question', async (_, packs, fields) => {
    const portal = await open(packs);
    await record(aCharge('renew', fields));
    await pressCard(portal);
    expect(refusal(portal, startPayment)).toBe('BALANCE_OPEN');
    const [kept] = keptPendingWrites();
    expect(kept).toMatchObject({ key: 'K1' });
    expect(kept).not.toHaveProperty('isNotFound');
  });
});

describe('A payment from the balance that was not found', () => {
  it.each([
    ['cart', 'checkout', booked, 1],
    ['cart of which a part was booked', 'checkout', partlyBooked, 1],
    ['renewal', 'renew', booked, 0],
    ['renewal of which a part was booked', 'renew', partlyBooked, 0],
  ] as const)(
    'A %s that was booked late is not paid again by card',
    async (_, call, packs, readings) => {
      const portal = await open(packs);
      await record(aCharge(call, notFound));
      await pressCard(portal);
      expect(refusal(portal, startPayment)).toBe('JUST_PAID');
      expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(0);
      // The screen of the cart reads the outcome of a cart itself.
      expect(portal.eventsOf(outcomesWanted)).toHaveLength(readings);
    },
  );

  it.each([
    ['nothing was booked since', unchanged, ['A', 'B']],
    ['it was for other packs', [...unchanged, pack('C')], ofC],
  ])('The card pays when %s', async (_, packs, productids) => {
    const portal = await open(packs);
    await record(aCharge('renew', notFound, productids));
    await pressCard(portal);
    expect(refusal(portal, startPayment)).toBeNull();
  });
});

it.each([
  ['these packs', 'is refused', 'JUST_PAID', aCharge('checkout', { booked: NOW })],
  ['other packs', 'is begun', null, aCharge('checkout', { booked: NOW }, ofC)],
])(
  'When another tab has booked a payment from the balance for %s since the press, the payment by card %s',
  async (_, __, code, write) => {
    const portal = await open();
    const answer = portal.operator.holdsBack(endpoints.subscriber);
    portal.dispatch(startPayment.requested({ bill: cart, method: 'CARD' }));
    await until(() => portal.operator.receivedOf('subscriber').length > 0);
    await record(write);
    answer({ ...subscriberSample, customerid: CUSTOMER });
    await untilIdle();
    expect(refusal(portal, startPayment)).toBe(code);
  },
);

describe('A cart from the balance beside another payment from the balance', () => {
  const bill = billOfCart(aCart());
  const [inCart = { productid: '' }] = packsOf(bill);
  const same = [inCart.productid];
  const order = {
    ...{ orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID' },
    results: packsOf(bill).map((one) => ({ ...one, productstatus: 'ACTIVE' })),
  };
  const pressed = async (write: PendingWrite, packs: Packs) => {
    const portal = await open(packs, [subscriberDomain, paymentsDomain, checkoutDomain]);
    portal.operator.answers(endpoints.checkout, order);
    await record(write);
    await portal.press(payFromBalance, { bill });
    return portal;
  };

  it.each([
    ['of another customer', 'is paid', aCharge('renew', { customerid: '700413' }, same), null],
    ['for other packs', 'is paid', aCharge('renew', {}, ofC), null],
    ['without an answer', 'is not paid', aCharge('renew', {}, same), 'BALANCE_OPEN'],
  ] as const)('A cart beside a renewal %s %s', async (_, __, write, code) => {
    const portal = await pressed(write, unchanged);
    expect(refusal(portal, payFromBalance)).toBe(code);
    expect(portal.operator.receivedOf('checkout')).toHaveLength(code === null ? 1 : 0);
  });

  it.each([
    ['renewal', 'renew', 'JUST_PAID'],
    // The screen of the cart reads and shows this outcome.
    ['cart', 'checkout', 'BALANCE_OPEN'],
  ] as const)('A cart beside a %s that is booked now is not paid', async (_, call, code) => {
    const portal = await pressed(aCharge(call, {}, same), [pack(inCart.productid)]);
    expect(refusal(portal, payFromBalance)).toBe(code);
    expect(portal.operator.receivedOf('checkout')).toEqual([]);
  });
});
