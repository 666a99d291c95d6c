import { type CoverChannel, packFace } from '../../../../src/ui/tiles/packFace';
import { coverLanguages } from '../../../../src/ui/tiles/tileStyle';
import type { Product } from '../../../operator/seeds/catalogue/product';
import { theCatalogue } from '../../../operator/seeds/catalogue/products';

const packs = theCatalogue().packs.filter(({ kind }) => kind !== 'BROADBAND');
const basePacks = packs.filter(({ kind }) => kind === 'BASE');

const holders = new Map<string, string[]>();
for (const { id, channels } of packs)
  for (const channel of channels) holders.set(channel.id, [...(holders.get(channel.id) ?? []), id]);

const channelsOf = ({ channels }: Product): readonly CoverChannel[] =>
  channels.map(({ id, name, genre, language, lcn }) => ({
    ...{ channelname: name, genre, language, lcn },
    bouquets: holders.get(id) ?? [],
  }));

/** What is seen: the hue and the letter of the language, and each tile. */
const coverOf = (pack: Product, language: string = pack.language) => {
  const face = packFace(channelsOf(pack), { producttype: pack.kind, genre: '', language });
  return {
    hue: face.language?.name ? coverLanguages[face.language.name].light : null,
    letter: face.language?.letter ?? null,
    tiles: face.cells.map(({ genre, monogram }) => `${genre} ${monogram}`),
  };
};

const pairs = basePacks.flatMap((pack, at) =>
  basePacks.slice(at + 1).map((other) => [pack, other] as const),
);

describe('The covers of the demo catalogue', () => {
  it.each(pairs.map(([pack, other]) => [pack.name, other.name, pack, other] as const))(
    'The base packs %s and %s do not look alike',
    (_, __, pack, other) => {
      const [one, two] = [coverOf(pack), coverOf(other)];
      expect(one.tiles).not.toEqual(two.tiles);
      if (pack.language === other.language) return;
      expect(one.hue).not.toBe(two.hue);
      expect(one.letter).not.toBe(two.letter);
    },
  );

  it('At most four pairs of packs, which have their five rarest channels in common, look alike', () => {
    const names = new Map<string, string[]>();
    for (const pack of packs) {
      const cover = JSON.stringify(coverOf(pack));
      names.set(cover, [...(names.get(cover) ?? []), pack.name]);
    }
    const alike = [...names.values()].filter((same) => same.length > 1);
    expect(alike.length).toBeLessThanOrEqual(4);
    expect(alike.every((same) => same.length === 2)).toBe(true);
  });

  it('A pack whose language is not named has the cover of one whose language is', () => {
    const differing = packs.filter((pack) => coverOf(pack, '').letter !== coverOf(pack).letter);
    expect(differing.map(({ name }) => name)).toEqual([]);
  });
});
