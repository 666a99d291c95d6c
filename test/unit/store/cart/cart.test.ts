import type { UnknownAction } from '@reduxjs/toolkit';
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
  selectIsInCart,
  selectNextWrite,
  writeFailuresAcknowledged,
} from '../../../../store/cart/cart';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/values/money';
import type { RootState } from '../../../../store/root/rootReducer';
import type { Cart, CartLine } from '../../../../store/wire/entities/packs/cart';
import { aCart } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const BOX = '0021440904417';
const sample = aCart();
const [khel, sitara] = sample.cartdetails as [CartLine, CartLine]; // it has two lines
const cartOf = (...lines: CartLine[]): Cart => ({ ...sample, cartdetails: lines });

const wish = (productid: string, fields: Partial<Addition> = {}): Addition => ({
  products: [
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
const refusal: Failure = { kind: 'refused', call: 'addToCart', status: 404, message: 'No.' };
const silence: Failure = { kind: 'unknown', call: 'addToCart' };

const shown = (state: RootState) =>
  selectCartLines(state).map(({ productid, pending }) =>
    [productid, pending].filter(Boolean).join(' '),
  );

/** Those of the products that the cart has for the box. */
const inCart = (state: RootState, ...productids: readonly string[]) =>
  productids.filter((productid) => selectIsInCart(state, productid, BOX));

it('The cart is unknown before the operator has answered', () => {
  expect(selectCart(stateAfter())).toBeNull();
  expect(selectCart(stateAfter(loadCart.succeeded(sample)))).toBe(sample);
});

describe('A product added to the cart', () => {
  const pressed = [loadCart.succeeded(sample), addToCart.requested(wish('NEW'))];

  it('An added product is shown at once without an unconfirmed amount', () => {
    const state = stateAfter(...pressed);
    expect(shown(state)).toEqual(['CH612', 'KIDS3', 'NEW adding']);
    expect(selectCartLines(state).at(-1)).toMatchObject({ price: null, total: null });
    expect(selectIsInCart(state, 'NEW', BOX)).toBe(true);
    expect(selectIsCartUpdating(state)).toBe(true);
    expect(selectCart(state)).toBe(sample);
  });

  it('An added product takes the operator’s values when it has answered', () => {
    const answer = cartOf(khel, sitara, { ...khel, cartitemid: '3', productid: 'NEW' });
    const state = stateAfter(...pressed, addToCart.succeeded(answer));
    expect(shown(state)).toEqual(['CH612', 'KIDS3', 'NEW']);
    expect(selectIsCartUpdating(state)).toBe(false);
  });

  it('An added product disappears when the operator refuses, with the reason', () => {
    const state = stateAfter(...pressed, addToCart.failed(refusal));
    expect(shown(state)).toEqual(['CH612', 'KIDS3']);
    expect(selectIsInCart(state, 'NEW', BOX)).toBe(false);
    expect(selectCartWriteFailures(state)).toEqual([
      { kind: 'add', names: ['Pack NEW'], failure: refusal },
    ]);
    expect(selectIsCartStale(state)).toBe(false);
    expect(
      selectCartWriteFailures(
        stateAfter(...pressed, addToCart.failed(refusal), writeFailuresAcknowledged()),
      ),
    ).toEqual([]);
  });

  it('An addition without an answer is unknown until the cart was read', () => {
    const unanswered = [...pressed, addToCart.failed(silence)];
    expect(selectIsCartStale(stateAfter(...unanswered))).toBe(true);
    expect(selectIsCartStale(stateAfter(...unanswered, loadCart.succeeded(sample)))).toBe(false);
    expect(
      selectCartWriteFailures(stateAfter(...unanswered, loadCart.succeeded(sample))),
    ).toHaveLength(1);
  });

  it.each([
    ['the same pressed twice', addToCart.requested(wish('NEW'))],
    ['what is in the cart already', addToCart.requested(wish('KIDS3'))],
  ])('The addition is not sent again: %s', (_, again) => {
    const state = stateAfter(...pressed, again);
    const first = stateAfter(...pressed);
    expect(state.cart.pending).toEqual(first.cart.pending);
  });

  it('Each of several products that are added together is in the cart and is not sent again', () => {
    const both = { products: [...wish('A').products, ...wish('B').products] };
    const added = [loadCart.succeeded(sample), addToCart.requested(wish('A', both))];
    const state = stateAfter(...added, ...['A', 'B'].map((one) => addToCart.requested(wish(one))));
    expect(inCart(state, 'A', 'B', 'C')).toEqual(['A', 'B']);
    expect(state.cart.pending).toEqual(stateAfter(...added).cart.pending);
  });

  it('A product for another box or term is sent', () => {
    const state = stateAfter(
      ...pressed,
      addToCart.requested(wish('KIDS3', { stbno: 'OTHER' })),
      addToCart.requested(wish('KIDS3', { chargeperiod: 'YEARLY' })),
    );
    expect(state.cart.pending).toHaveLength(3);
    // The addition for another term has no line of its own.
    expect(shown(state)).toEqual(['CH612', 'KIDS3', 'NEW adding', 'KIDS3 adding']);
  });

  it('A product may be added again while it is being removed', () => {
    const state = stateAfter(
      loadCart.succeeded(sample),
      removeFromCart.requested({ lines: [sitara] }),
      addToCart.requested(wish('KIDS3')),
    );
    expect(state.cart.pending).toHaveLength(2);
  });
});

describe('A product removed from the cart', () => {
  const pressed = [loadCart.succeeded(sample), removeFromCart.requested({ lines: [khel] })];

  it('A removed product is marked and no longer counted', () => {
    const state = stateAfter(...pressed);
    expect(shown(state)).toEqual(['CH612 removing', 'KIDS3']);
    expect(selectIsInCart(state, 'CH612', BOX)).toBe(false);
  });

  it('The removal is sent once however often it is pressed', () => {
    const state = stateAfter(...pressed, removeFromCart.requested({ lines: [khel] }));
    expect(state.cart.pending).toHaveLength(1);
  });

  it('Each of several products that are removed together is marked and is not sent again', () => {
    const removed = [
      loadCart.succeeded(sample),
      removeFromCart.requested({ lines: [khel, sitara] }),
    ];
    const state = stateAfter(
      ...removed,
      ...[khel, sitara].map((line) => removeFromCart.requested({ lines: [line] })),
    );
    expect(shown(state)).toEqual(['CH612 removing', 'KIDS3 removing']);
    expect(state.cart.pending).toEqual(stateAfter(...removed).cart.pending);
  });

  it('The product comes back when the operator refuses', () => {
    const failed = removeFromCart.failed({ ...refusal, call: 'removeFromCart' });
    const state = stateAfter(...pressed, failed);
    expect(shown(state)).toEqual(['CH612', 'KIDS3']);
    expect(selectCartWriteFailures(state)).toMatchObject([
      { kind: 'remove', names: ['Khel Ek HD'] },
    ]);
  });

  it('The product is gone when the operator confirms', () => {
    expect(shown(stateAfter(...pressed, removeFromCart.succeeded(cartOf(sitara))))).toEqual([
      'KIDS3',
    ]);
  });
});

it('Answers are applied in the order of the presses', () => {
  const state = stateAfter(
    loadCart.succeeded(cartOf()),
    addToCart.requested(wish('A')),
    addToCart.requested(wish('B')),
    addToCart.failed(refusal),
  );
  expect(shown(state)).toEqual(['B adding']);
  expect(selectNextWrite(state)).toMatchObject({ products: [{ productid: 'B' }] });
});

describe('Failures of several changes of the cart', () => {
  const add = (productid: string) => addToCart.requested(wish(productid));
  const failuresAfter = (...events: readonly UnknownAction[]) =>
    selectCartWriteFailures(stateAfter(loadCart.succeeded(sample), ...events)).map(
      ({ kind, names, failure }) => `${kind} ${names.join(' and ')}: ${failure.kind}`,
    );
  const [noNetwork, removed] = [
    { kind: 'unreachable', call: 'addToCart' } as const,
    removeFromCart.requested({ lines: [khel] }),
  ];

  it.each<[title: string, events: readonly UnknownAction[], failures: readonly string[]]>([
    [
      'A failure stays when a change that was pressed before it is answered',
      [add('A'), add('B'), addToCart.failed(refusal), addToCart.succeeded(sample)],
      ['add Pack A: refused'],
    ],
    ['A failure is gone at the next press', [add('A'), addToCart.failed(refusal), add('B')], []],
    [
      'A press that waits behind others takes no failure away',
      [add('A'), add('B'), addToCart.failed(refusal), add('C')],
      ['add Pack A: refused'],
    ],
    [
      'Changes that fail in the same way share a message',
      [add('A'), add('B'), addToCart.failed(noNetwork), addToCart.failed(noNetwork)],
      ['add Pack A and Pack B: unreachable'],
    ],
    [
      'Two different refusals have a message each',
      [
        add('A'),
        add('B'),
        addToCart.failed(refusal),
        addToCart.failed({ ...refusal, message: 'Sold out.' }),
      ],
      ['add Pack A: refused', 'add Pack B: refused'],
    ],
    [
      'The failure of a lost change stays at the next press until the cart was read',
      [add('A'), addToCart.failed(silence), add('B')],
      ['add Pack A: unknown'],
    ],
    [
      'The failure of a lost change is gone at the next press after the cart was read',
      [add('A'), addToCart.failed(silence), loadCart.succeeded(sample), add('B')],
      [],
    ],
    [
      'A lost addition and a lost removal have a message each',
      [add('A'), removed, addToCart.failed(silence), removeFromCart.failed(silence)],
      ['add Pack A: unknown', `remove ${khel.productname}: unknown`],
    ],
    [
      'An addition that was lost and one that was not sent have a message each',
      [add('A'), add('B'), addToCart.failed(silence), addToCart.failed(noNetwork)],
      ['add Pack A: unknown', 'add Pack B: unreachable'],
    ],
  ])('%s', (_, events, failures) => {
    expect(failuresAfter(...events)).toEqual(failures);
  });
});

it('Each product of a cart with several is in the cart, and no other product is', () => {
  const state = stateAfter(loadCart.succeeded(sample));
  expect(inCart(state, 'CH612', 'KIDS3', 'NEW')).toEqual(['CH612', 'KIDS3']);
});

it('A broadband plan is recognised without a box', () => {
  const plan = { ...khel, productid: 'NET100', stbno: '' };
  expect(selectIsInCart(stateAfter(loadCart.succeeded(cartOf(plan))), 'NET100', BOX)).toBe(true);
});

it('A cart with a lost write stays outdated when a later write is answered', () => {
  const lost = [addToCart.requested(wish('A')), addToCart.requested(wish('B'))];
  const state = stateAfter(...lost, addToCart.failed(silence), addToCart.succeeded(sample));
  expect(selectIsCartStale(state)).toBe(true);
});

it('A change in another tab makes the cart outdated', () => {
  const state = stateAfter(loadCart.succeeded(sample), changedElsewhere());
  expect(selectIsCartStale(state)).toBe(true);
});
