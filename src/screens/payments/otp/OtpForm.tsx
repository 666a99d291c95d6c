import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import type { Failure } from '../../../../store/core/failure';
import { submitOtp, type OtpChallenge } from '../../../../store/payments/payments';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useIsPast, useSecondsUntil } from '../../../app/hooks/useTimeUntil';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { readForm } from '../../../ui/forms/formFields';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { OtpField } from '../../../ui/forms/OtpField';
import { ResendOtp } from './ResendOtp';
import { OtpFailure, useOtpError } from './OtpFailure';
import { otpDialogText } from './otpDialog.text';
import { useAppDispatch } from '../../../app/hooks';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.l};
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;

const typed = v.object({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/, 'missing')) });

interface CodeFormProps {
  readonly of: PaymentAttempt;
  readonly sheet: OtpChallenge;
  readonly isPaying: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The code goes from the field to the provider and is kept nowhere on the way. */
export const OtpForm = ({ of: attempt, sheet, isPaying, field }: CodeFormProps) => {
  const t = useText(otpDialogText);
  const dispatch = useAppDispatch();
  const [isMissing, setMissing] = useState(false);
  const { failure: last, begin } = useFlowRequest(submitOtp);
  // What was said of a former code says nothing of the one that was sent since.
  const [given, setGiven] = useState(sheet.resendfrom);
  const failure = given === sheet.resendfrom ? last : null;
  const refusal = useOtpError(failure, sheet);
  useEmptied(field, refusal === undefined ? null : failure, sheet.resendfrom);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPaying) return;
    const reading = readForm(typed, event.currentTarget, ['missing']);
    setMissing(!reading.ok);
    if (!reading.ok) return field.current?.focus();
    begin();
    setGiven(sheet.resendfrom);
    dispatch(submitOtp.requested({ id: attempt.id, code: reading.values.otp }));
  };
  return (
    <>
      <Form method="post" noValidate onSubmit={submit}>
        {failure && refusal === undefined && <OtpFailure because={failure} />}
        <OtpField
          ref={field}
          name="otp"
          label={t.code}
          hint={sheet.mobileno === '' ? t.sent : t.sentTo(sheet.mobileno)}
          error={isMissing ? t.missing : refusal}
          readOnly={isPaying}
        />
        <Left key={sheet.expires} of={sheet} />
        <Button type="submit" wide busy={isPaying}>
          {t.confirm(moneyText(attempt.bill.amount))}
        </Button>
      </Form>
      <ResendOtp id={attempt.id} sheet={sheet} isPaying={isPaying} />
    </>
  );
};

/** A code that was refused, or replaced by another one, is typed anew; what just did not get through stays. */
const useEmptied = (
  field: RefObject<HTMLInputElement | null>,
  refused: Failure | null,
  sent: number,
): void => {
  const known = useRef({ refused, sent });
  useEffect(() => {
    const isOther = refused !== known.current.refused || sent !== known.current.sent;
    const isToBeTyped = sent !== known.current.sent || refused !== null;
    known.current = { refused, sent };
    if (!isOther || !isToBeTyped || !field.current) return;
    field.current.value = '';
    field.current.focus();
  }, [field, refused, sent]);
};

/** How long the code works, and how often it may still be typed. The seconds are seen; heard is only their end. */
const Left = ({ of: { expires, attemptsRemaining } }: { readonly of: OtpChallenge }) => {
  const t = useText(otpDialogText);
  const seconds = useSecondsUntil(expires ?? 0);
  const hasExpired = useIsPast(expires);
  if (hasExpired)
    return (
      <Alert live tone="warn">
        {t.expired}
      </Alert>
    );
  if (expires === null && attemptsRemaining === null) return null;
  return (
    <Line>
      {expires !== null && <span>{t.works(seconds)}</span>}
      {attemptsRemaining !== null && <span>{t.triesLeft(attemptsRemaining)}</span>}
    </Line>
  );
};
