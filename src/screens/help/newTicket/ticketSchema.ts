import * as v from 'valibot';
import type { TicketDraft } from '../../../../store/help/ticketDraft';

/** As long as the operator takes them. */
export const SUBJECT_LENGTH = 120;
export const DESCRIPTION_LENGTH = 4_000;

const requiredText = <Code extends string>(code: Code, longest: number) =>
  v.pipe(v.string(code), v.trim(), v.nonEmpty(code), v.maxLength(longest, code));

/** The field rules of a ticket; some subjects have to say which box they are about. */
export const ticketSchema = (needsBox: boolean) =>
  v.object({
    categoryid: requiredText('categoryid', 64),
    stbno: needsBox ? requiredText('stbno', 64) : v.optional(v.string('stbno')),
    subject: requiredText('subject', SUBJECT_LENGTH),
    description: requiredText('description', DESCRIPTION_LENGTH),
    contactmethod: requiredText('contactmethod', 64),
  });

export const TICKET_CODES = [
  'categoryid',
  'stbno',
  'subject',
  'description',
  'contactmethod',
] as const;
export type TicketCode = (typeof TICKET_CODES)[number];

/** What stands in the form at this moment, finished or not. */
export const draftInForm = (form: HTMLFormElement): TicketDraft => {
  const data = new FormData(form);
  const field = (name: TicketCode) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    categoryid: field('categoryid'),
    stbno: field('stbno'),
    subject: field('subject'),
    description: field('description'),
    contactmethod: field('contactmethod'),
  };
};
