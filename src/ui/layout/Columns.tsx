import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsWide } from '../../theme/mediaQueries';
import { barTop, media, space } from '../../theme/tokens';
import { Card } from './Card';
import { Stack } from './Stack';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) min(20rem, 36%);
    gap: ${space.xxl};
    align-items: start;
  }
  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};
  }
  & > aside {
    ${media.wide} {
      position: sticky;
      top: calc(${barTop} + ${space.xxl});
    }
  }
  /* The summary spans two rows, so that what follows begins right below the content. */
  & > div + div + aside {
    ${media.wide} {
      grid-area: 1 / 2 / span 2;
    }
  }
  &:has(> div + div + aside) {
    ${media.wide} {
      grid-template-rows: auto 1fr;
    }
  }
`;

/** The content of the aside: a card on a wide screen, and plain content without a card on a phone. */
export const Panel = styled(Card)`
  ${media.belowWide} {
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

interface ColumnsProps {
  readonly children: ReactNode;
  /** The summary: beside the content and always in view on a wide screen, below the content on a phone. */
  readonly aside: ReactNode;
  /** The accessible name of the summary. */
  readonly asideLabel: string;
  /** Placed below the summary on a phone, and below the content on a wide screen. */
  readonly after?: ReactNode;
}

/** The elements are in reading order at each width, so that the keyboard focus follows what is seen. */
export const Columns = ({ children, aside, asideLabel, after }: ColumnsProps) => {
  const summary = (
    <aside key="summary" aria-label={asideLabel}>
      {aside}
    </aside>
  );
  const rest = after !== undefined && <div key="after">{after}</div>;
  return (
    <Grid>
      <div>{children}</div>
      {useIsWide() ? [rest, summary] : [summary, rest]}
    </Grid>
  );
};

type Gap = keyof typeof space;

interface TwoColumnsProps {
  /** The gap while there is one column. */
  readonly $gap: Gap;
  /** The gap between the two columns. */
  readonly $wideGap: Gap;
  /** The width of the second column. By default it is as wide as the first. */
  readonly $second?: string;
}

/** Two columns on a wide screen, else a single column. Use `Columns` for a summary that stays in view. */
export const TwoColumns = styled.div<TwoColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) ${({ $second = 'minmax(0, 1fr)' }) => $second};
    gap: ${({ $wideGap }) => space[$wideGap]};
  }
`;

/** A column of limited width, because long lines are hard to read. */
export const ReadingColumn = styled(Stack)`
  ${media.wide} {
    max-width: 44rem;
  }
`;
