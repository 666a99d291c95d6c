import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import type { Paise } from '../core/values/money';
import { documentedState } from '../documented/documentedState';
import type { Cart, CartLine } from '../wire/entities/packs/cart';
import type { RequestOf } from '../wire/requests/requests';
import { isOutcomeUnknown } from '../writes/outcome';

/** A pack or a channel that the subscriber adds, with what the screen shows until the operator answers. */
export interface CartProduct {
  readonly productid: string;
  readonly productname: string;
  readonly producttype: string;
  readonly channelcount: number | null;
  /** The price that the subscriber was shown. Null if the operator gives none. Such a product cannot be added. */
  readonly price: Paise | null;
}

/** One call for any number of products. */
export interface Addition {
  readonly products: readonly CartProduct[];
  /** '' if no box is needed, or if the operator chooses the box. */
  readonly stbno: string;
  readonly chargeperiod: NonNullable<RequestOf<'addToCart'>['chargeperiod']>;
}

export interface Removal {
  readonly lines: readonly CartLine[];
}

export type CartWrite =
  ({ readonly kind: 'add' } & Addition) | ({ readonly kind: 'remove' } & Removal);

/** Writes that failed in the same way, with the same message for all of them. */
interface CartWriteFailure {
  readonly kind: CartWrite['kind'];
  readonly names: readonly string[];
  readonly failure: Failure;
}

/** A line as the screen shows it. Its amounts are null until the operator has confirmed the line. */
export interface ShownLine extends Omit<CartLine, 'price' | 'tax' | 'total'> {
  readonly price: Paise | null;
  readonly tax: Paise | null;
  readonly total: Paise | null;
  readonly pending: '' | 'adding' | 'removing';
}

export const loadCart = defineFlow<void, Cart>('cart/load', 'noPayload');
export const addToCart = defineFlow<Addition, Cart>('cart/add');
export const removeFromCart = defineFlow<Removal, Cart>('cart/remove');

/**
 * The operator keeps the cart. `pending` has the subscriber's changes, in order, until the operator answers. The screen
 * shows each pending change at once. A change that fails disappears from the screen.
 *
 *              requested                    succeeded
 *   pressed ──────────────► pending[0…n] ─────────────► the operator's cart
 *                              │
 *                              ├─ refused or not sent ──► removed from `pending`, with an error message
 *                              └─ no answer ────────────► removed in the same way, and the cart is stale (`isStale`)
 *                                                         until it is loaded again, even if a later write is answered
 */
interface CartState {
  readonly getCartDetails: Partial<Cart>;
  readonly CartDetails: readonly CartLine[];
  readonly pending: readonly CartWrite[];
  /**
   * Kept until the subscriber dismisses them, or changes the cart while no other change is pending and the cart is not
   * stale.
   */
  readonly writeFailures: readonly CartWriteFailure[];
  /** This cart may be out of date, because a write has no answer or because of `changedElsewhere`. */
  readonly isStale: boolean;
}

const initialState: CartState = {
  ...documentedState.cart,
  pending: [],
  writeFailures: [],
  isStale: false,
};

const isOnBox = (stbno: string, requested: string): boolean => stbno === '' || stbno === requested;

/** A line without a box, such as broadband, matches every box. */
const isLineFor =
  (productid: string, stbno: string) =>
  (line: CartLine): boolean =>
    line.productid === productid && isOnBox(line.stbno, stbno);

const isBeingAdded = (pending: readonly CartWrite[], productid: string, stbno: string): boolean =>
  pending.some(
    (write) =>
      write.kind === 'add' &&
      isOnBox(write.stbno, stbno) &&
      write.products.some((product) => product.productid === productid),
  );

const isBeingRemoved = (pending: readonly CartWrite[], { cartitemid }: CartLine): boolean =>
  pending.some(
    (write) =>
      write.kind === 'remove' && write.lines.some((line) => line.cartitemid === cartitemid),
  );

const withWrite = (state: CartState, write: CartWrite): CartState => ({
  ...state,
  pending: [...state.pending, write],
  writeFailures: state.pending.length === 0 && !state.isStale ? [] : state.writeFailures,
});

/**
 * A subscriber may press twice, so a product that is in the cart for the same term, or is being added, is not sent
 * again.
 */
const withAddition = (state: CartState, addition: Addition): CartState => {
  const { stbno, chargeperiod } = addition;
  const isInCart = ({ productid }: CartProduct) =>
    isBeingAdded(state.pending, productid, stbno) ||
    state.CartDetails.some(
      (line) =>
        isLineFor(productid, stbno)(line) &&
        line.chargeperiod === chargeperiod &&
        !isBeingRemoved(state.pending, line),
    );
  const products = addition.products.filter((product) => !isInCart(product));
  return products.length > 0 ? withWrite(state, { kind: 'add', ...addition, products }) : state;
};

