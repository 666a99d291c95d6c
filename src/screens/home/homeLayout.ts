import styled from 'styled-components';
import { media, space } from '../../theme/tokens';

/** The parts of the home screen one under another; on a wide screen the wallet is beside them. */
export const HomePage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) min(20rem, 34%);
    gap: 20px ${space.xl};
    align-items: start;
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  min-width: 0;
  ${media.wide} {
    grid-column: 1;
    gap: 20px;
  }
`;

export const FirstParts = styled(Part)``;

/** Beside both of the others, so that it stays in sight while they scroll. */
export const WalletPlace = styled.div`
  min-width: 0;
  /* On a phone only its docked bar is there: it takes no room and no gap. */
  ${media.belowWide} {
    display: contents;
  }
  ${media.wide} {
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: stretch;
  }
`;

export const LaterParts = styled(Part)``;

/** Two tiles beside each other where there is room; one alone takes all of it. */
export const TilePair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  @media (min-width: 720px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    gap: 20px;
  }
`;
