import styled from 'styled-components';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { color, size, space } from '../../../theme/tokens';
import { FactLine } from '../../../ui/data/FactLine';
import { Icon } from '../../../ui/data/Icon';
import { checkIcon } from '../../../ui/data/icons';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { sizeText } from '../../../ui/data/sizeText';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Pill } from '../../../ui/feedback/Pill';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { Card } from '../../../ui/layout/Card';
import { Row } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { termText } from '../../payments/payments.text';
import { plansText } from '../newConnection.text';
import { ChoosePlan, planPricePerMonth, planSaving } from '../planParts';

/** All cards of a row are equally high, with the actions at the foot. The button fills the line beside the checkbox. */
const PlanSurface = styled(Card)`
  grid-template-rows: auto auto 1fr auto;
  height: 100%;
  h2 {
    font-size: ${size.title};
    overflow-wrap: anywhere;
  }
  & > :last-child > button {
    flex: 1 1 8rem;
  }
`;

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-bottom: ${space.s};
  /* With large text, a long label may need two lines. */
  & > * {
    white-space: normal;
  }
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space.s};
  align-content: start;
  li {
    display: flex;
    gap: ${space.s};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${color.success};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface PlanCardProps {
  readonly plan: OfferPlan;
  readonly onChoose: () => void;
  readonly isCompared: boolean;
  /** False if other plans already fill the comparison (`MAX_COMPARED_PLANS`). */
  readonly canCompare: boolean;
  readonly onCompare: (isCompared: boolean) => void;
}

export const PlanCard = ({ plan, onChoose, isCompared, canCompare, onCompare }: PlanCardProps) => {
  const t = useText(plansText);
  const saving = planSaving(plan);
  return (
    <PlanSurface>
      <div>
        <Pills>
          {plan.plantype !== '' && <Pill>{inWords(t.kinds, plan.plantype)}</Pill>}
          {saving !== null && <Pill $tone="ok">{t.saves(moneyText(saving))}</Pill>}
        </Pills>
        <h2>
          <TextOrDashes text={plan.planname} />
        </h2>
        {plan.description !== '' && <SoftText>{plan.description}</SoftText>}
      </div>
      <PlanPrice plan={plan} />
      <PlanFacts plan={plan} />
      <Row $gap="s l" $apart>
        <ChoosePlan plan={plan} onChoose={onChoose} />
        <Checkbox
          name={`compare-${plan.planid}`}
          label={
            <>
              {t.compare}
              <VisuallyHidden>: {plan.planname}</VisuallyHidden>
            </>
          }
          checked={isCompared}
          disabled={!canCompare}
          onChange={({ currentTarget }) => onCompare(currentTarget.checked)}
        />
      </Row>
    </PlanSurface>
  );
};

/** The total with its monthly price and its tax, or only '---' if the total is unknown. */
const PlanPrice = ({ plan }: { readonly plan: OfferPlan }) => {
  const t = useText(plansText);
  const { terms } = useText(termText);
  const term = inWords(terms, plan.chargeperiod);
  const { price, tax, total } = plan;
  const monthly = planPricePerMonth(plan);
  const facts = [
    monthly !== null && monthly !== total && t.aMonth(moneyText(monthly)),
    price !== null && tax !== null && t.made(moneyText(price), moneyText(tax)),
  ].filter((fact) => fact !== false);
  return (
    <div>
      <Money amount={total} size="big" />
      {total !== null && <p>{term === '' ? t.withGst : t.forTerm(term)}</p>}
      {total !== null && facts.length > 0 && (
        <SoftText>
          <FactLine facts={facts} />
        </SoftText>
      )}
    </div>
  );
};

const PlanFacts = ({ plan }: { readonly plan: OfferPlan }) => {
  const t = useText(plansText);
  const facts = [
    plan.channelcount !== null && t.channels(plan.channelcount),
    plan.speedmbps !== null && t.speed(plan.speedmbps),
    plan.fuplimitgb !== null && t.fairUse(sizeText(plan.fuplimitgb)),
    ...plan.features,
  ].filter((fact) => fact !== false && fact !== '');
  return (
    <Facts role="list" aria-label={t.included}>
      {[...new Set(facts)].map((fact) => (
        <li key={String(fact)}>
          <Icon path={checkIcon} size={20} />
          <span>{fact}</span>
        </li>
      ))}
    </Facts>
  );
};
