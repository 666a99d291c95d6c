import type { ReactNode } from 'react';
import type { Paise } from '../../../../store/core/money';
import {
  selectChosenPlan,
  selectIsOrderInDoubt,
  selectOnlineOrder,
  selectVerdict,
} from '../../../../store/newConnection/offers';
import { OFFER_PLANS, offerStepPath } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { Money } from '../../../ui/data/Money';
import { Section } from '../../../ui/layout/Section';
import { Card } from '../../../ui/layout/Card';
import { useAppSelector } from '../../../app/hooks';
import { orderText } from './order.text';
import { PairList } from './orderParts';
import { useTermText, Way } from '../parts';
import { plansText } from '../plans/plans.text';

interface PartProps {
  readonly title: string;
  readonly change: ReactNode;
  readonly children: ReactNode;
}

/** A part of the order; while it is in doubt there is no way to change it. */
const Part = ({ title, change, children }: PartProps) => {
  const isInDoubt = useAppSelector(selectIsOrderInDoubt);
  return (
    <Card>
      <Section title={title} actions={isInDoubt ? undefined : change}>
        {children}
      </Section>
    </Card>
  );
};

/** What is ordered, and for how much. */
export const What = ({ amount }: { readonly amount: Paise }) => {
  const t = useText(orderText);
  const { term } = useText(plansText);
  const termText = useTermText();
  const { planname = '', chargeperiod = '' } = useAppSelector(selectOnlineOrder);
  const plan = useAppSelector(selectChosenPlan);
  // How an amount is made up is known of the one that the plan costs today.
  const parts =
    plan?.total === amount
      ? [
          { name: t.price, value: <Money of={plan.price} /> },
          { name: t.gst, value: <Money of={plan.tax} /> },
        ]
      : [];
  return (
    <Part title={t.plan} change={<Way to={OFFER_PLANS}>{t.otherPlan}</Way>}>
      <p>{planname}</p>
      <PairList
        pairs={[
          { name: term, value: termText(chargeperiod) },
          ...parts,
          { name: t.total, value: <Money of={amount} size="big" />, isTotal: true },
        ]}
      />
    </Part>
  );
};

/** For whom and where. */
export const Who = () => {
  const t = useText(orderText);
  const cart = useAppSelector(selectOnlineOrder);
  const verdict = useAppSelector(selectVerdict);
  const { firstname = '', surname = '', mobileno = '', email = '', address = '' } = cart;
  const area =
    verdict?.kind === 'welcome'
      ? [verdict.region, verdict.lconame].filter(Boolean).join(' · ')
      : '';
  return (
    <Part
      title={t.detailsTitle}
      change={<Way to={offerStepPath('details')}>{t.changeDetails}</Way>}
    >
      <PairList
        pairs={[
          { name: t.who, value: `${firstname} ${surname}`.trim() },
          { name: t.mobileno, value: mobileno && `+91 ${mobileno}` },
          ...(email ? [{ name: t.emailName, value: email }] : []),
          { name: t.address, value: address },
          { name: t.pincode, value: cart.pincode ?? '' },
          ...(area ? [{ name: t.area, value: area }] : []),
        ]}
      />
    </Part>
  );
};
