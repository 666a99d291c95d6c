import { DateText } from '../../ui/DateText';

interface DateInProps {
  /** What stands before the date and after it: each language has its own order. */
  readonly words: readonly string[];
  readonly of: string;
}

/** A date inside its sentence. */
export const DateIn = ({ words: [before = '', after = ''], of }: DateInProps) => (
  <span>
    {before}
    <DateText of={of} />
    {after}
  </span>
);
