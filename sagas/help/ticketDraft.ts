import {
  call,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import { leavesDoubt } from '../../store/writes/outcome';
import { randomId } from '../../store/core/randomId';
import type { RequestOf } from '../../store/wire/requests/requests';
import {
  isSessionEnd,
  logIn,
  loggedInElsewhere,
  logOut,
  selectUser,
  sessionExpired,
} from '../../store/identity/session';
import { guardedStorage, readKept } from '../../store/core/storage';
import {
  createTicket,
  draftDiscarded,
  draftFound,
  draftTyped,
  selectHasTicketDraft,
  selectIsTicketInDoubt,
  selectTicketDraft,
  selectTicketKey,
  ticketDraftSlot,
  ticketDraftReducer,
  ticketKeyMade,
  ticketMissedInList,
  ticketPrepared,
  ticketSeenInList,
  type KeptDraft,
} from '../../store/help/ticketDraft';
import { loadTickets, newestTickets } from '../../store/help/tickets';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';

export const ticketDraftDomain: Domain = {
  name: 'ticketDraft',
  reducer: ticketDraftReducer,
  *saga() {
    yield* leading(createTicket, create);
    yield* takeEvery(CHANGES, keep);
    yield* takeEvery([createTicket.succeeded, createTicket.failed], lookAtTheList);
    // Whoever leaves on purpose leaves nothing behind on a device that others use; an expiry is no purpose.
    yield* takeEvery(logOut.requested, () => call(write, null));
    yield* call(findDraft);
  },
};

const CHANGES = [
  draftTyped,
  draftDiscarded,
  ticketPrepared,
  ticketMissedInList,
  ticketSeenInList,
  createTicket.succeeded,
  createTicket.failed,
];

const { key } = ticketDraftSlot;
const storage = guardedStorage(ticketDraftSlot);

const write = (kept: KeptDraft | null): Promise<void> =>
  kept === null ? storage.removeItem() : storage.setItem(key, kept);

const read = (): KeptDraft | null => readKept(ticketDraftSlot) as KeptDraft | null; // readKept checked the shape

/** Somebody else's draft stays where it is and is shown to nobody. */
function* findDraft(): SagaGenerator<void> {
  while ((yield* select(selectUser)) === null) yield* take([logIn.succeeded, loggedInElsewhere]);
  const user = yield* select(selectUser);
  const kept = read();
  if (kept === null || kept.customerid !== user?.customerid) return;
  yield* put(draftFound({ draft: kept.draft, isInDoubt: kept.isInDoubt, key: kept.key }));
}

function* keep(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  const isInDoubt = yield* select(selectIsTicketInDoubt);
  const isWorthKeeping = isInDoubt || (yield* select(selectHasTicketDraft));
  const kept = {
    customerid: user.customerid,
    draft: yield* select(selectTicketDraft),
    isInDoubt,
    key: yield* select(selectTicketKey),
  };
  yield* call(write, isWorthKeeping ? kept : null);
}

/** Written down before it leaves: nobody may find it unsent afterwards. */
function* create(ticket: RequestOf<'createTicket'>) {
  const idempotencyKey = (yield* select(selectTicketKey)) || randomId();
  yield* put(ticketKeyMade(idempotencyKey));
  yield* keep();
  yield* spawn(settleByExpiry);
  return yield* callApi(endpoints.createTicket, ticket, { idempotencyKey });
}

/**
 * A ticket that is itself answered 401 was certainly not taken, and its draft is simply unsent.
 * Outlives the session, which ends in that moment and takes everything else of this domain with it.
 */
function* settleByExpiry(): SagaGenerator<void> {
  const { expired } = yield* race({
    expired: take(sessionExpired),
    ended: take(isSessionEnd),
    settled: take([createTicket.succeeded, createTicket.failed]),
  });
  const kept = read();
  if (expired?.payload === endpoints.createTicket.name && kept)
    yield* call(write, { ...kept, isInDoubt: false, key: '' });
}

/** A new ticket stands in the list; one without an answer may. */
function* lookAtTheList(
  event: ReturnType<typeof createTicket.succeeded> | ReturnType<typeof createTicket.failed>,
): SagaGenerator<void> {
  if (createTicket.failed.match(event) && !leavesDoubt(event.payload)) return;
  yield* put(loadTickets.requested(newestTickets));
}
