import { createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type {
  ContactMethod,
  Ticket,
  TicketCategory,
  TicketClosed,
  TicketPage,
} from '../wire/entities/service/tickets';
import type { RequestOf } from '../wire/requests/requests';

/** The portal chooses the size of a page (specification §9). */
export const TICKETS_PER_PAGE = 10;
export const TICKET_STATUSES = ['OPEN', 'INPROGRESS', 'RESOLVED', 'CLOSED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** The documented status of a ticket; undefined for a status that is not documented. */
export const ticketStatusOf = ({ status }: Ticket): TicketStatus | undefined =>
  TICKET_STATUSES.find((documented) => documented === status);

/** The filters of the list; '' is no filter. */
export interface TicketQuery {
  /** From 1 (specification §9). */
  readonly page: number;
  readonly status: TicketStatus | '';
  readonly categoryid: string;
}
interface TicketsLoaded {
  readonly wanted: TicketQuery;
  readonly tickets: readonly Ticket[];
  /** No page follows this one. */
  readonly isLast: boolean;
}
/** The categories of a new ticket and the ways in which support can answer. */
export interface TicketChoices {
  readonly categories: readonly TicketCategory[];
  readonly methods: readonly ContactMethod[];
}

/**
 * The category of a ticket about a lost payment or a charge. No category is documented, so the operator may have
 * neither.
 */
export type MoneyCategory = 'RECHARGE' | 'BILLING';

/** The requested category if the operator has it; BILLING instead of a missing RECHARGE; otherwise ''. */
export const offeredCategory = (
  categories: TicketChoices['categories'],
  requested: string,
): string => {
  const other: MoneyCategory | '' = requested === 'RECHARGE' ? 'BILLING' : '';
  const offered = categories.map(({ categoryid }) => categoryid);
  return [requested, other].find((category) => offered.includes(category)) ?? '';
};

export const newestTickets: TicketQuery = { page: 1, status: '', categoryid: '' };

export const loadTickets = defineFlow<TicketQuery, TicketsLoaded>('tickets/load');
/** Loads the newest open ticket, whatever the filters of the list are; null when the newest tickets are all closed. */
export const loadNewestOpenTicket = defineFlow<void, Ticket | null>(
  'tickets/loadNewestOpen',
  'noPayload',
);
export const loadTicket = defineFlow<RequestOf<'ticketPage'>, TicketPage>('tickets/loadOne');
export const loadTicketChoices = defineFlow<void, TicketChoices>(
  'tickets/loadChoices',
  'noPayload',
);
export const closeTicket = defineFlow<RequestOf<'closeTicket'>, TicketClosed>('tickets/close');

interface Tickets {
  readonly wanted: TicketQuery;
  /** The loaded pages, newest ticket first; null until the operator has answered. */
  readonly list: readonly Ticket[] | null;
  readonly hasMore: boolean;
  readonly choices: TicketChoices | null;
  /** The newest open ticket; null until it is loaded, and when the newest tickets are all closed. */
  readonly newestOpen: Ticket | null;
  /** The opened ticket with all of its loaded pages. */
  readonly opened: TicketPage | null;
}

const initialState: Tickets = {
  wanted: newestTickets,
  list: null,
  hasMore: false,
  choices: null,
  newestOpen: null,
  opened: null,
};

const isSameFilter = (first: TicketQuery, second: TicketQuery): boolean =>
  first.status === second.status && first.categoryid === second.categoryid;

/** Pages overlap when an item is added between two requests. Each item is listed once, in its newer version. */
const joined = <Item>(
  loaded: readonly Item[],
  more: readonly Item[],
  idOf: (item: Item) => string,
): Item[] => [...new Map([...loaded, ...more].map((item) => [idOf(item), item])).values()];

const withPage = ({ list }: Tickets, { wanted, tickets }: TicketsLoaded): readonly Ticket[] =>
  wanted.page === 1 ? tickets : joined(list ?? [], tickets, ({ ticketid }) => ticketid);

const withComments = (opened: TicketPage | null, came: TicketPage): TicketPage =>
  opened?.ticketid === came.ticketid && came.page > 1
    ? { ...came, comments: joined(opened.comments, came.comments, ({ commentid }) => commentid) }
    : came;

const closedIn = <One extends Ticket>(ticket: One, ticketid: string): One =>
  ticket.ticketid === ticketid ? { ...ticket, status: 'CLOSED' } : ticket;

const tickets = createSlice({
  name: 'tickets',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(loadTickets.requested, (state, { payload }) => {
      if (isSameFilter(state.wanted, payload)) return;
      state.wanted = payload;
      state.list = null;
    });
    on.addCase(loadTickets.succeeded, (state, { payload }) => ({
      ...state,
      wanted: payload.wanted,
      list: withPage(state, payload),
      hasMore: !payload.isLast,
    }));
    on.addCase(loadNewestOpenTicket.succeeded, (state, { payload }) => ({
      ...state,
      newestOpen: payload,
    }));
    on.addCase(loadTicket.requested, (state, { payload }) => {
      if (state.opened?.ticketid !== payload.ticketid) state.opened = null;
    });
    on.addCase(loadTicket.succeeded, (state, { payload }) => {
      state.opened = withComments(state.opened, payload);
    });
    on.addCase(loadTicketChoices.succeeded, (state, { payload }) => ({
      ...state,
      choices: payload,
    }));
    on.addCase(closeTicket.succeeded, (state, { payload: { ticketid } }) => ({
      ...state,
      list: state.list && state.list.map((ticket) => closedIn(ticket, ticketid)),
      newestOpen: state.newestOpen?.ticketid === ticketid ? null : state.newestOpen,
      opened: state.opened && closedIn(state.opened, ticketid),
    }));
  },
  selectors: {
    selectTickets: ({ list }) => list,
    selectTicketQuery: ({ wanted }) => wanted,
    selectHasMoreTickets: ({ hasMore }) => hasMore,
    selectTicketChoices: ({ choices }) => choices,
    selectNewestOpenTicket: ({ newestOpen }) => newestOpen,
    selectOpenedTicket: ({ opened }) => opened,
  },
});

export const {
  selectTickets,
  selectTicketQuery,
  selectHasMoreTickets,
  selectTicketChoices,
  selectNewestOpenTicket,
  selectOpenedTicket,
} = tickets.selectors;
export const ticketsReducer = tickets.reducer;
