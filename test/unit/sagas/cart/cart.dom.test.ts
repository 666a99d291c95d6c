import { endpoints } from '../../../../sagas/api/endpoints';
import { samples } from '../../../../sagas/api/samples/samples';
import { cartDomain } from '../../../../sagas/cart/cart';
import {
  type Addition,
  addToCart,
  changedElsewhere,
  loadCart,
  removeFromCart,
  selectCart,
  selectCartLines,
  selectCartWriteFailures,
  selectIsCartStale,
  selectIsCartUpdating,
} from '../../../../store/cart/cart';
import type { Paise } from '../../../../store/core/values/money';
import { sessionExpired } from '../../../../store/identity/session';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import { openPortal, type TestPortal } from '../../../support/portal';
import { keptPendingWrites } from '../../../support/storage/keptWrites';
import { until, untilIdle } from '../../../support/waiting';

const full = samples.cart;
const [khel, sitara] = full.cartdetails;
const empty = { ...full, cartdetails: [], itemtotal: '0.00', gst: '0.00', total: '0.00' };

const wish = (...productids: string[]): Addition => ({
  products: productids.map((productid) => ({
    productid,
    productname: productid,
    producttype: 'BOUQUET',
    channelcount: 9,
    price: 1200 as Paise,
  })),
  stbno: '0021440904417',
  chargeperiod: 'MONTHLY',
});
const lineOf = ({ cartitemid }: { readonly cartitemid: string }) => ({ cartitemid }) as CartLine; // all that a removal sends

const open = async (wire: typeof full | typeof empty = empty): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [cartDomain] });
  portal.operator.answers(endpoints.cart, wire);
  portal.dispatch(loadCart.requested());
  await portal.until((state) => selectCart(state) !== null);
  return portal;
};
const calls = (portal: TestPortal) =>
  portal.operator.received.map(({ call }) => call).filter((call) => call !== 'maintenance');
const shown = (portal: TestPortal) =>
  selectCartLines(portal.state()).map(({ productid }) => productid);
const stillness = (portal: TestPortal) => portal.until((state) => !selectIsCartUpdating(state));

it('Several additions are sent as one call with the box and the term', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.addToCart, full);
  portal.dispatch(addToCart.requested(wish('CH612', 'KIDS3')));
  await stillness(portal);
  const [sent] = portal.operator.receivedOf('addToCart');
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    productid: 'CH612,KIDS3',
    stbno: '0021440904417',
    chargeperiod: 'MONTHLY',
  });
  expect(shown(portal)).toEqual(['CH612', 'KIDS3']);
});

it('An addition that needs no box names none', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.addToCart, full);
  portal.dispatch(addToCart.requested({ ...wish('NET100'), stbno: '' }));
  await stillness(portal);
  const [sent] = portal.operator.receivedOf('addToCart');
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    ...{ productid: 'NET100', chargeperiod: 'MONTHLY' },
  });
});

it('Writes are sent one after another in the order of the presses', async () => {
  const portal = await open();
  const answer = portal.operator.holdsBack(endpoints.addToCart);
  portal.operator.answers(endpoints.removeFromCart, { ...full, cartdetails: [sitara!] });
  portal.dispatch(addToCart.requested(wish('CH612')));
  portal.dispatch(removeFromCart.requested({ lines: [lineOf(khel!)] }));
  await until(() => portal.operator.receivedOf('addToCart').length === 1);
  await untilIdle();
  expect(calls(portal)).not.toContain('removeFromCart');
  answer(full);
  await stillness(portal);
  await untilIdle();
  // Every change was answered with the whole cart, so the cart is not read again.
  expect(calls(portal)).toEqual(['cart', 'addToCart', 'removeFromCart']);
  expect(shown(portal)).toEqual(['KIDS3']);
});

it('A refusal rolls back, reads the cart, and continues with later presses', async () => {
  const portal = await open();
  portal.operator.replies(endpoints.addToCart, async (request) =>
    (await request.text()).includes('OWNED')
      ? Response.json({ message: 'You already have it.', errorcode: 'OWNED' }, { status: 409 })
      : Response.json({ ...full, cartdetails: [khel!] }),
  );
  portal.operator.answers(endpoints.cart, { ...full, cartdetails: [khel!] });
  portal.dispatch(addToCart.requested(wish('OWNED')));
  portal.dispatch(addToCart.requested(wish('CH612')));
  await stillness(portal);
  await untilIdle();
  expect(shown(portal)).toEqual(['CH612']);
  expect(calls(portal)).toEqual(['cart', 'addToCart', 'addToCart', 'cart']);
  expect(selectCartWriteFailures(portal.state())).toMatchObject([{ names: ['OWNED'] }]);
});

