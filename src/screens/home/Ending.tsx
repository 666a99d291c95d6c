import type { PackState } from '../../../store/packs/packs';
import { useText } from '../../text/useText';
import { DateText, DaysLeft } from '../../ui/data/DateText';
import { Ring } from '../../ui/data/Ring';
import { dashboardText } from './dashboard.text';
import { Headline, Soft, State } from './sheets';

interface EndingProps {
  readonly of: PackState;
}

/** The pack that ends first, in days and in words: alarming once it has ended. */
export const Ending = ({ of: { days, ending, expirydate } }: EndingProps) => {
  const t = useText(dashboardText);
  const isOver = days !== null && days < 0;
  return (
    <State>
      <Ring days={days} silent />
      <div>
        <Headline $over={isOver}>{days === null ? t.noDays : <DaysLeft days={days} />}</Headline>
        <Soft>
          <Which days={days} ending={ending} expirydate={expirydate} />
        </Soft>
      </div>
    </State>
  );
};

const Which = ({ days, ending, expirydate }: Pick<PackState, 'days' | 'ending' | 'expirydate'>) => {
  const t = useText(dashboardText);
  const who = t.and(ending.map(({ productname }) => productname));
  const isMany = ending.length > 1;
  if (days === null) return t.running(who, isMany);
  return (
    <>
      {days < 0 ? t.ended(who) : t.ends(who, isMany)}
      <DateText of={expirydate} />
    </>
  );
};
