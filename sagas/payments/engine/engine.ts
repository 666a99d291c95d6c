import { call, type SagaGenerator } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import { FailureError } from '../../api/failures';
import { resumePayment } from './startPayment';
import { submitOtp, type Code } from './code';
import { readOwn } from './journal';
import { abandonPayment } from './abandonPayment';
import { withPaymentLock } from './withPaymentLock';

/*
 * Everything that a press does. A page that only says how a payment stands does without it.
 */
export { payBill } from './startPayment';
export { payWhenNothingIsOpen } from './fromBalance';
export { sendAnotherCode } from './resend';

interface Which {
  readonly id: string;
}

export const resumePaymentById = ({ id }: Which): SagaGenerator<PaymentAttempt> =>
  withPaymentLock(function* () {
    return yield* resumePayment(yield* ownAttempt(id));
  });

export const submitOtpLocked = (code: Code): SagaGenerator<void> =>
  withPaymentLock(() => submitOtp(code));

export const abandonPaymentById = ({ id }: Which): SagaGenerator<void> =>
  withPaymentLock(function* () {
    yield* abandonPayment(yield* ownAttempt(id));
  });

function* ownAttempt(id: string): SagaGenerator<PaymentAttempt> {
  const attempt = (yield* call(readOwn)).find((one) => one.id === id);
  if (!attempt) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return attempt;
}
