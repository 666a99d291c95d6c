import { OtpField } from '../../../ui/forms/OtpField';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Code from a text message': () => (
    <Example>
      {(t) => (
        <OtpField
          id="example-code"
          name="otp"
          label={t.code}
          hint={t.codeHint}
          defaultValue="482"
        />
      )}
    </Example>
  ),
};
