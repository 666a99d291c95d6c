import { DAY, MINUTE, SECOND } from '../../operator/clock';
import { createOperator } from '../../operator/operator';
import { newIdempotencyKey } from '../../operator/testClient';
import type { Idempotency } from '../../operator/transport/idempotency';
import {
  advanceClock,
  ASHA,
  client as asha,
  instantPaymentRequest,
  openStandIn,
  operator,
  renewWithoutKey,
} from './support/standIn';

// The tests really wait for the operator's clock, on a busy machine.
jest.setTimeout(30_000);

const SPEED = 100;

openStandIn('asha', { clockSpeed: SPEED });

/** Requests a payment. Only the key tells a copy of a request from another request. */
const ask = async (amount: string, key: string) => {
  const { status, body } = await asha.call(
    'instantPay',
    { ...instantPaymentRequest, amount },
    { key },
  );
  const { errorcode } = body as { errorcode?: string }; // of a refusal alone
  return [status, errorcode ?? ''] as const;
};
const booked = () => operator.books.payments(ASHA).length;
/** The session is over after some hours, so the second sending needs another login. */
const passWithLogin = async (milliseconds: number) => {
  advanceClock(milliseconds / SPEED);
  await asha.login('asha');
};

type End = readonly [status: number, code: string, booked: number];
interface Row {
  readonly what: string;
  readonly amounts: readonly [first: string, second: string];
  /** Milliseconds between the first sending and the second. */
  readonly pause?: number;
  /** Milliseconds for which the first is carried out and not answered yet. */
  readonly answersAfter?: number;
  /** How the second sending ends, and how many requests to pay are in the books then. */
  readonly ends: Readonly<Record<Idempotency, End>>;
}

const REUSED = 'IDEMPOTENCY_KEY_REUSED';
const REFUSED_AMOUNT = '1.00';
const ROWS: readonly Row[] = [
  {
    what: 'the same once more',
    amounts: ['300.00', '300.00'],
    ends: { honours: [200, '', 1], ignores: [200, '', 2], strict: [200, '', 1] },
  },
  {
    what: 'the same an hour before a day is over',
    amounts: ['300.00', '300.00'],
    pause: DAY - 60 * MINUTE,
    ends: { honours: [200, '', 1], ignores: [200, '', 2], strict: [200, '', 1] },
  },
  {
    what: 'the same after more than a day',
    amounts: ['300.00', '300.00'],
    pause: DAY + MINUTE,
    ends: { honours: [200, '', 1], ignores: [200, '', 2], strict: [200, '', 2] },
  },
  {
    what: 'the same while the first is in progress',
    amounts: ['300.00', '300.00'],
    answersAfter: 60 * SECOND,
    ends: {
      honours: [200, '', 1],
      ignores: [200, '', 2],
      strict: [409, 'IDEMPOTENCY_KEY_IN_PROGRESS', 1],
    },
  },
  {
    what: 'another body with the same key',
    amounts: ['300.00', '400.00'],
    ends: { honours: [409, REUSED, 1], ignores: [200, '', 2], strict: [422, REUSED, 1] },
  },
  {
    what: 'another body with the same key after a refusal',
    amounts: [REFUSED_AMOUNT, '400.00'],
    ends: { honours: [200, '', 1], ignores: [200, '', 1], strict: [422, REUSED, 0] },
  },
];
const MODES: readonly Idempotency[] = ['honours', 'ignores', 'strict'];

describe.each(ROWS)('Sent after a write: $what', ({ amounts, pause = 0, answersAfter, ends }) => {
  it.each(MODES)('The answer and the books are those of the mode “%s”', async (mode) => {
    operator.scenario.idempotency(mode);
    const key = newIdempotencyKey();
    if (answersAfter !== undefined)
      operator.scenario.pick('slowAfter', { call: 'instantPay', milliseconds: answersAfter });
    const first = ask(amounts[0], key);
    await (answersAfter === undefined ? first : operator.clock.wait(answersAfter / 2));
    if (pause > 0) await passWithLogin(pause);
    expect([...(await ask(amounts[1], key)), booked()]).toEqual(ends[mode]);
    await first;
  });
});

it('A strict operator answers the same key again once the first request has been answered', async () => {
  operator.scenario.idempotency('strict');
  operator.scenario.pick('slowAfter', { call: 'instantPay', milliseconds: 30 * SECOND });
  const key = newIdempotencyKey();
  await ask('300.00', key);
  expect([...(await ask('300.00', key)), booked()]).toEqual([200, '', 1]);
});

it.each([
  ['honours', 400],
  ['ignores', 200],
  ['strict', 400],
] as const)('A write without a key is answered in the mode “%s” with %i', async (mode, status) => {
  operator.scenario.idempotency(mode);
  expect(await renewWithoutKey()).toBe(status);
});

describe('The mode that an operator was started in', () => {
  it('The mode lasts over a reset, and the console’s choice ends with it', async () => {
    const started = await createOperator({ database: ':memory:', idempotency: 'ignores' });
    const mode = async () => (await started.app.inject('/stand-in/scenario')).json();
    started.scenario.pick('keysStrict');
    expect(await mode()).toMatchObject({ idempotency: 'strict' });
    started.scenario.clear();
    expect(await mode()).toMatchObject({ idempotency: 'strict' });
    started.reset();
    expect(await mode()).toMatchObject({ idempotency: 'ignores' });
    await started.close();
  });
});
