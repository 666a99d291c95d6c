import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { UnfinishedPayments } from '../../../../src/screens/payments/unfinished/UnfinishedPayments';
import { paymentStatusPath } from '../../../../store/core/paths';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { attemptWritten, replacePayment } from '../../../../store/payments/payments';
import { aBill } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const atProvider = (txnid: string, stbno: string): PaymentAttempt => ({
  ...{ id: txnid, key: txnid, customerid: '', method: 'CARD', begun: 1 },
  ...{ bill: aBill({ stbno }), step: 'atProvider', txnid },
});

const show = () => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(attemptWritten(atProvider('TX1', 'STB1')));
  store.dispatch(attemptWritten(atProvider('TX2', 'STB2')));
  const refuse = () =>
    store.dispatch(
      replacePayment.failed({
        ...{ kind: 'refused', call: 'payments/start', status: 409, message: '' },
        code: 'PAYMENT_OPEN',
      }),
    );
  render(
    <Provider store={store}>
      <MemoryRouter>
        <UnfinishedPayments />
      </MemoryRouter>
    </Provider>,
  );
  return refuse;
};

const links = () => screen.queryAllByRole('link', { name: 'Check payment' });

it('A press that was refused leads to the payment that it was about', async () => {
  const refuse = show();
  const [first] = screen.getAllByRole('button', { name: 'Continue payment' });
  if (first) await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'I didn’t pay there, start again' }));
  refuse();
  expect((await screen.findByRole('link', { name: 'Check payment' })).getAttribute('href')).toBe(
    paymentStatusPath('TX1'),
  );
});

it('A press that was refused on an earlier visit is not shown', () => {
  const refuse = show();
  refuse();
  expect(links()).toEqual([]);
});
