import { Sample } from './Sample';
import type { Examples } from './Sample';
import { Select } from './Select';

export const examples: Examples = {
  'Choice from a list': () => (
    <Sample>
      {(t) => (
        <Select
          id="example-language"
          name="language"
          label={t.language}
          placeholder={t.choose}
          options={t.languages.map((label) => ({ value: label, label }))}
        />
      )}
    </Sample>
  ),
};
