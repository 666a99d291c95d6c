import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { DateText, DaysLeft } from '../../../ui/data/DateText';
import { SentenceWithDate } from '../SentenceWithDate';
import { renewText } from '../renew.text';

interface PackExpiryProps {
  readonly pack: Pick<Pack, 'daysleft' | 'expirydate'>;
}

/** "3 days left · 24 Nov 2026", "Ended 2 days ago · 19 Nov 2026"; "ends on 24 Nov 2026" without days. */
export const PackExpiry = ({ pack: { daysleft, expirydate } }: PackExpiryProps) => {
  const t = useText(renewText);
  if (daysleft === null) return <SentenceWithDate sentence={t.ends} date={expirydate} />;
  return (
    <>
      <DaysLeft days={daysleft} />
      {' · '}
      <DateText date={expirydate} />
    </>
  );
};
