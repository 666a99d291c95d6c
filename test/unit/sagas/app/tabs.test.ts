import { passwordSealed, selectSealed } from '../../../../store/identity/rememberedPassword';
import {
  loggedInElsewhere,
  loggedOutElsewhere,
  selectHasTermsToAccept,
  selectIsLoggedIn,
  selectUser,
} from '../../../../store/identity/session';
import { selectSnackbar } from '../../../../store/app/snackbar';
import { loadActivePacks, selectActivePacks } from '../../../../store/packs/packs';
import { aPack, aUser } from '../../../support/builders';
import { openPortal, type LogInOptions } from '../../../support/portal';

const sealed = { iv: 'aXY=', data: 'b2xk' };

/** What another tab does reaches this one as an event, after the storage has changed. */
const inAnotherTab = (key: string | null, value: unknown = null) => {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key }));
};
const broughtBack = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

const loggedIn = async (fields: LogInOptions = {}) => {
  const portal = await openPortal();
  await portal.logIn({ customerid: '42', ...fields });
  portal.say(loadActivePacks.succeeded([aPack({ productid: 'of 42' })]));
  await portal.written();
  return portal;
};

describe('a second tab', () => {
  it('that logs out logs this one out, and takes away what it knew', async () => {
    const { state, eventsOf } = await loggedIn();
    inAnotherTab('selfcareUser');
    expect(selectIsLoggedIn(state())).toBe(false);
    expect(selectActivePacks(state())).toBeNull();
    expect(eventsOf(loggedOutElsewhere)).toHaveLength(1);
    expect(selectSnackbar(state())).toBeNull();
  });

  it('that clears the whole storage logs this one out', async () => {
    const { state, say, written } = await loggedIn();
    say(passwordSealed(sealed));
    await written();
    inAnotherTab(null);
    expect(selectIsLoggedIn(state())).toBe(false);
    expect(selectSealed(state())).toBeNull();
  });

  it('that logs in logs this one in', async () => {
    const { state } = await openPortal();
    inAnotherTab('selfcareUser', { user: aUser({ customerid: '43' }) });
    expect(selectUser(state())?.customerid).toBe('43');
  });

  it('that logs in as somebody else ends the session here first', async () => {
    const { state, events, written } = await loggedIn();
    inAnotherTab('selfcareUser', { user: aUser({ customerid: '43' }) });
    expect(selectUser(state())?.customerid).toBe('43');
    expect(selectActivePacks(state())).toBeNull();
    const order = events.map(({ type }) => type).filter((type) => type.includes('Elsewhere'));
    expect(order).toEqual([loggedOutElsewhere.type, loggedInElsewhere.type]);
    await written();
    expect(localStorage.getItem('selfcareUser')).toContain('"43"');
  });

  it('that accepts the terms has accepted them here', async () => {
    const { state } = await loggedIn({ companyagreement: 'NO' });
    expect(selectHasTermsToAccept(state())).toBe(true);
    inAnotherTab('selfcareUser', { user: aUser({ customerid: '42', companyagreement: 'YES' }) });
    expect(selectHasTermsToAccept(state())).toBe(false);
    expect(selectActivePacks(state())).not.toBeNull();
  });

  it('that writes the same user, or something else, changes nothing here', async () => {
    const { state, events } = await loggedIn();
    const before = events.length;
    inAnotherTab('selfcareUser', { user: aUser({ customerid: '42' }) });
    inAnotherTab('selfcarePreferences', { theme: 'dark', language: 'hi' });
    inAnotherTab('somebodyElses', 'value');
    expect(events).toHaveLength(before);
    expect(selectUser(state())?.customerid).toBe('42');
  });

  it('that writes something damaged logs this one out rather than in', async () => {
    const { state } = await loggedIn();
    inAnotherTab('selfcareUser', { user: { customerid: 43 } });
    expect(selectIsLoggedIn(state())).toBe(false);
  });

  it('that forgets the password, or remembers one, does so for this one', async () => {
    const { state, say, written } = await loggedIn();
    say(passwordSealed(sealed));
    await written();
    inAnotherTab('hitsPassword');
    expect(selectSealed(state())).toBeNull();
    inAnotherTab('hitsPassword', { sealed });
    expect(selectSealed(state())).toEqual(sealed);
  });

  it('that meets a full-screen error does not lose the password that was remembered', async () => {
    const { state, say, written } = await loggedIn();
    say(passwordSealed(sealed));
    await written();
    inAnotherTab('selfcareUser');
    await written();
    expect(selectIsLoggedIn(state())).toBe(false);
    expect(selectSealed(state())).toEqual(sealed);
    expect(JSON.parse(localStorage.getItem('hitsPassword') ?? 'null')).toEqual({ sealed });
  });
});

describe('a page that the browser brings back', () => {
  it("shows nobody's data after a logout in the meantime", async () => {
    const { state } = await loggedIn();
    localStorage.removeItem('selfcareUser');
    broughtBack();
    expect(selectIsLoggedIn(state())).toBe(false);
    expect(selectActivePacks(state())).toBeNull();
  });

  it('shows the new subscriber after another login in the meantime', async () => {
    const { state } = await loggedIn();
    localStorage.setItem('selfcareUser', JSON.stringify({ user: aUser({ customerid: '43' }) }));
    broughtBack();
    expect(selectUser(state())?.customerid).toBe('43');
    expect(selectActivePacks(state())).toBeNull();
  });

  it('goes on where it was when nothing has happened', async () => {
    const { state } = await loggedIn();
    broughtBack();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(selectActivePacks(state())).toHaveLength(1);
  });
});
