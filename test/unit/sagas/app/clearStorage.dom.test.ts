import { runSaga, stdChannel } from 'redux-saga';
import { clearStorageSaga } from '../../../../sagas/app/clearStorage';
import { instantPaymentDomain } from '../../../../sagas/payments/instantPayment';
import {
  accountMismatched,
  loggedOut,
  loggedOutElsewhere,
  sessionDiscarded,
  sessionExpired,
} from '../../../../store/identity/session';
import { lastHomeSlot } from '../../../../store/packs/lastHome';
import { journalSlot } from '../../../../store/payments/journal';
import { storageSlots } from '../../../../store/root/persist';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { openPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const MINUTE = 60_000;
const [JOURNAL, WRITES, CHOICES] = [
  journalSlot.key,
  pendingWritesSlot.key,
  storageSlots.preferences.key,
];

const ofTheDevice = { [JOURNAL]: '{"attempts":[]}', [WRITES]: '{"intents":[]}', other: '42' };
const ofTheSubscriber = {
  selfcareTicketDraft: '{"customerid":"42","draft":{"subject":"A charge"}}',
  selfcareSurvey: '{"owner":"a1b2","answers":{"more":"News"},"sent":false}',
  selfcarePush: '{"customerid":"42","token":"t"}',
  selfcareLaterVersion: '{"name":"Asha"}',
};
const ofTheTab = { selfcareInstantPayment: '{"number":"9000004412","until":9999999999999}' };

const fill = (storage: Storage, values: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
};
const keysIn = (storage: Storage) => Object.keys(storage).sort();

/** A portal that has loaded none of the domains that wrote what the browser keeps. */
const full = async () => {
  const portal = await openPortal({ domains: [] });
  await portal.logIn({ customerid: '42' });
  fill(localStorage, { ...ofTheDevice, ...ofTheSubscriber });
  fill(sessionStorage, { ...ofTheTab, selfcareReloadedFor: 'build-1' });
  return portal;
};

describe('The end of a session', () => {
  it('A logout deletes what domains stored that this page has not loaded', async () => {
    const portal = await full();
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await portal.written();
    expect(keysIn(localStorage)).toEqual([...Object.keys(ofTheDevice), CHOICES].sort());
    expect(keysIn(sessionStorage)).toEqual(['selfcareReloadedFor']);
  });

  it('A logout keeps the record that a survey was sent', async () => {
    const portal = await full();
    localStorage.setItem('selfcareSurvey', '{"owner":"a1b2","answers":{},"sent":true}');
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    expect(keysIn(localStorage)).toContain('selfcareSurvey');
  });

  it.each([
    ['A logout in another tab', loggedOutElsewhere()],
    ['Another subscriber’s record', accountMismatched()],
  ])('%s deletes what this tab stored, and leaves what the tabs share', async (_, end) => {
    const portal = await full();
    portal.dispatch(end);
    await untilIdle();
    expect(keysIn(sessionStorage)).toEqual(['selfcareReloadedFor']);
    expect(keysIn(localStorage)).toEqual(expect.arrayContaining(Object.keys(ofTheSubscriber)));
  });

  it.each([
    ['An expired session', sessionExpired()],
    ['A full-screen error', sessionDiscarded()],
  ])('%s deletes nothing that the next login may go on with', async (_, end) => {
    const portal = await full();
    portal.dispatch(end);
    await untilIdle();
    expect(keysIn(sessionStorage)).toContain('selfcareInstantPayment');
    expect(keysIn(localStorage)).toContain('selfcareTicketDraft');
  });

  it.each([
    ['A logout', loggedOut({ isConfirmedByOperator: true })],
    ['An expired session', sessionExpired()],
    ['A full-screen error', sessionDiscarded()],
    ['Another subscriber’s record', accountMismatched()],
  ])('%s deletes the last known home', async (_, end) => {
    const portal = await full();
    localStorage.setItem(lastHomeSlot.key, '{"customerid":"42"}');
    portal.dispatch(end);
    await untilIdle();
    expect(keysIn(localStorage)).not.toContain(lastHomeSlot.key);
  });

  it('A browser that refuses storage logs out all the same', async () => {
    const portal = await full();
    const removing = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await untilIdle();
    removing.mockRestore();
    expect(portal.state().session.user).toBeNull();
  });
});

describe('What a tab stored for a while', () => {
  const stored = (until: number) => ({
    selfcareShop: `{"cart":{"firstname":"Asha"},"until":${until}}`,
  });

  it.each([
    ['is deleted at the start of the next page', -1, []],
    ['stays until its time is over', MINUTE, ['selfcareShop']],
  ])('It %s, also when nothing reads it', async (_, left, keys) => {
    fill(sessionStorage, stored(Date.now() + left));
    await openPortal({ domains: [] });
    await untilIdle();
    expect(keysIn(sessionStorage)).toEqual(keys);
  });

  it('It is deleted a minute later at most in a page that stays open', async () => {
    jest.useFakeTimers();
    const task = runSaga({ channel: stdChannel() }, clearStorageSaga);
    fill(sessionStorage, stored(Date.now() + MINUTE / 2));
    await jest.advanceTimersByTimeAsync(MINUTE / 3);
    expect(keysIn(sessionStorage)).toEqual(['selfcareShop']);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(keysIn(sessionStorage)).toEqual([]);
    task.cancel();
    jest.useRealTimers();
  });

  it.each([
    ['damaged', '{"id":"1"'],
    ['of another shape', `{"id":1,"until":${Date.now() + MINUTE}}`],
    ['too old', `{"id":"1","until":${Date.now() - 1}}`],
  ])('What is %s is deleted when it is read', async (_, value) => {
    fill(sessionStorage, { selfcareInstantPayment: value });
    await openPortal({ domains: [instantPaymentDomain] });
    await untilIdle();
    expect(keysIn(sessionStorage)).toEqual([]);
  });
});
