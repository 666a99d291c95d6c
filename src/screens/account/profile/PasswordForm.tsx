import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import type { Failure } from '../../../../store/core/failure';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import { changePassword } from '../../../../store/account/profile';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { readForm, type FieldErrors } from '../../../ui/forms/formFields';
import { Alert } from '../../../ui/feedback/Alert';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Actions, Form } from './forms';
import { profileFormsText } from './profileForms.text';

const CODES = ['password', 'newpassword', 'same', 'passwordWrong'] as const;
type Code = (typeof CODES)[number];

/** As long as the operator takes, in any script. */
const NEW_PASSWORD = /^.{8,128}$/su;
const passwords = v.object({
  password: v.pipe(v.string(), v.nonEmpty('password')),
  newpassword: v.pipe(v.string(), v.regex(NEW_PASSWORD, 'newpassword')),
});

/** The operator says 403 to a wrong password, as it does at the login. */
const isPasswordWrong = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && failure.status === 403;

export interface PasswordFormProps {
  /** For the browser's own keeper of passwords, which would otherwise not know whose this is. */
  readonly username: string;
  /** A failure of an earlier attempt, which says nothing about this one. */
  readonly former: Failure | null;
  readonly onClose: (isDone: boolean) => void;
}

export const PasswordForm = ({ username, former, onClose }: PasswordFormProps) => {
  const t = useText(profileFormsText);
  const dispatch = useAppDispatch();
  const [wrong, setWrong] = useState<FieldErrors<string, Code>>({});
  const status = useAppSelector((state) => selectStatus(state, changePassword));
  const latest = useAppSelector((state) => selectFailure(state, changePassword));
  const failure = latest === former ? null : latest;
  const refused = useMemo(
    (): FieldErrors<string, Code> =>
      isPasswordWrong(failure) ? { password: 'passwordWrong' } : {},
    [failure],
  );
  const errors = Object.keys(wrong).length > 0 ? wrong : refused;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useCloseOnSuccess(status, () => onClose(true));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(passwords, event.currentTarget, CODES);
    if (!reading.ok) return setWrong(reading.errors);
    const { password, newpassword } = reading.values;
    if (password === newpassword) return setWrong({ newpassword: 'same' });
    setWrong({});
    dispatch(changePassword.requested({ password, newpassword }));
  };
  const error = (name: 'password' | 'newpassword') =>
    errors[name] && t.passwordErrors[errors[name]];
  return (
    // Posted, should it ever be sent without our scripts: a password must not get into the address.
    <Form method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} texts={t.passwordErrors} />
      <PasswordFailure failure={isPasswordWrong(failure) ? null : failure} />
      <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField ref={first} name="password" label={t.oldPassword} error={error('password')} />
      <PasswordField
        name="newpassword"
        label={t.newPassword}
        hint={t.newPasswordHint}
        error={error('newpassword')}
        autoComplete="new-password"
      />
      <Actions>
        <Button type="submit" busy={status === 'running'}>
          {t.setPassword}
        </Button>
        <Button tone="ghost" disabled={status === 'running'} onClick={() => onClose(false)}>
          {t.cancel}
        </Button>
      </Actions>
    </Form>
  );
};

/** Closes the form when what was sent from it has succeeded, and not because something once did. */
const useCloseOnSuccess = (status: string, onDone: () => void) => {
  const hasRun = useRef(false);
  useEffect(() => {
    if (status === 'succeeded' && hasRun.current) onDone();
    hasRun.current = status === 'running';
  }, [status, onDone]);
};

const PasswordFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const t = useText(profileFormsText);
  const language = useLanguage();
  if (!failure) return null;
  const isInDoubt = failure.kind === 'unknown' || failure.kind === 'unreadable';
  return (
    <Alert tone={isInDoubt ? 'warn' : 'bad'} live>
      {isInDoubt ? t.passwordDoubtful : translateMessage(sentenceOf(failure), language)}
    </Alert>
  );
};
