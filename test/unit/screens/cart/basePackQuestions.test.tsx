import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BasePackQuestions } from '../../../../src/screens/cart/BasePackQuestions';
import { loadActivePacks } from '../../../../store/packs/packs';
import { replacementChosen, replacementOf } from '../../../../store/packs/replacement';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import { aCart, aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const BOX = 'STB000004417';
const [sample] = aCart().cartdetails;
const wanted = (productname: string) => ({
  ...(sample as CartLine), // it has two
  ...{ productid: productname, productname, producttype: 'BASE', stbno: BOX },
  pending: '' as const,
});
const family = aPack({
  ...{ productname: 'Family HD', producttype: 'BASE', stbno: BOX },
  ...{ productstatus: 'ACTIVE', daysleft: 12 },
});

const show = (
  names: readonly string[],
  packs: ReturnType<typeof aPack>[] | null,
  ...events: readonly UnknownAction[]
) => {
  const store = configureStore({ reducer: loadedReducer() });
  if (packs) store.dispatch(loadActivePacks.succeeded(packs));
  events.forEach((event) => store.dispatch(event));
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <BasePackQuestions lines={names.map(wanted)} />
    </Provider>,
  );
  return () => dispatch.mock.calls.map(([event]) => event);
};
const questions = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('The question about a second base pack', () => {
  it('A base pack for a box on which one runs is questioned by the names of both', () => {
    const events = show(['Pehla Kadam'], [family]);
    expect(questions()).toEqual([
      'Box ending\u00a04417 already has Family HD. A box needs only one base pack. Do you want to pay for Pehla Kadam as well?',
    ]);
    expect(events()).toEqual([]);
  });

  it('Two base packs in the cart for one box are questioned before the packs are known, which are then loaded', () => {
    const events = show(['Pehla Kadam', 'Tamil Nagar'], null);
    expect(questions()).toEqual([
      expect.stringContaining('Pehla Kadam and Tamil Nagar are base packs for the same box.'),
    ]);
    expect(events()).toEqual([loadActivePacks.requested({ productstatus: 'ALL' })]);
  });

  it('A base pack that replaces the one that runs is not questioned', () => {
    const added = [{ productid: 'Pehla Kadam', productname: 'Pehla Kadam' }];
    const chosen = replacementChosen(replacementOf(BOX, added, [family]));
    show(['Pehla Kadam'], [family], chosen);
    expect(questions()).toEqual([]);
  });

  it('A base pack is questioned when the pack that was to replace the running one is not in the cart', () => {
    const added = [{ productid: 'Tamil Nagar', productname: 'Tamil Nagar' }];
    show(['Pehla Kadam'], [family], replacementChosen(replacementOf(BOX, added, [family])));
    expect(questions()).toHaveLength(1);
  });

  it('A first base pack is not questioned', () => {
    show(['Pehla Kadam'], []);
    expect(questions()).toEqual([]);
  });
});
