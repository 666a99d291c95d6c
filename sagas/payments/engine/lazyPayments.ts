import { call, type SagaGenerator } from 'typed-redux-saga';
import { FailureError } from '../../api/failures';
import type { Work } from '../../core/runFlow';

const load = () => import(/* webpackChunkName: "payments" */ './engine');
type Engine = Awaited<ReturnType<typeof load>>;

/** Runs work of the engine, which is in the chunk `payments`. If that chunk cannot be loaded, nothing has been sent. */
export const lazyEngine = <Request, Result>(
  choose: (engine: Engine) => Work<Request, Result>,
): Work<Request, Result> =>
  function* (request) {
    const work = choose(yield* call(loaded));
    return yield* call(work, request);
  };

const loaded = async (): Promise<Engine> => {
  try {
    return await load();
  } catch {
    throw new FailureError({ kind: 'unreachable', call: 'payments' });
  }
};

/** Loads the engine before the first payment. A failure is ignored, because the payment loads it again. */
export function* preloadEngine(): SagaGenerator<void> {
  yield* call(() => load().catch(() => undefined));
}
