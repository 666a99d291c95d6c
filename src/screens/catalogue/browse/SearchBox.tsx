import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { searchIcon } from '../../../ui/data/icons';
import { FieldBox, fieldId, inputStyles } from '../../../ui/forms/FieldFrame';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';

const Box = styled(FieldBox)`
  & > svg {
    flex: none;
    margin-inline-start: 14px;
    color: ${color.inkSoft};
  }
  & > input {
    padding-inline-start: 10px;
  }
`;

const Input = styled.input`
  ${inputStyles}
`;

interface SearchBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'style' | 'type' | 'name'> {
  readonly name: string;
  /** The lens says it to those who see it. */
  readonly label: string;
}

/** A search that stands first on its screen and needs no label to be seen: nothing is sent, completed or remembered. */
export const SearchBox = ({ name, label, ...input }: SearchBoxProps) => (
  <div>
    <VisuallyHidden as="label" htmlFor={fieldId(name)}>
      {label}
    </VisuallyHidden>
    <Box>
      <Icon path={searchIcon} size={20} />
      <Input
        {...input}
        type="search"
        name={name}
        id={fieldId(name)}
        autoComplete="off"
        enterKeyHint="search"
      />
    </Box>
  </div>
);
