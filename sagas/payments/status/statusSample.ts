import * as v from 'valibot';
import { paymentOutcome } from '../../../store/wire/entities/payments/payments';
import { paymentStatusSample } from '../../api/samples/paymentStatus';

/** The documented canned answer (specification §7), in a separate chunk: it is hardly ever needed. */
export const samplePaymentOutcome = () => v.parse(paymentOutcome, paymentStatusSample);
