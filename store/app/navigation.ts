import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { DEEP_LINK_PATHS, HOME } from '../core/paths';
import {
  accountMismatched,
  loggedInElsewhere,
  loggedOut,
  loggedOutElsewhere,
  logIn,
} from '../identity/session';

/** The four reasons why a navigation may not reach its address (specification §4). None of them is an error. */
export type NavigationFailure = 'redirected' | 'aborted' | 'cancelled' | 'duplicated';

/** The screen that a login was needed for. */
interface RefusedScreen {
  /** One of `DEEP_LINK_PATHS`, without query and hash. */
  readonly path: string;
  /** The subscriber whose session ended on this screen; '' when this page had no session. */
  readonly customerid: string;
}

interface Navigation {
  /** The address to which a saga last navigated. */
  readonly to: string | null;
  readonly ended: 'arrived' | NavigationFailure | null;
  /** The screen that a login opens instead of the home screen. It is in the page's memory only. */
  readonly refused: RefusedScreen | null;
}

const initialState: Navigation = { to: null, ended: null, refused: null };

/** Forgets the refused screen when another subscriber logs in. That subscriber starts at the home screen. */
const ofCustomer = (state: Navigation, customerid: string): Navigation => {
  const owner = state.refused?.customerid ?? '';
  return owner === '' || owner === customerid ? state : { ...state, refused: null };
};

const navigation = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    navigationRequested: (state, { payload }: PayloadAction<string>) => {
      state.to = payload;
      state.ended = null;
    },
    /** The access guard or a 401 has led from this screen to the login. */
    screenRefused: (state, { payload }: PayloadAction<RefusedScreen>) => {
      state.refused = DEEP_LINK_PATHS.includes(payload.path) ? payload : null;
    },
    navigationEnded: (state, { payload }: PayloadAction<'arrived' | NavigationFailure>) => {
      state.ended = payload;
    },
  },
  extraReducers: (on) => {
    on.addCase(logIn.succeeded, (state, { payload }) => ofCustomer(state, payload.customerid));
    on.addCase(loggedInElsewhere, (state, { payload }) => ofCustomer(state, payload.customerid));
    // A logout and a change of the account clear the refused screen. After a 401, `screenRefused` sets it.
    on.addMatcher(isAnyOf(loggedOut, loggedOutElsewhere, accountMismatched), (state) => {
      state.refused = null;
    });
  },
  selectors: {
    selectNavigation: (navigation) => navigation,
    /** The screen that a login opens. A login after a registration or a password reset opens Home instead. */
    selectPathAfterLogin: ({ refused }) => refused?.path ?? HOME,
  },
});

export const { navigationRequested, navigationEnded, screenRefused } = navigation.actions;
export const { selectNavigation, selectPathAfterLogin } = navigation.selectors;
export const navigationReducer = navigation.reducer;
