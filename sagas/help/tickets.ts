import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import { selectStatus } from '../../store/core/flows';
import { compareDates } from '../../store/core/values/dates';
import { createTicket } from '../../store/help/ticketDraft';
import {
  closeTicket,
  loadNewestOpenTicket,
  loadTicket,
  loadTicketChoices,
  loadTickets,
  newestTickets,
  selectOpenedTicket,
  selectTicketQuery,
  type TicketQuery,
  TICKETS_PER_PAGE,
  ticketsReducer,
  type TicketStatus,
  ticketStatusOf,
} from '../../store/help/tickets';
import type { Ticket } from '../../store/wire/entities/service/tickets';
import { unreadableRowsOf } from '../../store/wire/lenientReaders';
import type { RequestOf } from '../../store/wire/requests/requests';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import { callApi, forgetRepeatedPage } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest, leading } from '../core/runFlow';

export const ticketsDomain: Domain = {
  name: 'tickets',
  reducer: ticketsReducer,
  *saga() {
    yield* latest(loadTickets, load);
    yield* latest(loadNewestOpenTicket, loadNewestOpen);
    yield* latest(loadTicket, (query) => callApi(endpoints.ticketPage, query));
    yield* latest(loadTicketChoices, loadChoices);
    yield* leading(closeTicket, close);
    yield* takeEvery(closeTicket.succeeded, reloadAfterClosing);
    yield* takeEvery(closeTicket.failed, function* ({ payload }) {
      if (isOutcomeUnknown(payload)) yield* reloadAfterClosing();
    });
    yield* takeEvery(createTicket.succeeded, restartNewestOpen);
    yield* takeEvery(createTicket.failed, function* ({ payload }) {
      if (isOutcomeUnknown(payload)) yield* restartNewestOpen();
    });
  },
};

const queryOf = ({ page, status, categoryid }: TicketQuery): RequestOf<'tickets'> => ({
  page,
  pagesize: TICKETS_PER_PAGE,
  ...(status !== '' && { status }),
  ...(categoryid !== '' && { categoryid }),
});

const WORKED_ON: readonly (TicketStatus | undefined)[] = ['OPEN', 'INPROGRESS'];

/** The ticket that was created last, of those that support still works on. */
export const newestOpenIn = (tickets: readonly Ticket[]): Ticket | null =>
  tickets
    .filter((ticket) => WORKED_ON.includes(ticketStatusOf(ticket)))
    .sort((first, second) => compareDates(second.created, first.created))[0] ?? null;

function* loadNewestOpen() {
  return newestOpenIn(yield* callApi(endpoints.tickets, queryOf(newestTickets)));
}

function* load(wanted: TicketQuery) {
  const query = queryOf(wanted);
  const tickets = yield* callApi(endpoints.tickets, query);
  return { wanted, tickets, isLast: yield* isLastPage(query, wanted.page, tickets) };
}

/**
 * A page with fewer rows than requested is not always the last one, because the operator may use smaller pages. If the
 * next page is empty or has no new ticket, this page is the last one. The next page is loaded again when it is shown,
 * and its unreadable rows are counted only then.
 */
function* isLastPage(query: RequestOf<'tickets'>, page: number, tickets: readonly Ticket[]) {
  // The operator counts unreadable rows as rows of the page too.
  const sent = tickets.length + unreadableRowsOf(tickets);
  if (sent === 0 || sent >= TICKETS_PER_PAGE) return sent === 0;
  const next = yield* callApi(endpoints.tickets, { ...query, page: page + 1 });
  yield* forgetRepeatedPage('tickets', page + 1, next);
  const knownIds = new Set(tickets.map(({ ticketid }) => ticketid));
  return unreadableRowsOf(next) === 0 && next.every(({ ticketid }) => knownIds.has(ticketid));
}

function* loadChoices() {
  return yield* all({
    categories: call(callApi<'ticketCategories'>, endpoints.ticketCategories, undefined),
    methods: call(callApi<'contactMethods'>, endpoints.contactMethods, undefined),
  });
}

/** The operator's answer may lack the ticket's id. */
function* close(closing: RequestOf<'closeTicket'>) {
  const closed = yield* callApi(endpoints.closeTicket, closing);
  return { ...closed, ticketid: closing.ticketid };
}

function* reloadAfterClosing() {
  yield* reloadOpenedTicket();
  yield* restartNewestOpen();
  const query = yield* select(selectTicketQuery);
  if ((yield* select(selectStatus, loadTickets)) === 'running')
    yield* put(loadTickets.requested({ ...query, page: 1 }));
}

/** Repeats a running read of the newest open ticket, because its answer may lack what the write has changed. */
function* restartNewestOpen() {
  if ((yield* select(selectStatus, loadNewestOpenTicket)) === 'running')
    yield* put(loadNewestOpenTicket.requested());
}

/**
 * After a request to close a ticket, reads the ticket on the screen again. It may have new messages, and only this
 * shows its status if the request got no answer.
 */
function* reloadOpenedTicket() {
  const opened = yield* select(selectOpenedTicket);
  if (opened)
    yield* put(loadTicket.requested({ ticketid: opened.ticketid, page: Math.max(1, opened.page) }));
}
