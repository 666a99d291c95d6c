import styled from 'styled-components';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Chip, Chips } from '../../ui/buttons/Chip';
import { Field, SearchField } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/Select';
import {
  type FilterChoice,
  HISTORY_PERIODS,
  type HistoryPeriod,
  isPeriodReversed,
} from './historyPeriod';
import { transactionsText } from './transactions.text';

const Layout = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/** Side by side where both fit. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.m};
`;

/** The chips of both groups fill the rows together. */
const ChipGroups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  & > [role='group'] {
    display: contents;
  }
`;

interface HistoryFiltersProps {
  readonly choice: FilterChoice;
  readonly onChoice: (changed: Partial<FilterChoice>) => void;
}

const DIRECTIONS = [
  ['all', null],
  ['in', 'in'],
  ['out', 'out'],
] as const;

/** The search, the period and the kind. Each is applied at once. */
export const HistoryFilters = ({ choice, onChoice }: HistoryFiltersProps) => {
  const t = useText(transactionsText);
  return (
    <Layout>
      <Pair>
        <SearchField
          name="query"
          label={t.search}
          placeholder={t.searchFor}
          onChange={({ target }) => onChoice({ query: target.value })}
        />
        <Select
          name="period"
          label={t.period}
          value={choice.period}
          options={HISTORY_PERIODS.map((value) => ({ value, label: t.periods[value] }))}
          // The options are the periods and nothing else.
          onChange={({ target }) => onChoice({ period: target.value as HistoryPeriod })}
        />
      </Pair>
      {choice.period === 'custom' && <CustomDates choice={choice} onChoice={onChoice} />}
      <ChipGroups>
        <Chips label={t.kind}>
          {DIRECTIONS.map(([name, direction]) => (
            <Chip
              key={name}
              chosen={choice.direction === direction}
              onToggle={() => onChoice({ direction })}
            >
              {t.kinds[name]}
            </Chip>
          ))}
        </Chips>
        <Chips label={t.oftenChosen}>
          <Chip
            chosen={choice.period === 'quarter'}
            onToggle={(chosen) => onChoice({ period: chosen ? 'quarter' : 'all' })}
          >
            {t.periods.quarter}
          </Chip>
        </Chips>
      </ChipGroups>
    </Layout>
  );
};

const CustomDates = ({ choice, onChoice }: HistoryFiltersProps) => {
  const t = useText(transactionsText);
  return (
    <Pair>
      <Field
        name="from"
        type="date"
        label={t.from}
        defaultValue={choice.from}
        error={isPeriodReversed(choice) ? t.wrongOrder : undefined}
        onChange={({ target }) => onChoice({ from: target.value })}
      />
      <Field
        name="to"
        type="date"
        label={t.to}
        defaultValue={choice.to}
        onChange={({ target }) => onChoice({ to: target.value })}
      />
    </Pair>
  );
};
