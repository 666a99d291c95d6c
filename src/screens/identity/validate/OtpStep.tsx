import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { type Failure, refusalCode } from '../../../../store/core/failure';
import type { OtpData } from '../../../../store/documented/documentedState';
import {
  type Claim,
  type IdentificationStep,
  identify,
  otpAwaited,
  otpFormClosed,
  resendIdentificationOtp,
  startedAgain,
  verifyOtp,
} from '../../../../store/identity/identification';
import { selectOtpData } from '../../../../store/identity/otp';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsPast, useSecondsUntil } from '../../../app/hooks/timers';
import { useFailureText, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { color, controlHeight } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { TextButton } from '../../../ui/buttons/TextButton';
import { Alert } from '../../../ui/feedback/Alert';
import { readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { OtpField } from '../../../ui/forms/OtpField';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { identificationOtpText } from '../identity.text';
import { isIdentificationStale } from './formFailures';

/** The error that is shown at the code field; undefined for a failure that is shown in an alert. */
export const useFieldError = (failure: Failure | null, otpData: OtpData): string | undefined => {
  const t = useText(identificationOtpText);
  const left = otpData.attemptsremaining;
  switch (refusalCode(failure)) {
    case 'OTP_INCORRECT':
      return left === null ? t.wrong : `${t.wrong} ${t.triesLeft(left)}`;
    case 'OTP_EXPIRED':
      return t.expired;
    case 'OTP_SPENT':
      return t.spent;
    default:
      return undefined;
  }
};

interface IdentificationOtpFailureProps {
  readonly failure: Failure;
  readonly claim: Claim;
}

export const IdentificationOtpFailure = ({ failure, claim }: IdentificationOtpFailureProps) => {
  const t = useText(identificationOtpText);
  const failureText = useFailureText();
  if (isIdentificationStale(failure))
    return (
      <Alert tone="warn" live action={<Restart claim={claim} />}>
        {t.stale}
      </Alert>
    );
  return (
    <Alert tone="bad" live>
      {refusalCode(failure) === 'OTP_LIMIT' ? t.limit : failureText(failure)}
    </Alert>
  );
};

/** Requests a new code at once. After a reload the identity is empty, so the visitor types it again. */
const Restart = ({ claim }: { readonly claim: Claim }) => {
  const t = useText(identificationOtpText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(identify);
  const restart = () =>
    dispatch(claim.identity === '' ? startedAgain() : identify.requested(claim));
  return (
    <button type="button" aria-busy={isBusy || undefined} onClick={restart}>
      {t.restart}
    </button>
  );
};

/** As high as the button that replaces the countdown, so that what is below does not move. */
const ResendPlace = styled.div`
  display: grid;
  align-items: center;
  min-height: ${controlHeight};
  p {
    color: ${color.inkSoft};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

/** A countdown, then a button. A screen reader announces only the end of the countdown. */
const Resend = ({ resendFrom }: { readonly resendFrom: number }) => {
  const t = useText(identificationOtpText);
  const dispatch = useAppDispatch();
  const seconds = useSecondsUntil(resendFrom);
  const isBusy = useIsRunning(resendIdentificationOtp);
  return (
    <ResendPlace>
      {seconds > 0 ? (
        <p>{t.wait(seconds)}</p>
      ) : (
        <Button
          tone="ghost"
          wide
          busy={isBusy}
          onClick={() => dispatch(resendIdentificationOtp.requested())}
        >
          {t.resend}
        </Button>
      )}
      <VisuallyHidden role="status">{seconds > 0 ? '' : t.mayResend}</VisuallyHidden>
    </ResendPlace>
  );
};

const typed = v.object({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/, 'code')) });

interface OtpStepProps {
  readonly identification: IdentificationStep<'codeSent'>;
}

/** Each new code gives the form a new key, which empties the field. */
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
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit}>
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

/** Focuses the code field at first, and each time a failure appears or disappears. */
const useFieldFocus = (failure: unknown) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [failure]);
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
