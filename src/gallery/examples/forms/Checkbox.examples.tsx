import { Checkbox } from '../../../ui/forms/Checkbox';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  Checkbox: () => (
    <Example>
      {(t) => (
        <Checkbox
          id="example-remember"
          name="remember"
          label={t.remember}
          hint={t.rememberHint}
          defaultChecked
        />
      )}
    </Example>
  ),
};
