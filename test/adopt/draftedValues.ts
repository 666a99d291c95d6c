import { endpoints } from '../../sagas/api/endpoints';
import {
  type OperatorValues,
  type OperatorWords,
  translationOf,
} from '../../sagas/api/operatorWords/translation';
import { operatorDefaults } from '../../store/wire/operatorDefaults';
import { isSuccess } from '../../store/writes/outcome';
import { type CallDraft, isObject } from './matchFields';

/**
 * The values of pack states that the packs' end dates reveal: a value that only running packs have means ACTIVE, and
 * one that only ended packs have means EXPIRED. Nothing reveals what any other value means.
 */
export const draftedValues = (
  drafts: readonly CallDraft[],
  words: OperatorWords,
  at: number,
): OperatorValues => {
  const known: ReadonlySet<string> = new Set(operatorDefaults.productstatus);
  const ends = new Map<string, Set<boolean>>();
  for (const pack of packsIn(drafts, words)) {
    const { productstatus, expirydate } = pack;
    const end = Date.parse(String(expirydate));
    if (typeof productstatus !== 'string' || Number.isNaN(end)) continue;
    if (known.has(productstatus.toUpperCase())) continue;
    ends.set(productstatus, (ends.get(productstatus) ?? new Set()).add(end > at));
  }
  const told = [...ends].flatMap(([value, running]): [string, string][] =>
    running.size === 1 ? [[running.has(true) ? 'ACTIVE' : 'EXPIRED', value]] : [],
  );
  // When two values have the same meaning, it is open which of them a request has to use.
  const isClear = new Set(told.map(([ours]) => ours)).size === told.length;
  return told.length > 0 && isClear ? { productstatus: Object.fromEntries(told) } : {};
};

const packsIn = (drafts: readonly CallDraft[], words: OperatorWords) =>
  drafts
    .filter(({ call }) => call === 'activePacks' || call === 'renewablePacks')
    .flatMap(({ call, seen }) =>
      seen
        .filter(({ status }) => isSuccess(status))
        .map(({ answer }) => translationOf(words, endpoints[call]).ofAnswer(answer)),
    )
    .flatMap((packs): unknown[] => (Array.isArray(packs) ? packs : [packs]))
    .filter(isObject);
