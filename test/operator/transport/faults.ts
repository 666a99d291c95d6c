import * as v from 'valibot';
import type { Database } from '../books/database';

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** How an answer's body may be corrupted after the call has been carried out. */
const CORRUPTIONS = [
  'html',
  'malformed',
  'truncated',
  'empty',
  'wrongTypes',
  'emptyList',
  'emptyObject',
  'null',
  'nulls',
  'missing',
  'numbersAsText',
  'listAsObject',
  'text',
  'long',
] as const;
export type Corruption = (typeof CORRUPTIONS)[number];

/** The kinds of trouble, with their parameters. */
const kinds = v.variant('kind', [
  /** The connection ends before anything was carried out. */
  v.object({ kind: v.literal('cutBefore') }),
  /** The call is carried out and booked; its answer is never sent. */
  v.object({ kind: v.literal('cutAfter') }),
  /** Refuses with a status, before the call is carried out or, with `executed`, after it. */
  v.object({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    executed: v.optional(v.boolean(), false),
    error: v.optional(v.string(), ''),
    /** The answer's error code; without it the answer has none. A code of the contract means a certain refusal. */
    errorcode: v.optional(v.string(), ''),
  }),
  /** Replaces the operator's answer with this body; the session's cookie stays. */
  v.object({
    kind: v.literal('answer'),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 200),
    type: v.optional(v.string(), 'application/json'),
    body: v.string(),
    executed: v.optional(v.boolean(), true),
  }),
  /** Accepts the call with 202 and carries it out after this time. */
  v.object({ kind: v.literal('bookedLater'), milliseconds: v.pipe(v.number(), v.minValue(0)) }),
  /** The balance falls by this many paise more than the bill. */
  v.object({ kind: v.literal('takesMore'), paise: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** Ends the session at this moment: this call and all later ones get 401 until the next login. */
  v.object({ kind: v.literal('endSession') }),
  v.object({ kind: v.literal('slow'), milliseconds, executed: v.optional(v.boolean(), false) }),
  /** The head of the answer is sent at once, its body in small pieces. */
  v.object({ kind: v.literal('slowBody'), milliseconds }),
  v.object({ kind: v.literal('corrupt'), how: v.picklist(CORRUPTIONS) }),
  /** A right code is treated as a wrong one. */
  v.object({ kind: v.literal('otpWrong') }),
  v.object({ kind: v.literal('otpExpired') }),
  /** One pack fails in a renewal, or in the activation of a cart: the named one, or else the first. */
  v.object({
    kind: v.literal('renewalFails'),
    productid: v.optional(v.string(), ''),
    error: v.string(),
  }),
  /** The first packs of the list have failed, each with the next of these messages. */
  v.object({ kind: v.literal('packsFail'), errors: v.array(v.string()) }),
  /** The card provider answers pending first and the result later. */
  v.object({
    kind: v.literal('cardPending'),
    milliseconds,
    status: v.picklist(['PAID', 'FAILED']),
  }),
  /** The instalment provider refuses with one of its codes. */
  v.object({ kind: v.literal('instalmentFails'), code: v.string() }),
  /** The simulated payer answers a UPI request after this time. */
  v.object({ kind: v.literal('upiAnswers'), milliseconds, status: v.picklist(['PAID', 'FAILED']) }),
]);

export type Trouble = v.InferOutput<typeof kinds>;
export type TroubleKind = Trouble['kind'];

/** A trouble, and where and how often it strikes. */
export const faultRequest = v.object({
  /** A call's name in the endpoint table, or `*` for every call. */
  call: v.optional(v.string(), '*'),
  /** Only for this subscriber; empty for everybody. */
  customer: v.optional(v.string(), ''),
  /** How many of the next matching calls it strikes; null for all of them until the reset. */
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  trouble: kinds,
});
export type FaultRequest = v.InferInput<typeof faultRequest>;

export interface Fault {
  readonly id: number;
  readonly scenario: string;
  readonly call: string;
  readonly customer: string;
  readonly timesLeft: number | null;
  readonly trouble: Trouble;
}

export interface Faults {
  add(request: FaultRequest, scenario?: string): void;
  remove(scenario: string): void;
  clear(): void;
  all(): readonly Fault[];
  /** Takes the first fault of one of these kinds that strikes this call, and counts one use of it. */
  take<Kind extends TroubleKind>(
    call: string,
    customer: string,
    ...kinds: readonly Kind[]
  ): Extract<Trouble, { kind: Kind }> | undefined;
}

interface FaultRow {
  readonly id: number;
  readonly scenario: string;
  readonly call: string;
  readonly customerid: string;
  readonly kind: TroubleKind;
  readonly timesleft: number | null;
  readonly params: string;
}

export const createFaults = (database: Database): Faults => {
  const all = () =>
    database.all<FaultRow>('select * from faults order by id').map((row) => ({
      id: row.id,
      scenario: row.scenario,
      call: row.call,
      customer: row.customerid,
      timesLeft: row.timesleft,
      trouble: v.parse(kinds, JSON.parse(row.params)),
    }));
  return {
    add: (request, scenario = '') => {
      const { call, customer, times, trouble } = v.parse(faultRequest, request);
      database.run(
        'insert into faults values (null, ?, ?, ?, ?, ?, ?)',
        ...[scenario, call, customer, trouble.kind, times, JSON.stringify(trouble)],
      );
    },
    remove: (scenario) => database.run('delete from faults where scenario = ?', scenario),
    clear: () => database.run('delete from faults'),
    all,
    take: <Kind extends TroubleKind>(
      call: string,
      customer: string,
      ...wanted: readonly Kind[]
    ) => {
      const isWanted = (trouble: Trouble): trouble is Extract<Trouble, { kind: Kind }> =>
        wanted.some((kind) => kind === trouble.kind);
      for (const fault of all()) {
        const strikes =
          (fault.call === '*' || fault.call === call) &&
          (fault.customer === '' || fault.customer === customer);
        if (!strikes || !isWanted(fault.trouble)) continue;
        useUp(database, fault);
        return fault.trouble;
      }
      return undefined;
    },
  };
};

const useUp = (database: Database, { id, timesLeft }: Fault) => {
  if (timesLeft === null) return;
  if (timesLeft > 1) database.run('update faults set timesleft = timesleft - 1 where id = ?', id);
  else database.run('delete from faults where id = ?', id);
};
