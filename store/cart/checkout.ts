import { createAction, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { Bill } from '../payments/attempt';
import type { Order } from '../wire/entities/packs/cart';

export interface CheckoutRequest {
  /** The bill that the subscriber was shown. The operator refuses the order if the cart now has another total. */
  readonly bill: Bill;
}

/** Turns the cart into an order and pays for it from the balance (specification §7, `cart/checkout`). */
export const payFromBalance = defineFlow<CheckoutRequest, Order>('checkout/payFromBalance');
/** The subscriber has left the result of the order. */
export const orderResultLeft = createAction('checkout/orderResultLeft');

/** The order that was just paid for. An order without an answer is in `store/writes/earlierWrites.ts`. */
interface CheckoutState {
  readonly order: Order | null;
}

const initialState: CheckoutState = { order: null };

const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(payFromBalance.requested, () => initialState);
    on.addCase(payFromBalance.succeeded, (_, { payload }) => ({ order: payload }));
    on.addCase(orderResultLeft, () => initialState);
  },
  selectors: {
    selectOrder: ({ order }) => order,
  },
});

export const { selectOrder } = checkout.selectors;
export const checkoutReducer = checkout.reducer;