const withRemoval = (state: CartState, removal: Removal): CartState => {
  const lines = removal.lines.filter((line) => !isBeingRemoved(state.pending, line));
  return lines.length > 0 ? withWrite(state, { kind: 'remove', lines }) : state;
};

const withOperatorCart = (state: CartState, cart: Cart): CartState => ({
  ...state,
  getCartDetails: cart,
  CartDetails: cart.cartdetails,
});

const cartWriteNames = (write: CartWrite): readonly string[] =>
  (write.kind === 'add' ? write.products : write.lines).map(({ productname }) => productname);

/** Removes the oldest pending write. It is the one that was answered, because writes are sent one by one, in order. */
const answered = (state: CartState): CartState => ({ ...state, pending: state.pending.slice(1) });

const withFailure = (
  earlier: readonly CartWriteFailure[],
  write: CartWrite,
  failure: Failure,
): readonly CartWriteFailure[] => {
  const { kind } = write;
  const names = cartWriteNames(write);
  const last = earlier.at(-1);
  const isAlike = last?.kind === kind && JSON.stringify(last.failure) === JSON.stringify(failure);
  return isAlike
    ? [...earlier.slice(0, -1), { kind, names: [...new Set([...last.names, ...names])], failure }]
    : [...earlier, { kind, names, failure }];
};

const failed = (state: CartState, failure: Failure): CartState => {
  const [write] = state.pending;
  return {
    ...answered(state),
    writeFailures: write ? withFailure(state.writeFailures, write, failure) : state.writeFailures,
    isStale: state.isStale || isOutcomeUnknown(failure),
  };
};

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The subscriber has read why the writes failed. */
    writeFailuresAcknowledged: (state) => {
      state.writeFailures = [];
    },
    /** Another tab has changed the cart, or the browser shows this page again from its back/forward cache. */
    changedElsewhere: (state) => {
      state.isStale = true;
    },
  },
  extraReducers: (on) => {
    on.addCase(loadCart.succeeded, (state, { payload }) => ({
      ...withOperatorCart(state, payload),
      isStale: false,
    }));
    on.addCase(addToCart.requested, (state, { payload }) => withAddition(state, payload));
    on.addCase(removeFromCart.requested, (state, { payload }) => withRemoval(state, payload));
    for (const { succeeded, failed: refused } of [addToCart, removeFromCart]) {
      on.addCase(succeeded, (state, { payload }) => withOperatorCart(answered(state), payload));
      on.addCase(refused, (state, { payload }) => failed(state, payload));
    }
  },
  selectors: {
    /** The last cart that the operator sent; null before the first one. */
    selectCart: ({ getCartDetails }): Cart | null =>
      // Only the documented initial value has no total, so anything else is a complete cart.
      'total' in getCartDetails ? (getCartDetails as Cart) : null,
    selectNextWrite: ({ pending: [next] }): CartWrite | null => next ?? null,
    selectIsCartUpdating: ({ pending }) => pending.length > 0,
    selectIsCartStale: ({ isStale }) => isStale,
    selectCartWriteFailures: ({ writeFailures }) => writeFailures,
    selectIsInCart: ({ CartDetails, pending }, productid: string, stbno: string): boolean =>
      isBeingAdded(pending, productid, stbno) ||
      CartDetails.some(
        (line) => isLineFor(productid, stbno)(line) && !isBeingRemoved(pending, line),
      ),
    /** The cart with its pending changes: each line says whether it is being added or removed. */
    selectCartLines: createSelector(
      ({ CartDetails }: CartState) => CartDetails,
      ({ pending }: CartState) => pending,
      (lines, pending): readonly ShownLine[] => [
        ...lines.map((line) => ({
          ...line,
          pending: isBeingRemoved(pending, line) ? ('removing' as const) : ('' as const),
        })),
        ...pending.flatMap((write) => (write.kind === 'add' ? addedLines(write, lines) : [])),
      ],
    ),
  },
});

/** The new lines of an addition. A pack that is in the cart for another term gets no second line. */
const addedLines = (addition: Addition, lines: readonly CartLine[]): readonly ShownLine[] =>
  addition.products
    .filter(({ productid }) => !lines.some(isLineFor(productid, addition.stbno)))
    .map((product) => ({
      ...product,
      cartitemid: '',
      stbno: addition.stbno,
      chargeperiod: addition.chargeperiod,
      price: null,
      tax: null,
      total: null,
      pending: 'adding',
    }));

export const { writeFailuresAcknowledged, changedElsewhere } = cart.actions;
export const {
  selectCart,
  selectCartLines,
  selectCartWriteFailures,
  selectIsCartUpdating,
  selectIsCartStale,
  selectIsInCart,
  selectNextWrite,
} = cart.selectors;
export const cartReducer = cart.reducer;
