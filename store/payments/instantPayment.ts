import { createAction, createSlice } from '@reduxjs/toolkit';
import { documentedState } from '../core/documentedState';
import type { InstantCustomer } from '../wire/entities/payments/instantPayment';
import { defineFlow } from '../core/flow';

/** Whose number somebody typed, as the operator shows it to anybody: masked (specification §3). */
export interface FoundAccount {
  /** Made here: it stands in the address, where the number itself would be seen and kept. */
  readonly id: string;
  /** `customeridentity` is the end of what was typed, with its check; the whole number stays with the saga. */
  readonly details: InstantCustomer;
}

/** By an account number, a box number or a mobile number. */
export const findAccount = defineFlow<string, FoundAccount>('instantPayment/find', 'inPlace');
/** This tab had found it before its page was loaded anew. */
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
