import { catalogue } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const plural = new Intl.PluralRules('en');

const many = (count: number, one: string, more: string): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? one : more}`;

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
  price: 'Price /month',
  allPrices: 'All prices',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} and more`
      : from === 0
        ? `Under ${price(below)}`
        : `${price(from)} to under ${price(below)}`,
  termHint: 'Your cart shows the price for this term.',
  refresh: 'Refresh prices',
  found: {
    packs: (count: number): string => `${packs(count)}.`,
    channels: (count: number): string => `${channels(count)}.`,
  },
  some: {
    packs: (count: number, all: number): string => `${groupedText(count)} of ${packs(all)}.`,
    channels: (count: number, all: number): string => `${groupedText(count)} of ${channels(all)}.`,
  },
  soFar: 'More are loading.',
  missing: 'Some are missing.',
  note: {
    packs: 'The cart adds any network fee.',
    channels: 'Prices /month. The cart adds any network fee.',
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

export const packComparisonText = catalogue('packComparisonText', {
  title: 'Compare packs',
  back: 'All packs',
  tooFew: 'Nothing to compare yet',
  choose: 'Choose packs',
  facts: 'Side by side',
  fact: 'Feature',
  kind: 'Type',
  language: 'Language',
  beforeTax: 'Price before tax',
  withTax: 'Price incl. GST',
  term: 'Term',
  aMonth: 'Price /month incl. GST',
  channels: 'Channels',
  hd: 'In HD',
  cart: 'Cart',
  difference: 'Channels compared',
  all: (count: number, packs: number): string =>
    `In ${packs === 2 ? 'both' : `all ${packs}`}: ${channels(count)}`,
  some: (names: string, count: number): string => `Only in ${names}: ${channels(count)}`,
  and: ' and ',
  none: 'Your operator doesn’t list the channels in these packs.',
});

export const descriptionText = catalogue('descriptionText', {
  title: 'Details',
  back: 'All packs and channels',
  unknown: 'Pack or channel not found',
  unknownDescription: 'Your operator may no longer offer it. Choose another one.',
  all: 'See all packs',
  beforeTax: 'Price before tax',
  tax: 'GST',
  note: 'More channels can raise the network capacity fee. Your cart shows the fee and the whole bill for the term you choose, before you pay.',
  facts: 'About',
  number: 'Channel number',
  genre: 'Genre',
  language: 'Language',
  picture: 'Picture',
  hd: 'HD',
  sd: 'Standard',
  broadcaster: 'Broadcaster',
  channels: 'Channels',
  search: 'Search in this pack',
  searchFor: 'Name or channel number',
  count: (count: number): string => `${many(count, 'channel', 'channels')}.`,
  some: (count: number, all: number): string =>
    `${groupedText(count)} of ${many(all, 'channel', 'channels')}.`,
  group: (name: string, count: number): string => `${name}: ${many(count, 'channel', 'channels')}`,
  noMatch: 'Nothing in this pack matches.',
  noChannels: 'No channels',
  noChannelsDescription: 'Your operator lists no channels for this pack.',
  packs: 'Packs with this channel',
  noPacks: 'No pack includes this channel.',
  cheaper: (pack: string, less: string): string =>
    `${pack} also has this channel and costs ${less}/month less.`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} also has this channel and costs ${less}/month less before tax.`,
});

/** The headline of the optimiser's result. Screen readers announce it when the result is found. */
export const headlineText = catalogue('headlineText', {
  saves: (amount: string) => `You can save ${amount}/month`,
  hardlyLess: (amount: string) => `Another mix costs only ${amount}/month less`,
  least: 'You already pay the least for these channels',
  nothingCheaper: 'We found nothing cheaper',
  dearer: (amount: string) => `The cheapest way costs ${amount}/month more`,
  noDearer: 'What you added costs nothing extra',
  missing: 'The details did not load. Reload the page and search again.',
});

export const resultText = catalogue('resultText', {
  now: 'Now',
  then: 'Then',
  aMonth: '/month incl. GST',
  aMonthBeforeTax: '/month before tax',
  proved: 'No other mix of packs and channels on sale costs less.',
  bestFound: (amount: string) =>
    `This is the best we found in two seconds. The cheapest possible costs at most ${amount}/month less.`,

  comes: 'What you get',
  goes: 'What ends',
  stays: (names: string) => `Stays: ${names}.`,
  singleKept: 'Single channel you have',
  singleAdded: 'Single channel you added',
  keeps: (count: number) => `${channels(count)} you have`,
  adds: (count: number) => `${channels(count)} you added`,
  extra: (count: number) => `${channels(count)} included as well`,
  lost: 'You would no longer have',
  nothingLost: 'Everything you want to watch stays.',
  missing: 'No longer sold',

  take: 'Choose this mix',
  takeHint: 'The cart shows what it costs incl. GST. Nothing changes before you pay there.',
  feeNote:
    'The network capacity fee: the cart shows it if new packs change it. Subtract it from what you save.',
  goesHow:
    'If you pay from your balance, they end with their terms once the new packs are active. Until then you pay for both.',
  goesAlone: 'Nothing needs to replace these. Each stays active until the end of its term.',
  end: (count: number) => (count === 1 ? 'End this pack' : `End these ${count} packs`),
  endAsk: (count: number) => (count === 1 ? 'End this pack?' : `End these ${count} packs?`),
  endMeans: 'Each stays active until the end of its term and is not renewed. There is no refund.',
  endYes: 'End at end of term',
  keep: 'Keep',
});

export const saveText = catalogue('saveText', {
  title: 'Same channels for less',
  documentTitle: 'Pay less',
  sub: 'We look for the cheapest mix of packs and single channels with everything you watch.',
  back: 'Add packs',

  noPacks: 'No active TV pack',
  noPacksDescription: 'Once you have one, you can look here for a cheaper mix.',
  addPacks: 'Add packs',

  box: 'Which box?',
  keep: 'Channels to keep',
  keepAll: 'Everything I have',
  keepAllHint: (count: number) =>
    count === 1
      ? 'The one channel of your extra packs'
      : `All ${count} channels of your extra packs`,
  keepSome: 'Only those I select',
  keepSomeHint: 'Deselect what you don’t watch',
  ticked: (count: number, all: number) => `${count} of ${all} channels selected`,
  tickAll: 'Select all',
  untickAll: 'Deselect all',
  onlyFixed: (names: string) =>
    `${names} stays as it is, and nothing else is active on this box. Add channels, and we look for the cheapest way to get them.`,

  add: 'Add channels',
  search: 'Name or channel number',
  searchFor: 'Channel you want to add',
  matches: (count: number) => (count === 1 ? '1 channel found' : `${count} channels found`),
  firstOf: (shown: number, count: number) => `The first ${shown} of ${count} channels`,
  noMatch: 'No channel has this name or number.',
  addOne: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  removeOne: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  has: 'Active',
  free: 'Free-to-air',
  selected: 'Added',
  added: 'You also want',

  now: 'You pay now',
  nowFor: (channels: number, packs: number) =>
    `/month incl. GST for ${channels} ${channels === 1 ? 'channel' : 'channels'} in ${packs} ${packs === 1 ? 'pack' : 'packs'}`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/month before tax for ${channels} ${channels === 1 ? 'channel' : 'channels'} in ${packs} ${packs === 1 ? 'pack' : 'packs'}`,
  nothingYet: 'Add a channel first. Then we can look for the cheapest way to get it.',
  find: 'Find the cheapest mix',
  stop: 'Stop',
  searching: 'Comparing packs and channels. This takes two seconds at most.',
  stopped: 'Stopped. Nothing has changed.',
  notStarted:
    'The search could not start on this device. Nothing has changed. Check your connection and try again.',
  tooSlow: 'The search didn’t finish. Nothing has changed. Try again.',
  broken:
    'Something went wrong with the search. Nothing has changed, and nothing you did caused it.',

  notCompared: 'What is not compared',
  stays: (names: string) => `${names}: stays as it is.`,
  leaves: (name: string) => `${name}: ends as you asked, on {date}`,
  freeNote: 'Free-to-air channels: they cost nothing.',
  hdNote: 'An HD channel and its SD version are two channels.',
  termNote: 'Packs paid for longer than a month count with their share of a month.',
});

