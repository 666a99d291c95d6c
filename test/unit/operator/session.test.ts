/** @jest-environment node */
import { endpoints } from '../../../sagas/api/endpoints';
import type { CallName } from '../../../store/wire/answers';
import { MINUTE } from '../../operator/clock';
import { routePath } from '../../operator/payments/gateway';
import { OPEN_CALLS } from '../../operator/open';
import { createOperator, type Operator } from '../../operator/operator';
import { visit, type Visitor } from '../../operator/visitor';

let operator: Operator;
let visitor: Visitor;
let passed = 0;

beforeAll(async () => {
  operator = await createOperator({ database: ':memory:', now: () => Date.now() + passed });
});
beforeEach(() => {
  operator.reset();
  visitor = visit(operator);
});
afterAll(() => operator.close());

// Object.entries forgets which name goes with which row.
const closed = (Object.entries(endpoints) as [CallName, (typeof endpoints)[CallName]][]).filter(
  ([name]) => !OPEN_CALLS.has(name),
);

it.each(closed)('refuses %s to somebody without a session', async (_, row) => {
  const url = routePath(row).replace(':ticketid', 'DK4417A00001');
  const { statusCode } = await operator.app.inject({ method: row.method, url });
  expect(statusCode).toBe(401);
});

it('gives a subscriber a cookie that no script and no other site can use', async () => {
  const { headers } = await visitor.login('asha');
  expect(String(headers['set-cookie'])).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(visitor.cookie()).toHaveLength(32);
});

it('gives each login another session', async () => {
  await visitor.login('asha');
  const first = visitor.cookie();
  await visitor.login('asha');
  expect(visitor.cookie()).not.toBe(first);
});

it('answers an unknown name and a wrong password with the same words, and never with 401', async () => {
  const wrong = await visitor.login('asha', 'not hers');
  const unknown = await visitor.login('nobody at all', 'not hers');
  expect(wrong.status).toBe(403);
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
});

it('lets nobody guess on after five wrong passwords, and the subscriber in again later', async () => {
  for (let time = 0; time < 5; time += 1) await visitor.login('asha', 'a guess');
  expect(await visitor.login('asha')).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('Too many wrong tries') },
  });
  expect((await visitor.login('dinesh')).status).toBe(200);
  passed += 5 * MINUTE + 1;
  expect((await visitor.login('asha')).status).toBe(200);
});

it('ends the session at logout, and takes a second logout calmly', async () => {
  await visitor.login('asha');
  const cookie = visitor.cookie();
  expect((await visitor.call('logout', undefined)).status).toBe(200);
  expect((await visitor.call('logout', undefined)).status).toBe(200);
  const headers = { cookie: `selfcaresession=${cookie}` };
  expect((await visitor.call('subscriber', undefined, { headers })).status).toBe(401);
});

it('ends a session from outside, as the console does', async () => {
  await visitor.login('asha');
  operator.endSessions('100004417');
  expect((await visitor.call('subscriber', undefined)).status).toBe(401);
});

it('forgets a session that nobody has used for half a day', async () => {
  await visitor.login('asha');
  passed += 13 * 60 * MINUTE;
  expect((await visitor.call('subscriber', undefined)).status).toBe(401);
});

it.each(['https://elsewhere.example.com', 'null', 'not an address'])(
  'refuses a call from another origin (%s)',
  async (origin) => {
    const headers = { origin, host: 'portal.example.com' };
    expect((await visitor.call('maintenance', undefined, { headers })).status).toBe(403);
    await visitor.login('asha');
    expect((await visitor.call('acceptTerms', undefined, { headers })).status).toBe(403);
    const reset = await operator.app.inject({ method: 'POST', url: '/stand-in/reset', headers });
    expect(reset.statusCode).toBe(403);
  },
);

it('takes a call from its own origin', async () => {
  const headers = { origin: 'https://portal.example.com', host: 'portal.example.com' };
  expect((await visitor.call('maintenance', undefined, { headers })).status).toBe(200);
});

it('refuses what another site’s page asks for without saying its origin', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await visitor.call('maintenance', undefined, { headers })).status).toBe(403);
});

it('names no value of a request it cannot read', async () => {
  const { status, body } = await visitor.call('login', { username: 'asha', password: '' });
  expect({ status, body }).toEqual({
    status: 400,
    body: { error: 'The operator cannot read: password.', errorcode: 'BAD_REQUEST' },
  });
});

it('answers 405 to a method that a call does not take, and 404 to an unknown call', async () => {
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
