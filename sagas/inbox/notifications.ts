import { eventChannel } from 'redux-saga';
import {
  call,
  fork,
  put,
  type SagaGenerator,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { navigationRequested } from '../../store/app/navigation';
import { languageChosen, selectLanguage } from '../../store/app/preferences';
import type { Flow } from '../../store/core/flow';
import { selectStatus } from '../../store/core/flows';
import {
  isSessionEnd,
  loggedInElsewhere,
  loggedOut,
  logIn,
  selectUser,
  type SessionUser,
} from '../../store/identity/session';
import { loadAlerts } from '../../store/inbox/alerts';
import { deepLinkPathOf } from '../../store/inbox/deepLinkPaths';
import {
  idsOf,
  withMessages,
  withoutMessages,
  withoutOwner,
  withOwner,
  withRead,
  withSeen,
} from '../../store/inbox/inboxRecord';
import {
  checkPush,
  deleteMessages,
  type Inbox,
  loadInbox,
  loadMoreAlerts,
  notificationsReducer,
  readMessages,
  restoreMessages,
  seeAlerts,
} from '../../store/inbox/notifications';
import type { InboxRecord } from '../../store/wire/entities/service/notifications';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';
import { onWorkerMessage } from './push/device';
import { changeInbox, onInboxChange, readInbox } from './push/inboxDatabase';
import { endPush, pushSaga } from './push/pushSaga';

/**
 * The flows of the inbox database. Each change is one transaction, so several changes may run at the same time. If the
 * browser refuses storage, the flow still succeeds, with `isStored: false`.
 */
function* inboxSaga(): SagaGenerator<void> {
  yield* takeLatest(loadInbox.requested, function* () {
    yield* put(loadInbox.succeeded(yield* inboxAfter(readInbox)));
  });
  yield* changeBy(readMessages, withRead);
  yield* changeBy(deleteMessages, (record, messages) => withoutMessages(record, idsOf(messages)));
  yield* changeBy(restoreMessages, withMessages);
  yield* changeBy(seeAlerts, withSeen);
}

function* changeBy<Request>(
  flow: Flow<Request, Inbox>,
  change: (record: InboxRecord, request: Request) => InboxRecord,
): SagaGenerator<void> {
  yield* takeEvery(flow.requested, function* ({ payload }) {
    yield* put(
      flow.succeeded(yield* inboxAfter(() => changeInbox((record) => change(record, payload)))),
    );
  });
}

function* inboxAfter(work: () => Promise<InboxRecord>): SagaGenerator<Inbox> {
  try {
    const { messages, seen } = yield* call(work);
    return { isStored: true, messages, seen };
  } catch {
    return { isStored: false, messages: [], seen: [] };
  }
}

export const notificationsDomain: Domain = {
  name: 'notifications',
  reducer: notificationsReducer,
  *saga() {
    const user = yield* loggedInUser();
    yield* spawn(clearInboxAtLogout, user.customerid);
    yield* latest(loadMoreAlerts, (query) => callApi(endpoints.alerts, query));
    // When the first page is loaded again, a later page that is still on its way belongs to the earlier list.
    yield* takeEvery(loadAlerts.succeeded, function* () {
      if ((yield* select(selectStatus, loadMoreAlerts)) === 'running')
        yield* put(loadMoreAlerts.cancelled());
    });
    yield* fork(inboxSaga);
    yield* fork(pushSaga);
    yield* fork(watchInboxEvents);
    yield* takeEvery(languageChosen, () => claimInbox(user));
    yield* claimInbox(user);
    yield* put(loadInbox.requested());
    yield* put(checkPush.requested());
  },
};

/**
 * The logged-in user; without a login, waits for one. At the end of a session the domain's saga restarts and waits
 * again.
 */
function* loggedInUser(): SagaGenerator<SessionUser> {
  while (true) {
    const user = yield* select(selectUser);
    if (user) return user;
    yield* take([logIn.succeeded, loggedInElsewhere]);
  }
}

/**
 * Makes this subscriber the owner of the inbox, with the language of the notifications, and removes the messages of a
 * former owner.
 */
function* claimInbox({ customerid }: SessionUser): SagaGenerator<void> {
  const language = yield* select(selectLanguage);
  yield* inboxAfter(() => changeInbox((record) => withOwner(record, { customerid, language })));
}

/**
 * Spawned, so that the end of the session does not cancel this saga. Removes the messages and ends push, but only after
 * a logout in this tab: an expired session keeps both, and a tab in which the subscriber logs out does this itself.
 */
function* clearInboxAtLogout(customerid: string): SagaGenerator<void> {
  const { type } = yield* take(isSessionEnd);
  if (type !== loggedOut.type) return;
  yield* inboxAfter(() => changeInbox((record) => withoutOwner(record, customerid)));
  yield* call(endPush);
}

type InboxEvent = { readonly kind: 'changed' } | { readonly kind: 'open'; readonly path: string };

/**
 * Emits `changed` when a tab or the messaging worker has changed the inbox, and `open` when the subscriber has tapped a
 * notification that the worker opens in this page.
 */
const inboxEvents = () =>
  eventChannel<InboxEvent>((emit) => {
    const stops = [
      onInboxChange(() => emit({ kind: 'changed' })),
      onWorkerMessage((data) => {
        const path = pathIn(data);
        if (path !== undefined) emit({ kind: 'open', path: deepLinkPathOf(path, location.origin) });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  });

const pathIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'open' in data ? data.open : undefined;

function* watchInboxEvents(): SagaGenerator<void> {
  const channel = inboxEvents();
  try {
    while (true) {
      const event = yield* take(channel);
      yield* event.kind === 'changed'
        ? put(loadInbox.requested())
        : put(navigationRequested(event.path));
    }
  } finally {
    channel.close();
  }
}
