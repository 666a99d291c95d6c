import {
  catalogueRenewed,
  channelPageArrived,
  packChannelsArrived,
  packPageArrived,
  selectCatalogueLoadedAt,
  selectChannels,
  selectIsCatalogueComplete,
  selectNextChannelPage,
  selectNextPackPage,
  selectPacks,
} from '../../../../store/catalogue/catalogue';
import {
  selectChannelsById,
  selectChannelsByPack,
  selectChannelsByProduct,
  selectPackChannels,
  selectPacksByChannel,
  selectPacksById,
} from '../../../../store/catalogue/catalogueIndex';
import { paiseOf } from '../../../../store/core/values/money';
import { sessionExpired } from '../../../../store/identity/session';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import { aChannel, anAvailablePack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const family = anAvailablePack({ productid: 'FAM', producttype: 'BASE' });
const sport = anAvailablePack({ productid: 'SPO', producttype: 'BOUQUET' });
const alone = anAvailablePack({ productid: 'CH3', producttype: 'CHANNEL' });
const one = aChannel({ channelid: 'C1', bouquets: ['FAM', 'SPO'] });
const two = aChannel({ channelid: 'C2', bouquets: ['SPO', 'SPO'] });
const three = aChannel({ channelid: 'C3', productid: 'CH3' });

const packs = (page: number, items: (typeof family)[], isLast = false) =>
  packPageArrived({ page, items, isLast, at: page * 1_000 });
const channels = (page: number, items: Channel[], isLast = false) =>
  channelPageArrived({ page, items, isLast, at: page * 1_000 });
const ids = (items: readonly Channel[] | null | undefined) =>
  items?.map(({ channelid }) => channelid);

describe('The products on sale', () => {
  it('The products are unknown before the operator has answered, and may then be empty', () => {
    expect(selectPacks(stateAfter())).toBeNull();
    expect(selectChannels(stateAfter())).toBeNull();
    const empty = stateAfter(packs(1, [], true), channels(1, [], true));
    expect(selectPacks(empty)).toEqual([]);
    expect(selectChannels(empty)).toEqual([]);
    expect(selectIsCatalogueComplete(empty)).toBe(true);
  });

  it('The list grows page by page in the operator’s order without duplicates', () => {
    const state = stateAfter(channels(1, [one, two]), channels(2, [two, three], true));
    expect(ids(selectChannels(state))).toEqual(['C1', 'C2', 'C3']);
    expect(selectNextChannelPage(state)).toBeNull();
    expect(selectIsCatalogueComplete(state)).toBe(false);
  });

  it('The next page is requested until a page brings nothing new', () => {
    expect(selectNextPackPage(stateAfter(packs(1, [family])))).toBe(2);
    expect(selectNextPackPage(stateAfter(packs(1, [family]), packs(2, [family])))).toBeNull();
  });

  it('The later price wins', () => {
    const dearer = { ...one, price: paiseOf('9.00') };
    expect(selectChannels(stateAfter(channels(1, [one]), channels(2, [dearer, two])))).toEqual([
      dearer,
      two,
    ]);
  });

  it('A single channel counts among the channels and not among the packs', () => {
    expect(selectPacks(stateAfter(packs(1, [family, alone], true)))).toEqual([family]);
  });

  it('The catalogue is as old as its first page', () => {
    expect(selectCatalogueLoadedAt(stateAfter())).toBeNull();
    expect(selectCatalogueLoadedAt(stateAfter(packs(2, [family]), channels(3, [one])))).toBe(2_000);
  });

  it('A newer catalogue replaces the old one together with its pack lists', () => {
    const state = stateAfter(
      packs(1, [family], true),
      channels(1, [one], true),
      packChannelsArrived({ productid: 'FAM', channels: [one, two] }),
      catalogueRenewed({ packs: [sport], channels: [two, two], at: 9_000 }),
    );
    expect(selectPacks(state)).toEqual([sport]);
    expect(ids(selectChannels(state))).toEqual(['C2']);
    expect(selectPackChannels(state, 'FAM')).toBeNull();
    expect(selectCatalogueLoadedAt(state)).toBe(9_000);
    expect(selectIsCatalogueComplete(state)).toBe(true);
  });

  it('The catalogue is deleted with the session because prices may differ', () => {
    const state = stateAfter(packs(1, [family]), channels(1, [one]), sessionExpired());
    expect(selectPacks(state)).toBeNull();
    expect(selectChannels(state)).toBeNull();
  });
});

describe('The channels of a pack', () => {
  const whole = stateAfter(packs(1, [family, sport], true), channels(1, [one, two, three], true));

  it('They follow from the bouquets that each channel names', () => {
    expect(ids(selectPackChannels(whole, 'SPO'))).toEqual(['C1', 'C2']);
    expect(ids(selectChannelsByPack(whole).get('FAM'))).toEqual(['C1']);
    expect(selectPackChannels(whole, 'OTHER')).toBeNull();
    expect(selectPacksByChannel(whole).get('C1')).toEqual(['FAM', 'SPO']);
    expect(selectPacksByChannel(whole).get('C3')).toBeUndefined();
  });

  it('A pack requested before the catalogue uses its own list', () => {
    const state = stateAfter(packChannelsArrived({ productid: 'NEW', channels: [three, one] }));
    expect(ids(selectPackChannels(state, 'NEW'))).toEqual(['C3', 'C1']);
    expect(selectPacksByChannel(state).get('C3')).toEqual(['NEW']);
    expect(selectChannels(state)).toBeNull();
  });

  it('A product is found by its id, and a channel by its cart id', () => {
    expect(selectPacksById(whole).get('SPO')).toBe(sport);
    expect(selectChannelsById(whole).get('C2')?.channelid).toBe('C2');
    expect(selectChannelsByProduct(whole).get('CH3')?.channelid).toBe('C3');
    expect(selectChannelsByProduct(whole).size).toBe(1);
  });

  it('The index is computed once per catalogue', () => {
    const later = { ...whole, connection: { ...whole.connection } };
    expect(selectChannelsByPack(later)).toBe(selectChannelsByPack(whole));
    expect(selectPacksByChannel(later)).toBe(selectPacksByChannel(whole));
    expect(selectPacks(later)).toBe(selectPacks(whole));
  });
});
