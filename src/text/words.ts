/**
 * Whether a table of ours has a word for a value of the operator's. Every object answers to
 * `constructor`: only what was written into the table counts.
 */
export const isIn = <Table extends object>(
  table: Table,
  value: string,
): value is keyof Table & string => Object.hasOwn(table, value);

/** Our word for it, or the value as it came. */
export const inWords = (words: Readonly<Record<string, string>>, value: string): string =>
  (isIn(words, value) && words[value]) || value;
