import { fireEvent, render } from '@testing-library/react';
import { contrast } from '../../../../src/theme/contrast';
import { ChannelTile, type TileChannel } from '../../../../src/ui/tiles/ChannelTile';
import { coverCells } from '../../../../src/ui/tiles/coverCells';
import { fibre, genreOf, genres, type Genre } from '../../../../src/ui/tiles/genres';
import { firstGrapheme, monogramOf } from '../../../../src/ui/tiles/monogram';
import { PackCover } from '../../../../src/ui/tiles/PackCover';

const all = Object.entries<Genre>(genres);
const inBothThemes = all.flatMap(([name, genre]) =>
  (['light', 'dark'] as const).map((theme) => [name, theme, genre[theme]] as const),
);

/** White on the tile and on the glyph in the light theme, the genre's own text on both in the dark one. */
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
    expect(firstGrapheme(word, null)).toBe(letter);
  });
});

const channel = (
  lcn: number | null,
  genre: string,
  channelname = `Channel ${lcn}`,
): TileChannel => ({
  channelname,
  genre,
  lcn,
});
const sports = [9, 2, 7, 3, 8].map((number) => channel(number, 'Sports', `Khel ${number} Ek`));

const numbersOf = (channels: readonly TileChannel[]) =>
  coverCells(channels).map(({ genre, monogram }) => `${genre} ${monogram}`.trim());

describe('The cover of a pack', () => {
  it('The cover shows the six channels with the lowest numbers', () => {
    const mixed = ['Music', 'Kids', 'News', 'Movies', 'Sports', 'Lifestyle', 'Music'];
    const channels = mixed.map((genre, at) => channel(70 - at, genre, `${genre} Ek`));
    expect(numbersOf(channels)).toEqual([
      'music ME',
      'lifestyle LE',
      'sports SE',
      'movies ME',
      'news NE',
      'kids KE',
    ]);
  });

  it('A genre has at most three tiles while the pack has others', () => {
    const others = [40, 41, 42, 43].map((number) => channel(number, 'Music', `Taal ${number} Ek`));
    const cells = coverCells([...sports, ...others]).map(({ genre }) => genre);
    expect(cells).toEqual(['sports', 'sports', 'sports', 'music', 'music', 'music']);
  });

  it('A pack of mostly one genre fills its cover with it, in the order of the numbers', () => {
    const cells = coverCells([...sports, channel(1, 'Music')]).map(({ genre }) => genre);
    expect(cells).toEqual(['music', 'sports', 'sports', 'sports', 'sports', 'sports']);
  });

  it('A pack of two channels repeats their genres without their names', () => {
    expect(numbersOf([channel(5, 'Kids', 'Chhota'), channel(6, 'News', 'Din Bhar')])).toEqual([
      'kids Ch',
      'news DB',
      'kids',
      'news',
      'kids',
      'news',
    ]);
  });

  it('A channel without a number comes after those that have one', () => {
    expect(coverCells([channel(null, 'Kids', 'Aa'), channel(900, 'News', 'Ba')])[0]?.genre).toBe(
      'news',
    );
  });

  it.each([
    ['whose channels are unknown', <PackCover key="unknown" channels={null} />],
    ['without channels', <PackCover key="empty" channels={[]} />],
    ['of a broadband line', <PackCover key="line" channels={[]} isBroadband />],
  ])('The cover of a pack %s is one mark', (_, cover) => {
    const { container } = render(cover);
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('A small cover has no letters', () => {
    expect(render(<PackCover channels={sports} />).container.textContent).toBe('');
    expect(render(<PackCover channels={sports} size="large" />).container.textContent).toBe(
      'K2K3K7K8K9',
    );
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
