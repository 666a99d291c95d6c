import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { OfferPlan } from '../../../store/entities/offers';
import { selectPlansFor } from '../../../store/offers';
import { pincodeGiven } from '../../../store/onlineOrder';
import { useFocusRescue } from '../../frame/useFocusRescue';
import { useText } from '../../text/useText';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Chip, Chips } from '../../ui/Chip';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { PINCODE, sixDigits } from '../../ui/pincode';
import { useSay, useStore } from '../../useStore';
import { KINDS, PRICE_LIMITS, type PlanFilter } from './offers';
import { plansText } from './plans.text';

const Where = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.m};
  & > :first-child {
    flex: 1 1 12rem;
    max-width: 20rem;
  }
`;

/** Narrows the plans to what is sold at one place. */
export const PincodeForm = () => {
  const t = useText(plansText);
  const say = useSay();
  const plansFor = useStore(selectPlansFor);
  const [isWrong, setWrong] = useState(false);
  // With the plans of another place the field begins anew, and whoever was in it goes on there.
  const field = useFocusRescue<HTMLInputElement>(plansFor);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pincode = sixDigits(field.current?.value ?? '');
    const isRight = PINCODE.test(pincode);
    setWrong(!isRight);
    if (isRight) say(pincodeGiven(pincode));
    // The only field there is: nobody has to be led to it by a summary.
    else field.current?.focus();
  };
  const forget = () => {
    setWrong(false);
    say(pincodeGiven(''));
  };
  return (
    <Where noValidate onSubmit={submit}>
      <Field
        key={plansFor}
        ref={field}
        name="pincode"
        label={t.pincode}
        hint={t.pincodeHint}
        error={isWrong ? t.wrongPincode : undefined}
        defaultValue={plansFor}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <Button type="submit" tone="ghost">
        {t.showThere}
      </Button>
      {plansFor !== '' && (
        <Button tone="ghost" onClick={forget}>
          {t.everywhere}
        </Button>
      )}
    </Where>
  );
};

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
  // A kind that nobody sells is no choice.
  const kinds = KINDS.filter((kind) => plans.some(({ plantype }) => plantype === kind));
  return (
    <Row>
      <Chips label={t.filters}>
        <Chip chosen={filter.kind === null} onToggle={() => onFilter({ ...filter, kind: null })}>
          {t.all}
        </Chip>
        {kinds.map((kind) => (
          <Chip
            key={kind}
            chosen={filter.kind === kind}
            onToggle={(chosen) => onFilter({ ...filter, kind: chosen ? kind : null })}
          >
            {t.kinds[kind]}
          </Chip>
        ))}
      </Chips>
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
