import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useText } from '../../text/useText';
import { color, media, radius, space } from '../../theme/tokens';
import { List, ListRow } from '../data/List';
import { Card } from '../layout/Card';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { skeletonText } from '../ui.text';

const breathe = keyframes`50% { opacity: 0.5; }`;

/** A placeholder for a word or an amount in a sentence. It is as high as the text. */
export const Blank = styled.span<{ readonly $width: string }>`
  display: inline-block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  background: linear-gradient(${color.line}, ${color.line}) center / 100% 50% no-repeat;
  animation: ${breathe} 1.6s ease-in-out infinite;
  &::before {
    content: '\\00a0';
  }
`;

interface BlankBlockProps {
  readonly $ratio?: string;
  readonly $height?: string;
  /** The width of the block. Without it the block fills the line. */
  readonly $width?: string;
}

/** A placeholder for a control or a picture. */
export const BlankBlock = styled.div<BlankBlockProps>`
  ${({ $width }) => $width !== undefined && `flex: none; width: ${$width};`}
  height: ${({ $height }) => $height ?? 'auto'};
  ${({ $ratio }) => $ratio !== undefined && `aspect-ratio: ${$ratio};`}
  border-radius: ${({ $ratio }) => ($ratio === undefined ? radius.control : radius.sheet)};
  background: ${color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** A placeholder for one line of text, as high as the text. */
const BlankLine = styled.span<{ readonly $width: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: 1lh;
  padding: 0.25lh 0;
  background: ${color.line} content-box;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const CircleAndLines = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.l};
  & > :first-child {
    flex: none;
    width: 96px;
    height: 96px;
    border-radius: 50%;
    ${media.wide} {
      width: 120px;
      height: 120px;
    }
  }
  & > :last-child {
    flex: 1;
  }
`;

/** Tells screen readers once that the content is loading, and hides the grey shapes from them. */
export const LoadingRegion = ({ children }: { readonly children: ReactNode }) => {
  const t = useText(skeletonText);
  return (
    <div aria-busy>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
};

const WIDTHS = ['92%', '78%', '64%'] as const;
const widthAt = (at: number): string => WIDTHS[at % WIDTHS.length] ?? '100%';
const upTo = (count: number): readonly number[] => [...Array(count).keys()];

interface SkeletonProps {
  readonly count?: number;
}

export const SkeletonLines = ({ count = 3 }: SkeletonProps) => (
  <LoadingRegion>
    {upTo(count).map((at) => (
      <BlankLine key={at} $width={widthAt(at)} />
    ))}
  </LoadingRegion>
);

/** A placeholder for a card with a round picture beside its lines. */
export const SkeletonCard = () => (
  <Card>
    <LoadingRegion>
      <CircleAndLines>
        <BlankBlock />
        <div>
          <BlankLine $width="92%" />
          <BlankLine $width="78%" />
        </div>
      </CircleAndLines>
    </LoadingRegion>
  </Card>
);

interface SkeletonRowsProps extends SkeletonProps {
  /** The rows start with a number or a picture. */
  readonly lead?: boolean;
  /** The rows end with an amount. */
  readonly end?: boolean;
}

/** Built from `ListRow`: the layout does not shift when the list arrives. */
export const SkeletonRows = ({ count = 3, lead = false, end = true }: SkeletonRowsProps) => (
  <LoadingRegion>
    <List>
      {upTo(count).map((at) => (
        <ListRow
          key={at}
          lead={lead ? <BlankBlock $width="44px" $height="44px" /> : undefined}
          title={<BlankLine $width={widthAt(at)} />}
          sub={<BlankLine $width="48%" />}
          end={end ? <BlankLine $width="4rem" /> : undefined}
        />
      ))}
    </List>
  </LoadingRegion>
);
