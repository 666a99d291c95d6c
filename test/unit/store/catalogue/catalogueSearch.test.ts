import { channelPageArrived, packPageArrived } from '../../../../store/catalogue/catalogue';
import {
  type CatalogueFilter,
  findChannels,
  findPacks,
  NO_CATALOGUE_FILTER,
  selectChannelEntries,
  selectGenres,
  selectLanguages,
  selectPackEntries,
} from '../../../../store/catalogue/catalogueSearch';
import { paiseOf } from '../../../../store/core/values/money';
import { aChannel, anAvailablePack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const channels = [
  aChannel({
    ...{
      channelid: 'gold',
      channelname: 'Khel Gold',
      lcn: 161,
      genre: 'Sports',
      language: 'Hindi',
    },
    ...{ hd: false, pay: false, price: paiseOf('0.00') },
  }),
  aChannel({
    ...{
      channelid: 'one',
      channelname: 'Khel-Ek HD',
      lcn: 612,
      genre: 'Sports',
      language: 'Hindi',
    },
    ...{ hd: true, pay: true, price: paiseOf('19.00') },
  }),
  aChannel({
    ...{ channelid: 'film', channelname: 'Nilavu Chitra', lcn: 61, genre: 'Movies' },
    ...{ language: 'Tamil', hd: false, pay: true, price: paiseOf('5.00') },
  }),
  aChannel({ channelid: 'moon', channelname: 'चाँद 61', lcn: null, pay: true, price: null }),
];
const packs = [
  anAvailablePack({
    ...{ productid: 'fam', productname: 'Family HD', producttype: 'BASE', language: 'Hindi' },
    ...{ price: paiseOf('288.80'), hdchannelcount: 46 },
  }),
  anAvailablePack({
    ...{ productid: 'khel', productname: 'Khel Plus', producttype: 'BOUQUET', language: 'Hindi' },
    ...{ price: paiseOf('49.00'), hdchannelcount: 0 },
  }),
];
const state = stateAfter(
  channelPageArrived({ page: 1, items: channels, isLast: true, at: 1 }),
  packPageArrived({ page: 1, items: packs, isLast: true, at: 1 }),
);
const found = (filter: Partial<CatalogueFilter>) =>
  findChannels(selectChannelEntries(state)!, { ...NO_CATALOGUE_FILTER, ...filter }).map(
    ({ item }) => item.channelid,
  );
const foundOf = (filter: Partial<CatalogueFilter>) =>
  findPacks(selectPackEntries(state)!, { ...NO_CATALOGUE_FILTER, ...filter }).map(
    ({ item }) => item.productid,
  );

describe('Searching the channels', () => {
  it('Without a query all channels are listed in the operator’s order', () => {
    expect(found({})).toEqual(['gold', 'one', 'film', 'moon']);
    expect(found({ query: '  ' })).toHaveLength(4);
  });

  it('A number is found by its beginning, with the exact number first', () => {
    expect(found({ query: '61' })).toEqual(['film', 'one', 'moon']);
    expect(found({ query: '612' })).toEqual(['one']);
  });

  it('A name is found in every spelling', () => {
    for (const query of ['khel ek', 'KHEL-EK', 'khelek', 'ek khel', 'Khel   Ek hd'])
      expect(found({ query })).toEqual(['one']);
    expect(found({ query: 'चांद' })).toEqual(['moon']);
  });

  it('Genre and language are searched too, after the names', () => {
    expect(found({ query: 'sports' })).toEqual(['gold', 'one']);
    expect(found({ query: 'tamil' })).toEqual(['film']);
    expect(found({ query: 'gold khel' })).toEqual(['gold']);
  });

  it('A query with one word that matches nothing finds nothing', () => {
    expect(found({ query: 'khel zzz' })).toEqual([]);
  });

  it.each([
    [{ genre: 'Sports' }, ['gold', 'one']],
    [{ language: 'Tamil' }, ['film']],
    [{ hd: true }, ['one']],
    [{ cost: 'free' }, ['gold']],
    [{ cost: 'pay' }, ['one', 'film', 'moon']],
    [{ band: { from: 0, below: 5 } }, ['gold']],
    [{ band: { from: 5, below: 10 } }, ['film']],
    [{ band: { from: 10, below: Infinity } }, ['one']],
    [{ genre: 'Sports', hd: true, query: 'khel' }, ['one']],
  ] as const)('The search respects the filter %j', (filter, left) => {
    expect(found(filter)).toEqual(left);
  });
});

it('Packs are found by type, price, HD and name', () => {
  expect(foundOf({ kind: 'BOUQUET' })).toEqual(['khel']);
  expect(foundOf({ band: { from: 150, below: 300 } })).toEqual(['fam']);
  expect(foundOf({ hd: true })).toEqual(['fam']);
  expect(foundOf({ query: 'plus' })).toEqual(['khel']);
});

it('The filters offer the existing genres and languages', () => {
  expect(selectGenres(state)).toEqual(['Movies', 'Sports']);
  expect(selectLanguages(state)).toEqual(['Hindi', 'Tamil']);
  expect(selectGenres(stateAfter())).toEqual([]);
});
