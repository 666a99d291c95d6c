/** A redacted value: JSON with only what was allowed by name. */
export type Redacted =
  string | number | boolean | null | readonly Redacted[] | { readonly [key: string]: Redacted };

/** How many entries of a list are shown. Of the rest only the number is shown. */
const MAX_ITEMS = 20;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** The kind and size of a value that must not be shown. */
export const describeShape = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value === '' ? '' : `•••• (${value.length})`;
  if (Array.isArray(value)) return `… list (${value.length})`;
  if (value instanceof Blob) return `… file (${value.size})`;
  if (typeof value === 'object') return `… object (${Object.keys(value).length})`;
  return `… ${typeof value}`;
};

/** The names of an object's fields with the shapes of their values. */
export const describeFields = (value: unknown): Redacted =>
  isRecord(value) ? redactFields(value, (_, field) => describeShape(field)) : describeShape(value);

/** A key that looks like a field name. Any other key may be a number or an id, and is hidden. */
const FIELD = /^[a-z_][a-z_]{0,39}$/i;
export const isFieldName = (name: string): boolean => FIELD.test(name);

export const redactFields = (
  value: Readonly<Record<string, unknown>>,
  redactedAs: (name: string, field: unknown) => Redacted,
  mayShow: (name: string) => boolean = isFieldName,
): Redacted =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field], at) => [
        mayShow(name) ? name : `… key ${at + 1} (${name.length})`,
        redactedAs(name, field),
      ]),
  );

export const redactItems = (
  list: readonly unknown[],
  redactedAs: (item: unknown) => Redacted,
): readonly Redacted[] => {
  const shown = list.slice(0, MAX_ITEMS).map(redactedAs);
  return list.length > MAX_ITEMS ? [...shown, `… ${list.length - MAX_ITEMS} more`] : shown;
};
