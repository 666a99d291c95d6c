import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useText } from '../../text/useText';
import { color, media, radius, space } from '../../theme/tokens';
import { List, ListRow } from '../data/List';
import { Card } from '../layout/Card';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { skeletonText } from '../ui.text';

const breathe = keyframes`50% { opacity: 0.5; }`;

/** Where a word or an amount will stand: in its own place in the sentence, in its own type. */
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

/** Where a control or a picture will stand. */
export const BlankBlock = styled.div<{ readonly $ratio?: string; readonly $height?: string }>`
  height: ${({ $height }) => $height ?? 'auto'};
  ${({ $ratio }) => $ratio !== undefined && `aspect-ratio: ${$ratio};`}
  border-radius: ${({ $ratio }) => ($ratio === undefined ? radius.control : radius.sheet)};
  background: ${color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** One line of text, as tall as the text that will be there. */
const Line = styled.span<{ readonly $width: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: 1lh;
  padding: 0.25lh 0;
  background: ${color.line} content-box;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Square = styled(Line)`
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border-radius: ${radius.control};
`;

const BlankCircle = styled(Square)`
  width: 96px;
  height: 96px;
  border-radius: 50%;
  ${media.wide} {
    width: 120px;
    height: 120px;
  }
`;

const Beside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.l};
  & > :last-child {
    flex: 1;
  }
`;

/** Says once that something is coming, and hides the grey shapes from those who hear the page. */
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
      <Line key={at} $width={widthAt(at)} />
    ))}
  </LoadingRegion>
);

/** The shape of a card with a round picture beside its lines. */
export const SkeletonCard = ({ count = 2 }: SkeletonProps) => (
  <Card>
    <LoadingRegion>
      <Beside>
        <BlankCircle $width="96px" />
        <div>
          {upTo(count).map((at) => (
            <Line key={at} $width={widthAt(at)} />
          ))}
        </div>
      </Beside>
    </LoadingRegion>
  </Card>
);

interface SkeletonRowsProps extends SkeletonProps {
  /** The rows will start with a number or a picture. */
  readonly lead?: boolean;
  /** They will end with an amount. */
  readonly end?: boolean;
}

/** Rows built from the real row, so that nothing moves when the list comes. */
export const SkeletonRows = ({ count = 3, lead = false, end = true }: SkeletonRowsProps) => (
  <LoadingRegion>
    <List>
      {upTo(count).map((at) => (
        <ListRow
          key={at}
          lead={lead ? <Square $width="44px" /> : undefined}
          title={<Line $width={widthAt(at)} />}
          sub={<Line $width="48%" />}
          end={end ? <Line $width="4rem" /> : undefined}
        />
      ))}
    </List>
  </LoadingRegion>
);
