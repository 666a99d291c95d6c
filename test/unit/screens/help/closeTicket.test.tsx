import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { TicketView } from '../../../../src/screens/help/tickets/TicketView';
import { closeTicket, loadTicket } from '../../../../store/help/tickets';
import { theSample } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { useBrowserFormData } from '../ui/formData';

useBrowserFormData();

it('A refusal that comes after the dialog was left is shown with the ticket', async () => {
  const store = configureStore({ reducer: loadedReducer() });
  const ticket = { ...theSample('ticketPage')!, status: 'OPEN' };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <TicketView ticketid={ticket.ticketid} />
      </MemoryRouter>
    </Provider>,
  );
  act(() => void store.dispatch(loadTicket.succeeded(ticket)));
  await userEvent.click(screen.getByRole('button', { name: 'Close this ticket' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the ticket' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  const refusal = {
    kind: 'refused',
    call: 'closeTicket',
    status: 403,
    message: 'Not yet.',
  } as const;
  act(() => void store.dispatch(closeTicket.failed(refusal)));
  expect(screen.getByRole('alert').textContent).toContain('Not yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Close this ticket' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
