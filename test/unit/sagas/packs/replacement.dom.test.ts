import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { cartDomain } from '../../../../sagas/cart/cart';
import { checkoutDomain } from '../../../../sagas/cart/checkout';
import { packChangesDomain } from '../../../../sagas/packs/packChanges';
import { packsDomain } from '../../../../sagas/packs/packs';
import { replacementDomain } from '../../../../sagas/packs/replacement';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { connectionChanged } from '../../../../store/app/connection';
import { payFromBalance } from '../../../../store/cart/checkout';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { CHECKOUT } from '../../../../store/core/paths';
import { loggedInElsewhere, sessionExpired } from '../../../../store/identity/session';
import { cancelForRefund, removePack, selectPackChange } from '../../../../store/packs/packChanges';
import { packKey } from '../../../../store/packs/packList';
import {
  endReplacedPacks,
  replacementChosen,
  replacementDropped,
  selectReplacedLines,
  selectReplacement,
} from '../../../../store/packs/replacement';
import { billOfCart } from '../../../../store/payments/bill';
import { startPayment } from '../../../../store/payments/payments';
import { aBill, aCart, aUser } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { until, untilIdle } from '../../../support/waiting';

const BOX = '0021440904417';
const chosen = {
  stbno: BOX,
  added: [
    { productid: 'CH612', productname: 'Khel Ek HD' },
    { productid: 'KIDS3', productname: 'Chhota Sitara' },
  ],
  replaced: ['OLD1', 'OLD2', 'OLD3'].map((productid) => ({
    ...{ productid, productname: productid, expirydate: '2026-12-01' },
  })),
};
const bill = billOfCart(aCart());
const paid = {
  ...{ orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID' },
  results: aCart().cartdetails.map(({ productid, stbno }) => ({
    ...{ productid, stbno, productstatus: 'ACTIVE' },
  })),
};
const running = (productid: string, disconnectdate = '') => ({
  ...{ productid, productname: productid, producttype: 'BOUQUET', productstatus: 'ACTIVE' },
  ...{ stbno: BOX, daysleft: 12, expirydate: '2026-12-01', disconnectdate },
});

/** A page with an operator that removes the packs it is asked to remove and shows their end in its list. */
const openPage = async (
  bought: readonly string[] = ['CH612', 'KIDS3'],
  { customerid = '700412', logsIn = true } = {},
) => {
  const portal = await openPortal({
    domains: [
      ...[subscriberDomain, cartDomain, paymentsDomain, checkoutDomain],
      ...[packsDomain, packChangesDomain, replacementDomain],
    ],
  });
  const removed = new Set<string>();
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.checkout, paid);
  portal.operator.replies(endpoints.activePacks, () =>
    Response.json([
      ...bought.map((one) => running(one)),
      ...['OLD1', 'OLD2', 'OLD3'].map((one) => running(one, removed.has(one) ? '2026-12-01' : '')),
    ]),
  );
  portal.operator.replies(endpoints.removePack, async (request) => {
    const productid = new URLSearchParams(await request.text()).get('productid') ?? '';
    removed.add(productid);
    return Response.json({ productid, productstatus: 'CANCEL', expirydate: '2026-12-01' });
  });
  if (logsIn) await portal.logIn({ customerid });
  return portal;
};
const open = async (bought?: readonly string[]) => {
  const portal = await openPage(bought);
  portal.dispatch(replacementChosen(chosen));
  return portal;
};

const removals = (portal: TestPortal) =>
  portal.operator
    .receivedOf('removePack')
    .map(({ body }) => new URLSearchParams(body).get('productid'));
const linesOf = (portal: TestPortal) =>
  selectReplacedLines(portal.state()).map(({ productid, status }) => `${productid} ${status}`);
const payAndWait = async (portal: TestPortal) => {
  await portal.press(payFromBalance, { bill });
  await portal.until((state) => selectStatus(state, endReplacedPacks) !== 'running');
};

it('A chosen mix leads to the cart, and nothing is removed before the payment', async () => {
  const portal = await open();
  await portal.written();
  expect(portal.moves.at(-1)).toBe(CHECKOUT);
  expect(removals(portal)).toEqual([]);
});

it('The old packs are removed in order, each once, after the new ones are paid for and run', async () => {
  const portal = await open();
  await payAndWait(portal);
  await portal.written();
  expect(removals(portal)).toEqual(['OLD1', 'OLD2', 'OLD3']);
  expect(linesOf(portal)).toEqual(['OLD1 ended', 'OLD2 ended', 'OLD3 ended']);
  const calls = portal.operator.received.map(({ call }) => call);
  expect(calls.indexOf('removePack')).toBeGreaterThan(calls.indexOf('checkout'));
});

