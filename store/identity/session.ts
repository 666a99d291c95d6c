import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import type { Subscriber } from '../wire/entities/account/subscriber';

/** The values of the login form. They are never stored. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export interface LoginRequest extends Credentials {
  /** The subscriber ticked "Remember me on this device". */
  readonly remember: boolean;
  /** Sent from the staff login, which stays open during maintenance. */
  readonly isStaff?: boolean;
}

/** The saved user record (browser key `selfcareUser`), with only what the portal needs to start. */
export interface SessionUser {
  readonly customerid: string;
  readonly firstname: string;
  /** NO until the terms are accepted. */
  readonly companyagreement: 'YES' | 'NO';
}

interface Session {
  readonly user: SessionUser | null;
  /**
   * Grows by one when a session ends and when one begins, here or in another tab. A late 401 of an earlier session has
   * an older epoch and does not end the current one.
   */
  readonly epoch: number;
}

/**
 * Logged in means that a saved user record exists (specification §4), even before the terms are accepted.
 *
 *                                        agreement YES
 *   anonymous ── logIn ─────────────┬───────────────────────► logged in, terms accepted
 *                loggedInElsewhere  │ agreement NO                    ▲
 *                                   └────────► logged in, ────────────┘
 *                                              terms to accept   acceptTerms
 *
 * Both logged-in states end with sessionExpired (a 401), loggedOut, loggedOutElsewhere (another tab), accountMismatched
 * (another subscriber's record) or sessionDiscarded (full-screen error).
 */
export const logIn = defineFlow<LoginRequest, Subscriber>('session/logIn');
export const acceptTerms = defineFlow('session/acceptTerms', 'noPayload');
export const logOut = defineFlow('session/logOut', 'noPayload');

/** Whether a failed login means that the user name or the password is wrong. */
export const isLoginRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && [400, 401, 403].includes(failure.status);

/**
 * The operator answered a call with 401, so the session is over (specification §4 and §8). The payload is the name of
 * the call.
 */
export const sessionExpired = createAction<string | undefined>('session/expired');
/** The operator answered with another subscriber's record, so the session in this browser is of another account. */
export const accountMismatched = createAction('session/accountMismatched');
/** The subscriber logged out here. `isConfirmedByOperator` is false when the operator may still have the session. */
export const loggedOut = createAction<{ readonly isConfirmedByOperator: boolean }>(
  'session/loggedOut',
);
/** Another tab of this browser ended the session, or logged in as another subscriber. */
export const loggedOutElsewhere = createAction('session/loggedOutElsewhere');
/** Another tab of this browser logged in or accepted the terms. */
export const loggedInElsewhere = createAction<SessionUser>('session/loggedInElsewhere');
/** After the full-screen error: the saved user is removed, the saved password stays (specification §4). */
export const sessionDiscarded = createAction('session/discarded');

/** Every event that ends a session. Running flows are cancelled and the subscriber's state is reset. */
export const isSessionEnd = isAnyOf(
  sessionExpired,
  accountMismatched,
  loggedOut,
  loggedOutElsewhere,
  sessionDiscarded,
);

const userOf = ({ customerid, firstname, companyagreement }: Subscriber): SessionUser => ({
  customerid,
  firstname,
  companyagreement: companyagreement === 'NO' ? 'NO' : 'YES',
});

const initialState: Session = { user: null, epoch: 0 };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(logIn.succeeded, ({ epoch }, { payload }) => ({
      user: userOf(payload),
      epoch: epoch + 1,
    }));
    on.addCase(loggedInElsewhere, ({ user, epoch }, { payload }) => ({
      user: payload,
      epoch: user?.customerid === payload.customerid ? epoch : epoch + 1,
    }));
    on.addCase(acceptTerms.succeeded, (state) => {
      if (state.user) state.user.companyagreement = 'YES';
    });
    on.addMatcher(isSessionEnd, ({ epoch }) => ({ user: null, epoch: epoch + 1 }));
  },
  selectors: {
    selectUser: ({ user }) => user,
    /** The customer number; '' without a login. */
    selectCustomerId: ({ user }) => user?.customerid ?? '',
    selectIsLoggedIn: ({ user }) => user !== null,
    selectHasTermsToAccept: ({ user }) => user?.companyagreement === 'NO',
    selectSessionEpoch: ({ epoch }) => epoch,
  },
});

export const {
  selectUser,
  selectCustomerId,
  selectIsLoggedIn,
  selectHasTermsToAccept,
  selectSessionEpoch,
} = session.selectors;
export const sessionReducer = session.reducer;
