import { Field } from '../../../ui/forms/Field';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Field with prefix and hint': () => (
    <Example>
      {(t) => (
        <Field
          id="example-number"
          name="number"
          label={t.number}
          hint={t.numberHint}
          prefix="+91"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
    </Example>
  ),
  'Field with error': () => (
    <Example>
      {(t) => (
        <Field
          id="example-wrong"
          name="wrong"
          label={t.number}
          error={t.numberWrong}
          defaultValue="98765"
        />
      )}
    </Example>
  ),
};
