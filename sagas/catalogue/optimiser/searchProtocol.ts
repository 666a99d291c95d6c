import type { Cover } from '../../../store/catalogue/optimiser/cheapestCover';
import type { Problem } from '../../../store/catalogue/optimiser/fewestChanges';

/** What the page sends to the worker. */
export interface Asked {
  readonly problem: Problem;
  /** How long it may look; then it answers the best it has found. */
  readonly milliseconds: number;
}
/** What the worker sends back. */
export type Answered = Cover;

/** One question to a worker of its own. */
export interface Asking {
  /** Fails when the worker does not start, and when it breaks. */
  readonly answer: Promise<Answered>;
  /** Ends the worker, whatever it is doing. */
  readonly stop: () => void;
}
