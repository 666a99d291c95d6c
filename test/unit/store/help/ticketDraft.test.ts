import type { Failure } from '../../../../store/core/failure';
import {
  createTicket,
  draftDiscarded,
  draftFound,
  draftTyped,
  emptyDraft,
  selectDraftEdition,
  selectHasTicketDraft,
  selectIsListFresh,
  selectIsTicketOutcomeUnknown,
  selectSentSubject,
  selectSentTicket,
  selectTicketDraft,
  ticketFoundInList,
  ticketNotFoundInList,
  ticketNumberAcknowledged,
  ticketPrepared,
} from '../../../../store/help/ticketDraft';
import { loadTickets, newestTickets } from '../../../../store/help/tickets';
import { sessionExpired } from '../../../../store/identity/session';
import { earlierWriteFound } from '../../../../store/writes/earlierWrites';
import { stateAfter } from '../../../support/stateAfter';

const draft = { ...emptyDraft, categoryid: 'BILLING', subject: 'S', description: 'D' };
const request = { ...draft, contactmethod: 'SMS' };
const call = 'createTicket';
const unknown: Failure = { kind: 'unknown', call };
const refused = (status: number): Failure => ({ kind: 'refused', call, status, message: 'No.' });
const list = (wanted = newestTickets) =>
  loadTickets.succeeded({ wanted, tickets: [], isLast: true });
const sent = [draftTyped(draft), createTicket.requested(request)];

describe('A ticket that is being written', () => {
  it('The draft is worth storing as soon as it has text', () => {
    expect(selectHasTicketDraft(stateAfter())).toBe(false);
    expect(selectHasTicketDraft(stateAfter(draftTyped({ ...emptyDraft, subject: ' ' })))).toBe(
      false,
    );
    expect(selectHasTicketDraft(stateAfter(draftTyped(draft)))).toBe(true);
  });

  it('A subject is compared as it was sent, without the space at its end', () => {
    expect(selectSentSubject(stateAfter(draftTyped({ ...draft, subject: ' No picture ' })))).toBe(
      'No picture',
    );
  });

  it('The form resets when a draft arrives from elsewhere, and never while typing', () => {
    const found = draftFound({ draft });
    expect(selectDraftEdition(stateAfter(draftTyped(draft)))).toBe(0);
    expect(selectDraftEdition(stateAfter(found))).toBe(1);
    expect(selectDraftEdition(stateAfter(found, draftDiscarded()))).toBe(2);
    expect(selectTicketDraft(stateAfter(found, draftDiscarded()))).toEqual(emptyDraft);
  });

  it('The guide’s findings are added and typed text is kept', () => {
    const learnt = { categoryid: 'PICTURE', stbno: 'B1', subject: 'Dark', description: 'Box B1.' };
    expect(selectTicketDraft(stateAfter(ticketPrepared(learnt)))).toEqual({
      ...emptyDraft,
      ...learnt,
    });
    const typed = { ...draft, contactmethod: 'SMS' };
    const twice = stateAfter(draftTyped(typed), ticketPrepared(learnt), ticketPrepared(learnt));
    expect(selectTicketDraft(twice)).toEqual({
      categoryid: 'PICTURE',
      stbno: 'B1',
      contactmethod: 'SMS',
      subject: 'S',
      description: 'Box B1.\n\nD',
    });
  });

  it('The guide leaves a ticket with an unknown outcome unchanged', () => {
    const learnt = { categoryid: 'PICTURE', stbno: '', subject: 'Dark', description: 'Dark.' };
    const state = stateAfter(...sent, createTicket.failed(unknown), ticketPrepared(learnt));
    expect(selectTicketDraft(state)).toEqual(draft);
    expect(selectIsTicketOutcomeUnknown(state)).toBe(true);
  });
});

describe('A ticket that is sent', () => {
  it('The outcome is unknown from the press on, so a closed page does not show it as unsent', () => {
    expect(selectIsTicketOutcomeUnknown(stateAfter(...sent))).toBe(true);
  });

  it('A ticket that an earlier page left without an answer is unknown', () => {
    const found = [draftFound({ draft }), earlierWriteFound('createTicket')];
    expect(selectIsTicketOutcomeUnknown(stateAfter(...found))).toBe(true);
    expect(
      selectIsTicketOutcomeUnknown(stateAfter(draftFound({ draft }), earlierWriteFound('renew'))),
    ).toBe(false);
  });

  it('A sent ticket has its number, and the form is empty', () => {
    const state = stateAfter(...sent, createTicket.succeeded({ ticketid: 'DK1', message: '' }));
    expect(selectSentTicket(state)).toBe('DK1');
    expect(selectTicketDraft(state)).toEqual(emptyDraft);
    expect(selectIsTicketOutcomeUnknown(state)).toBe(false);
    const left = [
      createTicket.succeeded({ ticketid: 'DK1', message: '' }),
      ticketNumberAcknowledged(),
    ];
    expect(selectSentTicket(stateAfter(...sent, ...left))).toBeNull();
  });

  it('A refused ticket keeps its text, and can be sent again', () => {
    const state = stateAfter(...sent, createTicket.failed(refused(400)));
    expect(selectTicketDraft(state)).toEqual(draft);
    expect(selectIsTicketOutcomeUnknown(state)).toBe(false);
  });

  it('A ticket without an answer stays unknown until the newest tickets are read', () => {
    const lost = [...sent, createTicket.failed(unknown)];
    expect(selectIsListFresh(stateAfter(...sent, list(), createTicket.failed(unknown)))).toBe(
      false,
    );
    expect(selectIsListFresh(stateAfter(...lost))).toBe(false);
    expect(selectIsListFresh(stateAfter(...lost, list({ ...newestTickets, page: 2 })))).toBe(false);
    expect(
      selectIsListFresh(stateAfter(...lost, list({ ...newestTickets, status: 'CLOSED' }))),
    ).toBe(false);
    expect(selectIsListFresh(stateAfter(...lost, list()))).toBe(true);
  });

  it('A ticket found in the list is done, and a ticket missing from it can be sent again', () => {
    const lost = [...sent, createTicket.failed(unknown), list()];
    const seen = stateAfter(...lost, ticketFoundInList());
    expect([selectTicketDraft(seen), selectIsTicketOutcomeUnknown(seen)]).toEqual([
      emptyDraft,
      false,
    ]);
    const missed = stateAfter(...lost, ticketNotFoundInList());
    expect([selectTicketDraft(missed), selectIsTicketOutcomeUnknown(missed)]).toEqual([
      draft,
      false,
    ]);
  });

  it('The store deletes the ticket with the session', () => {
    const state = stateAfter(...sent, sessionExpired());
    expect(selectTicketDraft(state)).toEqual(emptyDraft);
  });
});
