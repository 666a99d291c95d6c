import { endpoints } from '../../sagas/api/endpoints';
import type { CallName } from '../../store/wire/answers';

export type CallResult = 'passed' | 'failed' | 'not tried';

/** The findings about one call. */
export interface CallReport {
  readonly call: CallName;
  /** e.g. `GET subscriber/v1/subscriber` */
  readonly address: string;
  readonly result: CallResult;
  /** Status of the first answer that was compared with the contract; null when none came. */
  readonly status: number | null;
  /** Milliseconds of that answer. */
  readonly ms: number | null;
  /** The violations of the contract, one sentence each. */
  readonly wrong: readonly string[];
  /**
   * The portal's own fields that were in no answer of this call. The guide says what a subscriber loses without
   * them.
   */
  readonly lacks: readonly string[];
  /** Further information, or why the call was not tried. */
  readonly notes: readonly string[];
}

interface OurFields {
  readonly sent: ReadonlySet<string>;
  readonly missing: ReadonlySet<string>;
}

interface Timed {
  readonly status: number | null;
  readonly ms: number;
}

/** Collects the findings. No sentence in it may contain a value of the operator or of an account. */
export interface Report {
  /** Notes that an answer to the call was compared with the contract. */
  readonly played: (call: CallName, answer: Timed) => void;
  readonly wrong: (call: CallName, sentence: string) => void;
  readonly note: (call: CallName, sentence: string) => void;
  /** The portal's own fields in an answer to the call. */
  readonly ours: (call: CallName, fields: OurFields) => void;
  readonly rows: () => readonly CallReport[];
}

/** One row for each documented call. `renewReadingText` is left out, because it is the same call as `renew`. */
const CALLS = Object.values(endpoints).filter(({ reads }) => reads !== 'text');

interface Findings {
  answer: Timed | null;
  readonly wrong: Set<string>;
  readonly notes: Set<string>;
  readonly sent: Set<string>;
  readonly missing: Set<string>;
}

export const createReport = (): Report => {
  const findingsByCall = new Map<CallName, Findings>();
  const findingsOf = (call: CallName): Findings => {
    const findings = findingsByCall.get(call) ?? {
      answer: null,
      wrong: new Set(),
      notes: new Set(),
      sent: new Set(),
      missing: new Set(),
    };
    findingsByCall.set(call, findings);
    return findings;
  };
  return {
    played: (call, answer) => void (findingsOf(call).answer ??= answer),
    wrong: (call, sentence) => void findingsOf(call).wrong.add(sentence),
    note: (call, sentence) => void findingsOf(call).notes.add(sentence),
    ours: (call, { sent, missing }) => {
      sent.forEach((name) => findingsOf(call).sent.add(name));
      missing.forEach((name) => findingsOf(call).missing.add(name));
    },
    rows: () =>
      CALLS.map(({ name, method, path }) => {
        const { answer, wrong, notes, sent, missing } = findingsOf(name);
        return {
          call: name,
          address: `${method} ${path}`,
          result: wrong.size > 0 ? 'failed' : answer ? 'passed' : 'not tried',
          status: answer?.status ?? null,
          ms: answer?.ms ?? null,
          wrong: [...wrong],
          lacks: [...missing].filter((field) => !sent.has(field)),
          notes: [...notes],
        };
      }),
  };
};

export const countOf = (rows: readonly CallReport[], result: CallResult): number =>
  rows.filter((row) => row.result === result).length;

const MARKS: Readonly<Record<CallResult, string>> = { passed: '✓', failed: '✗', 'not tried': '○' };

const cell = (value: string | number | null, width: number): string =>
  String(value ?? '').padStart(width);

/** A line for each call with its findings below, and the count as the last line. */
export const reportText = (rows: readonly CallReport[]): string =>
  [
    `  ${'call'.padEnd(22)} ${cell('', 4)} ${cell('ms', 7)}`,
    ...rows.flatMap((row) => [
      `${MARKS[row.result]} ${row.call.padEnd(22)} ${cell(row.status, 4)} ${cell(row.ms, 7)}  ${row.address}`,
      ...row.wrong.map((sentence) => `    ✗ ${sentence}`),
      ...(row.lacks.length > 0 ? [`      Lacks of ours: ${row.lacks.join(', ')}`] : []),
      ...row.notes.map((sentence) => `      ${sentence}`),
    ]),
    '',
    `${rows.length} calls, ${countOf(rows, 'passed')} passed, ${countOf(rows, 'failed')} failed, ${countOf(rows, 'not tried')} not tried`,
  ].join('\n');
