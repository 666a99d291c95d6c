import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, radius, target } from '../../theme/tokens';
import { hideIcon, Icon, showIcon } from '../data/Icon';
import { passwordFieldText } from '../ui.text';
import type { FieldProps } from './Field';
import { fieldAriaProps, FieldBox, FieldFrame, fieldId, inputStyles } from './FieldFrame';

const Input = styled.input`
  ${inputStyles}
`;

const Reveal = styled.button`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;
`;

/** A password that the subscriber may look at while typing it on a small keyboard. */
export const PasswordField = ({
  label,
  hint,
  error,
  id,
  ...input
}: Omit<FieldProps, 'type' | 'prefix'>) => {
  const t = useText(passwordFieldText);
  const [shown, setShown] = useState(false);
  const own = id ?? fieldId(input.name);
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error}>
      <FieldBox>
        <Input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
          id={own}
          {...fieldAriaProps(own, { label, hint, error })}
        />
        <Reveal
          type="button"
          aria-label={t.show}
          aria-pressed={shown}
          aria-controls={own}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? hideIcon : showIcon} />
        </Reveal>
      </FieldBox>
    </FieldFrame>
  );
};
