import { createAction, createSlice } from '@reduxjs/toolkit';
import type { CallName } from '../wire/answers';

/** An earlier page, visit or tab sent it, and no answer has come. */
export const earlierWriteFound = createAction<CallName>('writes/earlierFound');
/** Its answer has come, or what the operator has shows what became of it. */
export const earlierWriteSettled = createAction<CallName>('writes/earlierSettled');
/** The subscriber has looked at what became of it. */
export const earlierWriteSeen = createAction<CallName>('writes/earlierSeen');

/**
 * The calls that an earlier page left without an answer; what this page left is shown by the flow that
 * sent it. The records themselves stand in the storage (`pendingWrites.ts`).
 *
 *            earlierWriteFound
 *   (none) ─────────────────────► outcome unknown ── earlierWriteSettled, earlierWriteSeen ──► (none)
 */
interface EarlierWrites {
  readonly unknown: readonly CallName[];
}

const initialState: EarlierWrites = { unknown: [] };

const without = ({ unknown }: EarlierWrites, name: CallName): EarlierWrites => ({
  unknown: unknown.filter((one) => one !== name),
});

const earlierWrites = createSlice({
  name: 'writes',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(earlierWriteFound, (state, { payload }) => ({
      unknown: [...without(state, payload).unknown, payload],
    }));
    on.addCase(earlierWriteSettled, (state, { payload }) => without(state, payload));
    on.addCase(earlierWriteSeen, (state, { payload }) => without(state, payload));
  },
  selectors: {
    selectHasEarlierWrite: ({ unknown }, name: CallName): boolean => unknown.includes(name),
  },
});

export const { selectHasEarlierWrite } = earlierWrites.selectors;
export const writesReducer = earlierWrites.reducer;
