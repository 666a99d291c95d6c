import * as v from 'valibot';
import { userNameIn } from '../../../../store/core/values/typed/mobileNumber';
import { useText } from '../../../text/useText';
import { Field } from '../../../ui/forms/Field';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { loginText } from '../identity.text';

/** The fields of the form. Each error code is the name of its field. */
export const LOGIN_FIELDS = ['username', 'password'] as const;
export type LoginErrors = FieldErrors<string, (typeof LOGIN_FIELDS)[number]>;

/** The schema of the fields. It limits no length, because the operator compares what was typed with what it has. */
export const credentialsRules = v.object({
  username: v.pipe(v.string(), v.transform(userNameIn), v.nonEmpty('username')),
  password: v.pipe(v.string(), v.nonEmpty('password')),
});

interface LoginFieldsProps {
  readonly errors: LoginErrors;
  /** The initial value of the user name field. */
  readonly username?: string;
}

/** The user name and the password of a login form. */
export const LoginFields = ({ errors, username }: LoginFieldsProps) => {
  const t = useText(loginText);
  const errorOf = (name: string) => errors[name] && t.errors[errors[name]];
  return (
    <>
      <Field
        name="username"
        label={t.username}
        defaultValue={username}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label={t.password} error={errorOf('password')} />
    </>
  );
};
