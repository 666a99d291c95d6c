import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallName } from '../../../store/wire/answers';

/** One call to the operator, as recorded. Times are in milliseconds since the start of the recording. */
export interface RecordedCall {
  readonly call: CallName;
  readonly method: string;
  /** The path of the address, with its query. */
  readonly path: string;
  /** What was sent: the fields of a query, a form or a JSON body; for a file, its name. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly took: number;
  /** 0 when no answer came. */
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The field that marks a call whose body the archive does not have. */
export const UNKNOWN_BODY = '…';

export type EventOrigin = 'page' | 'saga';

/** An event of the store, and who dispatched it: the page (a subscriber, a screen), or a saga. */
export interface RecordedEvent {
  readonly at: number;
  readonly by: EventOrigin;
  readonly event: UnknownAction;
}

/** The time from one load of the page to the next: the browser's storage survives a load, the store does not. */
export interface RecordedPage {
  readonly at: number;
  readonly address: string;
  readonly calls: readonly RecordedCall[];
  /** null where only the network was recorded; then the calls show what the subscriber did. */
  readonly events: readonly RecordedEvent[] | null;
  /** The state at the end; null where it was not recorded. */
  readonly end: unknown;
}

/** A flow as it once happened. */
export interface Recording {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly origin: string;
  readonly pages: readonly RecordedPage[];
  readonly missing: MissingParts;
}

/**
 * The calls that the archive has only in part, written as `renew (POST /subscriber/v1/product)`: the missing parts
 * cannot be compared.
 */
export interface MissingParts {
  readonly answers: readonly string[];
  readonly bodies: readonly string[];
}

/** A file does not contain a readable flow; the message gives the reason. */
export class UnreadableRecording extends Error {}
