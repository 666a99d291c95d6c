import { RadioGroup } from './RadioGroup';
import { Sample } from '../data/Example';
import type { Examples } from '../data/Example';

export const examples: Examples = {
  'One of a few': () => (
    <Sample>
      {(t) => (
        <RadioGroup
          name="example-language"
          label={t.language}
          defaultValue="0"
          choices={t.languages.map((label, index) => ({ value: String(index), label }))}
        />
      )}
    </Sample>
  ),
  'Nothing chosen': () => (
    <Sample>
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
    </Sample>
  ),
};
