import { Checkbox } from './Checkbox';
import { Sample } from '../data/Example';
import type { Examples } from '../data/Example';

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
