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
/** The request after it was read: amounts in paise, ids as a list. */
type ReceivedRequestOf<Name extends CallName> = Name extends keyof Requests
  ? v.InferOutput<Requests[Name]>
  : void;

/** One call in progress: the request, its sender, and the services it works with. */
export interface Call<Name extends CallName> extends Services {
  readonly name: CallName;
  readonly request: ReceivedRequestOf<Name>;
  /** Empty without a session. */
  readonly customerid: string;
  readonly idempotencyKey: string | null;
  /** Sets the browser's session cookie, or deletes it. */
  readonly setSession: (id: string | null) => void;
  readonly sessionId: string | undefined;
  readonly upload: ReceivedFile | undefined;
}

/**
 * Carries out a call and returns its wire shape, which the type check enforces. It runs inside one database
 * transaction, so a call is carried out completely or not at all.
 */
type Handler<Name extends CallName> = (call: Call<Name>) => WireAnswerOf<Name>;
export type Handlers<Name extends CallName = CallName> = { readonly [Each in Name]: Handler<Each> };
