import styled from 'styled-components';
import type { Paise } from '../../../store/core/values/money';
import type { HistoryEntry } from '../../../store/history/history';
import { useText } from '../../text/useText';
import { color } from '../../theme/tokens';
import { Money } from '../../ui/data/Money';
import { TextOrDashes } from '../../ui/data/TextOrDashes';
import { transactionsText } from './transactions.text';

const Amount = styled.span<{ readonly $gain: boolean }>`
  color: ${({ $gain }) => ($gain ? color.success : 'inherit')};
  white-space: nowrap;
`;

/** Money in with a plus, money out with a minus, other rows without a sign. */
export const SignedAmount = ({ entry: { direction, row } }: { readonly entry: HistoryEntry }) => {
  if (direction === 'other') return <Money amount={row.amount} />;
  const isGain = direction === 'in' ? row.amount >= 0 : row.amount < 0;
  return (
    <Amount $gain={isGain}>
      {isGain ? '+' : '−'}
      <Money amount={Math.abs(row.amount) as Paise /* whole paise stay whole */} />
    </Amount>
  );
};

/** "November 2026". */
export const MonthName = ({ month }: { readonly month: string }) => <>{useMonthName()(month)}</>;

const useMonthName = (): ((month: string) => string) => {
  const { months, noDate } = useText(transactionsText);
  return (month) => {
    const [year, number] = month.split('-');
    return month === '' ? noDate : `${months[Number(number) - 1]} ${year}`;
  };
};

/** A documented type is translated; another one is shown as the operator sent it. */
export const KindName = ({ entry: { direction, row } }: { readonly entry: HistoryEntry }) => {
  const { directions } = useText(transactionsText);
  return direction === 'other' ? (
    <TextOrDashes text={row.transactiontype} />
  ) : (
    directions[direction]
  );
};
