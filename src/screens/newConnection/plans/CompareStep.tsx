import type { ReactNode } from 'react';
import styled from 'styled-components';
import { offerStepPath } from '../../../../store/core/viewPaths';
import { selectOfferPlans, selectPlansFor } from '../../../../store/newConnection/offers';
import { loadOfferPlans } from '../../../../store/newConnection/onlineOrder';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { color, layer, space, weight } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Money } from '../../../ui/data/Money';
import { sizeText } from '../../../ui/data/sizeText';
import { Table } from '../../../ui/data/Table';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { termText } from '../../payments/payments.text';
import { planComparisonText, plansText } from '../newConnection.text';
import { ChoosePlan, planPricePerMonth, planSaving, useChoosePlan } from '../planParts';

/** Only phones show the hint, because three plans do not fit side by side there. */
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
  const t = useText(planComparisonText);
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const facts = useComparedFacts();
  return (
    <Loaded
      flow={loadOfferPlans}
      value={useAppSelector(selectOfferPlans)}
      onRetry={() => dispatch(loadOfferPlans.requested(plansFor))}
      skeleton={<SkeletonRows count={6} />}
    >
      {(plans) => (
        <>
          {compared.length > 2 && <ScrollHint>{t.sideways}</ScrollHint>}
          <Table
            caption={t.comparison}
            items={facts}
            keyOf={({ name }) => name}
            columns={[
              { key: 'fact', head: t.fact, cell: ({ name }) => name },
              ...plans
                .filter(({ planid }) => compared.includes(planid))
                .map((plan) => ({
                  key: plan.planid,
                  head: plan.planname,
                  cell: (fact: ComparedFact) => fact.cell(plan),
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
  const factTexts = useText(planComparisonText);
  const { term, terms } = useText(termText);
  const choose = useChoosePlan();
  const count = (text: (count: number) => string, value: number | null) => (
    <TextOrDashes text={value === null ? '' : text(value)} />
  );
  return [
    { name: factTexts.price, cell: ({ total }) => <Money amount={total} size="title" /> },
    { name: factTexts.monthly, cell: (plan) => <Money amount={planPricePerMonth(plan)} /> },
    {
      name: term,
      cell: ({ chargeperiod }) => <TextOrDashes text={inWords(terms, chargeperiod)} />,
    },
    { name: factTexts.saving, cell: (plan) => <Money amount={planSaving(plan)} /> },
    { name: factTexts.beforeTax, cell: ({ price }) => <Money amount={price} /> },
    { name: factTexts.gst, cell: ({ tax }) => <Money amount={tax} /> },
    { name: t.filters, cell: ({ plantype }) => <TextOrDashes text={inWords(t.kinds, plantype)} /> },
    { name: factTexts.channelCount, cell: ({ channelcount }) => count(String, channelcount) },
    { name: factTexts.speedName, cell: ({ speedmbps }) => count(t.speed, speedmbps) },
    {
      name: factTexts.fairUseName,
      cell: ({ fuplimitgb }) => count((size) => factTexts.gigabytes(sizeText(size)), fuplimitgb),
    },
    {
      name: t.included,
      cell: ({ features }) =>
        features.length === 0 ? (
          <TextOrDashes text="" />
        ) : (
          <Stack as="ul" $gap="s" role="list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Stack>
        ),
    },
    {
      name: t.choose,
      cell: (plan) => <ChoosePlan plan={plan} onChoose={() => choose(plan)} />,
    },
  ];
};

const BarAtFoot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  margin: 0 -${space.l};
  padding: ${space.m} ${space.l} calc(${space.m} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  p {
    font-weight: ${weight.strong};
  }
`;

/** The number of compared plans and, from two on, the link to the comparison. The bar stays in view at the foot. */
export const CompareBar = ({ count }: { readonly count: number }) => {
  const t = useText(planComparisonText);
  const { compare } = useText(plansText);
  return (
    <BarAtFoot data-bottom-bar role="region" aria-label={t.comparing}>
      <p role="status">{count > 1 ? t.compared(count) : t.oneMore}</p>
      {count > 1 && <ButtonLink to={offerStepPath('compare')}>{compare}</ButtonLink>}
    </BarAtFoot>
  );
};
