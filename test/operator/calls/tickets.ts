import type { WireAnswerOf } from '../../../store/wire/answers';
import { boxOf } from '../books/customers';
import { newId } from '../books/orders';
import { calendarDaysBetween, MINUTE, stampOf, stampOrNothing } from '../clock';
import type { Call, Handlers } from '../route';
import { CONTACT_METHODS, TICKET_CATEGORIES } from '../seeds/support';
import { pageLimit, pageOfItems } from '../transport/paging';
import { Refusal } from '../transport/refusal';

type TicketName = 'tickets' | 'ticketPage' | 'closeTicket' | 'createTicket';

interface TicketRow {
  readonly id: string;
  readonly categoryid: string;
  readonly subject: string;
  readonly description: string;
  readonly contactmethod: string;
  readonly stbno: string;
  readonly status: string;
  readonly created: number;
  readonly changed: number;
  readonly closed: number | null;
  readonly closingreason: string;
}

interface MessageRow {
  readonly id: number;
  readonly at: number;
  readonly author: string;
  readonly message: string;
}

const SUPPORT_ANSWERS_AFTER = 10 * MINUTE;
const COMMENTS_A_PAGE = 10;
const TICKETS_A_PAGE = 20;

const ticketOf = (row: TicketRow, now: number) => ({
  ticketid: row.id,
  subject: row.subject,
  description: row.description,
  categoryid: row.categoryid,
  category:
    TICKET_CATEGORIES.find(({ categoryid }) => categoryid === row.categoryid)?.category ?? '',
  contactmethod: row.contactmethod,
  status: row.status,
  stbno: row.stbno,
  created: stampOf(row.created),
  updated: stampOf(row.changed),
  closed: stampOrNothing(row.closed),
  age: calendarDaysBetween(row.created, row.closed ?? now),
  resolution: row.closingreason,
});

const comment = (
  { database, clock }: Call<TicketName>,
  ticketid: string,
  author: string,
  message: string,
) =>
  database.run(
    'insert into ticket_messages values (null, ?, ?, ?, ?)',
    ...[ticketid, clock.now(), author, message],
  );

/** Simulates support: a ticket is in progress ten minutes after it was opened. */
const letSupportBegin = (call: Call<TicketName>) => {
  const { database, clock, customerid } = call;
  database
    .all<{ id: string }>(
      `select id from tickets where customerid = ? and status = 'OPEN' and created < ?`,
      ...[customerid, clock.now() - SUPPORT_ANSWERS_AFTER],
    )
    .forEach(({ id }) => {
      comment(call, id, 'SUPPORT', 'Thank you. We are looking into it and will tell you here.');
      database.run(
        `update tickets set status = 'INPROGRESS', changed = ? where id = ?`,
        ...[clock.now(), id],
      );
    });
};

const theTicket = ({ database, customerid }: Call<TicketName>, ticketid: string): TicketRow => {
  const row = database.get<TicketRow>(
    'select * from tickets where id = ? and customerid = ?',
    ...[ticketid, customerid],
  );
  if (!row) throw new Refusal(404, 'There is no such ticket.', 'NO_SUCH_TICKET');
  return row;
};

const pageOfTicket = (call: Call<'ticketPage'>): WireAnswerOf<'ticketPage'> => {
  letSupportBegin(call);
  const { page, ticketid } = call.request;
  const row = theTicket(call, ticketid);
  const messages = call.database.all<MessageRow>(
    'select * from ticket_messages where ticketid = ? order by id',
    row.id,
  );
  return {
    ...ticketOf(row, call.clock.now()),
    page,
    pages: Math.max(1, Math.ceil(messages.length / COMMENTS_A_PAGE)),
    comments: pageOfItems(messages, { page, pagesize: COMMENTS_A_PAGE }).map((message) => ({
      commentid: String(message.id),
      author: message.author,
      message: message.message,
      created: stampOf(message.at),
    })),
  };
};

const create = (call: Call<'createTicket'>): WireAnswerOf<'createTicket'> => {
  const { database, clock, customerid, request } = call;
  const category = TICKET_CATEGORIES.find(({ categoryid }) => categoryid === request.categoryid);
  if (!category) throw new Refusal(400, 'Please choose what it is about.', 'BAD_REQUEST');
  if (!CONTACT_METHODS.some(({ contactmethod }) => contactmethod === request.contactmethod)) {
    throw new Refusal(400, 'Please choose how we may reach you.', 'BAD_REQUEST');
  }
  if (category.needsbox && request.stbno === undefined) {
    throw new Refusal(400, 'Please say which box it is about.', 'BAD_REQUEST');
  }
  const box =
    request.stbno === undefined ? '' : (boxOf(database, customerid, request.stbno)?.stbno ?? '');
  const ticketid = newId('DK').slice(0, 12).toUpperCase();
  const now = clock.now();
  database.run(
    `insert into tickets (id, customerid, categoryid, subject, description, contactmethod, stbno,
       mobileno, status, created, changed) values (?, ?, ?, ?, ?, ?, ?, ?, 'OPEN', ?, ?)`,
    ...[ticketid, customerid, request.categoryid, request.subject, request.description],
    ...[request.contactmethod, box, request.mobileno ?? '', now, now],
  );
  comment(call, ticketid, 'SUBSCRIBER', request.description);
  return { ticketid, message: `Your docket number is ${ticketid}.` };
};

export const ticketCalls: Handlers<TicketName | 'ticketCategories' | 'contactMethods'> = {
  tickets: (call) => {
    letSupportBegin(call);
    const { status = '', categoryid = '', page, pagesize = TICKETS_A_PAGE } = call.request;
    const { limit, offset } = pageLimit({ page, pagesize });
    return call.database
      .all<TicketRow>(
        `select * from tickets where customerid = ?1 and (?2 = '' or status = ?2)
           and (?3 = '' or categoryid = ?3) order by created desc, id limit ?4 offset ?5`,
        ...[call.customerid, status, categoryid, limit, offset],
      )
      .map((row) => ticketOf(row, call.clock.now()));
  },
  ticketPage: pageOfTicket,
  createTicket: create,

  closeTicket: (call) => {
    const { database, clock, request } = call;
    const row = theTicket(call, request.ticketid);
    if (row.status !== 'CLOSED') {
      const reason = request.reason ?? 'Closed by you.';
      database.run(
        `update tickets set status = 'CLOSED', closed = ?1, changed = ?1, closingreason = ?2
         where id = ?3`,
        ...[clock.now(), reason, row.id],
      );
      comment(call, row.id, 'SUBSCRIBER', reason);
    }
    return { ticketid: row.id, status: 'CLOSED', message: 'Your ticket is closed.' };
  },

  ticketCategories: () => [...TICKET_CATEGORIES],
  contactMethods: () => [...CONTACT_METHODS],
};
