import { Checkbox } from './Checkbox';
import { Sample } from './Sample';
import type { Examples } from './Sample';

export const examples: Examples = {
  Checkbox: () => (
    <Sample>
      {(t) => (
        <Checkbox
          id="example-remember"
          name="remember"
          label={t.remember}
          hint={t.rememberHint}
          defaultChecked
        />
      )}
    </Sample>
  ),
};
