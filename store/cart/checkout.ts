import { createAction, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { Bill } from '../payments/attempt';
import type { Order } from '../wire/entities/packs/cart';
import { isEnded, outcomesRead } from '../writes/earlierWrites';
import { isOutcomeUnknown } from '../writes/outcome';

export interface CheckoutRequest {
  /** The bill that the subscriber was shown. The operator refuses the order if the cart now has another total. */
  readonly bill: Bill;
}

/** Turns the cart into an order and pays for it from the balance (specification §7, `cart/checkout`). */
export const payFromBalance = defineFlow<CheckoutRequest, Order>('checkout/payFromBalance');
/** An order with an unknown outcome, sent by this page or by an earlier one, was found. */
export const openOrderFound = createAction('checkout/openOrderFound');
/**
 * The subscriber has seen the outcome. The pending write is removed only when the answer arrives or the outcome is
 * found.
 */
export const checkoutOutcomeAcknowledged = createAction('checkout/outcomeAcknowledged');

/**
 *             payFromBalance, openOrderFound              confirmed
 *   choosing ──────────────────────────────────► unknown ───────────► paid
 *      ▲  ▲                                         │                  │
 *      │  └─ refused, not sent, outcomesRead ───────┤                  │
 *      └──────── checkoutOutcomeAcknowledged ───────┴──────────────────┘
 *
 * The outcome counts as unknown from the request on, because the operator may place the order even if no answer
 * arrives. `store/writes/earlierWrites.ts` has the outcome that the portal finds later.
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
