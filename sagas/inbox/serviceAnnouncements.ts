import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { selectRealtime } from '../../store/app/app';
import { connectionChanged, selectIsOnline } from '../../store/app/connection';
import {
  announcementsArrived,
  announcementStreamLost,
  announcementsUnwatched,
  announcementsWatched,
  serviceAnnouncementsReducer,
} from '../../store/inbox/serviceAnnouncements';
import { readServiceAnnouncements } from '../../store/wire/entities/service/serviceAnnouncements';
import { openRealtime } from '../api/realtime';
import { applyChange } from '../api/realtimeTree';
import type { Domain } from '../core/domain';

const SECOND = 1_000;
/** The longest pause before a lost stream is opened again. The pauses are 1, 2, 4 … 60 s. */
const MAX_PAUSE = 60 * SECOND;
/** The database sends a keep-alive every 30 s. This much silence means a lost connection. */
const SILENCE_LIMIT = 75 * SECOND;
/** A page hidden for this long closes its connection. */
const HIDDEN_LIMIT = 120 * SECOND;
/** After a connection of this length the pauses start at 1 s again. */
const STABLE_AFTER = 30 * SECOND;

export const serviceAnnouncementsDomain: Domain = {
  name: 'liveData',
  reducer: serviceAnnouncementsReducer,
  *saga() {
    // Each of the two events cancels the stream that is open.
    yield* takeLatest([announcementsWatched, announcementsUnwatched], function* ({ type }) {
      const database = yield* select(selectRealtime);
      if (type === announcementsWatched.type && database !== '') yield* call(keepCurrent, database);
    });
  },
};

/**
 * Keeps the announcements up to date until the saga is cancelled:
 *
 *   the stream is open: each change goes to the store ◄─────────┐
 *     │ lost or refused, offline, or hidden for `HIDDEN_LIMIT`  │
 *     ▼                                                         │
 *   pause (`pauseBeforeRetry`) ──► wait until the page is shown ┘
 */
function* keepCurrent(database: string): SagaGenerator<void> {
  let pause = SECOND;
  while (true) {
    if (isHidden()) yield* call(untilHidden, false);
    const began = Date.now();
    const { refused } = yield* race({
      refused: call(followStream, database),
      offline: call(untilConnection, false),
      hidden: call(hiddenForLong),
    });
    yield* put(announcementStreamLost());
    if (Date.now() - began > STABLE_AFTER) pause = SECOND;
    if (refused) pause = MAX_PAUSE;
    yield* call(pauseBeforeRetry, pause);
    pause = Math.min(pause * 2, MAX_PAUSE);
  }
}

/** Runs until the stream ends. Returns whether the database refused it. */
function* followStream(database: string): SagaGenerator<boolean> {
  const channel = yield* call(openRealtime, database, 'notices');
  let tree: unknown = null;
  try {
    while (true) {
      const { event } = yield* race({ event: take(channel), silent: delay(SILENCE_LIMIT) });
      if (!event) return false;
      if (event.kind === 'ended') return event.reason === 'refused';
      if (event.kind === 'alive') continue;
      tree = applyChange(tree, event);
      yield* put(announcementsArrived(readServiceAnnouncements(tree)));
    }
  } finally {
    channel.close();
  }
}

/** Offline, waits for the network. Online, waits until the pause ends, the network returns or the page is shown. */
function* pauseBeforeRetry(pause: number): SagaGenerator<void> {
  if (!(yield* select(selectIsOnline))) return yield* call(untilConnection, true);
  yield* race({
    rested: delay(pause),
    online: call(untilConnection, true),
    shown: call(untilHidden, false),
  });
}

function* untilConnection(isOnline: boolean): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(connectionChanged);
    if (payload.online === isOnline) return;
  }
}

function* hiddenForLong(): SagaGenerator<void> {
  while (true) {
    if (!isHidden()) yield* call(untilHidden, true);
    const { long } = yield* race({
      long: delay(HIDDEN_LIMIT),
      shown: call(untilHidden, false),
    });
    if (long) return;
  }
}

function* untilHidden(wanted: boolean): SagaGenerator<void> {
  const channel = yield* call(visibility);
  try {
    while ((yield* take(channel)) !== wanted);
  } finally {
    channel.close();
  }
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

const visibility = () =>
  eventChannel<boolean>((emit) => {
    const tell = () => emit(isHidden());
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });
