import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BalanceOption } from '../../../../src/screens/payments/pay/BalancePayment';
import { PaymentMethods } from '../../../../src/screens/payments/pay/PaymentMethods';
import type { Paise } from '../../../../store/core/values/money';
import { startPayment } from '../../../../store/payments/payments';
import { aBill } from '../../../support/builders';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer } from '../../../support/stateAfter';

const bill = aBill({ amount: 50_000 as Paise });
const balanceOf = (available: number): BalanceOption => ({
  ...{ available: available as Paise, isBusy: false, isOutcomeUnknown: false },
  ...{ pay: () => undefined, addMoney: () => undefined, refusal: null },
});

/** Returns the requests to start a payment. */
const show = (available: number, changed: Partial<BalanceOption> = {}) => {
  const started: unknown[] = [];
  const recordStarts: Middleware = () => (next) => (event) => {
    if (startPayment.requested.match(event)) started.push(event.payload);
    return next(event);
  };
  const store = configureStore({
    reducer: loadedReducer(),
    middleware: (usual) => usual().concat(recordStarts),
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PaymentMethods
          bill={() => bill}
          amount={bill.amount}
          balance={{ ...balanceOf(available), ...changed }}
        />
      </MemoryRouter>
    </Provider>,
  );
  return started;
};
const radios = () => screen.queryAllByRole<HTMLInputElement>('radio');
const change = () => screen.getByRole('button', { name: 'Change: Payment method' });

describe('The payment methods of a bill', () => {
  it('A phone names the method that pays, and pays with it without showing the others', () => {
    setWide(false);
    show(60_000);
    expect(screen.getByRole('group', { name: 'Payment method' }).textContent).toContain(
      'Your balance₹600.00 available',
    );
    expect(radios()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Pay ₹500.00 from your balance' })).toBeTruthy();
  });

  it('Beside the button that pays from the balance stand the source and what is left, and in it the amount', () => {
    setWide(true);
    show(60_000);
    const button = screen.getByRole('button', { name: 'Pay ₹500.00 from your balance' });
    expect(button.textContent).toBe('Pay ₹500.00');
    const bar = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(bar?.textContent).toBe('From balance₹100.00 left after');
  });

  it.each([
    ['is running', { isBusy: true }],
    ['has no answer', { isOutcomeUnknown: true }],
  ])(
    'While a payment from the balance %s the page says neither what is left nor what is missing',
    (_, changed) => {
      setWide(true);
      for (const available of [60_000, 10_000]) {
        show(available, changed);
        expect(screen.getByText('From balance')).toBeTruthy();
        expect(screen.queryByText(/left after|short/)).toBeNull();
        cleanup();
      }
    },
  );

  it('A press on Change shows all methods with the focus on the chosen one, and another one pays', async () => {
    setWide(false);
    show(60_000);
    await userEvent.click(change());
    expect(radios().map(({ value }) => value)).toEqual(['UPI', 'CARD', 'BALANCE']);
    expect(document.activeElement).toBe(radios()[2]);
    await userEvent.click(screen.getByRole('radio', { name: /^UPI/ }));
    expect(screen.getByRole('button', { name: 'Pay ₹500.00' })).toBeTruthy();
    expect(radios()).toHaveLength(3);
  });

  it.each([
    ['that covers the bill', 'BALANCE', 60_000],
    ['that is too low', 'UPI', 40_000],
  ])(
    'A wide screen shows all methods at once, and with a balance %s it chooses %s',
    (_, chosen, available) => {
      setWide(true);
      show(available);
      expect(radios().find(({ checked }) => checked)?.value).toBe(chosen);
    },
  );

  it.each([
    ['UPI', 'UPI'],
    ['Card or net banking', 'CARD'],
  ])(
    'The row “%s” starts an attempt at the card provider and stays chosen',
    async (name, value) => {
      setWide(true);
      const started = show(40_000);
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
      await userEvent.click(screen.getByRole('button', { name: 'Pay ₹500.00' }));
      expect(started).toEqual([{ bill, method: 'CARD' }]);
      expect(radios().find(({ checked }) => checked)?.value).toBe(value);
      const bar = screen.getByRole('button', { name: 'Pay ₹500.00' }).parentElement;
      expect(bar?.textContent).toContain(name);
    },
  );

  it('Without a price the balance alone pays, and only once it is confirmed that the operator sets it', async () => {
    setWide(true);
    const pay = jest.fn();
    render(
      <Provider store={configureStore({ reducer: loadedReducer() })}>
        <MemoryRouter>
          <PaymentMethods
            bill={() => null}
            amount={null}
            balance={{ ...balanceOf(60_000), pay }}
            isPricedByOperator
          />
        </MemoryRouter>
      </Provider>,
    );
    expect(radios()).toEqual([]);
    expect(screen.getByText(/^UPI, card and pay later need a price/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(pay).not.toHaveBeenCalled();
    expect(screen.getByText('Confirm this before you pay.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Your operator sets the price' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(pay).toHaveBeenCalledTimes(1);
  });

  it('A balance that does not suffice is no method, and what is missing can be added', () => {
    setWide(false);
    show(40_000);
    expect(radios()).toEqual([]);
    expect(screen.getByText('₹100.00 short')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add money' })).toBeTruthy();
  });
});
