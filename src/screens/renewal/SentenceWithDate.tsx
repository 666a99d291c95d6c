import { DateText } from '../../ui/data/DateText';

const PLACEHOLDER = '{date}';

interface SentenceWithDateProps {
  /** "Active until {date}": each language has its own order. */
  readonly sentence: string;
  readonly date: string;
}

/** A date inside its sentence. */
export const SentenceWithDate = ({ sentence, date }: SentenceWithDateProps) => {
  const [before, after] = sentence.split(PLACEHOLDER);
  return (
    <span>
      {before}
      <DateText date={date} />
      {after}
    </span>
  );
};
