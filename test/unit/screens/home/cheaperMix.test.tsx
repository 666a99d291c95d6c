import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { CheaperMix } from '../../../../src/screens/home/CheaperMix';
import { connectionChanged } from '../../../../store/app/connection';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import { findCheapest, selectionChanged } from '../../../../store/catalogue/optimiser/optimiser';
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
/** The tile of a household after an earlier search, with its selection and its result. */
const show = (...search: Parameters<typeof searchedStore>) => showTile(searchedStore(...search));
const tile = () => screen.getByRole('region', { name: 'Same channels for less' }).textContent;

const lost = { channelid: 'a', channelname: 'Parda', lcn: 101, hd: false };

describe('The cheaper mix on the home screen', () => {
  it('A mix that keeps every channel is offered with its saving and its box', () => {
    const events = show({ newPrice: paise(900) });
    expect(tile()).toContain('Same channels for ₹1.00/month less');
    expect(tile()).toContain('For Box ending\u00a01111');
    expect(screen.getByRole('link', { name: 'Review swap' })).toBeTruthy();
    expect(events()).not.toContainEqual(findCheapest.requested());
  });

  it.each<[what: string, ...search: Parameters<typeof searchedStore>]>([
    [
      'was found for a selection that drops channels',
      { newPrice: paise(100) },
      { keepsAll: false, unwanted: ['a'] },
    ],
    ['was found for a selection that adds channels', { newPrice: paise(100) }, { added: ['b'] }],
    ['loses a channel', { newPrice: paise(100), lostChannels: [lost] }],
    ['costs as much as what the household has', {}],
    ['costs 40 paise less', { newPrice: paise(960) }],
    [
      'has nothing but a base pack',
      { currentPrice: paise(0), newPrice: paise(0) },
      {},
      anOwnPack('BASE'),
    ],
  ])('Nothing is shown of a mix that %s', (_, ...search) => {
    const events = show(...search);
    expect(document.body.textContent).toBe('');
    expect(events().filter(selectionChanged.match)).toEqual([]);
  });

  it.each([
    ['search', findCheapest.failed({ kind: 'unreachable', call: 'search' })],
    ['catalogue', loadCatalogue.failed({ kind: 'unreachable', call: 'availablePacks' })],
  ])('Nothing is said of a %s that failed', (_, failed) => {
    const store = searchedStore(null);
    showTile(store);
    act(() => void store.dispatch(failed));
    expect(document.body.textContent).toBe('');
  });

  it('A catalogue that did not arrive is asked for again when the network is back', () => {
    const store = searchedStore(null);
    const events = showTile(store);
    const requests = () => events().filter(loadCatalogue.requested.match).length;
    const before = requests();
    const failed = loadCatalogue.failed({ kind: 'unreachable', call: 'availablePacks' });
    act(() => void store.dispatch(failed));
    act(() => void store.dispatch(connectionChanged({ online: false })));
    act(() => void store.dispatch(connectionChanged({ online: true })));
    expect(requests()).toBe(before + 1);
  });
});
