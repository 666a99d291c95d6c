/** @jest-environment node */
import { MINUTE } from '../../operator/clock';
import {
  advanceClock,
  ASHA,
  charges,
  openStandIn,
  operator,
  overTheWire,
  renewalRequest,
} from './support/standIn';

// Real connections on a busy machine.
jest.setTimeout(30_000);

openStandIn('asha');
beforeAll(() => operator.app.listen({ port: 0, host: '127.0.0.1' }));

const renew = () => overTheWire('renew', renewalRequest);
/** What is due is carried out when the operator is asked for anything. */
const readBooks = () => operator.app.inject('/stand-in/books');

it('A call that is booked later is answered 202 and charged once, when its time has come', async () => {
  operator.scenario.add({
    call: 'renew',
    times: 1,
    trouble: { kind: 'bookedLater', milliseconds: 5 * MINUTE },
  });
  expect(await renew()).toMatchObject({ status: 202, body: '{}' });
  advanceClock(4 * MINUTE);
  await readBooks();
  expect(charges()).toHaveLength(0);
  expect(operator.postponed()).toBe(1);
  advanceClock(MINUTE);
  await readBooks();
  await readBooks();
  expect(charges()).toHaveLength(1);
  expect(operator.postponed()).toBe(0);
});

it('A call that is booked later is forgotten at a reset', async () => {
  operator.scenario.add({ call: 'renew', trouble: { kind: 'bookedLater', milliseconds: MINUTE } });
  await renew();
  operator.reset();
  expect(operator.postponed()).toBe(0);
  advanceClock(MINUTE);
  await readBooks();
  expect(charges()).toHaveLength(0);
});

it.each([
  [true, 1],
  [false, 0],
])('Another answer is given in its own words, carried out: %s', async (executed, count) => {
  const body = 'Your request is being processed';
  operator.scenario.add({
    call: 'renew',
    times: 1,
    trouble: { kind: 'answer', status: 401, type: 'text/plain', body, executed },
  });
  expect(await renew()).toMatchObject({ status: 401, body });
  expect(charges()).toHaveLength(count);
  expect(await overTheWire('subscriber', undefined)).toMatchObject({ status: 200 });
});

it('More than the bill is taken from the balance, and the ledger says so', async () => {
  operator.scenario.add({ call: 'renew', times: 1, trouble: { kind: 'takesMore', paise: 1_000 } });
  expect(await renew()).toMatchObject({ status: 200 });
  expect(charges()).toMatchObject([{ amount: 5_782 + 1_000 }]);
  expect(operator.books.balance(ASHA)).toBe(21_450 - 6_782);
});
