import type * as v from 'valibot';
import type { CallName, WireAnswerOf } from '../../store/wire/answers';
import type { requests } from '../../store/wire/requests/requests';
import type { Services } from './payments/services';

/** A file that came with a multipart request. */
export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

type Requests = typeof requests;
/** What the operator has after reading a request: amounts in paise, ids as a list. */
type ReceivedRequestOf<Name extends CallName> = Name extends keyof Requests
  ? v.InferOutput<Requests[Name]>
  : void;

/** One call on its way through the operator: what was asked, by whom, and what to work with. */
export interface Call<Name extends CallName> extends Services {
  readonly name: CallName;
  readonly request: ReceivedRequestOf<Name>;
  /** Empty without a session. */
  readonly customerid: string;
  readonly idempotencyKey: string | null;
  /** Gives the browser a session cookie, or takes it away. */
  readonly setSession: (id: string | null) => void;
  readonly sessionId: string | undefined;
  readonly upload: ReceivedFile | undefined;
}

/**
 * Carries a call out and answers its wire shape: another shape does not compile. It runs inside
 * one database transaction, so a call is carried out wholly or not at all.
 */
type Handler<Name extends CallName> = (call: Call<Name>) => WireAnswerOf<Name>;
export type Handlers<Name extends CallName = CallName> = { readonly [Each in Name]: Handler<Each> };
