import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { downIcon } from '../data/icons';
import type { FieldTexts } from './FieldFrame';
import { boxStyles, fieldAriaProps, FieldFrame, fieldId } from './FieldFrame';
import { useIsFormBusy } from './FormLayout';

const SelectBox = styled.div`
  position: relative;
  & > select {
    ${boxStyles}
    appearance: none;
    padding-block: 0;
    padding-inline: 14px 44px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    top: calc(50% - 11px);
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'style' | 'name' | 'children'> {
  readonly name: string;
  readonly options: readonly Option[];
  /** The first option, which counts as no answer. */
  readonly placeholder?: string;
}

/** The browser's own `<select>`, because subscribers know how to use it. */
export const Select = ({
  label,
  hint,
  error,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) => {
  const controlId = id ?? fieldId(select.name);
  // HTML has no read-only select. The chosen option stays chosen when all are disabled.
  const isFormBusy = useIsFormBusy();
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error}>
      <SelectBox>
        <select
          {...select}
          aria-readonly={isFormBusy || undefined}
          id={controlId}
          {...fieldAriaProps(controlId, { label, hint, error })}
        >
          {placeholder !== undefined && (
            <option value="" disabled={isFormBusy}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={isFormBusy}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={downIcon} />
      </SelectBox>
    </FieldFrame>
  );
};
