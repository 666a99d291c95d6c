import { List, ListRow } from '../../../ui/data/List';
import { Blank, BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { ServiceHead, ServiceName } from '../../../ui/layout/Section';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { PackGroupCard } from './PackGroupCard';

/** A box and its packs, built from the real parts so that nothing moves when they are loaded. */
export const PackListSkeleton = () => (
  <LoadingRegion>
    <PackGroupCard>
      <ServiceHead>
        <BlankBlock $height="40px" />
        <ServiceName>
          <h2>
            <Blank $width="9rem" />
          </h2>
          <SoftText>
            <Blank $width="7rem" />
          </SoftText>
        </ServiceName>
      </ServiceHead>
      <List>
        {[0, 1].map((at) => (
          <ListRow
            key={at}
            lead={<BlankBlock $width="72px" $height="48px" />}
            title={
              <Row $gap="none m" $align="start" $firstFrom="6rem">
                <Blank $width="7rem" />
                <Blank $width="3rem" />
              </Row>
            }
            sub={
              // The gap is as high as the bar of days left, including the space around the bar.
              <Stack $gap="l">
                <Blank $width="9rem" />
                <Blank $width="6rem" />
              </Stack>
            }
          />
        ))}
      </List>
    </PackGroupCard>
  </LoadingRegion>
);
