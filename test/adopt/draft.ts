import { endpoints } from '../../sagas/api/endpoints';
import { ALL_CALLS, ITSELF, valueAt } from '../../sagas/api/operatorWords/operatorFields';
import type { OperatorWords } from '../../sagas/api/operatorWords/translation';
import { objectsIn } from '../../store/wire/answerFields';
import { answers, type CallName } from '../../store/wire/answers';
import { requests } from '../../store/wire/requests/requests';
import { isSuccess } from '../../store/writes/outcome';
import type { Archive, ArchivedCall } from './archivedCalls';
import { draftedValues } from './draftedValues';
import { likeness, meaningsOf } from './glossary';
import { type CallDraft, isObject, matchAnswers, type Matched, rootsIn } from './matchFields';

export interface Draft {
  readonly calls: readonly CallDraft[];
  readonly words: OperatorWords;
}

type Names = Record<string, string>;
type NamesByCall = Record<string, Names>;

/** How an archive's operator names things where its names differ from the portal's. */
export const draftOf = ({ at, calls }: Archive): Draft => {
  const drafts = [...calls].map(([call, seen]) => draftCall(call, seen, at));
  const envelope = envelopeOf(drafts);
  const operatorFields = withRefusals(
    shared(namesOf(drafts)),
    [...calls.values()].flat(),
    envelope,
  );
  const operatorRequestFields = shared(Object.fromEntries(drafts.map(requestNames)));
  const words: OperatorWords = {
    ...(Object.keys(operatorFields).length > 0 && { operatorFields }),
    ...(Object.keys(operatorRequestFields).length > 0 && { operatorRequestFields }),
    ...(Object.keys(envelope).length > 0 && { operatorEnvelope: envelope }),
  };
  const operatorValues = draftedValues(drafts, words, at);
  return {
    calls: drafts,
    words: { ...words, ...(Object.keys(operatorValues).length > 0 && { operatorValues }) },
  };
};

const draftCall = (call: CallName, seen: readonly ArchivedCall[], at: number): CallDraft => {
  const good = seen.filter(({ status }) => isSuccess(status)).map(({ answer }) => answer);
  const tried = rootsIn(good).map((root) => {
    const data = good.map((answer) =>
      root === ITSELF ? answer : valueAt(answer, root.split('.')),
    );
    return { root, matched: matchAnswers(answers[call], data, at) };
  });
  const [best = { root: ITSELF, matched: null }] = tried
    .filter(({ matched }) => (matched?.paths.size ?? 0) > 0)
    .sort((one, other) => worthOf(other.matched) - worthOf(one.matched));
  return { call, seen, ...best };
};

/**
 * Rates a root: it must have the fields without which the answer cannot be read. Of two such roots, the one with more
 * fields and shorter paths below it is better.
 */
const worthOf = (matched: Matched | null): number =>
  matched === null
    ? -Infinity
    : matched.paths.size -
      [...matched.paths.values()].filter((path) => path.includes('.')).length / 10 -
      10 * matched.missing.filter(({ isRequired }) => isRequired).length;

/** The root that most calls share is set for all calls; a call with another root gets its own. */
const envelopeOf = (drafts: readonly CallDraft[]): Names => {
  const found = drafts.filter(({ matched }) => matched !== null);
  const heads = found.map(({ root }) => root).filter((root) => root !== ITSELF);
  const timesOf = (root: string) => heads.filter((head) => head === root).length;
  const [most] = [...heads].sort((one, other) => timesOf(other) - timesOf(one));
  const all = most !== undefined && timesOf(most) * 2 > found.length ? most : ITSELF;
  return Object.fromEntries([
    ...(all === ITSELF ? [] : [[ALL_CALLS, all]]),
    ...found.filter(({ root }) => root !== all).map(({ call, root }) => [call, root]),
  ]) as Names; // of pairs of texts
};

const namesOf = (drafts: readonly CallDraft[]): NamesByCall =>
  Object.fromEntries(
    drafts.map(({ call, matched }) => [call, Object.fromEntries(matched?.paths ?? [])]),
  );

/**
 * A field that has the same name in all calls that have it, at least two, gets this name once for all calls, unless it
 * has a dot. Any other name is given for its call. A name that equals the portal's is left out.
 */
