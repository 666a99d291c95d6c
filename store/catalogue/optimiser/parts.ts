import type { Offer } from './cheapestCover';

/** Offers that share channels, directly or through others, stand in one part; parts share none. */
export const parted = (offers: readonly Offer[]): readonly (readonly Offer[])[] => {
  const parts = new Set<{ channels: Set<string>; offers: Offer[] }>();
  for (const offer of offers) {
    const joined = { channels: new Set(offer.channels), offers: [offer] };
    for (const part of parts) {
      if (!offer.channels.some((channel) => part.channels.has(channel))) continue;
      parts.delete(part);
      part.channels.forEach((channel) => joined.channels.add(channel));
      joined.offers.push(...part.offers);
    }
    parts.add(joined);
  }
  return [...parts].map((part) => part.offers);
};
