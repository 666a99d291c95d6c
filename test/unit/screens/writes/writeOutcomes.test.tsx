import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { WriteOutcomes } from '../../../../src/screens/writes/WriteOutcomes';
import { paiseOf } from '../../../../store/core/values/money';
import { ticketPrepared } from '../../../../store/help/ticketDraft';
import { logIn } from '../../../../store/identity/session';
import { outcomesRead } from '../../../../store/writes/earlierWrites';
import { aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const services = {
  ...quietServices,
  domains: { has: () => true, add: () => Promise.resolve() },
};

it('A ticket about a renewal without an answer speaks as the subscriber who writes it', async () => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(logIn.succeeded(aSubscriber()));
  store.dispatch(
    outcomesRead({
      calls: ['renew'],
      ended: [],
      outcomes: [
        {
          ...{ call: 'renew', key: 'abcdefghijklmnop', since: Date.parse('2026-11-24T10:00:00Z') },
          ...{ agreed: null, mayBeSentAgain: false, step: 'unknown', lines: [] },
          ...{ transactionid: '', amount: paiseOf('500.00') },
        },
      ],
    }),
  );
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <MemoryRouter>
          <WriteOutcomes calls={['renew']} />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('whether your renewal went through');
  await userEvent.click(screen.getByRole('button', { name: 'Create a ticket' }));
  const [prepared] = dispatch.mock.calls.map(([action]) => action).filter(ticketPrepared.match);
  expect(prepared?.payload.subject).toBe('No clear answer to my renewal');
  expect(prepared?.payload.description).toMatch(
    /^I sent my renewal and no clear answer came\. .*\nSent: .*\nAmount: ₹500\.00\nReference: abcdefghijkl$/,
  );
});
