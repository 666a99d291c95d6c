import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { BlankBlock, LoadingRegion } from '../../ui/feedback/Skeleton';

export const PlanCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space.l};
`;

export const PlanCardsSkeleton = () => (
  <LoadingRegion>
    <PlanCards as="div">
      {[1, 2, 3].map((at) => (
        <BlankBlock key={at} $height="22rem" />
      ))}
    </PlanCards>
  </LoadingRegion>
);
