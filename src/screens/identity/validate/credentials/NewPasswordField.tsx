import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../text/useText';
import { color, size } from '../../../../theme/tokens';
import { PasswordField } from '../../../../ui/forms/PasswordField';
import { credentialsText } from './credentials.text';
import { passwordWeakness, type PasswordWeakness } from './passwordRules';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Its line is there from the start: what is said in it moves nothing. */
const Verdict = styled.p<{ readonly $good: boolean }>`
  min-height: 1.5em;
  font-size: ${size.small};
  color: ${({ $good }) => ($good ? color.success : color.inkSoft)};
`;

const usernameIn = (form: HTMLFormElement | null): string => {
  const field = form?.elements.namedItem('username');
  return field instanceof HTMLInputElement ? field.value : '';
};

/** The rules stand above the field, and how the password does by them under it while it is typed. */
export const NewPasswordField = ({ error }: { readonly error: string | undefined }) => {
  const t = useText(credentialsText);
  const [verdict, setVerdict] = useState<PasswordWeakness | 'good' | null>(null);
  const judge = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) =>
    setVerdict(value === '' ? null : (passwordWeakness(value, usernameIn(form)) ?? 'good'));
  return (
    <Place>
      <PasswordField
        name="password"
        label={t.password}
        hint={t.rules}
        error={error}
        autoComplete="new-password"
        onInput={judge}
      />
      <Verdict role="status" $good={verdict === 'good'}>
        {verdict && (verdict === 'good' || error === undefined) && t[verdict]}
      </Verdict>
    </Place>
  );
};
