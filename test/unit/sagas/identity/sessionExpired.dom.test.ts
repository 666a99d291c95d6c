import { callApi } from '../../../../sagas/api/callApi';
import { endpoints } from '../../../../sagas/api/endpoints';
import type { Domain } from '../../../../sagas/core/domain';
import { latest, leading } from '../../../../sagas/core/runFlow';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { loadMaintenance } from '../../../../store/app/maintenance';
import { screenRefused, selectPathAfterLogin } from '../../../../store/app/navigation';
import { selectSnackbar, snackbarShown } from '../../../../store/app/snackbar';
import { defineFlow } from '../../../../store/core/flow';
import { failurePlaceLeft } from '../../../../store/core/flows';
import { selectFailure } from '../../../../store/core/flows';
import { documentedState } from '../../../../store/documented/documentedState';
import { passwordSealed } from '../../../../store/identity/rememberedPassword';
import {
  accountMismatched,
  loggedOut,
  loggedOutElsewhere,
  logIn,
  selectIsLoggedIn,
  selectUser,
  sessionExpired,
} from '../../../../store/identity/session';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { AnswerOf } from '../../../../store/wire/answers';
import { loadedHomeDomains, openPortal, type TestPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

/** To the letter, with two spaces (specification §8). */
const DOCUMENTED = "Valid session doesn't exist.  Please login again.";

const all = { productstatus: 'ALL' } as const;

/** Twenty reads of one screen, all requested at once. */
const questions = Array.from({ length: 20 }, (_, at) =>
  defineFlow<void, AnswerOf<'cpe'>>(`faq/question${at}`, 'noPayload'),
);
const refreshBox = defineFlow<void, AnswerOf<'retrack'>>('faq/refresh', 'noPayload');
const faq: Domain = {
  name: 'survey',
  reducer: (state = documentedState.survey) => state,
  *saga() {
    for (const question of questions)
      yield* latest(question, () => callApi(endpoints.cpe, undefined));
    yield* leading(refreshBox, () => callApi(endpoints.retrack, { stbno: '1' }));
  },
};

const opened = (mode: 'development' | 'production' = 'production') =>
  openPortal({ domains: [...loadedHomeDomains, faq], app: { mode } });

const askAll = (portal: TestPortal) => {
  for (const question of questions) portal.dispatch(question.requested());
};

describe('A 401', () => {
  it('A 401 ends the session by the documented rule', async () => {
    const portal = await opened();
    await portal.logIn();
    portal.dispatch(passwordSealed({ iv: 'aXY=', data: 'b2xk' }));
    await portal.written();
    expect(Object.keys(localStorage)).toEqual(
      expect.arrayContaining(['selfcareUser', 'hitsPassword']),
    );
    portal.operator.refuses(endpoints.activePacks, 401);
    portal.dispatch(loadActivePacks.requested(all));
    await portal.until((state) => !selectIsLoggedIn(state));
    await portal.written();
    expect(localStorage.getItem('selfcareUser')).toBeNull();
    expect(localStorage.getItem('hitsPassword')).toBeNull();
    expect(selectSnackbar(portal.state())).toEqual({
      message: DOCUMENTED,
      status: 'error',
      backgroundColor: '#EC4C47',
      leftalign: 15,
      minwidth: 85,
    });
    expect(portal.moves).toEqual(['/']);
    expect(portal.state().loader).toBe(0);
  });

  it('Twenty calls answered 401 at once end the session once', async () => {
    const portal = await opened();
    await portal.logIn();
    portal.operator.refuses(endpoints.cpe, 401);
    askAll(portal);
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(portal.operator.receivedOf('cpe').length).toBe(20);
    expect(portal.eventsOf(sessionExpired)).toHaveLength(1);
    expect(portal.eventsOf(snackbarShown)).toHaveLength(1);
    expect(portal.moves).toEqual(['/']);
  });

  it('Calls of sagas that outlive the session end it once', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.login, 401);
    portal.operator.refuses(endpoints.maintenance, 401);
    portal.dispatch(logIn.requested({ username: 'asha', password: 'x', remember: false }));
    portal.dispatch(loadMaintenance.requested());
    await untilIdle();
    expect(portal.eventsOf(sessionExpired)).toHaveLength(1);
  });

  it('A login answered 401 follows the same rule, and the form shows the refusal', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.login, 401);
    expect(await portal.press(logIn, { username: 'asha', password: 'x', remember: false })).toBe(
      'failed',
    );
    expect(selectFailure(portal.state(), logIn)).toMatchObject({ kind: 'refused', status: 401 });
    expect(portal.eventsOf(snackbarShown)).toMatchObject([{ payload: { message: DOCUMENTED } }]);
  });

  it('A late 401 to a call of a past session leaves the new session alone', async () => {
    const portal = await opened();
    const answer = portal.operator.holdsBack(endpoints.maintenance);
    portal.dispatch(loadMaintenance.requested());
    await untilIdle();
    portal.dispatch(sessionExpired());
    await portal.logIn({ customerid: '43' });
    answer({}, { status: 401 });
    await untilIdle();
    expect(selectUser(portal.state())?.customerid).toBe('43');
    expect(portal.eventsOf(sessionExpired)).toHaveLength(1);
  });

  it('A 401 ends the next session as well', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.activePacks, 401);
    for (const customerid of ['42', '43']) {
      await portal.logIn({ customerid });
      portal.dispatch(loadActivePacks.requested(all));
      await portal.until((state) => !selectIsLoggedIn(state));
    }
    expect(portal.eventsOf(sessionExpired)).toHaveLength(2);
  });
});

