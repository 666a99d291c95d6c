import { call, delay, type SagaGenerator } from 'typed-redux-saga';
import { reportDefect } from '../api/failures';

/** Milliseconds before a broken saga starts again, so that one that breaks at once does not spin. */
const PAUSE = 250;

/** Keeps a saga alive: a defect in it is reported, and it starts again. */
export function* supervise(saga: () => SagaGenerator<void>): SagaGenerator<void> {
  while (true) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      reportDefect(error);
      yield* delay(PAUSE);
    }
  }
}
