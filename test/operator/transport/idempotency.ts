import type { Clock } from '../clock';
import { MINUTE } from '../clock';
import type { Database } from '../books/database';
import { Refusal } from './refusal';

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

/**
 * A refusal is repeated only for as long as a transport may send a request again by itself.
 * After that the same key may try again, for nothing was booked.
 */
const REFUSAL_LASTS = MINUTE;
const OTHER_REQUEST = 'This Idempotency-Key was used for another request. Nothing was carried out.';

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
 */
export const withIdempotency = (
  database: Database,
  clock: Clock,
  intent: Intent,
  runHandler: () => Answered,
): Answered & { readonly replayed: boolean } => {
  const former = database.get<AnswerRow>(
    'select call, request, status, body, at from answers where customerid = ? and idempotencykey = ?',
    ...[intent.customerid, intent.key],
  );
  const isSame = former?.call === intent.call && former.request === intent.request;
  const succeeded = former !== undefined && former.status < 400;
  if (former && isSame && (succeeded || clock.now() - former.at < REFUSAL_LASTS)) {
    return { status: former.status, body: JSON.parse(former.body), replayed: true };
  }
  if (succeeded) throw new Refusal(409, OTHER_REQUEST, 'IDEMPOTENCY_KEY_REUSED');
  const answer = runHandler();
  database.run(
    'insert or replace into answers values (?, ?, ?, ?, ?, ?, ?)',
    ...[intent.customerid, intent.key, intent.call, intent.request],
    ...[answer.status, JSON.stringify(answer.body), clock.now()],
  );
  return { ...answer, replayed: false };
};
