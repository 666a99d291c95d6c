import styled from 'styled-components';
import { color, controlHeight, media, space } from '../../../theme/tokens';
import { Card } from '../../../ui/layout/Card';
import { ServiceHead } from '../../../ui/layout/Section';

const WIDE_EDGE = '20px';

/**
 * One service with its packs. The lines of the table on a wide screen, and the line above the footer on a phone, reach
 * both edges, so each part has its own padding.
 */
export const PackGroupCard = styled(Card)`
  gap: 0;
  padding: 0;
  overflow: hidden;
  & > ${ServiceHead} {
    padding: ${space.l} ${space.l} ${space.s};
  }
  & > ul {
    padding: 0 ${space.l};
  }
  /* On a phone the link to the channels is in this footer, because there is no room beside the name. */
  & > footer {
    display: grid;
    padding: ${space.xs} ${space.l};
    border-top: 1px solid ${color.line};
  }
  ${media.wide} {
    padding: 0;
    & > ${ServiceHead} {
      padding: ${space.m} ${WIDE_EDGE} 0;
    }
    th:first-child {
      padding-inline-start: ${WIDE_EDGE};
    }
    td:last-child,
    thead th:last-child {
      padding-inline-end: ${WIDE_EDGE};
    }
  }
`;

/**
 * The actions for a whole service. On a wide screen the actions of a box are as high as a button from the start, so
 * that nothing moves when the button appears.
 */
export const PackGroupActions = styled.div<{ readonly $isBox: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.xl};
  ${media.wide} {
    min-height: ${({ $isBox }) => ($isBox ? controlHeight : 'auto')};
  }
`;

/** The result of the refresh of the box. */
export const PackGroupAnswer = styled.div`
  padding: 0 ${space.l} ${space.l};
  ${media.wide} {
    padding: ${space.m} ${WIDE_EDGE};
  }
`;
