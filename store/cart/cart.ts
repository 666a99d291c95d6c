import { createSelector, createSlice } from '@reduxjs/toolkit';
import { documentedState } from '../documented/documentedState';
import type { Cart, CartLine } from '../wire/entities/packs/cart';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import type { Paise } from '../core/values/money';
import type { RequestOf } from '../wire/requests/requests';
import { isOutcomeUnknown } from '../writes/outcome';

/** A pack or a channel that the subscriber wants, with what is known of it before the operator answers. */
export interface CartProduct {
  readonly productid: string;
  readonly productname: string;
  readonly producttype: string;
  readonly channelcount: number | null;
  /** As it was shown where it was offered. Null: the operator gives none, and it cannot be added. */
  readonly price: Paise | null;
}

/** One call, however many are wished. */
export interface Addition {
  readonly products: readonly CartProduct[];
  /** '' where no box is needed, or the operator is to choose it. */
  readonly stbno: string;
  readonly chargeperiod: NonNullable<RequestOf<'addToCart'>['chargeperiod']>;
}

export interface Removal {
  readonly lines: readonly CartLine[];
}

export type CartWrite =
  ({ readonly does: 'add' } & Addition) | ({ readonly does: 'remove' } & Removal);

/** The write that did not succeed, until the next one does or the subscriber has read it. */
export interface CartWriteFailure {
  readonly does: CartWrite['does'];
  readonly names: readonly string[];
  readonly failure: Failure;
}

/** A line as it is shown: of one that the operator has not confirmed yet much is still unknown. */
export interface ShownLine extends Omit<CartLine, 'price' | 'tax' | 'total'> {
  readonly price: Paise | null;
  readonly tax: Paise | null;
  readonly total: Paise | null;
  readonly pending: '' | 'adding' | 'removing';
}

export const loadCart = defineFlow<void, Cart>('cart/load', 'inPlace', 'noPayload');
export const addToCart = defineFlow<Addition, Cart>('cart/add', 'inPlace');
export const removeFromCart = defineFlow<Removal, Cart>('cart/remove', 'inPlace');

/**
 * The cart is the operator's. What the subscriber pressed stands in `pending`, in order, until it
 * is answered: it is shown at once, and taking it back is no more than dropping it.
 *
 *              requested                    succeeded
 *   pressed ──────────────► pending[0…n] ─────────────► the operator's cart
 *                              │
 *                              ├─ refused, never left ──► dropped, and said
 *                              └─ no answer ────────────► dropped, said, and the operator asked
 *                                                         what the cart holds now (`isStale`)
 */
interface CartState {
  readonly getCartDetails: Partial<Cart>;
  readonly CartDetails: readonly CartLine[];
  readonly pending: readonly CartWrite[];
  readonly trouble: CartWriteFailure | null;
  /** A write is without an answer, or another tab has changed the cart: what stands here may be old. */
  readonly isStale: boolean;
}

const initialState: CartState = {
  ...documentedState.cart,
  pending: [],
  trouble: null,
  isStale: false,
};

const isBoxed = (stbno: string, wanted: string): boolean => stbno === '' || stbno === wanted;

/** Broadband needs no box, so its line has none. */
const isFor =
  (productid: string, stbno: string) =>
  (line: CartLine): boolean =>
    line.productid === productid && isBoxed(line.stbno, stbno);

const isOnItsWay = (pending: readonly CartWrite[], productid: string, stbno: string): boolean =>
  pending.some(
    (write) =>
      write.does === 'add' &&
      isBoxed(write.stbno, stbno) &&
      write.products.some((product) => product.productid === productid),
  );

const isLeaving = (pending: readonly CartWrite[], { cartitemid }: CartLine): boolean =>
  pending.some(
    (write) =>
      write.does === 'remove' && write.lines.some((line) => line.cartitemid === cartitemid),
  );

/** What is in the cart already for the same term, or on its way there, is not sent again: a press may come twice. */
const withAddition = (state: CartState, addition: Addition): CartState => {
  const { stbno, chargeperiod } = addition;
  const isThere = ({ productid }: CartProduct) =>
    isOnItsWay(state.pending, productid, stbno) ||
    state.CartDetails.some(
      (line) =>
        isFor(productid, stbno)(line) &&
        line.chargeperiod === chargeperiod &&
        !isLeaving(state.pending, line),
    );
  const products = addition.products.filter((product) => !isThere(product));
  return products.length > 0
    ? { ...state, pending: [...state.pending, { does: 'add', ...addition, products }] }
    : state;
};

