/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { ticket, ticketPage } from '../../../../store/wire/entities/service/tickets';
import { sessionExpired } from '../../../../store/identity/session';
import {
  closeTicket,
  loadTicket,
  loadTickets,
  newestTickets,
  selectHasMoreTickets,
  selectOpenedTicket,
  selectTickets,
  selectTicketQuery,
  TICKETS_PER_PAGE,
  type TicketQuery,
} from '../../../../store/help/tickets';
import { stateAfter } from '../../../support/stateAfter';

const aTicket = (ticketid: string, status = 'OPEN') => v.parse(ticket, { ticketid, status });
const came = (ids: readonly string[], wanted: Partial<TicketQuery> = {}) =>
  loadTickets.succeeded({
    wanted: { ...newestTickets, ...wanted },
    tickets: ids.map((id) => aTicket(id)),
  });
const full = (from: number) => [...Array(TICKETS_PER_PAGE).keys()].map((at) => `T${from + at}`);
const listed = (...events: readonly UnknownAction[]) =>
  selectTickets(stateAfter(...events))?.map(({ ticketid }) => ticketid);

describe('the list of tickets', () => {
  it('is not known before the operator has answered, which is not the same as empty', () => {
    expect(selectTickets(stateAfter())).toBeNull();
    expect(listed(came([]))).toEqual([]);
  });

  it('grows page by page, and lists nothing twice when a new ticket moved the pages', () => {
    const first = full(1);
    const events = [came(first), came(['T10', 'T11'], { page: 2 })];
    expect(listed(...events)).toEqual([...first, 'T11']);
    expect(selectHasMoreTickets(stateAfter(came(first)))).toBe(true);
    // A page shorter than asked for is the last.
    expect(selectHasMoreTickets(stateAfter(...events))).toBe(false);
  });

  it('begins anew with page 1', () => {
    expect(listed(came(full(1)), came(['T99']))).toEqual(['T99']);
  });

  it('shows nothing of the last choice while another one is asked for', () => {
    const closed = { ...newestTickets, status: 'CLOSED' } as const;
    const state = stateAfter(came(['T1']), loadTickets.requested(closed));
    expect(selectTickets(state)).toBeNull();
    expect(selectTicketQuery(state)).toEqual(closed);
    expect(listed(came(['T1']), loadTickets.requested(newestTickets))).toEqual(['T1']);
  });

  it('is forgotten with the session', () => {
    expect(selectTickets(stateAfter(came(['T1']), sessionExpired()))).toBeNull();
  });
});

describe('a ticket that is read', () => {
  const page = (ticketid: string, number: number, ids: readonly string[]) =>
    loadTicket.succeeded(
      v.parse(ticketPage, {
        ticketid,
        status: 'OPEN',
        page: number,
        pages: 3,
        comments: ids.map((commentid) => ({ commentid })),
      }),
    );
  const comments = (...events: readonly UnknownAction[]) =>
    selectOpenedTicket(stateAfter(...events))?.comments.map(({ commentid }) => commentid);

  it('gathers its messages page by page, each once', () => {
    expect(comments(page('T1', 1, ['a', 'b']), page('T1', 2, ['b', 'c']))).toEqual(['a', 'b', 'c']);
    expect(comments(page('T1', 2, ['b']), page('T1', 1, ['a']))).toEqual(['a']);
  });

  it('has nothing of the ticket before it', () => {
    const other = loadTicket.requested({ ticketid: 'T2', page: 1 });
    expect(selectOpenedTicket(stateAfter(page('T1', 1, ['a']), other))).toBeNull();
    expect(comments(page('T1', 1, ['a']), page('T2', 2, ['z']))).toEqual(['z']);
  });

  it('is closed in its own view and in the list', () => {
    const closed = closeTicket.succeeded({ ticketid: 'T1', status: 'CLOSED', message: '' });
    const state = stateAfter(came(['T1', 'T2']), page('T1', 1, ['a']), closed);
    expect(selectOpenedTicket(state)?.status).toBe('CLOSED');
    expect(selectTickets(state)?.map(({ status }) => status)).toEqual(['CLOSED', 'OPEN']);
  });
});
