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
import { billForAccount } from '../../../../store/payments/bill';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import { attemptWritten, journalRead, serviceNamed } from '../../../../store/payments/payments';
import { setPhone, setWide } from '../../../support/screenWidth';
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
    bill: billForAccount('OTT', maskedAccountOf(number), 9_900 as Paise, [productid]), // whole paise
  });
  const payableFor = (productid: string) =>
    ({ ...requestFor(productid), expires: Date.now() + 600_000 }) as const; // ten minutes
  const Address = () => <p data-testid="address">{useLocation().search}</p>;
  /** `waiting` is what the journal has; null before the journal has been read. */
  const openWithJournal = async (
    waiting: readonly PaymentAttempt[] | null,
    query: string,
    ottServices: readonly OttService[],
  ) => {
    const store = configureStore({ reducer: loadedReducer() });
    store.dispatch(appStarted({ ottServices }));
    if (waiting) store.dispatch(journalRead(waiting));
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
  const openScreen = (
    query: string,
    ottServices: readonly OttService[],
    ...waiting: readonly PaymentAttempt[]
  ) => openWithJournal(waiting, query, ottServices);
  const isCodeShown = () => screen.queryByText(/Scan this code with any UPI app/) !== null;
  const isFormShown = () => screen.queryByRole('button', { name: 'Show price' }) !== null;

  it.each([
    ['for this service is shown', '?productid=OTT3', false],
    ['for another service is not shown', '?productid=OTT1', true],
    ['is shown where the address names no service', '', false],
  ])('One that waits %s', async (_, query, isForm) => {
    await openScreen(query, [], requestFor('OTT3'));
    expect(isFormShown()).toBe(isForm);
  });

  it('Until the journal has been read, the form takes no input that a request could replace', async () => {
    const store = await openWithJournal(null, '', [PLAY]);
    await userEvent.type(screen.getByRole('textbox'), '9000004412');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    await act(async () => store.dispatch(journalRead([])));
    await userEvent.type(screen.getByRole('textbox'), '9000004412');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('9000004412');
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

  it('Shows service, term and amount, and its code only after a press on Pay, also after a reload', async () => {
    setWide(true);
    const waiting = payableFor('OTT3');
    const store = await openScreen('?productid=OTT3', [], waiting);
    const service = { subscribername: 'A••a', productname: 'Stories', chargeperiod: 'QUARTERLY' };
    await act(async () => store.dispatch(serviceNamed({ id: waiting.id, service })));
    expect(await screen.findByText(/stays unpaid among your unfinished payments/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Service and price');
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 3)).toEqual(['₹99.00', 'Stories', '3\u00a0months']);
    expect(isCodeShown()).toBe(false);
    expect(document.body.innerHTML).not.toContain('upi://');
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₹99.00' }));
    expect(isCodeShown()).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay with UPI');
    const address = screen.getByTestId('address').textContent;
    expect(address).toBe('?productid=OTT3&show=OTT3+9000004412');
    cleanup();
    await openScreen(address, [], waiting);
    expect(isCodeShown()).toBe(true);
  });

  it('The price that is asked again after a failure is shown without its code', async () => {
    setWide(true);
    const first = payableFor('OTT3');
    const { id, key, customerid, method, bill, begun } = first;
    const again = { ...first, id: 'A2', txnid: 'TX2' };
    const store = await openScreen(`?show=${encodeURIComponent(first.id)}`, [], first);
    expect(await screen.findByText(/Scan this code/)).toBeTruthy();
    const reason = { code: '', sentence: '' };
    const facts = { id, key, customerid, method, bill, begun, txnid: 'TX1' };
    await act(async () => {
      store.dispatch(attemptWritten({ ...facts, step: 'failed', reason }));
      store.dispatch(attemptWritten(again));
    });
    expect(isCodeShown()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₹99.00' }));
    expect(isCodeShown()).toBe(true);
    expect(screen.getByTestId('address').textContent).toBe('?show=A2');
  });

  it('On a phone the press on Pay opens the app, and the page then offers the app again', async () => {
    setPhone();
    await openScreen('', [], payableFor('OTT3'));
    const pay = await screen.findByRole('link', { name: 'Pay ₹99.00' });
    expect(screen.queryByRole('link', { name: 'Open your UPI app' })).toBeNull();
    const opened: unknown[] = [];
    // jsdom opens no other page.
    const onClick = (event: Event) => {
      if (!event.defaultPrevented) opened.push(pay.getAttribute('href'));
      event.preventDefault();
    };
    document.addEventListener('click', onClick, { once: true });
    await userEvent.click(pay);
    expect(opened).toEqual(['upi://pay']);
    expect(screen.getByRole('link', { name: 'Open your UPI app' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay ₹99.00' })).toBeNull();
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
