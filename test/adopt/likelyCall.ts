import { endpoints } from '../../sagas/api/endpoints';
import { valueAt } from '../../sagas/api/operatorWords/operatorFields';
import { answers, type CallName } from '../../store/wire/answers';
import type { ArchivedCall } from './archivedCalls';
import { matchAnswers, rootsIn } from './matchFields';

/** The share of a call's fields that an answer needs to be taken for that call's answer. */
const LIKE = 0.6;
/** A call with fewer fields resembles too many others. */
const TELLING = 4;

/**
 * The answer from another address that most resembles this call's answer by its fields; undefined when none is similar
 * enough.
 */
export const likelyCall = (
  call: CallName,
  others: readonly ArchivedCall[],
  at: number,
): ArchivedCall | undefined => {
  const shares = others
    .filter(({ method }) => method === endpoints[call].method)
    .map((other) => ({ other, share: shareOf(call, other.answer, at) }))
    .sort((one, another) => another.share - one.share);
  const [best] = shares;
  return best && best.share >= LIKE ? best.other : undefined;
};

const shareOf = (call: CallName, answer: unknown, at: number): number =>
  Math.max(
    ...rootsIn([answer]).map((root) => {
      const data = root === '.' ? answer : valueAt(answer, root.split('.'));
      const matched = matchAnswers(answers[call], [data], at);
      const all = matched ? matched.paths.size + matched.missing.length : 0;
      const isRead = matched?.missing.every(({ isRequired }) => !isRequired) ?? false;
      return matched && isRead && all >= TELLING ? matched.paths.size / all : 0;
    }),
  );