it('While one new pack does not run, every old one stays, and a later press ends them', async () => {
  const bought = ['CH612'];
  const portal = await open(bought);
  await payAndWait(portal);
  expect(removals(portal)).toEqual([]);
  expect(portal.state().replacement.missing).toEqual(['Chhota Sitara']);
  bought.push('KIDS3');
  await portal.press(endReplacedPacks);
  expect(removals(portal)).toEqual(['OLD1', 'OLD2', 'OLD3']);
});

it.each([
  ['refused', 400, { message: 'The cart is another one.', errorcode: 'AMOUNT_CHANGED' }],
  ['left without a readable answer', 502, {}],
])('A payment that is %s removes nothing', async (_, status, body) => {
  const portal = await open();
  portal.operator.refuses(endpoints.checkout, status, body);
  await portal.press(payFromBalance, { bill });
  expect(selectStatus(portal.state(), payFromBalance)).toBe('failed');
  expect(removals(portal)).toEqual([]);
  expect(selectStatus(portal.state(), endReplacedPacks)).toBe('idle');
});

it('A mix that is chosen while another cart is being paid for is not checked after that payment', async () => {
  const portal = await openPage([]);
  const answer = portal.operator.holdsBack(endpoints.checkout);
  portal.dispatch(payFromBalance.requested({ bill }));
  await until(() => portal.operator.receivedOf('checkout').length === 1);
  portal.dispatch(replacementChosen(chosen));
  answer(paid);
  await portal.until((state) => selectStatus(state, payFromBalance) === 'succeeded');
  await untilIdle();
  expect(selectStatus(portal.state(), endReplacedPacks)).toBe('idle');
  expect(portal.state().replacement.missing).toEqual([]);
});

it('A mix that is chosen in place of the one that is being paid for ends no pack after that payment', async () => {
  const portal = await open();
  const answer = portal.operator.holdsBack(endpoints.checkout);
  portal.dispatch(payFromBalance.requested({ bill }));
  await until(() => portal.operator.receivedOf('checkout').length === 1);
  portal.dispatch(replacementChosen({ ...chosen, replaced: chosen.replaced.slice(1) }));
  answer(paid);
  await portal.until((state) => selectStatus(state, payFromBalance) === 'succeeded');
  await untilIdle();
  expect(removals(portal)).toEqual([]);
});

it('Packs that nothing replaces are not removed after the payment of a cart', async () => {
  const portal = await openPage();
  portal.dispatch(replacementChosen({ ...chosen, added: [] }));
  await portal.press(payFromBalance, { bill });
  expect(removals(portal)).toEqual([]);
});

it('Packs that cannot be read remove nothing, and the reason is kept', async () => {
  const portal = await open();
  portal.operator.refuses(endpoints.activePacks, 500);
  await portal.press(endReplacedPacks);
  expect(selectFailure(portal.state(), endReplacedPacks)).toMatchObject({ status: 500 });
  expect(removals(portal)).toEqual([]);
});

it('A cart without one of the new packs drops the replacement', async () => {
  const portal = await open();
  const [line] = aCart().cartdetails;
  await portal.press(payFromBalance, {
    bill: billOfCart(aCart({ cartdetails: line ? [line] : [] })),
  });
  expect(selectReplacement(portal.state())).toBeNull();
  expect(removals(portal)).toEqual([]);
});

it('A refused removal is named, the others are made, and a press sends only what is left', async () => {
  const portal = await open();
  let asked = 0;
  const removed = new Set<string>();
  portal.operator.replies(endpoints.removePack, async (request) => {
    asked += 1;
    const productid = new URLSearchParams(await request.text()).get('productid') ?? '';
    if (asked === 2)
      return Response.json({ message: 'Not now.', errorcode: 'NO_SUCH_PRODUCT' }, { status: 403 });
    removed.add(productid);
    return Response.json({ productid, productstatus: 'CANCEL', expirydate: '2026-12-01' });
  });
  portal.operator.replies(endpoints.activePacks, () =>
    Response.json([
      ...['CH612', 'KIDS3'].map((one) => running(one)),
      ...['OLD1', 'OLD2', 'OLD3'].map((one) => running(one, removed.has(one) ? '2026-12-01' : '')),
    ]),
  );
  await payAndWait(portal);
  expect(linesOf(portal)).toEqual(['OLD1 ended', 'OLD2 refused', 'OLD3 ended']);
  await portal.press(endReplacedPacks);
  expect(removals(portal)).toEqual(['OLD1', 'OLD2', 'OLD3', 'OLD2']);
  expect(linesOf(portal)).toEqual(['OLD1 ended', 'OLD2 ended', 'OLD3 ended']);
});

