import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { accountMismatched, loggedOut, sessionExpired } from './session';

/**
 * A value that is encrypted with AES-GCM under a key that never leaves this browser, in Base64. The sealed value does
 * not reveal the password in the storage, the store or DevTools.
 */
export interface Sealed {
  readonly iv: string;
  readonly data: string;
}
/** Browser key `hitsPassword` (specification §3). */
interface RememberedPassword {
  readonly sealed: Sealed | null;
}

/**
 * Opens the sealed value and prefills the login form with it. No event contains the password, because the saga
 * hands it to the form. The flow also succeeds when there is nothing to fill in, or when the value cannot be opened.
 */
export const recallPassword = defineFlow('session/recallPassword', 'noPayload');

const initialState: RememberedPassword = { sealed: null };

const rememberedPassword = createSlice({
  name: 'rememberedPassword',
  initialState,
  reducers: {
    passwordSealed: (_, { payload }: PayloadAction<Sealed>) => ({ sealed: payload }),
    /** The box was unticked, or the sealed value can no longer be opened. */
    passwordForgotten: () => ({ sealed: null }),
  },
  extraReducers: (on) =>
    // `sagas/app/tabs.ts` follows what another tab does to the stored value.
    on.addMatcher(isAnyOf(sessionExpired, accountMismatched, loggedOut), () => ({ sealed: null })),
  selectors: { selectSealed: ({ sealed }) => sealed },
});

export const { passwordSealed, passwordForgotten } = rememberedPassword.actions;
export const { selectSealed } = rememberedPassword.selectors;
export const rememberedPasswordReducer = rememberedPassword.reducer;
