/** True if the table has a word for the operator's value. Inherited keys such as `constructor` do not count. */
export const isIn = <Table extends object>(
  table: Table,
  value: string,
): value is keyof Table & string => Object.hasOwn(table, value);

/** The word for the operator's value, or the value itself. */
export const inWords = (words: Readonly<Record<string, string>>, value: string): string =>
  (isIn(words, value) && words[value]) || value;
