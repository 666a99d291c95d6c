import styled from 'styled-components';
import { magnitudeOf } from '../../../store/core/values/money';
import type { FilteredHistory, HistoryEntry } from '../../../store/history/history';
import { useText } from '../../text/useText';
import { color } from '../../theme/tokens';
import { DateText } from '../../ui/data/DateText';
import { Money } from '../../ui/data/Money';
import { EMPTY_TEXT, TextOrDashes } from '../../ui/data/TextOrDashes';
import { transactionsText } from './history.text';

const Amount = styled.span<{ readonly $gain: boolean }>`
  color: ${({ $gain }) => ($gain ? color.success : 'inherit')};
  white-space: nowrap;
`;

/** A technical reference: one word of at least six characters with a digit. The row shows it only when opened. */
const CODE = /^(?=\S*\d)\S{6,}$/;

/** The second description; '' if it is only a technical reference. */
export const secondDescriptionOf = ({ row: { description2 } }: HistoryEntry): string =>
  CODE.test(description2.trim()) ? '' : description2;

/**
 * Money in has a plus and money out a minus. Money in with a negative amount has a minus too. Other rows get no added
 * sign. `transactiontype` gives the direction, so the answer's schema has removed the operator's sign from money out.
 */
export const SignedAmount = ({ entry: { direction, row } }: { readonly entry: HistoryEntry }) => {
  if (direction === 'other' || row.amount === null) return <Money amount={row.amount} />;
  const isGain = direction === 'in' && row.amount >= 0;
  return (
    <Amount $gain={isGain}>
      {isGain ? '+' : '−'}
      <Money amount={magnitudeOf(row.amount)} />
    </Amount>
  );
};

interface MonthNameProps {
  readonly month: string;
  readonly isYearLeftOut?: boolean;
}

/** The name of a month: "November 2026", or "November" without the year. */
export const MonthName = ({ month, isYearLeftOut = false }: MonthNameProps) => {
  const { months, noDate } = useText(transactionsText);
  if (month === '') return noDate;
  const [year, number] = month.split('-');
  const name = months[Number(number) - 1];
  return isYearLeftOut ? name : `${name} ${year}`;
};

/** A documented type is translated. Any other type is shown as the operator sent it. */
export const KindName = ({ entry: { direction, row } }: { readonly entry: HistoryEntry }) => {
  const { directions } = useText(transactionsText);
  return direction === 'other' ? (
    <TextOrDashes text={row.transactiontype} />
  ) : (
    directions[direction]
  );
};

/** The days of the oldest and the newest shown row; null when no row has a date. */
export const firstAndLastDay = ({ months }: FilteredHistory) => {
  const dated = months.filter(({ month }) => month !== '');
  const last = dated[0]?.entries[0]?.day;
  const first = dated.at(-1)?.entries.at(-1)?.day;
  return first === undefined || last === undefined ? null : { first, last };
};

export const PeriodText = ({ history }: { readonly history: FilteredHistory }) => {
  const days = firstAndLastDay(history);
  if (days === null) return EMPTY_TEXT;
  return (
    <>
      <DateText date={days.first} />
      {days.first !== days.last && (
        <>
          {' – '}
          <DateText date={days.last} />
        </>
      )}
    </>
  );
};