it('A 401 to a call of an earlier subscriber does not end the session of the next', async () => {
  const portal = await openPortal();
  const answer = portal.operator.holdsBack(endpoints.activePacks);
  portal.dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
  await untilIdle();
  await portal.logIn();
  answer({}, { status: 401 });
  await untilIdle();
  expect(selectIsLoggedIn(portal.state())).toBe(true);
  expect(portal.eventsOf(sessionExpired)).toEqual([]);
});

describe('A 401 in development', () => {
  it('A 401 in development is an ordinary refusal and ends no session', async () => {
    const portal = await opened('development');
    await portal.logIn();
    portal.operator.refuses(endpoints.activePacks, 401);
    expect(await portal.press(loadActivePacks, all)).toBe('failed');
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    expect(portal.eventsOf(sessionExpired)).toHaveLength(0);
    expect(portal.moves).toEqual([]);
  });

  it('A 401 in development is shown like any refusal when its place was left', async () => {
    const portal = await opened('development');
    await portal.logIn();
    portal.operator.refuses(endpoints.retrack, 401, {
      ...{ error: 'Not you', errorcode: 'NO_SESSION' },
    });
    portal.dispatch(refreshBox.requested());
    portal.dispatch(failurePlaceLeft(refreshBox.flow));
    await portal.until((state) => selectSnackbar(state) !== null);
    expect(selectSnackbar(portal.state())?.message).toBe('Not you');
  });
});

it.each([400, 403, 419, 500])('Status %i ends no session', async (status) => {
  const portal = await opened();
  await portal.logIn();
  portal.operator.refuses(endpoints.activePacks, status);
  expect(await portal.press(loadActivePacks, all)).toBe('failed');
  expect(selectIsLoggedIn(portal.state())).toBe(true);
});

describe('The screen after the next login', () => {
  const PACKS = '/nxtselfcareportal/mypacks';
  afterEach(() => history.replaceState(null, '', '/'));

  /** A session that a 401 has ended at this address. */
  const expiredAt = async (address: string): Promise<TestPortal> => {
    const portal = await opened();
    await portal.logIn({ customerid: '42' });
    history.replaceState(null, '', address);
    portal.operator.refuses(endpoints.cpe, 401);
    askAll(portal);
    await portal.until((state) => !selectIsLoggedIn(state));
    history.replaceState(null, '', '/');
    return portal;
  };

  it.each([
    ['the screen where the session ended', `${PACKS}?pack=P1003&box=4417#end`, '42', PACKS],
    ['home for another subscriber', PACKS, '43', '/nxtselfcareportal'],
    ['home after an address that acts', '/nxtselfcareportal/logout', '42', '/nxtselfcareportal'],
    [
      'home after an address that no screen has',
      '/nxtselfcareportal/evil',
      '42',
      '/nxtselfcareportal',
    ],
    [
      'home after the return from a payment',
      '/paymentstatuscheck?txnid=T1',
      '42',
      '/nxtselfcareportal',
    ],
  ])('A login leads to %s', async (_, address, customerid, path) => {
    const portal = await expiredAt(address);
    await portal.logIn({ customerid });
    expect(selectPathAfterLogin(portal.state())).toBe(path);
    await portal.written();
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(kept).not.toContain('mypacks');
  });

  it.each([
    ['a logout', loggedOut({ isConfirmedByOperator: true })],
    ['a logout in another tab', loggedOutElsewhere()],
    ['the answer of another account', accountMismatched()],
  ])('After %s a login leads home', async (_, end) => {
    const portal = await expiredAt(PACKS);
    await portal.logIn({ customerid: '42' });
    portal.dispatch(end);
    await portal.logIn({ customerid: '42' });
    expect(selectPathAfterLogin(portal.state())).toBe('/nxtselfcareportal');
  });

  it('A screen that was opened without a session is opened by the next login', async () => {
    const portal = await opened();
    portal.dispatch(screenRefused({ path: PACKS, customerid: '' }));
    await portal.logIn();
    expect(selectPathAfterLogin(portal.state())).toBe(PACKS);
  });
});

describe('A web page with 200 in place of an answer', () => {
  const page = () =>
    new Response('<!DOCTYPE html><title>Log in</title>', {
      headers: { 'content-type': 'text/html' },
    });

  it.each([
    ['the packs', endpoints.activePacks, endpoints.subscriber],
    ['the subscriber', endpoints.subscriber, endpoints.cpe],
  ])(
    'To %s and to another read: the session ends with the documented sentence',
    async (_, asked, other) => {
      const portal = await opened();
      await portal.logIn();
      portal.operator.replies(asked, page);
      portal.operator.replies(other, page);
      portal.dispatch(
        asked === endpoints.subscriber
          ? loadSubscriber.requested()
          : loadActivePacks.requested(all),
      );
      await portal.until((state) => !selectIsLoggedIn(state));
      expect(selectSnackbar(portal.state())?.message).toBe(DOCUMENTED);
      expect(portal.moves).toEqual(['/']);
      expect(portal.state().loader).toBe(0);
    },
  );

  it('To one call alone: the session stays, and the answer is one that cannot be read', async () => {
    const portal = await opened();
    await portal.logIn();
    portal.operator.replies(endpoints.activePacks, page);
    portal.dispatch(loadActivePacks.requested(all));
    await portal.until((state) => selectFailure(state, loadActivePacks) !== null);
    await untilIdle();
    expect(selectFailure(portal.state(), loadActivePacks)).toMatchObject({ kind: 'unreadable' });
    expect(selectIsLoggedIn(portal.state())).toBe(true);
  });

  it('Before a login a web page in place of an answer leads to no read of the subscriber', async () => {
    const portal = await opened();
    portal.operator.replies(endpoints.maintenance, page);
    portal.dispatch(loadMaintenance.requested());
    await untilIdle();
    expect(portal.operator.receivedOf('subscriber')).toEqual([]);
  });
});
