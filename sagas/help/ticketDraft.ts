import { call, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { guardedStorage, readSlot } from '../../store/core/storage';
import {
  createTicket,
  draftDiscarded,
  draftFound,
  draftRestored,
  draftTyped,
  type SavedDraft,
  selectHasTicketDraft,
  selectIsTicketOutcomeUnknown,
  selectTicketDraft,
  ticketDraftReducer,
  ticketDraftSlot,
  ticketFoundInList,
  ticketNotFoundInList,
  ticketPrepared,
} from '../../store/help/ticketDraft';
import { loadTickets, newestTickets } from '../../store/help/tickets';
import { loggedInElsewhere, logIn, logOut, selectUser } from '../../store/identity/session';
import type { RequestOf } from '../../store/wire/requests/requests';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';
import { idempotentCall } from '../writes/idempotentCall';
import {
  findEarlierWrite,
  markPendingWritesNotFound,
  removePendingWrites,
} from '../writes/pendingWrites';

export const ticketDraftDomain: Domain = {
  name: 'ticketDraft',
  reducer: ticketDraftReducer,
  *saga() {
    yield* leading(createTicket, create);
    yield* takeEvery(CHANGES, saveDraft);
    yield* takeEvery([createTicket.succeeded, createTicket.failed], reloadTickets);
    yield* takeEvery(ticketFoundInList, () => removePendingWrites(TICKET));
    yield* takeEvery(ticketNotFoundInList, () => markPendingWritesNotFound(TICKET));
    // A logout deletes the draft, because others may use the device. An expired session keeps it.
    yield* takeEvery(logOut.requested, discard);
    yield* call(findDraft);
  },
};

const CHANGES = [
  draftTyped,
  draftDiscarded,
  draftRestored,
  ticketPrepared,
  ticketNotFoundInList,
  ticketFoundInList,
  createTicket.succeeded,
  createTicket.failed,
];

const TICKET = 'createTicket';
const { key } = ticketDraftSlot;
const storage = guardedStorage(ticketDraftSlot);

const write = (saved: SavedDraft | null): Promise<void> =>
  saved === null ? storage.removeItem() : storage.setItem(key, saved);

/** A draft of another subscriber stays in the storage and is not shown. */
function* findDraft(): SagaGenerator<void> {
  while ((yield* select(selectUser)) === null) yield* take([logIn.succeeded, loggedInElsewhere]);
  const user = yield* select(selectUser);
  const saved = readSlot(ticketDraftSlot);
  if (saved === null || saved.customerid !== user?.customerid) return;
  yield* put(draftFound({ draft: saved.draft }));
  yield* findEarlierWrite(TICKET);
}

function* discard(): SagaGenerator<void> {
  yield* call(write, null);
  yield* removePendingWrites(TICKET);
}

function* saveDraft(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  const isOutcomeUnknown = yield* select(selectIsTicketOutcomeUnknown);
  const isWorthKeeping = isOutcomeUnknown || (yield* select(selectHasTicketDraft));
  const saved = {
    customerid: user.customerid,
    draft: yield* select(selectTicketDraft),
  };
  yield* call(write, isWorthKeeping ? saved : null);
}

/**
 * Saves the draft before the ticket is sent, so that the draft is shown again after a reload if the outcome is
 * unknown.
 */
function* create(ticket: RequestOf<'createTicket'>) {
  yield* saveDraft();
  return yield* idempotentCall(endpoints.createTicket, ticket);
}

/** Loads the list again after a ticket was created. It may also have been created if the request got no answer. */
function* reloadTickets(
  event: ReturnType<typeof createTicket.succeeded> | ReturnType<typeof createTicket.failed>,
): SagaGenerator<void> {
  if (createTicket.failed.match(event) && !isOutcomeUnknown(event.payload)) return;
  yield* put(loadTickets.requested(newestTickets));
}
