import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { loadAlerts } from './alerts';
import type { SubscriberAlert, SubscriberAlerts } from '../wire/entities/service/alerts';
import type { Notification } from '../wire/entities/service/notifications';
import { defineFlow } from '../core/flow';
import type { RequestOf } from '../wire/requests/requests';
import type { RootState } from '../core/rootReducer';
import { sortByWeight } from '../core/sortByWeight';

/** What this device keeps about messages, as far as it lets us. */
export interface Inbox {
  /** False where the browser refuses its storage, or where it is damaged. */
  readonly isKept: boolean;
  /** Newest first. */
  readonly messages: readonly Notification[];
  /** Ids of the alerts that were shown on this device. */
  readonly seen: readonly string[];
}

/**
 *   notOffered (the deployment has no push) · unsupported (the browser has none)
 *
 *          turnOnPush
 *   off ──────────────► on ──┐ each start: a token older than 7 days is refreshed,
 *    ▲  └► refused      │  ◄─┘ and a topic that could not be subscribed is tried again
 *    └── turnOffPush ───┘
 */
export interface PushState {
  readonly status: 'notOffered' | 'unsupported' | 'refused' | 'off' | 'on';
  /** Whether the notices of the subscriber's own operator reach this device. */
  readonly isTopicSubscribed: boolean;
}

/** The inbox is on the device, not at the operator: a refused storage is an answer, no failure. */
export const loadInbox = defineFlow<void, Inbox>('notifications/loadInbox', 'inPlace');
export const readMessages = defineFlow<readonly string[], Inbox>('notifications/read', 'inPlace');
export const deleteMessages = defineFlow<readonly Notification[], Inbox>(
  'notifications/delete',
  'inPlace',
);
export const restoreMessages = defineFlow<readonly Notification[], Inbox>(
  'notifications/restore',
  'inPlace',
);
/** The ids of alerts that have stood before the subscriber. */
export const seeAlerts = defineFlow<readonly string[], Inbox>('notifications/seeAlerts', 'inPlace');

/** How push stands on this device, looked up at each start. */
export const checkPush = defineFlow<void, PushState>('notifications/checkPush', 'inPlace');
/** Only ever from a press: the browser asks the subscriber then. */
export const turnOnPush = defineFlow<void, PushState>('notifications/turnOnPush', 'inPlace');
export const turnOffPush = defineFlow<void, PushState>('notifications/turnOffPush', 'inPlace');

/**
 * The page of the operator's alerts after those that are here. Only the alerts screen goes beyond
 * the first page, which is the home screen's: the others stand here.
 */
export const loadMoreAlerts = defineFlow<RequestOf<'alerts'>, SubscriberAlerts>(
  'alerts/loadMore',
  'inPlace',
);

interface MoreAlerts {
  readonly alerts: readonly SubscriberAlert[];
  /** How many the operator says there are in all. */
  readonly count: number;
  /** How many pages of them are here, the first among them. */
  readonly pages: number;
}

interface Notifications {
  /** null until the device has answered. */
  readonly inbox: Inbox | null;
  /** What was deleted last and can be taken back. */
  readonly deleted: readonly Notification[];
  readonly push: PushState | null;
  readonly more: MoreAlerts;
}

const isInboxAnswered = isAnyOf(
  loadInbox.succeeded,
  readMessages.succeeded,
  deleteMessages.succeeded,
  restoreMessages.succeeded,
  seeAlerts.succeeded,
);
const isPushAnswered = isAnyOf(checkPush.succeeded, turnOnPush.succeeded, turnOffPush.succeeded);

/** A device that keeps nothing still knows, until the page is left, which alerts were shown. */
const seenIn = (before: Inbox | null, { isKept, seen }: Inbox): readonly string[] =>
  isKept ? seen : union(before?.seen ?? [], seen);

const union = (some: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...some, ...more]),
];

const notifications = createSlice({
  name: 'notifications',
  initialState: {
    inbox: null,
    deleted: [],
    push: null,
    more: { alerts: [], count: 0, pages: 0 },
  } as Notifications,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(deleteMessages.requested, (state, { payload }) => ({ ...state, deleted: payload }));
    on.addCase(restoreMessages.requested, (state) => ({ ...state, deleted: [] }));
    on.addCase(seeAlerts.requested, (state, { payload }) => ({
      ...state,
      inbox: state.inbox && { ...state.inbox, seen: union(state.inbox.seen, payload) },
    }));
    on.addCase(loadAlerts.succeeded, (state, { payload: { count } }) => ({
      ...state,
      more: { alerts: [], count, pages: 1 },
    }));
    on.addCase(loadMoreAlerts.succeeded, (state, { payload: { data, count } }) => ({
      ...state,
      more: {
        alerts: [...state.more.alerts, ...data],
        // A page without any says that there are no more, whatever the count.
        count: data.length > 0 ? count : 0,
        pages: state.more.pages + 1,
      },
    }));
    on.addMatcher(isInboxAnswered, (state, { payload }) => ({
      ...state,
      inbox: { ...payload, seen: seenIn(state.inbox, payload) },
    }));
    on.addMatcher(isPushAnswered, (state, { payload }) => ({ ...state, push: payload }));
  },
  selectors: {
    selectInbox: ({ inbox }) => inbox,
    selectDeleted: ({ deleted }) => deleted,
    selectPushState: ({ push }) => push,
    selectAlertPages: ({ more }) => more.pages,
  },
});

export const { selectInbox, selectDeleted, selectPushState, selectAlertPages } =
  notifications.selectors;
export const notificationsReducer = notifications.reducer;

/**
 * Every alert that is here, heaviest first; null until the operator has answered. One that a newer
 * alert pushed from one page onto the next came twice and stands there once.
 */
export const selectAllAlerts = createSelector(
  ({ alerts }: RootState) => alerts.alerts,
  ({ notifications }: RootState) => notifications.more.alerts,
  (first, more) =>
    first &&
    sortByWeight([...new Map([...first, ...more].map((one) => [one.idalert, one])).values()]),
);

/** How many alerts there are in all; never less than are here. */
export const selectAlertCount = createSelector(
  selectAllAlerts,
  ({ notifications }: RootState) => notifications.more.count,
  (alerts, count) => Math.max(count, alerts?.length ?? 0),
);
