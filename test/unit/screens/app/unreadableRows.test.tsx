import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { ResultList } from '../../../../src/screens/catalogue/browse/ResultList';
import { TicketForm } from '../../../../src/screens/help/newTicket/TicketForm';
import { NO_PLAN_FILTER } from '../../../../src/screens/newConnection/planParts';
import { Plans } from '../../../../src/screens/newConnection/plans/Plans';
import type { CallName } from '../../../../store/wire/answers';
import { rowsLeftOut } from '../../../../store/wire/unreadableRows';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from './quietServices';

const ignore = () => undefined;
const results = (list: 'packs' | 'channels') => (
  <ResultList list={list} count={3} total={3} isComplete onShowAll={ignore}>
    <ul />
  </ResultList>
);
const ticket = (
  <TicketForm choices={{ categories: [], methods: [] }} boxes={[]} onDiscard={ignore} />
);
const plans = (
  <Plans plans={[]} filter={NO_PLAN_FILTER} onFilter={ignore} compared={[]} onCompared={ignore} />
);

it.each<[string, CallName, ReactNode]>([
  ['packs for sale', 'availablePacks', results('packs')],
  ['channels for sale', 'channels', results('channels')],
  ['offered plans', 'offerPlans', plans],
  ['topics of a ticket', 'ticketCategories', ticket],
  ['ways to be reached', 'contactMethods', ticket],
])('A list of %s says how many could not be read', (_, call, list) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(rowsLeftOut({ call, page: 1, count: 2 }));
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>{list}</MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  expect(screen.getByText('We couldn’t read 2 entries, so they are missing here.')).toBeTruthy();
});
