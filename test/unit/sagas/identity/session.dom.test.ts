import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { unseal } from '../../../../sagas/identity/sealedPassword';
import { loadMaintenance, selectHasStaffEntered } from '../../../../store/app/maintenance';
import { selectSnackbar } from '../../../../store/app/snackbar';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { messages } from '../../../../store/core/messages';
import { HOME } from '../../../../store/core/paths';
import {
  passwordForgotten,
  passwordSealed,
  recallPassword,
  selectSealed,
} from '../../../../store/identity/rememberedPassword';
import {
  acceptTerms,
  accountMismatched,
  loggedInElsewhere,
  loggedOut,
  logIn,
  logOut,
  selectHasTermsToAccept,
  selectIsLoggedIn,
  selectUser,
  sessionDiscarded,
  sessionExpired,
} from '../../../../store/identity/session';
import { loadActivePacks, selectActivePacks } from '../../../../store/packs/packs';
import { aPack } from '../../../support/builders';
import { openPortal } from '../../../support/portal';
import { forgetAllKeys, refuseKeys, storedKeys } from '../../../support/storage/keyStore';
import { until, untilIdle } from '../../../support/waiting';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../../support/storage/keyStore'));
beforeEach(forgetAllKeys);

const asha = { username: 'asha', password: 'secret-1', remember: false };
const saved = (key: string) => localStorage.getItem(key);
/** A portal that a subscriber has logged in to and that has sealed the password. */
const remembered = async () => {
  const portal = await openPortal();
  await portal.logIn({ remember: true });
  await portal.until((state) => selectSealed(state) !== null);
  return portal;
};

describe('Logging in', () => {
  it('A login stores the user record and sends only name and password', async () => {
    const portal = await openPortal();
    await portal.logIn({ customerid: '42' });
    expect(selectUser(portal.state())?.customerid).toBe('42');
    expect(JSON.parse(saved('selfcareUser') ?? 'null')).toMatchObject({
      user: { customerid: '42' },
    });
    const [call] = portal.operator.receivedOf('login');
    expect([...new URL(call!.request.url).searchParams.keys()]).toEqual(['username', 'password']);
  });

  it('A refused login stays at the form with the reason', async () => {
    const portal = await openPortal();
    portal.operator.refuses(endpoints.login, 400, { error: 'Wrong password' });
    expect(await portal.press(logIn, asha)).toBe('failed');
    expect(selectFailure(portal.state(), logIn)).toMatchObject({
      status: 400,
      message: 'Wrong password',
    });
    expect(selectIsLoggedIn(portal.state())).toBe(false);
    expect(selectSnackbar(portal.state())).toBeNull();
  });

  it('A login that is answered after another tab has logged in keeps nothing of that subscriber', async () => {
    const portal = await openPortal();
    const answer = portal.operator.holdsBack(endpoints.login);
    portal.dispatch(logIn.requested(asha));
    await until(() => portal.operator.receivedOf('login').length === 1);
    portal.dispatch(
      loggedInElsewhere({ customerid: '7', firstname: 'Bela', companyagreement: 'YES' }),
    );
    portal.dispatch(loadActivePacks.succeeded([aPack({ productid: 'OF-BELA' })]));
    answer({ ...subscriberSample, customerid: '42', companyagreement: 'YES' });
    await portal.until((state) => selectUser(state)?.customerid === '42');
    expect(selectActivePacks(portal.state())).toBeNull();
    await portal.written();
    expect(portal.moves).toEqual([HOME]);
    expect(JSON.parse(saved('selfcareUser') ?? 'null')).toMatchObject({
      user: { customerid: '42' },
    });
  });

  const MAINTENANCE = {
    ...({ maintenance: 'ON' } as const),
    ...{ header: '', image: '', content: '', style: '' },
  };

  it.each([
    ['at the login', false],
    ['at the staff login', true],
  ])(
    'Where maintenance begins while a login %s is under way, staff have entered: %p',
    async (_, isStaff) => {
      const portal = await openPortal();
      const answer = portal.operator.holdsBack(endpoints.login);
      portal.dispatch(logIn.requested({ ...asha, isStaff }));
      await until(() => portal.operator.receivedOf('login').length === 1);
      portal.dispatch(loadMaintenance.succeeded(MAINTENANCE));
      answer({ ...subscriberSample, companyagreement: 'YES' });
      await portal.until(selectIsLoggedIn);
      expect(selectHasStaffEntered(portal.state())).toBe(isStaff);
    },
  );

  it('A login is sent once however often it is pressed', async () => {
    const portal = await openPortal();
    portal.operator.keepsSilent(endpoints.login);
    for (const _ of [1, 2, 3]) portal.dispatch(logIn.requested(asha));
    await untilIdle();
    expect(portal.operator.receivedOf('login')).toHaveLength(1);
    expect(portal.state().loader).toBe(1);
  });

  it('Accepted terms are sent to the operator once and are not asked for again', async () => {
    const portal = await openPortal();
    await portal.logIn({ companyagreement: 'NO' });
    portal.operator.answers(endpoints.acceptTerms, { message: 'Thank you.' });
    portal.dispatch(acceptTerms.requested());
    expect(await portal.press(acceptTerms)).toBe('succeeded');
    expect(portal.operator.receivedOf('acceptTerms')).toHaveLength(1);
    expect(selectHasTermsToAccept(portal.state())).toBe(false);
  });

  it('Terms whose acceptance the operator refuses are still to be accepted', async () => {
    const portal = await openPortal();
    await portal.logIn({ companyagreement: 'NO' });
    portal.operator.refuses(endpoints.acceptTerms, 500);
    expect(await portal.press(acceptTerms)).toBe('failed');
    expect(selectHasTermsToAccept(portal.state())).toBe(true);
  });

  it('Accepted terms belong to this session alone', async () => {
    const portal = await openPortal();
    await portal.logIn({ companyagreement: 'NO' });
    const answer = portal.operator.holdsBack(endpoints.acceptTerms);
    portal.dispatch(acceptTerms.requested());
    await untilIdle();
    portal.dispatch(sessionExpired());
    await portal.logIn({ customerid: '43', companyagreement: 'NO' });
    answer({ message: 'Thank you.' });
    await untilIdle();
    expect(selectHasTermsToAccept(portal.state())).toBe(true);
  });
});

