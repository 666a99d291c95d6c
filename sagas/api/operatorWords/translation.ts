import { plainText } from '../../../store/wire/lenientReaders';
import { wordsOf } from '../../../store/wire/refusal';
import type { Endpoint } from '../endpoint';
import {
  ALL_CALLS,
  inOperatorFields,
  inPortalFields,
  ITSELF,
  type NamesByCall,
  PROVIDER_FORM,
  valueAt,
} from './operatorFields';

/**
 * The operator's values in place of the portal's, by the field's name in requests, answers and refusals. For example:
 * `{ productstatus: { ALL: 'ANY' }, errorcode: { '1087': 'TOO_EARLY' } }`. A field whose value maps to null is left
 * out of a request.
 */
export type OperatorValues = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Translates the values in an answer to the portal's values, at any depth, except in `PROVIDER_FORM`. */
const inPortalValues = (values: OperatorValues): ((answer: unknown) => unknown) => {
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

/**
 * Translates the values in a request to the operator's values, at any depth. Files and other objects of the browser
 * stay as they are.
 */
const inOperatorValues = (value: unknown, values: OperatorValues): unknown => {
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

/** The operator's names and values where they differ from the portal's (`public/CONFIGURATION.md`). */
export interface OperatorWords {
  readonly operatorValues?: OperatorValues | undefined;
  readonly operatorFields?: NamesByCall | undefined;
  readonly operatorRequestFields?: NamesByCall | undefined;
  /** The path to the data within an answer, for one call or for all calls. */
  readonly operatorEnvelope?: Readonly<Record<string, string>> | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

export interface Translation {
  /** The fields of the query or the body, in the operator's words. */
  readonly ofRequest: (fields: Fields) => Fields;
  /**
   * The answer in the portal's words: the data of the envelope, or the envelope itself for a failure and for a write
   * without data. An answer that is not JSON stays as it is.
   */
  readonly ofAnswer: (body: unknown) => unknown;
}

export const translationOf = (
  {
    operatorValues = {},
    operatorFields = {},
    operatorRequestFields = {},
    operatorEnvelope = {},
  }: OperatorWords,
  { name, changes }: Pick<Endpoint, 'name' | 'changes'>,
): Translation => {
  const inOurFields = inPortalFields(operatorFields, name);
  const inOurValues = inPortalValues(operatorValues);
  const inOurWords = (answer: unknown): unknown => inOurValues(inOurFields(answer));
  // The configuration has field names for single calls and for all calls. The names for this call apply only to the
  // data. In the rest of the envelope only the names for all calls apply.
  const beside = inPortalFields(operatorFields, '');
  const [head, ...rest] = (operatorEnvelope[name] ?? operatorEnvelope[ALL_CALLS] ?? ITSELF).split(
    '.',
  );
  return {
    ofRequest: (fields) =>
      inOperatorFields(
        operatorRequestFields,
        name,
        inOperatorValues(fields, operatorValues) as Fields,
      ), // an object is translated to an object
    ofAnswer: (body) => {
      if (!head || !isObject(body) || !Object.hasOwn(body, head)) return inOurWords(body);
      const { [head]: held, ...others } = body;
      const envelope = inOurValues(beside(others));
      // Data sent with a failure must not be taken for a success.
      if (wordsOf(envelope).isFailure) return envelope;
      const data = valueAt(held, rest);
      return changes ? acknowledged(envelope, data, inOurWords) : inOurWords(data ?? null);
    },
  };
};

/**
 * If the answer to a write contains no data, the envelope is the answer. Otherwise the envelope only supplies the
 * message that the data lacks.
 */
const acknowledged = (
  envelope: unknown,
  data: unknown,
  inOurWords: (answer: unknown) => unknown,
): unknown => {
  if (isEmpty(data)) return envelope;
  const answer = inOurWords(data);
  if (!isObject(envelope) || !isObject(answer) || plainText(answer['message']) !== '')
    return answer;
  const message = plainText(envelope['message']);
  return message === '' ? answer : { ...answer, message };
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (data: unknown): boolean =>
  data === undefined ||
  data === null ||
  data === '' ||
  (typeof data === 'object' && Object.keys(data).length === 0);
