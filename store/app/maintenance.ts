import { createAction, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { isSessionEnd } from '../identity/session';
import type { Maintenance } from '../wire/entities/service/maintenance';

/** Asks whether the operator's systems are under maintenance (specification §2 and §3). */
export const loadMaintenance = defineFlow<void, Maintenance>('maintenance/load', 'noPayload');

/** A login at `/maintenancelogin` has succeeded. That login stays open during maintenance (specification §2). */
export const staffEntered = createAction('maintenance/staffEntered');

interface MaintenanceState {
  readonly status: Maintenance | null;
  /** The session began at the staff login, so it goes on while maintenance is ON. */
  readonly staffEntered: boolean;
}

const initialState: MaintenanceState = { status: null, staffEntered: false };

const maintenance = createSlice({
  name: 'maintenance',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(loadMaintenance.succeeded, (state, { payload }) => {
      state.status = payload;
    });
    on.addCase(staffEntered, (state) => {
      state.staffEntered = true;
    });
    on.addMatcher(isSessionEnd, (state) => {
      state.staffEntered = false;
    });
  },
  selectors: {
    selectMaintenance: ({ status }) => status,
    /** Only the operator's answer ON closes the portal. Without an answer the portal stays open. */
    selectIsUnderMaintenance: ({ status }) => status?.maintenance === 'ON',
    selectHasStaffEntered: ({ staffEntered }) => staffEntered,
    /** Whether the operator has answered, and either there is no maintenance or staff have entered. */
    selectMayPassMaintenance: ({ status, staffEntered }) =>
      status !== null && (status.maintenance !== 'ON' || staffEntered),
  },
});

export const {
  selectMaintenance,
  selectIsUnderMaintenance,
  selectHasStaffEntered,
  selectMayPassMaintenance,
} = maintenance.selectors;
export const maintenanceReducer = maintenance.reducer;
