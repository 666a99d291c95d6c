import { Cookie, CookieJar } from 'tough-cookie';
import { endpoints } from '../../sagas/api/endpoints';
import { type OperatorWords, translationOf } from '../../sagas/api/operatorWords/translation';
import { encodeRequest } from '../../sagas/api/payload';
import type { CallName } from '../../store/wire/answers';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** The cookies that this answer sets. */
  readonly cookies: readonly Cookie[];
  readonly ms: number;
}

/** There was no answer; `why` gives the reason without an address. */
export interface NoAnswer {
  readonly status: null;
  readonly why: string;
  readonly ms: number;
}

export interface Sending {
  readonly key?: string;
  /** Replaces the portal's own headers (`PORTAL_HEADERS`). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the session's own cookies. */
  readonly cookie?: string;
}

/** A browser without a screen: it sends a call as the portal does and keeps the cookies. */
export interface Session {
  readonly server: string;
  /** The operator's names and values where they differ from the portal's. */
  readonly operatorWords: OperatorWords;
  readonly send: (
    call: CallName,
    request: unknown,
    sending?: Sending,
  ) => Promise<HttpAnswer | NoAnswer>;
  /** The cookies that the session has now. */
  readonly cookies: () => readonly Cookie[];
}

/** The headers of every call of the portal. A page of another site cannot send them. */
export const PORTAL_HEADERS = {
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
};

export const openSession = ({
  server,
  operatorWords,
}: Pick<Session, 'server' | 'operatorWords'>): Session => {
  const jar = new CookieJar();
  // Like a browser, the session also sends Secure cookies over http to a server on this machine.
  const place = server.replace(/^http:/, 'https:');
  return {
    server,
    operatorWords,
    cookies: () => jar.getCookiesSync(place),
    send: async (call, request, { key, headers = PORTAL_HEADERS, cookie } = {}) => {
      const endpoint = endpoints[call];
      const { ofRequest, ofAnswer } = translationOf(operatorWords, endpoint);
      const { address, body, contentType } = encodeRequest(endpoint, request, ofRequest);
      const url = new URL(address, `${server}/`);
      const sent = cookie ?? jar.getCookieStringSync(place + url.pathname);
      const began = performance.now();
      const took = () => Math.round(performance.now() - began);
      try {
        const response = await fetch(url, {
          method: endpoint.method,
          ...(body !== undefined && { body }),
          headers: {
            accept: 'application/json',
            ...(contentType && { 'content-type': contentType }),
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(sent !== '' && { cookie: sent }),
            ...headers,
          },
          redirect: 'manual',
          signal: AbortSignal.timeout(endpoint.timeLimit),
        });
        const text = await response.text();
        const set = response.headers.getSetCookie();
        for (const setCookie of set)
          jar.setCookieSync(setCookie, place + url.pathname, { ignoreError: true });
        return {
          status: response.status,
          headers: response.headers,
          body: inPortalWords(text, ofAnswer),
          cookies: set.flatMap((setCookie) => Cookie.parse(setCookie) ?? []),
          ms: took(),
        };
      } catch (error) {
        return { status: null, why: reasonOf(error, endpoint.timeLimit), ms: took() };
      }
    },
  };
};

const inPortalWords = (body: string, ofAnswer: (answer: unknown) => unknown): string => {
  try {
    return JSON.stringify(ofAnswer(JSON.parse(body)));
  } catch {
    return body;
  }
};

/**
 * Only the code of a network error is reported, because its message may contain the address, and the address may
 * contain the password.
 */
const reasonOf = (error: unknown, timeLimit: number): string => {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer within the ${timeLimit / 1_000} s that the portal waits`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return `no answer${typeof code === 'string' && code !== '' ? ` (${code})` : ''}`;
};
