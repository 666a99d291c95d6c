import type { ComponentProps } from 'react';
import { DateText } from './DateText';

const PLACEHOLDER = '{date}';

interface SentenceWithDateProps extends ComponentProps<typeof DateText> {
  /** "Active until {date}": each language has its own order. */
  readonly sentence: string;
}

/** A date inside its sentence. */
export const SentenceWithDate = ({ sentence, ...date }: SentenceWithDateProps) => {
  const [before, after] = sentence.split(PLACEHOLDER);
  return (
    <span>
      {before}
      <DateText {...date} />
      {after}
    </span>
  );
};
