import { createAction, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { Paise } from '../core/values/money';
import { documentedState } from '../documented/documentedState';
import type { InstantCustomer } from '../wire/entities/payments/instantPayment';

/** The account of a typed number, masked as the operator shows it without a login (specification §3). */
export interface FoundAccount {
  /** Random. It is in the address, where the number itself would be seen and kept. */
  readonly id: string;
  /** `customeridentity` is the end of what was typed, with its check; the saga keeps the whole number. */
  readonly details: InstantCustomer;
}

/** By an account number, a box number or a mobile number. */
export const findAccount = defineFlow<string, FoundAccount>('instantPayment/find');

/** A number that this device keeps on the payer's wish. The number itself is sealed in the browser's storage. */
export interface SavedNumber {
  /** Random. */
  readonly id: string;
  /** Its end, with its check, as in `maskedAccount.ts`. */
  readonly account: string;
  /** What was paid last, in paise; null when nothing was. */
  readonly amount: Paise | null;
}

/** Finds the account of a kept number. By the id of its entry: the number is in none of its events. */
export const findSavedAccount = defineFlow<string, FoundAccount>('instantPayment/findSaved');
/** Keeps the number that was looked up, by its masked account; brings all that are kept. */
export const saveNumber = defineFlow<string, readonly SavedNumber[]>('instantPayment/saveNumber');
/** The payer wants this device to forget it. By the id of its entry. */
export const savedNumberRemoved = createAction<string>('instantPayment/savedNumberRemoved');
/** What this device keeps was read, or another tab has changed it. */
export const savedNumbersRead = createAction<readonly SavedNumber[]>(
  'instantPayment/savedNumbersRead',
);
/** This tab had found it before a reload. */
export const accountRestored = createAction<FoundAccount>('instantPayment/restored');
const initialState = {
  ...documentedState.instantPayment,
  id: '',
  saved: [] as readonly SavedNumber[],
};
type State = typeof initialState;

const found = (state: State, { payload: { id, details } }: { readonly payload: FoundAccount }) => ({
  ...state,
  id,
  accountDetails: details,
});

const withSavedNumbers = (
  state: State,
  { payload }: { readonly payload: readonly SavedNumber[] },
) => ({
  ...state,
  saved: payload,
});

const instantPayment = createSlice({
  name: 'instantPayment',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(findAccount.succeeded, found);
    on.addCase(findSavedAccount.succeeded, found);
    on.addCase(accountRestored, found);
    on.addCase(saveNumber.succeeded, withSavedNumbers);
    on.addCase(savedNumbersRead, withSavedNumbers);
    on.addCase(savedNumberRemoved, (state, { payload }) => {
      state.saved = state.saved.filter(({ id }) => id !== payload);
    });
  },
  selectors: {
    /** Null for an address of another tab, or of another day. */
    selectAccountDetails: ({ id, accountDetails }, wanted: string) =>
      id !== '' && id === wanted ? accountDetails : null,
    selectSavedNumbers: ({ saved }) => saved,
    selectSavedNumber: ({ saved }, account: string): SavedNumber | null =>
      saved.find((one) => one.account === account) ?? null,
  },
});

export const { selectAccountDetails, selectSavedNumber, selectSavedNumbers } =
  instantPayment.selectors;
export const instantPaymentReducer = instantPayment.reducer;

/** The wire says A of an active connection; of one of which it says nothing, nothing is known. */
export const isInactive = ({ susbcriberstatus }: InstantCustomer): boolean =>
  susbcriberstatus !== '' && susbcriberstatus.toUpperCase() !== 'A';

/** What the connection owes, in paise: the documented answer has it as a balance below zero. Null when it owes nothing. */
export const amountDue = ({ currentbalance }: InstantCustomer): Paise | null =>
  currentbalance !== null && currentbalance < 0 ? ((0 - currentbalance) as Paise) : null; // whole
