import type { MixCandidate } from '../../../../../store/catalogue/optimiser/cheapestMix';
import type { Paise } from '../../../../../store/core/values/money';

/**
 * As many wishes and bouquets as the busiest household has, from repeatable random numbers with a fixed seed. Each
 * channel is also sold alone. Bouquets overlap so much that no search comes to its end.
 */
export const largeCatalogue = (channels: number, bouquets: number, seed: number) => {
  let state = seed;
  const dice = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
  const offer = (id: string, paise: number, held: readonly string[]): MixCandidate => ({
    id,
    price: paise as Paise, // whole paise, made here
    channels: held,
  });
  const names = Array.from({ length: channels }, (_, at) => `c${at}`);
  const prices = names.map(() => 100 + dice(25) * 75);
  const alone = names.map((name, at) => offer(name, prices[at] ?? 0, [name]));
  const several = Array.from({ length: bouquets }, (_, at) => {
    // A broadcaster's channels have neighbouring numbers, and so do those of its bouquets.
    const first = dice(channels);
    const held = new Set(Array.from({ length: 3 + dice(12) }, () => (first + dice(25)) % channels));
    const sum = [...held].reduce((total, channel) => total + (prices[channel] ?? 0), 0);
    return offer(
      `b${at}`,
      Math.round(sum * (0.55 + dice(40) / 100)),
      [...held].map((channel) => `c${channel}`),
    );
  });
  return { names, alone, several, offers: [...alone, ...several] };
};
