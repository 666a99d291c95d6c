import { call, type SagaGenerator } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import type { Attempt } from '../../../store/payments/attempt';
import { FailureError } from '../../api/failures';
import { goOn } from './startPayment';
import { payWithCode, type Code } from './code';
import { readOwn } from './journal';
import { leave } from './abandonPayment';
import { alone } from './withPaymentLock';

/*
 * Everything that a press does. A page that only says how a payment stands does without it.
 */
export { press } from './startPayment';
export { payWhenNothingIsOpen } from './fromBalance';
export { sendAnotherCode } from './resend';

interface Which {
  readonly id: string;
}

export const goOnById = ({ id }: Which): SagaGenerator<Attempt> =>
  alone(function* () {
    return yield* goOn(yield* ownAttempt(id));
  });

export const giveCodeAlone = (code: Code): SagaGenerator<void> => alone(() => payWithCode(code));

export const leaveById = ({ id }: Which): SagaGenerator<void> =>
  alone(function* () {
    yield* leave(yield* ownAttempt(id));
  });

function* ownAttempt(id: string): SagaGenerator<Attempt> {
  const attempt = (yield* call(readOwn)).find((one) => one.id === id);
  if (!attempt) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return attempt;
}
