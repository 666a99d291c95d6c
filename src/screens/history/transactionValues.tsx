import styled from 'styled-components';
import type { HistoryEntry } from '../../../store/history/history';
import type { Paise } from '../../../store/core/money';
import { useText } from '../../text/useText';
import { color } from '../../theme/tokens';
import { Money } from '../../ui/data/Money';
import { TextOr } from '../../ui/data/TextOr';
import { transactionsText } from './transactions.text';

const Amount = styled.span<{ readonly $gain: boolean }>`
  color: ${({ $gain }) => ($gain ? color.success : 'inherit')};
  white-space: nowrap;
`;

/** Money in with a plus, money out with a minus; what is neither as it came. */
export const SignedAmount = ({ of: { direction, row } }: { readonly of: HistoryEntry }) => {
  if (direction === 'other') return <Money of={row.amount} />;
  const isGain = direction === 'in' ? row.amount >= 0 : row.amount < 0;
  return (
    <Amount $gain={isGain}>
      {isGain ? '+' : '−'}
      <Money of={Math.abs(row.amount) as Paise /* whole paise stay whole */} />
    </Amount>
  );
};

/** "November 2026". */
export const MonthName = ({ of }: { readonly of: string }) => <>{useMonthName()(of)}</>;

export const useMonthName = (): ((month: string) => string) => {
  const { months, noDate } = useText(transactionsText);
  return (month) => {
    const [year, number] = month.split('-');
    return month === '' ? noDate : `${months[Number(number) - 1]} ${year}`;
  };
};

/** What kind of row it is: the documented types by our name, another by the operator's. */
export const KindName = ({ of: { direction, row } }: { readonly of: HistoryEntry }) => {
  const { directions } = useText(transactionsText);
  return direction === 'other' ? <TextOr text={row.transactiontype} /> : directions[direction];
};
