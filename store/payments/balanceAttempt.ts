import type { PaymentAttempt } from './attempt';
import type { PaymentPurpose } from './methods';

interface WithPayments {
  readonly payments?: { readonly attempts: readonly PaymentAttempt[] };
}

/** The newest payment from the balance for this purpose; undefined as long as the payments are not loaded. */
export const selectBalanceAttempt = (
  { payments }: WithPayments,
  purpose: PaymentPurpose,
): PaymentAttempt | undefined =>
  payments?.attempts.findLast((one) => one.method === 'BALANCE' && one.bill.purpose === purpose);
