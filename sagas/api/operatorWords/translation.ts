import { plainText } from '../../../store/wire/lenientReaders';
import { wordsOf } from '../../../store/wire/refusal';
import type { Endpoint } from '../endpoint';
import {
  ALL_CALLS,
  inOperatorFields,
  inPortalFields,
  ITSELF,
  type NamesByCall,
  valueAt,
} from './operatorFields';
import { inOperatorValues, inPortalValues, type OperatorValues } from './operatorValues';

/** How an operator names and writes what the portal names and writes otherwise (`public/CONFIGURATION.md`). */
export interface OperatorWords {
  readonly operatorValues?: OperatorValues | undefined;
  readonly operatorFields?: NamesByCall | undefined;
  readonly operatorRequestFields?: NamesByCall | undefined;
  /** Where an answer holds its data, by call or for all. */
  readonly operatorEnvelope?: Readonly<Record<string, string>> | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

export interface Translation {
  /** What is sent beside the path, in the operator's words. */
  readonly ofRequest: (fields: Fields) => Fields;
  /** The answer in the portal's words, without its envelope; one that is no JSON stays as it is. */
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
  // What stands beside the data has the names of all calls: the call's own are those of its data.
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
      ), // of an object an object
    ofAnswer: (body) => {
      if (!head || !isObject(body) || !Object.hasOwn(body, head)) return inOurWords(body);
      const { [head]: held, ...others } = body;
      const envelope = inOurValues(beside(others));
      // A failure with data in it is a failure: the data must not be read for a success.
      if (wordsOf(envelope).isFailure) return envelope;
      const data = valueAt(held, rest);
      return changes ? acknowledged(envelope, data, inOurWords) : inOurWords(data ?? null);
    },
  };
};

/** A write whose data says nothing is acknowledged by what stands beside it. */
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
