import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The four ways in which a navigation may not arrive (specification §4). None is an error. */
export type NavigationFailure = 'redirected' | 'aborted' | 'cancelled' | 'duplicated';

interface Navigation {
  /** Where a saga last asked the page to go. */
  readonly to: string | null;
  readonly ended: 'arrived' | NavigationFailure | null;
}

const initialState: Navigation = { to: null, ended: null };

const navigation = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    navigationRequested: (_, { payload }: PayloadAction<string>) => ({ to: payload, ended: null }),
    navigationEnded: (state, { payload }: PayloadAction<'arrived' | NavigationFailure>) => ({
      ...state,
      ended: payload,
    }),
  },
  selectors: { selectNavigation: (navigation) => navigation },
});

export const { navigationRequested, navigationEnded } = navigation.actions;
export const { selectNavigation } = navigation.selectors;
export const navigationReducer = navigation.reducer;
