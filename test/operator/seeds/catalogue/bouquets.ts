import type { Random } from '../random';
import { CHANNEL_LANGUAGE_NAMES, GENRES } from '../words';
import type { SeedChannel } from './channels';
import { DEAREST_IN_BOUQUET, HIGHEST_DISCOUNT, nothing, type Product } from './product';

/**
 * A few pay channels of one language. Together they cost less than separately, by no more than the allowed
 * discount.
 */
export const bouquet = (random: Random, channels: readonly SeedChannel[], at: number): Product => {
  const language = CHANNEL_LANGUAGE_NAMES[at % CHANNEL_LANGUAGE_NAMES.length] ?? 'Hindi';
  const genre = GENRES[Math.floor(at / CHANNEL_LANGUAGE_NAMES.length) % GENRES.length] ?? 'Movies';
  const payable = channels.filter(
    (channel) =>
      channel.language === language && channel.price > 0 && channel.price <= DEAREST_IN_BOUQUET,
  );
  const first = random.below(Math.max(1, payable.length - 4));
  const chosen = payable.filter(
    (_, place) => (place + first) % payable.length < 3 + random.below(10),
  );
  const content = chosen.length > 1 ? chosen : payable.slice(0, 2);
  const sum = content.reduce((total, { price }) => total + price, 0);
  const discount = 10 + random.below(HIGHEST_DISCOUNT - 9);
  return {
    ...nothing,
    id: `P${2_001 + at}`,
    name: `${language} ${BOUQUET_WORDS[genre] ?? 'Guchha'} ${at + 1}`,
    kind: 'BOUQUET',
    price: Math.ceil((sum * (100 - discount)) / 100),
    channels: content,
    language,
    description: `${content.length} channels, ${discount} % less than one by one`,
  };
};

const BOUQUET_WORDS: Partial<Record<string, string>> = {
  'General Entertainment': 'Parivar',
  Movies: 'Chitrahaar',
  Music: 'Sargam',
  Sports: 'Akhada',
  Kids: 'Bachpan',
  Infotainment: 'Jigyasa',
  'News and Current Affairs': 'Khabar',
  Devotional: 'Shanti',
  Miscellaneous: 'Guchha',
};
