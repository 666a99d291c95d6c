import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { selectRealtime } from '../../store/app/app';
import { readFaqs } from '../../store/wire/entities/service/faqs';
import { faqsReducer, loadFaqs, type FaqContent } from '../../store/help/faqs';
import { FailureError } from '../api/failures';
import { readRealtime } from '../api/realtime';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const faqsDomain: Domain = {
  name: 'faqs',
  reducer: faqsReducer,
  *saga() {
    yield* latest(loadFaqs, loadContent);
  },
};

/** The database's where there is one and it has some; otherwise what comes with the portal. */
function* loadContent(): SagaGenerator<FaqContent> {
  const database = yield* select(selectRealtime);
  if (database === '') return yield* shipped(false);
  try {
    const read = readFaqs(yield* call(readRealtime, database, 'faqs'));
    return read.length > 0
      ? { faqs: read, source: 'database', isStale: false }
      : yield* shipped(false);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return yield* shipped(true);
  }
}

function* shipped(isStale: boolean): SagaGenerator<FaqContent> {
  const { shippedFaqs } = yield* call(loadShipped);
  return { faqs: shippedFaqs, source: 'shipped', isStale };
}

/** A part that did not load is bad weather, and no defect. */
const loadShipped = () =>
  import(/* webpackChunkName: "faqs" */ '../../store/help/content/faqs').catch(() => {
    throw new FailureError({ kind: 'unreachable', call: 'faqs' });
  });
