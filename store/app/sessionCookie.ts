import { createSlice } from '@reduxjs/toolkit';
import { logIn, sessionExpired } from '../identity/session';
import { callSettled } from './loader';

/**
 * Whether the browser keeps the cookie of a session. A browser that refuses it can log in, but its first call
 * afterwards is answered with a 401.
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
    // Every screen behind the login asks for the subscriber.
    on.addCase(callSettled, (state, { payload: { call, status } }) =>
      state === 'onTrial' && call === 'subscriber' && status === 200 ? 'notKnown' : state,
    );
    on.addCase(sessionExpired, (state) => (state === 'onTrial' ? 'refused' : 'notKnown'));
  },
  selectors: { selectIsCookieRefused: (state) => state === 'refused' },
});

export const { selectIsCookieRefused } = sessionCookie.selectors;
export const sessionCookieReducer = sessionCookie.reducer;
