import { DateText } from '../../ui/data/DateText';

const PLACE = '{date}';

interface DateInProps {
  /** "Runs to {date}": each language has its own order. */
  readonly words: string;
  readonly of: string;
}

/** A date inside its sentence. */
export const DateIn = ({ words, of }: DateInProps) => {
  const [before, after] = words.split(PLACE);
  return (
    <span>
      {before}
      <DateText of={of} />
      {after}
    </span>
  );
};
