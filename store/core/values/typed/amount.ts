import { type Paise, paiseOf } from '../money';
import { plainCharacters } from './characters';

/** Why a typed text is not an amount: `comma` when a comma may have been meant as the decimal point. */
export type AmountReadingError = 'unreadable' | 'comma';

/** The currency as people write it before or after the amount; "500/-" is the form of a cheque. */
const CURRENCY = /^(?:₹|rs\.?|inr|रु\.?)|(?:\/-|₹|rs\.?|inr|रु\.?)$/giu;

/** Thousands separated by commas or blanks: 1,00,000 as in India, 100,000 as elsewhere. */
const GROUPED =
  /^(?:\d{1,2}(?:([,\s])\d{2})(?:\1\d{2})*\1\d{3}|\d{1,3}(?:([,\s])\d{3})(?:\2\d{3})*)$/;
const RUPEES_AND_PAISE = /^(-?)([\d,\s]+)(?:\.(\d{1,2}))?$/;

/**
 * An amount in rupees as a subscriber types or pastes it. A comma groups thousands only where the groups are right,
 * and is never a decimal point: "300,50" is neither 30,050 rupees nor 300.50.
 */
export const typedAmount = (typed: string): Paise | AmountReadingError => {
  const text = plainCharacters(typed).trim().replace(CURRENCY, '').trim();
  const [, sign, whole, paise = ''] = RUPEES_AND_PAISE.exec(text) ?? [];
  if (whole === undefined) return text.includes(',') ? 'comma' : 'unreadable';
  if (!/^\d+$/.test(whole) && !GROUPED.test(whole))
    return whole.includes(',') ? 'comma' : 'unreadable';
  return paiseOf(`${sign}${whole.replace(/[,\s]/g, '')}.${paise || '00'}`) ?? 'unreadable';
};
