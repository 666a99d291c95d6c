import { selectOnlineOrder } from '../../../store/offers';
import { useText } from '../../text/useText';
import { Money } from '../../ui/Money';
import { Sheet } from '../../ui/Sheet';
import { TextOr } from '../../ui/TextOr';
import { useStore } from '../../useStore';
import { orderText } from './order.text';
import { Soft, useTermText, Way } from './parts';
import { plansText } from './plans.text';
import { SHOP } from './steps';

/** The plan that was chosen, and the way back to the others. */
export const PlanSummary = () => {
  const t = useText(orderText);
  const { withGst, forTerm } = useText(plansText);
  const { planname, amount, chargeperiod = '' } = useStore(selectOnlineOrder);
  const term = useTermText()(chargeperiod);
  return (
    <Sheet>
      <div>
        <h2>{t.plan}</h2>
        <p>
          <TextOr text={planname} />
        </p>
      </div>
      <div>
        <Money of={amount} size="big" />
        <Soft>{term === '' ? withGst : forTerm(term)}</Soft>
      </div>
      <Way to={SHOP}>{t.otherPlan}</Way>
    </Sheet>
  );
};
