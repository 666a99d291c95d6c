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

export const MainParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  min-width: 0;
  ${media.wide} {
    gap: 20px;
  }
`;

/** The wallet, and under it what is offered: beside the rest on a wide screen. */
export const SideParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  /* On a phone the wallet is a docked bar alone: it takes no room and no gap. */
  ${media.belowWide} {
    display: contents;
  }
  ${media.wide} {
    grid-column: 2;
  }
`;

export const Foot = styled.div`
  min-width: 0;
  ${media.wide} {
    grid-column: 1 / -1;
  }
`;
