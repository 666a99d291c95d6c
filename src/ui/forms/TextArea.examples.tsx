import { Sample } from '../data/Example';
import type { Examples } from '../data/Example';
import { TextArea } from './TextArea';

export const examples: Examples = {
  'Text of several lines': () => (
    <Sample>
      {(t) => (
        <TextArea
          id="example-text"
          name="text"
          label={t.work}
          hint={t.numberHint}
          maxLength={400}
        />
      )}
    </Sample>
  ),
  'Text of several lines with error': () => (
    <Sample>
      {(t) => (
        <TextArea id="example-text-wrong" name="textWrong" label={t.work} error={t.numberWrong} />
      )}
    </Sample>
  ),
};
