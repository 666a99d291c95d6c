import { pathWithoutIds } from '../../store/diagnostics/redaction/pathWithoutIds';

declare const __webpack_hash__: string;

/**
 * What is told of a fault. It holds no text of the error, no query, no number and nothing of the session: the
 * browser's own reports (`report-to`) hold the whole address, which is why they are not used.
 */
interface FaultReport {
  readonly kind: 'error' | 'policy';
  /** The error's name, or the directive of the policy. */
  readonly what: string;
  /** Places in the portal's own scripts, the innermost first: `main.1a2b3c4d.js:0:7951`. */
  readonly at: readonly string[];
  /** The origin that the policy has refused, or a word such as `inline`; '' for an error. */
  readonly refused: string;
  /** The page's path with its ids replaced. */
  readonly on: string;
  readonly build: string;
}

/** Of one page: a fault that repeats would tell the same. */
const MOST_REPORTS = 10;
const MOST_PLACES = 8;

const wordOf = (text: string): string => /^[\w-]{1,40}$/.exec(text)?.[0] ?? '';

const placesIn = (stack: string): readonly string[] =>
  [...stack.matchAll(/\/dist\/([\w.~-]+\.js:\d+:\d+)/g)]
    .slice(0, MOST_PLACES)
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
    refused: URL.canParse(blockedURI) ? new URL(blockedURI).origin : wordOf(blockedURI),
  };
};

/**
 * Tells the faults of this page to an address of the operator's choice, each once: uncaught errors, errors that the
 * portal has caught and written to the console, and violations of the page's policy.
 */
export const tellFaults = (address: string): void => {
  const told = new Set<string>();
  const tell = (fault: Fault): void => {
    const on = pathWithoutIds(location.pathname);
    const report: FaultReport = { ...fault, on, build: __webpack_hash__ };
    const body = JSON.stringify(report);
    if (told.has(body) || told.size >= MOST_REPORTS) return;
    told.add(body);
    // Text that any server takes without being asked before; nothing is done when it does not arrive.
    fetch(address, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  window.addEventListener('error', ({ error }) => {
    if (error !== undefined) tell(ofError(error));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tell(ofError(reason)));
  document.addEventListener('securitypolicyviolation', (violation) => tell(ofViolation(violation)));
  const write = console.error;
  console.error = (...words: readonly unknown[]) => {
    write(...words);
    const error = words.find((word) => word instanceof Error);
    if (error) tell(ofError(error));
  };
};
