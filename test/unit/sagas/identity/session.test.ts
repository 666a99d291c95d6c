import { endpoints } from '../../../../sagas/api/endpoints';
import { open } from '../../../../sagas/identity/sealedPassword';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { messages } from '../../../../store/core/messages';
import { passwordForgotten, passwordSealed, selectSealed } from '../../../../store/identity/rememberedPassword';
import {
  acceptTerms,
  logIn,
  logOut,
  loggedOut,
  selectHasTermsToAccept,
  selectIsLoggedIn,
  selectUser,
  sessionExpired,
} from '../../../../store/identity/session';
import { selectSnackbar } from '../../../../store/app/snackbar';
import { forgetAllKeys, refuseKeys } from '../../../support/keyStore';
import { openPortal } from '../../../support/portal';
import { until, untilIdle } from '../../../support/waiting';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../../support/keyStore'));
beforeEach(forgetAllKeys);

const asha = { username: 'asha', password: 'secret-1', remember: false };
const saved = (key: string) => localStorage.getItem(key);

describe('logging in', () => {
  it('saves the user record and tells the operator nothing but name and password', async () => {
    const portal = await openPortal();
    await portal.logIn({ customerid: '42' });
    expect(selectUser(portal.state())?.customerid).toBe('42');
    expect(JSON.parse(saved('selfcareUser') ?? 'null')).toMatchObject({
      user: { customerid: '42' },
    });
    const [call] = portal.operator.receivedOf('login');
    expect([...new URL(call!.request.url).searchParams.keys()]).toEqual(['username', 'password']);
  });

  it('stays at the form when the operator says no, with the reason', async () => {
    const portal = await openPortal();
    portal.operator.refuses(endpoints.login, 400, { error: 'Wrong password' });
    portal.say(logIn.requested(asha));
    await portal.until((state) => selectStatus(state, logIn) === 'failed');
    expect(selectFailure(portal.state(), logIn)).toMatchObject({
      status: 400,
      message: 'Wrong password',
    });
    expect(selectIsLoggedIn(portal.state())).toBe(false);
    expect(selectSnackbar(portal.state())).toBeNull();
  });

  it('asks the operator once, however often it is pressed', async () => {
    const portal = await openPortal();
    portal.operator.keepsSilent(endpoints.login);
    for (const _ of [1, 2, 3]) portal.say(logIn.requested(asha));
    await untilIdle();
    expect(portal.operator.receivedOf('login')).toHaveLength(1);
    expect(portal.state().loader).toBe(1);
  });

  it('accepts the terms of this session, and of no other', async () => {
    const portal = await openPortal();
    await portal.logIn({ companyagreement: 'NO' });
    let answer: (response: Response) => void = () => undefined;
    portal.operator.replies(
      endpoints.acceptTerms,
      () => new Promise((resolve) => (answer = resolve)),
    );
    portal.say(acceptTerms.requested());
    await untilIdle();
    portal.say(sessionExpired());
    await portal.logIn({ customerid: '43', companyagreement: 'NO' });
    answer(Response.json({}));
    await untilIdle();
    expect(selectHasTermsToAccept(portal.state())).toBe(true);
  });
});

