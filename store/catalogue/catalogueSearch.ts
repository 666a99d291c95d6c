import { createSelector } from '@reduxjs/toolkit';
import { selectChannels, selectPacks } from './catalogue';
import type { Channel } from '../wire/entities/packs/channels';
import type { AvailablePack } from '../wire/entities/packs/packs';
import { normalizeForSearch } from '../core/normalizeForSearch';
import type { Paise } from '../core/money';
import type { RootState } from '../core/rootReducer';

/** From so many rupees a month up to, but not including, so many. */
export interface Band {
  readonly from: number;
  readonly below: number;
}

/** What the subscriber wants to see. Empty texts and null want everything. */
export interface CatalogueFilter {
  readonly query: string;
  readonly genre: string;
  readonly language: string;
  readonly hd: boolean;
  readonly cost: 'free' | 'pay' | null;
  readonly band: Band | null;
  /** BASE, BOUQUET or BROADBAND; of packs only. */
  readonly kind: string;
}

export const NO_FILTER: CatalogueFilter = {
  query: '',
  genre: '',
  language: '',
  hd: false,
  cost: null,
  band: null,
  kind: '',
};

/** Something in the list, prepared once: what is looked for at each key press has to be at hand. */
export interface Entry<Item> {
  readonly item: Item;
  /** Where a search looks: the number, and each name with a line of its own. */
  readonly words: string;
  /** What it is called, as it is compared. */
  readonly name: string;
}

/** "Khel-Ek" and "KhelEk" are typed for Khel Ek. */
const plain = (text: string): string =>
  normalizeForSearch(text)
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();
const together = (text: string): string => text.replaceAll(' ', '');

const entryOf = <Item>(
  item: Item,
  name: string,
  number: number | null,
  others: readonly string[],
): Entry<Item> => {
  const called = plain(name);
  const lines = [number ?? '', called, together(called), ...others.map(plain)];
  return { item, name: called, words: `\n${lines.join('\n')}` };
};

export const entriesOf = (channels: readonly Channel[]): readonly Entry<Channel>[] =>
  channels.map((one) =>
    entryOf(one, one.channelname, one.lcn, [one.genre, one.language, one.broadcaster]),
  );

/** null until the operator has answered. */
export const selectChannelEntries: (state: RootState) => readonly Entry<Channel>[] | null =
  createSelector(selectChannels, (channels) => channels && entriesOf(channels));

export const selectPackEntries: (state: RootState) => readonly Entry<AvailablePack>[] | null =
  createSelector(
    selectPacks,
    (packs) =>
      packs &&
      packs.map((one) =>
        entryOf(one, one.productname, null, [one.language, one.genre, one.description]),
      ),
  );

/** Figures begin a number or a word: 61 finds 612, not 1612. Letters are found anywhere. */
const finds = (word: string): ((words: string) => boolean) =>
  /^\d+$/.test(word)
    ? (words) => words.includes(`\n${word}`) || words.includes(` ${word}`)
    : (words) => words.includes(word);

const isInBand = (price: Paise | null, { from, below }: Band): boolean =>
  price !== null && price >= from * 100 && price < below * 100;

type Wanted<Item> = (item: Item) => boolean;

const wantsChannel =
  ({ genre, language, hd, cost, band }: CatalogueFilter): Wanted<Channel> =>
  (one) =>
    (genre === '' || one.genre === genre) &&
    (language === '' || one.language === language) &&
    (!hd || one.hd) &&
    (cost === null || one.pay === (cost === 'pay')) &&
    (band === null || isInBand(one.price, band));

const wantsPack =
  ({ language, hd, band, kind }: CatalogueFilter): Wanted<AvailablePack> =>
  (one) =>
    (language === '' || one.language === language) &&
    (!hd || (one.hdchannelcount ?? 0) > 0) &&
    (kind === '' || one.producttype === kind) &&
    (band === null || isInBand(one.price, band));

/** Every word has to be found. What is called so, or begins so, stands first; else the operator's order holds. */
const found = <Item>(
  entries: readonly Entry<Item>[],
  query: string,
  isWanted: Wanted<Item>,
): readonly Entry<Item>[] => {
  const typed = plain(query);
  const words = typed.split(' ').filter(Boolean).map(finds);
  const left = entries.filter(
    ({ item, words: said }) => isWanted(item) && words.every((isIn) => isIn(said)),
  );
  if (typed === '') return left;
  const isFirst = ({ name, words: said }: Entry<Item>) =>
    name.startsWith(typed) || said.startsWith(`\n${typed}\n`);
  return [...left.filter(isFirst), ...left.filter((entry) => !isFirst(entry))];
};

export const foundChannels = (
  entries: readonly Entry<Channel>[],
  filter: CatalogueFilter,
): readonly Entry<Channel>[] => found(entries, filter.query, wantsChannel(filter));

export const foundPacks = (
  entries: readonly Entry<AvailablePack>[],
  filter: CatalogueFilter,
): readonly Entry<AvailablePack>[] => found(entries, filter.query, wantsPack(filter));

const distinct = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].filter((word) => word !== '').sort();

/** What can be chosen from, as the operator spells it. */
export const selectGenres: (state: RootState) => readonly string[] = createSelector(
  selectChannels,
  (channels) => distinct((channels ?? []).map(({ genre }) => genre)),
);
export const selectLanguages: (state: RootState) => readonly string[] = createSelector(
  selectChannels,
  selectPacks,
  (channels, packs) =>
    distinct([...(channels ?? []), ...(packs ?? [])].map(({ language }) => language)),
);
