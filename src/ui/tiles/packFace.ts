import { compareChannels } from '../../../store/core/values/channelOrder';
import type { Channel } from '../../../store/wire/entities/packs/channels';
import {
  type CoverLanguage,
  coverLanguage,
  type GenreName,
  genreOf,
  monogramOf,
} from './tileStyle';

const CELLS = 6;
const CELLS_BESIDE_LARGE_LANGUAGE = 2;
/** At first a genre takes at most this many cells. The cells that are still free then take channels of any genre. */
const MAX_OF_A_GENRE = 2;

/** The fields of a channel that a cover needs. */
export type CoverChannel = Pick<Channel, 'channelname' | 'genre' | 'lcn' | 'language' | 'bouquets'>;

/** The type, genre and language of a pack, which are known without its channels. A missing field is ''. */
export interface NamedPack {
  readonly producttype: string;
  readonly genre: string;
  readonly language: string;
}

interface CoverCell {
  /** null when nothing is known about the cell. */
  readonly genre: GenreName | null;
  /** '' in a cell without a channel: the pack has fewer channels than cells, or its channels are unknown. */
  readonly monogram: string;
}

export interface PackFace {
  /** The first cell; null when the other cells fill the cover. */
  readonly language: CoverLanguage | null;
  /** True for a base pack: its language, if there is one, takes four of the six cells. */
  readonly isBasePack: boolean;
  /** The cells beside the language; empty if nothing is known about the pack. */
  readonly cells: readonly CoverCell[];
}

const UNKNOWN_CELL: CoverCell = { genre: null, monogram: '' };

/** How many packs carry the channel. */
const countPacks = ({ bouquets }: CoverChannel): number => new Set(bouquets).size;

/** Sorts by the number of packs that carry the channel (fewest first), then by channel number, then by name. */
const compareRarity = (first: CoverChannel, second: CoverChannel): number =>
  countPacks(first) - countPacks(second) || compareChannels(first, second);

/**
 * Chooses `count` of the ranked channels, in their order, with at most `maxOfGenre` of each genre. If these are too few,
 * the channels that were skipped follow, in their order.
 */
const chooseCells = (
  ranked: readonly CoverChannel[],
  count: number,
  maxOfGenre: number,
): readonly CoverCell[] => {
  const counts = new Map<GenreName, number>();
  const few: CoverCell[] = [];
  const others: CoverCell[] = [];
  for (const { channelname, genre: word } of ranked) {
    const genre = genreOf(word);
    const ofGenre = (counts.get(genre) ?? 0) + 1;
    counts.set(genre, ofGenre);
    (ofGenre <= maxOfGenre ? few : others).push({ genre, monogram: monogramOf(channelname) });
  }
  return [...few, ...others].slice(0, count);
};

/** Adds cells without monograms until there are `count`. They repeat the genres of the given cells in turn. */
const fillCells = (cells: readonly CoverCell[], count: number): readonly CoverCell[] =>
  Array.from({ length: count }, (_, at) => {
    const { genre } = cells[at % cells.length] ?? UNKNOWN_CELL;
    return cells[at] ?? { genre, monogram: '' };
  });

/** The language with the largest weight. A channel that n packs carry adds 1 / n to the weight of its language. */
const languageOfRareChannels = (channels: readonly CoverChannel[]): CoverLanguage | null => {
  const weights = new Map<string, number>();
  for (const channel of channels)
    weights.set(
      channel.language,
      (weights.get(channel.language) ?? 0) + 1 / Math.max(1, countPacks(channel)),
    );
  const [word = ''] =
    [...weights].sort(
      ([firstWord, first], [secondWord, second]) =>
        second - first || (firstWord < secondWord ? -1 : 1),
    )[0] ?? [];
  return coverLanguage(word);
};

interface ChannelFacts {
  readonly ranked: readonly CoverChannel[];
  readonly language: CoverLanguage | null;
  readonly hasOneGenre: boolean;
}

const cache = new WeakMap<readonly CoverChannel[], ChannelFacts>();

/** Cached, because a pack may scroll into view many times. */
const channelFacts = (channels: readonly CoverChannel[]): ChannelFacts => {
  const cached = cache.get(channels);
  if (cached) return cached;
  const facts = {
    ranked: [...channels].sort(compareRarity),
    language: languageOfRareChannels(channels),
    hasOneGenre: new Set(channels.map(({ genre }) => genreOf(genre))).size === 1,
  };
  cache.set(channels, facts);
  return facts;
};

const isBase = ({ producttype }: NamedPack): boolean => producttype === 'BASE';

/** The face of a pack without known channels: its genre or its language, without monograms. */
const faceWithoutChannels = (pack: NamedPack): PackFace => {
  const isBasePack = isBase(pack);
  if (pack.genre !== '' && !isBasePack) {
    const cells = fillCells([{ genre: genreOf(pack.genre), monogram: '' }], CELLS);
    return { language: null, isBasePack, cells };
  }
  const language = coverLanguage(pack.language);
  return { language, isBasePack, cells: language ? fillCells([], cellsBeside(pack)) : [] };
};

const cellsBeside = (pack: NamedPack): number =>
  isBase(pack) ? CELLS_BESIDE_LARGE_LANGUAGE : CELLS - 1;

/**
 * The cover of a pack: its language, and the channels that the fewest packs carry.
 * A base pack has its language large and two channels. Any other pack has its language and five channels, or six
 * channels if they all have one genre. A pack without a known language has six channels.
 *
 * @param channels null while they are unknown
 */
export const packFace = (channels: readonly CoverChannel[] | null, pack: NamedPack): PackFace => {
  if (channels === null || channels.length === 0) return faceWithoutChannels(pack);
  const { ranked, hasOneGenre, language: rarest } = channelFacts(channels);
  const isBasePack = isBase(pack);
  const named = coverLanguage(pack.language) ?? rarest;
  const language = hasOneGenre && !isBasePack ? null : named;
  const count = language ? cellsBeside(pack) : CELLS;
  const maxOfGenre = language && isBasePack ? 1 : MAX_OF_A_GENRE;
  const cells = fillCells(chooseCells(ranked, count, maxOfGenre), count);
  return { language, isBasePack, cells };
};