describe('Remember me', () => {
  it('The password is stored sealed and prefills the next login', async () => {
    const portal = await remembered();
    await portal.written();
    expect(saved('hitsPassword')).not.toMatch(/secret-1|asha/);
    expect(JSON.parse(saved('hitsPassword') ?? 'null')).toEqual({
      sealed: selectSealed(portal.state()),
    });
    expect(await unseal(selectSealed(portal.state())!)).toEqual({
      username: 'asha',
      password: 'secret-1',
    });
  });

  it('The remembered password fills in the login form of the next page and is in no event and no state', async () => {
    const portal = await remembered();
    await portal.written();
    localStorage.removeItem('selfcareUser');
    const next = await openPortal();
    await next.until((state) => selectStatus(state, recallPassword) === 'succeeded');
    expect(next.prefilled).toEqual([{ username: 'asha', password: 'secret-1' }]);
    expect(JSON.stringify([next.events, next.state()])).not.toMatch(/secret-1/);
    next.dispatch(recallPassword.requested());
    await until(() => next.prefilled.length === 2);
  });

  it('A page that is opened in a session asks for no remembered password', async () => {
    const portal = await remembered();
    await portal.written();
    const next = await openPortal();
    await untilIdle();
    expect(selectIsLoggedIn(next.state())).toBe(true);
    expect(selectSealed(next.state())).toEqual(selectSealed(portal.state()));
    expect(next.eventsOf(recallPassword.requested)).toEqual([]);
  });

  it('A page without a remembered password asks for none', async () => {
    const portal = await openPortal();
    await untilIdle();
    expect(portal.eventsOf(recallPassword.requested)).toEqual([]);
  });

  it('A password that another browser sealed fills in nothing', async () => {
    const portal = await openPortal();
    portal.dispatch(passwordSealed({ iv: 'AAAAAAAAAAAAAAAA', data: 'AAAA' }));
    expect(await portal.press(recallPassword)).toBe('succeeded');
    expect(portal.prefilled).toEqual([]);
  });

  it('Logging in without the box deletes the stored password', async () => {
    const portal = await openPortal();
    portal.dispatch(passwordSealed({ iv: 'aXY=', data: 'b2xk' }));
    await portal.logIn({ remember: false });
    expect(selectSealed(portal.state())).toBeNull();
    expect(saved('hitsPassword')).toBeNull();
  });

  it.each([
    ['a logout', loggedOut({ isConfirmedByOperator: true }), 0],
    ['a 401', sessionExpired(), 0],
    ['the record of another subscriber', accountMismatched(), 0],
    ['a new password', passwordForgotten(), 0],
    ['nothing after a full-screen error', sessionDiscarded(), 1],
  ])('The sealing key goes with the password: %s', async (_, event, keys) => {
    const portal = await remembered();
    expect(storedKeys()).toHaveLength(1);
    portal.dispatch(event);
    await portal.written();
    expect(storedKeys()).toHaveLength(keys);
    expect(saved('hitsPassword') === null).toBe(keys === 0);
  });

  it('A logout deletes the sealing key of a page that was left before it kept the password', async () => {
    const portal = await remembered();
    await portal.written();
    localStorage.removeItem('hitsPassword');
    const next = await openPortal();
    expect(selectSealed(next.state())).toBeNull();
    expect(storedKeys()).toHaveLength(1);
    next.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await until(() => storedKeys().length === 0);
  });

  it('A login without the box deletes the sealing key of the earlier one', async () => {
    const portal = await remembered();
    portal.dispatch(sessionDiscarded());
    await portal.logIn({ remember: false });
    expect(storedKeys()).toEqual([]);
  });

  it('A login without the box deletes the sealing key of a password that an earlier page remembered', async () => {
    const portal = await remembered();
    await portal.written();
    localStorage.removeItem('selfcareUser');
    const next = await openPortal();
    await next.logIn({ remember: false });
    expect(selectSealed(next.state())).toBeNull();
    expect(storedKeys()).toEqual([]);
  });

  it('A login without the box leaves the sealing key alone where no password is remembered', async () => {
    const portal = await remembered();
    await portal.written();
    localStorage.removeItem('selfcareUser');
    localStorage.removeItem('hitsPassword');
    const next = await openPortal();
    await next.logIn({ remember: false });
    await untilIdle();
    expect(storedKeys()).toHaveLength(1);
  });

  it('The key of a password that was sealed again stays', async () => {
    const portal = await remembered();
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await portal.logIn({ remember: true });
    await portal.until((state) => selectSealed(state) !== null);
    await portal.written();
    const sealed = selectSealed(portal.state());
    expect(sealed && (await unseal(sealed))).toEqual({ username: 'asha', password: 'secret-1' });
  });

  it('A refused login keeps the stored password', async () => {
    const portal = await openPortal();
    portal.dispatch(passwordSealed({ iv: 'aXY=', data: 'b2xk' }));
    portal.operator.refuses(endpoints.login, 400);
    expect(await portal.press(logIn, asha)).toBe('failed');
    expect(selectSealed(portal.state())).toEqual({ iv: 'aXY=', data: 'b2xk' });
  });

  it('A browser that cannot remember still logs in', async () => {
    refuseKeys();
    const portal = await openPortal();
    await portal.logIn({ remember: true });
    await portal.until(() => portal.eventsOf(passwordForgotten).length > 0);
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    expect(portal.eventsOf(passwordForgotten)).toHaveLength(1);
    expect(saved('hitsPassword')).toBeNull();
  });

  it('Nothing is stored when the session ends while the password is being sealed', async () => {
    const portal = await openPortal();
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const sealing = jest.spyOn(crypto.subtle, 'encrypt').mockImplementation((...plain) => {
      portal.dispatch(sessionExpired());
      return encrypt(...plain);
    });
    await portal.logIn({ remember: true });
    await until(() => sealing.mock.results.length > 0);
    await sealing.mock.results[0]?.value;
    await portal.written();
    sealing.mockRestore();
    expect(selectSealed(portal.state())).toBeNull();
    expect(saved('hitsPassword')).toBeNull();
    expect(saved('selfcareUser')).toBeNull();
    expect(storedKeys()).toEqual([]);
  });
});

