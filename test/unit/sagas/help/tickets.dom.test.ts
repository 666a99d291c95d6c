import { expectSaga } from 'redux-saga-test-plan';
import { equipmentDomain } from '../../../../sagas/account/equipment';
import { retrackDomain } from '../../../../sagas/account/retrack';
import { endpoints } from '../../../../sagas/api/endpoints';
import { ticketDraftDomain } from '../../../../sagas/help/ticketDraft';
import { ticketsDomain } from '../../../../sagas/help/tickets';
import { loadEquipment } from '../../../../store/account/equipment';
import { retrackBox, selectRetracked } from '../../../../store/account/retrack';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { createTicket } from '../../../../store/help/ticketDraft';
import {
  closeTicket,
  loadNewestOpenTicket,
  loadTicket,
  loadTicketChoices,
  loadTickets,
  newestTickets,
  selectHasMoreTickets,
  selectNewestOpenTicket,
  selectOpenedTicket,
  selectTicketChoices,
  selectTickets,
  TICKETS_PER_PAGE,
} from '../../../../store/help/tickets';
import type { RootState } from '../../../../store/root/rootReducer';
import { answering, failing, type Prepared, refused } from '../../../support/backend';
import { theSample } from '../../../support/builders';
import { openPortal } from '../../../support/portal';
import { loadedReducer } from '../../../support/stateAfter';
import { until, untilIdle } from '../../../support/waiting';

expectSaga.DEFAULT_TIMEOUT = 100;

const running = (saga: () => Generator, ...answers: readonly Prepared[]) =>
  expectSaga(saga)
    .withReducer(loadedReducer())
    .provide(answering(...answers));
const stateOf = ({ storeState }: { readonly storeState: RootState }) => storeState;

const page = theSample('ticketPage')!;
const categories = theSample('ticketCategories')!;
const methods = theSample('contactMethods')!;

