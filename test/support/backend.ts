import type { Endpoint } from '../../sagas/api/endpoint';
import { endpoints } from '../../sagas/api/endpoints';
import { FailureError } from '../../sagas/api/failures';
import { send } from '../../sagas/api/send';
import type { Failure } from '../../store/core/failure';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import { isKnownCode } from '../../store/wire/refusal';
import { takeDefects } from './defects';

/** The failure that a call gets instead of an answer. */
class Failing {
  constructor(readonly failureOf: (call: CallName) => Failure) {}
}

/**
 * The operator refuses the call. The refusal of a write is certain only with a code that the contract names; with any
 * other code, or without one, the outcome of the write is unknown.
 */
export const refused = (status: number, message = '', code?: string) =>
  new Failing((call) =>
    endpoints[call].changes && !isKnownCode(code ?? '')
      ? { kind: 'unknown', call, status, message }
      : { kind: 'refused', call, status, message, ...(code !== undefined && { code }) },
  );

/** The call fails with a failure of this kind. */
export const failing = (kind: 'unreadable' | 'unreachable' | 'tooSlow' | 'unknown') =>
  new Failing((call) => ({ kind, call }));

/** An answer that never comes. */
export const neverAnswers = new Promise<never>(() => undefined);

/** One row of the table and its answer, in the form that the product has after reading. */
export type Prepared = {
  [Name in CallName]: readonly [Endpoint<Name>, AnswerOf<Name> | Failing | Promise<never>];
}[CallName];

let unprepared: string[] = [];

beforeEach(() => {
  unprepared = [];
});

// runFlow catches whatever a worker throws, so throwing alone would not fail the test.
afterEach(() => {
  if (unprepared.length > 0) takeDefects();
  expect(unprepared).toEqual([]);
});

/**
 * Answers `send` by table row instead of the network, for `expectSaga(...).provide(...)`. A row
 * listed several times gives its answers in that order, and the last one from then on; a call of
 * an unlisted row fails the test.
 */
export const backend = (...answers: readonly Prepared[]) => {
  const left = [...answers];
  const answerTo = (name: CallName): unknown => {
    const at = left.findIndex(([endpoint]) => endpoint.name === name);
    const answer = left[at]?.[1];
    if (left.slice(at + 1).some(([endpoint]) => endpoint.name === name)) left.splice(at, 1);
    return answer;
  };
  return {
    call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown): unknown {
      if (fn !== send) return next();
      const { name } = args[0] as Endpoint; // the first argument of `send`
      if (!answers.some(([endpoint]) => endpoint.name === name)) {
        unprepared.push(`no answer prepared for ${name}`);
        throw new Error(`no answer prepared for ${name}`);
      }
      const answer = answerTo(name);
      if (answer instanceof Failing) throw new FailureError(answer.failureOf(name));
      return answer;
    },
  };
};

/** Milliseconds. A longer delay is not skipped, because it is a time limit or the pause of a loop that never ends. */
const MAX_SKIPPED = 4_999;

/** Skips short delays (of a retry, of a supervisor). */
const withoutPauses = {
  call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown): unknown {
    const isDelay = typeof fn === 'function' && fn.name === 'delayP';
    return isDelay && Number(args[0]) <= MAX_SKIPPED ? true : next();
  },
};

/** The prepared answers, with short delays skipped: `expectSaga(...).provide(answering(...))`. */
export const answering = (...answers: readonly Prepared[]) => [withoutPauses, backend(...answers)];
