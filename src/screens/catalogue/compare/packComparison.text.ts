import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const channels = (count: number): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? 'channel' : 'channels'}`;

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
  withTax: 'Price with tax',
  forTerm: 'Price for',
  aMonth: 'A month with tax',
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
