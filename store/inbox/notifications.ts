import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { SubscriberAlert, SubscriberAlerts } from '../wire/entities/service/alerts';
import type { InboxMessage } from '../wire/entities/service/notifications';
import type { RequestOf } from '../wire/requests/requests';
import { loadAlerts, newestAlertFirst, selectAlerts } from './alerts';

/** The messages stored on this device. */
export interface Inbox {
  /** False when the browser refuses the storage or the storage is damaged. */
  readonly isStored: boolean;
  /** Newest first. */
  readonly messages: readonly InboxMessage[];
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
 *
 * `checkPush` also leads from `on` to `off` or `refused` if the permission was withdrawn in the browser, and from
 * `refused` to `off` once the browser no longer denies it.
 */
export interface PushState {
  readonly status: 'notOffered' | 'unsupported' | 'refused' | 'off' | 'on';
  /** Whether this device is subscribed to the messages of the subscriber's region. */
  readonly isTopicSubscribed: boolean;
}

/** Loads the inbox from the device. If the browser refuses the storage, this succeeds with `isStored: false`. */
export const loadInbox = defineFlow<void, Inbox>('notifications/loadInbox', 'noPayload');
export const readMessages = defineFlow<readonly string[], Inbox>('notifications/read');
export const deleteMessages = defineFlow<readonly InboxMessage[], Inbox>('notifications/delete');
export const restoreMessages = defineFlow<readonly InboxMessage[], Inbox>('notifications/restore');
/** The ids of alerts that were shown. */
export const seeAlerts = defineFlow<readonly string[], Inbox>('notifications/seeAlerts');

/**
 * Reads the push status of this device, refreshes an old token, and repeats a failed subscription to the region's
 * messages. Deletes the token if the browser's permission was withdrawn.
 */
export const checkPush = defineFlow<void, PushState>('notifications/checkPush', 'noPayload');
/** Requested only after a press, because the browser asks the subscriber for permission. */
export const turnOnPush = defineFlow<void, PushState>('notifications/turnOnPush', 'noPayload');
export const turnOffPush = defineFlow<void, PushState>('notifications/turnOffPush', 'noPayload');

/** The next page of alerts. The first page, which the home screen uses too, is in the `alerts` slice. */
export const loadMoreAlerts = defineFlow<RequestOf<'alerts'>, SubscriberAlerts>('alerts/loadMore');

interface MoreAlerts {
  readonly alerts: readonly SubscriberAlert[];
  /** The total number of alerts, as the operator gives it. */
  readonly count: number;
  /** The number of loaded pages including the first. */
  readonly pages: number;
}

interface Notifications {
  /** null until the device has answered. */
  readonly inbox: Inbox | null;
  /** The messages deleted last, which can be restored. */
  readonly deleted: readonly InboxMessage[];
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

/** Without storage, the page remembers the shown alerts until it is reloaded or the session ends. */
const seenIn = (before: Inbox | null, { isStored, seen }: Inbox): readonly string[] =>
  isStored ? seen : union(before?.seen ?? [], seen);

const union = (some: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...some, ...more]),
];

const initialState: Notifications = {
  inbox: null,
  deleted: [],
  push: null,
  more: { alerts: [], count: 0, pages: 0 },
};

const notifications = createSlice({
  name: 'notifications',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(deleteMessages.requested, (state, { payload }) => ({ ...state, deleted: payload }));
    on.addCase(restoreMessages.requested, (state) => {
      state.deleted = [];
    });
    on.addCase(seeAlerts.requested, (state, { payload }) => ({
      ...state,
      inbox: state.inbox && { ...state.inbox, seen: union(state.inbox.seen, payload) },
    }));
    on.addCase(loadAlerts.succeeded, (state, { payload: { count } }) => {
      state.more = { alerts: [], count, pages: 1 };
    });
    on.addCase(loadMoreAlerts.succeeded, (state, { payload: { data, count } }) => {
      state.more = {
        alerts: [...state.more.alerts, ...data],
        // An empty page means that no alerts follow, whatever count the operator gives.
        count: data.length > 0 ? count : 0,
        pages: state.more.pages + 1,
      };
    });
    on.addMatcher(isInboxAnswered, (state, { payload }) => ({
      ...state,
      inbox: { ...payload, seen: seenIn(state.inbox, payload) },
    }));
    on.addMatcher(isPushAnswered, (state, { payload }) => {
      state.push = payload;
    });
  },
  selectors: {
    selectInbox: ({ inbox }) => inbox,
    selectDeleted: ({ deleted }) => deleted,
    selectPushState: ({ push }) => push,
    selectAlertPages: ({ more }) => more.pages,
    selectMore: ({ more }) => more,
  },
});

export const { selectInbox, selectDeleted, selectPushState, selectAlertPages } =
  notifications.selectors;
const { selectMore } = notifications.selectors;
export const notificationsReducer = notifications.reducer;

/** All loaded alerts, newest first; null until they are loaded. An alert that two pages contain is listed once. */
export const selectAllAlerts = createSelector(
  selectAlerts,
  selectMore,
  (first, more) =>
    first &&
    newestAlertFirst([
      ...new Map([...first, ...more.alerts].map((alert) => [alert.idalert, alert])).values(),
    ]),
);

/** The total number of alerts, at least the number of loaded ones. */
export const selectAlertCount = createSelector(selectAllAlerts, selectMore, (alerts, { count }) =>
  Math.max(count, alerts?.length ?? 0),
);
