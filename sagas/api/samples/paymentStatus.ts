import type { WireAnswerOf } from '../../../store/wire/answers';

/**
 * The canned success that replaces the answer of a failed payment status check (specification §7), also in
 * production. It does not prove a payment: its result is marked `confirmed: false`, and a screen says that the
 * payment is not confirmed yet. For the same reason it contains no real amount and no name.
 */
export const paymentStatusSample = {
  success: { status: 'true', msg: 'Sample data' },
  txnid: 'SAMPLE',
  amount: '0.00',
  currency: 'INR',
  status: 'success',
  mode: null,
  email: null,
  firstname: null,
} satisfies WireAnswerOf<'paymentStatus'>;