describe('The tickets of a subscriber', () => {
  it('The tickets are requested by the chosen filter, and all of them without one', async () => {
    const portal = await openPortal({ domains: [ticketsDomain] });
    portal.operator.answers(endpoints.tickets, []);
    for (const wanted of [
      newestTickets,
      { page: 2, status: 'OPEN', categoryid: 'BILLING' } as const,
    ]) {
      expect(await portal.press(loadTickets, wanted)).toBe('succeeded');
    }
    const asked = portal.operator
      .receivedOf('tickets')
      .map(({ request }) => Object.fromEntries(new URL(request.url).searchParams));
    expect(asked).toEqual([
      { page: '1', pagesize: '10' },
      { page: '2', pagesize: '10', status: 'OPEN', categoryid: 'BILLING' },
    ]);
  });

  it('The second page comes behind the first, and is remembered as the page that was requested', async () => {
    const portal = await openPortal({ domains: [ticketsDomain] });
    const answerWith = (...ids: readonly string[]) =>
      portal.operator.replies(endpoints.tickets, () =>
        Response.json(ids.map((ticketid) => ({ ticketid, status: 'OPEN' }))),
      );
    answerWith('T3', 'T2');
    await portal.press(loadTickets, newestTickets);
    answerWith('T1');
    await portal.press(loadTickets, { ...newestTickets, page: 2 });
    expect(portal.state().tickets.list?.map(({ ticketid }) => ticketid)).toEqual([
      'T3',
      'T2',
      'T1',
    ]);
    expect(portal.state().tickets.wanted?.page).toBe(2);
  });

  it('A full page with a row that cannot be read is not taken for the last one', async () => {
    const portal = await openPortal({ domains: [ticketsDomain] });
    const pageOf = (length: number) =>
      Array.from({ length }, (_, at) => ({ ticketid: `T${at}`, status: 'OPEN' }));
    portal.operator.replies(endpoints.tickets, () =>
      Response.json([...pageOf(TICKETS_PER_PAGE - 1), {}]),
    );
    await portal.press(loadTickets, newestTickets);
    expect(selectHasMoreTickets(portal.state())).toBe(true);
    portal.operator.replies(endpoints.tickets, () => Response.json(pageOf(TICKETS_PER_PAGE - 1)));
    await portal.press(loadTickets, newestTickets);
    expect(selectHasMoreTickets(portal.state())).toBe(false);
  });

  it.each([
    ['3 of 3 tickets, where the operator ignores the page', false, () => [1, 2, 3]],
    ['3 of 3 tickets', false, (at: number) => (at === 1 ? [1, 2, 3] : [])],
    ['3 of 5 tickets, where a page has 3', true, (at: number) => (at === 1 ? [1, 2, 3] : [4, 5])],
    ['no ticket', false, () => []],
  ])('The first page has %s: whether more follow is %s', async (_, follows, idsOn) => {
    const portal = await openPortal({ domains: [ticketsDomain] });
    portal.operator.replies(endpoints.tickets, (request) => {
      const at = Number(new URL(request.url).searchParams.get('page'));
      return Response.json(idsOn(at).map((id) => ({ ticketid: `T${id}`, status: 'OPEN' })));
    });
    await portal.press(loadTickets, newestTickets);
    expect(selectHasMoreTickets(portal.state())).toBe(follows);
  });

  const T1 = { ticketid: 'T1', status: 'OPEN' };
  const closing = closeTicket.requested({ ticketid: 'T1' });
  const creation = createTicket.requested({
    ...{ categoryid: 'BILLING', contactmethod: 'SMS', subject: 'S', description: 'D' },
  });

  it.each([
    ['was closed', closing, endpoints.closeTicket, T1],
    ['was created', creation, endpoints.createTicket, { ticketid: 'T2' }],
    ['may have been closed', closing, endpoints.closeTicket, null],
    ['may have been created', creation, endpoints.createTicket, null],
  ])('Reads that began before a ticket %s are made again', async (_, write, endpoint, answer) => {
    const portal = await openPortal({ domains: [ticketsDomain, ticketDraftDomain] });
    await portal.logIn();
    const late: ((answer: Response) => void)[] = [];
    portal.operator.replies(
      endpoints.tickets,
      () => new Promise((resolve) => void late.push(resolve)),
    );
    portal.dispatch(loadNewestOpenTicket.requested());
    portal.dispatch(loadTickets.requested(newestTickets));
    await until(() => late.length === 2);
    portal.operator.answers(endpoints.tickets, []);
    if (answer) portal.operator.answers(endpoint, answer);
    else portal.operator.replies(endpoint, () => new Response('', { status: 502 }));
    portal.dispatch(write);
    await untilIdle();
    for (const answerLate of late) answerLate(Response.json([T1]));
    await untilIdle();
    expect(selectNewestOpenTicket(portal.state())).toBeNull();
    expect(selectTickets(portal.state())).toEqual([]);
  });

  it('A ticket is read with its messages', async () => {
    const state = stateOf(
      await running(ticketsDomain.saga, [endpoints.ticketPage, page])
        .dispatch(loadTicket.requested({ ticketid: page.ticketid, page: 1 }))
        .silentRun(),
    );
    expect(selectOpenedTicket(state)).toEqual(page);
  });

  it('The categories and contact methods are loaded together or not at all', async () => {
    const both = stateOf(
      await running(
        ticketsDomain.saga,
        [endpoints.ticketCategories, categories],
        [endpoints.contactMethods, methods],
      )
        .dispatch(loadTicketChoices.requested())
        .silentRun(),
    );
    expect(selectTicketChoices(both)).toEqual({ categories, methods });
    const half = stateOf(
      await running(
        ticketsDomain.saga,
        [endpoints.ticketCategories, categories],
        [endpoints.contactMethods, refused(500)],
      )
        .dispatch(loadTicketChoices.requested())
        .silentRun(),
    );
    expect(selectTicketChoices(half)).toBeNull();
    expect(selectFailure(half, loadTicketChoices)).toMatchObject({ kind: 'refused', status: 500 });
  });

  it.each(['unreachable', 'unreadable', 'tooSlow'] as const)(
    'The list reports its failure when it is %s',
    async (kind) => {
      const state = stateOf(
        await running(
          ticketsDomain.saga,
          [endpoints.tickets, failing(kind)],
          [endpoints.ticketPage, failing(kind)],
        )
          .dispatch(loadTickets.requested(newestTickets))
          .dispatch(loadTicket.requested({ ticketid: 'T1', page: 1 }))
          .silentRun(),
      );
      expect(selectFailure(state, loadTickets)).toEqual({ kind, call: 'tickets' });
      expect(selectFailure(state, loadTicket)).toEqual({ kind, call: 'ticketPage' });
      expect(state.snackbar).toBeNull();
    },
  );
});

