/**
 * Groups the digits of a number with at most three decimals as in India: 12,34,567.89. `Intl.NumberFormat` would do the
 * same, but the first use of its data in a page takes 12 to 40 ms of a fast processor, and Home begins with numbers.
 */
export const groupDigits = (digits: string): string =>
  digits.replace(/(\d)(?=(?:\d\d){1,10}\d(?:\.|$))/g, '$1,');

/** "3,300" or "412.6": at most `decimals` decimals, without zeros at their end. */
export const groupedText = (amount: number, decimals: 0 | 1 | 2 | 3 = 3): string =>
  groupDigits(String(Number(amount.toFixed(decimals))));
