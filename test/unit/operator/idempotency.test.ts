/** @jest-environment node */
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  FROM_PORTAL,
  newIdempotencyKey,
  requestFor,
  openTestClient,
} from '../../operator/testClient';
import { endpoints } from '../../../sagas/api/endpoints';
import { MINUTE } from '../../operator/clock';
import { client as asha, openStandIn, operator, pass } from './support/standIn';

// Real connections on a busy machine.
jest.setTimeout(30_000);

const ASHA = '100004417';
const renewal = { productid: 'P1003', chargeperiod: 'MONTHLY', amount: '57.82' } as const;

openStandIn('asha');
beforeAll(() => operator.app.listen({ port: 0, host: '127.0.0.1' }));

const charges = () => operator.books.ledger(ASHA).filter(({ kind }) => kind === 'CHARGE');

/** Over a real connection, for what happens to a connection. */
const overTheWire = (key: string): Promise<{ status: number; body: string } | 'cut'> => {
  const { method, url, headers, payload } = requestFor(endpoints.renew, renewal, { key });
  const { port } = operator.app.server.address() as AddressInfo; // it listens on TCP
  return new Promise((resolve) => {
    const cookie = `selfcaresession=${asha.cookie()}`;
    const sent = ask({
      port,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { ...headers, cookie },
    });
    sent.on('response', (answer) => {
      let body = '';
      answer.on('data', (piece) => (body += String(piece)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', () => resolve('cut'));
    sent.end(payload);
  });
};

it('A renewal sent repeatedly with one key is charged once and gets the same answer each time', async () => {
  const key = newIdempotencyKey();
  const first = await asha.call('renew', renewal, { key });
  const again = await asha.call('renew', renewal, { key });
  expect(first.status).toBe(200);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(charges()).toHaveLength(1);
  expect(operator.books.balance(ASHA)).toBe(21_450 - 5_782);
  expect(operator.books.calls(ASHA).map(({ replayed }) => replayed)).toEqual([0, 1]);
});

it('A request that arrives many times at once is charged once', async () => {
  const key = newIdempotencyKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => overTheWire(key)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(charges()).toHaveLength(1);
});

it('A request sent again after a lost answer is charged once', async () => {
  operator.scenario.pick('moneyLeftNoAnswer');
  const key = newIdempotencyKey();
  expect(await overTheWire(key)).toBe('cut');
  expect(charges()).toHaveLength(1);
  expect(await overTheWire(key)).toMatchObject({ status: 200 });
  expect(charges()).toHaveLength(1);
  expect(operator.books.calls(ASHA).map(({ status, replayed }) => [status, replayed])).toEqual([
    [0, 0],
    [200, 1],
  ]);
});

it('A connection cut before the request arrives charges nothing', async () => {
  operator.scenario.pick('cutBefore', { call: 'renew' });
  const key = newIdempotencyKey();
  expect(await overTheWire(key)).toBe('cut');
  expect(charges()).toHaveLength(0);
  expect(await overTheWire(key)).toMatchObject({ status: 200 });
  expect(charges()).toHaveLength(1);
});

it('A key used for another request is refused', async () => {
  const key = newIdempotencyKey();
  await asha.call('renew', renewal, { key });
  const other = { productid: 'P1001', chargeperiod: 'MONTHLY', amount: '340.78' } as const;
  expect(await asha.call('renew', other, { key })).toMatchObject({
    status: 409,
    body: { errorcode: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect(charges()).toHaveLength(1);
});

it('Two subscribers may use the same key', async () => {
  const key = newIdempotencyKey();
  const meera = openTestClient(operator);
  await meera.login('meera');
  await asha.call('renew', renewal, { key });
  const hers = await meera.call('retrack', { stbno: 'STB000008031' }, { key });
  expect(hers.status).toBe(200);
});

it('A call that moves money is refused without a key', async () => {
  const { url, method, payload, headers } = requestFor(endpoints.renew, renewal);
  const answer = await operator.app.inject({
    method,
    url,
    headers: {
      'content-type': headers['content-type'] ?? '',
      cookie: `selfcaresession=${asha.cookie()}`,
      ...FROM_PORTAL,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode).toBe(400);
  expect(charges()).toHaveLength(0);
});

it('A resent request repeats the refusal, and a later attempt with a new key is processed', async () => {
  const key = newIdempotencyKey();
  const tooDear = { productid: 'P1001,P1003', chargeperiod: 'MONTHLY', amount: '398.60' } as const;
  expect((await asha.call('renew', tooDear, { key })).status).toBe(402);
  expect((await asha.call('renew', tooDear, { key })).status).toBe(402);
  expect(operator.books.calls(ASHA).at(-1)).toMatchObject({ replayed: 1 });
  pass(MINUTE + 1);
  await asha.call('renew', tooDear, { key });
  expect(operator.books.calls(ASHA).at(-1)).toMatchObject({ replayed: 0 });
});
