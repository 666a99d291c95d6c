import { css } from 'styled-components';
import { media } from '../../theme/tokens';
import { fibre, type Genre, genres, type TileColours } from './genres';
import { coverLanguages, LETTER_ON_DARK, LETTER_ON_LIGHT } from './languages';

type Theme = 'light' | 'dark';

const colours = ({ tile, glyph, text }: TileColours): string =>
  `--tile:${tile};--glyph:${glyph};--onTile:${text};`;

const rules = (theme: Theme): string =>
  Object.entries<Genre>(genres)
    .map(([name, genre]) => `&[data-genre='${name}']{${colours(genre[theme])}}`)
    .join('') +
  `&[data-genre='fibre']{--tile:${fibre[theme].ground};--onTile:${fibre[theme].mark};}`;

const languageRules = (theme: Theme): string => {
  const onTile = theme === 'light' ? LETTER_ON_LIGHT : LETTER_ON_DARK;
  const { regional } = genres;
  return (
    `--tile:${regional[theme].tile};--onTile:${onTile};` +
    Object.entries(coverLanguages)
      .map(([name, look]) => `&[data-language='${name}']{--tile:${look[theme]};}`)
      .join('')
  );
};

/** In the theme that the page has; a print is light. */
const inTheme = (light: string, dark: string) => css`
  ${light}
  :root[data-theme='dark'] & {
    ${dark}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${dark}
    }
  }
  ${media.print} {
    :root:root & {
      ${light}
    }
  }
`;

/** The colours of each genre as custom properties. */
export const genreColours = inTheme(rules('light'), rules('dark'));

/** The colours of each language as custom properties; those of no genre for a language without a hue. */
export const languageColours = inTheme(languageRules('light'), languageRules('dark'));
