import type { WireAnswerOf } from '../../../store/wire/answers';

/**
 * The canned success with which a payment status check that failed resolves (specification §7),
 * in production too. It proves nothing: its result is marked `confirmed: false`, and a
 * screen says that the payment is not confirmed yet. It therefore has no amount and no name.
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