describe('Logging out', () => {
  it('A logout ends the session, deletes both keys and says so', async () => {
    const portal = await remembered();
    portal.operator.answers(endpoints.logout, {});
    portal.dispatch(logOut.requested());
    await portal.until((state) => !selectIsLoggedIn(state));
    await portal.written();
    expect([saved('selfcareUser'), saved('hitsPassword')]).toEqual([null, null]);
    expect(selectSnackbar(portal.state())).toMatchObject({
      message: messages.loggedOut,
      status: 'success',
    });
    expect(portal.eventsOf(loggedOut)).toMatchObject([
      { payload: { isConfirmedByOperator: true } },
    ]);
  });

  it.each([
    ['cannot be reached', 0],
    ['answers with an error', 500],
  ])(
    'A logout ends the session here when the operator %s, and says what that means',
    async (_, status) => {
      const portal = await openPortal();
      await portal.logIn();
      if (status === 0) portal.operator.isUnreachable(endpoints.logout);
      else portal.operator.refuses(endpoints.logout, status);
      portal.dispatch(logOut.requested());
      await portal.until((state) => !selectIsLoggedIn(state));
      await untilIdle();
      expect(selectSnackbar(portal.state())).toMatchObject({
        message: messages.loggedOutHereOnly,
        status: 'error',
      });
      expect(saved('selfcareUser')).toBeNull();
    },
  );

  it('A logout answered 401 ends the session once', async () => {
    const portal = await openPortal();
    await portal.logIn();
    portal.operator.refuses(endpoints.logout, 401);
    expect(await portal.press(logOut)).toBe('succeeded');
    expect(portal.eventsOf(sessionExpired)).toHaveLength(1);
    expect(portal.eventsOf(loggedOut)).toHaveLength(0);
    expect(selectIsLoggedIn(portal.state())).toBe(false);
  });

  it('A call answered 401 because the subscriber is logging out is no expired session', async () => {
    const portal = await openPortal();
    await portal.logIn();
    const answer = portal.operator.holdsBack(endpoints.logout);
    portal.operator.refuses(endpoints.activePacks, 401);
    portal.dispatch(logOut.requested());
    portal.dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
    await untilIdle();
    answer({});
    await portal.until((state) => !selectIsLoggedIn(state));
    expect(portal.eventsOf(sessionExpired)).toHaveLength(0);
    expect(portal.eventsOf(loggedOut)).toHaveLength(1);
    expect(selectSnackbar(portal.state())?.message).toBe(messages.loggedOut);
  });

  it('A logout answered 401 ends the session in development too', async () => {
    const portal = await openPortal({ app: { mode: 'development' } });
    await portal.logIn();
    portal.operator.refuses(endpoints.logout, 401);
    portal.dispatch(logOut.requested());
    await portal.until((state) => !selectIsLoggedIn(state));
    expect(portal.eventsOf(sessionExpired)).toHaveLength(0);
    expect(selectSnackbar(portal.state())?.message).toBe(messages.loggedOut);
  });

  it('A late logout answer does not end the next session', async () => {
    const portal = await openPortal();
    await portal.logIn();
    const answer = portal.operator.holdsBack(endpoints.logout);
    portal.dispatch(logOut.requested());
    await untilIdle();
    portal.dispatch(sessionExpired());
    await portal.logIn({ customerid: '43' });
    answer({});
    await untilIdle();
    expect(selectUser(portal.state())?.customerid).toBe('43');
  });
});
