import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useText } from '../../text/useText';
import { color, controlHeight, motion, size, space, target } from '../../theme/tokens';
import { technicalDetailsText } from '../ui.text';

const looks = {
  /** Small type, for what few subscribers need. */
  quiet: css`
    color: ${color.inkSoft};
    font-size: ${size.small};
  `,
  link: css`
    & > summary {
      color: ${color.brand};
    }
  `,
  /** The whole width, with the arrow at the end. */
  row: css`
    /* When a link leads here, the row stops below the bar at the top. */
    scroll-margin-top: 72px;
    & > summary {
      justify-content: space-between;
      gap: ${space.m};
      min-height: ${controlHeight};
      padding: ${space.s} 0;
      &::after {
        border-color: ${color.inkSoft};
      }
    }
    &[open] > summary {
      color: ${color.brand};
    }
  `,
};

type Look = keyof typeof looks;

const Details = styled.details<{ readonly $look: Look }>`
  max-width: 100%;
  overflow-wrap: anywhere;
  & > summary {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${target};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '';
      flex: none;
      width: 8px;
      height: 8px;
      margin: -4px ${space.xs} 0;
      border: solid;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
      transition: rotate ${motion};
    }
  }
  &[open] > summary::after {
    margin-top: 4px;
    rotate: 225deg;
  }
  ${({ $look }) => looks[$look]}
`;

interface FoldedProps extends Pick<ComponentProps<'details'>, 'id' | 'open' | 'onToggle'> {
  readonly summary: ReactNode;
  readonly look?: Look;
  readonly children: ReactNode;
}

/** Content that a press on the summary line shows or hides. */
export const Folded = ({ summary, look = 'quiet', children, ...rest }: FoldedProps) => (
  <Details {...rest} $look={look}>
    <summary>
      <span>{summary}</span>
    </summary>
    {children}
  </Details>
);

/** Words of a server or a browser, for support. */
export const TechnicalDetails = ({ children }: { readonly children: ReactNode }) => (
  <Folded summary={useText(technicalDetailsText).details}>{children}</Folded>
);
