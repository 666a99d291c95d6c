import { PasswordField } from './PasswordField';
import { Sample } from './Sample';
import type { Examples } from './Sample';

export const examples: Examples = {
  'Password that can be shown': () => (
    <Sample>
      {(t) => (
        <PasswordField
          id="example-password"
          name="password"
          label={t.password}
          defaultValue="example"
        />
      )}
    </Sample>
  ),
};
