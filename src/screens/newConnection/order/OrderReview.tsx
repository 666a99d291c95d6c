import type { ReactNode } from 'react';
import { OFFER_PLANS } from '../../../../store/core/paths';
import { fullNameOf } from '../../../../store/core/values/fullName';
import type { Paise } from '../../../../store/core/values/money';
import { offerStepPath } from '../../../../store/core/viewPaths';
import {
  selectChosenPlan,
  selectEligibility,
  selectIsOrderOutcomeUnknown,
  selectOnlineOrder,
} from '../../../../store/newConnection/offers';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Money } from '../../../ui/data/Money';
import { PairList } from '../../../ui/data/PairList';
import { Card } from '../../../ui/layout/Card';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Section } from '../../../ui/layout/Section';
import { plansText } from '../plans/plans.text';
import { useTermText } from '../planTexts';
import { orderText } from './order.text';

interface ReviewCardProps {
  readonly title: string;
  readonly change: ReactNode;
  readonly children: ReactNode;
}

/** A part of the order; while its outcome is unknown it cannot be changed. */
const ReviewCard = ({ title, change, children }: ReviewCardProps) => {
  const isOutcomeUnknown = useAppSelector(selectIsOrderOutcomeUnknown);
  return (
    <Card>
      <Section title={title} actions={isOutcomeUnknown ? undefined : change}>
        {children}
      </Section>
    </Card>
  );
};

/** What is ordered, and for how much. */
export const PlanReview = ({ amount }: { readonly amount: Paise }) => {
  const t = useText(orderText);
  const { term } = useText(plansText);
  const termText = useTermText();
  const { planname = '', chargeperiod = '' } = useAppSelector(selectOnlineOrder);
  const plan = useAppSelector(selectChosenPlan);
  // The parts are known only of the amount that the plan costs today.
  const parts =
    plan?.total === amount
      ? [
          { name: t.price, value: <Money amount={plan.price} /> },
          { name: t.gst, value: <Money amount={plan.tax} /> },
        ]
      : [];
  return (
    <ReviewCard title={t.plan} change={<InlineLink to={OFFER_PLANS}>{t.otherPlan}</InlineLink>}>
      <p>{planname}</p>
      <PairList
        pairs={[
          { name: term, value: termText(chargeperiod) },
          ...parts,
          { name: t.total, value: <Money amount={amount} size="big" />, isTotal: true },
        ]}
      />
    </ReviewCard>
  );
};

/** For whom and where. */
export const ApplicantReview = () => {
  const t = useText(orderText);
  const cart = useAppSelector(selectOnlineOrder);
  const eligibility = useAppSelector(selectEligibility);
  const { mobileno = '', email = '', address = '' } = cart;
  const area =
    eligibility?.kind === 'welcome'
      ? [eligibility.region, eligibility.lconame].filter(Boolean).join(' · ')
      : '';
  return (
    <ReviewCard
      title={t.detailsTitle}
      change={<InlineLink to={offerStepPath('details')}>{t.changeDetails}</InlineLink>}
    >
      <PairList
        pairs={[
          { name: t.who, value: fullNameOf(cart) },
          { name: t.mobileno, value: mobileno && `+91 ${mobileno}` },
          ...(email ? [{ name: t.emailName, value: email }] : []),
          { name: t.address, value: address },
          { name: t.pincode, value: cart.pincode ?? '' },
          ...(area ? [{ name: t.area, value: area }] : []),
        ]}
      />
    </ReviewCard>
  );
};
