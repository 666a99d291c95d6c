import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The snackbar event of specification §3, in its spelling. */
export interface SnackbarMessage {
  readonly message: string;
  readonly status: 'success' | 'error';
  readonly backgroundColor: string;
  /** Left offset in pixels; always 0 on a narrow screen. */
  readonly leftalign: number;
  /** Minimum width in pixels; always the full width on a narrow screen. */
  readonly minwidth: number;
}

/** Milliseconds for which a snackbar is shown (specification §8 and §9). */
export const SNACKBAR_TIME = 3000;
const SUCCESS_COLOUR = '#47B881';
const ERROR_COLOUR = '#EC4C47';
const PLACE = { leftalign: 15, minwidth: 85 };

export const success = (message: string): SnackbarMessage => ({
  message,
  status: 'success',
  backgroundColor: SUCCESS_COLOUR,
  ...PLACE,
});

export const error = (message: string): SnackbarMessage => ({
  message,
  status: 'error',
  backgroundColor: ERROR_COLOUR,
  ...PLACE,
});

const snackbar = createSlice({
  name: 'snackbar',
  initialState: null as SnackbarMessage | null,
  reducers: {
    snackbarShown: (_, { payload }: PayloadAction<SnackbarMessage>) => payload,
    snackbarHidden: () => null,
  },
  selectors: { selectSnackbar: (shown) => shown },
});

export const { snackbarShown, snackbarHidden } = snackbar.actions;
export const { selectSnackbar } = snackbar.selectors;
export const snackbarReducer = snackbar.reducer;
