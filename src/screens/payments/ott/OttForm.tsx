import { type FormEvent, type ReactNode, useState } from 'react';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { Stack } from '../../../ui/layout/Card';
import { DockedBar } from '../../../ui/layout/DockedBar';
import { ottQuickPayText } from './ottQuickPay.text';

interface OttFormProps {
  readonly mobileno: string;
  readonly isBusy: boolean;
  readonly onSubmit: (mobileno: string) => void;
  /** Why the last press made no request, or nothing. */
  readonly children: ReactNode;
}

/** Whose service it is. What it costs the operator tells with the request to pay. */
export const OttForm = ({ mobileno, isBusy, onSubmit, children }: OttFormProps) => {
  const t = useText(ottQuickPayText);
  const [errors, setErrors] = useState<FieldErrors<'mobileno', 'mobileno'>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, 'mobileno');
    const number = mobileNumberIn(typed);
    const isRight = MOBILE.test(number);
    setErrors(isRight ? {} : { mobileno: 'mobileno' });
    if (isRight) onSubmit(number);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={errors} texts={t.errors} />
        <Field
          name="mobileno"
          label={t.mobileno}
          hint={t.mobilenoHint}
          error={errors.mobileno && t.errors[errors.mobileno]}
          type="tel"
          autoComplete="tel"
          prefix="+91"
          maxLength={40}
          defaultValue={mobileno}
        />
        <p>{t.price}</p>
        <DockedBar>
          {children}
          <Button type="submit" wide busy={isBusy}>
            {t.ask}
          </Button>
        </DockedBar>
      </Stack>
    </form>
  );
};
