import * as v from 'valibot';
import { answers } from '../../../store/wire/answers';
import { DAY } from '../../operator/clock';
import { TOO_EARLY } from '../../operator/payments/renewal';
import type { TestClient } from '../../operator/testClient';
import {
  advanceClock,
  ASHA,
  client as asha,
  loggedIn,
  openStandIn,
  operator,
  renewalRequest,
} from './support/standIn';

const MEERA = '100008031';

openStandIn('asha');

const packs = async (client: TestClient) =>
  v.parse(answers.activePacks, (await client.call('activePacks', { productstatus: 'ALL' })).body);
const packCalled = async (name: string, client = asha) =>
  (await packs(client)).find(({ productname }) => productname === name);
const cart = async () => v.parse(answers.cart, (await asha.call('cart', undefined)).body);
const rupees = (paise: number) => (paise / 100).toFixed(2);

it('Packs inside the fifteen days are renewed and the others fail with 1087, pack by pack', async () => {
  const meera = await loggedIn('meera');
  const owned = await packs(meera);
  const total = owned.reduce((sum, { totalprice }) => sum + (totalprice ?? 0), 0);
  const monthly = v.parse(
    answers.longDurationPrices,
    (await meera.call('longDurationPrices', undefined)).body,
  );
  const amount = rupees(monthly.reduce((sum, { monthlyprice }) => sum + (monthlyprice ?? 0), 0));
  expect(total).toBeGreaterThan(0);
  const { body } = await meera.call('renew', {
    productid: owned.map(({ productid }) => productid).join(','),
    chargeperiod: 'MONTHLY',
    amount,
  });
  expect(body).toMatchObject([
    { productname: 'Marathi Nagar', productstatus: 'ACTIVE', errorcode: null, error: null },
    { productname: 'Marathi Parivar 7', productstatus: 'ACTIVE' },
    { productname: 'Pehla Kadam', productstatus: 'FAILED', errorcode: '1087', error: TOO_EARLY },
  ]);
  const renewed = v
    .parse(answers.renew, body)
    .filter(({ productstatus }) => productstatus === 'ACTIVE');
  expect(operator.books.ledger(MEERA)).toMatchObject([
    { amount: renewed.reduce((sum, { amount: paid }) => sum + (paid ?? 0), 0) },
  ]);
});

it('A renewal moves the pack’s end by its term and the balance by its price', async () => {
  const before = await packCalled('Khel Plus');
  await asha.call('renew', renewalRequest);
  const after = await packCalled('Khel Plus');
  expect([before?.daysleft, after?.daysleft, after?.renewable]).toEqual([3, 33, false]);
  expect(operator.books.balance(ASHA)).toBe(21_450 - 5_782);
});

it('A renewal charges nothing when every pack fails, and is refused when the balance is too small', async () => {
  operator.scenario.pick('renewalVoucherClosedOnOnePack');
  expect((await asha.call('renew', renewalRequest)).body).toMatchObject([{ errorcode: '1087' }]);
  const dear = { productid: 'BB100A', chargeperiod: 'MONTHLY', amount: '483.80' } as const;
  expect(await asha.call('renew', dear)).toMatchObject({
    status: 402,
    body: { errorcode: 'BALANCE_LOW' },
  });
  expect(operator.books.ledger(ASHA)).toEqual([]);
});

it('A removed pack runs to its end, and a renewal reactivates it', async () => {
  await asha.call('removePack', { productid: 'P1003' });
  expect((await packCalled('Khel Plus'))?.disconnectdate).not.toBe('');
  await asha.call('renew', renewalRequest);
  expect((await packCalled('Khel Plus'))?.disconnectdate).toBe('');
});

it('A cancellation refunds the remaining days once, and only the amount that was shown', async () => {
  const refund = (await packCalled('Khel Plus'))?.refundamount ?? 0;
  expect(refund).toBe(Math.floor((5_782 * 3) / 30));
  const wrong = { productid: 'P1003', amount: '57.82' };
  expect((await asha.call('cancelForRefund', wrong)).status).toBe(409);
  const right = { productid: 'P1003', amount: rupees(refund) };
  expect((await asha.call('cancelForRefund', right)).status).toBe(200);
  expect((await asha.call('cancelForRefund', right)).status).toBe(404);
  expect(operator.books.balance(ASHA)).toBe(21_450 + refund);
  expect(await packCalled('Khel Plus')).toMatchObject({ productstatus: 'CANCEL' });
});

it('A pack is shown as expired the day after its end', async () => {
  advanceClock(4 * DAY);
  await asha.login('asha');
  expect(await packCalled('Khel Plus')).toMatchObject({ productstatus: 'EXPIRED', daysleft: -1 });
});

it('The cart’s total is its lines, fee and tax to the paisa', async () => {
  await asha.call('addToCart', { productid: 'P2001,P2015' });
  await asha.call('addToCart', { productid: 'P2001' });
  const { cartdetails, itemtotal, networkfee, gst, total } = await cart();
  expect(cartdetails).toHaveLength(2);
  expect(itemtotal).toBe(cartdetails.reduce((sum, { price }) => sum + price, 0));
  expect(total).toBe(itemtotal + (networkfee ?? 0) + gst);
});

it('When one of several packs cannot be added, none is added', async () => {
  // Asha has broadband already.
  const { status } = await asha.call('addToCart', { productid: 'P2001,P2015,BB200A' });
  expect(status).toBe(409);
  expect((await cart()).cartdetails).toEqual([]);
});

it('The capacity fee is added when a box exceeds two hundred places', async () => {
  const meera = await loggedIn('meera');
  const fee = async (productid: string) => {
    const { body } = await meera.call('addToCart', { productid, stbno: 'STB000008032' });
    return v.parse(answers.cart, body).networkfee;
  };
  // Her second box pays 40 % of the step from 130 to 160 rupees.
  expect(await fee('P2001')).toBe(0);
  expect(await fee('P2002,P2003,P2004,P2005,P2008,P2009,P2010')).toBe(1_200);
});

it('The cart is kept until its order is paid', async () => {
  await asha.call('addToCart', { productid: 'P2001' });
  const amount = rupees((await cart()).total);
  const online = { amount, paymentmode: 'ONLINE' } as const;
  const first = await asha.call('checkout', online);
  const again = await asha.call('checkout', online);
  expect(first.body).toMatchObject({ status: 'AWAITINGPAYMENT' });
  expect(again.body).toEqual(first.body);
  expect((await cart()).cartdetails).toHaveLength(1);
  const paid = await asha.call('checkout', { amount, paymentmode: 'BALANCE' });
  expect(paid.body).toMatchObject({ status: 'PAID', results: [{ productstatus: 'ACTIVE' }] });
  expect((await cart()).cartdetails).toEqual([]);
  expect(operator.books.ledger(ASHA)).toHaveLength(1);
});

it('The checkout of an empty cart or of a changed total is refused', async () => {
  const checkout = { amount: '1.00', paymentmode: 'ONLINE' } as const;
  expect((await asha.call('checkout', checkout)).body).toMatchObject({ errorcode: 'CART_EMPTY' });
  await asha.call('addToCart', { productid: 'P2001' });
  expect((await asha.call('checkout', checkout)).body).toMatchObject({
    errorcode: 'AMOUNT_CHANGED',
  });
});

it('The renewal is answered as text to a request that accepts text', async () => {
  const answer = await asha.call('renewReadingText', renewalRequest);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^Khel Plus: renewed to \d{4}-\d\d-\d\d$/);
});
