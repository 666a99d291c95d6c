import { OFFER_PLANS } from '../../../../store/core/paths';
import { selectPlacedOrder } from '../../../../store/newConnection/offers';
import { useAppSelector } from '../../../app/hooks';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { OutwardButton } from '../../../ui/buttons/ButtonLink';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { CopyText } from '../../../ui/feedback/CopyText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { phoneLink } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { Card } from '../../../ui/layout/Card';
import { ReadingColumn } from '../../../ui/layout/Columns';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Section } from '../../../ui/layout/Section';
import { Row } from '../../../ui/layout/Stack';
import { Steps } from '../../../ui/layout/Steps';
import { SoftText } from '../../../ui/layout/Text';
import { orderText } from '../newConnection.text';
import { DetailsStep } from './DetailsStep';
import { ReviewStep } from './ReviewStep';

/** The payment of the order, or the state of that payment. The order number is shown before this code is loaded. */
const PayOffer = lazyPart({
  id: 'shop-pay',
  load: async () => (await import(/* webpackChunkName: "shop-order" */ './PayOffer')).PayOffer,
  needs: ['payments'],
});

/** The number of the order, its payment, and the next steps. */
const PlacedStep = () => {
  const t = useText(orderText);
  const { phone } = useOperator();
  const placed = useAppSelector(selectPlacedOrder);
  if (!placed) return null;
  return (
    <ReadingColumn>
      <Card>
        <div>
          <h2>{t.number}</h2>
          <CopyText text={placed.orderid} />
        </div>
        <FactList
          look="rows"
          facts={[[t.plan, placed.planname]]}
          total={[t.withGst, <Money key="total" amount={placed.amount} size="big" />]}
        />
      </Card>
      {placed.status === 'AWAITINGPAYMENT' ? (
        <PayOffer
          skeleton={<SkeletonLines count={6} />}
          failed={(retry) => <TryAgain sentence={t.payMissing} onRetry={retry} />}
        />
      ) : (
        placed.message !== '' && (
          <Section title={t.next}>
            <SoftText>{placed.message}</SoftText>
          </Section>
        )
      )}
      {phone !== undefined && (
        <Row>
          <OutwardButton href={phoneLink(phone)} tone="ghost">
            {t.call(phone)}
          </OutwardButton>
        </Row>
      )}
      <InlineLink to={OFFER_PLANS}>{t.more}</InlineLink>
    </ReadingColumn>
  );
};

const STEPS = { details: DetailsStep, review: ReviewStep, placed: PlacedStep } as const;
const STEP_NUMBERS = { details: 1, review: 2, placed: 3 } as const;

/** The steps after the plan, and a progress indicator. */
export const OrderSteps = ({ step }: { readonly step: keyof typeof STEPS }) => {
  const { steps } = useText(orderText);
  const Step = STEPS[step];
  return (
    <>
      <Steps names={steps} at={STEP_NUMBERS[step]} />
      <Step />
    </>
  );
};