describe('Closing a ticket', () => {
  const opened = loadTicket.succeeded(page);
  const close = closeTicket.requested({ ticketid: page.ticketid });
  const closedPage = { ...page, status: 'CLOSED' };

  it('A closed ticket is shown as closed although the answer lacks its id, and its last message is read', async () => {
    const state = stateOf(
      await running(
        ticketsDomain.saga,
        [endpoints.closeTicket, { ticketid: '', status: '', message: '' }],
        [endpoints.ticketPage, closedPage],
      )
        .dispatch(opened)
        .dispatch(close)
        .silentRun(),
    );
    expect(selectOpenedTicket(state)?.status).toBe('CLOSED');
    expect(selectStatus(state, loadTicket)).toBe('succeeded');
  });

  it.each(['unknown', 'unreadable'] as const)(
    'A close that ends as %s reads the ticket’s current status',
    async (kind) => {
      const state = stateOf(
        await running(
          ticketsDomain.saga,
          [endpoints.closeTicket, failing(kind)],
          [endpoints.ticketPage, closedPage],
        )
          .dispatch(opened)
          .dispatch(close)
          .silentRun(),
      );
      expect(selectFailure(state, closeTicket)).toEqual({ kind, call: 'closeTicket' });
      expect(selectOpenedTicket(state)?.status).toBe('CLOSED');
    },
  );

  it.each([refused(403, 'It is being worked on.', 'BAD_REQUEST'), failing('unreachable')])(
    'A close that was certainly not carried out leaves the ticket open',
    async (failure) => {
      const state = stateOf(
        await running(ticketsDomain.saga, [endpoints.closeTicket, failure])
          .dispatch(opened)
          .dispatch(close)
          .silentRun(),
      );
      expect(selectStatus(state, closeTicket)).toBe('failed');
      expect(selectOpenedTicket(state)?.status).toBe(page.status);
    },
  );
});

describe('Refreshing a box', () => {
  const both = function* () {
    yield* equipmentDomain.saga();
    yield* retrackDomain.saga();
  };
  const press = retrackBox.requested({ stbno: 'B1' });
  const boxes = theSample('cpe')!;

  it('The refresh and its waiting time are stored for the box that was requested', async () => {
    const answer = { stbno: '', waitminutes: 5, retrackafter: '', message: '' };
    const state = stateOf(
      await running(both, [endpoints.retrack, answer]).dispatch(press).silentRun(),
    );
    expect(selectRetracked(state, 'B1')).toMatchObject({ waitminutes: 5 });
  });

  it.each([failing('unknown'), failing('unreadable'), refused(429, 'Wait.', 'RETRACK_WAIT')])(
    'A failed refresh reads the waiting time from the operator',
    async (failure) => {
      const state = stateOf(
        await running(both, [endpoints.retrack, failure], [endpoints.cpe, boxes])
          .dispatch(press)
          .silentRun(),
      );
      expect(selectStatus(state, retrackBox)).toBe('failed');
      expect(selectStatus(state, loadEquipment)).toBe('succeeded');
    },
  );

  it('A request that was never sent reads nothing', async () => {
    const state = stateOf(
      await running(both, [endpoints.retrack, failing('unreachable')])
        .dispatch(press)
        .silentRun(),
    );
    expect(selectStatus(state, loadEquipment)).toBe('idle');
  });
});
