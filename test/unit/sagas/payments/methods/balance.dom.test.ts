import { subscriberDomain } from '../../../../../sagas/account/subscriber';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { cartSample } from '../../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../../sagas/api/samples/subscriber';
import { cartDomain } from '../../../../../sagas/cart/cart';
import {
  payCartFromBalance,
  renewFromBalance,
} from '../../../../../sagas/payments/methods/balance';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { durableRecords } from '../../../../../sagas/writes/writeRecords';
import type { Paise } from '../../../../../store/core/values/money';
import type { Bill } from '../../../../../store/payments/attempt';
import { billOfCart } from '../../../../../store/payments/bill';
import { chargeSent } from '../../../../../store/payments/payments';
import { outcomesWanted } from '../../../../../store/writes/earlierWrites';
import { aBill, aCart, aPendingWrite } from '../../../../support/builders';
import { openPortal, type TestPortal } from '../../../../support/portal';

const CUSTOMER = '42';
const ends = '2026-11-24';
const renewedUntil = '2026-12-24';
const pack = (productid: string, expirydate = ends) => ({
  ...{ productid, productname: `Pack ${productid}`, expirydate, productstatus: 'ACTIVE' },
});
const unchanged = [pack('A'), pack('B'), pack('C')];

const hasBalance = ({ operator }: TestPortal, rupees: number): void =>
  operator.answers(endpoints.subscriber, {
    ...subscriberSample,
    ...{ customerid: CUSTOMER, balance: rupees.toFixed(2) },
  });

/** A subscriber with a balance of ₹200. */
const withBalance = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [subscriberDomain, cartDomain, paymentsDomain] });
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.activePacks, unchanged);
  await portal.logIn({ customerid: CUSTOMER });
  hasBalance(portal, 200);
  return portal;
};

/** Makes the operator take this amount from the balance of ₹200, and prolong these packs. */
const books = (portal: TestPortal, productids: readonly string[], rupees: number): void => {
  const { operator } = portal;
  const row = { transactionid: 'T1', created: '2026-11-22 10:00:00', amount: rupees.toFixed(2) };
  operator.answers(endpoints.transactions, [{ ...row, transactiontype: 'Subscription Charges' }]);
  operator.answers(
    endpoints.activePacks,
    unchanged.map((one) =>
      productids.includes(one.productid) ? pack(one.productid, renewedUntil) : one,
    ),
  );
  hasBalance(portal, 200 - rupees);
};

const renewalOf = (fields: Partial<Bill> = {}): Bill =>
  aBill({
    ...{ purpose: 'RENEWAL', chargeperiod: 'MONTHLY', productids: ['A', 'B', 'C'] },
    ...{ amount: 15_783 as Paise, ends: [ends, ends, ends] },
    ...fields,
  });
const renewalOfA = renewalOf({ productids: ['A'], amount: 10_000 as Paise, ends: [ends] });

const renewed = (productid: string, amount: string | null = null) => ({
  ...{ productid, productstatus: 'ACTIVE', errorcode: null, error: null },
  ...{ expirydate: renewedUntil, amount },
});
/** A failure whose code is not documented, so that it is unclear whether the pack was renewed. */
const unclear = (productid: string, error: string) => ({
  ...renewed(productid),
  ...{ productstatus: 'FAILED', errorcode: '9999', error },
});
const refusedResult = (productid: string, amount: string | null = null) => ({
  ...renewed(productid, amount),
  ...{ productstatus: 'FAILED', errorcode: '1087', error: 'Try Renew Within 15 days of expiry' },
});

/** What the payment ends with: its result, or the failure it throws. */
const paying = async <Answer>(result: Promise<Answer>): Promise<unknown> =>
  result.catch((error: unknown) =>
    error instanceof Error && 'failure' in error ? error.failure : error,
  );
const renewing = (portal: TestPortal, bill: Bill) => paying(portal.run(renewFromBalance, bill));

