import styled from 'styled-components';
import type { Paise } from '../../../../store/core/values/money';
import { useText } from '../../../text/useText';
import { media } from '../../../theme/tokens';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { Stack } from '../../../ui/layout/Stack';
import { billText } from '../payments.text';

const Part = styled(Stack)<{ readonly $isAlone: boolean }>`
  /* A total without lines is hidden on a phone, because the docked bar shows the total there. */
  ${media.belowWide} {
    ${({ $isAlone }) => $isAlone && 'display: none;'}
  }
`;

interface BillTotalProps {
  readonly title: string;
  /** The amounts that make up the total; none if only the total is known. */
  readonly lines: readonly { readonly name: string; readonly amount: Paise }[];
  /** null while it is unknown. */
  readonly total: Paise | null;
  /** Shown in place of a total that is unknown. */
  readonly unknown?: string;
}

/** The total of a bill below the amounts that make it up. A screen has only one `BillTotal`. */
export const BillTotal = ({ title, lines, total, unknown = '' }: BillTotalProps) => {
  const t = useText(billText);
  const isAlone = lines.length === 0;
  return (
    <Part $isAlone={isAlone && unknown === ''}>
      <h2>{title}</h2>
      <FactList
        look="bill"
        facts={lines.map(({ name, amount }) => [name, <Money key={name} amount={amount} />])}
        total={[
          isAlone ? t.totalWithTax : t.total,
          total === null && unknown !== '' ? unknown : <Money key="total" amount={total} />,
        ]}
      />
    </Part>
  );
};
