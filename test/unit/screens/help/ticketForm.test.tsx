import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { TicketForm } from '../../../../src/screens/help/newTicket/TicketForm';
import { ticketPrepared } from '../../../../store/help/ticketDraft';
import { ticketCategories } from '../../../../store/wire/entities/service/tickets';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const categoryShown = (wanted: string, offered: readonly string[]) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(ticketPrepared({ categoryid: wanted, stbno: '', subject: 'S', description: 'D' }));
  const categories = v.parse(
    ticketCategories,
    offered.map((categoryid) => ({ categoryid, category: categoryid })),
  );
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <TicketForm
            choices={{ categories, methods: [] }}
            boxes={[]}
            onDiscard={() => undefined}
          />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  return screen.getByRole<HTMLSelectElement>('combobox', { name: /about/i }).value;
};

describe('The category of a prepared ticket', () => {
  it.each([
    ['RECHARGE', ['BILLING', 'RECHARGE'], 'RECHARGE'],
    ['RECHARGE', ['SPEED', 'BILLING'], 'BILLING'],
    ['RECHARGE', ['SPEED'], ''],
    ['BILLING', ['SPEED', 'RECHARGE'], ''],
    ['NOPICTURE', ['BILLING'], ''],
  ])('A ticket that asks for %s where %j are offered has the category "%s"', (...table) => {
    const [wanted, offered, expected] = table;
    expect(categoryShown(wanted, offered)).toBe(expected);
  });
});
