import { createAction, createSlice } from '@reduxjs/toolkit';
import type { CallName } from './answers';

/** Reports how many rows of a list could not be read. `count` is 0 when the list is complete again. */
export const rowsLeftOut = createAction<{
  readonly call: CallName;
  /** The page of a list that comes in pages; 1 for any other list. */
  readonly page: number;
  readonly count: number;
}>('wire/rowsLeftOut');

/** How many rows of each list are missing on the screen, by page. */
type UnreadableRows = Readonly<Partial<Record<CallName, Readonly<Record<number, number>>>>>;

const initialState: UnreadableRows = {};

const unreadableRows = createSlice({
  name: 'unreadableRows',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(rowsLeftOut, (state, { payload: { call, page, count } }) => ({
      ...state,
      // A new page 1 resets the counts of its list. Only the history keeps the counts of its later pages, because these
      // stay on the screen.
      [call]: { ...((page > 1 || call === 'transactions') && state[call]), [page]: count },
    })),
  selectors: {
    selectUnreadableRows: (state, call: CallName): number =>
      Object.values(state[call] ?? {}).reduce((sum, count) => sum + count, 0),
  },
});

export const { selectUnreadableRows } = unreadableRows.selectors;
export const unreadableRowsReducer = unreadableRows.reducer;
