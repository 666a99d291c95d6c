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

/** No answer, and why, in words without an address. */
export interface NoAnswer {
  readonly status: null;
  readonly why: string;
  readonly ms: number;
}

export interface Sending {
  readonly key?: string;
  /** In place of the header of the portal. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the session's own cookies. */
  readonly cookie?: string;
}

/** A browser without a screen: it sends a call as the portal does and keeps the cookies. */
export interface Session {
  readonly server: string;
  /** How the server names and writes things otherwise than the portal. */
  readonly operatorWords: OperatorWords;
  readonly send: (
    call: CallName,
    request: unknown,
    sending?: Sending,
  ) => Promise<HttpAnswer | NoAnswer>;
  /** The cookies by their names. */
  readonly cookies: () => readonly Cookie[];
}

/** What every call of the portal carries, and a page of another site cannot send. */
export const PORTAL_HEADERS = {
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
};

export const openSession = ({
  server,
  operatorWords,
}: Pick<Session, 'server' | 'operatorWords'>): Session => {
  const jar = new CookieJar();
  // As a browser does, a server of this machine gets Secure cookies over http too.
  const place = server.replace(/^http:/, 'https:');
  return {
    ...{ server, operatorWords },
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
        for (const one of set) jar.setCookieSync(one, place + url.pathname, { ignoreError: true });
        return {
          status: response.status,
          headers: response.headers,
          body: inPortalWords(text, ofAnswer),
          cookies: set.flatMap((one) => Cookie.parse(one) ?? []),
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

/** The sentence of a network error may contain the address, and an address the password: only its code is told. */
const reasonOf = (error: unknown, timeLimit: number): string => {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer within the ${timeLimit / 1_000} s that the portal waits`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return `no answer${typeof code === 'string' && code !== '' ? ` (${code})` : ''}`;
};
