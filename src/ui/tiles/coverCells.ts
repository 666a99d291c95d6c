import { genreOf, type GenreName } from './genres';
import { monogramOf } from './monogram';
import type { TileChannel } from './ChannelTile';

const CELLS = 6;
/** Of one genre, while there are others. */
const MAX_OF_A_GENRE = 3;

export interface CoverCell {
  readonly genre: GenreName;
  /** '' where the pack has fewer than six channels: the cell then shows its genre alone. */
  readonly monogram: string;
}

const nameOrder = (one: TileChannel, other: TileChannel): number =>
  one.channelname < other.channelname ? -1 : 1;

const compareByNumber = (one: TileChannel, other: TileChannel): number =>
  (one.lcn ?? Infinity) - (other.lcn ?? Infinity) || nameOrder(one, other);

const chooseSix = (channels: readonly TileChannel[]): readonly TileChannel[] => {
  const counts = new Map<GenreName, number>();
  const few: TileChannel[] = [];
  const others: TileChannel[] = [];
  for (const channel of [...channels].sort(compareByNumber)) {
    const genre = genreOf(channel.genre);
    const count = (counts.get(genre) ?? 0) + 1;
    counts.set(genre, count);
    (count <= MAX_OF_A_GENRE ? few : others).push(channel);
  }
  return [...few, ...others].slice(0, CELLS).sort(compareByNumber);
};

const known = new WeakMap<readonly TileChannel[], readonly CoverCell[]>();

/**
 * The six tiles of a pack's cover: its channels with the lowest numbers, at most three of a genre while
 * it has others, in the order of their numbers. A smaller pack repeats its genres. A list is computed
 * once, however often its pack scrolls into sight.
 */
export const coverCells = (channels: readonly TileChannel[]): readonly CoverCell[] => {
  const found = known.get(channels);
  if (found) return found;
  const own = chooseSix(channels).map(({ channelname, genre }) => ({
    genre: genreOf(genre),
    monogram: monogramOf(channelname),
  }));
  const repeated = Array.from({ length: CELLS }, () => own).flat();
  const cells = repeated
    .slice(0, CELLS)
    .map((cell, at) => (at < own.length ? cell : { ...cell, monogram: '' }));
  known.set(channels, cells);
  return cells;
};
