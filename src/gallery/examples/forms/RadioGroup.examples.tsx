import { RadioGroup } from '../../../ui/forms/RadioGroup';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'One of a few': () => (
    <Example>
      {(t) => (
        <RadioGroup
          name="example-language"
          label={t.language}
          defaultValue="0"
          choices={t.languages.map((label, index) => ({ value: String(index), label }))}
        />
      )}
    </Example>
  ),
  'Nothing chosen': () => (
    <Example>
      {(t) => (
        <RadioGroup
          name="example-choice"
          label={t.language}
          error={t.choose}
          choices={t.languages
            .slice(0, 2)
            .map((label, index) => ({ value: String(index), label, hint: t.rememberHint }))}
        />
      )}
    </Example>
  ),
};
