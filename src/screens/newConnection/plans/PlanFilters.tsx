import styled from 'styled-components';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { ChipChoice } from '../../../ui/buttons/ChipChoice';
import { Select } from '../../../ui/forms/Select';
import { PLAN_KINDS, type PlanFilter, PRICE_LIMITS } from '../planFilter';
import { plansText } from './plans.text';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    align-items: end;
  }
`;

interface PlanFiltersProps {
  readonly plans: readonly OfferPlan[];
  readonly filter: PlanFilter;
  readonly onFilter: (filter: PlanFilter) => void;
}

export const PlanFilters = ({ plans, filter, onFilter }: PlanFiltersProps) => {
  const t = useText(plansText);
  // Only kinds that some plan has.
  const kinds = PLAN_KINDS.filter((kind) => plans.some(({ plantype }) => plantype === kind));
  return (
    <Row>
      <ChipChoice
        label={t.filters}
        all={t.all}
        options={kinds}
        chosen={filter.kind}
        nameOf={(kind) => t.kinds[kind]}
        onChoose={(kind) => onFilter({ ...filter, kind })}
      />
      <Select
        name="upTo"
        label={t.upTo}
        placeholder={t.anyPrice}
        value={filter.upTo}
        onChange={({ currentTarget }) => onFilter({ ...filter, upTo: currentTarget.value })}
        options={PRICE_LIMITS.map(([value, rupees]) => ({ value, label: t.upToRupees(rupees) }))}
      />
    </Row>
  );
};
