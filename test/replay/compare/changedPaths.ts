/** The changed paths, at most two levels deep (`payments.attempts`), as a reader of a table wants them. */
export const changedPaths = (before: unknown, now: unknown): readonly string[] =>
  changedKeys(before, now).flatMap((domain) => {
    const inside = changedKeys(at(before, domain), at(now, domain));
    return inside.length > 0 ? inside.map((key) => `${domain}.${key}`) : [domain];
  });

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined; // an object by the test before it

const changedKeys = (before: unknown, now: unknown): readonly string[] => {
  if (before === now || typeof now !== 'object' || now === null || Array.isArray(now)) return [];
  return Object.keys(now).filter((key) => at(before, key) !== at(now, key));
};
