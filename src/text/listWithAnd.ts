/**
 * Joins names as in "a, b and c". `and` stands before the last name and includes its spaces; in Malayalam it is a
 * comma. `Intl.ListFormat` is not used, because its first use in a page takes 20 to 30 ms on a fast processor, and
 * because Chromium has no Odia and Assamese for it and writes English.
 */
export const listWithAnd =
  (and: string) =>
  (names: readonly string[]): string => {
    const others = [...names];
    const last = others.pop() ?? '';
    return others.length === 0 ? last : `${others.join(', ')}${and}${last}`;
  };
