import { createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../../../store/core/flow';
import { documentedState } from '../../../store/documented/documentedState';
import type { AnswerOf } from '../../../store/wire/answers';
import type { RequestOf } from '../../../store/wire/requests/requests';

type Cart = AnswerOf<'cart'>;

/** What the subscriber is about to buy, as the operator has it. */
export const loadCart = defineFlow<void, Cart>('cart/load', 'noPayload');
export const addToCart = defineFlow<RequestOf<'addToCart'>, Cart>('cart/add');

const asKept = (cart: Cart) => ({ getCartDetails: cart, CartDetails: cart.cartdetails });

const cart = createSlice({
  name: 'cart',
  initialState: documentedState.cart,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(loadCart.succeeded, (_, { payload }) => asKept(payload));
    on.addCase(addToCart.succeeded, (_, { payload }) => asKept(payload));
  },
  selectors: { selectCartLines: ({ CartDetails }) => CartDetails },
});

export const { selectCartLines } = cart.selectors;
export const cartReducer = cart.reducer;
