import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { KnownSaving } from '../../../../src/screens/packs/saving/KnownSaving';
import { channelPageArrived, packPageArrived } from '../../../../store/catalogue/catalogue';
import type { ChannelSelection } from '../../../../store/catalogue/optimiser/channelSelection';
import {
  basisKey,
  defaultSelection,
  findCheapest,
  selectionChanged,
  selectOptimiserInput,
} from '../../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { loadActivePacks } from '../../../../store/packs/packs';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { aBouquet, aPricedChannel, paise } from '../../store/catalogue/optimiser/catalogues';

const BOX = 'STB00000001111';
const page = { page: 1, at: 1, isLast: true };
const nothingFound: Saving = {
  ...{ stbno: BOX, currentPrice: paise(1_000), newPrice: paise(1_000), lowerBound: paise(1_000) },
  ...{ isCheapest: true, requiredCount: 1, keptPacks: [], removedPacks: [], addedPacks: [] },
  ...{ lostChannels: [], unavailableChannels: [] },
};

/** What is shown after a search that found this; null: nothing was searched. */
const show = (saving: Partial<Saving> | null, selection: Partial<ChannelSelection> = {}) => {
  const store = configureStore({ reducer: loadedReducer() });
  const pack = aPack({
    ...{ productid: 'Sa', productname: 'Parda', stbno: BOX, producttype: 'CHANNEL' },
    ...{ productstatus: 'ACTIVE', chargeperiod: 'MONTHLY', price: paise(1_000) },
  });
  store.dispatch(loadActivePacks.succeeded([pack]));
  store.dispatch(packPageArrived({ ...page, items: [aBouquet({ price: paise(900) })] }));
  const channel = aPricedChannel({ productid: 'Sa', price: paise(1_000) });
  store.dispatch(channelPageArrived({ ...page, items: [channel] }));
  store.dispatch(selectionChanged({ ...defaultSelection(BOX), ...selection }));
  const input = selectOptimiserInput(store.getState());
  if (!input) throw new Error('Nothing can be searched');
  if (saving)
    store.dispatch(
      findCheapest.succeeded({ saving: { ...nothingFound, ...saving }, basis: basisKey(input) }),
    );
  const children = jest.fn(() => null);
  render(
    <Provider store={store}>
      <KnownSaving>{children}</KnownSaving>
    </Provider>,
  );
  return children.mock.lastCall;
};

it('The offer names the amount and the box where the search has found the same channels for less', () => {
  expect(show({ newPrice: paise(900) })).toEqual([
    {
      title: 'Same channels for ₹1.00 less a month',
      about: 'For Box ending 1111, before tax',
    },
  ]);
});

it.each<[string, Partial<Saving> | null, Partial<ChannelSelection>]>([
  ['nothing was searched', null, {}],
  ['nothing cheaper was found', {}, {}],
  [
    'the mix loses channels',
    {
      newPrice: paise(900),
      lostChannels: [{ channelid: 'a', channelname: 'A', lcn: 1, hd: false }],
    },
    {},
  ],
  ['the search was for fewer channels', { newPrice: paise(900) }, { keepsAll: false }],
])('The offer names no amount where %s', (_, saving, selection) => {
  expect(show(saving, selection)).toEqual([null]);
});