const shared = (byCall: NamesByCall): NamesByCall => {
  const all = new Map<string, Set<string>>();
  const times = new Map<string, number>();
  for (const names of Object.values(byCall))
    for (const [field, path] of Object.entries(names)) {
      const name = lastOf(field);
      all.set(name, (all.get(name) ?? new Set()).add(path));
      times.set(name, (times.get(name) ?? 0) + 1);
    }
  const isShared = (name: string): boolean =>
    all.get(name)?.size === 1 &&
    (times.get(name) ?? 0) > 1 &&
    ![...(all.get(name) ?? [])][0]?.includes('.');
  const common: Names = {};
  const own = Object.entries(byCall).map(([call, names]): [string, Names] => [
    call,
    Object.fromEntries(
      Object.entries(names).filter(([field, path]) => {
        const name = lastOf(field);
        if (isShared(name) && name !== path) common[name] = path;
        return name !== path && !isShared(name);
      }),
    ),
  ]);
  const filled = [[ALL_CALLS, common] as [string, Names], ...own].filter(
    ([, names]) => Object.keys(names).length > 0,
  );
  return Object.fromEntries(filled);
};

const lastOf = (field: string): string => field.split('.').at(-1) ?? field;

const ALIKE = 0.6;
// The operator's words, then the instalment provider's code, which differs from the operator's only by a capital
// letter.
const REFUSAL_WORDS = ['errorcode', 'error', 'message', 'errorCode'] as const;

/** Adds, for all calls, the operator's names of the fields beside the data and of the fields in refusals. */
const withRefusals = (
  fields: NamesByCall,
  seen: readonly ArchivedCall[],
  envelope: Names,
): NamesByCall => {
  const head = envelope[ALL_CALLS]?.split('.')[0];
  const bodies = seen.map(({ answer }) => answer).filter(isObject);
  const beside = bodies.filter((body) => head !== undefined && head in body);
  const refused = seen
    .filter(({ status }) => status >= 400)
    .map(({ answer }) => answer)
    .filter(isObject);
  const names = new Set(
    [...beside, ...refused].flatMap(Object.keys).filter((name) => name !== head),
  );
  const common: Names = { ...fields[ALL_CALLS] };
  for (const word of REFUSAL_WORDS) {
    const taken = new Set(Object.values(common));
    const [name] = [...names]
      .filter((theirs) => word !== 'errorCode' || !taken.has(theirs))
      .map((theirs) => ({ theirs, score: likeness(meaningsOf(word), meaningsOf(theirs)) }))
      .filter(({ score }) => score >= ALIKE)
      .sort((one, other) => other.score - one.score);
    if (name && name.theirs !== word) common[word] = name.theirs;
  }
  const outcome = [...names].find(
    (name) => beside.length > 0 && beside.every((body) => saysOutcome(body[name])),
  );
  const own =
    outcome === undefined || outcome === 'status' ? fields : withOwn(fields, 'status', common);
  if (outcome !== undefined && outcome !== 'status') common['status'] = outcome;
  return Object.keys(common).length > 0 ? { ...own, [ALL_CALLS]: common } : own;
};

const saysOutcome = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  /^(success|ok|true|fail|failed|failure|error|false)$/i.test(String(value));

/**
 * The common name of this field is about to become that of a field beside the data. So each call whose data has the
 * field gets the present common name as its own.
 */
const withOwn = (fields: NamesByCall, field: string, common: Names): NamesByCall => {
  const path = common[field];
  if (path === undefined) return fields;
  return Object.fromEntries(
    (Object.keys(answers) as CallName[]) // the table's own keys
      .filter((call) => objectsIn(answers[call]).some((entries) => field in entries))
      .reduce(
        (all, call) => all.set(call, { ...all.get(call), [field]: path }),
        new Map<string, Names>(Object.entries(fields)),
      ),
  );
};

const requestNames = ({ call, seen }: CallDraft): [string, Names] => {
  const schemas: Readonly<Record<string, Parameters<typeof objectsIn>[0]>> = requests;
  const schema = schemas[call];
  const { path } = endpoints[call];
  const ours = (schema ? objectsIn(schema).flatMap(Object.keys) : []).filter(
    (field) => !path.includes(`{${field}}`),
  );
  const theirs = [...new Set(seen.flatMap(({ asked }) => asked))];
  const pairs = ours.flatMap((field) =>
    theirs.map((name) => ({
      ...{ field, name },
      score: name === field ? 2 : likeness(meaningsOf(field), meaningsOf(name)),
    })),
  );
  const names: Names = {};
  for (const { field, name, score } of pairs.sort((one, other) => other.score - one.score))
    if (score >= ALIKE && !(field in names) && !Object.values(names).includes(name))
      names[field] = name;
  return [call, names];
};
