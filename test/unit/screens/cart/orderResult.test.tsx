import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { OrderResult } from '../../../../src/screens/cart/OrderResult';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { payFromBalance } from '../../../../store/cart/checkout';
import type { Paise } from '../../../../store/core/values/money';
import { logIn } from '../../../../store/identity/session';
import { endReplacedPacks, replacementChosen } from '../../../../store/packs/replacement';
import type { Bill } from '../../../../store/payments/attempt';
import { chargeSent } from '../../../../store/payments/payments';
import type { PackResult } from '../../../../store/wire/entities/packs/packs';
import { aBill, anOrder, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const services = {
  ...quietServices,
  domains: { has: () => false, add: () => Promise.resolve() },
};
const started: PackResult = {
  ...{ productid: 'P1', productname: 'Family HD', productstatus: 'ACTIVE', stbno: '' },
  ...{ errorcode: '', error: '', amount: 11_800 as Paise, expirydate: '2026-12-24' },
  refundamount: null,
};
const failed: PackResult = {
  ...{ ...started, productid: 'P2', productname: 'Kids', productstatus: 'FAILED', expirydate: '' },
  ...{ errorcode: '1087', error: 'CLOSE', refundamount: 11_800 as Paise },
};

const bill = aBill({
  purpose: 'CART',
  amount: 23_600 as Paise,
  productids: ['P1  MONTHLY', 'P2  MONTHLY'],
});

const show = async (results: readonly PackResult[], paid: Bill = bill) => {
  const store = configureStore({ reducer: loadedReducer() });
  const order = anOrder({ amount: 23_600 as Paise, status: 'PAID', results: [...results] });
  store.dispatch(logIn.succeeded(aSubscriber()));
  store.dispatch(chargeSent({ key: 'K1', since: Date.UTC(2026, 10, 24, 4, 0), bill: paid }));
  store.dispatch(payFromBalance.succeeded(order));
  render(
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <MemoryRouter>
          <OrderResult />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  await screen.findByRole('button', { name: 'Print receipt' });
  await screen.findAllByText(/^(Family HD|Kids)$/);
  return store;
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('The result of a cart that was paid from the balance', () => {
  it('Packs that all started have their end and offer no help', async () => {
    await show([started, { ...started, productid: 'P2', productname: 'Kids' }]);
    expect(title()).toBe('Paid from your balance');
    expect(screen.queryByRole('button', { name: 'Get help' })).toBeNull();
  });

  it('A pack that did not start says where its price is and leads to a ticket about it', async () => {
    const store = await show([started, failed]);
    expect(title()).toBe('Paid, but not all packs started');
    expect(screen.getByText('₹118.00 for it is in your balance.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Get help' }));
    expect(store.getState().ticketDraft.draft).toMatchObject({
      ...{ categoryid: 'BILLING', subject: 'A pack that was not started or renewed' },
      description: 'Reference: OR1\nAmount: ₹236.00\nTime: 24/11/2026, 9:30:00 am\nKids',
    });
  });

  it('The title says so when no pack started, and no refund is promised that the operator did not name', async () => {
    await show([failed, { ...failed, productid: 'P3', refundamount: null }]);
    expect(title()).toBe('Paid, but no pack started');
    expect(screen.getByText(/didn’t say whether its price was refunded/)).toBeTruthy();
  });

  it('New packs that the operator does not list yet are paid for, and neither the head nor a row says that they are active', async () => {
    const store = await show([started]);
    const main = document.body;
    expect(main.textContent).toContain('Family HD is active until');
    const added = [{ productid: 'P1', productname: 'Family HD' }];
    act(() => {
      store.dispatch(replacementChosen({ stbno: '', added, replaced: [] }));
      store.dispatch(endReplacedPacks.requested());
      store.dispatch(endReplacedPacks.succeeded(['Family HD']));
    });
    expect(main.textContent).not.toMatch(/active until/i);
    expect(screen.getByRole('listitem').textContent).toBe('Family HDNot active yet₹118.00');
    // While the second check runs, no pack is known to be active.
    act(() => void store.dispatch(endReplacedPacks.requested()));
    expect(main.textContent).not.toMatch(/active until/i);
    act(() => void store.dispatch(endReplacedPacks.succeeded([])));
    expect(main.textContent).toContain('Family HD is active until');
  });

  const printed = async () => {
    window.print = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
    return document.querySelector('[data-paper]')?.textContent ?? '';
  };

  it('The receipt has the time of the payment and the GST of the cart', async () => {
    await show([started, failed], { ...bill, gst: 3_600 as Paise });
    const receipt = await printed();
    expect(receipt).toContain('24\u00a0Nov\u00a02026, 09:30');
    expect(receipt).toContain('GST₹36.00');
    expect(receipt).toContain('Before tax₹200.00');
  });

  it('The receipt names the payer in full', async () => {
    const store = await show([started]);
    const record = aSubscriber({ firstname: 'Asha', surname: 'Patil' });
    act(() => void store.dispatch(loadSubscriber.succeeded(record)));
    expect(await printed()).toContain('Paid byAsha Patil');
  });

  it.each<[string, Bill]>([
    ['GST where the bill says none', bill],
    [
      'GST of a bill over another amount',
      { ...bill, amount: 99_900 as Paise, gst: 3_600 as Paise },
    ],
  ])('The receipt has no %s', async (_, paid) => {
    await show([started, failed], paid);
    expect(await printed()).not.toContain('GST');
  });

  it('The receipt has no time where another payment is the newest', async () => {
    await show([started, failed], { ...bill, productids: ['P9  MONTHLY'] });
    expect(await printed()).not.toContain('Nov');
  });
});
