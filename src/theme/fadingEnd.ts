import { space } from './tokens';

/** The edge of a row that is moved by finger fades, so that what is cut is seen to go on. */
export const fadingEnd = `
  padding-inline-end: ${space.l};
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, #000 ${space.l});
`;
