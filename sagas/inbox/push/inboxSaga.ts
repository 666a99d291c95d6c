import { call, put, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import type { InboxRecord } from '../../../store/wire/entities/service/notifications';
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
  loadInbox,
  readMessages,
  restoreMessages,
  seeAlerts,
  type Inbox,
} from '../../../store/inbox/notifications';
import { changeInbox, readInbox } from './inboxDatabase';

/**
 * The device's own flows. Each change is one transaction and may follow the last at once, so none
 * of them waits for another; and a device that refuses is an answer: the inbox says so.
 */
export function* inboxSaga(): SagaGenerator<void> {
  yield* takeLatest(loadInbox.requested, function* () {
    yield* put(loadInbox.succeeded(yield* inboxAfter(readInbox)));
  });
  yield* changing(readMessages, withRead);
  yield* changing(deleteMessages, (record, messages) => withoutMessages(record, idsOf(messages)));
  yield* changing(restoreMessages, withMessages);
  yield* changing(seeAlerts, withSeen);
}

function* changing<Request>(
  flow: Flow<Request, Inbox>,
  change: (record: InboxRecord, request: Request) => InboxRecord,
): SagaGenerator<void> {
  yield* takeEvery(flow.requested, function* ({ payload }) {
    const request = payload as Request; // the payload of this very event
    yield* put(
      flow.succeeded(yield* inboxAfter(() => changeInbox((record) => change(record, request)))),
    );
  });
}

export function* inboxAfter(work: () => Promise<InboxRecord>): SagaGenerator<Inbox> {
  try {
    const { messages, seen } = yield* call(work);
    return { isKept: true, messages, seen };
  } catch {
    return { isKept: false, messages: [], seen: [] };
  }
}
