import {
  Blank,
  BlankBlock,
  LoadingRegion,
  SkeletonCard,
  SkeletonLines,
  SkeletonRows,
} from '../../../ui/feedback/Skeleton';
import type { Examples } from '../data/Example';

export const galleryExamples: Examples = {
  'Text on its way': () => <SkeletonLines />,
  'Card on its way': () => <SkeletonCard />,
  'Words, a button and a picture on their way': () => (
    <LoadingRegion>
      <Blank $width="12rem" />
      <BlankBlock $height="48px" />
      <br />
      <BlankBlock $ratio="16 / 6" />
    </LoadingRegion>
  ),
  'Rows on their way': () => <SkeletonRows lead />,
};
