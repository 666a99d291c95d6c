import { endpoints } from '../../../../sagas/api/endpoints';
import { eventRing } from '../../../../store/diagnostics/supportBundle/eventRing';
import { loggedOut, logIn, sessionExpired } from '../../../../store/identity/session';
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
  portal.dispatch(loggedOut({ operatorReached: true }));
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
