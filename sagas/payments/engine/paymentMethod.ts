import type { SagaGenerator } from 'typed-redux-saga';
import type { PaymentAttempt } from '../../../store/payments/attempt';

/**
 * What the engine needs of a way to pay. The engine chooses the method once, by `attempt.method`, and a step of a
 * method calls that method alone. Each of these runs under the payment lock.
 */
export interface PaymentMethod {
  /**
   * Takes an attempt that the journal has in step `asking` as far as the payer's next act: the provider's page,
   * the field for an OTP, a request to pay. Throws a `FailureError` when it does not come that far.
   */
  readonly start: (attempt: PaymentAttempt) => SagaGenerator<PaymentAttempt>;
  /** Goes on where the journal has it. Every call carries the key of its first sending, so it stays one payment. */
  readonly resume: (attempt: PaymentAttempt) => SagaGenerator<PaymentAttempt>;
  /** The payer walks away. Throws a `FailureError` when the provider still holds the amount. */
  readonly abandon: (attempt: PaymentAttempt) => SagaGenerator<void>;
}
