import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { accountMismatched, loggedOut, sessionExpired } from './session';

/**
 * A sealed value: AES-GCM under a key that never leaves this browser. Base64. The storage, the store and
 * DevTools do not give the password away by it.
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
 * Opens the sealed value and prefills the login form with it. The password is in none of its events: the saga
 * hands it to the form. Succeeds also when there is nothing to fill in or the value cannot be opened.
 */
export const recallPassword = defineFlow('session/recallPassword', 'noPayload');

const initialState: RememberedPassword = { sealed: null };

const rememberedPassword = createSlice({
  name: 'rememberedPassword',
  initialState,
  reducers: {
    passwordSealed: (_, { payload }: PayloadAction<Sealed>) => ({ sealed: payload }),
    /** The box was unticked, or the sealed value cannot be opened any more. */
    passwordForgotten: () => ({ sealed: null }),
  },
  extraReducers: (on) =>
    // What another tab did to the kept value is followed by `sagas/app/tabs.ts`.
    on.addMatcher(isAnyOf(sessionExpired, accountMismatched, loggedOut), () => ({ sealed: null })),
  selectors: { selectSealed: ({ sealed }) => sealed },
});

export const { passwordSealed, passwordForgotten } = rememberedPassword.actions;
export const { selectSealed } = rememberedPassword.selectors;
export const rememberedPasswordReducer = rememberedPassword.reducer;
