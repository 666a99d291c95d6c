import styled from 'styled-components';
import { media, space } from '../../../theme/tokens';

/** The view's name in the address. */
export const SAVE_VIEW = 'save';

/** Channels side by side where there is room. */
export const ChannelGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 0 ${space.l};
`;

export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
`;

/** What is brought into sight stops below the bar at the top. */
export const ResultArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  scroll-margin-top: 72px;
  ${media.wide} {
    scroll-margin-top: ${space.xl};
  }
`;

/** Removed packs beside added packs. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space.xl};
  align-items: start;
`;
