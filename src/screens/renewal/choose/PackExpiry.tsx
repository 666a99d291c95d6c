import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { DaysLeft } from '../../../ui/data/DateText';
import { SentenceWithDate } from '../SentenceWithDate';
import { renewText } from '../renew.text';

interface PackExpiryProps {
  readonly pack: Pick<Pack, 'daysleft' | 'expirydate'>;
}

/** "3 days left · ends on 24 Nov 2026", "Ended 2 days ago · on 19 Nov 2026" */
export const PackExpiry = ({ pack: { daysleft, expirydate } }: PackExpiryProps) => {
  const t = useText(renewText);
  return (
    <>
      {daysleft !== null && (
        <>
          <DaysLeft days={daysleft} />
          {' · '}
        </>
      )}
      <SentenceWithDate sentence={(daysleft ?? 0) < 0 ? t.ended : t.ends} date={expirydate} />
    </>
  );
};
