import { createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { momentInIndia } from '../core/values/dates';
import { sortByWeight } from '../core/values/sortByWeight';
import type { SubscriberAlert, SubscriberAlerts } from '../wire/entities/service/alerts';
import type { RequestOf } from '../wire/requests/requests';

/** Newest first; alerts of the same moment by weight. Alerts without a readable moment come last. */
export const newestAlertFirst = (alerts: readonly SubscriberAlert[]): readonly SubscriberAlert[] =>
  [...sortByWeight(alerts)].sort((first, second) => {
    const [left, right] = [momentOf(first), momentOf(second)];
    return left === right ? 0 : left < right ? 1 : -1;
  });

const momentOf = ({ created }: SubscriberAlert): string => {
  const { moment, day } = momentInIndia(created);
  return day === '' ? '' : moment;
};

/** Messages from the operator to this subscriber (specification §3, Alert). */
export const loadAlerts = defineFlow<RequestOf<'alerts'>, SubscriberAlerts>('alerts/load');

/** The type that the specification documents (§3). */
const isBusiness = ({ alerttype }: SubscriberAlert): boolean => alerttype === 'BUSINESS';

const alerts = createSlice({
  name: 'alerts',
  initialState: { alerts: null as readonly SubscriberAlert[] | null },
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadAlerts.succeeded, (_, { payload }) => ({ alerts: payload.data })),
  selectors: {
    selectAlerts: ({ alerts }) => alerts,
    selectAlertsByWeight: createSelector(
      ({ alerts }: { readonly alerts: readonly SubscriberAlert[] | null }) => alerts,
      (alerts) => alerts && sortByWeight(alerts, isBusiness),
    ),
  },
});

export const { selectAlerts, selectAlertsByWeight } = alerts.selectors;
export const alertsReducer = alerts.reducer;
