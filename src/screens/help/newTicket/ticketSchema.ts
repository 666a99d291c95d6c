import * as v from 'valibot';
import type { TicketDraft } from '../../../../store/help/ticketDraft';
import { typedIn } from '../../../ui/forms/rules/typedText';

/** The operator's limits. */
export const SUBJECT_LENGTH = 120;
export const DESCRIPTION_LENGTH = 4_000;

const requiredText = <Code extends string>(code: Code, maxLength: number) =>
  v.pipe(v.string(code), v.trim(), v.nonEmpty(code), v.maxLength(maxLength, code));

/** The schema of a ticket; some categories need a box. */
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

/** What the form holds now, complete or not. */
export const draftInForm = (form: HTMLFormElement): TicketDraft => {
  const field = (name: TicketCode) => typedIn(form, name);
  return {
    categoryid: field('categoryid'),
    stbno: field('stbno'),
    subject: field('subject'),
    description: field('description'),
    contactmethod: field('contactmethod'),
  };
};
