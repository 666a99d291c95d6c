import { type Random, randomFrom } from '../random';
import type { ChannelGenre, ChannelLanguage } from '../words';
import { CHANNEL_LANGUAGE_NAMES, CHANNEL_LANGUAGES, GENRE_WORDS, GENRES, ORDINALS } from '../words';

export interface SeedChannel {
  readonly id: string;
  /** The channel's number on the remote control; no two channels share one. */
  readonly lcn: number;
  readonly name: string;
  readonly genre: ChannelGenre;
  readonly language: ChannelLanguage;
  readonly hd: boolean;
  /** Paise a month before tax; 0 is free-to-air. */
  readonly price: number;
  /** A public channel that every connection includes and that does not count towards the capacity fee. */
  readonly mandatory: boolean;
}

const CHANNEL_COUNT = 2_000;
const MANDATORY_COUNT = 24;
const FIRST_NUMBER = 101;
const GAP_BETWEEN_LANGUAGES = 2;

/** Two thousand channels, ordered by genre and inside a genre by language. */
export const generateChannels = (): readonly SeedChannel[] => {
  const random = randomFrom(2026);
  const channels: SeedChannel[] = [];
  const taken = new Set<string>();
  let lcn = FIRST_NUMBER;
  let mandatory = MANDATORY_COUNT;
  blocks().forEach(({ genre, language, size }) => {
    for (let place = 0; place < size; place += 1) {
      const isPublic = mandatory > 0 && place === 0 && genre !== 'Sports';
      if (isPublic) mandatory -= 1;
      const hd = !isPublic && random.chance(22);
      channels.push({
        id: `CH${lcn}`,
        lcn,
        name: nameOf(genre, language, place, hd, taken),
        genre,
        language,
        hd,
        price: isPublic ? 0 : priceOf(random, genre, hd),
        mandatory: isPublic,
      });
      lcn += 1;
    }
    lcn += GAP_BETWEEN_LANGUAGES;
  });
  return channels;
};

/** The number of channels of each language in each genre. The first blocks get the channels lost by rounding. */
const blocks = () => {
  const sizes = GENRES.flatMap((genre) =>
    CHANNEL_LANGUAGE_NAMES.map((language) => ({
      genre,
      language,
      size: Math.floor(
        (CHANNEL_COUNT * GENRE_WORDS[genre].share * CHANNEL_LANGUAGES[language].share) / 10_000,
      ),
    })),
  );
  const missing = CHANNEL_COUNT - sizes.reduce((sum, { size }) => sum + size, 0);
  return sizes.map((block, at) => ({ ...block, size: block.size + (at < missing ? 1 : 0) }));
};

const nameOf = (
  genre: ChannelGenre,
  language: ChannelLanguage,
  place: number,
  hd: boolean,
  taken: Set<string>,
): string => {
  const { words } = CHANNEL_LANGUAGES[language];
  const genreWords = GENRE_WORDS[genre].words;
  for (let turn = place; ; turn += 1) {
    const first = words[turn % words.length] ?? language;
    const second = genreWords[Math.floor(turn / words.length) % genreWords.length] ?? genre;
    const ordinal =
      ORDINALS[Math.floor(turn / (words.length * genreWords.length)) % ORDINALS.length] ?? '';
    const name = [first, second, ordinal, hd ? 'HD' : ''].filter(Boolean).join(' ');
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
};

/** Many channels are free. Most others cost less than ₹5, some up to ₹19, and very few ₹21 to ₹25. */
const priceOf = (random: Random, genre: ChannelGenre, hd: boolean): number => {
  const isFree = random.chance(
    genre === 'News and Current Affairs' || genre === 'Devotional' ? 70 : 38,
  );
  if (isFree && !hd) return 0;
  const dearer = genre === 'Sports' || genre === 'Movies';
  const roll = random.below(100);
  if (roll < (dearer ? 4 : 1)) return 2_100 + random.below(5) * 100;
  if (roll < (dearer ? 24 : 8)) return 1_500 + random.below(5) * 100;
  if (roll < (dearer ? 50 : 28)) return 500 + random.below(20) * 50;
  return 10 + random.below(49) * 10;
};
