import { paiseOf, type Paise } from '../core/values/money';

/** What a request to pay says to the payer's app, and a person who types it by hand. */
export interface UpiIntent {
  /** The address that is paid to, e.g. `name@bank`. */
  readonly payee: string;
  readonly payeeName: string;
  readonly amount: Paise;
  /** By which the payment is found in an account's list; '' when there is none. */
  readonly reference: string;
}

const START = 'upi://pay?';

export const isUpiIntent = (text: string): boolean => parseUpiIntent(text) !== null;

/** Null for what asks for no payment in rupees, or for none that can be told before it is agreed to. */
export const parseUpiIntent = (text: string): UpiIntent | null => {
  if (!text.startsWith(START)) return null;
  const query = new URLSearchParams(text.slice(START.length));
  // With two amounts it is unknown which one an app takes.
  if (query.getAll('am').length > 1) return null;
  const payee = query.get('pa') ?? '';
  const amount = paiseOf(query.get('am') ?? '');
  const isInRupees = (query.get('cu') ?? 'INR') === 'INR';
  if (!payee.includes('@') || amount === null || amount <= 0 || !isInRupees) return null;
  return { payee, payeeName: query.get('pn') ?? '', amount, reference: query.get('tr') ?? '' };
};
