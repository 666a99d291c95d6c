import styled from 'styled-components';
import { color, media, size, space, weight } from '../../../theme/tokens';
import { Card } from '../../../ui/layout/Card';
import { ServiceHead } from '../../../ui/layout/Section';

/** The surface of the home screen's parts. */
export const Tile = styled(Card).attrs({ as: 'section' })`
  gap: ${space.m};
  align-content: start;
  @media (min-width: 600px) {
    padding: 20px;
  }
`;

/** Of the gauge of the data used. */
const BODY_HEIGHT = '88px';

export const TileHead = styled(ServiceHead)`
  min-height: 44px;
`;

/** How long it still runs: the words, the date and the bar. */
export const TileEnds = styled.div`
  display: grid;
  gap: ${space.s};
`;

export const TileEndsLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.m};
`;

export const Headline = styled.p<{ readonly $over?: boolean }>`
  color: ${({ $over = false }) => ($over ? color.danger : color.ink)};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  line-height: 1.3;
`;

/** The buttons of all tiles of a row are at the same height. One whose words have no room beside another has its own line. */
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
  svg {
    flex: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** Between the words and the buttons. That of broadband is as high as its gauge: nothing moves when that comes. */
export const TileBody = styled.div`
  display: grid;
  &[data-gauge] {
    min-height: ${BODY_HEIGHT};
  }
  gap: ${space.s};
  align-content: start;
`;

/** A list or a chart with its heading, whose link is as high as a finger and needs less room above it. */
export const SectionTile = styled(Tile)`
  padding-top: ${space.s};
`;
