import styled from 'styled-components';
import { color, media, size, space, weight } from '../../../theme/tokens';
import { Card } from '../../../ui/layout/Card';
import { ServiceHead } from '../../../ui/layout/Section';

/** The surface of the home screen's parts. */
export const Tile = styled(Card).attrs({ as: 'section' })`
  gap: ${space.m};
  align-content: start;
  & > ${ServiceHead} {
    min-height: 44px;
    /* The days left are what stands out. */
    h2,
    h3 {
      font-weight: ${weight.normal};
    }
  }
  @media (min-width: 600px) {
    padding: 20px;
  }
`;

/** The width and the height of the gauge of used data. */
export const GAUGE_SIZE = '88px';

export const Headline = styled.p<{ readonly $tone?: 'ink' | 'success' | 'danger' }>`
  color: ${({ $tone = 'ink' }) => color[$tone]};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  line-height: 1.3;
`;

/** The buttons of a tile. Buttons that do not fit side by side wrap. */
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

/** The part above the buttons. For broadband it is as high as the gauge, so nothing moves when the gauge loads. */
export const TileBody = styled.div`
  display: grid;
  &[data-gauge] {
    min-height: ${GAUGE_SIZE};
  }
  gap: ${space.s};
  align-content: start;
`;

/** A tile with a titled section. The padding above is smaller, because a link beside a title makes its line higher. */
export const SectionTile = styled(Tile)`
  padding-top: ${space.s};
`;
