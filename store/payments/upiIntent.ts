import { isAmountPayable, type Paise, paiseOf } from '../core/values/money';
import { UPI_EXTRA_FIELDS, type UpiExtraField } from '../wire/values';

/** The fields of a request to pay, for the payer's app and for a person who types them. */
export interface UpiIntent {
  /** The UPI address of the payee, for example `name@bank`. */
  readonly payee: string;
  readonly payeeName: string;
  readonly amount: Paise;
  /** Identifies the payment in a bank account's list of transactions; '' when there is none. */
  readonly reference: string;
}

/** The scheme and the host may be in upper or lower case. A "/" before the query makes no difference. */
const START = /^upi:\/\/pay\/?\?/i;
const ADDRESS = /^[^@\s]+@[^@\s]+$/;

/** Checks a stored request. All extra fields are allowed, because they were checked before the request was stored. */
export const isUpiIntent = (text: string): boolean =>
  parseUpiIntent(text, UPI_EXTRA_FIELDS) !== null;

/** Null when the text is not a request for rupees, has a repeated field, or has an extra field that is not allowed. */
export const parseUpiIntent = (
  text: string,
  allowed: readonly UpiExtraField[],
): UpiIntent | null => {
  const start = START.exec(text);
  if (!start) return null;
  const query = new URLSearchParams(text.slice(start[0].length));
  const names = [...query.keys()].map((name) => name.toLowerCase());
  // When a field is repeated, it is unknown which value an app uses, so the text is refused.
  if (new Set(names).size < names.length) return null;
  if (UPI_EXTRA_FIELDS.some((name) => names.includes(name) && !allowed.includes(name))) return null;
  const payee = query.get('pa') ?? '';
  const amount = paiseOf(query.get('am') ?? '');
  const isInRupees = (query.get('cu') ?? 'INR').toUpperCase() === 'INR';
  if (!ADDRESS.test(payee) || amount === null || !isAmountPayable(amount) || !isInRupees)
    return null;
  return { payee, payeeName: query.get('pn') ?? '', amount, reference: query.get('tr') ?? '' };
};
