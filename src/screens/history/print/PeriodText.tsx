import type { FilteredHistory } from '../../../../store/history/history';
import { DateText } from '../../../ui/data/DateText';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';
import { firstAndLastDay } from '../firstAndLastDay';

/** From the first to the last day on which something shown happened. */
export const PeriodText = ({ of }: { readonly of: FilteredHistory }) => {
  const days = firstAndLastDay(of);
  if (days === null) return EMPTY_TEXT;
  return (
    <>
      <DateText of={days.first} />
      {days.first !== days.last && (
        <>
          {' – '}
          <DateText of={days.last} />
        </>
      )}
    </>
  );
};
