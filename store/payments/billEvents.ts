import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import type { Bill } from './attempt';

/**
 * The operator has answered that the bill of this payer is paid. Only the page that records this answer dispatches the
 * event.
 */
export const billPaid = createAction<Bill>('payments/billPaid');
/** The payment has certainly not begun, because the operator refused it or the portal blocked it. */
export const billRefused = createAction<{ readonly bill: Bill; readonly failure: Failure }>(
  'payments/billRefused',
);
