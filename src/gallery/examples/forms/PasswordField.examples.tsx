import { PasswordField } from '../../../ui/forms/PasswordField';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Password that can be shown': () => (
    <Example>
      {(t) => (
        <PasswordField
          id="example-password"
          name="password"
          label={t.password}
          defaultValue="example"
        />
      )}
    </Example>
  ),
};
