import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { CartBar } from '../../../../src/screens/cart/CartBar';
import { loadCart } from '../../../../store/cart/cart';
import type { Paise } from '../../../../store/core/values/money';
import { aCart } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const HINT = 'Choose one or two more packs to compare.';
const chosen = { name: 'Compare', hint: HINT, actions: <button type="button">Stop</button> };

const show = (...events: readonly UnknownAction[]) => {
  const store = configureStore({ reducer: loadedReducer() });
  events.forEach((event) => store.dispatch(event));
  const bar = (more: typeof chosen | null) => (
    <Provider store={store}>
      <MemoryRouter>
        <CartBar chosen={more} />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(bar(null));
  return { choose: () => rerender(bar(chosen)) };
};

const filled = loadCart.succeeded(aCart());
const empty = loadCart.succeeded({ ...aCart(), cartdetails: [] });

describe('The bar of the cart', () => {
  it('Without anything in the cart and nothing chosen there is no bar', () => {
    show(empty);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('It says what the cart costs and how much is in it, and leads there', () => {
    show(filled);
    const bar = screen.getByRole('complementary', { name: 'Cart' });
    expect(bar.textContent).toMatch(/^₹36\.582 in your cart, incl. GST/);
    expect(screen.getByRole('link', { name: 'View cart' })).toBeTruthy();
  });

  it('It says when the operator adds a network fee to the sum', () => {
    const networkfee = 3_000 as Paise; // whole paise
    show(loadCart.succeeded({ ...aCart(), networkfee }));
    expect(screen.getByRole('complementary').textContent).toMatch(/incl. GST and network fee/);
  });

  it('What is chosen besides is in the same bar', () => {
    const { choose } = show(filled);
    choose();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
    expect(screen.getByRole('complementary', { name: 'Cart' }).textContent).toContain(HINT);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View cart' })).toBeTruthy();
  });

  it('What is chosen is announced by a live region that was there before', () => {
    const { choose } = show(empty);
    const before = screen.getAllByRole('status');
    choose();
    expect(before.map(({ textContent }) => textContent)).toContain(HINT);
    expect(screen.getByRole('complementary', { name: 'Compare' })).toBeTruthy();
  });
});
