import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { DateText, DaysLeft, isDay, SentenceWithDate } from '../../../ui/data/DateText';
import { FactLine } from '../../../ui/data/FactLine';
import { dateText } from '../../../ui/ui.text';

interface PackExpiryProps {
  readonly pack: Pick<Pack, 'daysleft' | 'expirydate'>;
}

/** "3 days left · 24 Nov 2026", "Ended 2 days ago · 19 Nov 2026"; "ends on 24 Nov 2026" without days; nothing without a day. */
export const PackExpiry = ({ pack: { daysleft, expirydate } }: PackExpiryProps) => {
  const t = useText(dateText);
  if (daysleft === null)
    return isDay(expirydate) && <SentenceWithDate sentence={t.endsOn} date={expirydate} />;
  return (
    <FactLine
      facts={[<DaysLeft key="days" days={daysleft} />, <DateText key="date" date={expirydate} />]}
    />
  );
};
