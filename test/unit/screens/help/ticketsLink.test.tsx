import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { endpoints } from '../../../../sagas/api/endpoints';
import { ticketsDomain } from '../../../../sagas/help/tickets';
import { TicketsLink } from '../../../../src/screens/help/faq/TicketsLink';
import { connectionChanged } from '../../../../store/app/connection';
import { selectSnackbar } from '../../../../store/app/snackbar';
import { selectStatus } from '../../../../store/core/flows';
import { SUPPORT } from '../../../../store/core/paths';
import { ticketPath } from '../../../../store/core/viewPaths';
import { loadNewestOpenTicket } from '../../../../store/help/tickets';
import { openPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

type Portal = Awaited<ReturnType<typeof openPortal>>;

/** The portal with the link to the tickets, before the operator is asked for them. */
const open = async (prepare: (portal: Portal) => void) => {
  const portal = await openPortal({ domains: [ticketsDomain] });
  prepare(portal);
  const page = (canLoad: boolean) => (
    <Provider store={portal.store}>
      <MemoryRouter>
        <TicketsLink canLoad={canLoad} />
      </MemoryRouter>
    </Provider>
  );
  const { rerender, unmount } = render(page(false));
  await act(untilIdle);
  return {
    ...{ portal, unmount },
    asked: () => portal.operator.receivedOf('tickets').length,
    load: async () => {
      rerender(page(true));
      await act(untilIdle);
    },
  };
};
const answering =
  (...tickets: readonly object[]) =>
  ({ operator }: Portal): void =>
    operator.replies(endpoints.tickets, () => Response.json(tickets));
const link = () => {
  const shown = screen.getByRole('link');
  return [shown.textContent, shown.getAttribute('href')];
};

const ALL = ['My tickets', SUPPORT];
const OPEN = { ticketid: 'T7', status: 'OPEN', created: '2026-11-14', age: 2 };
const OLDER = { ticketid: 'T5', status: 'INPROGRESS', created: '2026-11-02', age: 14 };
const CLOSED = { ticketid: 'T6', status: 'CLOSED', created: '2026-11-12', age: 1 };

describe('The link to the tickets on Help', () => {
  it.each([
    ['one ticket is open', [OPEN], ['My tickets: T7OpenOpened 2 days ago', ticketPath('T7')]],
    [
      'two tickets are open',
      [OLDER, CLOSED, OPEN],
      ['My tickets: T7OpenOpened 2 days ago', ticketPath('T7')],
    ],
    [
      'the age of the open ticket is unknown',
      [{ ...OPEN, age: undefined }],
      ['My tickets: T7Open', ticketPath('T7')],
    ],
    ['there are no tickets', [], ALL],
    ['all tickets are closed', [CLOSED], ALL],
  ])('When %s, it leads to what is open, else to all tickets', async (_, tickets, shown) => {
    const { load } = await open(answering(...tickets));
    expect(link()).toEqual(ALL);
    await load();
    expect(link()).toEqual(shown);
  });

  it('The operator is asked once, and only after the rest of the screen is loaded', async () => {
    const { load, asked } = await open(answering(OPEN));
    expect(asked()).toBe(0);
    await load();
    expect(asked()).toBe(1);
  });

  it('When the read fails, it leads to all tickets, and neither an alert nor the snackbar is shown', async () => {
    const { load, portal } = await open(({ operator }) => operator.refuses(endpoints.tickets, 500));
    await load();
    expect(link()).toEqual(ALL);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(selectSnackbar(portal.state())).toBeNull();
  });

  it('When the subscriber leaves Help before the read fails, no snackbar is shown', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { load, unmount, portal } = await open(({ operator }) =>
      operator.replies(endpoints.tickets, () => new Promise((resolve) => (answer = resolve))),
    );
    await load();
    unmount();
    answer(Response.json({}, { status: 500 }));
    await portal.until((state) => selectStatus(state, loadNewestOpenTicket) === 'failed');
    expect(selectSnackbar(portal.state())).toBeNull();
  });

  it('Without a network nothing is asked, and the ticket comes with the network', async () => {
    const { load, asked, portal } = await open(answering(OPEN));
    act(() => void portal.dispatch(connectionChanged({ online: false })));
    await load();
    await portal.until((state) => selectStatus(state, loadNewestOpenTicket) === 'failed');
    expect([asked(), ...link()]).toEqual([0, ...ALL]);
    act(() => void portal.dispatch(connectionChanged({ online: true })));
    await act(untilIdle);
    expect(link()).toEqual(['My tickets: T7OpenOpened 2 days ago', ticketPath('T7')]);
  });
});
