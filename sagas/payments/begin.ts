import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { attemptWritten, type Wanted } from '../../store/payments';
import type { Attempt } from '../../store/payments/attempt';
import { entryFor } from '../../store/payments/entry';
import { selectUser } from '../../store/session';
import { newKey } from '../api/newKey';
import { goToCardPage } from './card';
import { askForCode } from './instalment';
import { latestOf, readOwn, record, writeDown } from './journal';
import { leave } from './leave';
import { remember } from './signed';
import { stillOpen, verdictOf } from './why';

/**
 * Pressing "Pay": goes on with what the journal has of the same bill, or begins a new attempt,
 * which is written down before anything leaves. What may have charged is never begun again.
 */
export function* begin(wanted: Wanted): SagaGenerator<Attempt> {
  const customerid = (yield* select(selectUser))?.customerid ?? '';
  const entry = entryFor(yield* readOwn(), customerid, wanted.bill, wanted.method);
  switch (entry.kind) {
    case 'check':
      yield* put(attemptWritten(entry.attempt));
      throw stillOpen();
    case 'resume':
      return yield* ask(entry.attempt);
    case 'leaveFirst':
      yield* leave(entry.attempt);
      return yield* ask(yield* beginNew(customerid, wanted));
    case 'new':
      return yield* ask(yield* beginNew(customerid, wanted));
  }
}

function* beginNew(customerid: string, { bill, method }: Wanted): SagaGenerator<Attempt> {
  const attempt: Attempt = {
    ...{ id: yield* call(newKey), key: yield* call(newKey), customerid, method, bill },
    begun: yield* call(Date.now),
    step: 'asking',
  };
  yield* call(writeDown, attempt);
  yield* put(attemptWritten(attempt));
  return attempt;
}

/** No money moves by asking, so without an answer the attempt just waits to be asked again. */
export function* ask(attempt: Attempt): SagaGenerator<Attempt> {
  try {
    if (attempt.method === 'CARD') return yield* goToCardPage(attempt);
    const [waiting, signed] = yield* askForCode(attempt);
    remember(attempt.id, signed);
    return waiting;
  } catch (error) {
    const verdict = verdictOf(error);
    if (verdict.says === 'no') yield* record(attempt, { kind: 'refused', why: verdict.why });
    throw error;
  }
}

/** Back to the provider's page, or to the field for its code: the same payment, asked for with the same key. */
export function* goOn(attempt: Attempt): SagaGenerator<Attempt> {
  const now = yield* call(latestOf, attempt);
  const isWaiting =
    now.step === 'asking' || now.step === 'atProvider' || now.step === 'awaitingCode';
  return isWaiting ? yield* ask(now) : now;
}
