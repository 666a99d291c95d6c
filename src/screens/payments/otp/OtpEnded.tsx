import { useEffect, useRef } from 'react';
import type { PaymentAttempt, RefusalReason } from '../../../../store/payments/attempt';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Button } from '../../../ui/forms/Button';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { otpDialogText } from './otpDialog.text';
import { paymentStatusPath } from '../pay/paymentStatusPath';

interface CodeOverProps {
  readonly why: RefusalReason;
  readonly onClose: () => void;
}

/** The provider said no for good: why, that nothing was charged, and back to the ways to pay. */
export const OtpRefused = ({ why: { code, sentence }, onClose }: CodeOverProps) => {
  const t = useText(otpDialogText);
  const way = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => way.current?.focus(), []);
  const reason = isIn(t.ends, code) ? t.ends[code] : sentence;
  return (
    <>
      <Alert live tone="bad">
        {t.over}. {reason} {t.nothingCharged}
      </Alert>
      <Button ref={way} wide onClick={onClose}>
        {t.again}
      </Button>
    </>
  );
};

/** Given here or in another tab: what became of it is asked where every payment's result stands. */
export const OtpOutcome = ({ of: attempt }: { readonly of: PaymentAttempt }) => {
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
