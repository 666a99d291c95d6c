import { Example } from '../data/Example';
import type { Examples } from '../data/Example';
import { Steps } from '../../../ui/layout/Steps';

export const galleryExamples: Examples = {
  'Steps of a payment': () => <Example>{(t) => <Steps names={t.steps} at={1} />}</Example>,
};
