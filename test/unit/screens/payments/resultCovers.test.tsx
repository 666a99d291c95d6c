import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ProductPicture } from '../../../../src/app/pictures/ProductPicture';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PackResultList } from '../../../../src/screens/payments/status/PackResults';
import { loadPackChannels, packChannelsArrived } from '../../../../store/catalogue/catalogue';
import type { Paise } from '../../../../store/core/values/money';
import { logIn } from '../../../../store/identity/session';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { PackResult } from '../../../../store/wire/entities/packs/packs';
import { aChannel, aPack, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const pack = aPack({ productid: 'P1', producttype: 'BASE', language: 'Tamil', stbno: '' });
const result: PackResult = {
  ...{ productid: 'P1', productname: 'Family HD', productstatus: 'ACTIVE', stbno: '' },
  ...{ errorcode: '', error: '', amount: 11_800 as Paise, expirydate: '2026-12-24' },
  refundamount: null,
};

const show = async (isLoggedIn: boolean) => {
  const store = configureStore({ reducer: loadedReducer() });
  if (isLoggedIn) store.dispatch(logIn.succeeded(aSubscriber()));
  const dispatch = jest.spyOn(store, 'dispatch');
  const domains = { has: () => false, add: () => Promise.resolve() };
  render(
    <Provider store={store}>
      <PortalServicesProvider value={{ ...quietServices, domains }}>
        <MemoryRouter>
          <PackResultList results={[result]} isRenewal={false} />
          <section aria-label="Another list">
            <ProductPicture product={pack} />
          </section>
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  await act(async () => Promise.resolve());
  const asked = () =>
    dispatch.mock.calls.flatMap(([action]) => {
      if (loadActivePacks.requested.match(action)) return ['packs'];
      return loadPackChannels.requested.match(action) ? action.payload.productids : [];
    });
  return { store, asked };
};

const coverIn = (place: HTMLElement) => place.querySelector('[data-size]')?.outerHTML ?? '';
const covers = () => [
  coverIn(screen.getByRole('listitem')),
  coverIn(screen.getByRole('region', { name: 'Another list' })),
];

describe('The cover of a pack that was paid for', () => {
  it('It is the cover of the other lists once the packs and their channels are there', async () => {
    const { store, asked } = await show(true);
    expect(asked()).toEqual(['packs']);
    await act(async () => void store.dispatch(loadActivePacks.succeeded([pack])));
    expect(asked()).toEqual(['packs', 'P1']);
    expect(covers()[0]).toContain('data-language="tamil"');
    act(
      () => void store.dispatch(packChannelsArrived({ productid: 'P1', channels: [aChannel()] })),
    );
    const [here, there] = covers();
    expect(here).toContain('data-named');
    expect(here).toBe(there);
  });

  it('It is neutral while the type of the pack is unknown, even where the channels are known', async () => {
    const { store } = await show(true);
    act(
      () => void store.dispatch(packChannelsArrived({ productid: 'P1', channels: [aChannel()] })),
    );
    expect(covers()[0]).toContain('<svg');
    expect(covers()[0]).not.toContain('data-genre');
  });

  it('Nothing is loaded for it without a login', async () => {
    const { asked } = await show(false);
    expect(asked()).toEqual([]);
  });
});
