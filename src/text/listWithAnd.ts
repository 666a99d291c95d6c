/** Names in a row with the language's "and", for the languages whose lists Chromium words in English. */
export const listWithAnd =
  (and: string) =>
  (names: readonly string[]): string => {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
  };
