import { endpoints } from '../../../sagas/api/endpoints';
import type { CallName } from '../../../store/wire/answers';
import { MINUTE } from '../../operator/clock';
import { PUBLIC_CALLS } from '../../operator/publicCalls';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { FROM_PORTAL } from '../../operator/testClient';
import { routePath } from '../../operator/transport/gateway';
import { advanceClock, ASHA, client, openStandIn, operator } from './support/standIn';

openStandIn();

// Object.entries forgets which name goes with which row.
const closed = (Object.entries(endpoints) as [CallName, (typeof endpoints)[CallName]][]).filter(
  ([name]) => !PUBLIC_CALLS.has(name),
);

it.each(closed)('A request to %s without a session is refused', async (_, row) => {
  const url = routePath(row).replace(':ticketid', 'DK4417A00001');
  const { statusCode } = await operator.app.inject({
    method: row.method,
    url,
    headers: FROM_PORTAL,
  });
  expect(statusCode).toBe(401);
});

it('The session cookie is HttpOnly and SameSite=Strict', async () => {
  const { headers } = await client.login('asha');
  expect(String(headers['set-cookie'])).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(client.cookie()).toHaveLength(32);
});

it('Behind a server that speaks HTTPS the session cookie is Secure', async () => {
  const { headers } = await operator.app.inject({
    method: 'GET',
    url: `/subscriber/v1/login?username=asha&password=${DEMO_PASSWORD}`,
    headers: { ...FROM_PORTAL, 'x-forwarded-proto': 'https' },
  });
  expect(String(headers['set-cookie'])).toMatch(/; Secure/);
});

it('Each login gets a new session', async () => {
  await client.login('asha');
  const first = client.cookie();
  await client.login('asha');
  expect(client.cookie()).not.toBe(first);
});

it('An unknown name and a wrong password get the same answer, which is never a 401', async () => {
  const wrong = await client.login('asha', 'not hers');
  const unknown = await client.login('no such user', 'not hers');
  expect(wrong.status).toBe(403);
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
});

it('Five wrong passwords lock the login for a time, after which the subscriber can log in', async () => {
  for (let time = 0; time < 5; time += 1) await client.login('asha', 'a guess');
  expect(await client.login('asha')).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('Too many wrong tries') },
  });
  expect((await client.login('dinesh')).status).toBe(200);
  advanceClock(5 * MINUTE + 1);
  expect((await client.login('asha')).status).toBe(200);
});

it('A logout ends the session, and a second logout succeeds', async () => {
  await client.login('asha');
  const cookie = client.cookie();
  expect((await client.call('logout', undefined)).status).toBe(200);
  expect((await client.call('logout', undefined)).status).toBe(200);
  const headers = { cookie: `selfcaresession=${cookie}` };
  expect((await client.call('subscriber', undefined, { headers })).status).toBe(401);
});

it('The console can end a session', async () => {
  await client.login('asha');
  operator.endSessions(ASHA);
  expect((await client.call('subscriber', undefined)).status).toBe(401);
});

it('A session expires after half a day without use', async () => {
  await client.login('asha');
  advanceClock(13 * 60 * MINUTE);
  expect((await client.call('subscriber', undefined)).status).toBe(401);
});

it.each(['https://elsewhere.example.com', 'null', 'not an address'])(
  'A call from another origin is refused (%s)',
  async (origin) => {
    const headers = { origin, host: 'portal.example.com' };
    expect((await client.call('maintenance', undefined, { headers })).status).toBe(403);
    await client.login('asha');
    expect((await client.call('acceptTerms', undefined, { headers })).status).toBe(403);
    const reset = await operator.app.inject({ method: 'POST', url: '/stand-in/reset', headers });
    expect(reset.statusCode).toBe(403);
  },
);

it('A call from the portal’s own origin is accepted', async () => {
  const headers = { origin: 'https://portal.example.com', host: 'portal.example.com' };
  expect((await client.call('maintenance', undefined, { headers })).status).toBe(200);
});

it('A cross-site request without an Origin header is refused', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await client.call('maintenance', undefined, { headers })).status).toBe(403);
});

it.each([
  ['without the portal’s header', { 'x-requested-with': '' }],
  ['from another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['from an address typed into the browser', { 'sec-fetch-site': 'none' }],
])('A call that changes something is refused %s, and a read is answered', async (_, headers) => {
  await client.login('asha');
  expect((await client.call('acceptTerms', undefined, { headers })).status).toBe(403);
  expect((await client.call('logout', undefined, { headers })).status).toBe(403);
  expect((await client.call('subscriber', undefined, { headers })).status).toBe(200);
});

it('The answer to an unreadable request repeats no value of it', async () => {
  const { status, body } = await client.call('login', { username: 'asha', password: '' });
  expect({ status, body }).toEqual({
    status: 400,
    body: { error: 'The operator cannot read: password.', errorcode: 'BAD_REQUEST' },
  });
});

it('A wrong method is answered 405 and an unknown call 404', async () => {
  const wrong = await operator.app.inject({ method: 'POST', url: '/subscriber/v1/login' });
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET']);
  const head = await operator.app.inject({ method: 'HEAD', url: '/subscriber/v1/logout' });
  expect(head.statusCode).toBe(405);
  const unknown = await operator.app.inject({ method: 'GET', url: '/subscriber/v1/nothing' });
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { error: 'There is nothing at this address.' },
  ]);
});
