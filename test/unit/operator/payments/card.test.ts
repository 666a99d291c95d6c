import * as v from 'valibot';
import { SECOND } from '../../../operator/clock';
import { openTestClient } from '../../../operator/testClient';
import {
  advanceClock,
  ASHA,
  charges,
  client as asha,
  loggedIn,
  openStandIn,
  operator,
  postForm,
  readPaymentStatus,
  renewalRequest,
  textOf,
  topUpRequest,
} from '../support/standIn';

// Real connections on a busy machine.
jest.setTimeout(30_000);

const renewalByCard = { ...renewalRequest, currency: 'INR', purpose: 'RENEWAL' } as const;

openStandIn('asha', { clockSpeed: 100 });

const init = v.object({
  txnid: v.string(),
  action: v.string(),
  fields: v.record(v.string(), v.string()),
});
const start = async (order: typeof topUpRequest | typeof renewalByCard = topUpRequest) => {
  const { body } = await asha.call('payAsLcoCustomer', order);
  return v.parse(init, body);
};

/** Posts a form as a browser would, from the provider's own site. */
const post = (url: string, fields: Readonly<Record<string, string>>) =>
  postForm(url, fields, {
    origin: url === '/stand-in/card/decide' ? 'http://portal.example.com' : 'null',
    host: 'portal.example.com',
  });

/** The hidden fields of the form that holds a text. */
const formWith = (html: string, text: string): Record<string, string> => {
  const form = html.split('<form').find((part) => part.includes(text)) ?? '';
  const inputs = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
};

const decide = async (
  decision: string,
  order: typeof topUpRequest | typeof renewalByCard = topUpRequest,
) => {
  const { txnid, action, fields } = await start(order);
  const hosted = await post(action, fields);
  const answer = await post('/stand-in/card/decide', formWith(hosted.body, `value="${decision}"`));
  return { txnid, answer };
};

it('A card payment is credited to the balance, and the browser is sent back with a hint', async () => {
  const { txnid, answer } = await decide('approve');
  const back = await post('/stand-in/card/return', formWith(answer.body, 'data-send'));
  expect([back.statusCode, back.headers.location]).toEqual([
    303,
    `/paymentstatuscheck?txnid=${txnid}&status=success`,
  ]);
  expect(await readPaymentStatus(txnid)).toBe('success');
  expect(operator.books.balance(ASHA)).toBe(21_450 + 30_000);
  expect(charges()).toMatchObject([{ amount: 30_000, reference: txnid, method: 'CARD' }]);
});

it.each([
  ['decline', 'E1903'],
  ['drop', 'E1602'],
])('A card payment that ends with %s charges nothing', async (decision, error) => {
  const { txnid } = await decide(decision);
  const { body } = await asha.call('paymentStatus', { txnid });
  expect(body).toMatchObject({ status: 'failure', unmappedstatus: 'dropped', error });
  expect(charges()).toEqual([]);
  expect(operator.books.balance(ASHA)).toBe(21_450);
});

it('An answer that the provider sends twice is booked once', async () => {
  const { answer } = await decide('twice');
  const fields = formWith(answer.body, 'data-send-twice');
  await post('/stand-in/card/return', fields);
  await post('/stand-in/card/return', fields);
  expect(charges()).toHaveLength(1);
});

it('The result of a payment whose answer was never sent is known', async () => {
  const { txnid, answer } = await decide('silent');
  expect(answer.body).not.toContain('data-send');
  expect(await readPaymentStatus(txnid)).toBe('success');
});

it('The answer is delayed when a scenario asks for it', async () => {
  const began = performance.now();
  await decide('late');
  expect(performance.now() - began).toBeGreaterThan(90);
  expect(charges()).toHaveLength(1);
});

it('A payment is pending until the bank has answered', async () => {
  operator.scenario.pick('cardPendingThenApproved', { milliseconds: 40 * SECOND });
  const { txnid } = await decide('approve');
  expect(await readPaymentStatus(txnid)).toBe('pending');
  expect(charges()).toEqual([]);
  advanceClock(SECOND); // a hundred of the operator's
  expect(await readPaymentStatus(txnid)).toBe('success');
  expect(charges()).toHaveLength(1);
});

it('A payment page closed without an answer fails after fifteen minutes', async () => {
  const { txnid } = await start();
  expect(await readPaymentStatus(txnid)).toBe('pending');
  advanceClock(10 * SECOND); // a thousand of the operator's
  expect(await readPaymentStatus(txnid)).toBe('failure');
});

