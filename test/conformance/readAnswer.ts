import * as v from 'valibot';
import { endpoints } from '../../sagas/api/endpoints';
import { type AnswerOf, answers, type CallName } from '../../store/wire/answers';
import { unreadableRowsOf } from '../../store/wire/lenientReaders';
import { isKnownCode, wordsOf } from '../../store/wire/refusal';
import { isSuccess } from '../../store/writes/outcome';
import { oursOf } from '../contract/fieldMarks/markedAnswers';
import { contractValidator } from '../contract/openapi/contractValidator';
import type { HttpAnswer } from './session';

/** What the portal reads in an answer, and what the contract forbids in it. */
export type Reading<Name extends CallName> =
  | {
      readonly kind: 'answer';
      readonly answer: AnswerOf<Name>;
      readonly wrong: readonly string[];
      /** The portal's own fields in it. */
      readonly ours: ReturnType<typeof oursOf>;
    }
  /** A certain refusal. */
  | { readonly kind: 'refusal'; readonly says: string }
  | { readonly kind: 'unreadable'; readonly wrong: readonly string[] };

/** No value of an answer gets into a sentence: only names of fields, types and known codes. */
export const readAnswer = <Name extends CallName>(
  call: Name,
  answer: HttpAnswer,
): Reading<Name> => {
  if (!isSuccess(answer.status)) return readRefusal(call, answer);
  const body = parsed(answer.body);
  if (body === undefined) return { kind: 'unreadable', wrong: ['The answer is no JSON.'] };
  const read = v.safeParse(answers[call], body);
  if (!read.success) return { kind: 'unreadable', wrong: read.issues.slice(0, 3).map(sentenceOf) };
  return {
    kind: 'answer',
    answer: read.output,
    wrong: beyondReading(call, body, read.output),
    ours: oursOf(call, body),
  };
};

/** What the portal tolerates but the contract does not allow. */
const beyondReading = (call: CallName, body: unknown, read: unknown): readonly string[] => {
  const leftOut = unreadableRowsOf(read);
  if (leftOut > 0) return [`The portal leaves out ${leftOut} rows that it cannot read.`];
  const isAllowed = contractValidator(call)(body);
  return isAllowed ? [] : ['The portal reads the answer, but openapi.json does not allow it.'];
};

const readRefusal = <Name extends CallName>(
  call: Name,
  { status, body }: HttpAnswer,
): Reading<Name> => {
  const { code, sentence } = wordsOf(parsed(body) ?? body);
  const statusAndCode = `${status}${codeOf(code)}`;
  const { changes } = endpoints[call];
  // A write is refused by a code that the contract names. For a read a sentence is enough.
  const isRefusal = isKnownCode(code) || (!changes && (sentence !== '' || code !== ''));
  if (status >= 400 && status < 500 && isRefusal) return { kind: 'refusal', says: statusAndCode };
  return {
    kind: 'unreadable',
    wrong: [
      `Answered ${statusAndCode}, which ${changes ? 'leaves open whether it was carried out' : 'is no refusal that the contract describes'}.`,
    ],
  };
};

/** Only a code that the contract knows is reported, because any other text might be about a person. */
const codeOf = (code: string): string => {
  if (code === '') return '';
  return isKnownCode(code) && /^\w{1,60}$/.test(code) ? ` ${code}` : ' and a code of its own';
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
};

type Issue = v.BaseIssue<unknown>;

/** Among the alternatives of a list or a union, the one that matched furthest is reported. */
const deepest = (issue: Issue): readonly Issue[] => {
  const further = (issue.issues ?? []).map(deepest);
  const depth = (chain: readonly Issue[]) => chain.flatMap(({ path }) => path ?? []).length;
  const [best = []] = [...further].sort((first, second) => depth(second) - depth(first));
  return [issue, ...best];
};

const sentenceOf = (issue: Issue): string => {
  const chain = deepest(issue);
  const path = chain.flatMap((link) => v.getDotPath(link) ?? []).join('.');
  const last = chain.at(-1) ?? issue;
  const isOurs = !last.message.startsWith('Invalid ');
  const why = isOurs ? last.message : `expected ${last.expected ?? 'another value'}`;
  return `${path || 'The answer'}: ${why}, found ${typeOf(last.input)}.`;
};

const typeOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
};
