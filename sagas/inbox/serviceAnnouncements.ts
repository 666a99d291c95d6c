import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { selectRealtime } from '../../store/app/app';
import { connectionChanged, selectIsOnline } from '../../store/app/connection';
import { readServiceAnnouncements } from '../../store/wire/entities/service/serviceAnnouncements';
import {
  serviceAnnouncementsReducer,
  announcementsArrived,
  announcementsLeft,
  announcementsWatched,
  announcementStreamLost,
} from '../../store/inbox/serviceAnnouncements';
import { openRealtime } from '../api/realtime';
import { applyChange } from '../api/realtimeTree';
import type { Domain } from '../core/domain';

const SECOND = 1_000;
/** The pause before a lost stream is opened again: 1, 2, 4 … 60 s. */
const MAX_PAUSE = 60 * SECOND;
/** The database speaks at least every 30 s. After this silence the connection is dead. */
const SILENCE_LIMIT = 75 * SECOND;
/** A page that nobody looks at for so long gives its connection back. */
const HIDDEN_LIMIT = 120 * SECOND;
/** A stream that stood so long was a good one: the pauses begin anew. */
const STABLE_AFTER = 30 * SECOND;

export const serviceAnnouncementsDomain: Domain = {
  name: 'liveData',
  reducer: serviceAnnouncementsReducer,
  *saga() {
    // The page that is left cancels what the page that was opened began.
    yield* takeLatest([announcementsWatched, announcementsLeft], function* ({ type }) {
      const database = yield* select(selectRealtime);
      if (type === announcementsWatched.type && database !== '') yield* call(keepCurrent, database);
    });
  },
};

/**
 * Keeps the notices current as long as the page is open:
 *
 *   open ──news──► (the store) ──► lost ──pause──► open …
 *     ▲                             │ hidden, offline
 *     └──── shown · back online ────┘
 */
function* keepCurrent(database: string): SagaGenerator<void> {
  let pause = SECOND;
  while (true) {
    yield* call(untilShown);
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

/** Until the stream ends; answers whether it was refused. */
function* followStream(database: string): SagaGenerator<boolean> {
  const channel = yield* call(openRealtime, database, 'notices');
  let tree: unknown = null;
  try {
    while (true) {
      const { news } = yield* race({ news: take(channel), silent: delay(SILENCE_LIMIT) });
      if (!news) return false;
      if (news.kind === 'ended') return news.why === 'refused';
      if (news.kind === 'alive') continue;
      tree = applyChange(tree, news);
      yield* put(announcementsArrived(readServiceAnnouncements(tree)));
    }
  } finally {
    channel.close();
  }
}

/** Without a network no time helps; with one, its return or the subscriber's ends the pause. */
function* pauseBeforeRetry(pause: number): SagaGenerator<void> {
  if (!(yield* select(selectIsOnline))) return yield* call(untilConnection, true);
  yield* race({
    rested: delay(pause),
    online: call(untilConnection, true),
    shown: call(untilHidden, false),
  });
}

function* untilConnection(wanted: boolean): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(connectionChanged);
    if (payload.online === wanted) return;
  }
}

function* untilShown(): SagaGenerator<void> {
  if (isHidden()) yield* call(untilHidden, false);
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
