import { css } from 'styled-components';

/** The minimum width of a card, in rem, so that fewer cards are beside each other when the text is larger. */
export const CARD_WIDTH = 19;
/** The distance between two cards, in pixels. */
export const CARD_GAP = 16;

/** As many cards beside each other as there is room for. All cards of a row are equally high. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD_WIDTH}rem), 1fr));
  gap: ${CARD_GAP}px;
`;

/** An item of a virtual list. The list writes the position directly to the element, without a rendering. */
export const positionedStyles = css`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  inset-inline-end: 0;
`;
