import { Steps } from '../../../ui/layout/Steps';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Steps of a payment': () => <Example>{(t) => <Steps names={t.steps} at={1} />}</Example>,
};
