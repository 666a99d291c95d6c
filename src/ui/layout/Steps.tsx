import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { checkIcon } from '../data/icons';
import { stepsText } from '../ui.text';
import { VisuallyHidden } from './VisuallyHidden';

const Road = styled.ol`
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
          <span>{name}</span>
          {step < at && <VisuallyHidden> {t.done}</VisuallyHidden>}
        </li>
      ))}
    </Road>
  );
};
