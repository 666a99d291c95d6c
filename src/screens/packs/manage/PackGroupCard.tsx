import styled from 'styled-components';
import { color, media, space } from '../../../theme/tokens';
import { Card } from '../../../ui/layout/Card';
import { ServiceHead } from '../../../ui/layout/ServiceHead';

const WIDE_EDGE = '20px';

/** One service with its packs. The lines between the rows go from edge to edge, so each part has its own inset. */
export const PackGroupCard = styled(Card)`
  gap: 0;
  padding: 0;
  overflow: hidden;
  & > ul {
    padding: 0 ${space.l};
  }
  ${media.wide} {
    padding: 0;
    th:first-child {
      padding-inline-start: ${WIDE_EDGE};
    }
    td:last-child,
    thead th:last-child {
      padding-inline-end: ${WIDE_EDGE};
    }
  }
`;

export const PackGroupHead = styled(ServiceHead)`
  padding: ${space.l} ${space.l} ${space.s};
  ${media.wide} {
    padding: ${space.m} ${WIDE_EDGE} 0;
  }
`;

/** What can be done about all of a service: in its head where there is room, otherwise below its packs. */
export const PackGroupActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.xl};
  ${media.belowWide} {
    padding: ${space.s} ${space.l} ${space.m};
    border-top: 1px solid ${color.line};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** What became of the refresh of the box. */
export const PackGroupAnswer = styled.div`
  padding: 0 ${space.l} ${space.l};
  ${media.wide} {
    padding: ${space.m} ${WIDE_EDGE};
  }
`;
