import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { type Failure, isRefusal, refusalCode } from '../../../../store/core/failure';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { type OtpChallenge, resendOtp, submitOtp } from '../../../../store/payments/payments';
import { useAppDispatch } from '../../../app/hooks';
import { useSecondsUntil } from '../../../app/hooks/timers';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { controlHeight, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { OtpField } from '../../../ui/forms/OtpField';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { otpDialogText } from '../payments.text';

const bringIntoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

/** An alert that scrolls into view, because on a small phone the dialog is taller than the screen. */
export const DialogAlert = ({ children }: { readonly children: ReactNode }) => (
  <div ref={bringIntoView}>
    <Alert live tone="bad">
      {children}
    </Alert>
  </div>
);

/** The error that is shown at the OTP field; undefined for a failure that is not about the OTP itself. */
const useOtpError = (failure: Failure | null, challenge: OtpChallenge): string | undefined => {
  const t = useText(otpDialogText);
  switch (refusalCode(failure)) {
    case 'LP_INCORRECT_OTP':
      return challenge.attemptsRemaining === 0 ? t.spent : t.wrong;
    case 'LP_TXN_TIMED_OUT':
      return t.expired;
    case 'LP_OTP_REQUIRED':
      return t.spent;
    default:
      return undefined;
  }
};

export const Note = styled(SoftText)`
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** The waiting text has the height of the button that replaces it, so that nothing below moves. */
const FixedHeight = styled.div`
  display: grid;
  align-items: center;
  min-height: ${controlHeight};
`;

interface ResendOtpProps {
  readonly id: string;
  readonly challenge: OtpChallenge;
  readonly isPaying: boolean;
}

/** Requests another OTP, after a pause, as long as the provider allows more. */
const ResendOtp = ({ id, challenge, isPaying }: ResendOtpProps) => {
  const t = useText(otpDialogText);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { failure, isBusy, begin } = useFlowRequest(resendOtp);
  const { resendsRemaining: left, resendfrom } = challenge;
  const seconds = useSecondsUntil(resendfrom);
  const isLimit = refusalCode(failure) === 'LP_MAX_OTP_GEN_EXCEEDED';
  const press = () => {
    begin();
    dispatch(resendOtp.requested({ id }));
  };
  return (
    <FixedHeight>
      {failure && <DialogAlert>{isLimit ? t.noMoreCodes : failureText(failure)}</DialogAlert>}
      {left !== 0 && (
        <>
          {seconds > 0 ? (
            <Note>{t.wait(seconds)}</Note>
          ) : (
            // Disabled while the provider checks the submitted OTP, because a new OTP would make it invalid.
            <Button tone="ghost" wide busy={isBusy} disabled={isPaying} onClick={press}>
              {t.resend}
            </Button>
          )}
          <VisuallyHidden role="status">{seconds > 0 ? '' : t.mayResend}</VisuallyHidden>
        </>
      )}
      {left !== null && <Note>{t.resendsLeft(left)}</Note>}
    </FixedHeight>
  );
};

const TimeAndTries = styled(SoftText)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.l};
  font-variant-numeric: tabular-nums;
`;

const typed = v.object({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/, 'missing')) });

interface OtpFormProps {
  readonly attempt: PaymentAttempt;
  readonly challenge: OtpChallenge;
  readonly isPaying: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The form for the OTP. The OTP goes from the field to the provider and is stored nowhere. */
export const OtpForm = ({ attempt, challenge, isPaying, field }: OtpFormProps) => {
  const t = useText(otpDialogText);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [isMissing, setMissing] = useState(false);
  const { failure: last, begin } = useFlowRequest(submitOtp);
  // A failure of an earlier OTP is hidden once the provider has sent a new OTP.
  const [submitted, setSubmitted] = useState(challenge.resendfrom);
  const failure = submitted === challenge.resendfrom ? last : null;
  const refusal = useOtpError(failure, challenge);
  useClearedField(field, refusal === undefined ? null : failure, challenge.resendfrom);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPaying) return;
    const reading = readForm(typed, event.currentTarget, ['missing']);
    setMissing(!reading.ok);
    if (!reading.ok) return field.current?.focus();
    begin();
    setSubmitted(challenge.resendfrom);
    dispatch(submitOtp.requested({ id: attempt.id, code: reading.values.otp }));
  };
  return (
    <>
      <FormLayout method="post" busy={isPaying} noValidate onSubmit={submit}>
        <Stack $gap="m">
          {/* No money has moved, so the subscriber may submit the same OTP again. */}
          {failure && refusal === undefined && (
            <DialogAlert>
              {isRefusal(failure) ? t.nothingCharged : t.notSent} {failureText(failure)}
            </DialogAlert>
          )}
          <OtpField
            ref={field}
            name="otp"
            label={t.code}
            hint={challenge.mobileno === '' ? t.sent : t.sentTo(challenge.mobileno)}
            error={isMissing ? t.missing : refusal}
          />
          <RemainingTime challenge={challenge} />
          <Button type="submit" wide busy={isPaying}>
            {t.confirm(moneyText(attempt.bill.amount))}
          </Button>
        </Stack>
      </FormLayout>
      <ResendOtp id={attempt.id} challenge={challenge} isPaying={isPaying} />
    </>
  );
};

/** Empties the field if the OTP was refused or a new OTP was sent. After any other failure the typed OTP stays. */
const useClearedField = (
  field: RefObject<HTMLInputElement | null>,
  refused: Failure | null,
  sent: number,
): void => {
  const last = useRef({ refused, sent });
  useEffect(() => {
    const isReplaced = sent !== last.current.sent;
    const isRefused = refused !== null && refused !== last.current.refused;
    last.current = { refused, sent };
    if ((!isReplaced && !isRefused) || !field.current) return;
    field.current.value = '';
    field.current.focus();
  }, [field, refused, sent]);
};

/** How long the OTP is valid, and how many tries are left. A screen reader announces only that the OTP has expired. */
const RemainingTime = ({ challenge }: { readonly challenge: OtpChallenge }) => {
  const { expires, attemptsRemaining } = challenge;
  const t = useText(otpDialogText);
  const seconds = useSecondsUntil(expires ?? 0);
  if (expires !== null && seconds === 0)
    return (
      <Alert live tone="warn">
        {t.expired}
      </Alert>
    );
  if (expires === null && attemptsRemaining === null) return null;
  return (
    <TimeAndTries>
      {expires !== null && <span>{t.works(seconds)}</span>}
      {attemptsRemaining !== null && <span>{t.triesLeft(attemptsRemaining)}</span>}
    </TimeAndTries>
  );
};
