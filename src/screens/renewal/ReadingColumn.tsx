import styled from 'styled-components';
import { media, space } from '../../theme/tokens';

/** What is read from top to bottom, and no wider than it reads well. */
export const ReadingColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    max-width: 44rem;
  }
`;
