/** @jest-environment node */
import {
  catalogueRenewed,
  channelPageArrived,
  packChannelsArrived,
  packPageArrived,
  selectChannels,
  selectIsCatalogueComplete,
  selectNextChannelPage,
  selectNextPackPage,
  selectPacks,
  selectCatalogueLoadedAt,
} from '../../../../store/catalogue/catalogue';
import {
  selectChannelsById,
  selectChannelsByPack,
  selectChannelsByProduct,
  selectPackChannels,
  selectPacksByChannel,
  selectPacksById,
} from '../../../../store/catalogue/catalogueIndex';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import { paiseOf } from '../../../../store/core/money';
import { sessionExpired } from '../../../../store/identity/session';
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

describe('what there is to buy', () => {
  it('is not known before the operator has answered, and may then be nothing', () => {
    expect(selectPacks(stateAfter())).toBeNull();
    expect(selectChannels(stateAfter())).toBeNull();
    const empty = stateAfter(packs(1, [], true), channels(1, [], true));
    expect(selectPacks(empty)).toEqual([]);
    expect(selectChannels(empty)).toEqual([]);
    expect(selectIsCatalogueComplete(empty)).toBe(true);
  });

  it('grows page by page in the order of the operator, each thing once', () => {
    const state = stateAfter(channels(1, [one, two]), channels(2, [two, three], true));
    expect(ids(selectChannels(state))).toEqual(['C1', 'C2', 'C3']);
    expect(selectNextChannelPage(state)).toBeNull();
    expect(selectIsCatalogueComplete(state)).toBe(false);
  });

  it('asks for the next page, and for none after one that brings nothing new', () => {
    expect(selectNextPackPage(stateAfter(packs(1, [family])))).toBe(2);
    expect(selectNextPackPage(stateAfter(packs(1, [family]), packs(2, [family])))).toBeNull();
  });

  it('believes the later word about a price', () => {
    const dearer = { ...one, price: paiseOf('9.00') };
    expect(selectChannels(stateAfter(channels(1, [one]), channels(2, [dearer, two])))).toEqual([
      dearer,
      two,
    ]);
  });

  it('counts what stands alone among the channels and not among the packs', () => {
    expect(selectPacks(stateAfter(packs(1, [family, alone], true)))).toEqual([family]);
  });

  it('is as old as its first page', () => {
    expect(selectCatalogueLoadedAt(stateAfter())).toBeNull();
    expect(selectCatalogueLoadedAt(stateAfter(packs(2, [family]), channels(3, [one])))).toBe(2_000);
  });

  it('is replaced as a whole by a newer one, with the lists that came beside it', () => {
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

  it('is forgotten with the session: the next subscriber may have other prices', () => {
    const state = stateAfter(packs(1, [family]), channels(1, [one]), sessionExpired());
    expect(selectPacks(state)).toBeNull();
    expect(selectChannels(state)).toBeNull();
  });
});

describe('who holds whom', () => {
  const whole = stateAfter(packs(1, [family, sport], true), channels(1, [one, two, three], true));

  it('follows from what each channel says of its bouquets', () => {
    expect(ids(selectPackChannels(whole, 'SPO'))).toEqual(['C1', 'C2']);
    expect(ids(selectChannelsByPack(whole).get('FAM'))).toEqual(['C1']);
    expect(selectPackChannels(whole, 'OTHER')).toBeNull();
    expect(selectPacksByChannel(whole).get('C1')).toEqual(['FAM', 'SPO']);
    expect(selectPacksByChannel(whole).get('C3')).toBeUndefined();
  });

  it('is said by a list of its own for a pack that was asked for, before the catalogue is there', () => {
    const state = stateAfter(packChannelsArrived({ productid: 'NEW', channels: [three, one] }));
    expect(ids(selectPackChannels(state, 'NEW'))).toEqual(['C3', 'C1']);
    expect(selectPacksByChannel(state).get('C3')).toEqual(['NEW']);
    expect(selectChannels(state)).toBeNull();
  });

  it('knows a thing by its id, and a channel by what goes into the cart for it', () => {
    expect(selectPacksById(whole).get('SPO')).toBe(sport);
    expect(selectChannelsById(whole).get('C2')?.channelid).toBe('C2');
    expect(selectChannelsByProduct(whole).get('CH3')?.channelid).toBe('C3');
    expect(selectChannelsByProduct(whole).size).toBe(1);
  });

  it('is worked out once for as long as the catalogue stays as it is', () => {
    const later = { ...whole, connection: { ...whole.connection } };
    expect(selectChannelsByPack(later)).toBe(selectChannelsByPack(whole));
    expect(selectPacksByChannel(later)).toBe(selectPacksByChannel(whole));
    expect(selectPacks(later)).toBe(selectPacks(whole));
  });
});