const withRemoval = (state: CartState, removal: Removal): CartState => {
  const lines = removal.lines.filter((line) => !isLeaving(state.pending, line));
  return lines.length > 0
    ? { ...state, pending: [...state.pending, { does: 'remove', lines }] }
    : state;
};

const withOperatorCart = (state: CartState, cart: Cart): CartState => ({
  ...state,
  getCartDetails: cart,
  CartDetails: cart.cartdetails,
  isStale: false,
});

const cartWriteNames = (write: CartWrite): readonly string[] =>
  (write.does === 'add' ? write.products : write.lines).map(({ productname }) => productname);

/** Writes are answered in the order in which they were pressed. */
const answered = (state: CartState): CartState => ({ ...state, pending: state.pending.slice(1) });

const failed = (state: CartState, failure: Failure): CartState => {
  const [write] = state.pending;
  return {
    ...answered(state),
    trouble: write ? { does: write.does, names: cartWriteNames(write), failure } : state.trouble,
    isStale: state.isStale || isOutcomeUnknown(failure),
  };
};

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The subscriber has read what went wrong. */
    troubleRead: (state) => ({ ...state, trouble: null }),
    /** Another tab has put something in or taken something out. */
    changedElsewhere: (state) => ({ ...state, isStale: true }),
  },
  extraReducers: (on) => {
    on.addCase(loadCart.succeeded, (state, { payload }) => withOperatorCart(state, payload));
    on.addCase(addToCart.requested, (state, { payload }) => withAddition(state, payload));
    on.addCase(removeFromCart.requested, (state, { payload }) => withRemoval(state, payload));
    for (const { succeeded, failed: refused } of [addToCart, removeFromCart]) {
      on.addCase(succeeded, (state, { payload }) => ({
        ...withOperatorCart(answered(state), payload),
        trouble: null,
      }));
      on.addCase(refused, (state, { payload }) => failed(state, payload));
    }
  },
  selectors: {
    /** The operator's cart as it was answered last; null until then. */
    selectCart: ({ getCartDetails }): Cart | null =>
      // The whole or nothing: only the documented initial value is without a total.
      'total' in getCartDetails ? (getCartDetails as Cart) : null,
    selectNextWrite: ({ pending: [next] }): CartWrite | null => next ?? null,
    selectIsCartMoving: ({ pending }) => pending.length > 0,
    selectIsCartStale: ({ isStale }) => isStale,
    selectCartWriteFailure: ({ trouble }) => trouble,
    selectIsInCart: ({ CartDetails, pending }, productid: string, stbno: string): boolean =>
      isOnItsWay(pending, productid, stbno) ||
      CartDetails.some((line) => isFor(productid, stbno)(line) && !isLeaving(pending, line)),
    /** What the subscriber will see in the cart when everything pressed has been answered yes. */
    selectCartLines: createSelector(
      ({ CartDetails }: CartState) => CartDetails,
      ({ pending }: CartState) => pending,
      (lines, pending): readonly ShownLine[] => [
        ...lines.map((line) => ({
          ...line,
          pending: isLeaving(pending, line) ? ('removing' as const) : ('' as const),
        })),
        ...pending.flatMap((write) => (write.does === 'add' ? linesOn(write, lines) : [])),
      ],
    ),
  },
});

/** A pack that is in the cart for another term keeps its line. */
const linesOn = (addition: Addition, lines: readonly CartLine[]): readonly ShownLine[] =>
  addition.products
    .filter(({ productid }) => !lines.some(isFor(productid, addition.stbno)))
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

export const { troubleRead, changedElsewhere } = cart.actions;
export const {
  selectCart,
  selectCartLines,
  selectCartWriteFailure,
  selectIsCartMoving,
  selectIsCartStale,
  selectIsInCart,
  selectNextWrite,
} = cart.selectors;
export const cartReducer = cart.reducer;
