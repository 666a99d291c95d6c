import * as v from 'valibot';
import { paymentOutcome } from '../../../store/wire/entities/payments/payments';
import { paymentStatusSample } from '../../api/samples/paymentStatus';

/** The documented canned answer (specification §7). This file is imported only when a status check has failed. */
export const samplePaymentOutcome = () => v.parse(paymentOutcome, paymentStatusSample);
