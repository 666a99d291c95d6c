import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOperator } from '../../operator/operator';
import { FROM_PORTAL, newIdempotencyKey, openTestClient } from '../../operator/testClient';
import {
  ASHA,
  client as asha,
  codeSent,
  newestCode,
  openStandIn,
  operator,
  renewalRequest,
} from './support/standIn';

// Real connections on a busy machine.
jest.setTimeout(30_000);

openStandIn('asha');

const read = async (path = '') => (await operator.app.inject(`/stand-in/books${path}`)).json();
const renew = (key = newIdempotencyKey()) => asha.call('renew', renewalRequest, { key });

it('The books show each movement of money, each order and each call', async () => {
  const key = newIdempotencyKey();
  await renew(key);
  expect(await read()).toMatchObject({
    ledger: [
      { customerid: ASHA, kind: 'CHARGE', amount: 5_782, idempotencykey: key, call: 'renew' },
    ],
    orders: [{ customerid: ASHA, purpose: 'RENEWAL', amount: 5_782, status: 'PAID' }],
    payments: [],
    otps: [],
    calls: [
      {
        call: 'login',
        method: 'GET',
        path: '/subscriber/v1/login',
        status: 200,
        idempotencykey: null,
      },
      { call: 'renew', customerid: ASHA, status: 200, idempotencykey: key, replayed: 0 },
    ],
  });
});

it('The books can be filtered by subscriber and by book', async () => {
  await renew();
  expect(await read('/ledger?customer=dinesh')).toEqual([]);
  expect(await read('/ledger?customer=asha')).toHaveLength(1);
  expect(await read(`/subscriptions?customer=${ASHA}`)).toHaveLength(3);
  expect((await operator.app.inject('/stand-in/books/nothing')).statusCode).toBe(404);
});

it('Tests read the same books with their types', async () => {
  await renew();
  expect(operator.books.ledger(ASHA)).toMatchObject([{ amount: 5_782 }]);
  expect(operator.books.balance(ASHA)).toBe(21_450 - 5_782);
});

it('The books contain no password, no code and no session', async () => {
  const validationtoken = await codeSent('RESETPASSWORD', 'asha');
  const otp = newestCode();
  await asha.call('verifyOtp', { validationtoken, otp });
  await asha.call('resetPassword', { password: 'Namaste-2026', newpassword: 'a new secret' });
  const written = JSON.stringify(await read('/calls'));
  for (const secret of [
    'Namaste-2026',
    'a new secret',
    `"${otp}"`,
    validationtoken,
    asha.cookie(),
  ]) {
    expect(written).not.toContain(secret);
  }
});

it('The books record refused and unreadable calls', async () => {
  await openTestClient(operator).call('subscriber', undefined);
  await asha.call('addToCart', { productid: 'NOTHING' });
  await asha.call('renew', { productid: '', chargeperiod: 'MONTHLY', amount: 'x' });
  await operator.app.inject({
    method: 'PUT',
    url: '/subscriber/v1/ticket',
    headers: { 'content-type': 'application/json', ...FROM_PORTAL },
    payload: '{"broken',
  });
  expect(operator.books.calls().map(({ call, status }) => [call, status])).toEqual([
    ['login', 200],
    ['subscriber', 401],
    ['addToCart', 404],
    ['renew', 400],
    ['closeTicket', 400],
  ]);
});

it('Books kept in a file survive a restart with their sessions', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  const database = join(folder, 'demo.sqlite');
  const before = await createOperator({ database });
  const client = openTestClient(before);
  await client.login('asha');
  await client.call('updateSubscriber', { firstname: 'Aasha' });
  await before.close();

  const after = await createOperator({ database });
  const headers = { cookie: `selfcaresession=${client.cookie()}` };
  const { body } = await openTestClient(after).call('subscriber', undefined, { headers });
  expect(body).toMatchObject({ firstname: 'Aasha' });
  await after.close();
  rmSync(folder, { recursive: true });
});
