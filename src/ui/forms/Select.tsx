import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { downIcon } from '../data/icons';
import type { FieldTexts } from './FieldFrame';
import { boxStyles, fieldAriaProps, FieldFrame, fieldId } from './FieldFrame';

const Wrap = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    top: calc(50% - 11px);
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${boxStyles}
  appearance: none;
  padding-block: 0;
  padding-inline: 14px 44px;
  text-overflow: ellipsis;
  cursor: pointer;
`;

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'style' | 'name' | 'children'> {
  readonly name: string;
  readonly options: readonly Option[];
  /** Stands first and counts as no answer. */
  readonly placeholder?: string;
}

/** The phone's own wheel or list: the one chooser every subscriber already knows. */
export const Select = ({
  label,
  hint,
  error,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) => {
  const own = id ?? fieldId(select.name);
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error}>
      <Wrap>
        <Native {...select} id={own} {...fieldAriaProps(own, { label, hint, error })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <Icon path={downIcon} />
      </Wrap>
    </FieldFrame>
  );
};
