import { space } from './tokens';

/** Fades the end of a scrolling row, to show that the row continues. */
export const fadingEnd = `
  padding-inline-end: ${space.l};
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, #000 ${space.l});
`;
