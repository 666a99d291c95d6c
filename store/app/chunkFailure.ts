import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The documented message that a code chunk did not load; null if none failed (specification §8). */
const chunkFailure = createSlice({
  name: 'chunkFailure',
  initialState: null as string | null,
  reducers: {
    chunkFailed: (_, { payload }: PayloadAction<string>) => payload,
    chunkFailureDismissed: () => null,
    /** The whole page is loaded again, because the subscriber asked for it or a new version was deployed. */
    reloadRequested: (message) => message,
  },
  selectors: { selectChunkFailure: (message) => message },
});

export const { chunkFailed, chunkFailureDismissed, reloadRequested } = chunkFailure.actions;
export const { selectChunkFailure } = chunkFailure.selectors;
export const chunkFailureReducer = chunkFailure.reducer;
