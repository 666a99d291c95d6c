import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../text/useText';
import { color, size } from '../../../../theme/tokens';
import { PasswordField } from '../../../../ui/forms/PasswordField';
import { type PasswordWeakness, passwordWeakness } from '../../../../ui/forms/rules/passwordRules';
import { credentialsText } from './credentials.text';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Reserves its line from the start, so that nothing moves. */
const Strength = styled.p<{ readonly $good: boolean }>`
  min-height: 1.5em;
  font-size: ${size.small};
  color: ${({ $good }) => ($good ? color.success : color.inkSoft)};
`;

const usernameIn = (form: HTMLFormElement | null): string => {
  const field = form?.elements.namedItem('username');
  return field instanceof HTMLInputElement ? field.value : '';
};

/** A field for a new password that rates it while it is typed. */
export const NewPasswordField = ({ error }: { readonly error: string | undefined }) => {
  const t = useText(credentialsText);
  const [strength, setStrength] = useState<PasswordWeakness | 'good' | null>(null);
  const rate = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) =>
    setStrength(value === '' ? null : (passwordWeakness(value, usernameIn(form)) ?? 'good'));
  return (
    <Layout>
      <PasswordField
        name="password"
        label={t.password}
        hint={t.rules}
        error={error}
        autoComplete="new-password"
        onInput={rate}
      />
      <Strength role="status" $good={strength === 'good'}>
        {strength && (strength === 'good' || error === undefined) && t[strength]}
      </Strength>
    </Layout>
  );
};
