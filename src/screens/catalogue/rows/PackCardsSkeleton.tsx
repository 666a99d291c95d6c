import styled from 'styled-components';
import { cardGrid } from '../../../app/lists/cardGrid';
import { media } from '../../../theme/tokens';
import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { PackSurface } from './PackCard';

const Grid = styled.div`
  ${cardGrid}
`;

/** As high as what is in a card. */
const Content = styled(BlankBlock)`
  height: 8.25rem;
  ${media.wide} {
    height: 12.25rem;
  }
`;

/** Cards in their size, so that nothing moves when the packs come. */
export const PackCardsSkeleton = () => (
  <LoadingRegion>
    <Grid>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <PackSurface key={at}>
          <Content />
        </PackSurface>
      ))}
    </Grid>
  </LoadingRegion>
);
