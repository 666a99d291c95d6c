import type { SagaGenerator } from 'typed-redux-saga';
import type { PaymentAttempt } from '../../../store/payments/attempt';

/**
 * What the engine needs of a payment method. The engine chooses the method by `attempt.method`, and the steps of a
 * method call that method only. Each of these functions runs under the payment lock.
 */
export interface PaymentMethod {
  /**
   * Takes an attempt that the journal has in step `asking` to the payer's next action: the provider's page, the
   * field for an OTP, or a request to pay. Throws a `FailureError` if it cannot.
   */
  readonly start: (attempt: PaymentAttempt) => SagaGenerator<PaymentAttempt>;
  /**
   * Continues where the journal has the attempt. Every call has the key of its first request, so it stays one
   * payment.
   */
  readonly resume: (attempt: PaymentAttempt) => SagaGenerator<PaymentAttempt>;
  /** Runs when the payer gives the attempt up. Throws a `FailureError` when the provider still holds the amount. */
  readonly abandon: (attempt: PaymentAttempt) => SagaGenerator<void>;
}
