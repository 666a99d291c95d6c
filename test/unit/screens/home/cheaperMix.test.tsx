import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { CheaperMix } from '../../../../src/screens/home/CheaperMix';
import type { ChannelSelection } from '../../../../store/catalogue/optimiser/channelSelection';
import {
  defaultSelection,
  findCheapest,
  selectionChanged,
} from '../../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { paise } from '../../store/catalogue/optimiser/catalogues';
import { anOwnPack, BOX, searchedStore } from '../../store/catalogue/optimiser/searchedStore';
import { quietServices } from '../app/quietServices';

/** The tile of a household whose earlier search, for what it had selected, found this. */
const show = (...search: Parameters<typeof searchedStore>) => {
  const store = searchedStore(...search);
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
    show({ currentPrice: paise(0), newPrice: paise(0) }, {}, anOwnPack('BASE'));
    expect(tile()).toContain('Parda stays as it is, and nothing else is active on this box.');
    expect(tile()).not.toContain('least');
  });
});
