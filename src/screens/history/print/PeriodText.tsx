import type { FilteredHistory } from '../../../../store/history/history';
import { DateText } from '../../../ui/data/DateText';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';

/** The days of the oldest and the newest shown row; null when no row has a date. */
export const firstAndLastDay = ({
  months,
}: FilteredHistory): { readonly first: string; readonly last: string } | null => {
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
