import { selectSnackbar } from '../../../../store/app/snackbar';
import { passwordSealed, selectSealed } from '../../../../store/identity/rememberedPassword';
import {
  loggedInElsewhere,
  loggedOutElsewhere,
  selectHasTermsToAccept,
  selectIsLoggedIn,
  selectUser,
} from '../../../../store/identity/session';
import { loadActivePacks, selectActivePacks } from '../../../../store/packs/packs';
import { aPack, aUser } from '../../../support/builders';
import { type LogInOptions, openPortal } from '../../../support/portal';

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
  portal.dispatch(loadActivePacks.succeeded([aPack({ productid: 'of 42' })]));
  await portal.written();
  return portal;
};
/** The same, with a remembered password. */
const remembered = async () => {
  const portal = await loggedIn();
  portal.dispatch(passwordSealed(sealed));
  await portal.written();
  return portal;
};

describe('Another tab', () => {
  it('A logout in another tab logs out this one and clears its data', async () => {
    const { state, eventsOf } = await loggedIn();
    inAnotherTab('selfcareUser');
    expect(selectIsLoggedIn(state())).toBe(false);
    expect(selectActivePacks(state())).toBeNull();
    expect(eventsOf(loggedOutElsewhere)).toHaveLength(1);
    expect(selectSnackbar(state())).toBeNull();
  });

  it('Clearing the whole storage in another tab logs out this one', async () => {
    const { state } = await remembered();
    inAnotherTab(null);
    expect(selectIsLoggedIn(state())).toBe(false);
    expect(selectSealed(state())).toBeNull();
  });

  it('A login as another subscriber while this page starts is followed as soon as the sagas run', async () => {
    const saved = (customerid: string) => JSON.stringify({ user: aUser({ customerid }) });
    localStorage.setItem('selfcareUser', saved('42'));
    const getItem = localStorage.getItem.bind(localStorage);
    let reads = 0;
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => {
      if (key === 'selfcareUser' && ++reads === 2) localStorage.setItem(key, saved('43'));
      return getItem(key);
    });
    const { state, eventsOf } = await openPortal();
    storage.mockRestore();
    expect(selectUser(state())?.customerid).toBe('43');
    expect(eventsOf(loggedOutElsewhere)).toHaveLength(1);
    expect(eventsOf(loggedInElsewhere)).toHaveLength(1);
  });

  it('A login in another tab logs in this one', async () => {
    const { state } = await openPortal();
    inAnotherTab('selfcareUser', { user: aUser({ customerid: '43' }) });
    expect(selectUser(state())?.customerid).toBe('43');
  });

  it('A login as another subscriber in another tab ends the session here first', async () => {
    const { state, events, written } = await loggedIn();
    inAnotherTab('selfcareUser', { user: aUser({ customerid: '43' }) });
    expect(selectUser(state())?.customerid).toBe('43');
    expect(selectActivePacks(state())).toBeNull();
    const order = events.map(({ type }) => type).filter((type) => type.includes('Elsewhere'));
    expect(order).toEqual([loggedOutElsewhere.type, loggedInElsewhere.type]);
    await written();
    expect(localStorage.getItem('selfcareUser')).toContain('"43"');
  });

  it('Accepting the terms in another tab accepts them here', async () => {
    const { state } = await loggedIn({ companyagreement: 'NO' });
    expect(selectHasTermsToAccept(state())).toBe(true);
    inAnotherTab('selfcareUser', { user: aUser({ customerid: '42', companyagreement: 'YES' }) });
    expect(selectHasTermsToAccept(state())).toBe(false);
    expect(selectActivePacks(state())).not.toBeNull();
  });

  it('Writing the same user or another key in another tab changes nothing here', async () => {
    const { state, events } = await loggedIn();
    const before = events.length;
    inAnotherTab('selfcareUser', { user: aUser({ customerid: '42' }) });
    inAnotherTab('selfcarePreferences', { theme: 'dark', language: 'hi' });
    inAnotherTab('somebodyElses', 'value');
    expect(events).toHaveLength(before);
    expect(selectUser(state())?.customerid).toBe('42');
  });

  it('A damaged user written by another tab logs out this one', async () => {
    const { state } = await loggedIn();
    inAnotherTab('selfcareUser', { user: { customerid: 43 } });
    expect(selectIsLoggedIn(state())).toBe(false);
  });

  it('Forgetting or remembering the password in another tab applies here', async () => {
    const { state } = await remembered();
    inAnotherTab('hitsPassword');
    expect(selectSealed(state())).toBeNull();
    inAnotherTab('hitsPassword', { sealed });
    expect(selectSealed(state())).toEqual(sealed);
  });

  it('A full-screen error in another tab keeps the remembered password', async () => {
    const { state, written } = await remembered();
    inAnotherTab('selfcareUser');
    await written();
    expect(selectIsLoggedIn(state())).toBe(false);
    expect(selectSealed(state())).toEqual(sealed);
    expect(JSON.parse(localStorage.getItem('hitsPassword') ?? 'null')).toEqual({ sealed });
  });
});

describe('A page restored from the back-forward cache', () => {
  it('A restored page shows no data after a logout in the meantime', async () => {
    const { state } = await loggedIn();
    localStorage.removeItem('selfcareUser');
    broughtBack();
    expect(selectIsLoggedIn(state())).toBe(false);
    expect(selectActivePacks(state())).toBeNull();
  });

  it('A restored page shows the new subscriber after another login in the meantime', async () => {
    const { state } = await loggedIn();
    localStorage.setItem('selfcareUser', JSON.stringify({ user: aUser({ customerid: '43' }) }));
    broughtBack();
    expect(selectUser(state())?.customerid).toBe('43');
    expect(selectActivePacks(state())).toBeNull();
  });

  it('A restored page continues when nothing has changed', async () => {
    const { state } = await loggedIn();
    broughtBack();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(selectActivePacks(state())).toHaveLength(1);
  });
});
