import { call, put, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Flow } from '../../../store/core/flow';
import {
  idsOf,
  withMessages,
  withoutMessages,
  withRead,
  withSeen,
} from '../../../store/inbox/inboxRecord';
import {
  deleteMessages,
  type Inbox,
  loadInbox,
  readMessages,
  restoreMessages,
  seeAlerts,
} from '../../../store/inbox/notifications';
import type { InboxRecord } from '../../../store/wire/entities/service/notifications';
import { changeInbox, readInbox } from './inboxDatabase';

/**
 * The flows of the inbox database. Every change is one transaction, so that changes need not wait for
 * each other. A refused storage is a result (`isStored: false`), not a failure.
 */
export function* inboxSaga(): SagaGenerator<void> {
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

export function* inboxAfter(work: () => Promise<InboxRecord>): SagaGenerator<Inbox> {
  try {
    const { messages, seen } = yield* call(work);
    return { isStored: true, messages, seen };
  } catch {
    return { isStored: false, messages: [], seen: [] };
  }
}
