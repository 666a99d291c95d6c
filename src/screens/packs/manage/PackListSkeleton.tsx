import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { List, Row } from '../../../ui/data/List';
import { Card } from '../../../ui/layout/Card';
import { Blank, BlankBlock, Coming } from '../../../ui/feedback/Skeleton';

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

/** As large as a cover. */
const BlankCover = styled(BlankBlock).attrs({ $height: '48px' })`
  flex: none;
  width: 72px;
`;

const Lines = () => (
  <>
    <div>
      <Blank $width="5rem" />
    </div>
    <div>
      <Blank $width="8rem" />
    </div>
    <Blank $width="6rem" />
  </>
);

/** A box and its packs, built from the real row so that nothing moves when they come. */
export const PackListSkeleton = () => (
  <Coming>
    <Group>
      <h2>
        <Blank $width="12rem" />
      </h2>
      <Card>
        <List>
          {[0, 1].map((at) => (
            <Row
              key={at}
              lead={<BlankCover />}
              title={<Blank $width="7rem" />}
              sub={<Lines />}
              end={<Blank $width="4rem" />}
              endSub={<Blank $width="3rem" />}
            />
          ))}
        </List>
      </Card>
    </Group>
  </Coming>
);
