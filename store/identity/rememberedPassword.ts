import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { accountMismatched, loggedOut, sessionExpired } from './session';

/**
 * Credentials, encrypted with AES-GCM and encoded in Base64. The key never leaves this browser. The storage, the store
 * and DevTools therefore do not reveal the password.
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
 * Opens the sealed value and prefills the login form with it. No event contains the password, because the saga passes
 * it to the form. The flow also succeeds when there is nothing to fill in, or when the value cannot be opened.
 */
export const recallPassword = defineFlow('session/recallPassword', 'noPayload');

const initialState: RememberedPassword = { sealed: null };

const rememberedPassword = createSlice({
  name: 'rememberedPassword',
  initialState,
  reducers: {
    passwordSealed: (_, { payload }: PayloadAction<Sealed>) => ({ sealed: payload }),
    /** The password must not prefill the next login, for example after a password change. */
    passwordForgotten: () => ({ sealed: null }),
  },
  extraReducers: (on) =>
    // `loggedOutElsewhere` is not listed, because `sagas/app/tabs.ts` follows another tab's changes to the stored
    // value.
    on.addMatcher(isAnyOf(sessionExpired, accountMismatched, loggedOut), () => ({ sealed: null })),
  selectors: { selectSealed: ({ sealed }) => sealed },
});

export const { passwordSealed, passwordForgotten } = rememberedPassword.actions;
export const { selectSealed } = rememberedPassword.selectors;
export const rememberedPasswordReducer = rememberedPassword.reducer;
