import * as v from 'valibot';
import { operatorDefaults } from '../operatorDefaults';
import { line, mobileno, operatorId, page, pageOf } from './fields';

export const ticketQuery = v.object({
  ...pageOf,
  status: v.optional(v.picklist(operatorDefaults.status)),
  categoryid: v.optional(operatorId),
});

/** `ticketid` goes into the path, `page` into the query. */
export const ticketPageQuery = v.object({ ticketid: operatorId, page });

export const newTicket = v.object({
  categoryid: operatorId,
  contactmethod: operatorId,
  subject: line(120),
  description: line(4_000),
  stbno: v.optional(operatorId),
  mobileno: v.optional(mobileno),
});

export const ticketClosing = v.object({ ticketid: operatorId, reason: v.optional(line(400)) });
