import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { CheaperMix } from '../../../../src/screens/home/CheaperMix';
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
import { quietServices } from '../app/quietServices';

const BOX = 'STB00000001111';
const page = { page: 1, at: 1, isLast: true };
const anOwnPack = (producttype: string) =>
  aPack({
    ...{ productid: 'Sa', productname: 'Parda', stbno: BOX, producttype },
    ...{ productstatus: 'ACTIVE', chargeperiod: 'MONTHLY', price: paise(1_000) },
  });
const single = anOwnPack('CHANNEL');
const base = anOwnPack('BASE');

const nothingFound: Saving = {
  ...{ stbno: BOX, currentPrice: paise(1_000), newPrice: paise(1_000), lowerBound: paise(1_000) },
  ...{ isCheapest: true, requiredCount: 1, keptPacks: [], removedPacks: [], addedPacks: [] },
  ...{ lostChannels: [], unavailableChannels: [] },
};

/** The tile of a household whose earlier search, for what it had selected, found this. */
const show = (
  saving: Partial<Saving>,
  selection: Partial<ChannelSelection> = {},
  pack = single,
) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadActivePacks.succeeded([pack]));
  store.dispatch(packPageArrived({ ...page, items: [aBouquet({ price: paise(900) })] }));
  const channel = aPricedChannel({ productid: 'Sa', price: paise(1_000) });
  store.dispatch(channelPageArrived({ ...page, items: [channel] }));
  store.dispatch(selectionChanged({ ...defaultSelection(BOX), ...selection }));
  const input = selectOptimiserInput(store.getState());
  if (!input) throw new Error('Nothing can be searched');
  store.dispatch(
    findCheapest.succeeded({ saving: { ...nothingFound, ...saving }, basis: basisKey(input) }),
  );
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <CheaperMix />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  return () => dispatch.mock.calls.map(([event]) => event);
};
const tile = () => screen.getByRole('region', { name: 'Same channels for less' }).textContent;

describe('The cheaper mix on the home screen', () => {
  it('A mix that keeps every channel is offered with its saving and its box', () => {
    const events = show({ newPrice: paise(900) });
    expect(tile()).toContain('Same channels for ₹1.00 less a month');
    expect(tile()).toContain('For Box ending 1111');
    expect(screen.getByRole('link', { name: 'Review swap' })).toBeTruthy();
    expect(events()).not.toContainEqual(findCheapest.requested());
  });

  it.each<[what: string, selection: Partial<ChannelSelection>]>([
    ['drops channels', { keepsAll: false, unwanted: ['a'] }],
    ['adds channels', { added: ['b'] }],
  ])(
    'What was found for a selection that %s is not shown, and all channels are searched again',
    (_, selection) => {
      const events = show({ newPrice: paise(100) }, selection);
      expect(tile()).not.toMatch(/₹|already|cheaper$/);
      expect(events()).toContainEqual(selectionChanged(defaultSelection(BOX)));
      expect(events().at(-1)).toEqual(findCheapest.requested());
    },
  );

  it('A mix that loses a channel is never called the same channels', () => {
    const lost = { channelid: 'a', channelname: 'Parda', lcn: 101, hd: false };
    show({ newPrice: paise(100), lostChannels: [lost] });
    expect(tile()).toContain('We found nothing cheaper');
    expect(tile()).not.toContain('₹');
  });

  it.each<[what: string, saving: Partial<Saving>, sentence: string]>([
    ['is proved to be the cheapest', {}, 'You already pay the least for these channels'],
    ['is not proved to be', { isCheapest: false }, 'We found nothing cheaper'],
    [
      'costs 40 paise too much',
      { newPrice: paise(960) },
      'Another mix costs only ₹0.40 a month less',
    ],
  ])(
    'Of what the household pays the tile says no more than is true: it %s',
    (_, saving, sentence) => {
      show(saving);
      expect(tile()).toContain(sentence);
      expect(tile()).toContain('For Box ending 1111');
    },
  );

  it('A box with nothing but a base pack is not said to pay the least, for a base pack is not compared', () => {
    show({ currentPrice: paise(0), newPrice: paise(0) }, {}, base);
    expect(tile()).toContain('Parda stays as it is, and nothing else is active on this box.');
    expect(tile()).not.toContain('least');
  });
});
