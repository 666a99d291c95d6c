import { css } from 'styled-components';
import { media } from '../../theme/tokens';
import { fibre, genres, type Genre, type TileColours } from './genres';

type Theme = 'light' | 'dark';

const colours = ({ tile, glyph, text }: TileColours): string =>
  `--tile:${tile};--glyph:${glyph};--onTile:${text};`;

const rules = (theme: Theme): string =>
  Object.entries<Genre>(genres)
    .map(([name, genre]) => `&[data-genre='${name}']{${colours(genre[theme])}}`)
    .join('') +
  `&[data-genre='fibre']{--tile:${fibre[theme].ground};--onTile:${fibre[theme].mark};}`;

const lightRules = rules('light');
const darkRules = rules('dark');

/** The colours of each genre as custom properties, in the theme that the page has. */
export const genreColours = css`
  ${lightRules}
  :root[data-theme='dark'] & {
    ${darkRules}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${darkRules}
    }
  }
  ${media.print} {
    :root:root & {
      ${lightRules}
    }
  }
`;
