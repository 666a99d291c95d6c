import { useText } from '../../../text/useText';
import { dateText } from '../../../ui/data/DateText.text';
import { dayOf } from '../../../ui/data/dayText';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';

/** A day inside a sentence of a catalogue: 24 Nov 2026, or as DateText shows it where it is no date. */
export const useDayText = (): ((written: string) => string) => {
  const { months } = useText(dateText);
  return (written) => {
    const day = dayOf(written);
    if (day === null) return written.trim() || EMPTY_TEXT;
    return `${day.day} ${months[day.month - 1] ?? ''} ${day.year}`;
  };
};
