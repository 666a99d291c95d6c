import { call, type SagaGenerator } from 'typed-redux-saga';

/** All tabs of a browser belong to one subscriber. The tab that holds the lock pays, and the others wait. */
const NAME = 'selfcarePayments';

interface LockRequest {
  readonly granted: Promise<void>;
  readonly release: () => void;
}

/**
 * The lock is granted when no other tab holds it. In a browser without locks it is granted at once. The payment is
 * then protected by the journal, which is read again before each step, and by the idempotency keys.
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
    // The request rejects if the browser stores nothing for this site, and the payment goes on without a lock. It also
    // rejects if the waiting saga was cancelled, and nothing waits for the lock any more.
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
