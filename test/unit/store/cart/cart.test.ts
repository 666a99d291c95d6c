/** @jest-environment node */
import {
  addToCart,
  changedElsewhere,
  loadCart,
  removeFromCart,
  selectCart,
  selectCartLines,
  selectCartWriteFailure,
  selectIsCartMoving,
  selectIsCartStale,
  selectIsInCart,
  selectNextWrite,
  troubleRead,
  type Addition,
} from '../../../../store/cart/cart';
import type { Cart, CartLine } from '../../../../store/wire/entities/packs/cart';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/money';
import type { RootState } from '../../../../store/core/rootReducer';
import { aCart } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const BOX = '0021440904417';
const sample = aCart();
const [khel, sitara] = sample.cartdetails as [CartLine, CartLine]; // it has two lines
const cartOf = (...lines: CartLine[]): Cart => ({ ...sample, cartdetails: lines });

const wish = (productid: string, fields: Partial<Addition> = {}): Addition => ({
  wishes: [
    {
      productid,
      productname: `Pack ${productid}`,
      producttype: 'BOUQUET',
      channelcount: 9,
      price: 1200 as Paise,
    },
  ],
  stbno: BOX,
  chargeperiod: 'MONTHLY',
  ...fields,
});
const refusal: Failure = { kind: 'refused', call: 'addToCart', status: 409, message: 'No.' };
const silence: Failure = { kind: 'unknown', call: 'addToCart' };

const shown = (state: RootState) =>
  selectCartLines(state).map(({ productid, pending }) =>
    [productid, pending].filter(Boolean).join(' '),
  );

it('knows nothing before the operator has answered', () => {
  expect(selectCart(stateAfter())).toBeNull();
  expect(selectCart(stateAfter(loadCart.succeeded(sample)))).toBe(sample);
});

describe('something put into the cart', () => {
  const pressed = [loadCart.succeeded(sample), addToCart.requested(wish('NEW'))];

  it('is shown at once, without an amount that nobody has confirmed', () => {
    const state = stateAfter(...pressed);
    expect(shown(state)).toEqual(['CH612', 'KIDS3', 'NEW adding']);
    expect(selectCartLines(state).at(-1)).toMatchObject({ price: 1200, total: null });
    expect(selectIsInCart(state, 'NEW', BOX)).toBe(true);
    expect(selectIsCartMoving(state)).toBe(true);
    expect(selectCart(state)).toBe(sample);
  });

  it('is what the operator says it is when it has answered', () => {
    const answer = cartOf(khel, sitara, { ...khel, cartitemid: '3', productid: 'NEW' });
    const state = stateAfter(...pressed, addToCart.succeeded(answer));
    expect(shown(state)).toEqual(['CH612', 'KIDS3', 'NEW']);
    expect(selectIsCartMoving(state)).toBe(false);
  });

  it('is gone again when the operator refuses, and the page can say why', () => {
    const state = stateAfter(...pressed, addToCart.failed(refusal));
    expect(shown(state)).toEqual(['CH612', 'KIDS3']);
    expect(selectIsInCart(state, 'NEW', BOX)).toBe(false);
    expect(selectCartWriteFailure(state)).toEqual({
      does: 'add',
      names: ['Pack NEW'],
      failure: refusal,
    });
    expect(selectIsCartStale(state)).toBe(false);
    expect(
      selectCartWriteFailure(stateAfter(...pressed, addToCart.failed(refusal), troubleRead())),
    ).toBeNull();
  });

  it('leaves a doubt when no answer came, until the operator was asked', () => {
    const doubtful = [...pressed, addToCart.failed(silence)];
    expect(selectIsCartStale(stateAfter(...doubtful))).toBe(true);
    expect(selectIsCartStale(stateAfter(...doubtful, loadCart.succeeded(sample)))).toBe(false);
    expect(
      selectCartWriteFailure(stateAfter(...doubtful, loadCart.succeeded(sample))),
    ).not.toBeNull();
  });

  it.each([
    ['the same pressed twice', addToCart.requested(wish('NEW'))],
    ['what is in the cart already', addToCart.requested(wish('KIDS3'))],
  ])('is not sent again: %s', (_, again) => {
    const state = stateAfter(...pressed, again);
    const first = stateAfter(...pressed);
    expect(state.cart.pending).toEqual(first.cart.pending);
  });

  it('is sent for another box, and for another term', () => {
    const state = stateAfter(
      ...pressed,
      addToCart.requested(wish('KIDS3', { stbno: 'OTHER' })),
      addToCart.requested(wish('KIDS3', { chargeperiod: 'YEARLY' })),
    );
    expect(state.cart.pending).toHaveLength(3);
    // The line for another term is the same line.
    expect(shown(state)).toEqual(['CH612', 'KIDS3', 'NEW adding', 'KIDS3 adding']);
  });

  it('may come back while it is being taken out', () => {
    const state = stateAfter(
      loadCart.succeeded(sample),
      removeFromCart.requested({ lines: [sitara] }),
      addToCart.requested(wish('KIDS3')),
    );
    expect(state.cart.pending).toHaveLength(2);
  });
});

describe('something taken out', () => {
  const pressed = [loadCart.succeeded(sample), removeFromCart.requested({ lines: [khel] })];

  it('is marked, and no longer counts as being there', () => {
    const state = stateAfter(...pressed);
    expect(shown(state)).toEqual(['CH612 removing', 'KIDS3']);
    expect(selectIsInCart(state, 'CH612', BOX)).toBe(false);
  });

  it('is sent once however often it is pressed', () => {
    const state = stateAfter(...pressed, removeFromCart.requested({ lines: [khel] }));
    expect(state.cart.pending).toHaveLength(1);
  });

  it('comes back when the operator refuses', () => {
    const failed = removeFromCart.failed({ ...refusal, call: 'removeFromCart' });
    const state = stateAfter(...pressed, failed);
    expect(shown(state)).toEqual(['CH612', 'KIDS3']);
    expect(selectCartWriteFailure(state)).toMatchObject({ does: 'remove', names: ['Khel Ek HD'] });
  });

  it('is gone when the operator says so', () => {
    expect(shown(stateAfter(...pressed, removeFromCart.succeeded(cartOf(sitara))))).toEqual([
      'KIDS3',
    ]);
  });
});

it('answers what was pressed in the order in which it was pressed', () => {
  const state = stateAfter(
    loadCart.succeeded(cartOf()),
    addToCart.requested(wish('A')),
    addToCart.requested(wish('B')),
    addToCart.failed(refusal),
  );
  expect(shown(state)).toEqual(['B adding']);
  expect(selectNextWrite(state)).toMatchObject({ wishes: [{ productid: 'B' }] });
});

it('knows a broadband plan whatever the box', () => {
  const plan = { ...khel, productid: 'NET100', stbno: '' };
  expect(selectIsInCart(stateAfter(loadCart.succeeded(cartOf(plan))), 'NET100', BOX)).toBe(true);
});

it('is old when another tab has changed it', () => {
  const state = stateAfter(loadCart.succeeded(sample), changedElsewhere());
  expect(selectIsCartStale(state)).toBe(true);
});
