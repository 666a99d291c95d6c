import { endpoints } from '../../../../sagas/api/endpoints';
import { eventRing } from '../../../../store/diagnostics/supportBundle/eventRing';
import { loggedOut, logIn, sessionExpired } from '../../../../store/identity/session';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { attemptWritten, startPayment } from '../../../../store/payments/payments';
import { aBill } from '../../../support/builders';
import { openPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const recorded = () => JSON.stringify(eventRing.recorded());

it('The recording holds the events before an error, with the calls and the request of each answer', async () => {
  const portal = await openPortal({ domains: [] });
  portal.operator.refuses(endpoints.login, 403, { error: 'No' });
  expect(
    await portal.press(logIn, { username: 'asha', password: 'secret-1', remember: false }),
  ).toBe('failed');
  await untilIdle();
  const failed = eventRing
    .recorded()
    .moments.find(({ event }) => event.type === 'session/logInFailed');
  expect(failed?.event).toMatchObject({
    answers: expect.stringMatching(/^session\/logIn #\d+$/),
    payload: { kind: 'refused', status: 403 },
  });
  expect(eventRing.recorded().calls).toContainEqual(
    expect.objectContaining({ call: 'login', method: 'GET', outcome: 'refused', status: 403 }),
  );
  expect(recorded()).not.toContain('secret-1');
});

it('A logout clears the recording, and an expired session keeps it', async () => {
  const portal = await openPortal({ domains: [] });
  await portal.logIn({ customerid: '100004417' });
  portal.dispatch(sessionExpired('cart'));
  expect(recorded()).toContain('100004417');
  await portal.logIn({ customerid: '100004417' });
  portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
  expect(recorded()).not.toContain('100004417');
});

it('Another subscriber’s login on the same page clears the recording', async () => {
  const portal = await openPortal({ domains: [] });
  await portal.logIn({ customerid: '100004417' });
  portal.dispatch(sessionExpired('cart'));
  await portal.logIn({ customerid: '100009999' });
  expect(recorded()).not.toContain('100004417');
  expect(recorded()).toContain('100009999');
});

describe('The return from the card page', () => {
  const attempt: PaymentAttempt = {
    ...{ id: 'a', key: 'k', customerid: '100004417', method: 'CARD', begun: 1, bill: aBill() },
    ...{ step: 'atProvider', txnid: 'TXN1' },
  };
  /** The subscriber presses Pay, and the page is left for the provider's. */
  const leaveForCardPage = async () => {
    const portal = await openPortal({ domains: [] });
    await portal.logIn({ customerid: '100004417' });
    portal.dispatch(startPayment.requested({ method: 'CARD', bill: attempt.bill }));
    portal.dispatch(attemptWritten(attempt));
    window.dispatchEvent(new Event('pagehide'));
    return portal;
  };
  const isKept = () => sessionStorage.getItem('selfcareRecording') !== null;
  const types = () => eventRing.recorded().moments.map(({ event }) => event.type);

  it('The recording still has the press that began the payment, before what the new page records', async () => {
    await leaveForCardPage();
    await openPortal({ domains: [] });
    const seen = types();
    expect(seen.indexOf('payments/startRequested')).toBeGreaterThan(0);
    expect(seen.indexOf('payments/startRequested')).toBeLessThan(seen.indexOf('@@INIT'));
    expect(seen.lastIndexOf('app/appStarted')).toBeGreaterThan(seen.indexOf('@@INIT'));
    expect(recorded()).not.toContain('secret-1');
    expect(isKept()).toBe(false);
  });

  it('A page that is loaded again after the return keeps it too', async () => {
    await leaveForCardPage();
    await openPortal({ domains: [] });
    window.dispatchEvent(new Event('pagehide'));
    await openPortal({ domains: [] });
    expect(types().filter((type) => type === 'payments/startRequested')).toHaveLength(1);
    expect(types().filter((type) => type === '@@INIT')).toHaveLength(2);
  });

  it('What is kept meanwhile is redacted, and a logout in this tab deletes it', async () => {
    const portal = await leaveForCardPage();
    const kept = sessionStorage.getItem('selfcareRecording') ?? '';
    expect(kept).toContain('payments/startRequested');
    expect(kept).not.toContain('Asha');
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await portal.written();
    expect(isKept()).toBe(false);
  });

  it.each([
    [
      'another subscriber has logged in meanwhile',
      JSON.stringify({ customerid: '100009999', firstname: 'Ravi', companyagreement: 'YES' }),
    ],
    ['the session was ended in another tab', null],
  ])('Where %s, nothing of the payer is in the recording', async (_, user) => {
    const portal = await leaveForCardPage();
    await portal.written();
    if (user === null) localStorage.removeItem('selfcareUser');
    else localStorage.setItem('selfcareUser', user);
    await openPortal({ domains: [] });
    expect(recorded()).not.toContain('100004417');
    expect(types()).not.toContain('payments/startRequested');
  });

  it('A recording of an expired session is for its subscriber alone, not for whoever logs in next', async () => {
    const portal = await leaveForCardPage();
    portal.dispatch(sessionExpired('paymentStatus'));
    await portal.written();
    window.dispatchEvent(new Event('pagehide'));
    expect(isKept()).toBe(true);
    const next = await openPortal({ domains: [] });
    await next.logIn({ customerid: '100009999' });
    expect(recorded()).not.toContain('100004417');
  });

  it('A page that is left for anything but the card page keeps nothing', async () => {
    const portal = await openPortal({ domains: [] });
    await portal.logIn({ customerid: '100004417' });
    window.dispatchEvent(new Event('pagehide'));
    expect(isKept()).toBe(false);
  });

  it.each(['before', 'moments', 'slices'])(
    'A recording that has lost its %s in the storage is left out, and this page is recorded',
    async (part) => {
      await leaveForCardPage();
      const kept = sessionStorage.getItem('selfcareRecording') ?? '';
      sessionStorage.setItem('selfcareRecording', kept.replace(`"${part}":`, '"lost":'));
      await openPortal({ domains: [] });
      expect(types()).not.toContain('@@INIT');
      expect(types()).toContain('app/appStarted');
    },
  );
});
