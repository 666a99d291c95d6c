import { fewestChanges } from '../../../store/catalogue/optimiser/fewestChanges';
import type { Answered, Asked } from './searchProtocol';

/** What the types of a page do not say of a worker. */
interface Scope {
  readonly addEventListener: (
    name: 'message',
    hear: (message: { readonly data: Asked }) => void,
  ) => void;
  readonly postMessage: (answer: Answered) => void;
}
const scope = self as unknown as Scope; // this file is the entry of a worker, and runs nowhere else

/** The search, on a thread of its own: answers one question, with the best it has found in time. */
scope.addEventListener('message', ({ data: { problem, milliseconds } }) => {
  const end = performance.now() + milliseconds;
  scope.postMessage(fewestChanges(problem, () => performance.now() < end));
});
