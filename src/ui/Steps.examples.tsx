import { Sample } from './Sample';
import type { Examples } from './Sample';
import { Steps } from './Steps';

export const examples: Examples = {
  'Steps of a payment': () => <Sample>{(t) => <Steps names={t.steps} at={1} />}</Sample>,
};
