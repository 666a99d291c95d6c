import { createSlice } from '@reduxjs/toolkit';
import { logIn, sessionExpired } from '../identity/session';
import { isSuccess } from '../writes/outcome';
import { callSettled } from './loader';

/**
 * Whether a login lasts. After some successful logins, the operator answers the next call with a 401: the browser has
 * refused the session cookie without saying so, or a late answer to another login has replaced the cookie. The portal
 * cannot tell these two cases apart.
 *
 *     notKnown ──logIn──▶ onTrial ──subscriber answered──▶ notKnown
 *        ▲                   └──sessionExpired (a 401)──▶ refused
 *        └──────────────── logIn requested ───────────────────┘
 */
type SessionCookie = 'notKnown' | 'onTrial' | 'refused';

const initialState = 'notKnown' as SessionCookie;

const sessionCookie = createSlice({
  name: 'sessionCookie',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(logIn.requested, () => 'notKnown');
    on.addCase(logIn.succeeded, () => 'onTrial');
    // Every screen behind the login loads the subscriber. A success shows that the cookie was kept.
    on.addCase(callSettled, (state, { payload: { call, status } }) =>
      state === 'onTrial' && call === 'subscriber' && status !== null && isSuccess(status)
        ? 'notKnown'
        : state,
    );
    on.addCase(sessionExpired, (state) => (state === 'onTrial' ? 'refused' : 'notKnown'));
  },
  selectors: { selectHasLoginEndedAtOnce: (state) => state === 'refused' },
});

export const { selectHasLoginEndedAtOnce } = sessionCookie.selectors;
export const sessionCookieReducer = sessionCookie.reducer;
