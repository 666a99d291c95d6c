import type { FilteredHistory } from '../../../../store/history/history';
import { DateText } from '../../../ui/data/DateText';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { firstAndLastDay } from '../firstAndLastDay';

/** The first and the last day of the shown transactions. */
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
