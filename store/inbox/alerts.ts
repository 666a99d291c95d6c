import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { Alert, Alerts } from '../wire/entities/service/alerts';
import { defineFlow } from '../core/flow';
import type { RequestOf } from '../wire/requests/requests';
import { byWeight } from '../core/sortByWeight';

/** Messages from the operator to this subscriber (specification §3, Alert). */
export const loadAlerts = defineFlow<RequestOf<'alerts'>, Alerts>('alerts/load', 'inPlace');

const alerts = createSlice({
  name: 'alerts',
  initialState: { alerts: null as readonly Alert[] | null },
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadAlerts.succeeded, (_, { payload }) => ({ alerts: payload.data })),
  selectors: {
    selectAlerts: ({ alerts }) => alerts,
    selectAlertsByWeight: createSelector(
      ({ alerts }: { readonly alerts: readonly Alert[] | null }) => alerts,
      (alerts) => alerts && byWeight(alerts),
    ),
  },
});

export const { selectAlerts, selectAlertsByWeight } = alerts.selectors;
export const alertsReducer = alerts.reducer;
