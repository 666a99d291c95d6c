import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const many = (count: number, one: string, more: string): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? one : more}`;
const packs = (count: number) => many(count, 'pack', 'packs');
const channels = (count: number) => many(count, 'channel', 'channels');
const price = (rupees: number): string => `₹${rupees}`;

export const addPacksText = catalogue('addPacksText', {
  title: 'Add packs',
  lists: 'Packs or channels',
  packs: 'Packs',
  channels: 'Channels',
  box: 'For which box',
  search: 'Search',
  searchPacks: 'Name or language',
  searchChannels: 'Name or channel number',
  quick: 'Show only',
  notMine: 'Not mine yet',
  cost: { free: 'Free', pay: 'Pay' },
  more: (set: number): string => (set === 0 ? 'Filters' : `Filters (${set})`),
  genre: 'Genre',
  allGenres: 'All genres',
  language: 'Language',
  allLanguages: 'All languages',
  price: 'Price a month',
  allPrices: 'All prices',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} and more`
      : from === 0
        ? `Under ${price(below)}`
        : `${price(from)} to under ${price(below)}`,
  term: 'Pay for',
  termHint: 'Your cart shows the price for this term.',
  refresh: 'Refresh prices',
  found: {
    packs: (count: number): string => `${packs(count)}.`,
    channels: (count: number): string => `${channels(count)}.`,
  },
  some: {
    packs: (count: number, all: number): string => `${grouped.format(count)} of ${packs(all)}.`,
    channels: (count: number, all: number): string =>
      `${grouped.format(count)} of ${channels(all)}.`,
  },
  soFar: 'More are loading.',
  missing: 'Some are missing.',
  note: {
    packs: 'A network capacity fee may be added in your cart.',
    channels: 'Prices are for a month. A network capacity fee may be added in your cart.',
  },
  noBox: 'You need a box for TV packs and channels. Ask your operator for one.',
  contact: 'Contact us',
  restFailed: 'This list is incomplete.',
  loadRest: 'Load the rest',
  none: 'Nothing available',
  noneDescription: 'Your operator has nothing to offer here right now.',
  channelsInstead: 'No pack has this name. These channels do.',
  noMatch: 'Nothing matches',
  noMatchDescription: 'Change the search or the filters.',
  showAll: 'Show all',
  onlyFirst:
    'Only the first ones are listed because part of this page did not load. Search to see others.',
  compare: 'Compare',
  compareNow: (count: number): string => `Compare ${count} packs`,
  compareTwo: 'Choose two or three packs to compare.',
  compareMore: 'Choose one or two more packs to compare.',
  compareMost: 'You can compare up to three packs. Remove one first.',
  compareNone: 'Stop comparing',
});
