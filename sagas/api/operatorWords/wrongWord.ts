import { answerFields } from '../../../store/wire/answerFields';
import { answers, type CallName } from '../../../store/wire/answers';
import { endpoints } from '../endpoints';
import { ALL_CALLS, ITSELF } from './operatorFields';
import type { OperatorWords } from './translation';

/** The fields of any answer that can say that a call was refused (`store/wire/refusal.ts`). */
const GENERAL = ['error', 'errorcode', 'errorCode', 'message', 'status', 'success', 'result'];
/** Names that every object inherits: they are never fields of an answer. */
const INHERITED: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

const isName = (name: string): boolean => /^[^\s.]{1,100}$/.test(name) && !INHERITED.has(name);
const isPath = (path: unknown): path is string =>
  typeof path === 'string' && (path === ITSELF || path.split('.').every(isName));

const isCall = (name: string): name is CallName => Object.hasOwn(endpoints, name);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields that a call may send. They are known only at the deployment, because a browser does not load the request
 * schemas.
 */
export type RequestFieldsOf = (call: CallName) => readonly string[];

/**
 * The path of the first wrong entry in an operator's words, such as `operatorFields.activePacks.price`; null when every
 * entry is right. An entry is wrong when the portal does not know its call or field, when its path is malformed, when
 * it gives the path `.` for all calls, or when its name is one that every object inherits.
 */
export const wrongWordOf = (
  { operatorFields, operatorRequestFields, operatorEnvelope }: OperatorWords,
  requestFields?: RequestFieldsOf,
): string | null =>
  wrongIn('operatorFields', operatorFields, (call, fields) =>
    wrongIn('', fields, (field, path) =>
      isAnswerField(call, field) && isPath(path) && !(call === ALL_CALLS && path === ITSELF)
        ? null
        : '',
    ),
  ) ??
  wrongIn('operatorRequestFields', operatorRequestFields, (call, fields) =>
    wrongIn('', fields, (field, name) =>
      isRequestField(call, field, requestFields) && typeof name === 'string' && isSent(name)
        ? null
        : '',
    ),
  ) ??
  wrongIn('operatorEnvelope', operatorEnvelope, (_call, path) => (isPath(path) ? null : ''));

/** The name of a field in a form or a query may contain dots and brackets. */
const isSent = (name: string): boolean => /^\S{1,100}$/.test(name) && !INHERITED.has(name);

/**
 * The path of the first wrong entry of a table. `judge` returns null for a right entry. For a wrong entry it returns
 * the path of the fault below the entry.
 */
const wrongIn = (
  place: string,
  table: unknown,
  judge: (name: string, value: unknown) => string | null,
): string | null => {
  if (table === undefined) return null;
  if (!isObject(table)) return place;
  for (const [name, value] of Object.entries(table)) {
    const isKnown = place === '' || name === ALL_CALLS || isCall(name);
    const wrong = isKnown ? judge(name, value) : '';
    if (wrong !== null) return [place, name, wrong].filter(Boolean).join('.');
  }
  return null;
};

const isAnswerField = (call: string, field: string): boolean => {
  if (!field.split('.').every(isName)) return false;
  if (GENERAL.includes(field)) return true;
  if (isCall(call)) return isBelow(call, field);
  // An entry for all calls (`*`) names a field without a path, because its parent differs from call to call.
  return (Object.keys(answers) as CallName[]).some((name) =>
    // the table's own keys
    [...answerFields(name).keys()].some((path) => path.split('.').at(-1) === field),
  );
};

/**
 * Whether this is a field of the answer, or a field of an object whose keys are chosen by the operator or the
 * provider.
 */
const isBelow = (call: CallName, field: string): boolean => {
  const known = answerFields(call);
  if (known.has(field)) return true;
  const parent = field.split('.').slice(0, -1).join('.');
  return known.get(parent)?.type === 'record';
};

const isRequestField = (call: string, field: string, requestFields?: RequestFieldsOf): boolean => {
  if (!isName(field)) return false;
  const calls = isCall(call) ? [call] : (Object.keys(endpoints) as CallName[]); // the table's own keys
  const able = calls.filter((name) => {
    const { sends, path } = endpoints[name];
    return sends !== 'nothing' && !path.includes(`{${field}}`);
  });
  return able.some((name) => requestFields?.(name).includes(field) ?? true);
};
