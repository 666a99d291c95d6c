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
/** Of one genre, while there are others. */
const MAX_OF_A_GENRE = 2;

/** What a cover reads of a channel. */
export type CoverChannel = Pick<Channel, 'channelname' | 'genre' | 'lcn' | 'language' | 'bouquets'>;

/** The type, genre and language of a pack, known also without its channels. A missing field is ''. */
export interface NamedPack {
  readonly producttype: string;
  readonly genre: string;
  readonly language: string;
}

interface CoverCell {
  /** null: a tile of which nothing is known yet. */
  readonly genre: GenreName | null;
  /** '' where the pack has fewer channels than tiles, or they are not known. */
  readonly monogram: string;
}

export interface PackFace {
  /** The first cell; null: the tiles fill the cover. */
  readonly language: CoverLanguage | null;
  /** Of a base pack: the language has four of the six cells. */
  readonly isLanguageLarge: boolean;
  /** What the language leaves of six; none where nothing is known. */
  readonly cells: readonly CoverCell[];
}

const UNKNOWN_TILE: CoverCell = { genre: null, monogram: '' };

/** How many packs carry the channel. */
const holdersOf = ({ bouquets }: CoverChannel): number => new Set(bouquets).size;

const nameOrder = (one: CoverChannel, other: CoverChannel): number =>
  one.channelname < other.channelname ? -1 : 1;

/** What the fewest packs carry comes first, then the lowest number. */
const compareByRarity = (one: CoverChannel, other: CoverChannel): number =>
  holdersOf(one) - holdersOf(other) ||
  (one.lcn ?? Infinity) - (other.lcn ?? Infinity) ||
  nameOrder(one, other);

/** The rarest, at most so many of a genre while the pack has others. */
const chooseTiles = (
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

/** A smaller pack repeats its genres without their names. */
const filled = (cells: readonly CoverCell[], count: number): readonly CoverCell[] =>
  Array.from({ length: count }, (_, at) => {
    const { genre } = cells[at % cells.length] ?? UNKNOWN_TILE;
    return cells[at] ?? { genre, monogram: '' };
  });

/** The language of what the pack alone has: a channel counts the less, the more packs carry it. */
const rarestLanguage = (channels: readonly CoverChannel[]): CoverLanguage | null => {
  const weights = new Map<string, number>();
  for (const channel of channels)
    weights.set(
      channel.language,
      (weights.get(channel.language) ?? 0) + 1 / Math.max(1, holdersOf(channel)),
    );
  const [word = ''] =
    [...weights].sort(([one, less], [other, more]) => more - less || (one < other ? -1 : 1))[0] ??
    [];
  return coverLanguage(word);
};

interface ReadChannels {
  readonly ranked: readonly CoverChannel[];
  readonly language: CoverLanguage | null;
  readonly hasOneGenre: boolean;
}

const known = new WeakMap<readonly CoverChannel[], ReadChannels>();

/** A list is read once, however often its pack scrolls into sight. */
const readChannels = (channels: readonly CoverChannel[]): ReadChannels => {
  const found = known.get(channels);
  if (found) return found;
  const read = {
    ranked: [...channels].sort(compareByRarity),
    language: rarestLanguage(channels),
    hasOneGenre: new Set(channels.map(({ genre }) => genreOf(genre))).size === 1,
  };
  known.set(channels, read);
  return read;
};

const isBase = ({ producttype }: NamedPack): boolean => producttype.toUpperCase() === 'BASE';

/** What a pack says of itself is enough for its language or its genre. */
const faceWithoutChannels = (pack: NamedPack): PackFace => {
  const isLanguageLarge = isBase(pack);
  if (pack.genre !== '' && !isLanguageLarge) {
    const cells = filled([{ genre: genreOf(pack.genre), monogram: '' }], CELLS);
    return { language: null, isLanguageLarge, cells };
  }
  const language = coverLanguage(pack.language);
  return { language, isLanguageLarge, cells: language ? filled([], cellsBeside(pack)) : [] };
};

const cellsBeside = (pack: NamedPack): number =>
  isBase(pack) ? CELLS_BESIDE_LARGE_LANGUAGE : CELLS - 1;

/**
 * The face of a pack, from what only it has: the channels that few other packs carry, and the language of these. A
 * base pack shows its language large and two channels, a pack of one genre six channels, any other its language and
 * five. All of it comes from the pack alone, so that it looks the same wherever it stands.
 *
 * @param channels null while they are unknown
 */
export const packFace = (channels: readonly CoverChannel[] | null, pack: NamedPack): PackFace => {
  if (channels === null || channels.length === 0) return faceWithoutChannels(pack);
  const { ranked, hasOneGenre, language: rarest } = readChannels(channels);
  const isLanguageLarge = isBase(pack);
  const named = coverLanguage(pack.language) ?? rarest;
  const language = hasOneGenre && !isLanguageLarge ? null : named;
  const count = language ? cellsBeside(pack) : CELLS;
  const ofGenre = language && isLanguageLarge ? 1 : MAX_OF_A_GENRE;
  const cells = filled(chooseTiles(ranked, count, ofGenre), count);
  return { language, isLanguageLarge, cells };
};
