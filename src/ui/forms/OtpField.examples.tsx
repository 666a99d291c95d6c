import { OtpField } from './OtpField';
import { Sample } from '../data/Example';
import type { Examples } from '../data/Example';

export const examples: Examples = {
  'Code from a text message': () => (
    <Sample>
      {(t) => (
        <OtpField
          id="example-code"
          name="otp"
          label={t.code}
          hint={t.codeHint}
          defaultValue="482"
        />
      )}
    </Sample>
  ),
};
