/** Two sets of placeholders for redacted values: a result that differs between them depends on a redacted value. */
export type Variant = 'one' | 'other';

/**
 * The placeholder for a redacted value. It has the same type, so that a reducer that only passes the value on finds
 * what it expects.
 */
export const fillPlaceholders = (value: unknown, variant: Variant): unknown => {
  if (typeof value === 'string') return standInFor(value, variant);
  if (Array.isArray(value))
    return value.filter((item) => !isRest(item)).map((item) => fillPlaceholders(item, variant));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillPlaceholders(inner, variant)]),
  );
};

/** In a long list only the first entries were kept; the last item gives the number of the others. */
const isRest = (value: unknown): boolean => typeof value === 'string' && /^… \d+ more$/.test(value);

const SHAPE = /^(•{4}|… \w+)(?: \((\d+)\))?$/;

const standInFor = (value: string, variant: Variant): unknown => {
  const [, kind, size] = SHAPE.exec(value) ?? [];
  const isOne = variant === 'one';
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
