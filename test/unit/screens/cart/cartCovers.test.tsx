import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { CartLines } from '../../../../src/screens/cart/CartLines';
import { loadCart, selectCartLines } from '../../../../store/cart/cart';
import { loadPackChannels, packChannelsArrived } from '../../../../store/catalogue/catalogue';
import { logIn } from '../../../../store/identity/session';
import { aCart, aChannel, aSubscriber } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const [line] = aCart().cartdetails;
const lines = (...kinds: readonly (readonly [string, string])[]) =>
  selectCartLines(
    stateAfter(
      loadCart.succeeded(
        aCart({
          cartdetails: kinds.flatMap(([productid, producttype], at) =>
            line ? [{ ...line, cartitemid: `${at}`, productid, producttype }] : [],
          ),
        }),
      ),
    ),
  );

/**
 * Shows the lines when the channels of the `known` products are there; returns the requests for channels and the added
 * domains.
 */
const show = async (shown: ReturnType<typeof lines>, ...known: readonly string[]) => {
  const added: string[] = [];
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(logIn.succeeded(aSubscriber()));
  for (const productid of known)
    store.dispatch(packChannelsArrived({ productid, channels: [aChannel()] }));
  const domains = {
    has: () => false,
    add: (name: string) => {
      added.push(name);
      return Promise.resolve();
    },
  };
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <PortalServicesProvider value={{ ...quietServices, domains }}>
        <CartLines lines={shown} />
      </PortalServicesProvider>
    </Provider>,
  );
  await act(async () => Promise.resolve());
  const asked = dispatch.mock.calls.flatMap(([action]) =>
    loadPackChannels.requested.match(action) ? [action.payload.productids] : [],
  );
  return { asked, added };
};

describe('The covers of what is in the cart', () => {
  it('The channels of its products are asked for once, after the lines are shown', async () => {
    const { asked, added } = await show(
      lines(['P1', 'BOUQUET'], ['C2', 'CHANNEL'], ['P1', 'BOUQUET']),
    );
    expect(added).toEqual(['catalogue']);
    expect(asked).toEqual([['P1', 'C2']]);
  });

  it.each([
    ['A broadband plan needs none', lines(['B1', 'BROADBAND']), []],
    ['Packs whose channels are known are not asked for again', lines(['P1', 'BOUQUET']), ['P1']],
  ])('%s', async (_, shown, known) => {
    const { asked, added } = await show(shown, ...known);
    expect([asked, added]).toEqual([[], []]);
  });
});
