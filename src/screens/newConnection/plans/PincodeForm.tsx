import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { pincodeIn } from '../../../../store/core/values/typed/digits';
import { selectPlansFor } from '../../../../store/newConnection/offers';
import { pincodeGiven } from '../../../../store/newConnection/onlineOrder';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Field } from '../../../ui/forms/Field';
import { plansText } from './plans.text';

const FieldRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.m};
  & > :first-child {
    flex: 1 1 11rem;
    max-width: 20rem;
  }
`;

/** Narrows the plans to what is sold at one place. */
export const PincodeForm = () => {
  const t = useText(plansText);
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const [isInvalid, setInvalid] = useState(false);
  // The field is remounted with the plans of another pincode; the focus returns to it.
  const field = useFocusRescue<HTMLInputElement>(plansFor);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pincode = pincodeIn(field.current?.value ?? '');
    setInvalid(pincode === null);
    if (pincode !== null) dispatch(pincodeGiven(pincode));
    // The form has one field, so it needs no error summary.
    else field.current?.focus();
  };
  const clear = () => {
    setInvalid(false);
    dispatch(pincodeGiven(''));
  };
  return (
    <FieldRow noValidate onSubmit={submit}>
      <Field
        key={plansFor}
        ref={field}
        name="pincode"
        label={t.pincode}
        hint={t.pincodeHint}
        error={isInvalid ? t.wrongPincode : undefined}
        defaultValue={plansFor}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <Button type="submit" tone="ghost">
        {t.showThere}
      </Button>
      {plansFor !== '' && (
        <Button tone="ghost" onClick={clear}>
          {t.everywhere}
        </Button>
      )}
    </FieldRow>
  );
};
