import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A running call: its name in the endpoint table, and whether it runs without the loader. */
interface RunningCall {
  readonly call: string;
  readonly quiet: boolean;
}

interface SettledCall extends RunningCall {
  /** null when no answer came. */
  readonly status: number | null;
}

/**
 * The number of running calls that the subscriber is waiting for. The full-screen loader shows while this number is
 * above zero (specification §2 and §4). Calls with `quiet` are not counted, for example reads
 * whose screen shows a skeleton.
 */
const loader = createSlice({
  name: 'loader',
  initialState: 0,
  reducers: {
    callStarted: (inFlight, { payload }: PayloadAction<RunningCall>) =>
      payload.quiet ? inFlight : inFlight + 1,
    callSettled: (inFlight, { payload }: PayloadAction<SettledCall>) =>
      payload.quiet ? inFlight : inFlight - 1,
  },
  selectors: { selectIsLoading: (inFlight) => inFlight > 0 },
});

export const { callStarted, callSettled } = loader.actions;
export const { selectIsLoading } = loader.selectors;
export const loaderReducer = loader.reducer;
