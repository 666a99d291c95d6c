import { PAYLOAD_NOT_FOUND } from '../../store/core/failure';
import type { EndpointRow } from './endpoint';
import { FailureError } from './failures';

type Fields = Readonly<Record<string, unknown>>;

const present = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);

/** `a=1&b=2`, or false for an empty object (specification §5). Fields without a value are left out. */
export const toQueryString = (fields: Fields): string | false => {
  const entries = present(fields);
  if (entries.length === 0) return false;
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
};

/** Multipart form data, or false for an empty object (specification §5). A list sends its name once for each item. */
export const toFormData = (fields: Fields): FormData | false => {
  const entries = present(fields);
  if (entries.length === 0) return false;
  const form = new FormData();
  for (const [name, value] of entries)
    for (const item of Array.isArray(value) ? value : [value])
      form.append(name, item instanceof Blob ? item : String(item));
  return form;
};

export interface EncodedRequest {
  /** Below the API base, with its query. */
  readonly address: string;
  readonly body?: FormData | URLSearchParams | string | ReadableStream;
  /** Set only when the body itself does not imply its type. */
  readonly contentType?: string;
}

/**
 * Encodes a request. A call without its required payload is not sent (specification §5).
 *
 * @param inOperatorWords translates the fields of the query or the body to the operator's words.
 */
export const encodeRequest = (
  row: EndpointRow,
  request: unknown,
  inOperatorWords: (fields: Fields) => Fields,
): EncodedRequest => {
  if (row.sends === 'nothing') return { address: row.path };
  const filled = fillPath(row.path, fieldsOf(row, request));
  const { address } = filled;
  const rest = inOperatorWords(filled.rest);
  switch (row.sends) {
    case 'query': {
      const query = toQueryString(rest);
      return { address: query ? `${address}?${query}` : address };
    }
    case 'form':
      return { address, body: new URLSearchParams(toQueryString(rest) || '') };
    case 'multipart':
      return { address, body: toFormData(rest) || new FormData() };
    case 'json':
      return { address, body: JSON.stringify(rest), contentType: 'application/json' };
  }
};

/** An empty object is no payload: the encoders return false for it. */
const fieldsOf = (row: EndpointRow, request: unknown): Record<string, unknown> => {
  const fields = typeof request === 'object' && request !== null ? { ...request } : {};
  if (!row.optionalPayload && toQueryString(fields) === false) throw payloadMissing();
  return fields;
};

const payloadMissing = () => new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });

/** The text of a string or a number, for use in a path. A value of any other type counts as a missing payload. */
const pathText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Fills `{name}` from the required field of that name, which is then sent in the path only. */
const fillPath = (path: string, fields: Record<string, unknown>) => {
  const rest = { ...fields };
  const address = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = pathText(rest[name]);
    if (value === '') throw payloadMissing();
    delete rest[name];
    // The path `{relay}` is a whole address from the configuration, so it is not encoded.
    return whole === path ? value : encodeURIComponent(value);
  });
  return { address, rest };
};
