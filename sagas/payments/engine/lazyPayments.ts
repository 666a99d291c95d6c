import { call, type SagaGenerator } from 'typed-redux-saga';
import { FailureError } from '../../api/failures';
import type { Work } from '../../core/runFlow';

const load = () => import(/* webpackChunkName: "paying" */ './engine');
type Paying = Awaited<ReturnType<typeof load>>;

/** What a press needs comes after what the page shows. When it does not come, nothing has left either. */
export const lazyPayment = <Request, Result>(
  choose: (paying: Paying) => Work<Request, Result>,
): Work<Request, Result> =>
  function* (request) {
    const work = choose(yield* call(loaded));
    return yield* call(work, request);
  };

const loaded = async (): Promise<Paying> => {
  try {
    return await load();
  } catch {
    throw new FailureError({ kind: 'unreachable', call: 'payments' });
  }
};

/** Ahead of the first press; whatever fails here is tried again at the press. */
export function* preloadPayments(): SagaGenerator<void> {
  yield* call(() => load().catch(() => undefined));
}
