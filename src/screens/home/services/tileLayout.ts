import styled from 'styled-components';
import { color, media, size, space, weight } from '../../../theme/tokens';
import { Card } from '../../../ui/layout/Card';
import { ServiceHead } from '../../../ui/layout/ServiceHead';

/** The surface of the home screen's parts. */
export const Tile = styled(Card).attrs({ as: 'section' })`
  gap: ${space.m};
  align-content: start;
  @media (min-width: 600px) {
    padding: 20px;
  }
`;

const BODY_HEIGHT = '104px';

export const TileHead = styled(ServiceHead)`
  /* On a phone a name may take two lines. */
  min-height: 60px;
  @media (min-width: 600px) {
    min-height: 44px;
  }
`;

/** How long it still runs: the words, the date and the bar. */
export const TileEnds = styled.div`
  display: grid;
  gap: ${space.s};
`;

export const TileEndsLine = styled.div`
  @media (min-width: 600px) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space.m};
  }
`;

export const Headline = styled.p<{ readonly $over?: boolean }>`
  color: ${({ $over = false }) => ($over ? color.danger : color.ink)};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  line-height: 1.3;
`;

/** The buttons of all tiles of a row are at the same height. */
export const TileActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  && > * {
    flex: 1 1 auto;
    width: auto;
    padding-inline-end: ${space.m};
    padding-inline-start: ${space.m};
  }
  @media (min-width: 600px) {
    && > * {
      flex-basis: 0;
    }
  }
  svg {
    flex: none;
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * Between the words and the buttons. In every tile as high as four lines of packs, and so higher than the
 * gauge of the data used: nothing moves when packs or gauge come.
 */
export const TileBody = styled.div`
  display: grid;
  min-height: ${BODY_HEIGHT};
  gap: ${space.s};
  align-content: start;
`;

/** A list or a chart with its heading, whose link is as high as a finger and needs less room above it. */
export const SectionTile = styled(Tile)`
  padding-top: ${space.s};
`;
