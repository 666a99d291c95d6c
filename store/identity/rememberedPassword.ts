import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, sessionExpired } from './session';

/**
 * A sealed value: AES-GCM under a key that never leaves this browser. Base64. Nobody who reads
 * the storage, the store or DevTools learns the password from it.
 */
export interface Sealed {
  readonly iv: string;
  readonly data: string;
}
/** Browser key `hitsPassword` (specification §3). */
export interface RememberedPassword {
  readonly sealed: Sealed | null;
}

const rememberedPassword = createSlice({
  name: 'rememberedPassword',
  initialState: { sealed: null } as RememberedPassword,
  reducers: {
    passwordSealed: (_, { payload }: PayloadAction<Sealed>) => ({ sealed: payload }),
    /** The box was unticked, or the sealed value cannot be opened any more. */
    passwordForgotten: () => ({ sealed: null }),
  },
  extraReducers: (on) =>
    // What another tab did to the kept value is followed by `sagas/app/tabs.ts`.
    on.addMatcher(isAnyOf(sessionExpired, loggedOut), () => ({ sealed: null })),
  selectors: { selectSealed: ({ sealed }) => sealed },
});

export const { passwordSealed, passwordForgotten } = rememberedPassword.actions;
export const { selectSealed } = rememberedPassword.selectors;
export const rememberedPasswordReducer = rememberedPassword.reducer;
