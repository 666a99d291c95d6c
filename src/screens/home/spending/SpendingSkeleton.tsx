import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { SectionTile } from '../services/tileLayout';

/**
 * The height of the heading, the chart, the sum and the link together. The placeholder has the same height, so that
 * nothing below moves.
 */
const SPENDING_HEIGHT = '258px';

/** The place of the chart before it is scrolled to. */
export const SpendingBlank = () => (
  <SectionTile as="div">
    <BlankBlock $height={SPENDING_HEIGHT} />
  </SectionTile>
);

/** The place of the chart while it is loading. */
export const SpendingSkeleton = () => (
  <LoadingRegion>
    <SpendingBlank />
  </LoadingRegion>
);
