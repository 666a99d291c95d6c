/*
 * The values of documented fields that the portal's code sends or compares by name. `operatorDefaults.ts` lists these
 * and all other values that the portal writes, by field.
 */

/** A query must not be empty, so "all packs" is a status too. */
export const ALL_PACKS = { productstatus: 'ALL' } as const;

/** How an order is paid: at once from the balance, or by one of the other methods after the checkout. */
export const PAYMENT_MODE = { balance: 'BALANCE', online: 'ONLINE' } as const;

/**
 * Fields that change what the payer agrees to: with `mam` the payer may lower the amount, `url` is an address to open,
 * and `mid` is another merchant. The portal accepts a request to pay with such a field only if the deployment allows
 * the field.
 */
export const UPI_EXTRA_FIELDS = ['mam', 'url', 'mid'] as const;
export type UpiExtraField = (typeof UPI_EXTRA_FIELDS)[number];

/** The terms that packs are sold for (specification §9), shortest first. */
export const CHARGE_PERIODS = ['MONTHLY', 'QUARTERLY', 'HALFYEARLY', 'YEARLY'] as const;

/** The operator's codes that make a refusal certain, whatever the HTTP status is. */
export const REFUSAL_CODES = [
  '1087',
  '1090',
  'ACCOUNT_UNCONFIRMED',
  'AMOUNT_CHANGED',
  'AMOUNT_LIMIT',
  'BAD_REQUEST',
  'BALANCE_LOW',
  'CART_EMPTY',
  'FILE_EMPTY',
  'FILE_MISSING',
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'IDEMPOTENCY_KEY',
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_KEY_REUSED',
  'MOBILE_TAKEN',
  'NOMOBILE',
  'NOTREGISTERED',
  'NOT_SERVED',
  'NO_BOX',
  'NO_REFUND',
  // Sent in a 401 by the layer that handles sessions: the call was not carried out.
  'NO_SESSION',
  'NO_SUCH_BOX',
  'NO_SUCH_ORDER',
  'NO_SUCH_PAYMENT',
  'NO_SUCH_PRODUCT',
  'NO_SUCH_TICKET',
  'ORDER_CLOSED',
  'ORDER_EXPIRED',
  'OTHER_ACCOUNT',
  'OTHER_SITE',
  'OTP_EXPIRED',
  'OTP_INCORRECT',
  'OTP_LIMIT',
  'OTP_NONE',
  'OTP_SPENT',
  'OTP_WAIT',
  'OWNED',
  'PASSWORD_REFUSED',
  'PAYMENT_OPEN',
  'REGISTERED',
  'RETRACK_WAIT',
  'STALE',
  'UNKNOWN',
  'USERNAME_TAKEN',
  'WRONG_CUSTOMER_TYPE',
] as const;

/** The codes of the instalment provider, as the operator passes them on. */
export const PROVIDER_REFUSAL_CODES = [
  'LP_ACCOUNT_LOCKED',
  'LP_BILL_OVER_DUES',
  'LP_DUPLICATE_TRANSACTION_REQUEST',
  'LP_EXCEEDS_USER_MAX_TXN_LIMIT',
  'LP_INCORRECT_OTP',
  'LP_INSUFFICIENT_BALANCE',
  'LP_INVALID_TXN_REF_NO',
  'LP_MAX_OTP_GEN_EXCEEDED',
  'LP_OTP_REQUIRED',
  'LP_SIGNATURE_MISMATCH',
  'LP_SUCCESS_TXN_EXISTS',
  'LP_TXN_EXPIRED',
  'LP_TXN_TIMED_OUT',
  'LP_USER_INELIGIBLE',
] as const;
