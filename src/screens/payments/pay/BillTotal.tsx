import styled from 'styled-components';
import type { Paise } from '../../../../store/core/values/money';
import { useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { PairList } from '../../../ui/data/PairList';
import { billText } from '../payments.text';

const Part = styled.div<{ readonly $isAlone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  /* On a phone the docked bar says a total that nothing is added up to. */
  ${media.belowWide} {
    ${({ $isAlone }) => $isAlone && 'display: none;'}
  }
`;

interface BillTotalProps {
  readonly title: string;
  /** What the total is made of; none where only the total is known. */
  readonly lines: readonly { readonly name: string; readonly amount: Paise }[];
  /** null while it is unknown. */
  readonly total: Paise | null;
  /** Said in place of a total that is unknown. */
  readonly unknown?: string;
}

/** The one total of a screen that is paid, as the end of what makes it up; `PayBar` then leaves it out beside it. */
export const BillTotal = ({ title, lines, total, unknown = '' }: BillTotalProps) => {
  const t = useText(billText);
  const isAlone = lines.length === 0;
  return (
    <Part $isAlone={isAlone && unknown === ''}>
      <h2>{title}</h2>
      <PairList
        hasLargeTotal
        pairs={[
          ...lines.map(({ name, amount }) => ({ name, value: <Money amount={amount} /> })),
          {
            name: isAlone ? t.totalWithTax : t.total,
            value: total === null && unknown !== '' ? unknown : <Money amount={total} />,
            isTotal: true,
          },
        ]}
      />
    </Part>
  );
};
