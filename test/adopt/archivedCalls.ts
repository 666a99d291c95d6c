import type { Entry } from 'har-format';
import type { Endpoint } from '../../sagas/api/endpoint';
import { endpoints } from '../../sagas/api/endpoints';
import type { CallName } from '../../store/wire/answers';
import { askedIn, bodyOf, validArchive } from '../replay/recording/readArchive';
import { UNKNOWN_BODY } from '../replay/recording/recording';

/** One request of an archive with its answer. */
export interface ArchivedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The names of the fields that were sent, without those in the path. */
  readonly asked: readonly string[];
  /** The answer's JSON; undefined when the answer was not JSON. */
  readonly answer: unknown;
}

export interface Archive {
  /** Milliseconds since 1970: when it was recorded. */
  readonly at: number;
  readonly calls: ReadonlyMap<CallName, readonly ArchivedCall[]>;
  /** JSON answers from addresses that the contract does not know. */
  readonly others: readonly ArchivedCall[];
}

/**
 * A path with an id in it also matches the paths beside it, so such rows come last. Two rows are left out: the push
 * relay is not part of the operator's server, and `renewReadingText` has the address of `renew`.
 */
const rows: readonly Endpoint[] = Object.values(endpoints)
  .filter(({ name }) => name !== 'subscribeToTopic' && name !== 'renewReadingText')
  .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));

/** The API may stand below any path of the operator's server. */
const shapeOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`/${path.replaceAll('.', '\\.').replace(/\{\w+\}/, '[^/]+')}$`);

const rowOf = ({ method, path }: ArchivedCall): Endpoint | undefined =>
  rows.find((row) => row.method === method && shapeOf(row).test(path));

/** Finds the calls of an HTTP Archive by path and method, wherever the API stands. Throws an UnreadableRecording. */
export const archivedCalls = async (text: string): Promise<Archive> => {
  const { log } = await validArchive(text);
  const calls = new Map<CallName, ArchivedCall[]>();
  const others: ArchivedCall[] = [];
  for (const entry of log.entries) {
    const call = callOf(entry);
    const name = rowOf(call)?.name;
    if (name) calls.set(name, [...(calls.get(name) ?? []), call]);
    else if (typeof call.answer === 'object' && call.answer !== null) others.push(call);
  }
  const [first] = log.entries;
  return { at: first ? Date.parse(first.startedDateTime) : Date.now(), calls, others };
};

const callOf = ({ request, response }: Entry): ArchivedCall => {
  const { pathname, searchParams } = new URL(request.url);
  const sent = Object.keys(askedIn(request)).filter((name) => name !== UNKNOWN_BODY);
  return {
    method: request.method,
    path: pathname,
    status: response.status,
    asked: [...new Set([...searchParams.keys(), ...sent])],
    answer: parsed(bodyOf(response.content)),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
