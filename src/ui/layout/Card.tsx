import styled from 'styled-components';
import { color, media, radius, shadow, space } from '../../theme/tokens';

/** A raised surface. A card is never inside another card. */
export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  min-width: 0;
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow};
  ${media.wide} {
    padding: ${space.xl};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;
