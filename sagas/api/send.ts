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
 * The schema of a call's answer. The schemas of the login are in the first load, those of the home screen in its chunk,
 * and all others in one more chunk, so that the login and Home wait for no other schemas.
 */
export const answerSchema = async (name: CallName): Promise<Schema> => {
  // The `in` before each cast proves that the name is a key.
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
 * Gives a request a stream for its body, so that the request cannot arrive twice. When a reused connection breaks
 * before the answer, a browser sends the request again by itself, even if the operator has already carried it out. A
 * stream can be read only once, so the browser cannot send such a request again. Streams need HTTP/2 or HTTP/3: over
 * HTTP/1.1, or in a browser without request streams, the request stays as it is. `npm run tool -- resent` measures
 * this.
 */
const streamedIfPossible = (request: EncodedRequest): EncodedRequest => {
  const canStream = 'duplex' in Request.prototype && MULTIPLEXED.has(protocolOfPage());
  if (!canStream || request.body === undefined) return request;
  const { body, headers } = new Response(request.body);
  const contentType = request.contentType ?? headers.get('content-type') ?? '';
  return { address: request.address, contentType, ...(body && { body }) };
};

const MULTIPLEXED: ReadonlySet<string> = new Set(['h2', 'h3']);

/** The protocol with which the page was loaded, by its ALPN name. The operator's calls go to the page's own origin. */
const protocolOfPage = (): string => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit && 'nextHopProtocol' in visit ? String(visit.nextHopProtocol) : '';
};

/**
 * Lets the operator refuse forged requests (CSRF). Some calls that change something are GETs (specification §9). A page
 * of another site can send a GET with the session's cookie, but it cannot add this header unless the operator allows
 * that.
 */
const FROM_THIS_PAGE = { 'x-requested-with': 'XMLHttpRequest' };

export interface SendOptions {
  /** Origin of the API, without a slash at the end. */
  readonly baseUrl: string;
  /** Created once for each intended write, and stored before the first request. */
  readonly idempotencyKey?: string;
  /** The operator's names and values where they differ from the portal's. */
  readonly operatorWords?: OperatorWords | undefined;
  /** The session in which the call is made (`sessionOf`). The call uses only early reads of that session. */
  readonly session?: string;
  /** Called as soon as an answer has arrived, and not called without an answer. */
  readonly onAnswer?: (answer: AnswerHead) => void;
}

export interface AnswerHead {
  readonly status: number;
  /** The operator's clock when it answered, in milliseconds since 1970; NaN when the answer does not contain it. */
  readonly date: number;
}

/**
 * Every call in the endpoint table passes through this function. A read that `public/earlyReads.js` has already sent
 * only gets its answer here. A cancelled saga aborts its request.
 */
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

/** null for a write that is done. */
const failureOfWrite = (call: CallName, answer: WriteAnswer): Failure | null => {
  const { status, words } = answer;
  const reply = { call, status, message: words.sentence };
  switch (outcomeOf(answer)) {
    case 'done':
      return null;
    case 'refused':
      return { kind: 'refused', ...reply, code: words.code };
    case 'unknown':
      return { kind: 'unknown', ...reply };
  }
};

/** null for a read that succeeded. A failed read has changed nothing, so its outcome is never unknown. */
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

/**
 * Loads the schema and the translation of the answer before the request is sent, because a write must not be sent if
 * its answer could not be understood.
 */
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

/** The server refuses a body of unknown length and has done nothing (RFC 9110, 15.5.12). */
const LENGTH_REQUIRED = 411;

/**
 * Sends a call that moves money as a stream where possible. If the server requires a body of known length, sends the
 * call again without a stream.
 */
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
  { baseUrl, idempotencyKey, session = '' }: SendOptions,
  abort: AbortController,
): Promise<Answered> {
  const url = new URL(address, `${baseUrl}/`);
  const isOperator = url.origin === new URL(baseUrl).origin;
  if (endpoint.secretAddress) clearTimingsAfter(url);
  const early = takeEarlyRead(endpoint, url, session, abort.signal);
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
      // The session is a cookie of the operator, so no other server may get it.
      credentials: isOperator ? 'include' : 'omit',
      cache: 'no-store',
      signal: abort.signal,
      // `ky` neither retries nor limits the time: `callApi.ts` repeats calls, and the timer above aborts a late one.
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
 * A browser keeps the address of every request, with its query, in a list that any script of the page can read.
 * Single entries cannot be removed, so the whole list is cleared as soon as it contains this address, which may be
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

/** A read without an answer can be read again. A write without an answer may have been carried out. */
const noAnswer = ({ name, changes }: Endpoint, isLate: boolean): Failure => {
  if (changes) return { kind: 'unknown', call: name };
  return { kind: isLate ? 'tooSlow' : 'unreachable', call: name };
};

const isHtml = (body: unknown): boolean =>
  typeof body === 'string' && /^\s*<(!doctype|html|head|body)\b/i.test(body);

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};
