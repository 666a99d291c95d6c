import { put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  loadTransactions,
  selectNextHistoryPage,
  transactionPageArrived,
  transactionsReducer,
  type HistoryRequest,
} from '../../store/history/transactions';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

/**
 * Rows asked for at a time (the operator gives up to 5,000): few enough to be read without a halt
 * on a slow phone, and to be lost without harm when the network goes.
 */
export const TRANSACTIONS_PER_PAGE = 1_000;

export const transactionsDomain: Domain = {
  name: 'transactions',
  reducer: transactionsReducer,
  *saga() {
    yield* latest(loadTransactions, loadPages);
  },
};

/** Goes on where the last request ended, until a page is shorter than it could be. */
function* loadPages({ fromTheTop }: HistoryRequest) {
  const begun = (yield* select(selectNextHistoryPage)) !== 1;
  if (fromTheTop && begun) yield* loadPage(1);
  let page = yield* select(selectNextHistoryPage);
  while (page !== null) {
    yield* loadPage(page);
    page = yield* select(selectNextHistoryPage);
  }
}

function* loadPage(page: number): SagaGenerator<void> {
  const rows = yield* callApi(endpoints.transactions, { page, pagesize: TRANSACTIONS_PER_PAGE });
  yield* put(transactionPageArrived({ page, rows, isLast: rows.length < TRANSACTIONS_PER_PAGE }));
}
