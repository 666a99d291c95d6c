import { useEffect, useRef } from 'react';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import type { PaymentAttempt, RefusalReason } from '../../../../store/payments/attempt';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { otpDialogText } from './otpDialog.text';

interface OtpRefusedProps {
  readonly reason: RefusalReason;
  readonly onClose: () => void;
}

/** The provider has refused for good: why, that nothing was charged, and back to the ways to pay. */
export const OtpRefused = ({ reason: { code, sentence }, onClose }: OtpRefusedProps) => {
  const t = useText(otpDialogText);
  const button = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  const text = isIn(t.ends, code) ? t.ends[code] : sentence;
  return (
    <>
      <Alert live tone="bad">
        {t.over} {text} {t.nothingCharged}
      </Alert>
      <Button ref={button} wide onClick={onClose}>
        {t.again}
      </Button>
    </>
  );
};

/** The OTP was submitted, here or in another tab: the result screen says how it ended. */
export const OtpOutcome = ({ attempt }: { readonly attempt: PaymentAttempt }) => {
  const t = useText(otpDialogText);
  const txnid = 'txnid' in attempt ? attempt.txnid : '';
  return (
    <>
      <p role="status">{t.ended}</p>
      <ButtonLink wide to={paymentStatusPath(txnid)}>
        {t.result}
      </ButtonLink>
    </>
  );
};
