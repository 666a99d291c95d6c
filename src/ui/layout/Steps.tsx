import styled from 'styled-components';
import { color, size, space, weight } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { checkIcon } from '../data/icons';
import { VisuallyHidden } from './VisuallyHidden';
import { useText } from '../../text/useText';
import { stepsText } from './Steps.text';

const Road = styled.ol`
  display: flex;
  gap: ${space.s};
  font-size: ${size.small};
  color: ${color.inkSoft};
  li {
    flex: 1;
    min-width: 0;
    padding-top: ${space.s};
    border-top: 3px solid ${color.line};
  }
  li[data-done] {
    border-color: ${color.success};
    color: ${color.success};
  }
  li[aria-current] {
    border-color: ${color.brand};
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
  svg {
    display: inline;
    vertical-align: -3px;
    margin-inline-end: ${space.xs};
  }
`;

interface StepsProps {
  readonly names: readonly string[];
  /** Index of the step the subscriber is at; past the end when all are done. */
  readonly at: number;
}

/** A road of a few named steps, and where on it the subscriber is. */
export const Steps = ({ names, at }: StepsProps) => {
  const t = useText(stepsText);
  return (
    <Road>
      {names.map((name, step) => (
        <li
          key={name}
          data-done={step < at || undefined}
          aria-current={step === at ? 'step' : undefined}
        >
          {step < at && <Icon path={checkIcon} size={16} />}
          {name}
          {step < at && <VisuallyHidden> {t.done}</VisuallyHidden>}
        </li>
      ))}
    </Road>
  );
};
