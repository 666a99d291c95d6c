import { type FormEvent, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { changePassword } from '../../../../store/account/profile';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureSinceMount } from '../../../app/hooks/useFailureSinceMount';
import { useStatus } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { FormActions } from '../../../ui/forms/FormActions';
import { readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { isGuessable, newPasswordRule } from '../../../ui/forms/rules/passwordRules';
import { useFormErrors } from '../../../ui/forms/useFormErrors';
import { WriteFailure } from '../../writes/OutcomeUnknown';
import { profileFormsText } from '../account.text';

const CODES = ['password', 'short', 'long', 'guessable', 'same', 'passwordWrong'] as const;
type Code = (typeof CODES)[number];

const passwords = v.object({
  password: v.pipe(v.string(), v.nonEmpty('password')),
  newpassword: newPasswordRule,
});

const PASSWORD_WRONG = { password: 'passwordWrong' } as const;

interface PasswordFormProps {
  /** Tells the browser's password manager whose password this is. */
  readonly username: string;
  readonly onClose: (isDone: boolean) => void;
}

export const PasswordForm = ({ username, onClose }: PasswordFormProps) => {
  const t = useText(profileFormsText);
  const dispatch = useAppDispatch();
  const status = useStatus(changePassword);
  const isBusy = status === 'running';
  const failure = useFailureSinceMount(changePassword);
  // The operator answers 403 to a wrong password, as at the login.
  const isPasswordWrong = failure?.kind === 'refused' && failure.status === 403;
  const { errors, setErrors } = useFormErrors<Code>(isPasswordWrong ? PASSWORD_WRONG : null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useCloseOnSuccess(status, () => onClose(true));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(passwords, event.currentTarget, CODES);
    if (!reading.ok) return setErrors(reading.errors);
    const { password, newpassword } = reading.values;
    if (password === newpassword) return setErrors({ newpassword: 'same' });
    if (isGuessable(newpassword, username)) return setErrors({ newpassword: 'guessable' });
    setErrors({});
    dispatch(changePassword.requested({ password, newpassword }));
  };
  const error = (name: 'password' | 'newpassword') =>
    errors[name] && t.passwordErrors[errors[name]];
  return (
    // POST keeps the passwords out of the address if the form is sent without our scripts.
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} texts={t.passwordErrors} />
      <WriteFailure failure={isPasswordWrong ? null : failure}>{t.passwordUnknown}</WriteFailure>
      <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField ref={first} name="password" label={t.oldPassword} error={error('password')} />
      <PasswordField
        name="newpassword"
        label={t.newPassword}
        hint={t.newPasswordHint}
        error={error('newpassword')}
        autoComplete="new-password"
      />
      <FormActions>
        <Button type="submit" busy={isBusy}>
          {t.setPassword}
        </Button>
        <Button tone="ghost" disabled={isBusy} onClick={() => onClose(false)}>
          {t.cancel}
        </Button>
      </FormActions>
    </FormLayout>
  );
};

/** Calls `onDone` when a change sent from this form succeeds, not for an earlier success. */
const useCloseOnSuccess = (status: string, onDone: () => void) => {
  const hasRun = useRef(false);
  useEffect(() => {
    if (status === 'succeeded' && hasRun.current) onDone();
    hasRun.current = status === 'running';
  }, [status, onDone]);
};
