import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { Paise } from '../core/values/money';
import { documentedState } from '../documented/documentedState';
import type { InstantCustomer } from '../wire/entities/payments/instantPayment';

/** The account of a typed number, masked as the operator shows it without a login (specification §3). */
export interface FoundAccount {
  /** Random. The page's address has this id instead of the number, which would be visible and stored there. */
  readonly id: string;
  /** `customeridentity` is the typed number, masked (`maskedAccount.ts`). Only the saga keeps the whole number. */
  readonly details: InstantCustomer;
}

/** Finds an account by its account number, a box number or a mobile number. */
export const findAccount = defineFlow<string, FoundAccount>('instantPayment/find');

/** A number that the payer has saved on this device. The browser stores the whole number encrypted. */
export interface SavedNumber {
  /** Random. */
  readonly id: string;
  /** The last digits of the number with its check digits, as `maskedAccountOf` returns them. */
  readonly account: string;
  /** The amount of the last payment requested after the number was saved, in paise; null before the first. */
  readonly amount: Paise | null;
}

/** Finds the account of a saved number by the id of its entry, so that no event has the number. */
export const findSavedAccount = defineFlow<string, FoundAccount>('instantPayment/findSaved');
/** Saves the number that was looked up. The payload is its masked account; the result contains all saved numbers. */
export const saveNumber = defineFlow<string, readonly SavedNumber[]>('instantPayment/saveNumber');
/** A saved number was removed by the payer, or cannot be decrypted any more. The payload is the id of its entry. */
export const savedNumberRemoved = createAction<string>('instantPayment/savedNumberRemoved');
/** The saved numbers of this device were read, or another tab has changed them. */
export const savedNumbersRead = createAction<readonly SavedNumber[]>(
  'instantPayment/savedNumbersRead',
);
/** This tab has restored the account that it had found before a reload. */
export const accountRestored = createAction<FoundAccount>('instantPayment/restored');

const initialState = {
  ...documentedState.instantPayment,
  id: '',
  saved: [] as readonly SavedNumber[],
};

const instantPayment = createSlice({
  name: 'instantPayment',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(savedNumberRemoved, (state, { payload }) => {
      state.saved = state.saved.filter(({ id }) => id !== payload);
    });
    on.addMatcher(
      isAnyOf(findAccount.succeeded, findSavedAccount.succeeded, accountRestored),
      (state, { payload: { id, details } }) => ({ ...state, id, accountDetails: details }),
    );
    on.addMatcher(isAnyOf(saveNumber.succeeded, savedNumbersRead), (state, { payload }) => ({
      ...state,
      saved: payload,
    }));
  },
  selectors: {
    /** Null when the id in the address is not that of the account in this tab. */
    selectAccountDetails: ({ id, accountDetails }, requestedId: string) =>
      id !== '' && id === requestedId ? accountDetails : null,
    selectSavedNumbers: ({ saved }) => saved,
    selectSavedNumber: ({ saved }, account: string): SavedNumber | null =>
      saved.find((candidate) => candidate.account === account) ?? null,
  },
});

export const { selectAccountDetails, selectSavedNumber, selectSavedNumbers } =
  instantPayment.selectors;
export const instantPaymentReducer = instantPayment.reducer;

/** The operator sends A for an active connection. A connection without a status counts as active. */
export const isInactive = ({ susbcriberstatus }: InstantCustomer): boolean =>
  susbcriberstatus !== '' && susbcriberstatus !== 'A';

/**
 * What the connection owes, in paise; null when it owes nothing. In the documented answer a debt is a negative
 * balance.
 */
export const amountDue = ({ currentbalance }: InstantCustomer): Paise | null =>
  currentbalance !== null && currentbalance < 0 ? ((0 - currentbalance) as Paise) : null; // whole paise stay whole
