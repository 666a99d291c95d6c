import type { Problem } from '../../../store/catalogue/optimiser/fewestChanges';

/** Milliseconds after which the search answers with the best mix so far. */
export const SEARCH_TIME_LIMIT = 2_000;
/** Milliseconds in which the worker must be downloaded, start and answer. */
export const WORKER_TIMEOUT = 30_000;

/** What the page sends to the worker. The worker answers with a `PackMix`. */
export interface SearchRequest {
  readonly problem: Problem;
  /** Milliseconds; see `SEARCH_TIME_LIMIT`. */
  readonly timeLimit: number;
}
