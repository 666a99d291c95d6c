import type { Applicant } from '../../../../store/documented/documentedState';
import { useText } from '../../../text/useText';
import { Field } from '../../../ui/forms/Field';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { TextArea } from '../../../ui/forms/TextArea';
import type { ApplicantCode } from '../applicantRules';
import { orderText } from './order.text';

interface ApplicantFieldsProps {
  /** What was typed so far. */
  readonly applicant: Partial<Applicant>;
  readonly errors: FieldErrors<string, ApplicantCode>;
}

export const ApplicantFields = ({ applicant: typed, errors }: ApplicantFieldsProps) => {
  const t = useText(orderText);
  const field = (name: keyof Applicant) => ({
    name,
    label: t[name],
    defaultValue: typed[name],
    error: errors[name] && t.errors[errors[name]],
  });
  return (
    <>
      <Field {...field('firstname')} autoComplete="given-name" />
      <Field {...field('surname')} autoComplete="family-name" />
      <Field
        {...field('mobileno')}
        hint={t.mobileHint}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextArea {...field('address')} hint={t.addressHint} autoComplete="street-address" rows={3} />
      <Field {...field('pincode')} inputMode="numeric" autoComplete="postal-code" />
    </>
  );
};