it('A payment page whose amount was changed on the way is refused', async () => {
  const { action, fields } = await start();
  expect((await post(action, { ...fields, amount: '1.00' })).statusCode).toBe(400);
});

it('A forged return is not trusted and reveals only which payment to ask about', async () => {
  const { txnid } = await start();
  const forged = { txnid, status: 'success', amount: '300.00', hash: 'made up' };
  const back = await post('/stand-in/card/return', forged);
  expect(back.headers.location).toBe(`/paymentstatuscheck?txnid=${txnid}`);
  expect(await readPaymentStatus(txnid)).toBe('pending');
  expect(charges()).toEqual([]);
});

it('A renewal is paid by card once, and the same renewal from a second tab charges nothing', async () => {
  const [one, other] = [await start(renewalByCard), await start(renewalByCard)];
  const approve = async ({ action, fields }: v.InferOutput<typeof init>) =>
    post('/stand-in/card/decide', formWith((await post(action, fields)).body, 'value="approve"'));
  await approve(one);
  await approve(other);
  expect([await readPaymentStatus(one.txnid), await readPaymentStatus(other.txnid)]).toEqual([
    'success',
    'failure',
  ]);
  expect(charges()).toHaveLength(1);
});

it('The price of a failed pack is credited to the balance and reported with its result', async () => {
  operator.scenario.pick('renewalVoucherClosedOnOnePack');
  const order = { ...renewalByCard, productid: 'P1001,P1003', amount: '398.60' } as const;
  const { body } = await asha.call('payAsLcoCustomer', order);
  const { action, fields } = v.parse(init, body);
  await post(
    '/stand-in/card/decide',
    formWith((await post(action, fields)).body, 'value="approve"'),
  );
  expect(operator.books.ledger(ASHA)).toMatchObject([
    { kind: 'CHARGE', amount: 39_860 },
    { kind: 'CREDIT', amount: 34_078 },
  ]);
  expect(operator.books.balance(ASHA)).toBe(21_450 + 34_078);
  const { txnid = '' } = fields;
  expect((await asha.call('paymentStatus', { txnid })).body).toMatchObject({
    results: [
      { productid: 'P1001', productstatus: 'FAILED', refundamount: '340.78' },
      { productid: 'P1003', productstatus: 'ACTIVE' },
    ],
  });
});

it('A request without a session learns nothing about the payer', async () => {
  const { txnid } = await decide('approve');
  const { body } = await openTestClient(operator).call('paymentStatus', { txnid });
  expect(body).toMatchObject({ status: 'success', email: '', firstname: '', phone: '' });
});

it.each(['0.00', '-1.00', '1e21', '300.123', '199.99', '49000.01'])(
  'No payment starts with %s',
  async (amount) => {
    expect((await asha.call('payAsLcoCustomer', { ...topUpRequest, amount })).status).toBe(400);
    expect(operator.books.payments(ASHA)).toEqual([]);
  },
);

it('A changed amount must be confirmed again', async () => {
  const answer = await asha.call('payAsLcoCustomer', { ...renewalByCard, amount: '57.81' });
  expect(answer).toMatchObject({ status: 409, body: { errorcode: 'AMOUNT_CHANGED' } });
});

it('Each of the two payment calls accepts its own customers only', async () => {
  const dinesh = await loggedIn('dinesh');
  expect((await dinesh.call('payAsLcoCustomer', topUpRequest)).status).toBe(403);
  expect((await asha.call('payAsDpCustomer', topUpRequest)).status).toBe(403);
  const ofACart = { ...topUpRequest, purpose: 'CART', orderid: 'OR1' } as const;
  for (const order of [topUpRequest, ofACart])
    expect((await openTestClient(operator).call('payAsLcoCustomer', order)).status).toBe(401);
});

it('Without a session only the offer just ordered can be paid', async () => {
  const stranger = openTestClient(operator);
  const offer = v.parse(
    v.array(v.looseObject({ planid: v.string(), total: v.string() })),
    (await stranger.call('offerPlans', { page: 1 })).body,
  )[0];
  const amount = offer?.total ?? '';
  const placed = await stranger.call('placeOrder', {
    planid: offer?.planid ?? '',
    amount,
    mobileno: '9123456780',
    firstname: 'Nisha',
    address: '1 New Road',
    pincode: '422001',
  });
  const order = {
    amount,
    currency: 'INR',
    purpose: 'OFFER',
    orderid: textOf(placed, 'orderid'),
  } as const;
  expect((await stranger.call('payAsLcoCustomer', order)).status).toBe(200);
  expect((await asha.call('payAsLcoCustomer', order)).status).toBe(404);
});
