import { randomFrom } from '../random';
import { CHANNEL_LANGUAGE_NAMES } from '../words';
import { bouquet } from './bouquets';
import { generateChannels, type SeedChannel } from './channels';
import { nothing, type Product } from './product';

export interface SeedCatalogue {
  readonly channels: readonly SeedChannel[];
  /** Packs, bouquets and broadband plans: three hundred. */
  readonly packs: readonly Product[];
  /** Every product by its id: the packs, and each pay channel on its own. */
  readonly products: ReadonlyMap<string, Product>;
}

const PACK_COUNT = 300;
const SPEEDS = [
  { speed: 40, fairUse: 1_000, price: 30_000 },
  { speed: 100, fairUse: 3_300, price: 41_000 },
  { speed: 200, fairUse: 3_300, price: 60_000 },
  { speed: 300, fairUse: 4_000, price: 85_000 },
];

let made: SeedCatalogue | undefined;

/** The catalogue is the same for every subscriber and operator of a process, so it is made once. */
export const theCatalogue = (): SeedCatalogue => (made ??= makeCatalogue());

const makeCatalogue = (): SeedCatalogue => {
  const random = randomFrom(18);
  const channels = generateChannels();
  const fixed = [...basePacks(channels), khelPlus(channels), ...broadbandPlans()];
  const bouquets = Array.from({ length: PACK_COUNT - fixed.length }, (_, at) =>
    bouquet(random, channels, at),
  );
  const packs = [...fixed, ...bouquets];
  const singles = channels.filter(({ price }) => price > 0).map(singleChannel);
  return {
    channels,
    packs,
    products: new Map([...packs, ...singles].map((product) => [product.id, product])),
  };
};

const basePacks = (channels: readonly SeedChannel[]): readonly Product[] => {
  const hindi = channels.filter(({ language }) => language === 'Hindi' || language === 'English');
  const family = hindi.filter(({ price, mandatory }) => price <= 700 || mandatory).slice(0, 212);
  const free = channels.filter(({ price, hd }) => price === 0 && !hd);
  const regional = CHANNEL_LANGUAGE_NAMES.slice(2).map((language, at): Product => {
    const cheapOfLanguage = channels.filter(
      (channel) => channel.language === language && channel.price <= 500,
    );
    return {
      ...nothing,
      id: `P${1_010 + at}`,
      name: `${language} Nagar`,
      kind: 'BASE',
      price: 19_900 + at * 700,
      channels: [...cheapOfLanguage.slice(0, 90), ...free.slice(0, 60)],
      language,
      description: `${language} channels and the free ones, capacity fee included`,
    };
  });
  return [
    {
      ...nothing,
      id: 'P1001',
      name: 'Family HD',
      kind: 'BASE',
      price: 28_880,
      channels: family,
      language: 'Hindi',
      description: 'Hindi and English for the whole household, capacity fee included',
    },
    {
      ...nothing,
      id: 'P1002',
      name: 'Pehla Kadam',
      kind: 'BASE',
      price: 13_000,
      channels: free.slice(0, 180),
      language: 'Hindi',
      description: 'Free-to-air channels, capacity fee included',
    },
    ...regional,
  ];
};

const khelPlus = (channels: readonly SeedChannel[]): Product => ({
  ...nothing,
  id: 'P1003',
  name: 'Khel Plus',
  kind: 'BOUQUET',
  price: 4_900,
  channels: channels
    .filter(({ genre, price }) => genre === 'Sports' && price >= 500 && price <= 1_000)
    .slice(0, 9),
  language: 'Hindi',
  description: 'Nine sports channels',
});

const broadbandPlans = (): readonly Product[] =>
  SPEEDS.flatMap(({ speed, fairUse, price }) =>
    ['Fibre', 'Fibre Evening', 'Fibre Plus'].map((name, tier): Product => ({
      ...nothing,
      id: `BB${speed}${'ABC'[tier] ?? ''}`,
      name: `${name} ${speed}`,
      kind: 'BROADBAND',
      price: price + tier * 5_000,
      description: `${speed} Mbps up to ${fairUse * (tier + 1)} GB a month, 2 Mbps after that`,
      speed,
      fairUse: fairUse * (tier + 1),
    })),
  );

const singleChannel = (channel: SeedChannel): Product => ({
  ...nothing,
  id: channel.id,
  name: channel.name,
  kind: 'CHANNEL',
  price: channel.price,
  channels: [channel],
  language: channel.language,
  description: `${channel.genre}, ${channel.language}`,
});
