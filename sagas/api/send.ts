import ky, { type KyResponse } from 'ky';
import { CANCEL } from 'redux-saga';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import type { Failure } from '../../store/core/failure';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import type { HomeAnswers } from '../../store/wire/homeAnswers';
import { loginAnswers } from '../../store/wire/loginAnswers';
import { wordsOf } from '../../store/wire/refusal';
import { isSuccess, outcomeOf, type WriteAnswer } from '../../store/writes/outcome';
import { takeEarlyRead } from './earlyReads';
import type { Endpoint } from './endpoint';
import { FailureError } from './failures';
import type { OperatorWords, Translation } from './operatorWords/translation';
import { type EncodedRequest, encodeRequest } from './payload';

type Schema = GenericSchema<unknown, unknown>;

/** The compiler compares these names with the home chunk's answers. */
const HOME_CALLS: Record<keyof HomeAnswers, true> = {
  activePacks: true,
  alerts: true,
  cpe: true,
  promos: true,
};

/**
 * The schema of a call's answer. Those of the login are in the first load, those of the home screen in
 * its chunk, all others in one chunk, so that no screen waits for schemas it does not need.
 */
export const answerSchema = async (name: CallName): Promise<Schema> => {
  // The `in` before each lookup checks it.
  if (name in loginAnswers) return loginAnswers[name as keyof typeof loginAnswers];
  if (name in HOME_CALLS) return (await loadHomeAnswers())[name as keyof HomeAnswers];
  const { answers } = await import(/* webpackChunkName: "contract" */ '../../store/wire/answers');
  return answers[name];
};

const loadHomeAnswers = async (): Promise<HomeAnswers> => {
  const { homeAnswers } = await import(
    /* webpackChunkName: "home" */ '../../store/wire/homeAnswers'
  );
  return homeAnswers;
};

/**
 * A request whose body is a stream, so that it arrives once. A browser sends a request again by itself when a
 * connection that it reused breaks before the answer, also one that the operator has carried out; it cannot do so
 * with a stream, which is read once. Streams travel over HTTP/2 and HTTP/3 only: over HTTP/1.1, and in a browser that
 * sends none, the request stays as it is. `npm run tool -- resent` measures this.
 */
const streamedIfPossible = (request: EncodedRequest): EncodedRequest => {
  const canStream = 'duplex' in Request.prototype && MULTIPLEXED.has(protocolOfPage());
  if (!canStream || request.body === undefined) return request;
  const { body, headers } = new Response(request.body);
  const contentType = request.contentType ?? headers.get('content-type') ?? '';
  return { address: request.address, contentType, ...(body && { body }) };
};

const MULTIPLEXED: ReadonlySet<string> = new Set(['h2', 'h3']);

/** The protocol by which the page came, as TLS names it. The operator's calls go to the page's own origin. */
const protocolOfPage = (): string => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit && 'nextHopProtocol' in visit ? String(visit.nextHopProtocol) : '';
};

/**
 * A page of another site can send a GET with the session's cookie, and cannot add a header to it unless the
 * operator allows that. Calls that change something are GETs as well (specification §9).
 */
const FROM_THIS_PAGE = { 'x-requested-with': 'XMLHttpRequest' };

export interface SendOptions {
  /** Origin of the API, without a slash at the end. */
  readonly baseUrl: string;
  /** Made once for one intent to pay and written down before the first sending. */
  readonly idempotencyKey?: string;
  /** How the operator names and writes things otherwise than the portal; nothing is changed without it. */
  readonly operatorWords?: OperatorWords | undefined;
  /** The customer in whose session the page was opened, while it lasts: what left with the page belongs to that session. */
  readonly openedBy?: string;
  /** Told as soon as an answer came; not when none came. */
  readonly onAnswer?: (answer: AnswerHead) => void;
}

export interface AnswerHead {
  readonly status: number;
  /** The operator's clock when it answered, in milliseconds since 1970; NaN when the answer does not say it. */
  readonly date: number;
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
  const parcel = encodeRequest(endpoint, request, ofRequest);
  const answered = await travelStreamed(endpoint, parcel, sending, abort);
  const { status, date } = answered;
  sending.onAnswer?.({ status, date });
  const body = ofAnswer(parsed(answered.body));
  const read = v.safeParse(schema, body);
  const isReadable = read.success && typeof body !== 'string';
  const answer = { status, words: wordsOf(body), isReadable, isReport: endpoint.reports };
  const failure = endpoint.changes
    ? failureOfWrite(endpoint.name, answer)
    : failureOfRead(endpoint.name, answer);
  if (failure) throw new FailureError(failure, isSuccess(status) && isHtml(body));
  return read.output as AnswerOf<Name>; // the schema was looked up by this very name
}

/** null of a write that is done. */
const failureOfWrite = (call: CallName, answer: WriteAnswer): Failure | null => {
  const { status, words } = answer;
  const said = { call, status, message: words.sentence };
  switch (outcomeOf(answer)) {
    case 'done':
      return null;
    case 'refused':
      return { kind: 'refused', ...said, code: words.code };
    case 'unknown':
      return { kind: 'unknown', ...said };
  }
};

/** null of a read that has its answer. Whatever else came, nothing was changed by it. */
const failureOfRead = (
  call: CallName,
  { status, words, isReadable, isReport }: WriteAnswer,
): Failure | null => {
  const isRefused = !isSuccess(status) || (words.isFailure && !(isReadable && isReport));
  if (!isRefused) return isReadable ? null : { kind: 'unreadable', call };
  const { code, sentence } = words;
  return { kind: 'refused', call, status, message: sentence, ...(code && { code }) };
};

const unchanged: Translation = { ofRequest: (fields) => fields, ofAnswer: (body) => body };

const translationFor = async (
  endpoint: Endpoint,
  words: OperatorWords | undefined,
): Promise<Translation> =>
  words
    ? (
        await import(/* webpackChunkName: "configured" */ './operatorWords/translation')
      ).translationOf(words, endpoint)
    : unchanged;

/** A write must not leave before its answer can be understood. */
const beforeSending = async (endpoint: Endpoint, { operatorWords }: SendOptions) => {
  try {
    return await Promise.all([
      answerSchema(endpoint.name),
      translationFor(endpoint, operatorWords),
    ]);
  } catch {
    throw new FailureError({ kind: 'unreachable', call: endpoint.name });
  }
};

interface Answered extends AnswerHead {
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
  { baseUrl, idempotencyKey, openedBy = '' }: SendOptions,
  abort: AbortController,
): Promise<Answered> {
  const url = new URL(address, `${baseUrl}/`);
  const isOperator = url.origin === new URL(baseUrl).origin;
  if (endpoint.secretAddress) clearTimingsAfter(url);
  const early = takeEarlyRead(endpoint, url, openedBy, abort.signal);
  const sinceItLeft = early ? performance.now() - early.leftAt : 0;
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    abort.abort();
  }, endpoint.timeLimit - sinceItLeft);
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
      ...(early && { fetch: () => early.answer }),
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    return { status: response.status, date, body: await response.text() };
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

/** The JSON of a body. One that is none is a text, which no schema of an object or a list takes. */
const isHtml = (body: unknown): boolean =>
  typeof body === 'string' && /^\s*<(!doctype|html|head|body)\b/i.test(body);

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};
