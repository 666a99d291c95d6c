import { CopyText } from '../../../ui/feedback/CopyText';
import type { Examples } from '../data/Example';

export const galleryExamples: Examples = {
  'A number to keep': () => <CopyText text="DK4417A00001" />,
};
