import type { EndpointRow } from './endpoint';

/** A read that `public/earlyReads.js` sent with the page, before the scripts were loaded. */
export interface EarlyRead {
  /** The customer in whose session the read was sent. */
  readonly customerid: string;
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
 * Returns the early read of exactly this address and removes it from the map. A read that was sent in another
 * subscriber's session is aborted.
 *
 * @param customerid the customer in whose session the page was opened; '' when that session is over.
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
  const isOfThisCustomer = read.customerid === customerid;
  if (!isOfThisCustomer || signal.aborted) read.abort();
  return isOfThisCustomer ? read : undefined;
};

declare global {
  interface HTMLElement {
    /** The early reads by their whole addresses. `public/earlyReads.js` aborts the unused reads after 10 seconds. */
    earlyReads?: Map<string, EarlyRead>;
  }
}
