import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { AddBasePack } from '../../../../src/screens/cart/AddBasePack';
import { addToCart, loadCart, removeFromCart } from '../../../../store/cart/cart';
import { paiseOf } from '../../../../store/core/values/money';
import { loadActivePacks } from '../../../../store/packs/packs';
import { replacementChosen } from '../../../../store/packs/replacement';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import { aCart, aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

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

/** The question about a second base pack, and what its answer tells the store. */
const ask = ({ running = [], inCart = [] }: Bases) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadActivePacks.succeeded([...running]));
  store.dispatch(loadCart.succeeded({ ...aCart(), cartdetails: [...inCart] }));
  const dispatch = jest.spyOn(store, 'dispatch');
  const onClose = jest.fn();
  render(
    <Provider store={store}>
      <AddBasePack product={tamil} stbno={BOX} term="MONTHLY" onClose={onClose} />
    </Provider>,
  );
  return { events: () => dispatch.mock.calls.map(([event]) => event), onClose };
};
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const added = addToCart.requested({ products: [tamil], stbno: BOX, chargeperiod: 'MONTHLY' });

describe('The question before a second base pack is added', () => {
  it('It names the pack that runs, and both answers', () => {
    ask({ running: [family] });
    const question = screen.getByRole('dialog', { name: 'Replace Family HD?' });
    expect(question.textContent).toContain(
      'already has Family HD. A box needs only one base pack. Do you want to pay for Tamil Nagar as well?',
    );
  });

  it('A running base pack is replaced after the payment', async () => {
    const { events, onClose } = ask({ running: [family] });
    await answer('Replace');
    expect(events()).toEqual([
      added,
      replacementChosen({
        stbno: BOX,
        added: [{ productid: 'TAM', productname: 'Tamil Nagar' }],
        replaced: [{ productid: 'FAM', productname: 'Family HD', expirydate: '2026-12-02' }],
      }),
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('A base pack that waits in the cart is taken out of it', async () => {
    const { events } = ask({ inCart: [pehla] });
    await answer('Replace');
    expect(events()).toEqual([removeFromCart.requested({ lines: [pehla] }), added]);
  });

  it('A subscriber who wants both adds the pack and nothing else happens', async () => {
    const { events } = ask({ running: [family], inCart: [pehla] });
    await answer('Add as well');
    expect(events()).toEqual([added]);
  });

  it('A first base pack is added without a question', () => {
    const { events, onClose } = ask({});
    expect(events()).toEqual([added]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('Closing the question adds nothing', async () => {
    const { events, onClose } = ask({ running: [family] });
    await answer('Close');
    expect(events()).toEqual([]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
