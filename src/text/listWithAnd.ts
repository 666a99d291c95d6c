/**
 * Joins names with the language's "and", which is given with its spaces (a comma in Malayalam). `Intl.ListFormat` is not
 * used: its first use in a page takes 20 to 30 ms of a fast processor, and Chromium's writes English instead of Odia and
 * Assamese.
 */
export const listWithAnd =
  (and: string) =>
  (names: readonly string[]): string => {
    const others = [...names];
    const last = others.pop() ?? '';
    return others.length === 0 ? last : `${others.join(', ')}${and}${last}`;
  };
