import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { momentInIndia } from '../core/values/dates';
import type { TransactionRow } from '../wire/entities/payments/transactions';
import { historyEntries, type HistoryEntry } from './history';

/** One page as the operator gave it, newest row first. */
interface TransactionPage {
  /** Counted from 1. */
  readonly page: number;
  readonly rows: readonly TransactionRow[];
  /** True for an empty page, because nothing older follows. */
  readonly isLast: boolean;
}

export interface HistoryRequest {
  /** Whether the screen was opened again, so that the rows that are new since the last visit are loaded too. */
  readonly fromTheTop: boolean;
  /** The first requested day ("2026-06-01"). A later request loads older rows. Without `since`, all rows are loaded. */
  readonly since?: string;
}

/**
 * Loads the transaction history page by page until the last one. Each page is shown as soon as it
 * arrives, so the flow itself has no result:
 *
 *   Requested ─► pageArrived ─► pageArrived ─► … ─► Succeeded
 *                     └──────────────┴─► Failed: the loaded pages stay, the next request continues
 *
 * With `since` the flow succeeds when the pages reach back to that day. The next request continues there.
 */
export const loadTransactions = defineFlow<HistoryRequest>('transactions/load');
export const transactionPageArrived = createAction<TransactionPage>('transactions/pageArrived');

/**
 * The rows are a list of pages, because copying one list of 20,000 rows would make each new page slower to add. The
 * rows are not saved in the browser's storage.
 */
interface Transactions {
  readonly pages: readonly (readonly TransactionRow[])[];
  /** The next page to load; null after the last one. */
  readonly next: number | null;
}

/** Rows without an id are left out. */
const idsOf = (pages: readonly (readonly TransactionRow[])[]): ReadonlySet<string> =>
  new Set(pages.flatMap((rows) => rows.map(rowIdentity)).filter((name) => name !== ''));

/** Two rows may share a reference (a recharge and its refund), so more fields identify a row. */
const rowIdentity = (row: TransactionRow): string =>
  row.transactionid && [row.transactionid, row.created, row.transactiontype, row.amount].join('|');

/**
 * A row booked between two requests moves all others down by one, so the next page begins with a known row, which is
 * dropped. A page without new rows is the last one, because some operators send the same page for every page number.
 */
const withNextPage = ({ pages }: Transactions, { page, rows, isLast }: TransactionPage) => {
  const knownIds = idsOf(pages.slice(-1));
  // A row without an id may be a second one that is equal, so it is dropped only with its whole page.
  const isRepeated = JSON.stringify(rows) === JSON.stringify(pages.at(-1));
  const fresh = isRepeated ? [] : rows.filter((row) => !knownIds.has(rowIdentity(row)));
  return {
    pages: fresh.length > 0 ? [...pages, fresh] : pages,
    next: isLast || fresh.length === 0 ? null : page + 1,
  };
};

/**
 * Adds the first page when it was loaded again: new rows go on top. The page replaces all loaded pages if it is empty,
 * has every known row, or has none of them. If it has none, rows may be missing between it and the known rows, so the
 * history goes on with page 2.
 */
const withFirstPage = (state: Transactions, { rows, isLast }: TransactionPage) => {
  const knownIds = idsOf(state.pages);
  const fresh = rows.filter((row) => !knownIds.has(rowIdentity(row)));
  if (isLast) return { pages: [rows], next: null };
  const onPage = new Set(rows.map(rowIdentity));
  if (knownIds.size > 0 && [...knownIds].every((name) => onPage.has(name)))
    return { ...state, pages: [rows] };
  if (fresh.length === rows.length) return { pages: [rows], next: 2 };
  return fresh.length > 0 ? { ...state, pages: [fresh, ...state.pages] } : state;
};

const isBefore = (created: string, since: string): boolean => {
  const { day } = momentInIndia(created);
  return day !== '' && day < since;
};

const initialState: Transactions = { pages: [], next: 1 };

const transactions = createSlice({
  name: 'transactions',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(transactionPageArrived, (state, { payload }) =>
      payload.page === 1 && state.pages.length > 0
        ? withFirstPage(state, payload)
        : withNextPage(state, payload),
    ),
  selectors: {
    selectNextHistoryPage: ({ next }) => next,
    /** Whether all rows from the day `since` on are loaded. Pages come newest first, so one older row proves it. */
    selectIsHistorySince: ({ pages, next }, since: string) =>
      next === null || pages.flat().some(({ created }) => isBefore(created, since)),
    selectIsHistoryComplete: ({ next }) => next === null,
    /** null until the operator has answered; newest first. */
    selectHistoryEntries: createSelector(
      ({ pages }: Transactions) => pages,
      ({ next }: Transactions) => next,
      (pages, next): readonly HistoryEntry[] | null =>
        pages.length === 0 && next !== null ? null : historyEntries(pages),
    ),
  },
});

export const {
  selectNextHistoryPage,
  selectIsHistorySince,
  selectIsHistoryComplete,
  selectHistoryEntries,
} = transactions.selectors;
export const transactionsReducer = transactions.reducer;
