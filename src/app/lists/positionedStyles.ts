import { css } from 'styled-components';

/** An item of a virtual list, which writes its position without a render. */
export const positionedStyles = css`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  inset-inline-end: 0;
`;
