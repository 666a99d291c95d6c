import { createAction } from '@reduxjs/toolkit';
import type { Paise } from '../core/values/money';
import type { RequestOf } from '../wire/requests/requests';

/** What the subscriber had chosen to renew. `packKey` makes the keys of `ticks`. */
export interface RenewalDraft {
  readonly ticks: Readonly<Record<string, boolean>>;
  readonly period: RequestOf<'renew'>['chargeperiod'] | null;
  readonly box: string | null;
}

/**
 * A bill that the balance does not cover. A cart is kept by the operator. The choices of a renewal are kept here, in
 * `renewal`.
 */
export interface Shortfall {
  readonly purpose: 'CART' | 'RENEWAL';
  /** What the balance lacks, in paise. */
  readonly missing: Paise;
  /** Milliseconds since 1970. A top-up that began earlier is not for this bill. */
  readonly since: number;
  readonly renewal: RenewalDraft | null;
}

/** "Add money" was pressed at a bill that the balance does not cover. */
export const shortfallFound = createAction<Shortfall>('topUp/shortfallFound');
