import type { ReactNode } from 'react';
import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { Row } from '../../../ui/layout/Stack';
import { SectionTile } from '../services/tileLayout';

/**
 * The heights of the heading with the chart, and of the sum with the link. The skeleton has these heights, so that
 * nothing below moves.
 */
const CHART_HEIGHT = '150px';
const SUM_HEIGHT = '45px';
/** The width of six columns, or of the tile if the tile is narrower. */
const CHART_WIDTH = 'min(270px, 100%)';

/** The chart, and beside it the sum and the link. On a phone they are below the chart. */
export const SpendingLayout = ({ children }: { readonly children: ReactNode }) => (
  <Row $gap="s xl">{children}</Row>
);

/** Shown until the subscriber scrolls to the chart. */
export const SpendingBlank = () => (
  <SectionTile as="div">
    <SpendingLayout>
      <BlankBlock $width={CHART_WIDTH} $height={CHART_HEIGHT} />
      <BlankBlock $width="10rem" $height={SUM_HEIGHT} />
    </SpendingLayout>
  </SectionTile>
);

/** Shown while the chart is loading. */
export const SpendingSkeleton = () => (
  <LoadingRegion>
    <SpendingBlank />
  </LoadingRegion>
);
