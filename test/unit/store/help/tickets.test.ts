import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { newestOpenIn } from '../../../../sagas/help/tickets';
import {
  closeTicket,
  loadNewestOpenTicket,
  loadTicket,
  loadTickets,
  newestTickets,
  selectHasMoreTickets,
  selectNewestOpenTicket,
  selectOpenedTicket,
  selectTicketQuery,
  selectTickets,
  type TicketQuery,
  TICKETS_PER_PAGE,
} from '../../../../store/help/tickets';
import { sessionExpired } from '../../../../store/identity/session';
import { ticket, ticketPage } from '../../../../store/wire/entities/service/tickets';
import { stateAfter } from '../../../support/stateAfter';

const aTicket = (ticketid: string, status = 'OPEN') => v.parse(ticket, { ticketid, status });
const came = (ids: readonly string[], wanted: Partial<TicketQuery> = {}) =>
  loadTickets.succeeded({
    wanted: { ...newestTickets, ...wanted },
    tickets: ids.map((id) => aTicket(id)),
    isLast: ids.length < TICKETS_PER_PAGE,
  });
const full = (from: number) => [...Array(TICKETS_PER_PAGE).keys()].map((at) => `T${from + at}`);
const listed = (...events: readonly UnknownAction[]) =>
  selectTickets(stateAfter(...events))?.map(({ ticketid }) => ticketid);

describe('The list of tickets', () => {
  it('The list is unknown before the operator has answered, which differs from empty', () => {
    expect(selectTickets(stateAfter())).toBeNull();
    expect(listed(came([]))).toEqual([]);
  });

  it('The list grows page by page, and a ticket moved between pages is listed once', () => {
    const first = full(1);
    const events = [came(first), came(['T10', 'T11'], { page: 2 })];
    expect(listed(...events)).toEqual([...first, 'T11']);
    expect(selectHasMoreTickets(stateAfter(came(first)))).toBe(true);
    // A page shorter than asked for is the last.
    expect(selectHasMoreTickets(stateAfter(...events))).toBe(false);
  });

  it('Page 1 restarts the list', () => {
    expect(listed(came(full(1)), came(['T99']))).toEqual(['T99']);
  });

  it('The list of the previous filter is hidden while another is loading', () => {
    const closed = { ...newestTickets, status: 'CLOSED' } as const;
    const state = stateAfter(came(['T1']), loadTickets.requested(closed));
    expect(selectTickets(state)).toBeNull();
    expect(selectTicketQuery(state)).toEqual(closed);
    expect(listed(came(['T1']), loadTickets.requested(newestTickets))).toEqual(['T1']);
  });

  it('The list is deleted with the session', () => {
    expect(selectTickets(stateAfter(came(['T1']), sessionExpired()))).toBeNull();
  });
});

describe('The newest open ticket', () => {
  const ticketOf = (ticketid: string, status: string, created = '') =>
    v.parse(ticket, { ticketid, status, created });

  it.each([
    ['no tickets', 'none', []],
    [
      'a closed and a resolved ticket',
      'none',
      [ticketOf('T1', 'CLOSED'), ticketOf('T2', 'RESOLVED')],
    ],
    ['a ticket in a state of the operator’s own', 'none', [ticketOf('T1', 'PARKED')]],
    [
      'an open ticket behind a closed one',
      'T1',
      [ticketOf('T2', 'CLOSED'), ticketOf('T1', 'OPEN')],
    ],
    ['a ticket whose state is in small letters', 'T1', [ticketOf('T1', 'inprogress')]],
    [
      'two open tickets, the newer one last',
      'T2',
      [ticketOf('T1', 'OPEN', '2026-11-02'), ticketOf('T2', 'INPROGRESS', '14-11-2026')],
    ],
    [
      'two open tickets, the newer one first',
      'T2',
      [ticketOf('T2', 'OPEN', '2026-11-14 10:00'), ticketOf('T1', 'OPEN', '2026-11-14 09:00')],
    ],
    ['two open tickets without a date', 'T2', [ticketOf('T2', 'OPEN'), ticketOf('T1', 'OPEN')]],
  ])('Of %s, the newest open one is %s', (_, newest, tickets) => {
    expect(newestOpenIn(tickets)?.ticketid ?? 'none').toBe(newest);
  });

  const known = loadNewestOpenTicket.succeeded(aTicket('T1'));
  const closed = (ticketid: string) =>
    closeTicket.succeeded({ ticketid, status: 'CLOSED', message: '' });
  const newest = (...events: readonly UnknownAction[]) =>
    selectNewestOpenTicket(stateAfter(...events))?.ticketid;

  it('It stays while another ticket is closed, and is gone once it is closed itself', () => {
    expect(newest(known, closed('T2'))).toBe('T1');
    expect(newest(known, closed('T1'))).toBeUndefined();
  });

  it('Loading it changes neither the list nor its filters', () => {
    const filter = { ...newestTickets, status: 'CLOSED' } as const;
    const state = stateAfter(loadTickets.requested(filter), came(['T9'], filter), known);
    expect(selectTicketQuery(state)).toEqual(filter);
    expect(selectTickets(state)?.map(({ ticketid }) => ticketid)).toEqual(['T9']);
  });
});

describe('An opened ticket', () => {
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

  it('Its messages are collected page by page without duplicates', () => {
    expect(comments(page('T1', 1, ['a', 'b']), page('T1', 2, ['b', 'c']))).toEqual(['a', 'b', 'c']);
    expect(comments(page('T1', 2, ['b']), page('T1', 1, ['a']))).toEqual(['a']);
  });

  it('It shows nothing of the ticket opened before', () => {
    const other = loadTicket.requested({ ticketid: 'T2', page: 1 });
    expect(selectOpenedTicket(stateAfter(page('T1', 1, ['a']), other))).toBeNull();
    expect(comments(page('T1', 1, ['a']), page('T2', 2, ['z']))).toEqual(['z']);
  });

  it('Closing it closes it in its own view and in the list', () => {
    const closed = closeTicket.succeeded({ ticketid: 'T1', status: 'CLOSED', message: '' });
    const state = stateAfter(came(['T1', 'T2']), page('T1', 1, ['a']), closed);
    expect(selectOpenedTicket(state)?.status).toBe('CLOSED');
    expect(selectTickets(state)?.map(({ status }) => status)).toEqual(['CLOSED', 'OPEN']);
  });
});
