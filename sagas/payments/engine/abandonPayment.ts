import { call, type SagaGenerator } from 'typed-redux-saga';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import { letGo } from '../methods/instalment';
import { latestOf, record } from './journal';
import { dropSignature } from './signatureCache';
import { check } from '../status/status';
import { meaningOfError } from './errors';

/**
 * The subscriber walks away. The instalment provider holds the amount until it hears of it; the
 * card provider and the payer's app hear nothing, so what was left there is still asked about.
 */
export function* abandonPayment(attempt: PaymentAttempt): SagaGenerator<void> {
  const now = yield* call(latestOf, attempt);
  if (now.step === 'awaitingCode') return yield* leaveHeld(now);
  if (now.step === 'atProvider' || now.step === 'awaitingApp') yield* check(now);
  yield* record(now, { kind: 'abandoned' });
}

function* leaveHeld(
  attempt: Extract<PaymentAttempt, { readonly step: 'awaitingCode' }>,
): SagaGenerator<void> {
  try {
    yield* letGo(attempt);
  } catch (error) {
    // It knows of no such hold any more, or of a payment: what it was, the operator says.
    if (meaningOfError(error).says === 'neverLeft') throw error;
    const { confirmed, status } = yield* check(attempt);
    if (!confirmed || status === 'pending') throw error;
    return;
  }
  dropSignature(attempt.id);
  yield* record(attempt, { kind: 'abandoned' });
}
