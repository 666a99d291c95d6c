import { createAction, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { Bill } from '../payments/attempt';
import type { Order } from '../wire/entities/packs/cart';
import { isEnded, outcomesRead } from '../writes/earlierWrites';
import { isOutcomeUnknown } from '../writes/outcome';

export interface CheckoutRequest {
  /** What the subscriber was shown. The operator refuses when the cart has another total by now. */
  readonly bill: Bill;
}

/** The cart becomes an order, and the balance pays for it (specification §7, `cart/checkout`). */
export const payFromBalance = defineFlow<CheckoutRequest, Order>('checkout/payFromBalance');
/** This page before a reload, or an earlier one, has sent an order that has no answer. */
export const openOrderFound = createAction('checkout/openOrderFound');
/**
 * The subscriber has seen the outcome. The record of the write is removed by its own answer, or when its outcome is
 * found.
 */
export const checkoutOutcomeAcknowledged = createAction('checkout/outcomeAcknowledged');

/**
 *               payFromBalance
 *   choosing ───────────────────► unknown ─── yes ──► paid ─ checkoutOutcomeAcknowledged ┐
 *      ▲  ▲                         │  ▲                                                 │
 *      │  └── refused, never left ──┘  └── openOrderFound, the same again                │
 *      └── checkoutOutcomeAcknowledged, outcomesRead (it was found out) ◄────────────────┘
 *
 * The outcome is unknown from the request on, so that a page that is closed meanwhile does not call the order
 * unsent. What was found out about it is in `store/writes/earlierWrites.ts`.
 */
interface CheckoutState {
  readonly order: Order | null;
  readonly isOutcomeUnknown: boolean;
}

const initialState: CheckoutState = { order: null, isOutcomeUnknown: false };

const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(payFromBalance.requested, (): CheckoutState => ({
      order: null,
      isOutcomeUnknown: true,
    }));
    on.addCase(payFromBalance.succeeded, (_, { payload }) => ({
      order: payload,
      isOutcomeUnknown: false,
    }));
    on.addCase(payFromBalance.failed, (state, { payload }) => {
      state.isOutcomeUnknown = isOutcomeUnknown(payload);
    });
    on.addCase(openOrderFound, (state) => {
      state.isOutcomeUnknown = true;
    });
    on.addCase(outcomesRead, (state, { payload }) => {
      if (payload.outcomes.some((outcome) => outcome.call === 'checkout' && isEnded(outcome)))
        state.isOutcomeUnknown = false;
    });
    on.addCase(checkoutOutcomeAcknowledged, () => initialState);
  },
  selectors: {
    selectOrder: ({ order }) => order,
    selectIsCheckoutOutcomeUnknown: ({ isOutcomeUnknown }) => isOutcomeUnknown,
  },
});

export const { selectOrder, selectIsCheckoutOutcomeUnknown } = checkout.selectors;
export const checkoutReducer = checkout.reducer;
