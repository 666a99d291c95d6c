import type { UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { profileDomain } from '../../../../sagas/account/profile';
import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import {
  changePassword,
  editBegun,
  type ProfileChanges,
  profileDetailsOf,
  selectEditDetails,
  selectLastSaving,
  selectSubscriber,
  updateSubscriber,
} from '../../../../store/account/profile';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { appStarted } from '../../../../store/app/app';
import { connectionChanged } from '../../../../store/app/connection';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { passwordSealed, selectSealed } from '../../../../store/identity/rememberedPassword';
import { accountMismatched, selectUser, sessionExpired } from '../../../../store/identity/session';
import {
  earlierWriteAcknowledged,
  selectHasEarlierWrite,
} from '../../../../store/writes/earlierWrites';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { answering, failing, type Prepared, refused } from '../../../support/backend';
import { aSubscriber } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { until, untilIdle } from '../../../support/waiting';

const asha = aSubscriber({ firstname: 'Asha' });
const renamed = aSubscriber({ firstname: 'Aasha' });
const changes = { firstname: 'Aasha' };
const draft = { ...profileDetailsOf(asha), ...changes };
const done = { message: 'Your details are saved.' };
const passwords = { password: 'old-secret', newpassword: 'new-secret' };

const after = (answers: readonly Prepared[], event: UnknownAction, ...before: UnknownAction[]) =>
  expectSaga(profileDomain.saga)
    .withReducer(
      loadedReducer(),
      stateAfter(
        appStarted({ baseUrl: 'https://operator.example.com' }),
        loadSubscriber.succeeded(asha),
        ...before,
      ),
    )
    .provide(answering(...answers))
    .dispatch(event)
    .silentRun();

const saving = (...answers: readonly Prepared[]) =>
  after(answers, updateSubscriber.requested({ changes, password: '' }), editBegun(draft));
const { updateSubscriber: put, subscriber: read, resetPassword } = endpoints;

afterEach(() => localStorage.clear());

describe('A subscriber who saves their details', () => {
  it('After saving, the details are shown as the operator has them', async () => {
    const { storeState } = await saving([put, done], [read, renamed]);
    expect(selectStatus(storeState, updateSubscriber)).toBe('succeeded');
    expect(selectUserInfo(storeState)?.firstname).toBe('Aasha');
    expect(selectEditDetails(storeState)).toBeNull();
  });

  it('After saving, the details are shown even when they cannot be read again', async () => {
    const { storeState } = await saving([put, done], [read, failing('unreachable')]);
    expect(selectStatus(storeState, updateSubscriber)).toBe('succeeded');
    expect(selectSubscriber(storeState)?.firstname).toBe('Aasha');
    expect(selectFailure(storeState, loadSubscriber)?.kind).toBe('unreachable');
  });

  it('A read that began before the save does not bring the old details back', async () => {
    const portal = await openPortal({ domains: [subscriberDomain, profileDomain] });
    await portal.logIn({ customerid: asha.customerid });
    const answerOld = portal.operator.holdsBack(read);
    portal.dispatch(loadSubscriber.requested());
    await until(() => portal.operator.receivedOf('subscriber').length > 0);
    portal.operator.answers(put, done);
    portal.operator.answers(read, { ...subscriberSample, firstname: 'Aasha' });
    await portal.press(updateSubscriber, { changes, password: '' });
    answerOld({ ...subscriberSample, firstname: 'Asha' });
    await untilIdle();
    expect(selectSubscriber(portal.state())?.firstname).toBe('Aasha');
  });

  it('When the operator says yes and has the old details, nothing is saved and what was typed is kept', async () => {
    const { storeState } = await saving([put, done], [read, asha]);
    expect(selectLastSaving(storeState)).toEqual({ changed: [], unchanged: ['firstname'] });
    expect(selectSubscriber(storeState)?.firstname).toBe('Asha');
    expect(selectEditDetails(storeState)).toEqual(draft);
  });

  it('When the operator takes one of two changes, the other one is kept as typed', async () => {
    const both = { firstname: 'Aasha', surname: 'Varma' };
    const typed = { ...draft, ...both };
    const { storeState } = await after(
      [
        [put, done],
        [read, renamed],
      ],
      updateSubscriber.requested({ changes: both, password: '' }),
      editBegun(typed),
    );
    expect(selectLastSaving(storeState)).toEqual({
      changed: ['firstname'],
      unchanged: ['surname'],
    });
    expect(selectSubscriber(storeState)?.surname).toBe(asha.surname);
    expect(selectEditDetails(storeState)).toEqual(typed);
  });

  it.each<[string, 'unknown' | 'unreadable']>([
    ['was lost', 'unknown'],
    ['could not be read', 'unreadable'],
  ])('Saving succeeds when the answer %s and the operator has the new details', async (_, kind) => {
    const { storeState } = await saving([put, failing(kind)], [read, renamed]);
    expect(selectStatus(storeState, updateSubscriber)).toBe('succeeded');
    expect(selectUserInfo(storeState)?.firstname).toBe('Aasha');
  });

  it('The outcome is unknown when the operator still has the old details', async () => {
    const { storeState } = await saving([put, failing('unknown')], [read, asha]);
    expect(selectFailure(storeState, updateSubscriber)?.kind).toBe('unknown');
    expect(selectEditDetails(storeState)).toEqual(draft);
  });

  it('The outcome is unknown when the details cannot be read', async () => {
    const { storeState } = await saving([put, failing('unknown')], [read, failing('tooSlow')]);
    expect(selectFailure(storeState, updateSubscriber)?.kind).toBe('unknown');
    expect(selectEditDetails(storeState)).toEqual(draft);
  });

  it('After a gateway’s answer the details are saved when the operator has them', async () => {
    const { storeState } = await saving([put, refused(502)], [read, renamed]);
    expect(selectStatus(storeState, updateSubscriber)).toBe('succeeded');
    expect(localStorage.getItem(pendingWritesSlot.key)).toBeNull();
  });

  it('After a reload a change without an answer is unknown until the subscriber has looked', async () => {
    await saving([put, failing('unknown')], [read, asha]);
    const { storeState } = await after([], { type: 'nothing' });
    expect(selectHasEarlierWrite(storeState, 'updateSubscriber')).toBe(true);
    const seen = await after([], earlierWriteAcknowledged('updateSubscriber'));
    expect(selectHasEarlierWrite(seen.storeState, 'updateSubscriber')).toBe(false);
    expect(localStorage.getItem(pendingWritesSlot.key)).toBeNull();
  });

  it('A refusal keeps what was typed and shows the reason', async () => {
    const { storeState } = await saving([put, refused(409, 'Taken.', 'MOBILE_TAKEN')]);
    expect(selectFailure(storeState, updateSubscriber)).toMatchObject({
      message: 'Taken.',
      code: 'MOBILE_TAKEN',
    });
    expect(selectEditDetails(storeState)).toEqual(draft);
  });

  it('Nothing is sent without a network', async () => {
    const offline = connectionChanged({ online: false });
    const { storeState } = await after(
      [],
      updateSubscriber.requested({ changes, password: '' }),
      offline,
    );
    expect(selectFailure(storeState, updateSubscriber)?.kind).toBe('unreachable');
  });

  it('A 401 ends the session', async () => {
    const { allEffects, storeState } = await saving([put, refused(401, '', 'NO_SESSION')]);
    expect(JSON.stringify(allEffects)).toContain(sessionExpired.type);
    expect(selectUser(storeState)).toBeNull();
    expect(selectEditDetails(storeState)).toBeNull();
  });
});

describe('A subscriber who changes the mobile number or the e-mail', () => {
  const PASSWORD = 'secret-1';
  const moved = { mobileno: '9000004499' };

  const opened = async () => {
    const portal = await openPortal({ domains: [subscriberDomain, profileDomain] });
    await portal.logIn({ customerid: '42' });
    portal.dispatch(loadSubscriber.succeeded(aSubscriber({ customerid: '42', username: 'asha' })));
    portal.dispatch(editBegun({ ...draft, ...moved }));
    return portal;
  };
  const answersLogin = (portal: TestPortal, customerid: string) =>
    portal.operator.answers(endpoints.login, { ...subscriberSample, customerid });
  const press = (portal: TestPortal, changes: ProfileChanges, password = PASSWORD) =>
    portal.press(updateSubscriber, { changes, password });

  it.each([
    ['mobile number', moved],
    ['e-mail', { email: 'asha@example.org' }],
  ])('A new %s is sent after the password was checked', async (_, changes) => {
    const portal = await opened();
    answersLogin(portal, '42');
    portal.operator.answers(put, done);
    portal.operator.answers(read, { ...subscriberSample, customerid: '42', ...changes });
    expect(await press(portal, changes)).toBe('succeeded');
    const [, checked] = portal.operator.receivedOf('login');
    const { searchParams } = new URL(checked?.request.url ?? '');
    expect([...searchParams]).toEqual([
      ['username', 'asha'],
      ['password', PASSWORD],
    ]);
    expect(JSON.parse(portal.operator.receivedOf('updateSubscriber')[0]?.body ?? '')).toEqual(
      changes,
    );
    expect(JSON.stringify([portal.state(), { ...localStorage }])).not.toContain(PASSWORD);
  });

  it('A wrong password changes nothing, keeps what was typed, and ends no session', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.login, 403, { error: 'Not right.' });
    expect(await press(portal, moved)).toBe('failed');
    expect(portal.operator.receivedOf('updateSubscriber')).toEqual([]);
    expect(selectFailure(portal.state(), updateSubscriber)).toMatchObject({
      call: 'login',
      status: 403,
    });
    expect(selectEditDetails(portal.state())).toEqual({ ...draft, ...moved });
    expect(selectUser(portal.state())?.customerid).toBe('42');
  });

  it('Nothing changes when the password belongs to another account', async () => {
    const portal = await opened();
    answersLogin(portal, '43');
    portal.dispatch(updateSubscriber.requested({ changes: moved, password: PASSWORD }));
    await portal.until((state) => selectUser(state) === null);
    await untilIdle();
    expect(portal.operator.receivedOf('updateSubscriber')).toEqual([]);
    expect(portal.eventsOf(accountMismatched)).toHaveLength(1);
  });

  it('A new name is sent without a password', async () => {
    const portal = await opened();
    portal.operator.answers(put, done);
    portal.operator.answers(read, { ...subscriberSample, customerid: '42', ...changes });
    expect(await press(portal, changes, '')).toBe('succeeded');
    expect(portal.operator.receivedOf('login')).toHaveLength(1);
  });
});

