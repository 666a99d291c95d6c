import { FailureError } from '../../api/failures';
import type { RunningSearch, SearchAnswer, SearchRequest } from './searchProtocol';
import { startWorker } from './startWorker';

const notStarted = () => new FailureError({ kind: 'unreachable', call: 'optimiser' });

/** Starts a worker and sends it the search. The caller must stop it: a worker does not end when it has answered. */
export const searchInWorker = (request: SearchRequest): RunningSearch => {
  const worker = startOrFail();
  const answer = new Promise<SearchAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => resolve(data));
    // A script that did not come has no message; one that broke has, and is a mistake of ours.
    worker.addEventListener('error', ({ message }) =>
      reject(message ? new Error(message) : notStarted()),
    );
    worker.postMessage(request);
  });
  return { answer, stop: () => worker.terminate() };
};

/** Some browsers have no workers, and some devices limit their number. */
const startOrFail = (): Worker => {
  try {
    return startWorker();
  } catch {
    throw notStarted();
  }
};
