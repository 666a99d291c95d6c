import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { ChannelDifferences } from '../../../../src/screens/catalogue/compare/ChannelDifferences';
import { PackChannels } from '../../../../src/screens/catalogue/description/PackChannels';
import { OwnChannels } from '../../../../src/screens/packs/channels/OwnChannels';
import { channelPageArrived } from '../../../../store/catalogue/catalogue';
import { ownChannelsPath } from '../../../../store/core/viewPaths';
import { loadActivePacks } from '../../../../store/packs/packs';
import { aChannel, anAvailablePack, aPack } from '../../../support/builders';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

/** Three channels: each pack has two, and one channel is in both. */
const channelsCame = channelPageArrived({
  ...{ page: 1, at: 1, isLast: true },
  items: [
    aChannel({ channelid: 'one', lcn: 101, bouquets: ['FAM'] }),
    aChannel({ channelid: 'two', lcn: 102, bouquets: ['FAM', 'KHEL'] }),
    aChannel({ channelid: 'three', lcn: 103, bouquets: ['KHEL'] }),
  ],
});
const DIFFERS = 'Family HD: your operator says 212 channels and lists 2.';
const ONCE = 'A channel that is in more than one pack counts as one.';

class NoObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

const show = (element: ReactElement, path = '/', ...events: readonly UnknownAction[]): string => {
  setWide(false);
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: NoObserver });
  window.scrollTo = () => undefined;
  const store = configureStore({ reducer: loadedReducer() });
  [channelsCame, ...events].forEach((event) => store.dispatch(event));
  return render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  ).container.textContent;
};

const forSale = (channelcount: number | null) =>
  anAvailablePack({ productid: 'FAM', productname: 'Family HD', channelcount });
const khel = anAvailablePack({ productid: 'KHEL', productname: 'Khel', channelcount: 2 });

const own = (path: string, channelcount: number | null) => {
  const running = { productstatus: 'ACTIVE', daysleft: 3, stbno: 'STB4417' };
  const packs = [
    aPack({ ...forSale(channelcount), ...running, producttype: 'BASE' }),
    aPack({ ...khel, ...running, producttype: 'BOUQUET' }),
  ];
  return show(<OwnChannels />, path, loadActivePacks.succeeded(packs));
};

describe.each<[string, (channelcount: number | null) => string]>([
  ['The description of a pack', (count) => show(<PackChannels pack={forSale(count)} />)],
  ['The comparison', (count) => show(<ChannelDifferences packs={[forSale(count), khel]} />)],
  ['The own channels', (count) => own(ownChannelsPath(), count)],
  [
    'The channels of one own pack',
    (count) => own(ownChannelsPath({ ending: '4417', productid: 'FAM' }), count),
  ],
])('%s', (_, textWith) => {
  it('It says so when the operator counts other channels than it lists, and only then', () => {
    expect(textWith(212)).toContain(DIFFERS);
    for (const agreed of [2, null]) expect(textWith(agreed)).not.toContain('lists');
  });
});

it('The own channels say why they are fewer than the packs together have', () => {
  expect(own(ownChannelsPath(), 2)).toContain(ONCE);
  expect(own(ownChannelsPath({ ending: '4417', productid: 'FAM' }), 2)).not.toContain(ONCE);
});