/** Texts about packs and channels for sale. */
export const offerText = catalogue('offerText', {
  kinds: {
    BASE: 'Base pack',
    BOUQUET: 'Bouquet',
    BROADBAND: 'Broadband',
    CHANNEL: 'Channel',
  },
  per: {
    MONTHLY: '/month',
    QUARTERLY: 'for 3\u00a0months',
    HALFYEARLY: 'for 6\u00a0months',
    YEARLY: 'for a year',
  },
  term: 'Pay for',
  terms: {
    MONTHLY: 'Monthly',
    QUARTERLY: 'Quarterly',
    HALFYEARLY: 'Half-yearly',
    YEARLY: 'Yearly',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${channels(count)}, ${groupedText(hd)} in HD` : channels(count),
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps`,
  fairUse: (gigabytes: number): string => `${groupedText(gigabytes)} GB at full speed`,
  add: (name: string): string => `Add ${name} to the cart`,
  remove: (name: string): string => `Remove ${name} from the cart`,
  addWord: 'Add',
  inCartWord: 'In cart',
  addShort: 'Add to cart',
  removeShort: 'Remove from cart',
  owned: 'Active',
  inOwned: (pack: string): string => `Active in ${pack}`,
  inCart: 'In your cart',
  inCartPack: (pack: string): string => `In ${pack} in your cart`,
  withTax: 'incl. GST',
  beforeTax: 'before tax',
  noPrice: 'No price available',
  hd: 'HD',
  free: 'Free',
  onlyInPacks: 'Only in packs',
  columns: { channel: 'Channel', number: 'Number', price: 'Price', cart: 'Cart' },
});
