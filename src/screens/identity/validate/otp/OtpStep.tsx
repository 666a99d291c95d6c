import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { OtpData } from '../../../../../store/documented/documentedState';
import {
  type IdentificationStep,
  otpAwaited,
  otpFormClosed,
  startedAgain,
  verifyOtp,
} from '../../../../../store/identity/identification';
import { selectOtpData } from '../../../../../store/identity/otp';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { useIsRunning } from '../../../../app/hooks/useFlow';
import { useIsPast } from '../../../../app/hooks/useTimeUntil';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { TextButton } from '../../../../ui/buttons/TextButton';
import { Alert } from '../../../../ui/feedback/Alert';
import { readForm } from '../../../../ui/forms/formFields';
import { FormLayout } from '../../../../ui/forms/FormLayout';
import { OtpField } from '../../../../ui/forms/OtpField';
import { identificationOtpText } from './identificationOtp.text';
import { IdentificationOtpFailure, useFieldError } from './IdentificationOtpFailure';
import { Resend } from './Resend';

const typed = v.object({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/, 'code')) });

interface OtpStepProps {
  readonly identification: IdentificationStep<'codeSent'>;
}

/** The key empties the field whenever another code was sent. */
export const OtpStep = ({ identification }: OtpStepProps) => {
  const otpData = useAppSelector(selectOtpData);
  return (
    otpData && (
      <IdentificationOtpForm
        key={otpData.resendfrom}
        identification={identification}
        otpData={otpData}
      />
    )
  );
};

interface IdentificationOtpFormProps extends OtpStepProps {
  readonly otpData: OtpData;
}

const IdentificationOtpForm = ({ identification, otpData }: IdentificationOtpFormProps) => {
  const t = useText(identificationOtpText);
  const dispatch = useAppDispatch();
  const [isMissing, setMissing] = useState(false);
  const isBusy = useIsRunning(verifyOtp);
  const refusal = useFieldError(identification.failure, otpData);
  const hasExpired = useIsPast(otpData.expires) && refusal === undefined;
  const field = useFieldFocus(identification.failure);
  useReadableCode();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(typed, event.currentTarget, ['code']);
    setMissing(!reading.ok);
    if (!reading.ok) return field.current?.focus();
    dispatch(verifyOtp.requested(reading.values));
  };
  return (
    <FormLayout method="post" noValidate onSubmit={submit}>
      {!otpData.confirmed && <Alert tone="warn">{t.unconfirmed}</Alert>}
      {hasExpired && (
        <Alert tone="warn" live>
          {t.expired}
        </Alert>
      )}
      {identification.failure && refusal === undefined && (
        <IdentificationOtpFailure failure={identification.failure} claim={identification.claim} />
      )}
      <OtpField
        ref={field}
        name="otp"
        label={t.code}
        hint={otpData.mobileno === '' ? t.sent : t.sentTo(otpData.mobileno)}
        error={isMissing ? t.errors.code : refusal}
      />
      <Button type="submit" wide busy={isBusy}>
        {t.submit}
      </Button>
      <Resend resendFrom={otpData.resendfrom} />
      <TextButton type="button" onClick={() => dispatch(startedAgain())}>
        {t.another}
      </TextButton>
    </FormLayout>
  );
};

/** Focuses the code field at first and after every refusal. */
const useFieldFocus = (refusal: unknown) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [refusal]);
  return field;
};

/** Lets the phone fill in the code from the text message while this step is shown. */
const useReadableCode = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(otpAwaited());
    return () => void dispatch(otpFormClosed());
  }, [dispatch]);
};
