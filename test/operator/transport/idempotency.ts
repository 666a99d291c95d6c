import * as v from 'valibot';
import type { Database } from '../books/database';
import type { Clock } from '../clock';
import { DAY, MINUTE } from '../clock';
import { Refusal } from './refusal';

/**
 * How the operator handles `Idempotency-Key`, which no documented call mentions:
 *
 * - `honours`: a key is carried out once, and a repeated request gets the stored answer.
 * - `ignores`: the header is ignored, and every copy that arrives is carried out.
 * - `strict`: also once, but the answer is 409 while the first request is in progress and 422 for the same key with
 *   another request, and the key is deleted after a day.
 */
export const idempotencySetting = v.picklist(['honours', 'ignores', 'strict']);
export type Idempotency = v.InferOutput<typeof idempotencySetting>;

/** The answer of a call, stored so that it can be repeated unchanged. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

interface Intent {
  readonly customerid: string;
  readonly key: string;
  readonly call: string;
  /** The whole request, so that the same key cannot be used for another one. */
  readonly request: string;
}

interface Rules {
  /** Milliseconds for which the stored answer of a success is sent again. */
  readonly successLasts: number;
  /** The same for a refusal. */
  readonly refusalLasts: number;
  /** The status for a key that was sent with another request. */
  readonly otherRequest: number;
}

const RULES: Readonly<Record<Exclude<Idempotency, 'ignores'>, Rules>> = {
  /**
   * A refusal is repeated only for as long as a transport may send a request again automatically. After that the
   * same key may be tried again, because nothing was booked.
   */
  honours: { successLasts: Infinity, refusalLasts: MINUTE, otherRequest: 409 },
  strict: { successLasts: DAY, refusalLasts: DAY, otherRequest: 422 },
};
const OTHER_REQUEST = 'This Idempotency-Key was used for another request. Nothing was carried out.';
const IN_PROGRESS = 'A request with this Idempotency-Key is in progress.';

interface AnswerRow {
  readonly call: string;
  readonly request: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

/**
 * Carries out only the first request with a key. A repeated request gets the stored first answer. The answer is stored
 * in the transaction that carries out the call, so one never exists without the other.
 *
 * @throws Refusal when the key belongs to another request.
 */
export const withIdempotency = (
  mode: Exclude<Idempotency, 'ignores'>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  intent: Intent,
  runHandler: () => Answered,
): Answered & { readonly replayed: boolean } => {
  const rules = RULES[mode];
  const former = database.get<AnswerRow>(
    'select call, request, status, body, at from answers where customerid = ? and idempotencykey = ?',
    ...[intent.customerid, intent.key],
  );
  if (former && isStillValid(former, rules, clock.now())) {
    const isSame = former.call === intent.call && former.request === intent.request;
    if (isSame) return { status: former.status, body: JSON.parse(former.body), replayed: true };
    // An operator that honours keys accepts another request with the key when the first was refused.
    if (mode === 'strict' || isSuccess(former))
      throw new Refusal(rules.otherRequest, OTHER_REQUEST, 'IDEMPOTENCY_KEY_REUSED');
  }
  const answer = runHandler();
  database.run(
    'insert or replace into answers values (?, ?, ?, ?, ?, ?, ?)',
    ...[intent.customerid, intent.key, intent.call, intent.request],
    ...[answer.status, JSON.stringify(answer.body), clock.now()],
  );
  return { ...answer, replayed: false };
};

const isSuccess = ({ status }: AnswerRow): boolean => status < 400;

const isStillValid = (
  former: AnswerRow,
  { successLasts, refusalLasts }: Rules,
  now: number,
): boolean => now - former.at < (isSuccess(former) ? successLasts : refusalLasts);

/** The keys whose first request has arrived and is not answered yet. Only a strict operator uses them. */
export interface KeysInProgress {
  /**
   * Holds the key until the returned function is called.
   *
   * @throws Refusal while an earlier request holds the same key.
   */
  hold(customerid: string, key: string): () => void;
  clear(): void;
}

export const createKeysInProgress = (): KeysInProgress => {
  const held = new Set<string>();
  return {
    hold: (customerid, key) => {
      const name = `${customerid} ${key}`;
      // The contract does not define this code, so the refusal does not say what happens to the first request.
      if (held.has(name)) throw new Refusal(409, IN_PROGRESS, 'IDEMPOTENCY_KEY_IN_PROGRESS');
      held.add(name);
      return () => void held.delete(name);
    },
    clear: () => held.clear(),
  };
};
