import { headlineText } from '../../../../src/screens/catalogue/catalogue.text';
import {
  channelStatusOf,
  searchableChannels,
  searchChannels,
} from '../../../../src/screens/catalogue/optimiser/channelSearch';
import { headlineOf } from '../../../../src/screens/catalogue/optimiser/headline';
import { textsIn } from '../../../../src/text/catalogue';
import { boxPacksOf, catalogueLookupOf } from '../../../../store/catalogue/optimiser/boxPacks';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { aPack } from '../../../support/builders';
import { aPricedChannel, paise } from '../../store/catalogue/optimiser/catalogues';

const channels = [
  aPricedChannel({ channelid: 'a', channelname: 'Parda Manch', lcn: 101, productid: 'Sa' }),
  aPricedChannel({ channelid: 'b', channelname: 'Aangan Parda HD', lcn: 1011, productid: 'Sb' }),
  aPricedChannel({ channelid: 'c', channelname: 'चाँद', lcn: 7, pay: false, price: paise(0) }),
  aPricedChannel({ channelid: 'd', channelname: 'Channel 101', lcn: null, productid: 'Sd' }),
];
const found = (query: string) =>
  searchChannels(searchableChannels(channels), query).map(({ channelid }) => channelid);

describe('Finding a channel', () => {
  it.each([
    [
      'by the number on the remote, before those that begin or are called so',
      '101',
      ['a', 'd', 'b'],
    ],
    ['by how its name begins, before those that hold the word', 'PARDA', ['a', 'b']],
    ['by words in any order', 'hd aan', ['b']],
    ['in whatever way it is written', ' चांद ', ['c']],
    ['by nothing, and then not', '  ', []],
    ['by nonsense, and then not', 'zzz', []],
  ])('%s', (_, query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

it('A channel can be wished for when it costs something and is not owned', () => {
  const mine = aPack({
    productid: 'Sa',
    productstatus: 'ACTIVE',
    producttype: 'CHANNEL',
    stbno: 'STB1',
    price: paise(500),
  });
  const boxPacks = boxPacksOf(catalogueLookupOf([], channels), [mine], 'STB1');
  const selection = { stbno: 'STB1', keepsAll: true, unwanted: [], added: ['b'] };
  expect(channels.map((one) => channelStatusOf(one, boxPacks, selection))).toEqual([
    'has',
    'selected',
    'free',
    'new',
  ]);
});

describe('The headline', () => {
  const saving = (fields: Partial<Saving>): Saving => ({
    stbno: 'STB1',
    currentPrice: paise(1_000),
    newPrice: paise(1_000),
    lowerBound: paise(1_000),
    isCheapest: true,
    requiredCount: 1,
    keptPacks: [],
    removedPacks: [],
    addedPacks: [],
    lostChannels: [],
    unavailableChannels: [],
    ...fields,
  });
  const going = [
    { productid: 'P', productname: 'P', producttype: 'BOUQUET', price: paise(1), expirydate: '' },
  ];

  it.each<[string, Partial<Saving>]>([
    ['You can save ₹2.50/month', { newPrice: paise(750) }],
    ['The cheapest way costs ₹2.50/month more', { newPrice: paise(1_250) }],
    ['What you added costs nothing extra', { removedPacks: going }],
    ['You already pay the least for these channels', {}],
    ['We found nothing cheaper', { isCheapest: false, lowerBound: paise(900) }],
  ])('The headline says: %s', (words, fields) => {
    expect(headlineOf(saving(fields), textsIn('en', headlineText))).toBe(words);
  });
});
