import styled from 'styled-components';
import { color, controlHeight, media, space } from '../../../theme/tokens';
import { Card } from '../../../ui/layout/Card';
import { ServiceHead } from '../../../ui/layout/Section';

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

/** What can be done about all of a service, beside its name. A box has room for its button before the button comes. */
export const PackGroupActions = styled.div<{ readonly $isBox: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.xl};
  ${media.wide} {
    min-height: ${({ $isBox }) => ($isBox ? controlHeight : 'auto')};
  }
`;

/** What there is no room for beside the name, below the packs. */
export const PackGroupFoot = styled.div`
  display: grid;
  padding: ${space.xs} ${space.l};
  border-top: 1px solid ${color.line};
`;

/** What happened to the refresh of the box. */
export const PackGroupAnswer = styled.div`
  padding: 0 ${space.l} ${space.l};
  ${media.wide} {
    padding: ${space.m} ${WIDE_EDGE};
  }
`;

/** At both ends of a line, or one below the other when the text is large. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
  & > :first-child {
    flex: 1 1 6rem;
    min-width: 0;
  }
  & > :last-child {
    margin-inline-start: auto;
    text-align: end;
  }
`;
