import { Select } from '../../../ui/forms/Select';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Choice from a list': () => (
    <Example>
      {(t) => (
        <Select
          id="example-language"
          name="language"
          label={t.language}
          placeholder={t.choose}
          options={t.languages.map((label) => ({ value: label, label }))}
        />
      )}
    </Example>
  ),
};
