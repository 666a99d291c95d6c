/** What may be written down and shown of a number that somebody typed. */
export const endOf = (typed: string): string => `••••${typed.trim().slice(-4)}`;
