/** One of two ways to stand in for what was taken out: whoever asks twice sees what hangs on it. */
export type Way = 'one' | 'other';

/**
 * What stands in for a value that was taken out: of the same kind, so that a reducer which only carries
 * it on finds what it expects. What was in it nobody knows any more.
 */
export const unmasked = (value: unknown, way: Way): unknown => {
  if (typeof value === 'string') return standInFor(value, way);
  if (Array.isArray(value))
    return value.filter((item) => !isRest(item)).map((item) => unmasked(item, way));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, unmasked(inner, way)]),
  );
};

/** After so many entries of a list only the number of the others was kept. */
const isRest = (value: unknown): boolean => typeof value === 'string' && /^… \d+ more$/.test(value);

const SHAPE = /^(•{4}|… \w+)(?: \((\d+)\))?$/;

const standInFor = (value: string, way: Way): unknown => {
  const [, kind, size] = SHAPE.exec(value) ?? [];
  const isOne = way === 'one';
  switch (kind) {
    case '••••':
      return isOne ? value : 'x';
    case '… list':
      return isOne ? [] : [{}];
    case '… object':
      return isOne ? {} : null;
    case '… number':
      return isOne ? 0 : 1;
    case '… boolean':
      return !isOne;
    case '… file':
      return new Blob([new Uint8Array(Number(size))], { type: 'image/jpeg' });
    default:
      return value;
  }
};
