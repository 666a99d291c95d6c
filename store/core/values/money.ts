/** A whole number of paise. Money is never a floating-point number of rupees. */
export type Paise = number & { readonly unit: 'paise' };

export const NO_MONEY = 0 as Paise; // a whole number of paise

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/**
 * Reads a decimal string in rupees, as the operator sends it ("499.00"), without passing
 * through floating point. Answers null for anything else: more than two decimals that
 * matter, an exponent, a currency sign, more than twelve digits.
 */
export const paiseOf = (rupees: string): Paise | null => {
  const [, sign, whole, decimals = ''] = DECIMAL.exec(rupees.trim()) ?? [];
  if (whole === undefined) return null;
  const paise = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return (sign === '-' && paise !== 0 ? -paise : paise) as Paise; // the only door from number to Paise
};

/** The wire's form of an amount: two decimals, no grouping ("499.00"). */
export const rupeesOf = (paise: Paise): string => {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Less than a rupee is not worth the word "save". */
const LEAST_SAVING = 100;

/** What the balance lacks for an amount; null when it suffices and when one of them is not known. */
export const shortfallOf = (balance: Paise | null, amount: Paise | null): Paise | null =>
  balance === null || amount === null || balance >= amount ? null : ((amount - balance) as Paise); // whole paise stay whole

/** What is saved by paying `price` and not `regular`; null when that is less than a rupee or unknown. */
export const savingOf = (price: Paise | null, regular: Paise | null): Paise | null =>
  price !== null && regular !== null && regular - price >= LEAST_SAVING
    ? ((regular - price) as Paise) // whole paise stay whole
    : null;

export const sumOf = (amounts: readonly Paise[]): Paise =>
  amounts.reduce<number>((sum, paise) => sum + paise, 0) as Paise; // whole numbers stay whole
