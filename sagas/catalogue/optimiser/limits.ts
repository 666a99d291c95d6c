/** Milliseconds after which the best that was found is answered. */
export const SEARCH_TIME_LIMIT = 2_000;
/** Milliseconds in which the worker has to come over the network, start and answer. */
export const WORKER_TIMEOUT = 30_000;
