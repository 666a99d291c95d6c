import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { InstantPaymentConfirmScreen } from '../../../../src/screens/payments/instant/InstantPaymentConfirmScreen';
import { instantPaymentConfirmPath } from '../../../../store/core/viewPaths';
import { findAccount, saveNumber } from '../../../../store/payments/instantPayment';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import { instantCustomer } from '../../../../store/wire/entities/payments/instantPayment';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const NOT_SAVED = { kind: 'blocked', code: 'NOT_SAVED' } as const;

const account = (number: string) => ({
  id: number,
  details: v.parse(instantCustomer, { customeridentity: maskedAccountOf(number) }),
});
const FIRST = account('9000004412');
const SECOND = account('9000009999');

const openStore = () => configureStore({ reducer: loadedReducer() });
type Store = ReturnType<typeof openStore>;

/** Shows the page of an account that was just looked up. */
const showPageOf = (store: Store, found: typeof FIRST, services = quietServices) => {
  store.dispatch(findAccount.succeeded(found));
  return render(
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <MemoryRouter initialEntries={[instantPaymentConfirmPath(found.id)]}>
          <InstantPaymentConfirmScreen />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
};
const box = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('The box that saves the number of an account', () => {
  it('The box still says that the number could not be saved when the amount has loaded', async () => {
    let hasDomain = false;
    const domains = { has: () => hasDomain, add: async () => void (hasDomain = true) };
    const store = openStore();
    showPageOf(store, FIRST, { ...quietServices, domains });
    const before = box();
    fireEvent.click(before);
    act(() => void store.dispatch(saveNumber.failed(NOT_SAVED)));
    await waitFor(() => expect(box()).not.toBe(before), { timeout: 10_000 });
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('The box is ticked while the number is saved, and says when it could not be saved', () => {
    const store = openStore();
    showPageOf(store, FIRST);
    fireEvent.click(box());
    expect(box().checked).toBe(true);
    act(() => void store.dispatch(saveNumber.failed(NOT_SAVED)));
    expect(box().checked).toBe(false);
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('The page of a second account shows neither that the first is being saved nor that it failed', () => {
    const store = openStore();
    const first = showPageOf(store, FIRST);
    fireEvent.click(box());
    first.unmount();
    showPageOf(store, SECOND);
    expect(box().checked).toBe(false);
    act(() => void store.dispatch(saveNumber.failed(NOT_SAVED)));
    expect(box().checked).toBe(false);
    expect(box().getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(box());
    expect(box().checked).toBe(true);
  });
});
