import type { FilteredHistory } from '../../../store/history/history';

/** The days of the oldest and the newest row shown; null when none has a date. */
export const firstAndLastDay = ({
  months,
}: FilteredHistory): { readonly first: string; readonly last: string } | null => {
  const dated = months.filter(({ month }) => month !== '');
  const last = dated[0]?.entries[0]?.day;
  const first = dated.at(-1)?.entries.at(-1)?.day;
  return first === undefined || last === undefined ? null : { first, last };
};