describe('The results of a renewal from the balance', () => {
  it.each([
    [
      'are done when they take exactly the agreed amount',
      [renewed('A', '100.00'), renewed('B', '57.82'), renewed('C', '0.01')],
      'done',
    ],
    [
      'are done when a pack that was not renewed has a price on top of the agreed amount',
      [renewed('A', '100.00'), renewed('B', '57.83'), refusedResult('C', '50.00')],
      'done',
    ],
    [
      'are unclear when they take more than the agreed amount',
      [renewed('A', '100.00'), renewed('B', '57.82'), renewed('C', '0.02')],
      'unknown',
    ],
    [
      'are unclear when those with an amount take more than the agreed amount',
      [renewed('A'), renewed('B', '157.84'), renewed('C')],
      'unknown',
    ],
    ['are unclear when a pack is missing', [renewed('A'), renewed('B')], 'unknown'],
  ])('They %s', async (_, results, outcome) => {
    const portal = await withBalance();
    portal.operator.answers(endpoints.renew, results);
    const ended = await renewing(portal, renewalOf());
    if (outcome === 'done') expect(ended).toHaveLength(3);
    else expect(ended).toMatchObject({ kind: 'unknown', call: 'renew' });
  });

  it('The operator’s sentence about the unclear pack is kept, and not that of another pack', async () => {
    const portal = await withBalance();
    portal.operator.answers(endpoints.renew, [
      refusedResult('A'),
      unclear('B', 'Being processed'),
      renewed('C'),
    ]);
    expect(await renewing(portal, renewalOf())).toMatchObject({
      ...{ kind: 'unknown', message: 'Being processed' },
    });
  });
});

it.each<[string, Partial<Bill>, boolean]>([
  ['is shown as unclear when the operator took another amount than agreed', {}, false],
  [
    'is done when the operator sets the price',
    { isPricedByOperator: true, amount: 0 as Paise },
    true,
  ],
])('A renewal that the operator confirms %s', async (_, fields, isDone) => {
  const portal = await withBalance();
  portal.operator.replies(endpoints.renew, () => {
    books(portal, ['A', 'B', 'C'], 150);
    return Response.json([renewed('A'), renewed('B'), renewed('C')]);
  });
  const ended = await renewing(portal, renewalOf(fields));
  if (isDone) expect(ended).toHaveLength(3);
  else expect(ended).toMatchObject({ kind: 'unknown' });
});

it.each<[string, Bill, readonly string[], number, readonly (Paise | null)[]]>([
  ['one pack says what it cost', renewalOfA, ['A'], 100, [10_000 as Paise]],
  [
    'several packs does not say what each of them cost',
    renewalOf(),
    ['A', 'B', 'C'],
    157.83,
    [null, null, null],
  ],
])('A renewal without a clear answer that the operator’s data shows for %s', async (...row) => {
  const [, bill, productids, rupees, amounts] = row;
  const portal = await withBalance();
  const isOne = productids.length === 1;
  portal.operator.replies(isOne ? endpoints.renewReadingText : endpoints.renew, () => {
    books(portal, productids, rupees);
    return isOne ? new Response('') : Response.json([]);
  });
  expect(await renewing(portal, bill)).toMatchObject(
    productids.map((productid, at) => ({
      ...{ productid, productstatus: 'ACTIVE', expirydate: renewedUntil, amount: amounts[at] },
    })),
  );
});

it('A renewal of one pack is done at the price that the operator sets', async () => {
  const portal = await withBalance();
  portal.operator.replies(endpoints.renewReadingText, () => {
    books(portal, ['A'], 150);
    return Response.json([renewed('A')]);
  });
  const bill = { ...renewalOfA, isPricedByOperator: true as const, amount: 0 as Paise };
  expect(await renewing(portal, bill)).toMatchObject([{ productid: 'A', productstatus: 'ACTIVE' }]);
});

describe('A refused renewal of one pack', () => {
  const refusing = async (errorcode: string) => {
    const portal = await withBalance();
    const refusal = { errorcode, error: 'Not before 9 November' };
    portal.operator.refuses(endpoints.renewReadingText, 409, refusal);
    return renewing(portal, renewalOfA);
  };

  it('The refusal with its documented code is the result of this pack', async () => {
    expect(await refusing('1087')).toMatchObject([
      {
        productid: 'A',
        productstatus: 'FAILED',
        errorcode: '1087',
        error: 'Not before 9 November',
      },
    ]);
  });

  it('Another reason of the operator is a failure of the request', async () => {
    expect(await refusing('BALANCE_LOW')).toMatchObject({
      ...{ kind: 'refused', code: 'BALANCE_LOW' },
    });
  });

  it('The refusal of several packs is a failure of the request', async () => {
    const portal = await withBalance();
    portal.operator.refuses(endpoints.renew, 409, { errorcode: '1087', error: 'Too early' });
    expect(await renewing(portal, renewalOf())).toMatchObject({ kind: 'refused', code: '1087' });
  });
});

