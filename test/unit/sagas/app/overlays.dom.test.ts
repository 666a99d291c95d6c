import {
  fullScreenErrorDismissed,
  fullScreenErrorRaised,
  fullScreenErrorRedirectPaused,
  selectFullScreenError,
} from '../../../../store/app/fullScreenError';
import { navigationRequested } from '../../../../store/app/navigation';
import { error, selectSnackbar, snackbarShown, success } from '../../../../store/app/snackbar';
import { defineFlow } from '../../../../store/core/flow';
import { failurePlaceLeft, failurePlaceReturned } from '../../../../store/core/flows';
import { messages } from '../../../../store/core/messages';
import { passwordSealed, selectSealed } from '../../../../store/identity/rememberedPassword';
import {
  loggedInElsewhere,
  loggedOut,
  loggedOutElsewhere,
  selectIsLoggedIn,
  selectUser,
  sessionDiscarded,
  sessionExpired,
} from '../../../../store/identity/session';
import { aUser } from '../../../support/builders';
import { openPortal } from '../../../support/portal';

const pressed = defineFlow('tests/pressed', 'noPayload');

/** A portal with a fake clock that the test moves. */
const opened = async () => {
  const portal = await openPortal();
  jest.useFakeTimers();
  portal.dispatch(loggedInElsewhere(aUser({ customerid: '42' })));
  const message = () => selectSnackbar(portal.state())?.message ?? null;
  return { ...portal, message };
};
const passes = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

afterEach(() => jest.useRealTimers());

describe('The snackbar', () => {
  it('The snackbar hides after exactly 3000 ms', async () => {
    const { dispatch, message } = await opened();
    dispatch(snackbarShown(success('Done')));
    await passes(2999);
    expect(message()).toBe('Done');
    await passes(1);
    expect(message()).toBeNull();
  });

  it('A second message is shown for its full time', async () => {
    const { dispatch, message } = await opened();
    dispatch(snackbarShown(success('Done')));
    await passes(2000);
    dispatch(snackbarShown(error('Sorry')));
    await passes(2999);
    expect(message()).toBe('Sorry');
    await passes(1);
    expect(message()).toBeNull();
  });

  it('A failure whose place was left is shown in red', async () => {
    const { dispatch, state } = await opened();
    dispatch(failurePlaceLeft(pressed.flow));
    dispatch(pressed.failed({ kind: 'unreachable', call: 'retrack' }));
    expect(selectSnackbar(state())).toEqual(error(messages.unreachable));
    dispatch(failurePlaceLeft(pressed.flow));
    dispatch(
      pressed.failed({ kind: 'refused', call: 'retrack', status: 409, message: 'Too early' }),
    );
    expect(selectSnackbar(state())).toEqual(error('Too early'));
  });

  it('A failure in its place, or of another flow, or after a success is not shown in the snackbar', async () => {
    const { dispatch, message } = await opened();
    dispatch(pressed.failed({ kind: 'unreachable', call: 'cpe' }));
    dispatch(failurePlaceLeft('tests/other'));
    dispatch(pressed.failed({ kind: 'unreachable', call: 'cpe' }));
    dispatch(failurePlaceLeft(pressed.flow));
    dispatch(pressed.succeeded());
    dispatch(pressed.failed({ kind: 'unreachable', call: 'cpe' }));
    dispatch(failurePlaceLeft(pressed.flow));
    dispatch(failurePlaceReturned(pressed.flow));
    dispatch(pressed.failed({ kind: 'unreachable', call: 'cpe' }));
    expect(message()).toBeNull();
  });

  it('A 401 is shown as the documented sentence alone', async () => {
    const { dispatch, message } = await opened();
    dispatch(failurePlaceLeft(pressed.flow));
    dispatch(
      pressed.failed({ kind: 'refused', call: 'retrack', status: 401, message: 'who are you' }),
    );
    expect(message()).toBeNull();
  });

  it('The expiry of the session replaces the message shown before', async () => {
    const { dispatch, message } = await opened();
    dispatch(snackbarShown(success('Done')));
    dispatch(sessionExpired());
    expect(message()).toBe("Valid session doesn't exist.  Please login again.");
  });

  it('A logout in another tab is not reported', async () => {
    const { dispatch, message } = await opened();
    dispatch(loggedOutElsewhere());
    expect(message()).toBeNull();
  });
});

describe('The full-screen error', () => {
  it('After 3 seconds the saved user is cleared and the login opens, but the remembered password stays', async () => {
    const portal = await opened();
    portal.dispatch(passwordSealed({ iv: 'aXY=', data: 'b2xk' }));
    portal.dispatch(fullScreenErrorRaised('Sorry'));
    await passes(2999);
    expect(selectFullScreenError(portal.state())).toBe('Sorry');
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    await passes(1);
    expect(selectFullScreenError(portal.state())).toBeNull();
    expect(selectIsLoggedIn(portal.state())).toBe(false);
    await passes(20);
    expect(portal.moves).toEqual(['/']);
    expect(localStorage.getItem('selfcareUser')).toBeNull();
    expect(selectSealed(portal.state())).toEqual({ iv: 'aXY=', data: 'b2xk' });
    expect(localStorage.getItem('hitsPassword')).not.toBeNull();
  });

  it('Two errors count the time from the first one', async () => {
    const portal = await opened();
    portal.dispatch(fullScreenErrorRaised('Sorry'));
    await passes(2000);
    portal.dispatch(fullScreenErrorRaised('Sorry again'));
    await passes(1000);
    await passes(5000);
    expect(portal.eventsOf(sessionDiscarded)).toHaveLength(1);
  });

  it('The next session is untouched when the first one ended otherwise', async () => {
    const portal = await opened();
    portal.dispatch(fullScreenErrorRaised('Sorry'));
    await passes(1000);
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    portal.dispatch(loggedInElsewhere(aUser({ customerid: '43' })));
    await passes(5000);
    expect(selectUser(portal.state())?.customerid).toBe('43');
    expect(portal.eventsOf(navigationRequested)).toHaveLength(1);
  });

  it('The redirect waits while the subscriber previews the support bundle', async () => {
    const portal = await opened();
    portal.dispatch(fullScreenErrorRaised('Sorry'));
    await passes(2999);
    portal.dispatch(fullScreenErrorRedirectPaused());
    await passes(60_000);
    expect(selectFullScreenError(portal.state())).toBe('Sorry');
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    portal.dispatch(fullScreenErrorDismissed());
    await passes(20);
    expect(selectFullScreenError(portal.state())).toBeNull();
    expect(selectIsLoggedIn(portal.state())).toBe(false);
    expect(portal.moves).toEqual(['/']);
  });

  it('The wait ends with the session, and the next session is untouched', async () => {
    const portal = await opened();
    portal.dispatch(fullScreenErrorRaised('Sorry'));
    portal.dispatch(fullScreenErrorRedirectPaused());
    portal.dispatch(loggedOutElsewhere());
    portal.dispatch(loggedInElsewhere(aUser({ customerid: '43' })));
    portal.dispatch(fullScreenErrorDismissed());
    await passes(5000);
    expect(selectUser(portal.state())?.customerid).toBe('43');
    expect(portal.eventsOf(sessionDiscarded)).toHaveLength(0);
  });

  it('A full-screen error can occur a second time', async () => {
    const portal = await opened();
    for (const _ of [1, 2]) {
      portal.dispatch(fullScreenErrorRaised('Sorry'));
      await passes(3000);
    }
    expect(portal.eventsOf(sessionDiscarded)).toHaveLength(2);
  });
});
