import { useId } from 'react';
import styled from 'styled-components';
import { PAYMENT_STATUS } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { useIsWide } from '../../theme/mediaQueries';
import { media, space, target } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Chip, Chips } from '../../ui/buttons/Chip';
import { Icon } from '../../ui/data/Icon';
import { Field, SearchField } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/Select';
import { InlineLink } from '../../ui/layout/InlineLink';
import { Stack } from '../../ui/layout/Stack';
import { transactionsText } from './history.text';
import {
  countFilters,
  type FilterChoice,
  HISTORY_PERIODS,
  type HistoryPeriod,
  isPeriodReversed,
} from './historyPeriod';

const FILTER_ICON = 'M4 7h16M7 12h10M10 17h4';

/** The controls that a phone shows before the list. */
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  & > [aria-expanded] {
    min-height: ${target};
    padding: 6px 14px;
  }
`;

/** Stacked on a phone; the search, the period and the kinds in one line on a wide screen. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 14rem) auto;
    align-items: end;
  }
`;

interface ChoiceProps {
  readonly choice: FilterChoice;
  readonly onChoice: (changed: Partial<FilterChoice>) => void;
}

interface HistoryFiltersProps extends ChoiceProps {
  /** The search field and the dates are uncontrolled: a new key resets them. */
  readonly formKey: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * On a phone, a press of the button shows the fields and a chip for the most common period. A wide screen always shows
 * the fields, on one line.
 */
export const HistoryFilters = ({ formKey, isOpen, onToggle, ...choosing }: HistoryFiltersProps) => {
  const t = useText(transactionsText);
  const id = useId();
  const isWide = useIsWide();
  const { choice, onChoice } = choosing;
  return (
    <Stack as="search" $gap="m">
      {!isWide && (
        <Controls>
          <Button tone="ghost" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            <Icon path={FILTER_ICON} size={20} />
            {t.filter(countFilters(choice))}
          </Button>
          {isOpen && (
            <Chip
              chosen={choice.period === 'quarter'}
              onToggle={(isOn) => onChoice({ period: isOn ? 'quarter' : 'all' })}
            >
              {t.periods.quarter}
            </Chip>
          )}
        </Controls>
      )}
      {(isWide || isOpen) && <FilterFields key={formKey} id={id} {...choosing} />}
    </Stack>
  );
};

const DIRECTIONS = [
  ['all', null],
  ['in', 'in'],
  ['out', 'out'],
] as const;

/** The fields for the search, the period and the kind. A change in any of them applies at once. */
const FilterFields = ({ id, choice, onChoice }: ChoiceProps & { readonly id: string }) => {
  const t = useText(transactionsText);
  const isWide = useIsWide();
  return (
    <>
      <Fields id={id}>
        <SearchField
          name="query"
          label={t.search}
          placeholder={t.searchFor}
          defaultValue={choice.query}
          onChange={({ target: field }) => onChoice({ query: field.value })}
        />
        <Select
          name="period"
          label={t.period}
          value={choice.period}
          options={HISTORY_PERIODS.map((value) => ({ value, label: t.periods[value] }))}
          // The options are the periods and nothing else.
          onChange={({ target: field }) => onChoice({ period: field.value as HistoryPeriod })}
        />
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
      </Fields>
      {choice.period === 'custom' && <CustomDates choice={choice} onChoice={onChoice} />}
      {!isWide && <InlineLink to={PAYMENT_STATUS}>{t.checkPayment}</InlineLink>}
    </>
  );
};

const CustomDates = ({ choice, onChoice }: ChoiceProps) => {
  const t = useText(transactionsText);
  return (
    <Stack $columnsFrom="9rem" $gap="m">
      <Field
        name="from"
        type="date"
        label={t.from}
        defaultValue={choice.from}
        error={isPeriodReversed(choice) ? t.wrongOrder : undefined}
        onChange={({ target: field }) => onChoice({ from: field.value })}
      />
      <Field
        name="to"
        type="date"
        label={t.to}
        defaultValue={choice.to}
        onChange={({ target: field }) => onChoice({ to: field.value })}
      />
    </Stack>
  );
};
