import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { SectionTile } from '../services/tileLayout';

/** The height of heading, chart, sum and link together. With this placeholder nothing below moves. */
const SPENDING_HEIGHT = '258px';

/** Shown until the subscriber scrolls to the chart. */
export const SpendingBlank = () => (
  <SectionTile as="div">
    <BlankBlock $height={SPENDING_HEIGHT} />
  </SectionTile>
);

/** Shown while the chart is loading. */
export const SpendingSkeleton = () => (
  <LoadingRegion>
    <SpendingBlank />
  </LoadingRegion>
);
