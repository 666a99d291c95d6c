import { fireEvent, render } from '@testing-library/react';
import { contrast } from '../../../../src/theme/operatorTheme';
import { ChannelTile } from '../../../../src/ui/tiles/ChannelTile';
import { PackCover } from '../../../../src/ui/tiles/PackCover';
import { type CoverChannel, type NamedPack, packFace } from '../../../../src/ui/tiles/packFace';
import {
  coverLanguages,
  fibre,
  firstGrapheme,
  type Genre,
  genreOf,
  genres,
  LETTER_ON_DARK,
  LETTER_ON_LIGHT,
  monogramOf,
} from '../../../../src/ui/tiles/tileStyle';

const all = Object.entries<Genre>(genres);
const inBothThemes = all.flatMap(([name, genre]) =>
  (['light', 'dark'] as const).map((theme) => [name, theme, genre[theme]] as const),
);

/**
 * The contrast of the text on the tile and on the glyph: white text in the light theme, then the genre's own text in
 * the dark one.
 */
const expected: Readonly<Record<string, readonly [number, number, number, number]>> = {
  entertainment: [6.9, 4.6, 9.6, 6.0],
  movies: [6.8, 4.6, 9.6, 6.0],
  news: [6.9, 4.6, 9.4, 5.7],
  sports: [7.0, 4.6, 8.9, 5.4],
  kids: [6.8, 4.6, 9.6, 6.0],
  music: [6.8, 4.6, 9.6, 6.0],
  devotional: [6.9, 4.6, 9.3, 5.7],
  infotainment: [6.9, 4.6, 9.2, 5.5],
  lifestyle: [6.9, 4.6, 9.1, 5.5],
  regional: [6.9, 4.6, 9.2, 5.6],
};

const roundedDown = (ratio: number) => Math.floor(ratio * 10) / 10;

