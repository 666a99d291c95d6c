import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import type { Bill } from './attempt';

/** The operator says that it is paid: said once, by the page that was told so first. */
export const billPaid = createAction<Bill>('payments/billPaid');
/**
 * It was not begun, for certain: the operator would not, or not for this amount, or the same may have
 * been paid from the balance.
 */
export const billRefused = createAction<{ readonly bill: Bill; readonly failure: Failure }>(
  'payments/billRefused',
);
