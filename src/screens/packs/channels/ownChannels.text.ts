import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const channels = (count: number): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? 'channel' : 'channels'}`;

export const ownChannelsText = catalogue('ownChannelsText', {
  title: 'Your channels',
  titleIn: (pack: string): string => `Channels in ${pack}`,
  back: 'My packs',
  search: 'Search your channels',
  searchFor: 'Name or channel number',
  count: (count: number): string => channels(count),
  some: (count: number, all: number): string => `${grouped.format(count)} of ${channels(all)}`,
  noMatch: 'No channel of yours matches.',
  none: 'No channels',
  noneDescription: 'No pack with channels is running here, or your operator lists none for it.',
  add: 'Add packs',
  incomplete: 'The channels of a pack are missing.',
  retry: 'Load the rest',
  columns: {
    channel: 'Channel',
    number: 'Number',
    genre: 'Genre',
    language: 'Language',
    pack: 'In pack',
  },
});
