import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The documented sentence of a code chunk that did not load, or null (specification §8). */
const chunkFailure = createSlice({
  name: 'chunkFailure',
  initialState: null as string | null,
  reducers: {
    chunkFailed: (_, { payload }: PayloadAction<string>) => payload,
    chunkFailureDismissed: () => null,
    /** The subscriber, or a new deployment, asks for the whole page again. */
    reloadRequested: (message) => message,
  },
  selectors: { selectChunkFailure: (message) => message },
});

export const { chunkFailed, chunkFailureDismissed, reloadRequested } = chunkFailure.actions;
export const { selectChunkFailure } = chunkFailure.selectors;
export const chunkFailureReducer = chunkFailure.reducer;