describe('The request of a renewal from the balance', () => {
  const sent = async (bill: Bill): Promise<readonly string[]> => {
    const portal = await withBalance();
    portal.operator.answers(endpoints.renew, [renewed('A'), renewed('B'), renewed('C')]);
    await renewing(portal, bill);
    return portal.operator.receivedOf('renew').map(({ body }) => decodeURIComponent(body));
  };

  it('Packs on no box are sent without a box', async () => {
    expect(await sent(renewalOf())).toEqual(['productid=A,B,C&chargeperiod=MONTHLY&amount=157.83']);
  });

  it('Packs on a box are sent with it', async () => {
    const [body] = await sent(renewalOf({ stbno: '7700' }));
    expect(body).toContain('stbno=7700');
  });

  it('Without a term the bill is not sent', async () => {
    expect(await sent(renewalOf({ chargeperiod: '' }))).toEqual([]);
  });
});

describe('The results of an order from the balance', () => {
  const line = (productid: string, stbno: string) => ({
    ...{ cartitemid: `${productid}${stbno}`, productid, productname: productid, stbno },
    ...{ producttype: 'CHANNEL', chargeperiod: 'MONTHLY', channelcount: 1 },
    ...{ price: '15.50', tax: '2.79', total: '18.29' },
  });
  const cartOf = (...lines: readonly ReturnType<typeof line>[]) => ({
    ...cartSample,
    cartdetails: [...lines],
  });
  const resultOf = (productid: string, stbno: string) => ({
    ...{ productid, productname: productid, productstatus: 'ACTIVE', stbno },
    ...{ errorcode: null, error: null },
  });
  const ordering = async (
    cart: ReturnType<typeof cartOf>,
    answer: object,
    onAnswer: (portal: TestPortal) => void = () => undefined,
  ) => {
    const portal = await withBalance();
    portal.operator.answers(endpoints.cart, cart);
    portal.operator.replies(endpoints.checkout, () => {
      onAnswer(portal);
      const order = { orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID' };
      return Response.json({ ...order, ...answer });
    });
    const bill = {
      ...billOfCart(aCart()),
      productids: cart.cartdetails
        .map(({ productid, stbno, chargeperiod }) => [productid, stbno, chargeperiod].join(' '))
        .sort(),
    };
    return paying(portal.run(payCartFromBalance, bill));
  };
  const twoBoxes = cartOf(line('A', '1'), line('A', '2'));

  it('They are done when each line of the cart has one', async () => {
    const results = [resultOf('A', '1'), resultOf('A', '2')];
    expect(await ordering(twoBoxes, { results })).toMatchObject({ orderid: 'O1' });
  });

  it.each([
    ['one of them is for no line of the cart', [resultOf('A', ''), resultOf('Z', '')]],
    ['two of them are for the same line', [resultOf('A', '1'), resultOf('A', '1')]],
    ['there is one more than lines', [resultOf('A', '1'), resultOf('A', '2'), resultOf('A', '2')]],
  ])('They are unclear when %s', async (_, results) => {
    expect(await ordering(twoBoxes, { results })).toMatchObject({ kind: 'unknown' });
  });

  it('They are unclear when the answer has another amount, also if the operator’s data shows the agreed one', async () => {
    const started = cartSample.cartdetails.map(({ productid, stbno }) => ({
      ...{ productid, stbno, productstatus: 'ACTIVE', expirydate: renewedUntil },
    }));
    const ended = await ordering(cartSample, { amount: '99.00', results: [] }, (portal) => {
      books(portal, [], 36.58);
      portal.operator.answers(endpoints.cart, { ...cartSample, cartdetails: [] });
      portal.operator.answers(endpoints.activePacks, started);
    });
    expect(ended).toMatchObject({ kind: 'unknown' });
  });
});

describe('A payment from the balance', () => {
  it('The state has the payment as soon as it is sent', async () => {
    const portal = await withBalance();
    portal.operator.answers(endpoints.renewReadingText, [renewed('A')]);
    await renewing(portal, renewalOfA);
    expect(portal.eventsOf(chargeSent)).toMatchObject([{ payload: { bill: renewalOfA } }]);
  });

  it.each([
    [
      'is looked up when an earlier one of the same packs is still open',
      'renewReadingText',
      'A',
      1,
    ],
    ['of other packs is not looked up', 'renewReadingText', 'Z', 0],
  ] as const)('A payment %s', async (_, call, productid, times) => {
    const portal = await withBalance();
    portal.operator.answers(endpoints.renewReadingText, [renewed('A')]);
    const payment = { amount: 10_000 as Paise, packs: [{ productid, stbno: '' }] };
    await durableRecords.change(() => [
      aPendingWrite({ call, payment, customerid: CUSTOMER, since: Date.now() }),
    ]);
    const before = portal.eventsOf(outcomesWanted).length;
    await renewing(portal, renewalOfA);
    expect(portal.eventsOf(outcomesWanted).length - before).toBe(times);
  });
});
