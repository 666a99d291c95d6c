import * as v from 'valibot';
import {
  acknowledgementOf,
  codeWord,
  count,
  optionalCount,
  optionalFlag,
  requiredText,
  rows,
  text,
} from '../../lenientReaders';

const summary = {
  ticketid: requiredText,
  subject: text,
  description: text,
  categoryid: text,
  category: text,
  contactmethod: text,
  /** OPEN, INPROGRESS, RESOLVED or CLOSED */
  status: codeWord,
  stbno: text,
  created: text,
  updated: text,
  closed: text,
  /** Days since it was opened. */
  age: optionalCount,
  resolution: text,
};

export const ticket = v.object(summary);
export const tickets = rows(ticket);

export const ticketComment = v.object({
  commentid: requiredText,
  /** SUBSCRIBER or SUPPORT */
  author: codeWord,
  message: text,
  created: text,
});

/** A ticket with one page of its comments. */
export const ticketPage = v.object({
  ...summary,
  page: count,
  pages: count,
  comments: rows(ticketComment),
});

export const ticketCreated = v.object({ ticketid: requiredText, message: text });
export const ticketClosed = acknowledgementOf({ ticketid: text, status: codeWord, message: text });

export const ticketCategory = v.object({
  categoryid: requiredText,
  category: text,
  description: text,
  /**
   * Whether the ticket must name a box. Null when the operator does not say, so the form asks for a box if the
   * subscriber's boxes are known.
   */
  needsbox: optionalFlag,
});
export const ticketCategories = rows(ticketCategory);

export const contactMethod = v.object({ contactmethod: requiredText, name: text });
export const contactMethods = rows(contactMethod);

export type Ticket = v.InferOutput<typeof ticket>;
export type TicketPage = v.InferOutput<typeof ticketPage>;
export type TicketCreated = v.InferOutput<typeof ticketCreated>;
export type TicketClosed = v.InferOutput<typeof ticketClosed>;
export type TicketCategory = v.InferOutput<typeof ticketCategory>;
export type ContactMethod = v.InferOutput<typeof contactMethod>;
