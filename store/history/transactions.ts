import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Transaction } from '../wire/entities/payments/transactions';
import { defineFlow } from '../core/flow';
import { historyEntries, type HistoryEntry } from './history';

/** One page as the operator gave it, newest row first. */
export interface TransactionPage {
  /** Counted from 1. */
  readonly page: number;
  readonly rows: readonly Transaction[];
  /** Shorter than was asked for: nothing older follows. */
  readonly isLast: boolean;
}

export interface HistoryRequest {
  /** The subscriber has come anew: what happened since the last visit is asked for too. */
  readonly fromTheTop: boolean;
}

/**
 * The transaction history, page by page until the last one has come. Each page is shown as soon as
 * it is there, so the flow itself brings nothing:
 *
 *   Requested ─► pageArrived ─► pageArrived ─► … ─► Succeeded
 *                     └──────────────┴─► Failed: what came stays, the next request goes on from there
 */
export const loadTransactions = defineFlow<HistoryRequest>('transactions/load', 'inPlace');
export const transactionPageArrived = createAction<TransactionPage>('transactions/pageArrived');

/**
 * Pages and not one map of rows: adding to a map of 20,000 entries costs more with each page.
 * Nothing of it is kept in the browser's storage.
 */
interface Transactions {
  readonly pages: readonly (readonly Transaction[])[];
  /** The page to ask for next; null when the last one has come. */
  readonly next: number | null;
}

/** A row without an id cannot be recognised. */
const idsOf = (pages: readonly (readonly Transaction[])[]): ReadonlySet<string> =>
  new Set(pages.flatMap((rows) => rows.map(rowIdentity)).filter((name) => name !== ''));

/** Two rows may share a reference (a recharge and its refund): only the same row twice is one. */
const rowIdentity = (row: Transaction): string =>
  row.transactionid && [row.transactionid, row.created, row.transactiontype, row.amount].join('|');

/**
 * A row that was booked while we read pushes all others down by one, so the next page begins with
 * what the last one ended with. A page that brings nothing new is the end, also from an operator
 * that gives the same page for ever.
 */
const withNextPage = ({ pages }: Transactions, { page, rows, isLast }: TransactionPage) => {
  const known = idsOf(pages.slice(-1));
  const fresh = rows.filter((row) => !known.has(rowIdentity(row)));
  return {
    pages: fresh.length > 0 ? [...pages, fresh] : pages,
    next: isLast || fresh.length === 0 ? null : page + 1,
  };
};

/** The first page once more: what is new goes on top; without a seam to what we have, all begins anew. */
const withFirstPage = (state: Transactions, { rows, isLast }: TransactionPage) => {
  const known = idsOf(state.pages);
  const fresh = rows.filter((row) => !known.has(rowIdentity(row)));
  if (isLast) return { pages: [rows], next: null };
  if (fresh.length === rows.length) return { pages: [rows], next: 2 };
  return fresh.length > 0 ? { ...state, pages: [fresh, ...state.pages] } : state;
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

export const { selectNextHistoryPage, selectIsHistoryComplete, selectHistoryEntries } =
  transactions.selectors;
export const transactionsReducer = transactions.reducer;
