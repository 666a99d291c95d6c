/** A list of names with the language's "and", for the languages whose lists Chromium writes in English. */
export const listWithAnd =
  (and: string) =>
  (names: readonly string[]): string => {
    const others = [...names];
    const last = others.pop() ?? '';
    return others.length === 0 ? last : `${others.join(', ')} ${and} ${last}`;
  };