describe('A subscriber who sets a new password', () => {
  const sealed = passwordSealed({ iv: 'aXY=', data: 'b2xk' });
  const setting = (answer: Prepared) =>
    after([answer], changePassword.requested(passwords), sealed);

  it('A new password deletes the old one from this device', async () => {
    const { storeState } = await setting([resetPassword, done]);
    expect(selectStatus(storeState, changePassword)).toBe('succeeded');
    expect(selectSealed(storeState)).toBeNull();
  });

  it.each<[string, Prepared, string]>([
    ['is refused', [resetPassword, refused(403, 'Not right.', 'PASSWORD_REFUSED')], 'refused'],
    ['gets no answer', [resetPassword, failing('unknown')], 'unknown'],
    ['gets one that cannot be read', [resetPassword, failing('unreadable')], 'unreadable'],
  ])('A failed change that %s keeps what this device remembered', async (_, answer, kind) => {
    const { storeState } = await setting(answer);
    expect(selectFailure(storeState, changePassword)?.kind).toBe(kind);
    expect(selectSealed(storeState)).not.toBeNull();
  });

  it('The same change sent again after a lost answer has the same key, and nothing of it is stored', async () => {
    const portal = await openPortal({ domains: [subscriberDomain, profileDomain] });
    await portal.logIn({ customerid: '42' });
    portal.operator.isUnreachable(resetPassword);
    expect(await portal.press(changePassword, passwords)).toBe('failed');
    expect(await portal.press(changePassword, passwords)).toBe('failed');
    const [first, again] = portal.operator
      .receivedOf('resetPassword')
      .map(({ request }) => request.headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(localStorage.getItem(pendingWritesSlot.key)).toBeNull();
  });

  it('The state contains no password', async () => {
    for (const answer of [done, refused(403), failing('unknown')]) {
      const { storeState } = await setting([resetPassword, answer]);
      expect(JSON.stringify(storeState)).not.toMatch(/old-secret|new-secret/);
    }
  });
});
