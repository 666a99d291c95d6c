import { call, type SagaGenerator } from 'typed-redux-saga';

/** The tabs of one browser belong to one subscriber: the tab that holds the lock pays, the others wait. */
const NAME = 'selfcarePayments';

interface LockRequest {
  readonly granted: Promise<void>;
  readonly release: () => void;
}

/**
 * Granted when no other tab holds it. A browser without locks grants it at once: there the journal, read again
 * before each step, and the keys of the calls have to do.
 */
const requestLock = (): LockRequest => {
  const { locks } = navigator as { readonly locks?: LockManager }; // missing on a page without TLS
  if (!locks) return { granted: Promise.resolve(), release: () => undefined };
  const ended = new AbortController();
  const granted = new Promise<void>((resolve) => {
    const untilEnded = () =>
      new Promise<void>((release) => {
        ended.signal.addEventListener('abort', () => release());
        resolve();
      });
    // Refused where the browser stores nothing for this site: as without locks. Or aborted while it was waiting,
    // because the saga that asked was cancelled: nobody listens any more.
    locks.request(NAME, { signal: ended.signal }, untilEnded).catch(() => resolve());
  });
  return { granted, release: () => ended.abort() };
};

/** Does the work while no other tab pays. */
export function* withPaymentLock<Result>(work: () => SagaGenerator<Result>): SagaGenerator<Result> {
  const lock = requestLock();
  try {
    yield* call(() => lock.granted);
    return yield* call(work);
  } finally {
    lock.release();
  }
}
