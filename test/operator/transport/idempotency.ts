import * as v from 'valibot';
import type { Database } from '../books/database';
import type { Clock } from '../clock';
import { DAY, MINUTE } from '../clock';
import { Refusal } from './refusal';

/**
 * How the operator treats `Idempotency-Key`, which no documented call knows:
 *
 * - `honours`: the same key is carried out once and answered again in the same words.
 * - `ignores`: the header is not looked at, and every copy that arrives is carried out.
 * - `strict`: once too, but 409 while the first is in progress, 422 for the same key with another request,
 *   and the key is forgotten after a day.
 */
export const idempotencySetting = v.picklist(['honours', 'ignores', 'strict']);
export type Idempotency = v.InferOutput<typeof idempotencySetting>;

/** What a call answered, as it was and will be answered again. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

interface Intent {
  readonly customerid: string;
  readonly key: string;
  readonly call: string;
  /** Everything that was asked, so that the same key cannot mean something else. */
  readonly request: string;
}

interface Rules {
  /** Milliseconds for which a yes is answered again. */
  readonly successLasts: number;
  /** The same for a refusal. */
  readonly refusalLasts: number;
  /** Status for a key that came with another request. */
  readonly otherRequest: number;
}

const RULES: Readonly<Record<Exclude<Idempotency, 'ignores'>, Rules>> = {
  /**
   * A refusal is repeated only for as long as a transport may send a request again by itself. After that the
   * same key may try again, for nothing was booked.
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
 * Carries an intent out once. Asked again with the same key it answers what it answered the first
 * time, in the same words. The answer is kept in the same transaction as what it tells of, so
 * there is no moment in which one is there without the other.
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
    // One that honours the key takes another request for it when the first was refused.
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

/** The keys whose first request has arrived and is not answered yet, for an operator that is strict. */
export interface KeysInProgress {
  /**
   * Holds the key until the function it returns is called.
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
      // The contract does not know this code: it says nothing about what becomes of the first.
      if (held.has(name)) throw new Refusal(409, IN_PROGRESS, 'IDEMPOTENCY_KEY_IN_PROGRESS');
      held.add(name);
      return () => void held.delete(name);
    },
    clear: () => held.clear(),
  };
};
