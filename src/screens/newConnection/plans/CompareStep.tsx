import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { offerStepPath } from '../../../../store/core/viewPaths';
import { selectOfferPlans, selectPlansFor } from '../../../../store/newConnection/offers';
import { loadOfferPlans, planChosen } from '../../../../store/newConnection/onlineOrder';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { sizeText } from '../../../ui/data/sizeText';
import { Table } from '../../../ui/data/Table';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { SoftText } from '../../../ui/layout/SoftText';
import { planComparisonText, plansText } from '../newConnection.text';
import { planPricePerMonth, planSaving, useKindText, useTermText } from '../planFacts';
import { ChoosePlan } from '../planParts';

const Features = styled.ul`
  display: grid;
  gap: ${space.s};
`;

/** Three do not fit beside each other on a phone. */
const ScrollHint = styled(SoftText)`
  @media (min-width: 600px) {
    display: none;
  }
`;

interface ComparedFact {
  readonly name: string;
  readonly cell: (plan: OfferPlan) => ReactNode;
}

/** Two or three plans side by side, fact by fact. */
export const CompareStep = ({ compared }: { readonly compared: readonly string[] }) => {
  const differing = useText(planComparisonText);
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const lines = useComparedFacts();
  return (
    <Loaded
      flow={loadOfferPlans}
      value={useAppSelector(selectOfferPlans)}
      onRetry={() => dispatch(loadOfferPlans.requested(plansFor))}
      skeleton={<SkeletonRows count={6} />}
    >
      {(plans) => (
        <>
          {compared.length > 2 && <ScrollHint>{differing.sideways}</ScrollHint>}
          <Table
            caption={differing.comparison}
            items={lines}
            keyOf={({ name }) => name}
            columns={[
              { key: 'fact', head: differing.fact, cell: ({ name }) => name },
              ...plans
                .filter(({ planid }) => compared.includes(planid))
                .map((plan) => ({
                  key: plan.planid,
                  head: plan.planname,
                  cell: (line: ComparedFact) => line.cell(plan),
                })),
            ]}
          />
        </>
      )}
    </Loaded>
  );
};

const useComparedFacts = (): readonly ComparedFact[] => {
  const t = useText(plansText);
  const differing = useText(planComparisonText);
  const dispatch = useAppDispatch();
  const go = useNavigate();
  const termText = useTermText();
  const kindText = useKindText();
  const choose = (plan: OfferPlan) => {
    dispatch(planChosen(plan));
    void go(offerStepPath('details'));
  };
  const count = (text: (count: number) => string, value: number | null) => (
    <TextOrDashes text={value === null ? '' : text(value)} />
  );
  return [
    { name: differing.price, cell: ({ total }) => <Money amount={total} size="title" /> },
    { name: differing.monthly, cell: (plan) => <Money amount={planPricePerMonth(plan)} /> },
    { name: t.term, cell: ({ chargeperiod }) => <TextOrDashes text={termText(chargeperiod)} /> },
    { name: differing.saving, cell: (plan) => <Money amount={planSaving(plan)} /> },
    { name: differing.beforeTax, cell: ({ price }) => <Money amount={price} /> },
    { name: differing.gst, cell: ({ tax }) => <Money amount={tax} /> },
    { name: t.filters, cell: ({ plantype }) => <TextOrDashes text={kindText(plantype)} /> },
    { name: differing.channelCount, cell: ({ channelcount }) => count(String, channelcount) },
    { name: differing.speedName, cell: ({ speedmbps }) => count(t.speed, speedmbps) },
    {
      name: differing.fairUseName,
      cell: ({ fuplimitgb }) => count((size) => differing.gigabytes(sizeText(size)), fuplimitgb),
    },
    {
      name: t.included,
      cell: ({ features }) =>
        features.length === 0 ? (
          <TextOrDashes text="" />
        ) : (
          <Features role="list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
        ),
    },
    {
      name: t.choose,
      cell: (plan) => <ChoosePlan plan={plan} onChoose={() => choose(plan)} />,
    },
  ];
};
