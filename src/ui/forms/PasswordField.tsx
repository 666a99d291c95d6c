import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { bareIconStyles } from '../buttons/Button';
import { hideIcon, Icon, showIcon } from '../data/Icon';
import { passwordFieldText } from '../ui.text';
import type { FieldProps } from './Field';
import { fieldAriaProps, FieldBox, FieldFrame, fieldId } from './FieldFrame';
import { useIsFormBusy } from './FormLayout';

const Reveal = styled.button`
  ${bareIconStyles}
`;

/** A password with a button that shows it. */
export const PasswordField = ({
  label,
  hint,
  error,
  id,
  ...input
}: Omit<FieldProps, 'type' | 'prefix'>) => {
  const t = useText(passwordFieldText);
  const [isShown, setShown] = useState(false);
  const controlId = id ?? fieldId(input.name);
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error}>
      <FieldBox>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          readOnly={useIsFormBusy()}
          type={isShown ? 'text' : 'password'}
          id={controlId}
          {...fieldAriaProps(controlId, { label, hint, error })}
        />
        <Reveal
          type="button"
          aria-label={t.show}
          aria-pressed={isShown}
          aria-controls={controlId}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? hideIcon : showIcon} />
        </Reveal>
      </FieldBox>
    </FieldFrame>
  );
};