describe('The genres of the tiles', () => {
  it.each(inBothThemes)('Text on a tile of %s is readable in the %s theme', (_, __, colours) => {
    expect(contrast(colours.text, colours.tile)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.text, colours.glyph)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(all)('The contrasts of %s are those of the design', (name, { light, dark }) => {
    expect(
      [light, dark]
        .flatMap(({ text, tile, glyph }) => [contrast(text, tile), contrast(text, glyph)])
        .map(roundedDown),
    ).toEqual(expected[name]);
  });

  it.each(['light', 'dark'] as const)(
    'The mark of the line is visible in the %s theme',
    (theme) => {
      expect(contrast(fibre[theme].mark, fibre[theme].ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ...all.map(([name, { glyph }]) => [name, glyph] as const),
    ['fibre', fibre.glyph] as const,
  ])('The glyph of %s is one path of at most 400 bytes', (_, glyph) => {
    expect(glyph).toMatch(/^M[\d .\-MmLlHhVvCcSsQqTtAaZz]+z$/);
    expect(Buffer.byteLength(glyph)).toBeLessThanOrEqual(400);
  });

  it.each([
    ['General Entertainment', 'entertainment'],
    ['Kids Entertainment', 'kids'],
    ['Infotainment', 'infotainment'],
    ['News and Current Affairs', 'news'],
    ['MOVIES', 'movies'],
    ['Sports', 'sports'],
    ['Music', 'music'],
    ['Devotional', 'devotional'],
    ['Lifestyle', 'lifestyle'],
    ['समाचार', 'news'],
    ['Miscellaneous', 'regional'],
    ['', 'regional'],
  ])('The operator’s genre %p has the tile of %s', (word, genre) => {
    expect(genreOf(word)).toBe(genre);
  });
});

describe('The monogram of a channel', () => {
  it.each([
    ['Parda Gold', 'PG'],
    ['Aangan', 'Aa'],
    ['khel', 'Kh'],
    ['Khel Ek HD', 'KE'],
    ['Aangan TV', 'Aa'],
    ['Aangan Plus HD 2', 'Aa'],
    ['Din Bhar 24', 'DB'],
    ['Chhota-Sitara SD', 'CS'],
    ['&pictures HD', 'Pi'],
    ['9X Jalwa', '9J'],
    ['Élan', 'Él'],
    ['TV 9', 'T9'],
    ['TV', 'Tv'],
    ['X', 'X'],
    ['आज तक', 'आ'],
    ['कृष्णा', 'कृ'],
    ['தமிழ் HD', 'த'],
    ['చిన్న', 'చి'],
    ['Aaj तक', 'Aa'],
    ['***', ''],
    ['', ''],
  ])('The monogram of %p is %p', (name, monogram) => {
    expect(monogramOf(name)).toBe(monogram);
  });

  it.each([
    ['आज', 'आ'],
    ['कृष्णा', 'कृ'],
    ['చిన్న', 'చి'],
    ['Aangan', 'A'],
    ['', ''],
  ])('A browser without Intl.Segmenter reads the first letter of %p as %p', (word, letter) => {
    expect(firstGrapheme(word, () => null)).toBe(letter);
  });
});

const channel = (
  lcn: number | null,
  genre: string,
  channelname = `Channel ${lcn}`,
  packs: number = 1,
  language = 'Hindi',
): CoverChannel => ({
  ...{ channelname, genre, lcn, language },
  bouquets: Array.from({ length: packs }, (_, at) => `P${at}`),
});
const sports = [9, 2, 7, 3, 8].map((number) => channel(number, 'Sports', `Khel ${number} Ek`));
const unnamed = { producttype: 'BOUQUET', genre: '', language: '' };

const tilesOf = (channels: readonly CoverChannel[], pack: NamedPack = unnamed) => {
  const { language, cells } = packFace(channels, pack);
  const tiles = cells.map(({ genre, monogram }) => `${genre} ${monogram}`.trim());
  return language ? [language.letter, ...tiles] : tiles;
};

describe('The cover of a pack', () => {
  it('A pack of one genre shows the six channels that the fewest other packs carry', () => {
    const carried = [3, 1, 2, 1, 9, 5, 1].map((packs, at) =>
      channel(at, 'News', `${'ABCDEFG'[at]} Ek`, packs),
    );
    expect(tilesOf(carried)).toEqual(['BE', 'DE', 'GE', 'CE', 'AE', 'FE'].map((m) => `news ${m}`));
  });

  it('Of channels that equally many packs carry the lowest numbers come first', () => {
    expect(tilesOf(sports).slice(0, 5)).toEqual(
      ['K2', 'K3', 'K7', 'K8', 'K9'].map((m) => `sports ${m}`),
    );
  });

  it('A pack of several genres shows its language and its five rarest channels', () => {
    const channels = [
      channel(1, 'Movies', 'Aa Ek', 9),
      channel(5, 'News', 'Ba Ek', 2),
      channel(6, 'News', 'Ca Ek', 2),
      channel(7, 'Kids', 'Da Ek', 3),
    ];
    expect(tilesOf(channels)).toEqual(['हि', 'news BE', 'news CE', 'kids DE', 'movies AE', 'news']);
    const base = { ...unnamed, producttype: 'BASE' };
    expect(tilesOf(channels, base)).toEqual(['हि', 'news BE', 'kids DE']);
  });

  it('A base pack shows its language large, also with one genre', () => {
    expect(tilesOf(sports, { ...unnamed, producttype: 'BASE' })).toEqual([
      'हि',
      'sports K2',
      'sports K3',
    ]);
  });

  it('The language that the pack names counts before that of its channels', () => {
    const channels = [...sports, channel(1, 'Music')];
    expect(tilesOf(channels, { ...unnamed, language: 'Tamil' })[0]).toBe('த');
  });

  it('Channels that many packs carry say little of the language of a pack', () => {
    const shared = [1, 2, 3].map((lcn) => channel(lcn, 'News', `Aa ${lcn}`, 12, 'Hindi'));
    expect(tilesOf([...shared, channel(9, 'Music', 'Shama', 1, 'Urdu')])[0]).toBe('ع');
  });

  it('Where no language is named, a genre has at most two of six tiles while the pack has others', () => {
    const others = ['Music', 'Music', 'Music', 'Kids'].map((genre, at) => channel(40 + at, genre));
    const channels = [...sports, ...others].map((one) => ({ ...one, language: '' }));
    const genresShown = packFace(channels, unnamed).cells.map(({ genre }) => genre);
    expect(genresShown).toEqual(['sports', 'sports', 'music', 'music', 'kids', 'sports']);
  });

  it('A pack of two channels repeats their genre without their names', () => {
    const two = [channel(5, 'Kids', 'Chhota'), channel(6, 'Kids', 'Sitara')];
    expect(tilesOf(two)).toEqual(['kids Ch', 'kids Si', 'kids', 'kids', 'kids', 'kids']);
  });

  it('A channel without a number comes after those that have one', () => {
    expect(tilesOf([channel(null, 'News', 'Aa'), channel(900, 'News', 'Ba')])[0]).toBe('news Ba');
  });

  it.each([
    ['BASE', '', 'Telugu', ['తె', 'null', 'null']],
    ['BOUQUET', 'Sports', 'Hindi', Array.from({ length: 6 }, () => 'sports')],
    ['BASE', 'Sports', 'Konkani', ['K', 'null', 'null']],
    ['BOUQUET', '', '', []],
  ])(
    'A %s pack of genre "%s" and language "%s" shows what it names while its channels are unknown',
    (producttype, genre, language, tiles) => {
      expect(tilesOf([], { producttype, genre, language })).toEqual(tiles);
    },
  );

  it.each([
    ['of which nothing is known', 'BOUQUET'],
    ['of a broadband line', 'Broadband'],
  ])('The cover of a pack %s is one mark', (_, producttype) => {
    const { container } = render(
      <PackCover channels={null} {...unnamed} producttype={producttype} />,
    );
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('The cover of a broadband line says its speed', () => {
    const line = { ...unnamed, producttype: 'BROADBAND' };
    expect(render(<PackCover channels={null} {...line} speed={100} />).container.textContent).toBe(
      '100',
    );
  });

  it('A small cover of six tiles has no letters', () => {
    const small = render(<PackCover channels={sports} {...unnamed} />);
    expect(small.container.textContent).toBe('');
    const large = render(<PackCover channels={sports} {...unnamed} size="large" />);
    expect(large.container.textContent).toBe('K2K3K7K8K9');
  });
});

describe('The languages of the covers', () => {
  const looks = Object.entries(coverLanguages);

  it.each(looks)('The letter of %s is readable in both themes', (_, { light, dark }) => {
    expect(contrast(LETTER_ON_LIGHT, light)).toBeGreaterThanOrEqual(7);
    expect(contrast(LETTER_ON_DARK, dark)).toBeGreaterThanOrEqual(10);
  });

  it('No two languages have the same letter or the same hue', () => {
    expect(new Set(looks.map(([, { letter }]) => letter)).size).toBe(looks.length);
    expect(new Set(looks.map(([, { light }]) => light)).size).toBe(looks.length);
    expect(new Set(looks.map(([, { dark }]) => dark)).size).toBe(looks.length);
  });
});

describe('The tile of a channel', () => {
  const parda = channel(233, 'Movies', 'Parda Gold HD');

  it('The tile is silent and shows the monogram and the number', () => {
    const { container } = render(<ChannelTile channel={parda} />);
    const tile = container.firstElementChild;
    expect(tile?.getAttribute('aria-hidden')).toBe('true');
    expect(tile?.getAttribute('data-genre')).toBe('movies');
    expect(tile?.textContent).toBe('PG233');
    expect(tile?.hasAttribute('style')).toBe(false);
  });

  it('The smallest tile shows the monogram alone', () => {
    expect(render(<ChannelTile channel={parda} size={28} />).container.textContent).toBe('PG');
  });

  it('The operator’s logo lies over the tile, and the tile stays when the logo fails', () => {
    const { container } = render(
      <ChannelTile channel={parda} logo="https://pictures.test/pg.png" />,
    );
    const logo = container.querySelector('img');
    expect(logo?.getAttribute('src')).toBe('https://pictures.test/pg.png');
    if (logo) fireEvent.error(logo);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('PG233');
  });
});
