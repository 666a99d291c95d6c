import { call, select, type SagaGenerator } from 'typed-redux-saga';
import type { Failure } from '../../store/core/failure';
import { randomId } from '../../store/core/values/randomId';
import { selectCustomerId } from '../../store/identity/session';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import type { RequestOf } from '../../store/wire/requests/requests';
import { isSettledBy } from '../../store/writes/outcome';
import type { PendingWrite } from '../../store/writes/pendingWrites';
import { callApi } from '../api/callApi';
import type { Endpoint } from '../api/endpoint';
import { FailureError } from '../api/failures';
import { belongsTo, settleWrite, stillOpen } from './pendingWrites';
import { durableRecords, type WriteRecords } from './writeRecords';
import { hashOf } from '../../store/core/values/hash';

/**
 * A write whose answer may be lost, with the key of its intent written down before the first sending.
 *
 *             key written down        a readable yes, or a certain no
 *   pressed ──────────────────► sent ─────────────────────────────────► settled: the record goes
 *                                │ ▲                                        ▲
 *       no answer, or none that  │ │ the same again, here, in another tab   │ forgetPendingWrites:
 *       says what became of it   ▼ │ or after a reload: the same key        │ the outcome was seen
 *                              outcome unknown ─────────────────────────────┤
 *                                │                                          │ 24 hours
 *                                └── missPendingWrites: looked for in vain, no longer in question;
 *                                    the same again keeps its key
 *
 * What settles it is said in `store/writes/outcome.ts`.
 *
 * @throws FailureError; of an unknown outcome with the kind `unknown`.
 */
export function* idempotentCall<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  records: WriteRecords = durableRecords,
  { about, check }: IntentOptions<Name> = {},
): SagaGenerator<AnswerOf<Name>> {
  const customerid = yield* select(selectCustomerId);
  const intent = about === undefined ? request : { request, about };
  const write = yield* call(openWrite, records, customerid, endpoint.name, intent);
  function* settleIfCertain(failure: Failure): SagaGenerator<void> {
    if (isSettledBy(failure, write.isFirst)) yield* settleWrite(write, records);
  }
  const options = { idempotencyKey: write.key, onUnauthorised: settleIfCertain };
  try {
    const answer = yield* callApi(endpoint, request, options);
    check?.(answer);
    yield* settleWrite(write, records);
    return answer;
  } catch (error) {
    if (error instanceof FailureError) yield* settleIfCertain(error.failure);
    throw error;
  }
}

interface IntentOptions<Name extends CallName> {
  /** What the request is about and does not say: requests about other things have other keys. */
  readonly about?: unknown;
  /** Throws a FailureError for a readable answer that is not the yes that was asked for. */
  readonly check?: (answer: AnswerOf<Name>) => void;
}

interface OpenWrite extends PendingWrite {
  /** No earlier sending of it is in question: there was none, or it was looked for in vain. */
  readonly isFirst: boolean;
}

const openWrite = async (
  { change }: WriteRecords,
  customerid: string,
  name: CallName,
  intent: unknown,
): Promise<OpenWrite> => {
  const fingerprint = await fingerprintOf(intent);
  const isSame = (write: PendingWrite) =>
    belongsTo(customerid, name)(write) && write.fingerprint === fingerprint;
  const made = { customerid, call: name, key: randomId(), fingerprint, since: Date.now() };
  let opened: OpenWrite = { ...made, isFirst: true };
  await change((all) => {
    const open = stillOpen(all).find(isSame);
    if (!open) return [...stillOpen(all), made];
    opened = { ...open, isFirst: open.isMissed === true };
    // Sent again, it is in question again.
    return all.map((write) => (write === open ? { ...write, isMissed: false } : write));
  }, 'beforeSending');
  return opened;
};

/**
 * Tells requests apart and gives none of them away: an order holds a name and an address. Should two ever
 * collide, the operator refuses a key that it knows for another request, and nothing is booked.
 */
const fingerprintOf = async (request: unknown): Promise<string> => {
  const files: Blob[] = [];
  // A file is known by every byte of its content: in JSON it would be nothing.
  const asked = JSON.stringify(request, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(value);
    return value.type;
  });
  const contents = files.map(async (file) => new Uint8Array(await file.arrayBuffer()));
  return hashOf(asked ?? '', ...(await Promise.all(contents)));
};
