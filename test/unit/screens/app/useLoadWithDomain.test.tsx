import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useLoadWithDomain } from '../../../../src/app/hooks/useLoadWithDomain';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { connectionChanged } from '../../../../store/app/connection';
import { loadCart } from '../../../../store/cart/cart';
import { selectStatus } from '../../../../store/core/flows';
import { createPortalStore } from '../../../../store/root/createPortalStore';
import { quietServices } from './quietServices';

const Part = ({ isDue = true }: { readonly isDue?: boolean }) => {
  useLoadWithDomain('cart', loadCart, isDue);
  return null;
};

/** A part that waits for the domain of the cart, which `arrive` and `fail` answer, the oldest request first. */
const open = () => {
  const { store } = createPortalStore();
  const asked: { arrive: () => void; fail: () => void }[] = [];
  const domains = {
    has: () => false,
    add: () =>
      new Promise<void>((resolve, reject) => {
        asked.push({ arrive: resolve, fail: () => reject(new Error('no network')) });
      }),
  };
  const page = (isDue?: boolean) => (
    <Provider store={store}>
      <PortalServicesProvider value={{ ...quietServices, domains }}>
        <Part {...(isDue !== undefined && { isDue })} />
      </PortalServicesProvider>
    </Provider>
  );
  const { unmount, rerender } = render(page(false));
  const next = (how: 'arrive' | 'fail') =>
    act(async () => {
      asked.shift()?.[how]();
      await Promise.resolve();
    });
  const cartIs = () => selectStatus(store.getState(), loadCart);
  return { store, asked, unmount, show: () => rerender(page(true)), next, cartIs };
};

it('The cart is asked for when it is due and its domain has arrived', async () => {
  const { asked, show, next, cartIs } = open();
  expect(asked).toHaveLength(0);
  show();
  expect(cartIs()).toBe('idle');
  await next('arrive');
  expect(cartIs()).toBe('running');
});

it('A part that was left before the domain arrived asks for nothing, so that no logout reads as an expired session', async () => {
  const { show, unmount, next, cartIs } = open();
  show();
  unmount();
  await next('arrive');
  expect(cartIs()).toBe('idle');
});

it('A domain that could not be loaded is loaded when the network is back', async () => {
  const { store, asked, show, next, cartIs } = open();
  show();
  await next('fail');
  expect(asked).toHaveLength(0);
  act(() => void store.dispatch(connectionChanged({ online: false })));
  await next('fail');
  act(() => void store.dispatch(connectionChanged({ online: true })));
  await next('arrive');
  expect(cartIs()).toBe('running');
});
