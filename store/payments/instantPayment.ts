import { createAction, createSlice } from '@reduxjs/toolkit';
import { documentedState } from '../core/documentedState';
import type { InstantCustomer } from '../wire/entities/payments/instantPayment';
import { defineFlow } from '../core/flow';

/** The account of a typed number, masked as the operator shows it without a login (specification §3). */
export interface FoundAccount {
  /** Random. It stands in the address, where the number itself would be seen and kept. */
  readonly id: string;
  /** `customeridentity` is the end of what was typed, with its check; the saga keeps the whole number. */
  readonly details: InstantCustomer;
}

/** By an account number, a box number or a mobile number. */
export const findAccount = defineFlow<string, FoundAccount>('instantPayment/find', 'inPlace');
/** This tab had found it before a reload. */
export const accountRestored = createAction<FoundAccount>('instantPayment/restored');
const initialState = { ...documentedState.instantPayment, id: '' };
type State = typeof initialState;

const found = (_: State, { payload: { id, details } }: { readonly payload: FoundAccount }) => ({
  id,
  accountDetails: details,
});

const instantPayment = createSlice({
  name: 'instantPayment',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(findAccount.succeeded, found);
    on.addCase(accountRestored, found);
  },
  selectors: {
    /** Null for an address of another tab, or of another day. */
    selectAccountDetails: ({ id, accountDetails }, wanted: string) =>
      id !== '' && id === wanted ? accountDetails : null,
  },
});

export const { selectAccountDetails } = instantPayment.selectors;
export const instantPaymentReducer = instantPayment.reducer;
