import { call, cancel, race, select, spawn, take, type SagaGenerator } from 'typed-redux-saga';
import { leavesMoneyInDoubt } from '../../store/writes/outcome';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import type { PendingWrite } from '../../store/writes/pendingWrites';
import { randomId } from '../../store/core/randomId';
import type { RequestOf } from '../../store/wire/requests/requests';
import { isSessionEnd, selectCustomerId, sessionExpired } from '../../store/identity/session';
import { callApi } from '../api/callApi';
import type { Endpoint } from '../api/endpoint';
import { FailureError } from '../api/failures';
import { belongsTo, changePendingWrites, stillOpen } from './pendingWrites';

/**
 * A call that moves money, with the key of its intent written down before the first sending. The
 * same request again, from here, another tab or after a reload, is the same intent until the
 * operator has said yes or no: it carries the same key, and the operator carries it out once.
 */
export function* idempotentCall<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
): SagaGenerator<AnswerOf<Name>> {
  const customerid = yield* select(selectCustomerId);
  const intent = yield* call(openIntent, customerid, endpoint.name, JSON.stringify(request));
  const expiry = yield* spawn(settleByExpiry, intent);
  const end = yield* call(endOf<Name>, endpoint, request, intent);
  yield* cancel(expiry);
  if ('error' in end) {
    if (isSettledBy(end.error, intent)) yield* call(settle, intent.key);
    throw end.error;
  }
  yield* call(settle, intent.key);
  return end.answer;
}

function* endOf<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  { key }: OpenIntent,
): SagaGenerator<{ readonly answer: AnswerOf<Name> } | { readonly error: unknown }> {
  try {
    return { answer: yield* callApi(endpoint, request, { idempotencyKey: key }) };
  } catch (error) {
    return { error };
  }
}

/**
 * An earlier sending that is still in doubt is settled by nothing but the operator's word on it: that
 * this one never left, or found no session, says nothing about the other.
 */
const isSettledBy = (error: unknown, { isFirst }: OpenIntent): boolean => {
  if (!(error instanceof FailureError) || leavesMoneyInDoubt(error.failure)) return false;
  return isFirst || (error.failure.kind === 'refused' && error.failure.status !== 401);
};

/**
 * What is itself answered 401 was certainly not carried out. Outlives the session, which ends in that
 * moment and takes the flow with it.
 */
function* settleByExpiry({ call: name, key, isFirst }: OpenIntent): SagaGenerator<void> {
  const { expired } = yield* race({ expired: take(sessionExpired), ended: take(isSessionEnd) });
  if (isFirst && expired?.payload === name) yield* call(settle, key);
}

interface OpenIntent extends PendingWrite {
  /** No sending of it is in doubt yet. */
  readonly isFirst: boolean;
}

/** Written down when it comes back: only then may anything be sent. */
const openIntent = async (
  customerid: string,
  name: CallName,
  asked: string,
): Promise<OpenIntent> => {
  const fingerprint = fingerprintOf(asked);
  const isSame = (intent: PendingWrite) =>
    belongsTo(customerid, name)(intent) && intent.fingerprint === fingerprint;
  const made = { customerid, call: name, key: randomId(), fingerprint, since: Date.now() };
  let opened: OpenIntent = { ...made, isFirst: true };
  await changePendingWrites((all) => {
    const open = stillOpen(all).find(isSame);
    if (open) opened = { ...open, isFirst: false };
    return open ? all : [...stillOpen(all), made];
  });
  return opened;
};

const settle = (key: string): Promise<void> =>
  changePendingWrites((all) => all.filter((intent) => intent.key !== key));

/**
 * Tells requests apart and gives none of them away: an order holds a name and an address. Should two ever
 * collide, the operator refuses a key that it knows for another request, and nothing is booked.
 */
const fingerprintOf = (asked: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const letter of asked) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (high >>> 0).toString(16) + (low >>> 0).toString(16);
};
