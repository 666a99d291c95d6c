import { isAmountPayable, type Paise, paiseOf } from '../core/values/money';
import { UPI_EXTRA_FIELDS, type UpiExtraField } from '../wire/values';

/** What a request to pay says to the payer's app, and a person who types it by hand. */
export interface UpiIntent {
  /** The address that is paid to, e.g. `name@bank`. */
  readonly payee: string;
  readonly payeeName: string;
  readonly amount: Paise;
  /** By which the payment is found in an account's list; '' when there is none. */
  readonly reference: string;
}

/** The scheme and the host are read in any case; an empty path means the same as none. */
const START = /^upi:\/\/pay\/?\?/i;
const ADDRESS = /^[^@\s]+@[^@\s]+$/;

/** Of one that was written down: the extra fields were judged before. */
export const isUpiIntent = (text: string): boolean =>
  parseUpiIntent(text, UPI_EXTRA_FIELDS) !== null;

/** Null for what asks for no payment in rupees, or for none that can be told before it is agreed to. */
export const parseUpiIntent = (
  text: string,
  allowed: readonly UpiExtraField[],
): UpiIntent | null => {
  const start = START.exec(text);
  if (!start) return null;
  const query = new URLSearchParams(text.slice(start[0].length));
  const names = [...query.keys()].map((name) => name.toLowerCase());
  // With two of a field it is unknown which one an app takes.
  if (new Set(names).size < names.length) return null;
  if (UPI_EXTRA_FIELDS.some((name) => names.includes(name) && !allowed.includes(name))) return null;
  const payee = query.get('pa') ?? '';
  const amount = paiseOf(query.get('am') ?? '');
  const isInRupees = (query.get('cu') ?? 'INR').toUpperCase() === 'INR';
  if (!ADDRESS.test(payee) || amount === null || !isAmountPayable(amount) || !isInRupees)
    return null;
  return { payee, payeeName: query.get('pn') ?? '', amount, reference: query.get('tr') ?? '' };
};
