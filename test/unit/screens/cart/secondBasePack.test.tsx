import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { AddButton } from '../../../../src/screens/catalogue/rows/AddButton';
import { PurchaseTargetContext } from '../../../../src/screens/catalogue/rows/purchaseTarget';
import { addToCart, loadCart, removeFromCart } from '../../../../store/cart/cart';
import { payFromBalance } from '../../../../store/cart/checkout';
import { paiseOf } from '../../../../store/core/values/money';
import { loadActivePacks } from '../../../../store/packs/packs';
import {
  replacementChosen,
  replacementOf,
  selectReplacement,
} from '../../../../store/packs/replacement';
import { billOfCart } from '../../../../store/payments/bill';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import { aCart, aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const BOX = 'STB000004417';
const tamil = {
  ...{ productid: 'TAM', productname: 'Tamil Nagar', producttype: 'BASE' },
  ...{ channelcount: 150, price: paiseOf('234.82') },
};
const family = aPack({
  ...{ productid: 'FAM', productname: 'Family HD', producttype: 'BASE', stbno: BOX },
  ...{ productstatus: 'ACTIVE', daysleft: 3, expirydate: '2026-12-02' },
});
const [sample] = aCart().cartdetails;
const pehla = {
  ...(sample as CartLine), // it has two
  ...{ productid: 'PEH', productname: 'Pehla Kadam', producttype: 'BASE', stbno: BOX },
};

interface Bases {
  readonly running?: readonly ReturnType<typeof aPack>[];
  readonly inCart?: readonly CartLine[];
}

/** All domains have loaded. */
const loadedServices = {
  ...quietServices,
  domains: { has: () => true, add: () => Promise.resolve() },
};

/** Presses "Add" at a base pack for a box that has others, and returns what the store receives. */
const press = async ({ running = [], inCart = [] }: Bases) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadActivePacks.succeeded([...running]));
  store.dispatch(loadCart.succeeded({ ...aCart(), cartdetails: [...inCart] }));
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <PortalServicesProvider value={loadedServices}>
        <PurchaseTargetContext value={{ boxes: [], stbno: BOX, term: 'MONTHLY', query: '' }}>
          <AddButton product={tamil} entitlement={undefined} size="word" />
        </PurchaseTargetContext>
      </PortalServicesProvider>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Tamil Nagar/ }));
  return { store, events: () => dispatch.mock.calls.map(([event]) => event) };
};
const ask = async (bases: Bases) => {
  const pressed = await press(bases);
  await screen.findByRole('dialog');
  return pressed;
};
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const added = addToCart.requested({ products: [tamil], stbno: BOX, chargeperiod: 'MONTHLY' });

describe('The question before a second base pack is added', () => {
  it('It names the pack that runs, and both answers', async () => {
    await ask({ running: [family] });
    const question = screen.getByRole('dialog', { name: 'Replace Family HD?' });
    expect(question.textContent).toContain('A box needs only one base pack.');
  });

  it('A running base pack is replaced after the payment', async () => {
    const { events } = await ask({ running: [family] });
    await answer('Replace');
    expect(events()).toEqual([
      added,
      replacementChosen({
        stbno: BOX,
        added: [{ productid: 'TAM', productname: 'Tamil Nagar' }],
        replaced: [{ productid: 'FAM', productname: 'Family HD', expirydate: '2026-12-02' }],
      }),
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('While a payment runs that may replace other packs, no replacement takes its place', async () => {
    const { store, events } = await ask({ running: [family] });
    const bill = billOfCart(aCart());
    act(() => void store.dispatch(payFromBalance.requested({ bill })));
    await answer('Replace');
    expect(events()).toEqual([payFromBalance.requested({ bill })]);
    act(() => void store.dispatch(payFromBalance.failed({ kind: 'defect' })));
    await answer('Replace');
    expect(events()).toContainEqual(expect.objectContaining({ type: replacementChosen.type }));
  });

  it('A base pack that waits in the cart is taken out of it', async () => {
    const { events } = await ask({ inCart: [pehla] });
    await answer('Replace');
    expect(events()).toEqual([removeFromCart.requested({ lines: [pehla] }), added]);
  });

  it('A subscriber who wants both adds the pack and nothing else happens', async () => {
    const { events } = await ask({ running: [family], inCart: [pehla] });
    await answer('Add as well');
    expect(events()).toEqual([added]);
  });

  it.each<[string, string, string | null]>([
    ['“Add as well” takes back an earlier “Replace” for the same pack', BOX, null],
    ['“Add as well” leaves the replacement on another box', 'STB000009921', 'STB000009921'],
  ])('%s', async (_, stbno, left) => {
    const { store } = await ask({ running: [family] });
    act(() => void store.dispatch(replacementChosen(replacementOf(stbno, [tamil], [family]))));
    await answer('Add as well');
    expect(selectReplacement(store.getState())?.stbno ?? null).toBe(left);
  });

  it('A first base pack is added without a question', async () => {
    const { events } = await press({});
    expect(events()).toEqual([added]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Closing the question adds nothing', async () => {
    const { events } = await ask({ running: [family] });
    await answer('Close');
    expect(events()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
