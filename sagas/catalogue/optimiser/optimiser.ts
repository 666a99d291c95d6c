import { call, delay, race, type SagaGenerator, select } from 'typed-redux-saga';
import { problemOf } from '../../../store/catalogue/optimiser/channelSelection';
import type { PackMix } from '../../../store/catalogue/optimiser/cheapestMix';
import type { Problem } from '../../../store/catalogue/optimiser/fewestChanges';
import {
  basisKey,
  findCheapest,
  optimiserReducer,
  type OptimiserResult,
  selectOptimiserInput,
} from '../../../store/catalogue/optimiser/optimiser';
import { toSaving } from '../../../store/catalogue/optimiser/saving';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import { FailureError } from '../../api/failures';
import type { Domain } from '../../core/domain';
import { latest } from '../../core/runFlow';
import { SEARCH_TIME_LIMIT, type SearchRequest, WORKER_TIMEOUT } from './searchProtocol';
import { startWorker } from './startWorker';

const notStarted = () => new FailureError({ kind: 'unreachable', call: 'optimiser' });

/** Some browsers have no workers, and some devices limit their number. */
const startOrFail = (): Worker => {
  try {
    return startWorker();
  } catch {
    throw notStarted();
  }
};

export const optimiserDomain: Domain = {
  name: 'optimiser',
  reducer: optimiserReducer,
  *saga() {
    yield* latest(findCheapest, find);
  },
};

function* find(): SagaGenerator<OptimiserResult> {
  const input = yield* select(selectOptimiserInput);
  if (!input) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const { lookup, boxPacks, selection } = input;
  const problem = problemOf(lookup, boxPacks, selection);
  const mix = yield* call(search, problem);
  return { saving: toSaving(lookup, boxPacks, problem, mix), basis: basisKey(input) };
}

function* search(problem: Problem): SagaGenerator<PackMix> {
  const worker = startOrFail();
  try {
    const { answer } = yield* race({
      answer: call(answerOf, worker, { problem, timeLimit: SEARCH_TIME_LIMIT }),
      late: delay(WORKER_TIMEOUT),
    });
    if (!answer) throw new FailureError({ kind: 'tooSlow', call: 'optimiser' });
    return answer;
  } finally {
    // A worker does not end when it has answered.
    worker.terminate();
  }
}

/** Fails when the worker does not start, and when it breaks. */
const answerOf = (worker: Worker, request: SearchRequest) =>
  new Promise<PackMix>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PackMix>) => resolve(data));
    // A script that could not be loaded causes an event without a message. A message means an error in the script,
    // which is a defect.
    worker.addEventListener('error', ({ message }) =>
      reject(message ? new Error(message) : notStarted()),
    );
    worker.postMessage(request);
  });
