import { call, type SagaGenerator } from 'typed-redux-saga';
import type { Flow } from '../../../store/core/flow';
import { FailureError } from '../../api/failures';
import { leading } from '../../core/runFlow';

const load = () => import(/* webpackChunkName: "payments" */ './engine');
type Engine = Awaited<ReturnType<typeof load>>;

/**
 * Runs a flow about money with the engine, which is in the chunk `payments`. If that chunk cannot be loaded, nothing
 * has been sent.
 */
export const leadingInEngine = <Request, Result>(
  flow: Flow<Request, Result>,
  work: (engine: Engine, request: Request) => SagaGenerator<Result>,
): SagaGenerator<void> =>
  leading(flow, function* (request) {
    return yield* call(work, yield* call(loaded), request);
  });

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
