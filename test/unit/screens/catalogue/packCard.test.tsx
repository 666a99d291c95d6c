import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PackCard } from '../../../../src/screens/catalogue/rows/PackCard';
import { addToCart, loadCart, removeFromCart, selectCartLines } from '../../../../store/cart/cart';
import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import { paiseOf } from '../../../../store/core/values/money';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { aCart, anAvailablePack } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const tamil = anAvailablePack({
  ...{ productid: 'TAM', productname: 'Tamil Nagar', producttype: 'BASE', language: 'Tamil' },
  ...{ channelcount: 150, hdchannelcount: 9, chargeperiod: 'MONTHLY' },
  totalprice: paiseOf('234.82'),
});
const [line] = selectCartLines(stateAfter(loadCart.succeeded(aCart())));
if (!line) throw new Error('The sample cart is empty');

interface Shown {
  readonly pack?: AvailablePack;
  readonly entitlement?: Entitlement;
  readonly compared?: number;
  readonly isComparing?: boolean;
}

/** The card, and what it tells the store and the list. */
const show = ({ pack = tamil, entitlement, compared = 0, isComparing = true }: Shown = {}) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadCart.succeeded(aCart()));
  const dispatch = jest.spyOn(store, 'dispatch');
  const onCompare = jest.fn();
  const { container } = render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <PackCard
            pack={pack}
            entitlement={entitlement}
            isCompared={compared > 0}
            onCompare={isComparing ? onCompare : null}
            comparisonPath={compared > 1 ? '?compare=A,TAM&view=compare' : null}
            comparedCount={compared}
          />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  return { words: container.textContent, dispatch, onCompare };
};

describe('The card of a pack for sale', () => {
  it('It says what is in the pack, its kind and language, and the price with its term', () => {
    const { words } = show();
    expect(words.replaceAll('\u00a0', ' ')).toContain('150 channels, 9 in HDBase pack · Tamil');
    expect(words).toContain('₹234.82/month incl. GST');
    expect(screen.getByRole('link', { name: 'Tamil Nagar' }).getAttribute('href')).toContain(
      'pack=TAM',
    );
  });

  it('Its one action adds the pack to the cart', async () => {
    const { dispatch } = show({ pack: { ...tamil, producttype: 'BOUQUET' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add Tamil Nagar to the cart' }));
    const [event] = dispatch.mock.calls.map(([action]) => action);
    expect(event).toMatchObject({ type: addToCart.requested.type });
  });

  it('In the cart its action says so and removes it', async () => {
    const { dispatch } = show({ entitlement: { reason: 'inCart', line } });
    const action = screen.getByRole('button', {
      name: 'In cart. Remove Tamil Nagar from the cart',
    });
    expect(action.textContent).toBe('In cart');
    await userEvent.click(action);
    const [event] = dispatch.mock.calls.map(([one]) => one);
    expect(event).toMatchObject({ type: removeFromCart.requested.type });
  });

  it('A pack that the box has says so and cannot be added', () => {
    const { words } = show({ entitlement: { reason: 'owned' } });
    expect(words).toContain('Active');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('A checkbox with the name of the pack chooses it for the comparison', async () => {
    const { onCompare } = show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Tamil Nagar' }));
    expect(onCompare).toHaveBeenCalledWith('TAM');
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  });

  it('A chosen pack leads to the comparison once there are two', () => {
    show({ compared: 2 });
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    expect(screen.getByRole('link', { name: 'Compare 2 packs' }).getAttribute('href')).toContain(
      'view=compare',
    );
  });

  it('A pack has no checkbox while packs are not being compared', () => {
    show({ isComparing: false });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('Broadband is not compared', () => {
    show({ pack: { ...tamil, producttype: 'BROADBAND' } });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
