import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const many = (count: number, one: string, more: string): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? one : more}`;

export const descriptionText = catalogue('descriptionText', {
  title: 'Details',
  back: 'All packs and channels',
  unknown: 'Pack or channel not found',
  unknownDescription: 'Your operator may no longer offer it. Choose another one.',
  all: 'See all packs',
  price: 'Price',
  beforeTax: 'Price before tax',
  tax: 'GST',
  term: 'Pay for',
  note: 'More channels can raise the network capacity fee. Your cart shows the fee and the whole bill for the term you choose, before you pay.',
  facts: 'About',
  number: 'Channel number',
  genre: 'Genre',
  language: 'Language',
  picture: 'Picture',
  hd: 'HD',
  sd: 'Standard',
  broadcaster: 'Broadcaster',
  inside: 'What’s included',
  channels: 'Channels',
  search: 'Search in this pack',
  searchFor: 'Name or channel number',
  count: (count: number): string => `${many(count, 'channel', 'channels')}.`,
  some: (count: number, all: number): string =>
    `${grouped.format(count)} of ${many(all, 'channel', 'channels')}.`,
  group: (name: string, count: number): string => `${name}: ${many(count, 'channel', 'channels')}`,
  noMatch: 'Nothing in this pack matches.',
  noChannels: 'No channels',
  noChannelsDescription: 'Your operator lists no channels for this pack.',
  packs: 'Packs with this channel',
  noPacks: 'No pack includes this channel.',
  cheaper: (pack: string, less: string): string =>
    `${pack} also has this channel and costs ${less} less a month.`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} also has this channel and costs ${less} less a month before tax.`,
});
