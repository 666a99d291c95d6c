import * as v from 'valibot';
import { paymentOutcome } from '../../../store/wire/entities/payments/payments';
import { paymentStatusSample } from '../../api/samples/paymentStatus';

/** The documented canned answer (specification §7). It has a chunk of its own because it is rarely needed. */
export const samplePaymentOutcome = () => v.parse(paymentOutcome, paymentStatusSample);
