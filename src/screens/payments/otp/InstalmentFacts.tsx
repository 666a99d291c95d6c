import styled from 'styled-components';
import type { Paise } from '../../../../store/core/values/money';
import { useText } from '../../../text/useText';
import { color, radius, space, weight } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { otpDialogText } from './otpDialog.text';

const Facts = styled.dl`
  padding: 0 ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space.l};
    padding: ${space.s} 0;
  }
  & > div + div {
    border-top: 1px solid ${color.line};
  }
  dd {
    margin-inline-start: auto;
    font-weight: ${weight.strong};
  }
`;

interface InstalmentFactsProps {
  readonly amount: Paise;
  /** As the provider writes it. */
  readonly dueDate: string;
}

/** What the provider would lend, and until when. */
export const InstalmentFacts = ({ amount, dueDate }: InstalmentFactsProps) => {
  const t = useText(otpDialogText);
  return (
    <Facts>
      <div>
        <dt>{t.whatFor}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
      </div>
      <div>
        <dt>{t.due}</dt>
        <dd>
          <DateText date={dueDate} />
        </dd>
      </div>
    </Facts>
  );
};
