import styled from 'styled-components';
import { color, radius, space } from '../../theme/tokens';

const Wrapper = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 1120px;
  margin: 0 auto;
  padding: 20px ${space.l};
`;

const Block = styled.div<{ readonly $height: number; readonly $share: number }>`
  width: ${({ $share }) => $share}%;
  height: ${({ $height }) => $height}px;
  border-radius: ${radius.sheet};
  background: ${color.line};
  opacity: 0.6;
`;

/** The shape of a screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <Wrapper aria-hidden>
    <Block $height={32} $share={60} />
    <Block $height={220} $share={100} />
    <Block $height={64} $share={100} />
    <Block $height={64} $share={100} />
  </Wrapper>
);
