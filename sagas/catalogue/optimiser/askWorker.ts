import { FailureError } from '../../api/failures';
import type { Answered, Asked, Asking } from './searchProtocol';
import { startWorker } from './startWorker';

const notStarted = () => new FailureError({ kind: 'unreachable', call: 'optimiser' });

/** Asks a worker of its own. To be stopped in any case, for a worker does not end by itself. */
export const askWorker = (asked: Asked): Asking => {
  const worker = start();
  const answer = new Promise<Answered>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => resolve(data));
    // A script that did not come has no message; one that broke has, and is a mistake of ours.
    worker.addEventListener('error', ({ message }) =>
      reject(message ? new Error(message) : notStarted()),
    );
    worker.postMessage(asked);
  });
  return { answer, stop: () => worker.terminate() };
};

/** Some browsers have none, and some devices allow no more. */
const start = (): Worker => {
  try {
    return startWorker();
  } catch {
    throw notStarted();
  }
};
