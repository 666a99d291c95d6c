import type { CallName } from '../../store/wire/answers';

type HttpMethod = 'GET' | 'POST' | 'PUT';
export type Sends = 'nothing' | 'query' | 'json' | 'form' | 'multipart';

/** One row of the table. */
export interface EndpointRow {
  readonly method: HttpMethod;
  /** Below the API base; `{name}` is filled from the request's field of that name. `{relay}` is a whole address. */
  readonly path: string;
  readonly sends: Sends;
  /** The requested format. Every answer is read as JSON; if that fails, as text. */
  readonly reads: 'json' | 'text';
  /**
   * The answer reports the result of each part of the request, or the result of a payment. An error in a result does
   * not mean that the call failed.
   */
  readonly reports: boolean;
  /** May be called without a payload, as documented. */
  readonly optionalPayload: boolean;
  /** Changes data of the operator: when its answer is lost, the outcome is unknown. */
  readonly changes: boolean;
  /** May be sent again automatically when the network failed. Never true for a write. */
  readonly retry: boolean;
  /**
   * The full-screen loader is not shown, because the screen itself shows that the call is running, for example as a
   * skeleton, or because the subscriber does not wait for the call.
   */
  readonly quiet: boolean;
  /** Moves money, so it needs an `Idempotency-Key`. */
  readonly money: boolean;
  /**
   * The address contains a password, a code or a person's number, so `send.ts` clears the browser's resource timings.
   */
  readonly secretAddress: boolean;
  /** Milliseconds after which a read fails and a write's outcome is unknown. */
  readonly timeLimit: number;
}

/** One row of the table with its name, by which its request and answer schemas are found. */
export interface Endpoint<Name extends CallName = CallName> extends EndpointRow {
  readonly name: Name;
}

const READ_LIMIT = 20_000;
const WRITE_LIMIT = 45_000;

const row =
  (method: HttpMethod, defaults: Pick<EndpointRow, 'changes' | 'retry' | 'quiet' | 'timeLimit'>) =>
  (path: string, sends: Sends = 'nothing', traits: Partial<EndpointRow> = {}): EndpointRow => ({
    method,
    path,
    sends,
    reads: 'json',
    reports: false,
    optionalPayload: false,
    money: false,
    secretAddress: false,
    ...defaults,
    ...traits,
  });

/** A read: quiet, and tried again when the network failed. */
export const getRow = row('GET', {
  changes: false,
  retry: true,
  quiet: true,
  timeLimit: READ_LIMIT,
});
/**
 * A GET that must not be repeated automatically, because it changes the session or the operator's data, or carries a
 * password, a code or the identity of an account. A row that changes the operator's data sets `changes` itself. Another
 * secret in the address (`secretAddress`) does not forbid a repetition.
 */
export const getOnceRow = row('GET', {
  changes: false,
  retry: false,
  quiet: false,
  timeLimit: READ_LIMIT,
});
export const postRow = row('POST', {
  changes: true,
  retry: false,
  quiet: false,
  timeLimit: WRITE_LIMIT,
});
export const putRow = row('PUT', {
  changes: true,
  retry: false,
  quiet: false,
  timeLimit: WRITE_LIMIT,
});

/** Adds the name of each row. The compiler refuses a row without a schema of its answer in `store/wire/answers.ts`. */
export const named = (
  table: Readonly<Record<CallName, EndpointRow>>,
): { readonly [Name in CallName]: Endpoint<Name> } =>
  // Object.fromEntries loses which name belongs to which row; the return type restores it.
  Object.fromEntries(
    Object.entries(table).map(([name, traits]) => [name, { name, ...traits }]),
  ) as never;