it('A removal without an answer is the last, and the next press goes on from what the list shows', async () => {
  const portal = await open();
  const removed = new Set<string>();
  let isLost = true;
  portal.operator.replies(endpoints.removePack, async (request) => {
    const productid = new URLSearchParams(await request.text()).get('productid') ?? '';
    removed.add(productid);
    return isLost
      ? new Response('', { status: 502 })
      : Response.json({ productid, productstatus: 'CANCEL', expirydate: '2026-12-01' });
  });
  portal.operator.replies(endpoints.activePacks, () =>
    Response.json([
      ...['CH612', 'KIDS3'].map((one) => running(one)),
      ...['OLD1', 'OLD2', 'OLD3'].map((one) => running(one, removed.has(one) ? '2026-12-01' : '')),
    ]),
  );
  await payAndWait(portal);
  await portal.written();
  expect(removals(portal)).toEqual(['OLD1']);
  expect(linesOf(portal)).toEqual(['OLD1 ended', 'OLD2 staying', 'OLD3 staying']);
  isLost = false;
  await portal.press(endReplacedPacks);
  expect(removals(portal)).toEqual(['OLD1', 'OLD2', 'OLD3']);
});

it('When the network goes, the first removal is the last that is tried, and nothing is called ended', async () => {
  const portal = await open();
  portal.operator.replies(endpoints.activePacks, () => {
    // The packs are read before the first removal, and not again while offline.
    queueMicrotask(() => portal.dispatch(connectionChanged({ online: false })));
    return Response.json(['CH612', 'KIDS3', 'OLD1', 'OLD2', 'OLD3'].map((one) => running(one)));
  });
  await portal.press(endReplacedPacks);
  expect(portal.eventsOf(removePack.failed)).toHaveLength(1);
  expect(linesOf(portal)).toEqual(['OLD1 refused', 'OLD2 staying', 'OLD3 staying']);
});

it('Packs that nothing has to replace are ended without a payment', async () => {
  const portal = await open([]);
  portal.dispatch(replacementChosen({ ...chosen, added: [] }));
  await portal.press(endReplacedPacks);
  expect(removals(portal)).toEqual(['OLD1', 'OLD2', 'OLD3']);
  expect(portal.operator.receivedOf('checkout')).toEqual([]);
});

describe('While the subscriber changes another pack', () => {
  const isOver = (portal: TestPortal) =>
    portal.until((state) => selectStatus(state, endReplacedPacks) === 'succeeded');
  const refunded = (productid: string) => ({
    ...{ productid, productstatus: 'CANCEL', expirydate: '2026-11-24', refundamount: '5.78' },
  });
  /** The refund of a pack has left, and the old packs are to be ended. */
  const refunding = async (productid: string) => {
    const portal = await open(['CH612', 'KIDS3', 'SPO']);
    const answer = portal.operator.holdsBack(endpoints.cancelForRefund);
    portal.dispatch(cancelForRefund.requested({ productid, stbno: BOX, amount: '5.78' }));
    await until(() => portal.operator.receivedOf('cancelForRefund').length === 1);
    portal.dispatch(endReplacedPacks.requested());
    await untilIdle();
    return { portal, answer };
  };
  const changeOf = (portal: TestPortal, productid: string) =>
    selectPackChange(portal.state(), packKey({ productid, stbno: BOX }));

  it('The old packs wait for a refund, whose result is kept', async () => {
    const { portal, answer } = await refunding('SPO');
    expect(removals(portal)).toEqual([]);
    answer(refunded('SPO'));
    await isOver(portal);
    expect(removals(portal)).toEqual(['OLD1', 'OLD2', 'OLD3']);
    expect(changeOf(portal, 'SPO')).toMatchObject({ step: 'refunded' });
    expect(linesOf(portal)).toEqual(['OLD1 ended', 'OLD2 ended', 'OLD3 ended']);
  });

  it('The old packs are removed after a refund that was refused', async () => {
    const { portal, answer } = await refunding('SPO');
    answer({ message: 'Not now.', errorcode: 'NO_REFUND' }, { status: 403 });
    await isOver(portal);
    expect(removals(portal)).toEqual(['OLD1', 'OLD2', 'OLD3']);
    expect(changeOf(portal, 'SPO')).toMatchObject({ step: 'refused', kind: 'refund' });
  });

  it('An old pack that was cancelled for a refund meanwhile is not removed too', async () => {
    const { portal, answer } = await refunding('OLD1');
    answer(refunded('OLD1'));
    await isOver(portal);
    expect(removals(portal)).toEqual(['OLD2', 'OLD3']);
  });

  it.each([
    ['succeeds', 200, { productid: 'SPO', productstatus: 'CANCEL', expirydate: '2026-12-01' }],
    ['is refused', 403, { message: 'Not now.', errorcode: 'NO_SUCH_PRODUCT' }],
  ])(
    'When a removal of another pack %s, every old pack is still removed',
    async (_, status, body) => {
      const portal = await open(['CH612', 'KIDS3', 'SPO']);
      const answer = portal.operator.holdsBack(endpoints.removePack);
      portal.dispatch(removePack.requested({ productid: 'SPO', stbno: BOX }));
      await until(() => portal.operator.receivedOf('removePack').length === 1);
      portal.operator.replies(endpoints.removePack, async (request) => {
        const productid = new URLSearchParams(await request.text()).get('productid') ?? '';
        return Response.json({ productid, productstatus: 'CANCEL', expirydate: '2026-12-01' });
      });
      portal.dispatch(endReplacedPacks.requested());
      await untilIdle();
      expect(removals(portal)).toEqual(['SPO']);
      answer(body, { status });
      await isOver(portal);
      expect(removals(portal)).toEqual(['SPO', 'OLD1', 'OLD2', 'OLD3']);
      expect(linesOf(portal)).toEqual(['OLD1 ended', 'OLD2 ended', 'OLD3 ended']);
    },
  );
});

