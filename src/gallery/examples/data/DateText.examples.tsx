import { useText } from '../../../text/useText';
import { DateText, DaysLeft } from '../../../ui/data/DateText';
import { dateText } from '../../../ui/data/DateText.text';
import { SentenceWithDate } from '../../../ui/data/SentenceWithDate';
import { Stack } from '../../../ui/layout/Card';
import type { Examples } from './Example';

const Sentence = () => (
  <SentenceWithDate sentence={useText(dateText).activeUntil} date="2026-11-24" />
);

export const galleryExamples: Examples = {
  'Dates and days left': () => (
    <Stack>
      <DateText date="2026-11-24" />
      <DateText date="2026-09-03 18:05:00" withTime />
      <p>
        <DateText date="" />
      </p>
      <Sentence />
      {[12, 1, 0, -2].map((days) => (
        <p key={days}>
          <DaysLeft days={days} />
        </p>
      ))}
    </Stack>
  ),
};
