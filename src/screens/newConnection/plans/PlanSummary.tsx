import { OFFER_PLANS } from '../../../../store/core/paths';
import { selectOnlineOrder } from '../../../../store/newConnection/offers';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Card } from '../../../ui/layout/Card';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { SoftText } from '../../../ui/layout/SoftText';
import { orderText } from '../order/order.text';
import { useTermText } from '../planTexts';
import { plansText } from './plans.text';

/** The chosen plan, and the link to the others. */
export const PlanSummary = () => {
  const t = useText(orderText);
  const { withGst, forTerm } = useText(plansText);
  const { planname, amount, chargeperiod = '' } = useAppSelector(selectOnlineOrder);
  const term = useTermText()(chargeperiod);
  return (
    <Card>
      <div>
        <h2>{t.plan}</h2>
        <p>
          <TextOrDashes text={planname} />
        </p>
      </div>
      <div>
        <Money amount={amount} size="big" />
        <SoftText>{term === '' ? withGst : forTerm(term)}</SoftText>
      </div>
      <InlineLink to={OFFER_PLANS}>{t.otherPlan}</InlineLink>
    </Card>
  );
};
