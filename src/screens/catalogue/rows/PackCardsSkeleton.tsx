import styled from 'styled-components';
import { cardGrid } from '../../../app/lists/cardGrid';
import { media, target } from '../../../theme/tokens';
import { Blank, BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { PackActions, PackFoot, PackHead, PackSurface, PackText } from './PackCard';

const Grid = styled.div`
  ${cardGrid}
`;

/** As large as a cover. */
const BlankCover = styled(BlankBlock)`
  flex: none;
  width: 72px;
  height: 48px;
  ${media.wide} {
    width: 132px;
    height: 88px;
  }
`;

const BlankButton = styled(BlankBlock).attrs({ $height: target })`
  width: 5rem;
`;

/** Cards built from the real parts, so that nothing moves when the packs come. */
export const PackCardsSkeleton = () => (
  <LoadingRegion>
    <Grid>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <PackSurface key={at}>
          <PackHead>
            <BlankCover />
            <PackText>
              <Blank $width="7rem" />
              <p>
                <Blank $width="6rem" />
              </p>
              <p>
                <Blank $width="8rem" />
              </p>
            </PackText>
          </PackHead>
          <PackFoot>
            <p>
              <Blank $width="4rem" />
              <small>
                <Blank $width="6rem" />
              </small>
            </p>
            <PackActions>
              <BlankButton />
            </PackActions>
          </PackFoot>
        </PackSurface>
      ))}
    </Grid>
  </LoadingRegion>
);
