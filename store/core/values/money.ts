/** A whole number of paise. Money is never a floating-point number of rupees. */
export type Paise = number & { readonly unit: 'paise' };

export const NO_MONEY = 0 as Paise; // a whole number of paise

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/**
 * Reads a decimal string in rupees, as the operator sends it ("499.00"), without passing through floating point.
 * Returns null for anything else: more than two decimals that matter, an exponent, a currency sign, more than twelve
 * digits.
 */
export const paiseOf = (rupees: string): Paise | null => {
  const [, sign, whole, decimals = ''] = DECIMAL.exec(rupees.trim()) ?? [];
  if (whole === undefined) return null;
  const paise = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return (sign === '-' && paise !== 0 ? -paise : paise) as Paise; // whole paise from whole digits
};

/** The digits of rupees: together, or in groups as in India (1,00,000) or elsewhere (100,000). */
const WHOLE = '\\d{1,12}|\\d{1,2}(?:,\\d{2}){0,3},\\d{3}|\\d{1,3}(?:,\\d{3}){1,3}';
/** The paise, followed at most by a rounding error of floating point: less than a millionth of a paisa. */
const PAISE = '(?<paise>\\d{1,2})0*|(?<below>\\d{2})0{6}\\d*|(?<above>\\d{2})9{6}\\d*';
/** An amount after its sign, as operators send it. */
export const SENT_RUPEES = `(?<whole>${WHOLE})(?:\\.(?:${PAISE}))?\\s*$`;
export const SENT_SIGN = '^\\s*(?<sign>-?(?:₹\\s*)?|₹\\s*-)';
const SENT = new RegExp(`${SENT_SIGN}${SENT_RUPEES}`);

/**
 * Reads an amount as operators send it: what `paiseOf` reads, and also a rupee sign, grouped digits and the rounding
 * errors of floating point. Returns null for anything else, such as "1.000,00", "1e3" and 340.785.
 */
export const sentPaiseOf = (amount: string | number): Paise | null => {
  const { sign, whole, paise, below, above } = SENT.exec(String(amount))?.groups ?? {};
  if (whole === undefined) return null;
  const rupees = paiseOf(`${whole.replaceAll(',', '')}.${paise ?? below ?? above ?? '0'}`) ?? 0;
  const read = above === undefined ? rupees : rupees + 1;
  return (sign?.includes('-') && read !== 0 ? -read : read) as Paise; // whole paise stay whole
};

/** An amount of 0 or less cannot be paid. This one rule holds for every screen, method, request and answer. */
export const isAmountPayable = (amount: Paise): boolean => amount > 0;

/** An amount in rupees as requests contain it: two decimals, no grouping ("499.00"). */
export const rupeesOf = (paise: Paise): string => {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Less than a rupee is not called a saving. */
const LEAST_SAVING = 100;

/** What the balance lacks for an amount; null if the balance suffices, or if one of the two is unknown. */
export const shortfallOf = (balance: Paise | null, amount: Paise | null): Paise | null =>
  balance === null || amount === null || balance >= amount ? null : ((amount - balance) as Paise); // whole paise stay whole

/** What is left of the balance after an amount; null if the balance is too low, or if one of the two is unknown. */
export const remainderOf = (balance: Paise | null, amount: Paise | null): Paise | null =>
  balance === null || amount === null || balance < amount ? null : ((balance - amount) as Paise); // whole paise stay whole

/** What is saved by paying `price` instead of `regular`; null when that is less than a rupee or unknown. */
export const savingOf = (price: Paise | null, regular: Paise | null): Paise | null =>
  price !== null && regular !== null && regular - price >= LEAST_SAVING
    ? ((regular - price) as Paise) // whole paise stay whole
    : null;

export const magnitudeOf = (amount: Paise): Paise => Math.abs(amount) as Paise; // whole paise stay whole

export const sumOf = (amounts: readonly Paise[]): Paise =>
  amounts.reduce<number>((sum, paise) => sum + paise, 0) as Paise; // whole numbers stay whole
