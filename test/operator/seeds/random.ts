/** A source of the same numbers on every machine and at every start, so that tests can rely on the catalogue. */
export interface Random {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(percent: number): boolean;
}

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  // mulberry32: small, fast, and random enough for plausible prices.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    chance: (percent) => below(100) < percent,
  };
};
