import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { SectionTile } from '../services/tileLayout';

/** As high as the heading, the sum, the chart and the link: nothing below it moves. */
const SPENDING_HEIGHT = '258px';

/** Its place, before it is scrolled to. */
export const SpendingBlank = () => (
  <SectionTile as="div">
    <BlankBlock $height={SPENDING_HEIGHT} />
  </SectionTile>
);

/** Its place, while it is loading. */
export const SpendingSkeleton = () => (
  <LoadingRegion>
    <SpendingBlank />
  </LoadingRegion>
);
