import { PROVIDER_FORM } from './operatorFields';

/**
 * What an operator writes in place of the portal's own value, by the field's name in requests, answers and
 * refusals: `{ productstatus: { ALL: 'ANY' }, errorcode: { '1087': 'TOO_EARLY' } }`. A request with a value for
 * which null stands here is sent without that field.
 */
export type OperatorValues = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** An answer with the portal's values, however deep. */
export const inPortalValues = (values: OperatorValues): ((answer: unknown) => unknown) => {
  const portalValues = new Map(
    Object.entries(values).map(([field, pairs]) => [
      field,
      new Map(Object.entries(pairs).map(([ours, theirs]) => [theirs, ours])),
    ]),
  );
  const translate = (value: unknown, field: string): unknown => {
    if (isWord(value)) return portalValues.get(field)?.get(String(value)) ?? value;
    if (Array.isArray(value)) return value.map((item) => translate(item, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === PROVIDER_FORM ? inner : translate(inner, name),
      ]),
    );
  };
  return (answer) => translate(answer, '');
};

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A request with the operator's values, however deep. Files and other objects of the browser stay as they are. */
export const inOperatorValues = (value: unknown, values: OperatorValues): unknown => {
  if (Array.isArray(value)) return value.map((item) => inOperatorValues(item, values));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]) => {
      const theirs = isWord(inner) ? valueFor(values, field, String(inner)) : undefined;
      if (theirs === null) return [];
      return [[field, theirs ?? inOperatorValues(inner, values)]];
    }),
  );
};

const valueFor = (values: OperatorValues, field: string, ours: string) => {
  const pairs = Object.hasOwn(values, field) ? values[field] : undefined;
  return pairs && Object.hasOwn(pairs, ours) ? pairs[ours] : undefined;
};
