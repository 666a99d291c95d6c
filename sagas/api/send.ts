import ky, { type KyResponse } from 'ky';
import { CANCEL } from 'redux-saga';
import * as v from 'valibot';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import { refusal } from '../../store/wire/refusal';
import type { Failure } from '../../store/core/failure';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import { answerSchema } from './answers';
import type { Endpoint } from './endpoint';
import { FailureError } from './failures';
import type { OperatorValues, Translation } from './operatorValues';
import { encodeRequest, type EncodedRequest } from './payload';
import { streamedIfPossible } from './streamedBody';

/**
 * A page of another site can send a GET with the session's cookie, and cannot add a header to it unless the
 * operator allows that. Calls that change something are GETs as well (specification §9).
 */
const FROM_THIS_PAGE = { 'x-requested-with': 'XMLHttpRequest' };

/** Specification §5 and §9: nothing else is a success. */
const SUCCESS = new Set([200, 201]);

export interface SendOptions {
  /** Origin of the API, without a slash at the end. */
  readonly baseUrl: string;
  /** Made once for one intent to pay and written down before the first sending. */
  readonly idempotencyKey?: string;
  /** What the operator writes in place of the portal's own values; nothing is changed without it. */
  readonly operatorValues?: OperatorValues | undefined;
  /** Told of the status as soon as an answer came; not when none came. */
  readonly onStatus?: (status: number) => void;
}

/** The only function in the product that touches the network. A cancelled saga aborts its request. */
export function send<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: unknown,
  sending: SendOptions,
): Promise<AnswerOf<Name>> {
  const abort = new AbortController();
  const answer = exchange(endpoint, request, sending, abort);
  return Object.assign(answer, { [CANCEL]: () => abort.abort() });
}

async function exchange<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: unknown,
  sending: SendOptions,
  abort: AbortController,
): Promise<AnswerOf<Name>> {
  const [schema, { ofRequest, ofAnswer }] = await beforeSending(endpoint, sending);
  const parcel = encodeRequest(endpoint, ofRequest(request));
  const answered = await travelStreamed(endpoint, parcel, sending, abort);
  const { status } = answered;
  sending.onStatus?.(status);
  const body = ofAnswer(answered.body);
  if (!SUCCESS.has(status)) throw failureOf(endpoint, status, refused(endpoint.name, status, body));
  const read = v.safeParse(schema, endpoint.reads === 'text' ? body : parsed(body));
  if (!read.success) throw failureOf(endpoint, status, { kind: 'unreadable', call: endpoint.name });
  return read.output as AnswerOf<Name>; // the schema was looked up by this very name
}

/** An answer to a write that proves neither yes nor no leaves its outcome unknown. */
const failureOf = ({ name, changes }: Endpoint, status: number, failure: Failure): FailureError => {
  const isUnknown = changes && isOutcomeUnknown(failure);
  return new FailureError(isUnknown ? { kind: 'unknown', call: name, status } : failure);
};

const unchanged: Translation = { ofRequest: (request) => request, ofAnswer: (body) => body };

const translationFor = async (values: OperatorValues | undefined): Promise<Translation> =>
  values
    ? (await import(/* webpackChunkName: "configured" */ './operatorValues')).translationOf(values)
    : unchanged;

/** A write must not leave before its answer can be understood. */
const beforeSending = async ({ name }: Endpoint, { operatorValues }: SendOptions) => {
  try {
    return await Promise.all([answerSchema(name), translationFor(operatorValues)]);
  } catch {
    throw new FailureError({ kind: 'unreachable', call: name });
  }
};

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** The server takes no body of unknown length, and has done nothing (RFC 9110, 15.5.12). */
const LENGTH_REQUIRED = 411;

/** What moves money travels as a stream where it can. */
async function travelStreamed(
  endpoint: Endpoint,
  parcel: EncodedRequest,
  sending: SendOptions,
  abort: AbortController,
): Promise<Answered> {
  const streamed = endpoint.money ? streamedIfPossible(parcel) : parcel;
  const response = await travel(endpoint, streamed, sending, abort);
  const needsLength = response.status === LENGTH_REQUIRED && streamed !== parcel;
  return needsLength ? travel(endpoint, parcel, sending, abort) : response;
}

async function travel(
  endpoint: Endpoint,
  { address, body, contentType }: EncodedRequest,
  { baseUrl, idempotencyKey }: SendOptions,
  abort: AbortController,
): Promise<Answered> {
  const url = new URL(address, `${baseUrl}/`);
  const isOperator = url.origin === new URL(baseUrl).origin;
  if (endpoint.secretAddress) clearTimingsAfter(url);
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    abort.abort();
  }, endpoint.timeLimit);
  try {
    const response: KyResponse = await ky(url, {
      method: endpoint.method,
      ...(body !== undefined && { body }),
      headers: {
        accept: endpoint.reads === 'text' ? 'text/plain' : 'application/json',
        ...(contentType && { 'content-type': contentType }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(isOperator && FROM_THIS_PAGE),
      },
      // Sessions are the operator's cookies, sent to the operator only.
      credentials: isOperator ? 'include' : 'omit',
      cache: 'no-store',
      signal: abort.signal,
      // Sending again is a decision of a flow, never of the transport; so is when to give up.
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    });
    return { status: response.status, body: await response.text() };
  } catch {
    throw new FailureError(noAnswer(endpoint, isLate));
  } finally {
    clearTimeout(limit);
  }
}

/**
 * A browser lists the address of every request, query and all, where each script of the page can read it. The
 * list cannot lose a single entry, so the whole of it is cleared as soon as this address is in it, which may be
 * some time after the answer.
 */
const clearTimingsAfter = ({ href }: URL): void => {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName(href).length === 0) return;
    observer.disconnect();
    performance.clearResourceTimings();
  });
  observer.observe({ type: 'resource' });
};

/** A read that got no answer can be read again. A write may have been carried out all the same. */
const noAnswer = ({ name, changes }: Endpoint, isLate: boolean): Failure => {
  if (changes) return { kind: 'unknown', call: name };
  return { kind: isLate ? 'tooSlow' : 'unreachable', call: name };
};

const refused = (call: CallName, status: number, body: string): Failure => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), body);
  const { message, code } = read.success ? read.output : { message: '', code: undefined };
  return { kind: 'refused', call, status, message, ...(code && { code }) };
};

/** Stands for a body that is no JSON: no schema takes it, not even one that takes nothing at all. */
const NO_JSON = Symbol('no JSON');
const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return NO_JSON;
  }
};
