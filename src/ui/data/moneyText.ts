import { rupeesOf } from '../../../store/core/money';
import type { Paise } from '../../../store/core/money';
import { EMPTY_TEXT } from './TextOr';

/** ₹1,23,456.00: the last three digits together, then two by two. '---' where there is no amount. */
export const moneyText = (amount: Paise | null | undefined): string => {
  if (amount === null || amount === undefined) return EMPTY_TEXT;
  const [, sign = '', whole = '', decimals = ''] =
    /^(-?)(\d+)\.(\d\d)$/.exec(rupeesOf(amount)) ?? [];
  return `${sign}₹${whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')}.${decimals}`;
};
