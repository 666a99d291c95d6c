import type { PackMix } from '../../../store/catalogue/optimiser/cheapestMix';
import { fewestChanges } from '../../../store/catalogue/optimiser/fewestChanges';
import type { SearchRequest } from './searchProtocol';

/** The global scope of a worker, which the DOM types of a page do not describe. */
interface WorkerScope {
  readonly addEventListener: (
    name: 'message',
    listener: (message: { readonly data: SearchRequest }) => void,
  ) => void;
  readonly postMessage: (answer: PackMix) => void;
}
const workerScope = self as unknown as WorkerScope; // this file is the entry of a worker, and runs nowhere else

/** Runs the search outside the page's thread and answers once, with the best mix found in time. */
workerScope.addEventListener('message', ({ data: { problem, timeLimit } }) => {
  const end = performance.now() + timeLimit;
  workerScope.postMessage(fewestChanges(problem, () => performance.now() < end));
});
