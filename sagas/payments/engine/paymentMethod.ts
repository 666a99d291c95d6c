import type { SagaGenerator } from 'typed-redux-saga';
import type { PaymentAttempt } from '../../../store/payments/attempt';

/**
 * What the engine needs from a payment method. The engine chooses the method by `attempt.method`, and no method calls
 * another one. Each of these functions runs under the payment lock, with the attempt as the journal has it.
 */
export interface PaymentMethod {
  /**
   * Takes an attempt in step `asking` to the payer's next action: the provider's page, the field for an OTP, or a
   * request to pay. Throws a `FailureError` if it cannot.
   */
  readonly start: (attempt: PaymentAttempt) => SagaGenerator<PaymentAttempt>;
  /**
   * Continues from the step that the attempt has in the journal. Every call has the same key as its first request, so
   * the attempt stays one payment.
   */
  readonly resume: (attempt: PaymentAttempt) => SagaGenerator<PaymentAttempt>;
  /**
   * Runs when the payer gives the attempt up. Throws a `FailureError` when the provider still holds the amount or is
   * processing the payment.
   */
  readonly abandon: (attempt: PaymentAttempt) => SagaGenerator<void>;
}
