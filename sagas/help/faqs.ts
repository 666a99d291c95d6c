import { call, type SagaGenerator, select } from 'typed-redux-saga';
import { selectRealtime } from '../../store/app/app';
import { type FaqContent, faqsReducer, loadFaqs } from '../../store/help/faqs';
import { readFaqs } from '../../store/wire/entities/service/faqs';
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

/**
 * Loads the FAQs of the database. When there is no database, or when it has no FAQs or cannot be read, loads the FAQs
 * that are shipped with the portal.
 */
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

/** A chunk that fails to load is a network failure, not a defect. */
const loadShipped = () =>
  import(/* webpackChunkName: "faqs" */ '../../store/help/content/faqs').catch(() => {
    throw new FailureError({ kind: 'unreachable', call: 'faqs' });
  });
