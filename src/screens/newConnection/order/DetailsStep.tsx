import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectStatus } from '../../../../store/core/flows';
import { selectOnlineOrder, selectVerdict } from '../../../../store/newConnection/offers';
import {
  applicantTyped,
  identifyApplicant,
  type Applicant,
} from '../../../../store/newConnection/onlineOrder';
import { offerStepPath } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Columns } from '../../../ui/layout/Columns';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { readForm, type FieldErrors } from '../../../ui/forms/formFields';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { ApplicantFields } from './ApplicantFields';
import { DetailsFailure } from './DetailsFailure';
import { orderText } from './order.text';
import { Form } from './orderParts';
import { PlanSummary } from '../plans/PlanSummary';
import { APPLICANT_CODES, applicantRules, type ApplicantCode } from '../rules';

type Errors = FieldErrors<string, ApplicantCode>;
const NOT_SERVED: Errors = { pincode: 'notServed' };

const typedIn = (form: HTMLFormElement): Applicant => {
  const data = new FormData(form);
  const typed = (name: keyof Applicant) => String(data.get(name) ?? '');
  return {
    firstname: typed('firstname'),
    surname: typed('surname'),
    mobileno: typed('mobileno'),
    email: typed('email'),
    address: typed('address'),
    pincode: typed('pincode'),
  };
};

/** Who wants the connection, and where. Kept in the store with every letter, so that nothing loses it. */
export const DetailsStep = () => {
  const t = useText(orderText);
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectOnlineOrder);
  const isBusy = useAppSelector((state) => selectStatus(state, identifyApplicant) === 'running');
  const { errors, setWrong } = useErrors();
  const goOn = useGoOn();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(applicantRules, event.currentTarget, APPLICANT_CODES);
    setWrong(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    goOn();
    dispatch(identifyApplicant.requested(reading.values));
  };
  return (
    <Columns aside={<PlanSummary />} asideLabel={t.plan}>
      <Form
        method="post"
        noValidate
        onSubmit={submit}
        onChange={({ currentTarget }) => dispatch(applicantTyped(typedIn(currentTarget)))}
      >
        <ErrorSummary errors={errors} texts={t.errors} />
        <DetailsFailure />
        <ApplicantFields of={cart} errors={errors} />
        <Button type="submit" wide busy={isBusy}>
          {t.goOn}
        </Button>
      </Form>
    </Columns>
  );
};

/** Our own rules first, then what the operator says of the place. */
const useErrors = () => {
  const [wrong, setWrong] = useState<Errors>({});
  const isNotServed = useAppSelector(selectVerdict)?.kind === 'notServed';
  const errors = useMemo(
    () => (Object.keys(wrong).length === 0 && isNotServed ? NOT_SERVED : wrong),
    [wrong, isNotServed],
  );
  return { errors, setWrong };
};

/** Leads to the order when the operator has answered what was just sent, and nobody who only came to look. */
const useGoOn = () => {
  const go = useNavigate();
  const hasSent = useRef(false);
  const isWelcome = useAppSelector(selectVerdict)?.kind === 'welcome';
  const lead = useEffectEvent(() => {
    if (hasSent.current) void go(offerStepPath('review'));
  });
  useEffect(() => {
    if (isWelcome) lead();
  }, [isWelcome]);
  return () => {
    hasSent.current = true;
  };
};
