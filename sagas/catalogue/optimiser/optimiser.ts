import { call, delay, race, select, type SagaGenerator } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import {
  basisOf,
  findCheapest,
  optimiserReducer,
  selectQuestion,
  type FoundSaving,
} from '../../../store/catalogue/optimiser/optimiser';
import type { Cover } from '../../../store/catalogue/optimiser/cheapestCover';
import type { Problem } from '../../../store/catalogue/optimiser/fewestChanges';
import { problemOf } from '../../../store/catalogue/optimiser/problem';
import { savingOf } from '../../../store/catalogue/optimiser/saving';
import { FailureError } from '../../api/failures';
import type { Domain } from '../../core/domain';
import { askWorker } from './askWorker';
import { PATIENCE, SEARCH_LIMIT } from './limits';
import { latest } from '../../core/runFlow';

export const optimiserDomain: Domain = {
  name: 'optimiser',
  reducer: optimiserReducer,
  *saga() {
    yield* latest(findCheapest, find);
  },
};

function* find(): SagaGenerator<FoundSaving> {
  const question = yield* select(selectQuestion);
  if (!question) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const { shelf, bill, wishes } = question;
  const problem = problemOf(shelf, bill, wishes);
  const cover = yield* call(search, problem);
  return { saving: savingOf(shelf, bill, problem, cover), basis: basisOf(question) };
}

/** The worker ends with the search, however that ends: answered, given up, or with the session. */
function* search(problem: Problem): SagaGenerator<Cover> {
  const asking = askWorker({ problem, milliseconds: SEARCH_LIMIT });
  try {
    const { answer } = yield* race({ answer: call(() => asking.answer), late: delay(PATIENCE) });
    if (!answer) throw new FailureError({ kind: 'tooSlow', call: 'optimiser' });
    return answer;
  } finally {
    asking.stop();
  }
}
