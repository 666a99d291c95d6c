import { css } from 'styled-components';

/** No card is narrower, in rem: with larger text there are fewer beside each other. */
export const CARD_WIDTH = 19;
/** Between two cards, in pixels. */
export const CARD_GAP = 16;

/** As many cards beside each other as there is room for, all of a row equally high. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD_WIDTH}rem), 1fr));
  gap: ${CARD_GAP}px;
`;
