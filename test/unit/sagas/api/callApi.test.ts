import type { UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { callApi } from '../../../../sagas/api/callApi';
import { endpoints } from '../../../../sagas/api/endpoints';
import { FailureError } from '../../../../sagas/api/failures';
import { send } from '../../../../sagas/api/send';
import { appStarted, selectApp } from '../../../../store/app/app';
import { connectionChanged } from '../../../../store/app/connection';
import { callSettled, callStarted, selectIsLoading } from '../../../../store/app/loader';
import type { Failure } from '../../../../store/core/failure';
import {
  answering,
  backend,
  failing,
  neverAnswers,
  type Prepared,
  refused,
} from '../../../support/backend';
import { aSubscriber, theSample } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';

const order = { productid: 'FAM01', chargeperiod: 'MONTHLY', amount: '10.00' } as const;
const asha = { username: 'asha', password: 'secret-1' };
const baseUrl = 'https://operator.example.com';
const development = appStarted({ mode: 'development', baseUrl });
const production = appStarted({ mode: 'production', baseUrl });

type Outcome =
  { readonly answer: unknown } | { readonly failure: Failure } | { readonly ourMistake: string };

function* outcomeOf(calling: () => SagaGenerator<unknown>): SagaGenerator<Outcome> {
  try {
    return { answer: yield* call(calling) };
  } catch (error) {
    if (error instanceof FailureError) return { failure: error.failure };
    return { ourMistake: String(error) };
  }
}

/** Runs one call against the prepared answers, from the state that these events have made. */
const calling = (
  work: () => SagaGenerator<unknown>,
  answers: readonly Prepared[],
  events: readonly UnknownAction[] = [production],
) =>
  expectSaga(outcomeOf, work)
    .withReducer(loadedReducer(), stateAfter(...events))
    .provide(answering(...answers));

/** How often a run sent the call, counted from its effects. */
const sendings = ({ effects }: { readonly effects: { readonly call?: readonly unknown[] } }) =>
  (effects.call ?? []).filter((effect) => JSON.stringify(effect, names).includes('"fn":"send"'))
    .length;
const names = (_: string, value: unknown): unknown =>
  typeof value === 'function' ? (value === send ? 'send' : value.name) : value;

const login = () => callApi(endpoints.login, asha);
const maintenance = () => callApi(endpoints.maintenance, undefined);
const cpe = () => callApi(endpoints.cpe, undefined);

describe('The loader during a call', () => {
  it('A call is counted once from its start to its answer', async () => {
    const { storeState } = await calling(login, [[endpoints.login, aSubscriber()]])
      .put(callStarted({ call: 'login', quiet: false }))
      .put(callSettled({ call: 'login', quiet: false, status: null }))
      .run();
    expect(storeState.loader).toBe(0);
  });

  it('The loader shows while the answer is awaited', async () => {
    const saga = calling(login, [[endpoints.login, neverAnswers]]);
    const seen: boolean[] = [];
    saga.withReducer((state: ReturnType<typeof stateAfter> | undefined, event) => {
      const next = loadedReducer()(state, event);
      seen.push(selectIsLoading(next));
      return next;
    }, stateAfter(production));
    const { storeState } = await saga.silentRun();
    expect(seen).toContain(true);
    // The run was cancelled at its end, and the count is zero all the same.
    expect(storeState.loader).toBe(0);
  });

  it('The loader stays hidden for a call whose screen shows a skeleton', async () => {
    const { storeState } = await calling(cpe, [[endpoints.cpe, neverAnswers]])
      .put(callStarted({ call: 'cpe', quiet: true }))
      .silentRun();
    expect(storeState.loader).toBe(0);
  });

  it.each([refused(500), failing('unknown'), failing('unreadable')])(
    'The count returns to zero when the call fails (%#)',
    async (failure) => {
      const { storeState } = await calling(login, [[endpoints.login, failure]]).run();
      expect(storeState.loader).toBe(0);
    },
  );
});

describe('Retries of a failed call', () => {
  const unreachable = failing('unreachable');

  it('An unreachable read is retried twice', async () => {
    const boxes = theSample('cpe')!;
    const run = await calling(cpe, [
      [endpoints.cpe, unreachable],
      [endpoints.cpe, unreachable],
      [endpoints.cpe, boxes],
    ]).run();
    expect(run.returnValue).toEqual({ answer: boxes });
    expect(sendings(run)).toBe(3);
  });

  it('A read fails after the third attempt', async () => {
    const run = await calling(cpe, [[endpoints.cpe, unreachable]]).run();
    expect(run.returnValue).toEqual({ failure: { kind: 'unreachable', call: 'cpe' } });
    expect(sendings(run)).toBe(3);
  });

  it.each([refused(500), refused(503), failing('tooSlow'), failing('unreadable')])(
    'A read is not retried for any other failure (%#)',
    async (failure) => {
      expect(sendings(await calling(cpe, [[endpoints.cpe, failure]]).run())).toBe(1);
    },
  );

  const once: readonly [string, () => SagaGenerator<unknown>, Prepared][] = [
    ['login', login, [endpoints.login, unreachable]],
    ['logout', () => callApi(endpoints.logout, undefined), [endpoints.logout, unreachable]],
    [
      'cart/remove',
      () => callApi(endpoints.removeFromCart, { cartitemid: 'C1' }),
      [endpoints.removeFromCart, unreachable],
    ],
    [
      'verify',
      () => callApi(endpoints.verifyOtp, { validationtoken: 'T', otp: '123456' }),
      [endpoints.verifyOtp, unreachable],
    ],
    [
      'validate',
      () => callApi(endpoints.validate, { identity: 'asha', purpose: 'REGISTER' }),
      [endpoints.validate, unreachable],
    ],
    [
      'terms, a write',
      () => callApi(endpoints.acceptTerms, undefined),
      [endpoints.acceptTerms, unreachable],
    ],
    [
      'a renewal, which costs money',
      () => callApi(endpoints.renew, order, { idempotencyKey: 'K1' }),
      [endpoints.renew, unreachable],
    ],
  ];
  it.each(once)('The call is never retried: %s', async (_, work, prepared) => {
    expect(sendings(await calling(work, [prepared]).run())).toBe(1);
  });
});

describe('A device without a network', () => {
  const offline = [production, connectionChanged({ online: false })];

  it.each([
    ['a read', cpe],
    ['a write', () => callApi(endpoints.acceptTerms, undefined)],
    ['a payment', () => callApi(endpoints.renew, order, { idempotencyKey: 'K1' })],
  ])('No call is sent: %s', async (_, work) => {
    const run = await calling(work, [], offline).run();
    expect(run.returnValue).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(sendings(run)).toBe(0);
  });
});

describe('A call that moves money', () => {
  it('A call without an idempotency key is a defect and is not sent', async () => {
    const work = () => callApi(endpoints.renew, order);
    const run = await calling(work, []).run();
    expect(run.returnValue).toEqual({
      ourMistake: 'Error: renew needs an idempotency key',
    });
    expect(sendings(run)).toBe(0);
  });

  it('The idempotency key is sent with the call', async () => {
    const work = () => callApi(endpoints.renew, order, { idempotencyKey: 'K1' });
    await calling(work, [[endpoints.renew, []]])
      .call.like({ fn: send, args: [endpoints.renew, order, { baseUrl, idempotencyKey: 'K1' }] })
      .run();
  });
});

describe('Development without a network', () => {
  const unreachable = failing('unreachable');

  it('A read returns its sample, and the page says so', async () => {
    const { returnValue, storeState } = await calling(
      cpe,
      [[endpoints.cpe, unreachable]],
      [development],
    ).run();
    expect(returnValue).toEqual({ answer: theSample('cpe') });
    expect(selectApp(storeState).answeredBySample).toBe(true);
  });

  it.each([refused(500), failing('tooSlow'), failing('unreadable')])(
    'No sample is shown when the operator answered (%#)',
    async (failure) => {
      const { returnValue } = await calling(cpe, [[endpoints.cpe, failure]], [development]).run();
      expect(returnValue).toHaveProperty('failure');
    },
  );

  it.each([
    ['a login', login, [endpoints.login, unreachable] as Prepared],
    [
      'a write',
      () => callApi(endpoints.acceptTerms, undefined),
      [endpoints.acceptTerms, unreachable] as Prepared,
    ],
    [
      'a payment',
      () => callApi(endpoints.renew, order, { idempotencyKey: 'K1' }),
      [endpoints.renew, unreachable] as Prepared,
    ],
  ])('No sample is shown for %s', async (_, work, prepared) => {
    const { returnValue, storeState } = await calling(work, [prepared], [development]).run();
    expect(returnValue).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(selectApp(storeState).answeredBySample).toBe(false);
  });

  it('A write returns no sample even if one exists', async () => {
    const row = { ...endpoints.cpe, changes: true };
    const work = () => callApi(row, undefined);
    const { returnValue } = await calling(
      work,
      [[endpoints.cpe, unreachable]],
      [development],
    ).run();
    expect(returnValue).toHaveProperty('failure');
  });

  it('Samples are used only in callApi', async () => {
    const { returnValue } = await calling(maintenance, [
      [endpoints.maintenance, unreachable],
    ]).run();
    expect(returnValue).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});

it('A cancelled call does not continue as if it were answered', async () => {
  const notes: unknown[] = [];
  function* story(): SagaGenerator<void> {
    notes.push('asked');
    notes.push(yield* callApi(endpoints.acceptTerms, undefined));
  }
  const saga = expectSaga(story)
    .withReducer(loadedReducer(), stateAfter(production))
    .provide(backend([endpoints.acceptTerms, neverAnswers]));
  const { storeState } = await saga.silentRun();
  expect(notes).toEqual(['asked']);
  expect(storeState.loader).toBe(0);
});
