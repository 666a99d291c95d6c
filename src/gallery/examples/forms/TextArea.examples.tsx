import { TextArea } from '../../../ui/forms/TextArea';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Text of several lines': () => (
    <Example>
      {(t) => (
        <TextArea
          id="example-text"
          name="text"
          label={t.work}
          hint={t.numberHint}
          maxLength={400}
        />
      )}
    </Example>
  ),
  'Text of several lines with error': () => (
    <Example>
      {(t) => (
        <TextArea id="example-text-wrong" name="textWrong" label={t.work} error={t.numberWrong} />
      )}
    </Example>
  ),
};
