import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { CheaperMix } from '../../../../src/screens/home/CheaperMix';
import { connectionChanged } from '../../../../store/app/connection';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import type { ChannelSelection } from '../../../../store/catalogue/optimiser/channelSelection';
import { findCheapest, selectionChanged } from '../../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { paise } from '../../store/catalogue/optimiser/catalogues';
import { anOwnPack, searchedStore } from '../../store/catalogue/optimiser/searchedStore';
import { quietServices } from '../app/quietServices';

const showTile = (store: ReturnType<typeof searchedStore>) => {
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
/** The tile of a household whose earlier search, for what it had selected, found this. */
const show = (...search: Parameters<typeof searchedStore>) => showTile(searchedStore(...search));
const tile = () => screen.getByRole('region', { name: 'Same channels for less' }).textContent;

describe('The cheaper mix on the home screen', () => {
  it('A mix that keeps every channel is offered with its saving and its box', () => {
    const events = show({ newPrice: paise(900) });
    expect(tile()).toContain('Same channels for ₹1.00 less a month');
    expect(tile()).toContain('For Box ending\u00a01111');
    expect(screen.getByRole('link', { name: 'Review swap' })).toBeTruthy();
    expect(events()).not.toContainEqual(findCheapest.requested());
  });

  it.each<[what: string, selection: Partial<ChannelSelection>]>([
    ['drops channels', { keepsAll: false, unwanted: ['a'] }],
    ['adds channels', { added: ['b'] }],
  ])(
    'What was found for a selection that %s is not shown, and the selection stays',
    (_, selection) => {
      const events = show({ newPrice: paise(100) }, selection);
      expect(tile()).not.toMatch(/₹|already|cheaper$/);
      expect(screen.getByRole('link', { name: 'Choose channels' })).toBeTruthy();
      expect(events().filter(selectionChanged.match)).toEqual([]);
      expect(events()).not.toContainEqual(findCheapest.requested());
    },
  );

  it('A search that failed is tried again by one press', () => {
    const store = searchedStore(null);
    const events = showTile(store);
    act(() => void store.dispatch(findCheapest.failed({ kind: 'unreachable', call: 'search' })));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events().at(-1)).toEqual(findCheapest.requested());
  });

  it('A catalogue that did not arrive is asked for again by a press, and when the network is back', () => {
    const store = searchedStore(null);
    const events = showTile(store);
    const fail = () =>
      act(
        () =>
          void store.dispatch(
            loadCatalogue.failed({ kind: 'unreachable', call: 'availablePacks' }),
          ),
      );
    const requests = () => events().filter(loadCatalogue.requested.match).length;
    fail();
    const before = requests();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(requests()).toBe(before + 1);
    fail();
    act(() => void store.dispatch(connectionChanged({ online: false })));
    act(() => void store.dispatch(connectionChanged({ online: true })));
    expect(requests()).toBe(before + 2);
  });

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
      expect(tile()).toContain('For Box ending\u00a01111');
    },
  );

  it('A box with nothing but a base pack is not said to pay the least, for a base pack is not compared', () => {
    show({ currentPrice: paise(0), newPrice: paise(0) }, {}, anOwnPack('BASE'));
    expect(tile()).toContain('Parda stays as it is, and nothing else is active on this box.');
    expect(tile()).not.toContain('least');
  });
});
