import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { selectStatus } from '../../../../../store/core/flows';
import {
  codeAwaited,
  codeLeft,
  startedAgain,
  verifyCode,
  type OtpData,
  type IdentificationStep,
} from '../../../../../store/identity/identification';
import { selectOtpData } from '../../../../../store/identity/otp';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/forms/Button';
import { readForm } from '../../../../ui/forms/formFields';
import { Alert } from '../../../../ui/feedback/Alert';
import { OtpField } from '../../../../ui/forms/OtpField';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { codeText } from './code.text';
import { CodeFailure, useFieldError } from './CodeFailure';
import { Resend } from './Resend';
import { Form, Quiet } from '../sheets';
import { useIsPast } from '../../../../app/hooks/useTimeUntil';

const typed = v.object({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/, 'code')) });

interface CodeStepProps {
  readonly now: IdentificationStep<'codeSent'>;
}

/** Each code that was sent begins with an empty field. */
export const CodeStep = ({ now }: CodeStepProps) => {
  const otpData = useAppSelector(selectOtpData);
  return otpData && <CodeForm key={otpData.resendfrom} now={now} otpData={otpData} />;
};

interface CodeFormProps extends CodeStepProps {
  readonly otpData: OtpData;
}

const CodeForm = ({ now, otpData }: CodeFormProps) => {
  const t = useText(codeText);
  const dispatch = useAppDispatch();
  const [isMissing, setMissing] = useState(false);
  const isBusy = useAppSelector((state) => selectStatus(state, verifyCode) === 'running');
  const refusal = useFieldError(now.failure, otpData);
  const hasExpired = useIsPast(otpData.expires) && refusal === undefined;
  const field = useFieldFocus(now.failure ?? isMissing);
  useReadableCode();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(typed, event.currentTarget, ['code']);
    setMissing(!reading.ok);
    if (reading.ok) dispatch(verifyCode.requested(reading.values));
  };
  return (
    <Form method="post" noValidate onSubmit={submit}>
      {!otpData.confirmed && <Alert tone="warn">{t.unconfirmed}</Alert>}
      {hasExpired && (
        <Alert tone="warn" live>
          {t.expired}
        </Alert>
      )}
      {now.failure && refusal === undefined && (
        <CodeFailure failure={now.failure} claim={now.claim} />
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
      <Resend from={otpData.resendfrom} />
      <Quiet type="button" onClick={() => dispatch(startedAgain())}>
        {t.another}
      </Quiet>
    </Form>
  );
};

/** The field is where the subscriber goes on: at first, and whenever the code in it was not right. */
const useFieldFocus = (mistake: unknown) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [mistake]);
  return field;
};

/** While this is on the screen the phone may fill the code in from the text message. */
const useReadableCode = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(codeAwaited());
    return () => void dispatch(codeLeft());
  }, [dispatch]);
};
