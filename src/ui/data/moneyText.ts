import { type Paise, rupeesOf } from '../../../store/core/values/money';
import { groupDigits } from '../../text/groupedText';
import { EMPTY_TEXT } from './TextOrDashes';

const withSign = (rupees: string): string => groupDigits(rupees).replace(/^-?/, '$&₹');

/** "₹1,23,456.00", with Indian digit grouping; '---' if there is no amount. */
export const moneyText = (amount: Paise | null | undefined): string =>
  amount === null || amount === undefined ? EMPTY_TEXT : withSign(rupeesOf(amount));

/** The text of an amount in rupees, not in paise: ₹500.50. Whole rupees have no decimals: ₹49,000. */
export const moneyTextOfRupees = (amount: number): string =>
  withSign(amount.toFixed(2)).replace(/\.00$/, '');
