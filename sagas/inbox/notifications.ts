import { eventChannel } from 'redux-saga';
import {
  call,
  fork,
  put,
  select,
  spawn,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import { withoutOwner, withOwner } from '../../store/inbox/inboxRecord';
import { navigationRequested } from '../../store/app/navigation';
import { checkPush, loadInbox, notificationsReducer } from '../../store/inbox/notifications';
import { deepLinkPathOf } from '../../store/inbox/deepLinkPaths';
import { languageChosen, selectLanguage } from '../../store/app/preferences';
import {
  isSessionEnd,
  logIn,
  loggedInElsewhere,
  loggedOut,
  selectUser,
  type SessionUser,
} from '../../store/identity/session';
import type { Domain } from '../core/domain';
import { moreAlertsSaga } from './moreAlerts';
import { onWorkerMessage } from './push/device';
import { changeInbox, onInboxChange } from './push/inboxDatabase';
import { inboxSaga, inboxAfter } from './push/inboxSaga';
import { endPush, pushSaga } from './push/pushSaga';

export const notificationsDomain: Domain = {
  name: 'notifications',
  reducer: notificationsReducer,
  *saga() {
    const user = yield* loggedInUser();
    yield* spawn(forgetAtLogout, user.customerid);
    yield* fork(moreAlertsSaga);
    yield* fork(inboxSaga);
    yield* fork(pushSaga);
    yield* fork(watchInboxEvents);
    yield* takeEvery(languageChosen, () => claimInbox(user));
    yield* claimInbox(user);
    yield* put(loadInbox.requested());
    yield* put(checkPush.requested());
  },
};

/** Starts anew at each session's end, when nobody is logged in yet. */
function* loggedInUser(): SagaGenerator<SessionUser> {
  while (true) {
    const user = yield* select(selectUser);
    if (user) return user;
    yield* take([logIn.succeeded, loggedInElsewhere]);
  }
}

/** From now on what arrives is this subscriber's; what was another's goes. */
function* claimInbox({ customerid }: SessionUser): SagaGenerator<void> {
  const language = yield* select(selectLanguage);
  yield* inboxAfter(() => changeInbox((record) => withOwner(record, { customerid, language })));
}

/**
 * Stands outside the session, whose end cancels everything in it. Only a logout on this device
 * forgets: an expired session is still the same household's device, and what another tab did it
 * has done itself.
 */
function* forgetAtLogout(customerid: string): SagaGenerator<void> {
  const { type } = yield* take(isSessionEnd);
  if (type !== loggedOut.type) return;
  yield* inboxAfter(() => changeInbox((record) => withoutOwner(record, customerid)));
  yield* call(endPush);
}

type InboxEvent = { readonly kind: 'changed' } | { readonly kind: 'open'; readonly path: string };

/** What another tab or the messaging worker has done, and where a tapped message leads. */
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

/** Until the session's end, which closes what was opened. */
function* watchInboxEvents(): SagaGenerator<void> {
  const channel = inboxEvents();
  try {
    while (true) yield* handleInboxEvent(yield* take(channel));
  } finally {
    channel.close();
  }
}

function* handleInboxEvent(happened: InboxEvent): SagaGenerator<void> {
  yield* happened.kind === 'changed'
    ? put(loadInbox.requested())
    : put(navigationRequested(happened.path));
}
