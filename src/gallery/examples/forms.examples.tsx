import { useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Chip, Chips } from '../../ui/buttons/Chip';
import { IconButton } from '../../ui/buttons/IconButton';
import { addIcon, binIcon } from '../../ui/data/icons';
import { Checkbox } from '../../ui/forms/Checkbox';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { Field } from '../../ui/forms/Field';
import { OtpField } from '../../ui/forms/OtpField';
import { PasswordField } from '../../ui/forms/PasswordField';
import { RadioGroup } from '../../ui/forms/RadioGroup';
import { Select } from '../../ui/forms/Select';
import { TextArea } from '../../ui/forms/TextArea';
import { Stack } from '../../ui/layout/Stack';
import { Example, type Examples, ignore } from './Example';

const button: Examples = {
  'Primary button': () => <Example>{(t) => <Button onClick={ignore}>{t.renew}</Button>}</Example>,
  'Ghost and danger button': () => (
    <Example>
      {(t) => (
        <Stack>
          <Button tone="ghost">{t.longer}</Button>
          <Button tone="danger">{t.remove}</Button>
        </Stack>
      )}
    </Example>
  ),
  'Busy and disabled button': () => (
    <Example>
      {(t) => (
        <Stack>
          <Button busy>{t.renew}</Button>
          <Button disabled>{t.renew}</Button>
        </Stack>
      )}
    </Example>
  ),
  'Link that weighs like a button': () => (
    <Example>
      {(t) => (
        <ButtonLink to="/" wide>
          {t.see}
        </ButtonLink>
      )}
    </Example>
  ),
};

const iconButton: Examples = {
  'Buttons without words': () => (
    <Example>
      {(t) => (
        <Stack>
          <IconButton icon={addIcon} label={t.renew} onClick={ignore} />
          <IconButton icon={binIcon} label={t.remove} busy onClick={ignore} />
        </Stack>
      )}
    </Example>
  ),
};

const Filters = () => {
  const [chosen, choose] = useState<readonly string[]>(['HD']);
  const toggle = (name: string) => (on: boolean) =>
    choose(on ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <Example>
      {(t) => (
        <Chips label={t.filters}>
          {[...t.languages, 'HD', t.cheap].map((name) => (
            <Chip key={name} chosen={chosen.includes(name)} onToggle={toggle(name)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
    </Example>
  );
};

const chip: Examples = { 'Filters as chips': () => <Filters /> };

const field: Examples = {
  'Field with prefix and hint': () => (
    <Example>
      {(t) => (
        <Field
          id="example-number"
          name="number"
          label={t.number}
          hint={t.numberHint}
          prefix="+91"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
    </Example>
  ),
  'Field with error': () => (
    <Example>
      {(t) => (
        <Field
          id="example-wrong"
          name="wrong"
          label={t.number}
          error={t.numberWrong}
          defaultValue="98765"
        />
      )}
    </Example>
  ),
};

const passwordField: Examples = {
  'Password that can be shown': () => (
    <Example>
      {(t) => (
        <PasswordField
          id="example-password"
          name="password"
          label={t.password}
          defaultValue="example"
        />
      )}
    </Example>
  ),
};

const otpField: Examples = {
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

const textArea: Examples = {
  'Text of several lines': () => (
    <Example>
      {(t) => (
        <TextArea
          id="example-text"
          name="text"
          label={t.work}
          hint={t.numberHint}
          maxLength={400}
        />
      )}
    </Example>
  ),
  'Text of several lines with error': () => (
    <Example>
      {(t) => (
        <TextArea id="example-text-wrong" name="textWrong" label={t.work} error={t.numberWrong} />
      )}
    </Example>
  ),
};

const select: Examples = {
  'Choice from a list': () => (
    <Example>
      {(t) => (
        <Select
          id="example-language"
          name="language"
          label={t.language}
          placeholder={t.choose}
          options={t.languages.map((label) => ({ value: label, label }))}
        />
      )}
    </Example>
  ),
};

const checkbox: Examples = {
  Checkbox: () => (
    <Example>
      {(t) => (
        <Checkbox
          id="example-remember"
          name="remember"
          label={t.remember}
          hint={t.rememberHint}
          defaultChecked
        />
      )}
    </Example>
  ),
};

const radioGroup: Examples = {
  'One of a few': () => (
    <Example>
      {(t) => (
        <RadioGroup
          name="example-language"
          label={t.language}
          defaultValue="0"
          choices={t.languages.map((label, index) => ({ value: String(index), label }))}
        />
      )}
    </Example>
  ),
  'Nothing chosen': () => (
    <Example>
      {(t) => (
        <RadioGroup
          name="example-choice"
          label={t.language}
          error={t.choose}
          choices={t.languages
            .slice(0, 2)
            .map((label, index) => ({ value: String(index), label, hint: t.rememberHint }))}
        />
      )}
    </Example>
  ),
};

const errors = { number: 'number', password: 'password' } as const;

const errorSummary: Examples = {
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

export const formExamples: Readonly<Record<string, Examples>> = {
  Button: button,
  IconButton: iconButton,
  Chip: chip,
  Field: field,
  PasswordField: passwordField,
  OtpField: otpField,
  TextArea: textArea,
  Select: select,
  Checkbox: checkbox,
  RadioGroup: radioGroup,
  ErrorSummary: errorSummary,
};
