import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { OttForm, OttQuickPayScreen } from '../../../../src/screens/payments/ott/OttQuickPayScreen';
import { appStarted, type OttService } from '../../../../store/app/app';
import type { Paise } from '../../../../store/core/values/money';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { billForNumber } from '../../../../store/payments/bill';
import { attemptWritten } from '../../../../store/payments/payments';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';
import { useBrowserFormData } from '../ui/formData';

useBrowserFormData();

const PLAY = { productid: 'OTT1', name: 'Jharokha Play' };
const STORIES = { productid: 'OTT3', name: 'Lantern Stories' };

const openForm = (ottServices: readonly OttService[], productid = '') => {
  const asked = jest.fn();
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(appStarted({ ottServices }));
  render(
    <Provider store={store}>
      <OttForm mobileno="9000004412" productid={productid} isBusy={false} onSubmit={asked}>
        {null}
      </OttForm>
    </Provider>,
  );
  return asked;
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Show price' }));

describe('The form that asks what a streaming service costs', () => {
  it.each([
    ['none is listed', [], '', [], ''],
    ['none is listed and the address names one', [], 'OTT3', [], 'OTT3'],
    ['one is listed', [PLAY], '', ['Jharokha Play'], 'OTT1'],
    [
      'the address names a listed one',
      [PLAY, STORIES],
      'OTT3',
      ['Jharokha Play', 'Lantern Stories'],
      'OTT3',
    ],
    ['the address names one that is not listed', [PLAY, STORIES], 'OTT9', [], 'OTT9'],
  ])('Where %s, it asks for that without a choice', async (_, listed, named, shown, wanted) => {
    const asked = openForm(listed, named);
    expect(
      screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(shown);
    await press();
    expect(asked).toHaveBeenCalledWith('9000004412', wanted);
  });

  it('Of several services one has to be chosen', async () => {
    const asked = openForm([PLAY, STORIES]);
    await press();
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getAllByText('Choose a streaming service').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Lantern Stories' }));
    await press();
    expect(asked).toHaveBeenCalledWith('9000004412', 'OTT3');
    expect(screen.queryByText('Choose a streaming service')).toBeNull();
  });
});

describe('A request to pay that waits for approval', () => {
  const requestFor = (productid: string, number = '9000004412'): PaymentAttempt => ({
    ...{ id: `${productid} ${number}`, key: 'K1', customerid: '', begun: 1, txnid: 'TX1' },
    ...({ method: 'UPI', step: 'awaitingApp', upiintent: 'upi://pay', expires: 2 } as const),
    bill: billForNumber('OTT', number, 9_900 as Paise, [productid]), // whole paise
  });
  const Address = () => <p data-testid="address">{useLocation().search}</p>;
  const openScreen = async (
    query: string,
    ottServices: readonly OttService[],
    ...waiting: readonly PaymentAttempt[]
  ) => {
    const store = configureStore({ reducer: loadedReducer() });
    store.dispatch(appStarted({ ottServices }));
    for (const attempt of waiting) store.dispatch(attemptWritten(attempt));
    await act(async () =>
      render(
        <Provider store={store}>
          <PortalServicesProvider value={quietServices}>
            <MemoryRouter initialEntries={[`/ottquickpay${query}`]}>
              <OttQuickPayScreen />
              <Address />
            </MemoryRouter>
          </PortalServicesProvider>
        </Provider>,
      ),
    );
    return store;
  };
  const isFormShown = () => screen.queryByRole('button', { name: 'Show price' }) !== null;

  it.each([
    ['for this service is shown', '?productid=OTT3', false],
    ['for another service is not shown', '?productid=OTT1', true],
    ['is shown where the address names no service', '', false],
  ])('One that waits %s', async (_, query, isForm) => {
    await openScreen(query, [], requestFor('OTT3'));
    expect(isFormShown()).toBe(isForm);
  });

  it('One for another service than the address names is shown after a reload', async () => {
    const store = await openScreen('?productid=OTT1', [PLAY, STORIES]);
    await userEvent.click(screen.getByRole('radio', { name: 'Lantern Stories' }));
    await userEvent.type(screen.getByRole('textbox'), '9000004412');
    await press();
    await act(async () => store.dispatch(attemptWritten(requestFor('OTT3'))));
    expect(isFormShown()).toBe(false);
    const address = screen.getByTestId('address').textContent;
    cleanup();
    await openScreen(address, [PLAY, STORIES], requestFor('OTT3'));
    expect(isFormShown()).toBe(false);
  });

  it('Of several, the one that the address names is shown', async () => {
    const named = requestFor('OTT3');
    const address = `?show=${encodeURIComponent(named.id)}`;
    await openScreen(address, [], named, requestFor('OTT3', '9000009999'));
    expect(await screen.findByText('••••4412')).not.toBeNull();
  });

  it('One for another number than the typed one, made in another tab, is not shown', async () => {
    const store = await openScreen('?productid=OTT3', []);
    await userEvent.type(screen.getByRole('textbox'), '9000004412');
    await press();
    await act(async () => store.dispatch(attemptWritten(requestFor('OTT3', '9000009999'))));
    expect(isFormShown()).toBe(true);
    await act(async () => store.dispatch(attemptWritten(requestFor('OTT3'))));
    expect(isFormShown()).toBe(false);
  });
});
