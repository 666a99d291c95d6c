import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

const errors = { number: 'number', password: 'password' } as const;

export const galleryExamples: Examples = {
  'Summary of what is wrong': () => (
    <Example>
      {(t) => (
        <ErrorSummary
          errors={errors}
          texts={{ number: t.numberWrong, password: t.passwordWrong }}
        />
      )}
    </Example>
  ),
};
