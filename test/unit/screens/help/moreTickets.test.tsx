import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { Tickets } from '../../../../src/screens/help/tickets/Tickets';
import { loadTickets, newestTickets, TICKETS_PER_PAGE } from '../../../../store/help/tickets';
import { ticket } from '../../../../store/wire/entities/service/tickets';
import { loadedReducer } from '../../../support/stateAfter';

/** The pages that were asked for; the last one stays unanswered. */
const open = () => {
  const asked: unknown[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (loadTickets.requested.match(action)) asked.push(action.payload.page);
    return next(action);
  };
  const store = configureStore({
    reducer: loadedReducer(),
    middleware: (standard) => standard().concat(watch),
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Tickets />
      </MemoryRouter>
    </Provider>,
  );
  return { store, asked };
};
const pageOf = (page: number, first: number) =>
  loadTickets.succeeded({
    wanted: { ...newestTickets, page },
    isLast: false,
    tickets: Array.from({ length: TICKETS_PER_PAGE }, (_, at) =>
      v.parse(ticket, { ticketid: `T${first + at}` }),
    ),
  });
const more = () => screen.getByRole('button', { name: 'Show more' });

it('After a page that repeats a ticket the next page is asked for, not the same one again', async () => {
  const { store, asked } = open();
  act(() => {
    store.dispatch(pageOf(1, 1));
    store.dispatch(pageOf(2, 10));
  });
  await userEvent.click(more());
  expect(asked).toEqual([3]);
});

it('The button for the next page keeps the focus while it is pressed again after a failure', async () => {
  const { store } = open();
  act(() => {
    store.dispatch(pageOf(1, 1));
    store.dispatch(loadTickets.failed({ kind: 'unreachable', call: 'tickets' }));
  });
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(document.activeElement).toBe(again);
  expect(screen.queryByRole('alert')).toBeNull();
});
