/** A word of ours for a value of the operator's; a value we do not know as it came. */
export const inWords = (words: Readonly<Record<string, string>>, value: string): string =>
  words[value.toUpperCase()] ?? value;
