/**
 * What an operator writes in place of the portal's own value, by the field's name in requests, answers and
 * refusals: `{ productstatus: { ALL: 'ANY' }, errorcode: { '1087': 'TOO_EARLY' } }`.
 */
export type OperatorValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Translation {
  /** The request with the operator's values. */
  readonly ofRequest: (request: unknown) => unknown;
  /** The body with the portal's values; one that is no JSON stays as it is. */
  readonly ofAnswer: (body: string) => string;
}

export const translationOf = (values: OperatorValues): Translation => {
  const own = new Map(
    Object.entries(values).map(([field, pairs]) => [
      field,
      new Map(Object.entries(pairs).map(([ours, theirs]) => [theirs, ours])),
    ]),
  );
  return {
    ofRequest: (request) => inOperatorsValues(request, values),
    ofAnswer: (body) => {
      try {
        return JSON.stringify(
          JSON.parse(body, (field, value: unknown) =>
            isWord(value) ? (own.get(field)?.get(String(value)) ?? value) : value,
          ),
        );
      } catch {
        return body;
      }
    },
  };
};

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** However deep. Files and other objects of the browser stay as they are. */
const inOperatorsValues = (value: unknown, values: OperatorValues): unknown => {
  if (Array.isArray(value)) return value.map((one) => inOperatorsValues(one, values));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const theirs = isWord(inner) ? values[field]?.[String(inner)] : undefined;
      return [field, theirs ?? inOperatorsValues(inner, values)];
    }),
  );
};
