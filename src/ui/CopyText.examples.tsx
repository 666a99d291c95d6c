import { CopyText } from './CopyText';
import type { Examples } from './Sample';

export const examples: Examples = {
  'A number to keep': () => <CopyText text="DK4417A00001" />,
};
