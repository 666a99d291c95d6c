import { MINUTE } from '../../operator/clock';
import { newIdempotencyKey } from '../../operator/testClient';
import {
  advanceClock,
  ASHA,
  charges,
  client as asha,
  loggedIn,
  openStandIn,
  operator,
  overTheWire,
  renewalRequest,
  renewWithoutKey,
} from './support/standIn';

// Real connections on a busy machine.
jest.setTimeout(30_000);

openStandIn('asha');
beforeAll(() => operator.app.listen({ port: 0, host: '127.0.0.1' }));

const renew = (key: string) => overTheWire('renew', renewalRequest, key);

it('A renewal sent repeatedly with one key is charged once and gets the same answer each time', async () => {
  const key = newIdempotencyKey();
  const first = await asha.call('renew', renewalRequest, { key });
  const again = await asha.call('renew', renewalRequest, { key });
  expect(first.status).toBe(200);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(charges()).toHaveLength(1);
  expect(operator.books.balance(ASHA)).toBe(21_450 - 5_782);
  expect(operator.books.calls(ASHA).map(({ replayed }) => replayed)).toEqual([0, 1]);
});

it('A request that arrives many times at once is charged once', async () => {
  const key = newIdempotencyKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew(key)));
  const bodies = answers.map((answer) => answer !== 'cut' && `${answer.status} ${answer.body}`);
  expect(new Set(bodies).size).toBe(1);
  expect(charges()).toHaveLength(1);
});

it('A request sent again after a lost answer is charged once', async () => {
  operator.scenario.pick('moneyLeftNoAnswer');
  const key = newIdempotencyKey();
  expect(await renew(key)).toBe('cut');
  expect(charges()).toHaveLength(1);
  expect(await renew(key)).toMatchObject({ status: 200 });
  expect(charges()).toHaveLength(1);
  expect(operator.books.calls(ASHA).map(({ status, replayed }) => [status, replayed])).toEqual([
    [0, 0],
    [200, 1],
  ]);
});

it('A connection cut before the request arrives charges nothing', async () => {
  operator.scenario.pick('cutBefore', { call: 'renew' });
  const key = newIdempotencyKey();
  expect(await renew(key)).toBe('cut');
  expect(charges()).toHaveLength(0);
  expect(await renew(key)).toMatchObject({ status: 200 });
  expect(charges()).toHaveLength(1);
});

it('A key used for another request is refused', async () => {
  const key = newIdempotencyKey();
  await asha.call('renew', renewalRequest, { key });
  const other = { productid: 'P1001', chargeperiod: 'MONTHLY', amount: '340.78' } as const;
  expect(await asha.call('renew', other, { key })).toMatchObject({
    status: 409,
    body: { errorcode: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect(charges()).toHaveLength(1);
});

it('Two subscribers may use the same key', async () => {
  const key = newIdempotencyKey();
  const meera = await loggedIn('meera');
  await asha.call('renew', renewalRequest, { key });
  const hers = await meera.call('retrack', { stbno: 'STB000008031' }, { key });
  expect(hers.status).toBe(200);
});

it('A call that moves money is refused without a key', async () => {
  expect(await renewWithoutKey()).toBe(400);
  expect(charges()).toHaveLength(0);
});

it('A resent request repeats the refusal, and a later attempt with a new key is processed', async () => {
  const key = newIdempotencyKey();
  const tooDear = { productid: 'P1001,P1003', chargeperiod: 'MONTHLY', amount: '398.60' } as const;
  expect((await asha.call('renew', tooDear, { key })).status).toBe(402);
  expect((await asha.call('renew', tooDear, { key })).status).toBe(402);
  expect(operator.books.calls(ASHA).at(-1)).toMatchObject({ replayed: 1 });
  advanceClock(MINUTE + 1);
  await asha.call('renew', tooDear, { key });
  expect(operator.books.calls(ASHA).at(-1)).toMatchObject({ replayed: 0 });
});