describe('remember me', () => {
  it('keeps the password sealed, so that it prefills the next login', async () => {
    const portal = await openPortal();
    await portal.logIn({ remember: true });
    await portal.until((state) => selectSealed(state) !== null);
    await portal.written();
    expect(saved('hitsPassword')).not.toMatch(/secret-1|asha/);
    expect(JSON.parse(saved('hitsPassword') ?? 'null')).toEqual({
      sealed: selectSealed(portal.state()),
    });
    expect(await open(selectSealed(portal.state())!)).toEqual({
      username: 'asha',
      password: 'secret-1',
    });
  });

  it('forgets what was kept when the box was not ticked', async () => {
    const portal = await openPortal();
    portal.say(passwordSealed({ iv: 'aXY=', data: 'b2xk' }));
    await portal.logIn({ remember: false });
    expect(selectSealed(portal.state())).toBeNull();
    expect(saved('hitsPassword')).toBeNull();
  });

  it('keeps what was kept when the login was refused', async () => {
    const portal = await openPortal();
    portal.say(passwordSealed({ iv: 'aXY=', data: 'b2xk' }));
    portal.operator.refuses(endpoints.login, 400);
    portal.say(logIn.requested(asha));
    await portal.until((state) => selectStatus(state, logIn) === 'failed');
    expect(selectSealed(portal.state())).toEqual({ iv: 'aXY=', data: 'b2xk' });
  });

  it('lets the subscriber in where the browser cannot remember', async () => {
    refuseKeys();
    const portal = await openPortal();
    await portal.logIn({ remember: true });
    await portal.until(() => portal.eventsOf(passwordForgotten).length > 0);
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    expect(portal.eventsOf(passwordForgotten)).toHaveLength(1);
    expect(saved('hitsPassword')).toBeNull();
  });

  it('keeps nothing when the session ends while the password is still being sealed', async () => {
    const portal = await openPortal();
    const { encrypt } = crypto.subtle;
    const sealing = jest.spyOn(crypto.subtle, 'encrypt').mockImplementation((...plain) => {
      portal.say(sessionExpired());
      return encrypt.apply(crypto.subtle, plain);
    });
    await portal.logIn({ remember: true });
    await until(() => sealing.mock.results.length > 0);
    await sealing.mock.results[0]?.value;
    await portal.written();
    sealing.mockRestore();
    expect(selectSealed(portal.state())).toBeNull();
    expect(saved('hitsPassword')).toBeNull();
    expect(saved('selfcareUser')).toBeNull();
  });
});

describe('logging out', () => {
  it('ends the session, takes both keys along and says so', async () => {
    const portal = await openPortal();
    await portal.logIn({ remember: true });
    await portal.until((state) => selectSealed(state) !== null);
    portal.operator.answers(endpoints.logout, {});
    portal.say(logOut.requested());
    await portal.until((state) => !selectIsLoggedIn(state));
    await portal.written();
    expect([saved('selfcareUser'), saved('hitsPassword')]).toEqual([null, null]);
    expect(selectSnackbar(portal.state())).toMatchObject({
      message: messages.loggedOut,
      status: 'success',
    });
    expect(portal.eventsOf(loggedOut)).toMatchObject([{ payload: { operatorTold: true } }]);
  });

  it.each([
    ['cannot be reached', 0],
    ['answers with an error', 500],
  ])(
    'ends the session here also when the operator %s, and says what that means',
    async (_, status) => {
      const portal = await openPortal();
      await portal.logIn();
      if (status === 0) portal.operator.isUnreachable(endpoints.logout);
      else portal.operator.refuses(endpoints.logout, status);
      portal.say(logOut.requested());
      await portal.until((state) => !selectIsLoggedIn(state));
      await untilIdle();
      expect(selectSnackbar(portal.state())).toMatchObject({
        message: messages.loggedOutHereOnly,
        status: 'error',
      });
      expect(saved('selfcareUser')).toBeNull();
    },
  );

  it('ends the session once when the operator answers 401', async () => {
    const portal = await openPortal();
    await portal.logIn();
    portal.operator.refuses(endpoints.logout, 401);
    portal.say(logOut.requested());
    await portal.until((state) => selectStatus(state, logOut) === 'succeeded');
    expect(portal.eventsOf(sessionExpired)).toHaveLength(1);
    expect(portal.eventsOf(loggedOut)).toHaveLength(0);
    expect(selectIsLoggedIn(portal.state())).toBe(false);
  });

  it('ends the session in development too, where a 401 does not', async () => {
    const portal = await openPortal({ app: { mode: 'development' } });
    await portal.logIn();
    portal.operator.refuses(endpoints.logout, 401);
    portal.say(logOut.requested());
    await portal.until((state) => !selectIsLoggedIn(state));
    expect(portal.eventsOf(sessionExpired)).toHaveLength(0);
    expect(selectSnackbar(portal.state())?.message).toBe(messages.loggedOut);
  });

  it('does not end the next session by a late answer', async () => {
    const portal = await openPortal();
    await portal.logIn();
    let answer: (response: Response) => void = () => undefined;
    portal.operator.replies(endpoints.logout, () => new Promise((resolve) => (answer = resolve)));
    portal.say(logOut.requested());
    await untilIdle();
    portal.say(sessionExpired());
    await portal.logIn({ customerid: '43' });
    answer(Response.json({}));
    await untilIdle();
    expect(selectUser(portal.state())?.customerid).toBe('43');
  });
});
