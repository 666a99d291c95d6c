import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionEnd } from '../identity/session';

/** Milliseconds for which the portal shows the error before it clears the saved user (specification §4). */
export const FULL_SCREEN_ERROR_TIME = 3000;

/** The subscriber is looking at the support file, so the error stays until the subscriber dismisses it. */
export const fullScreenErrorRedirectPaused = createAction('fullScreenError/redirectPaused');
export const fullScreenErrorDismissed = createAction('fullScreenError/dismissed');

/** The message that covers the page when nothing on it can continue, or null. */
const fullScreenError = createSlice({
  name: 'fullScreenError',
  initialState: null as string | null,
  reducers: { fullScreenErrorRaised: (_, { payload }: PayloadAction<string>) => payload },
  extraReducers: (on) => on.addMatcher(isSessionEnd, () => null),
  selectors: { selectFullScreenError: (message) => message },
});

export const { fullScreenErrorRaised } = fullScreenError.actions;
export const { selectFullScreenError } = fullScreenError.selectors;
export const fullScreenErrorReducer = fullScreenError.reducer;
