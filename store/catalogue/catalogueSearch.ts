import { createSelector } from '@reduxjs/toolkit';
import type { Paise } from '../core/values/money';
import { normalizeForSearch } from '../core/values/normalizeForSearch';
import { shownPriceOf } from '../core/values/price';
import type { Channel } from '../wire/entities/packs/channels';
import type { AvailablePack } from '../wire/entities/packs/packs';
import { selectChannels, selectPacks } from './catalogue';

/** A price range in rupees; `below` itself is not included. */
export interface PriceBand {
  readonly from: number;
  readonly below: number;
}

/** What the list is filtered by. An empty text or null does not filter. */
export interface CatalogueFilter {
  readonly query: string;
  readonly genre: string;
  readonly language: string;
  readonly hd: boolean;
  readonly cost: 'free' | 'pay' | null;
  readonly band: PriceBand | null;
  /** BASE, BOUQUET or BROADBAND; for packs only. */
  readonly kind: string;
}

export const NO_CATALOGUE_FILTER: CatalogueFilter = {
  query: '',
  genre: '',
  language: '',
  hd: false,
  cost: null,
  band: null,
  kind: '',
};

/** A product in the list with its search text, prepared once so that each key press is fast. */
export interface SearchEntry<Item> {
  readonly item: Item;
  /** The channel number, the name with and without spaces, and the other texts, each on a separate line. */
  readonly searchText: string;
  /** The name, normalised for a comparison. */
  readonly name: string;
}

/** With these two functions "Khel Ek" is also found when "Khel-Ek" or "KhelEk" is typed. */
const normalizeWords = (text: string): string =>
  normalizeForSearch(text)
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();
const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

const searchEntryOf = <Item>(
  item: Item,
  name: string,
  number: number | null,
  others: readonly string[],
): SearchEntry<Item> => {
  const called = normalizeWords(name);
  const lines = [number ?? '', called, withoutSpaces(called), ...others.map(normalizeWords)];
  return { item, name: called, searchText: `\n${lines.join('\n')}` };
};

export const channelSearchEntries = (
  channels: readonly Channel[],
): readonly SearchEntry<Channel>[] =>
  channels.map((channel) =>
    searchEntryOf(channel, channel.channelname, channel.lcn, [
      channel.genre,
      channel.language,
      channel.broadcaster,
    ]),
  );

/** null until the operator has answered. */
export const selectChannelEntries = createSelector(
  selectChannels,
  (channels) => channels && channelSearchEntries(channels),
);

export const selectPackEntries = createSelector(
  selectPacks,
  (packs) =>
    packs?.map((pack) =>
      searchEntryOf(pack, pack.productname, null, [pack.language, pack.genre, pack.description]),
    ) ?? null,
);

/** Digits match the beginning of a number or a word: 61 finds 612, not 1612. Letters match anywhere. */
const wordMatcher = (word: string): ((words: string) => boolean) =>
  /^\d+$/.test(word)
    ? (words) => words.includes(`\n${word}`) || words.includes(` ${word}`)
    : (words) => words.includes(word);

const isInPriceBand = (price: Paise | null, { from, below }: PriceBand): boolean =>
  price !== null && price >= from * 100 && price < below * 100;

type Predicate<Item> = (item: Item) => boolean;

const channelPredicate =
  ({ genre, language, hd, cost, band }: CatalogueFilter): Predicate<Channel> =>
  (channel) =>
    (genre === '' || channel.genre === genre) &&
    (language === '' || channel.language === language) &&
    (!hd || channel.hd) &&
    (cost === null || channel.pay === (cost === 'pay')) &&
    (band === null || isInPriceBand(shownPriceOf(channel).amount, band));

const packPredicate =
  ({ language, hd, band, kind }: CatalogueFilter): Predicate<AvailablePack> =>
  (pack) =>
    (language === '' || pack.language === language) &&
    (!hd || (pack.hdchannelcount ?? 0) > 0) &&
    (kind === '' || pack.producttype === kind) &&
    (band === null || isInPriceBand(shownPriceOf(pack).amount, band));

/**
 * Finds the entries that contain every word of the query. Names that begin with the query, and the channel whose number
 * is the query, come first. Otherwise the order is the operator's.
 */
const findEntries = <Item>(
  entries: readonly SearchEntry<Item>[],
  query: string,
  isWanted: Predicate<Item>,
): readonly SearchEntry<Item>[] => {
  const normalizedQuery = normalizeWords(query);
  const words = normalizedQuery.split(' ').filter(Boolean).map(wordMatcher);
  const matches = entries.filter(
    ({ item, searchText }) =>
      isWanted(item) && words.every((matchesWord) => matchesWord(searchText)),
  );
  if (normalizedQuery === '') return matches;
  const isFirst = ({ name, searchText }: SearchEntry<Item>) =>
    name.startsWith(normalizedQuery) || searchText.startsWith(`\n${normalizedQuery}\n`);
  return [...matches.filter(isFirst), ...matches.filter((entry) => !isFirst(entry))];
};

export const findChannels = (
  entries: readonly SearchEntry<Channel>[],
  filter: CatalogueFilter,
): readonly SearchEntry<Channel>[] => findEntries(entries, filter.query, channelPredicate(filter));

export const findPacks = (
  entries: readonly SearchEntry<AvailablePack>[],
  filter: CatalogueFilter,
): readonly SearchEntry<AvailablePack>[] =>
  findEntries(entries, filter.query, packPredicate(filter));

const sortedUnique = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].filter((word) => word !== '').sort();

/** The genres to choose from, as the operator spells them. */
export const selectGenres = createSelector(selectChannels, (channels) =>
  sortedUnique((channels ?? []).map(({ genre }) => genre)),
);
export const selectLanguages = createSelector(selectChannels, selectPacks, (channels, packs) =>
  sortedUnique([...(channels ?? []), ...(packs ?? [])].map(({ language }) => language)),
);
