import { webAddressIn } from '../../store/core/values/webAddress';
import { pathWithoutIds } from '../../store/diagnostics/redaction/pathWithoutIds';

declare const __webpack_hash__: string;

/**
 * What is sent about an error or a policy violation: no message text, no query, no id of a subscriber or a payment,
 * nothing of the session. The browser's own reports (`report-to`) are not used because they contain the whole address.
 */
interface FaultReport {
  readonly kind: 'error' | 'policy';
  /** The error's name, or the directive of the policy. */
  readonly what: string;
  /** Places in the portal's own scripts, the innermost first: `main.1a2b3c4d.js:1:7951`. */
  readonly at: readonly string[];
  /** The origin that the policy has refused, or a word such as `inline`; '' for an error. */
  readonly refused: string;
  /** The page's path with its ids replaced. */
  readonly on: string;
  readonly build: string;
}

/** How many reports one page sends at most. A page reports the same fault on the same path only once. */
const MAX_REPORTS = 10;
const MAX_PLACES = 8;

const wordOf = (text: string): string => /^[\w-]{1,40}$/.exec(text)?.[0] ?? '';

const placesIn = (stack: string): readonly string[] =>
  [...stack.matchAll(/\/dist\/([\w.~-]+\.js:\d+:\d+)/g)]
    .slice(0, MAX_PLACES)
    .map(([, place = '']) => place);

type Fault = Pick<FaultReport, 'kind' | 'what' | 'at' | 'refused'>;

const ofError = (error: unknown): Fault => ({
  kind: 'error',
  what: wordOf(error instanceof Error ? error.name : typeof error),
  at: error instanceof Error ? placesIn(error.stack ?? '') : [],
  refused: '',
});

const ofViolation = (violation: SecurityPolicyViolationEvent): Fault => {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  return {
    kind: 'policy',
    what: wordOf(effectiveDirective),
    at: placesIn(`${sourceFile}:${lineNumber}:${columnNumber}`),
    refused: webAddressIn(blockedURI)?.origin ?? wordOf(blockedURI),
  };
};

/**
 * Sends the faults of this page to the operator's address, at most `MAX_REPORTS`: uncaught errors, errors that the
 * portal has written to the console, and violations of the Content-Security-Policy.
 */
export const reportFaults = (address: string): void => {
  const reported = new Set<string>();
  const report = (fault: Fault): void => {
    const on = pathWithoutIds(location.pathname);
    const body = JSON.stringify({ ...fault, on, build: __webpack_hash__ } satisfies FaultReport);
    if (reported.has(body) || reported.size >= MAX_REPORTS) return;
    reported.add(body);
    // Plain text needs no CORS preflight. A report that does not arrive is dropped.
    fetch(address, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  window.addEventListener('error', ({ error }) => {
    if (error !== undefined) report(ofError(error));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(ofError(reason)));
  document.addEventListener('securitypolicyviolation', (violation) =>
    report(ofViolation(violation)),
  );
  const write = console.error;
  console.error = (...words: readonly unknown[]) => {
    write(...words);
    const error = words.find((word) => word instanceof Error);
    if (error) report(ofError(error));
  };
};
