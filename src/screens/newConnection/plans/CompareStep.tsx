import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { selectOfferPlans, selectPlansFor } from '../../../../store/newConnection/offers';
import { loadOfferPlans, planChosen } from '../../../../store/newConnection/onlineOrder';
import { offerStepPath } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { Money } from '../../../ui/data/Money';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Table } from '../../../ui/data/Table';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { compareText } from './compare.text';
import { monthlyOf, savingOf } from '../offers';
import { Soft, useKindText, useTermText } from '../parts';
import { plansText } from './plans.text';

const Features = styled.ul`
  display: grid;
  gap: ${space.s};
`;

/** Three do not fit beside each other on a phone. */
const Aside = styled(Soft)`
  @media (min-width: 600px) {
    display: none;
  }
`;

interface Line {
  readonly name: string;
  readonly of: (plan: OfferPlan) => ReactNode;
}

/** Two or three plans side by side, fact by fact. */
export const CompareStep = ({ compared }: { readonly compared: readonly string[] }) => {
  const differing = useText(compareText);
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const lines = useLines();
  return (
    <Loaded
      flow={loadOfferPlans}
      value={useAppSelector(selectOfferPlans)}
      onRetry={() => dispatch(loadOfferPlans.requested(plansFor))}
      skeleton={<SkeletonRows count={6} />}
    >
      {(plans) => (
        <>
          {compared.length > 2 && <Aside>{differing.sideways}</Aside>}
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
                  cell: (line: Line) => line.of(plan),
                })),
            ]}
          />
        </>
      )}
    </Loaded>
  );
};

const useLines = (): readonly Line[] => {
  const t = useText(plansText);
  const differing = useText(compareText);
  const dispatch = useAppDispatch();
  const go = useNavigate();
  const termText = useTermText();
  const kindText = useKindText();
  const choose = (plan: OfferPlan) => {
    dispatch(planChosen(plan));
    void go(offerStepPath('details'));
  };
  const count = (said: (count: number) => string, value: number | null) => (
    <TextOr text={value === null ? '' : said(value)} />
  );
  return [
    { name: differing.price, of: ({ total }) => <Money of={total} size="title" /> },
    { name: differing.monthly, of: (plan) => <Money of={monthlyOf(plan)} /> },
    { name: t.term, of: ({ chargeperiod }) => <TextOr text={termText(chargeperiod)} /> },
    { name: differing.saving, of: (plan) => <Money of={savingOf(plan)} /> },
    { name: differing.beforeTax, of: ({ price }) => <Money of={price} /> },
    { name: differing.gst, of: ({ tax }) => <Money of={tax} /> },
    { name: t.filters, of: ({ plantype }) => <TextOr text={kindText(plantype)} /> },
    { name: differing.channelCount, of: ({ channelcount }) => count(String, channelcount) },
    { name: differing.speedName, of: ({ speedmbps }) => count(t.speed, speedmbps) },
    { name: differing.fairUseName, of: ({ fuplimitgb }) => count(differing.gigabytes, fuplimitgb) },
    {
      name: t.included,
      of: ({ features }) =>
        features.length === 0 ? (
          <TextOr text="" />
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
      of: (plan) => (
        <Button onClick={() => choose(plan)} aria-label={t.chooseOf(plan.planname)}>
          {t.choose}
        </Button>
      ),
    },
  ];
};