it('A cart with a lost write is outdated until it is read, although a later write is answered', async () => {
  const portal = await open();
  const cartRead = portal.operator.holdsBack(endpoints.cart);
  portal.operator.replies(endpoints.addToCart, async (request) => {
    if ((await request.text()).includes('LOST')) throw new TypeError('network failed');
    return Response.json({ ...full, cartdetails: [khel!] });
  });
  portal.dispatch(addToCart.requested(wish('LOST')));
  portal.dispatch(addToCart.requested(wish('CH612')));
  await until(() => portal.operator.receivedOf('cart').length === 2);
  expect(shown(portal)).toEqual(['CH612']);
  expect(selectIsCartStale(portal.state())).toBe(true);
  // The operator has carried out the lost write in the meantime.
  cartRead(full);
  await portal.until((state) => !selectIsCartStale(state));
  expect(shown(portal)).toEqual(['CH612', 'KIDS3']);
  await until(() => keptPendingWrites().length === 0);
});

it('A refusal without later presses reads the cart', async () => {
  const alone = await open();
  alone.operator.refuses(endpoints.addToCart, 409, {
    message: 'You already have it.',
    errorcode: 'OWNED',
  });
  alone.dispatch(addToCart.requested(wish('OWNED')));
  await stillness(alone);
  await untilIdle();
  expect(shown(alone)).toEqual([]);
  expect(calls(alone)).toEqual(['cart', 'addToCart', 'cart']);
  expect(selectCartWriteFailures(alone.state())).toMatchObject([
    { failure: { message: 'You already have it.' } },
  ]);
});

it('A removal whose answer is lost is never sent again, and the cart is read', async () => {
  const portal = await open(full);
  portal.operator.isUnreachable(endpoints.removeFromCart);
  portal.operator.answers(endpoints.cart, { ...full, cartdetails: [sitara!] });
  portal.dispatch(removeFromCart.requested({ lines: [lineOf(khel!)] }));
  await portal.until(
    (state) => selectCartWriteFailures(state).length > 0 && !selectIsCartStale(state),
  );
  expect(calls(portal)).toEqual(['cart', 'removeFromCart', 'cart']);
  expect(shown(portal)).toEqual(['KIDS3']);
});

it('The outcome stays unknown while the cart cannot be read', async () => {
  const portal = await open();
  portal.operator.replies(endpoints.addToCart, () => new Response('<html>'));
  portal.operator.refuses(endpoints.cart, 500);
  portal.dispatch(addToCart.requested(wish('CH612')));
  await stillness(portal);
  await untilIdle();
  expect(selectIsCartStale(portal.state())).toBe(true);
});

it('An older answer does not overwrite a newer one', async () => {
  const portal = await open();
  let isRead = false;
  portal.operator.replies(endpoints.cart, ({ signal }) => {
    signal.addEventListener('abort', () => (isRead = true));
    return new Promise(() => undefined);
  });
  portal.operator.answers(endpoints.addToCart, full);
  portal.dispatch(loadCart.requested());
  await untilIdle();
  portal.dispatch(addToCart.requested(wish('CH612', 'KIDS3')));
  await stillness(portal);
  expect(isRead).toBe(true);
  expect(shown(portal)).toEqual(['CH612', 'KIDS3']);
});

it('The cart is read after a write and not during it', async () => {
  const portal = await open();
  const answer = portal.operator.holdsBack(endpoints.addToCart);
  portal.dispatch(addToCart.requested(wish('CH612')));
  portal.dispatch(loadCart.requested());
  await untilIdle();
  expect(calls(portal)).toEqual(['cart', 'addToCart']);
  portal.operator.answers(endpoints.cart, full);
  answer(full);
  await until(() => calls(portal).length === 3);
  expect(calls(portal)).toEqual(['cart', 'addToCart', 'cart']);
});

