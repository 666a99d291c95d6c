import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { checkIcon } from '../data/icons';
import { stepsText } from '../ui.text';
import { VisuallyHidden } from './VisuallyHidden';

const StepList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  font-size: ${size.small};
  color: ${color.inkSoft};
  li {
    display: flex;
    flex: 1;
    gap: ${space.xs};
    max-width: 100%;
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
    flex: none;
    margin-top: calc((1lh - 16px) / 2);
  }
  span {
    min-width: 0;
    overflow-wrap: break-word;
  }
`;

interface StepsProps {
  readonly names: readonly string[];
  /** The index of the current step; the number of steps when all are done. */
  readonly at: number;
}

/** A few named steps. The completed steps and the current step are marked. */
export const Steps = ({ names, at }: StepsProps) => {
  const t = useText(stepsText);
  return (
    <StepList>
      {names.map((name, step) => (
        <li
          key={name}
          data-done={step < at || undefined}
          aria-current={step === at ? 'step' : undefined}
        >
          {step < at && <Icon path={checkIcon} size={16} />}
          <span>{name}</span>
          {step < at && <VisuallyHidden> {t.done}</VisuallyHidden>}
        </li>
      ))}
    </StepList>
  );
};
