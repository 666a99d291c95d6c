import * as v from 'valibot';
import { id, line, mobileno, page, pageOf } from './fields';

export const ticketQuery = v.object({
  ...pageOf,
  status: v.optional(v.picklist(['OPEN', 'INPROGRESS', 'RESOLVED', 'CLOSED'])),
  categoryid: v.optional(id),
});

/** `ticketid` goes into the path, `page` into the query. */
export const ticketPageQuery = v.object({ ticketid: id, page });

export const newTicket = v.object({
  categoryid: id,
  contactmethod: id,
  subject: line(120),
  description: line(4_000),
  stbno: v.optional(id),
  mobileno: v.optional(mobileno),
});

export const ticketClosing = v.object({ ticketid: id, reason: v.optional(line(400)) });
