import type { Paise } from '../../../store/core/values/money';
import { EMPTY_TEXT } from './TextOrDashes';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** "₹1,23,456.00", with Indian digit grouping; '---' if there is no amount. */
export const moneyText = (amount: Paise | null | undefined): string =>
  // Adding 0 turns -0 into 0: -0 would be shown with a sign.
  amount === null || amount === undefined ? EMPTY_TEXT : rupees.format(amount / 100 + 0);

/** Whole rupees without decimals: ₹49,000. */
export const wholeRupeesText = (amount: number): string =>
  rupees.format(amount).replace(/\.00$/, '');
