import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../../../sagas/api/endpoints';
import { TRANSACTIONS_PER_PAGE, transactionsDomain } from '../../../../sagas/history/transactions';
import { selectSnackbar } from '../../../../store/app/snackbar';
import type { Failure } from '../../../../store/core/failure';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  loadTransactions,
  selectHistoryEntries,
  selectIsHistoryComplete,
  selectIsHistorySince,
  selectNextHistoryPage,
  transactionPageArrived,
} from '../../../../store/history/transactions';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import type { RootState } from '../../../../store/root/rootReducer';
import type { Transaction } from '../../../../store/wire/entities/payments/transactions';
import {
  answering,
  backend,
  failing,
  neverAnswers,
  type Prepared,
  refused,
} from '../../../support/backend';
import { aTransaction } from '../../../support/builders';
import { openPortal } from '../../../support/portal';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';

expectSaga.DEFAULT_TIMEOUT = 60;

const rows = (count: number, first: number): Transaction[] =>
  Array.from({ length: count }, (_, at) => aTransaction({ transactionid: String(first - at) }));
const full = (first: number) => rows(TRANSACTIONS_PER_PAGE, first);
const answer = (given: Prepared[1]) => [endpoints.transactions, given] as Prepared;

const loading = async (state: RootState, fromTheTop: boolean, ...answers: Prepared[]) => {
  const { storeState } = await expectSaga(transactionsDomain.saga)
    .withReducer(loadedReducer(), state)
    .provide(answering(...answers))
    .dispatch(loadTransactions.requested({ fromTheTop }))
    .silentRun();
  return storeState;
};
const count = (state: RootState) => selectHistoryEntries(state)?.length ?? null;

