import type { EndpointRow } from './endpoint';

/** A read that `public/earlyReads.js` sent before the portal asked for it. */
export interface EarlyRead {
  /** The session in which the read was sent (`sessionOf`). */
  readonly session: string;
  /** When the read was sent, in milliseconds of this page (`performance.now`). */
  readonly leftAt: number;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/**
 * Whether `public/earlyReads.js` may send this call. The call must be a read, because it may be sent twice, and its
 * address must not contain a secret.
 */
export const mayLeaveEarly = ({ retry, secretAddress }: EndpointRow): boolean =>
  retry && !secretAddress;

/**
 * Returns the early read of exactly this address and removes it from the map. A read that was sent in another session
 * is aborted and not returned. When `signal` aborts, the read is aborted too.
 */
export const takeEarlyRead = (
  row: EndpointRow,
  { href }: URL,
  session: string,
  signal: AbortSignal,
): EarlyRead | undefined => {
  const waiting = rootElement()?.earlyReads;
  const read = mayLeaveEarly(row) ? waiting?.get(href) : undefined;
  if (!read) return undefined;
  waiting?.delete(href);
  signal.addEventListener('abort', read.abort);
  const isOfThisSession = read.session === session;
  if (!isOfThisSession || signal.aborted) read.abort();
  return isOfThisSession ? read : undefined;
};

/**
 * A text that differs for each session in this page. `epoch` is 0 when the page is opened, and grows at each login and at
 * each end of a session.
 */
export const sessionOf = (epoch: number, customerid: string): string => `${epoch} ${customerid}`;

/** Sends the reads of Home's first view before Home is rendered, in this session. */
export const sendHomeReads = (session: string): void => rootElement()?.sendHomeReads?.(session);

/** undefined in tests without a page. */
const rootElement = (): HTMLElement | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement;

declare global {
  interface HTMLElement {
    /** Missing where calls go to a test backend. */
    sendHomeReads?: (session: string) => void;
    /** The early reads by their whole addresses. `public/earlyReads.js` aborts the unused reads after 10 seconds. */
    earlyReads?: Map<string, EarlyRead>;
  }
}
