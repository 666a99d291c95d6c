import type { LastPack } from '../../../store/packs/lastHome';
import type { PackState } from '../../../store/packs/packs';
import { useText } from '../../text/useText';
import { DateText, DaysLeft } from '../../ui/data/DateText';
import { Ring } from '../../ui/data/Ring';
import { dashboardText } from './dashboard.text';
import { SoftText } from '../../ui/layout/SoftText';
import { Headline, PackStateRow } from './homeLayout';

interface EndingProps {
  readonly packState: PackState<LastPack>;
}

/** The pack that ends first, in days and in words: alarming once it has ended. */
export const NextEnding = ({ packState: { days, ending, expirydate } }: EndingProps) => {
  const t = useText(dashboardText);
  const hasEnded = days !== null && days < 0;
  return (
    <PackStateRow>
      <Ring days={days} silent />
      <div>
        <Headline $over={hasEnded}>{days === null ? t.noDays : <DaysLeft days={days} />}</Headline>
        <SoftText>
          <EndingPacks days={days} ending={ending} expirydate={expirydate} />
        </SoftText>
      </div>
    </PackStateRow>
  );
};

const EndingPacks = ({
  days,
  ending,
  expirydate,
}: Pick<PackState<LastPack>, 'days' | 'ending' | 'expirydate'>) => {
  const t = useText(dashboardText);
  const names = t.and(ending.map(({ productname }) => productname));
  const isPlural = ending.length > 1;
  if (days === null) return t.running(names, isPlural);
  return (
    <>
      {days < 0 ? t.ended(names) : t.ends(names, isPlural)}
      <DateText date={expirydate} />
    </>
  );
};
