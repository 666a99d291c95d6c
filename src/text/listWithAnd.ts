/** Joins names with the language's "and". Used where Chromium's `Intl.ListFormat` writes English. */
export const listWithAnd =
  (and: string) =>
  (names: readonly string[]): string => {
    const others = [...names];
    const last = others.pop() ?? '';
    return others.length === 0 ? last : `${others.join(', ')} ${and} ${last}`;
  };
