import type { UnknownAction } from '@reduxjs/toolkit';
import { callSettled, callStarted } from '../../../../store/app/loader';
import { selectHasLoginEndedAtOnce } from '../../../../store/app/sessionCookie';
import { loggedOut, logIn, sessionExpired } from '../../../../store/identity/session';
import { aSubscriber } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const loggedIn = logIn.succeeded(aSubscriber());
const pressed = logIn.requested({ username: 'asha', password: 'secret', remember: false });
const answered = (call: string, status: number): readonly UnknownAction[] => [
  callStarted({ call, quiet: true }),
  callSettled({ call, quiet: true, status }),
];

it.each<[title: string, hasEndedAtOnce: boolean, events: readonly UnknownAction[]]>([
  ['the first call after a login is answered 401', true, [loggedIn, sessionExpired()]],
  [
    'calls that need no session were answered before the 401',
    true,
    [loggedIn, ...answered('maintenance', 200), sessionExpired()],
  ],
  [
    'the subscriber was answered before the 401',
    false,
    [loggedIn, ...answered('subscriber', 200), sessionExpired()],
  ],
  [
    'the subscriber was answered with 201 before the 401',
    false,
    [loggedIn, ...answered('subscriber', 201), sessionExpired()],
  ],
  [
    'the subscriber was refused before the 401',
    true,
    [loggedIn, ...answered('subscriber', 403), sessionExpired()],
  ],
  [
    'a late cookie of another login has replaced the one of the last login',
    true,
    [loggedIn, pressed, loggedIn, ...answered('cart', 401), sessionExpired()],
  ],
  ['a session of an earlier visit ends', false, [sessionExpired()]],
  ['the login itself is answered 401', false, [pressed, sessionExpired('login')]],
  ['the subscriber presses Log in again', false, [loggedIn, sessionExpired(), pressed]],
  ['the subscriber logs out', false, [loggedIn, loggedOut({ isConfirmedByOperator: true })]],
])('When %s, the login has ended at once: %p', (_, hasEndedAtOnce, events) => {
  expect(selectHasLoginEndedAtOnce(stateAfter(...events))).toBe(hasEndedAtOnce);
});
