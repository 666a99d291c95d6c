import { call, type SagaGenerator } from 'typed-redux-saga';
import { FailureError } from '../../api/failures';
import type { Work } from '../../core/runFlow';

const load = () => import(/* webpackChunkName: "payments" */ './engine');
type Engine = Awaited<ReturnType<typeof load>>;

/** Work of the engine, which is loaded after what the page shows. When it does not load, nothing has left. */
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

/** Ahead of the first press. A failure here is left to the press, which loads again. */
export function* preloadEngine(): SagaGenerator<void> {
  yield* call(() => load().catch(() => undefined));
}
