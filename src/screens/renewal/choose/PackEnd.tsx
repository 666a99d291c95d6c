import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { DaysLeft } from '../../../ui/data/DateText';
import { DateIn } from '../DateIn';
import { renewText } from '../renew.text';

interface PackEndProps {
  readonly of: Pick<Pack, 'daysleft' | 'expirydate'>;
}

/** "3 days left · ends on 24 Nov 2026", "Ended 2 days ago · on 19 Nov 2026" */
export const PackEnd = ({ of: { daysleft, expirydate } }: PackEndProps) => {
  const t = useText(renewText);
  return (
    <>
      {daysleft !== null && (
        <>
          <DaysLeft days={daysleft} />
          {' · '}
        </>
      )}
      <DateIn words={(daysleft ?? 0) < 0 ? t.ended : t.ends} of={expirydate} />
    </>
  );
};
