import { call, type SagaGenerator } from 'typed-redux-saga';

/** The tabs of one browser are one subscriber: who holds the lock acts, the others wait. */
const NAME = 'selfcarePayments';

interface Turn {
  readonly come: Promise<void>;
  readonly end: () => void;
}

/**
 * Comes when no other tab is at it. In a browser without locks it comes at once: there the journal,
 * read anew before each step, and the key of the intent have to do.
 */
const askForTurn = (): Turn => {
  const { locks } = navigator as { readonly locks?: LockManager }; // missing on a page without TLS
  if (!locks) return { come: Promise.resolve(), end: () => undefined };
  const ended = new AbortController();
  const come = new Promise<void>((resolve) => {
    const untilEnded = () =>
      new Promise<void>((release) => {
        ended.signal.addEventListener('abort', () => release());
        resolve();
      });
    // Given up while it was still waiting: nobody is there any more to hear of it.
    locks.request(NAME, { signal: ended.signal }, untilEnded).catch(() => undefined);
  });
  return { come, end: () => ended.abort() };
};

/** Does the work when no other tab does any. */
export function* withPaymentLock<Result>(work: () => SagaGenerator<Result>): SagaGenerator<Result> {
  const turn = askForTurn();
  try {
    yield* call(() => turn.come);
    return yield* call(work);
  } finally {
    turn.end();
  }
}
