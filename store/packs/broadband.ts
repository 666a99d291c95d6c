import { createAction, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { documentedState } from '../documented/documentedState';
import type { BroadbandDetails } from '../wire/entities/packs/broadband';
import type { RequestOf } from '../wire/requests/requests';

/** The subscriber's line: its speed, the data used, and the speed after the fair-use limit. */
export const loadBroadband = defineFlow<RequestOf<'broadbandDetails'>, BroadbandDetails>(
  'broadband/load',
);
/** The subscriber has opened the details of the line, or closed them. */
export const broadbandOpened = createAction('broadband/detailsOpened');
export const broadbandClosed = createAction('broadband/detailsClosed');

interface Broadband {
  readonly bbDetails: boolean;
  /** null until the operator has answered. */
  readonly details: BroadbandDetails | null;
}

const initialState: Broadband = { ...documentedState.broadband, details: null };

const broadband = createSlice({
  name: 'broadband',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(broadbandOpened, (state) => {
      state.bbDetails = true;
    });
    on.addCase(broadbandClosed, (state) => {
      state.bbDetails = false;
    });
    on.addCase(loadBroadband.succeeded, (state, { payload }) => {
      state.details = payload;
    });
  },
  selectors: {
    selectIsBroadbandOpen: ({ bbDetails }) => bbDetails,
    selectBroadband: ({ details }) => details,
  },
});

export const { selectIsBroadbandOpen, selectBroadband } = broadband.selectors;
export const broadbandReducer = broadband.reducer;
