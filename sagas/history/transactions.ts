import { put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  type HistoryRequest,
  loadTransactions,
  selectIsHistorySince,
  selectNextHistoryPage,
  transactionPageArrived,
  transactionsReducer,
} from '../../store/history/transactions';
import { unreadableRowsOf } from '../../store/wire/lenientReaders';
import { callApi, forgetRepeatedPage } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

/**
 * Rows per page (the operator allows 5,000). A slow phone parses 1,000 rows without a pause, and a failed page is soon
 * loaded again.
 */
export const TRANSACTIONS_PER_PAGE = 1_000;

export const transactionsDomain: Domain = {
  name: 'transactions',
  reducer: transactionsReducer,
  *saga() {
    yield* latest(loadTransactions, loadPages);
  },
};

/**
 * Loads the pages after the last loaded one until a page is empty, brings nothing new or reaches the day `since`. With
 * `fromTheTop`, first loads page 1 again. A short page is not the end, because the operator may use a page size of its
 * own.
 */
function* loadPages({ fromTheTop, since }: HistoryRequest) {
  const hasPages = (yield* select(selectNextHistoryPage)) !== 1;
  if (fromTheTop && hasPages) yield* loadPage(1);
  let page = yield* select(selectNextHistoryPage);
  while (page !== null && !(yield* isLoadedSince(since))) {
    yield* loadPage(page);
    page = yield* select(selectNextHistoryPage);
  }
}

function* isLoadedSince(since: string | undefined): SagaGenerator<boolean> {
  return since !== undefined && (yield* select(selectIsHistorySince, since));
}

function* loadPage(page: number): SagaGenerator<void> {
  const rows = yield* callApi(endpoints.transactions, { page, pagesize: TRANSACTIONS_PER_PAGE });
  // The operator counts unreadable rows as rows of the page too.
  const sent = rows.length + unreadableRowsOf(rows);
  yield* put(transactionPageArrived({ page, rows, isLast: sent === 0 }));
  const isRepeated = rows.length > 0 && (yield* select(selectNextHistoryPage)) === null;
  if (page > 1 && isRepeated) yield* forgetRepeatedPage('transactions', page, rows);
}
