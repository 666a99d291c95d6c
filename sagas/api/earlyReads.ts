import type { EndpointRow } from './endpoint';

/** A read that `public/earlyReads.js` sent with the page, before the scripts were there. */
export interface EarlyRead {
  /** In whose session it left. */
  readonly customerid: string;
  /** When it left, in milliseconds of this page (`performance.now`). */
  readonly leftAt: number;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/** A call that may leave before anybody has asked for it: it may be sent twice, so it is no write, and it carries no secret. */
export const mayLeaveEarly = ({ retry, secretAddress }: EndpointRow): boolean =>
  retry && !secretAddress;

/**
 * Takes over the read of exactly this address, once. What left in another subscriber's session is aborted and not used.
 *
 * @param customerid in whose session the page was opened; '' when that session is over.
 */
export const takeEarlyRead = (
  row: EndpointRow,
  { href }: URL,
  customerid: string,
  signal: AbortSignal,
): EarlyRead | undefined => {
  const waiting = typeof document === 'undefined' ? undefined : document.documentElement.earlyReads;
  const read = mayLeaveEarly(row) ? waiting?.get(href) : undefined;
  if (!read) return undefined;
  waiting?.delete(href);
  signal.addEventListener('abort', read.abort);
  const isOwn = read.customerid === customerid;
  if (!isOwn || signal.aborted) read.abort();
  return isOwn ? read : undefined;
};

declare global {
  interface HTMLElement {
    /** By the whole address; what is not taken over goes after a while. */
    earlyReads?: Map<string, EarlyRead>;
  }
}
