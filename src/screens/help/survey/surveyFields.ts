import styled from 'styled-components';
import { color, controlHeight, radius, size, space, weight } from '../../../theme/tokens';
import { boxStyles } from '../../../ui/forms/FieldFrame';

export const QuestionGroup = styled.fieldset<{ readonly $wrong: boolean }>`
  display: grid;
  gap: ${space.s};
  ${({ $wrong }) => $wrong && `padding-inline-start: ${space.m}; border-inline-start: 4px solid ${color.danger};`}
  legend {
    margin-bottom: ${space.xs};
    font-weight: ${weight.strong};
  }
`;

/** The whole row is the touch target. */
export const ChoiceOption = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${controlHeight};
  padding: ${space.s} 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.tint};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  input {
    outline: none;
  }
  span {
    min-width: 0;
  }
`;

/** The options of a scale side by side, and below them what the first and the last mean. */
export const Scale = styled.div`
  & > div {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space.s};
  }
  ${ChoiceOption} {
    flex-direction: column;
    justify-content: center;
    gap: ${space.xs};
    padding: ${space.s} 0;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    display: flex;
    justify-content: space-between;
    gap: ${space.l};
    margin-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

export const AnswerText = styled.textarea`
  ${boxStyles}
  padding: ${space.m} 14px;
  resize: vertical;
  &:focus-visible {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
`;
