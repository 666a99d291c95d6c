import { defineFlow } from '../../../../store/core/flow';
import {
  fullScreenErrorHeld,
  fullScreenErrorLeft,
  fullScreenErrorRaised,
  selectFullScreenError,
} from '../../../../store/app/fullScreenError';
import { messages } from '../../../../store/core/messages';
import { navigationRequested } from '../../../../store/app/navigation';
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
import { error, selectSnackbar, snackbarShown, success } from '../../../../store/app/snackbar';
import { aUser } from '../../../support/builders';
import { openPortal } from '../../../support/portal';

const pressed = defineFlow('tests/pressed');
const shownInPlace = defineFlow('tests/shownInPlace', 'inPlace');

/** A portal that stands still, so that a test moves the clock. */
const opened = async () => {
  const portal = await openPortal();
  jest.useFakeTimers();
  portal.say(loggedInElsewhere(aUser({ customerid: '42' })));
  const message = () => selectSnackbar(portal.state())?.message ?? null;
  return { ...portal, message };
};
const passes = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

afterEach(() => jest.useRealTimers());

describe('the snackbar', () => {
  it('hides itself after 3000 ms, and not before', async () => {
    const { say, message } = await opened();
    say(snackbarShown(success('Done')));
    await passes(2999);
    expect(message()).toBe('Done');
    await passes(1);
    expect(message()).toBeNull();
  });

  it('gives a second message its own full time', async () => {
    const { say, message } = await opened();
    say(snackbarShown(success('Done')));
    await passes(2000);
    say(snackbarShown(error('Sorry')));
    await passes(2999);
    expect(message()).toBe('Sorry');
    await passes(1);
    expect(message()).toBeNull();
  });

  it('tells of what a press started and did not succeed, in red', async () => {
    const { say, state } = await opened();
    say(pressed.failed({ kind: 'unreachable', call: 'retrack' }));
    expect(selectSnackbar(state())).toEqual(error(messages.unreachable));
    say(pressed.failed({ kind: 'refused', call: 'retrack', status: 409, message: 'Too early' }));
    expect(selectSnackbar(state())).toEqual(error('Too early'));
  });

  it('keeps out of what the screen itself tells', async () => {
    const { say, message } = await opened();
    say(shownInPlace.failed({ kind: 'unreachable', call: 'cpe' }));
    say(pressed.succeeded());
    expect(message()).toBeNull();
  });

  it('leaves a 401 to the documented sentence', async () => {
    const { say, message } = await opened();
    say(pressed.failed({ kind: 'refused', call: 'retrack', status: 401, message: 'who are you' }));
    expect(message()).toBeNull();
  });

  it('says that the session is over, also over what stood there before', async () => {
    const { say, message } = await opened();
    say(snackbarShown(success('Done')));
    say(sessionExpired());
    expect(message()).toBe("Valid session doesn't exist.  Please login again.");
  });

  it('says nothing of a logout in another tab, which the subscriber has just seen there', async () => {
    const { say, message } = await opened();
    say(loggedOutElsewhere());
    expect(message()).toBeNull();
  });
});

describe('the full-screen error', () => {
  it('clears the saved user after 3 seconds and leads to the login, but keeps the password', async () => {
    const portal = await opened();
    portal.say(passwordSealed({ iv: 'aXY=', data: 'b2xk' }));
    portal.say(fullScreenErrorRaised('Sorry'));
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

  it('counts its time from the first of two', async () => {
    const portal = await opened();
    portal.say(fullScreenErrorRaised('Sorry'));
    await passes(2000);
    portal.say(fullScreenErrorRaised('Sorry again'));
    await passes(1000);
    await passes(5000);
    expect(portal.eventsOf(sessionDiscarded)).toHaveLength(1);
  });

  it('leaves the next session alone when its own has ended otherwise', async () => {
    const portal = await opened();
    portal.say(fullScreenErrorRaised('Sorry'));
    await passes(1000);
    portal.say(loggedOut({ operatorTold: true }));
    portal.say(loggedInElsewhere(aUser({ customerid: '43' })));
    await passes(5000);
    expect(selectUser(portal.state())?.customerid).toBe('43');
    expect(portal.eventsOf(navigationRequested)).toHaveLength(1);
  });

  it('waits for a subscriber who looks at the file for support, until they leave it', async () => {
    const portal = await opened();
    portal.say(fullScreenErrorRaised('Sorry'));
    await passes(2999);
    portal.say(fullScreenErrorHeld());
    await passes(60_000);
    expect(selectFullScreenError(portal.state())).toBe('Sorry');
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    portal.say(fullScreenErrorLeft());
    await passes(20);
    expect(selectFullScreenError(portal.state())).toBeNull();
    expect(selectIsLoggedIn(portal.state())).toBe(false);
    expect(portal.moves).toEqual(['/']);
  });

  it('waits for nobody when the session ends meanwhile, and leaves the next one alone', async () => {
    const portal = await opened();
    portal.say(fullScreenErrorRaised('Sorry'));
    portal.say(fullScreenErrorHeld());
    portal.say(loggedOutElsewhere());
    portal.say(loggedInElsewhere(aUser({ customerid: '43' })));
    portal.say(fullScreenErrorLeft());
    await passes(5000);
    expect(selectUser(portal.state())?.customerid).toBe('43');
    expect(portal.eventsOf(sessionDiscarded)).toHaveLength(0);
  });

  it('can come a second time', async () => {
    const portal = await opened();
    for (const _ of [1, 2]) {
      portal.say(fullScreenErrorRaised('Sorry'));
      await passes(3000);
    }
    expect(portal.eventsOf(sessionDiscarded)).toHaveLength(2);
  });
});