describe('The transaction history', () => {
  it.each([1, 20, 25, 50, 100, 250])(
    'All of it is loaded from an operator that keeps to pages of %d',
    async (size) => {
      const pages = [0, 1, 2].map((at) => answer(rows(size, 9_000 - at * size)));
      const state = await loading(stateAfter(), true, ...pages, answer([]));
      expect(count(state)).toBe(3 * size);
      expect(selectIsHistoryComplete(state)).toBe(true);
    },
  );

  it('The history is loaded page by page until a page brings nothing new', async () => {
    const state = await loading(
      stateAfter(),
      true,
      answer(full(9_000)),
      answer(full(8_000)),
      answer(rows(3, 7_000)),
    );
    expect(count(state)).toBe(2 * TRANSACTIONS_PER_PAGE + 3);
    expect(selectIsHistoryComplete(state)).toBe(true);
    expect(selectStatus(state, loadTransactions)).toBe('succeeded');
  });

  it('Only the pages that reach back to the wanted day are loaded, and a later request continues there', async () => {
    const dated = (first: number, created: string) =>
      full(first).map((row) => ({ ...row, created }));
    const { storeState } = await expectSaga(transactionsDomain.saga)
      .withReducer(loadedReducer(), stateAfter())
      .provide(
        answering(
          answer(dated(9_000, '2026-11-20')),
          answer([...dated(8_000, '2026-07-02').slice(1), ...dated(7_000, '2026-05-31').slice(-1)]),
          answer(rows(3, 6_000)),
        ),
      )
      .dispatch(loadTransactions.requested({ fromTheTop: true, since: '2026-06-01' }))
      .silentRun();
    expect(count(storeState)).toBe(2 * TRANSACTIONS_PER_PAGE);
    expect(selectIsHistorySince(storeState, '2026-06-01')).toBe(true);
    expect(selectIsHistorySince(storeState, '2026-05-01')).toBe(false);
    expect(selectIsHistoryComplete(storeState)).toBe(false);
    expect(selectNextHistoryPage(storeState)).toBe(3);
  });

  it('A usual account needs two calls, and a full page is followed by an empty one', async () => {
    expect(count(await loading(stateAfter(), true, answer(rows(14, 50))))).toBe(14);
    const even = await loading(stateAfter(), true, answer(full(9_000)), answer([]));
    expect(count(even)).toBe(TRANSACTIONS_PER_PAGE);
    expect(selectIsHistoryComplete(even)).toBe(true);
  });

  const failures: readonly (readonly [Failure['kind'], Prepared[1]])[] = [
    ['refused', refused(500, 'The history is closed for the night.')],
    ['unreadable', failing('unreadable')],
    ['unreachable', failing('unreachable')],
    ['tooSlow', failing('tooSlow')],
  ];
  it.each(failures)('When the first page is %s, the screen says so', async (kind, failure) => {
    const state = await loading(stateAfter(), true, answer(failure));
    expect(selectFailure(state, loadTransactions)).toMatchObject({ kind });
    expect(selectHistoryEntries(state)).toBeNull();
    expect(selectSnackbar(state)).toBeNull();
  });

  it.each(failures)('When a later page is %s, the loaded pages are kept', async (kind, failure) => {
    const state = await loading(stateAfter(), true, answer(full(9_000)), answer(failure));
    expect(selectFailure(state, loadTransactions)).toMatchObject({ kind });
    expect(count(state)).toBe(TRANSACTIONS_PER_PAGE);
    expect(selectNextHistoryPage(state)).toBe(2);
  });

  it('A retry continues where loading stopped without repeating a page', async () => {
    const half = stateAfter(transactionPageArrived({ page: 1, rows: full(9_000), isLast: false }));
    const asked: number[] = [];
    const state = await expectSaga(transactionsDomain.saga)
      .withReducer(loadedReducer(), half)
      .provide([
        {
          call: (effect: { args: unknown[] }, next: () => unknown) => {
            const request = effect.args[1] as { page?: number } | undefined; // of `send`, if it is one
            if (request?.page !== undefined && effect.args.length === 3) asked.push(request.page);
            return next();
          },
        },
        backend(answer(rows(5, 8_000))),
      ])
      .dispatch(loadTransactions.requested({ fromTheTop: false }))
      .silentRun();
    expect(count(state.storeState)).toBe(TRANSACTIONS_PER_PAGE + 5);
    expect(new Set(asked)).toEqual(new Set([2, 3]));
  });

  it('The next visit requests only new rows', async () => {
    const whole = stateAfter(
      transactionPageArrived({ page: 1, rows: full(9_000), isLast: false }),
      transactionPageArrived({ page: 2, rows: rows(5, 8_000), isLast: true }),
    );
    const state = await loading(whole, true, answer(full(9_002)));
    expect(count(state)).toBe(TRANSACTIONS_PER_PAGE + 7);
    expect(selectHistoryEntries(state)?.some(({ row }) => row.transactionid === '9002')).toBe(true);
    expect(selectIsHistoryComplete(state)).toBe(true);
  });

  it('Leaving the screen cancels the loading', async () => {
    const { storeState } = await expectSaga(transactionsDomain.saga)
      .withReducer(loadedReducer(), stateAfter())
      .provide([backend(answer(neverAnswers))])
      .dispatch(loadTransactions.requested({ fromTheTop: true }))
      .dispatch(loadTransactions.cancelled())
      .silentRun();
    expect(selectStatus(storeState, loadTransactions)).toBe('idle');
    expect(storeState.loader).toBe(0);
  });
});

it('A session that ends between two pages cancels the loading', async () => {
  const portal = await openPortal({ domains: [transactionsDomain] });
  await portal.logIn();
  let page = 0;
  portal.operator.replies(endpoints.transactions, async () => {
    page += 1;
    if (page === 2) return Response.json({ error: 'no session' }, { status: 401 });
    return Response.json(
      full(9_000).map(({ transactionid }) => ({ transactionid, amount: '100.00' })),
    );
  });
  portal.dispatch(loadTransactions.requested({ fromTheTop: true }));
  await portal.until((state) => !selectIsLoggedIn(state));
  expect(selectHistoryEntries(portal.state())).toBeNull();
  expect(page).toBe(2);
});
