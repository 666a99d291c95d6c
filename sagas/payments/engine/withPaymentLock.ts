import { call, type SagaGenerator } from 'typed-redux-saga';

/** All tabs of a browser belong to one subscriber. The tab that holds the lock pays, and the others wait. */
const NAME = 'selfcarePayments';

interface LockRequest {
  readonly granted: Promise<void>;
  readonly release: () => void;
}

/**
 * Granted when no other tab holds the lock. A browser without locks grants it at once: there the journal, which is
 * read again before each step, and the keys of the calls protect the payment.
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
    // Fails where the browser stores nothing for this site: then it is granted as if there were no locks. It also
    // fails when the waiting saga was cancelled, and then nothing depends on it.
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