describe('A page that is loaded between the choice and the payment', () => {
  const KEPT = 'selfcareReplacement';

  it('The page ends the old packs after the payment as the page before promised, and the tab then keeps nothing', async () => {
    await open();
    const portal = await openPage(undefined, { logsIn: false });
    portal.operator.answersByDefault(endpoints.subscriber, subscriberSample);
    expect(linesOf(portal)).toEqual(['OLD1 staying', 'OLD2 staying', 'OLD3 staying']);
    expect(portal.moves).not.toContain(CHECKOUT);
    await payAndWait(portal);
    await portal.written();
    expect(removals(portal)).toEqual(['OLD1', 'OLD2', 'OLD3']);
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('The page keeps every old pack while a new one does not run, and after a part has ended only the rest', async () => {
    await open();
    const bought = ['CH612'];
    const portal = await openPage(bought);
    await payAndWait(portal);
    expect(removals(portal)).toEqual([]);
    bought.push('KIDS3');
    let asked = 0;
    portal.operator.replies(endpoints.removePack, async (request) => {
      asked += 1;
      const productid = new URLSearchParams(await request.text()).get('productid') ?? '';
      return asked === 2
        ? Response.json({ message: 'Not now.', errorcode: 'NO_SUCH_PRODUCT' }, { status: 403 })
        : Response.json({ productid, productstatus: 'CANCEL', expirydate: '2026-12-01' });
    });
    await portal.press(endReplacedPacks);
    expect(linesOf(await openPage())).toEqual(['OLD2 staying']);
  });

  it('The page knows the choice again when its subscriber logs in after the session has expired', async () => {
    const portal = await open();
    portal.dispatch(sessionExpired());
    expect(selectReplacement(portal.state())).toBeNull();
    await portal.logIn({ customerid: '700412' });
    expect(selectReplacement(portal.state())).toEqual(chosen);
  });

  it('The page knows the choice again when its subscriber logs in in another tab', async () => {
    const portal = await open();
    portal.dispatch(sessionExpired());
    portal.dispatch(loggedInElsewhere(aUser({ customerid: '700412' })));
    await untilIdle();
    expect(selectReplacement(portal.state())).toEqual(chosen);
  });

  it('The page does not know the choice of another subscriber, and the tab forgets it', async () => {
    await open();
    localStorage.clear(); // The session of the first subscriber is over.
    const portal = await openPage([], { customerid: '700413' });
    expect(selectReplacement(portal.state())).toBeNull();
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('The page does not know a choice that is older than a payment may take', async () => {
    await open();
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '') as object; // as it was just kept
    sessionStorage.setItem(KEPT, JSON.stringify({ ...kept, until: Date.now() - 1 }));
    const portal = await openPage();
    expect(selectReplacement(portal.state())).toBeNull();
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('The page does not know a choice that was dropped', async () => {
    const before = await open();
    before.dispatch(replacementDropped());
    expect(selectReplacement((await openPage()).state())).toBeNull();
  });
});

it.each([
  [
    'A card payment of a cart without one of the new packs drops',
    aCart().cartdetails.slice(0, 1),
    true,
  ],
  ['A card payment of a cart with all new packs keeps', aCart().cartdetails, false],
])('%s the replacement, and removes nothing', async (_, cartdetails, isDropped) => {
  const portal = await open();
  portal.operator.refuses(endpoints.checkout, 400);
  await portal.press(startPayment, { bill: billOfCart(aCart({ cartdetails })), method: 'CARD' });
  expect(selectReplacement(portal.state()) === null).toBe(isDropped);
  expect(removals(portal)).toEqual([]);
});

it('A top-up by card, which is for the cart with the new packs, keeps the replacement', async () => {
  const portal = await open();
  portal.operator.refuses(endpoints.payAsLcoCustomer, 400);
  await portal.press(startPayment, { bill: aBill({ purpose: 'TOPUP' }), method: 'CARD' });
  expect(selectReplacement(portal.state())).not.toBeNull();
});