it('A cart that another tab changed between two writes is read after them', async () => {
  const portal = await open();
  const answer = portal.operator.holdsBack(endpoints.addToCart);
  portal.dispatch(addToCart.requested(wish('CH612')));
  portal.dispatch(addToCart.requested(wish('KIDS3')));
  await until(() => portal.operator.receivedOf('addToCart').length === 1);
  portal.dispatch(changedElsewhere());
  portal.dispatch(loadCart.requested());
  portal.operator.answers(endpoints.addToCart, full);
  answer(full);
  await stillness(portal);
  await portal.until((state) => !selectIsCartStale(state));
  expect(calls(portal)).toEqual(['cart', 'addToCart', 'addToCart', 'cart']);
});

it('A read that waits behind the last write is the only one after it', async () => {
  const portal = await open();
  const answer = portal.operator.holdsBack(endpoints.addToCart);
  portal.dispatch(addToCart.requested(wish('CH612')));
  await until(() => portal.operator.receivedOf('addToCart').length === 1);
  portal.dispatch(changedElsewhere());
  portal.dispatch(loadCart.requested());
  answer(full);
  await portal.until((state) => !selectIsCartStale(state));
  await untilIdle();
  expect(calls(portal)).toEqual(['cart', 'addToCart', 'cart']);
});

const removal = removeFromCart.requested({ lines: [lineOf(khel!)] });
/** Each kind of write. */
const writes = [
  { call: 'addToCart', flow: addToCart, pressed: addToCart.requested(wish('NEW')) },
  { call: 'removeFromCart', flow: removeFromCart, pressed: removal },
] as const;

it.each(writes)(
  'The record of a write whose answer is lost is kept until the cart has been read: $call',
  async ({ call, pressed }) => {
    const portal = await open(full);
    portal.operator.isUnreachable(endpoints[call]);
    const answer = portal.operator.holdsBack(endpoints.cart);
    portal.dispatch(pressed);
    await until(() => portal.operator.receivedOf('cart').length === 2);
    await untilIdle();
    expect(keptPendingWrites()).toMatchObject([{ call }]);
    answer(full);
    await until(() => keptPendingWrites().length === 0);
  },
);

describe('A cart that is open in two tabs', () => {
  const channels: BroadcastChannel[] = [];
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close();
  });
  /** Another tab: what it has heard, and how it says that it has changed the cart. */
  const anotherTab = () => {
    const channel = new BroadcastChannel('selfcareCart');
    channels.push(channel);
    const heard: unknown[] = [];
    channel.onmessage = ({ data }) => heard.push(data);
    return { heard, saysChanged: () => channel.postMessage('another tab') };
  };
  const restorePage = () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };

  it.each<[string, () => void]>([
    ['another tab has changed it', () => anotherTab().saysChanged()],
    ['the page returns from the back-forward cache', restorePage],
  ])('The cart is out of date when %s, and is read again', async (_, change) => {
    const portal = await open();
    const answer = portal.operator.holdsBack(endpoints.cart);
    change();
    await portal.until(selectIsCartStale);
    await until(() => portal.operator.receivedOf('cart').length === 2);
    answer(full);
    await portal.until((state) => !selectIsCartStale(state));
    expect(shown(portal)).toEqual(['CH612', 'KIDS3']);
  });

  it.each(writes)(
    'Another tab hears that a write has succeeded, and nothing of its content: $call',
    async ({ call, flow, pressed }) => {
      const portal = await open(full);
      const { heard } = anotherTab();
      portal.operator.answers(endpoints[call], full);
      portal.dispatch(pressed);
      await until(() => heard.length > 0);
      expect(heard).toEqual([expect.stringMatching(/^\w{32}$/)]);
      expect(portal.eventsOf(flow.succeeded)).toHaveLength(1);
    },
  );

  it('A tab does not take its own change for one in another tab', async () => {
    const portal = await open();
    const { heard, saysChanged } = anotherTab();
    portal.operator.answers(endpoints.addToCart, full);
    portal.dispatch(addToCart.requested(wish('CH612')));
    await until(() => heard.length === 1);
    // Messages arrive in order, so this one comes after the tab's own.
    saysChanged();
    await portal.until(() => portal.eventsOf(changedElsewhere).length > 0);
    await untilIdle();
    expect(portal.eventsOf(changedElsewhere)).toHaveLength(1);
  });

  it('A tab stops listening to the others when the session ends', async () => {
    const portal = await open();
    const close = jest.spyOn(BroadcastChannel.prototype, 'close');
    portal.dispatch(sessionExpired());
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });
});
