import { refusalCode, isRefusal, type Failure } from '../../../../store/core/failure';
import type { OtpChallenge } from '../../../../store/payments/payments';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { otpDialogText } from './otpDialog.text';
import { useFailureText } from '../../../app/hooks/useFlow';

/** What is wrong with the OTP itself, shown at its field; undefined when something else went wrong. */
export const useOtpError = (
  failure: Failure | null,
  challenge: OtpChallenge,
): string | undefined => {
  const t = useText(otpDialogText);
  const left = challenge.attemptsRemaining;
  switch (refusalCode(failure)) {
    case 'LP_INCORRECT_OTP':
      if (left === 0) return t.spent;
      return left === null ? t.wrong : `${t.wrong} ${t.triesLeft(left)}.`;
    case 'LP_TXN_TIMED_OUT':
      return t.expired;
    case 'LP_OTP_REQUIRED':
      return t.spent;
    default:
      return undefined;
  }
};

/** Something else went wrong, and the OTP may be submitted again: no money has moved. */
export const OtpFailure = ({ failure }: { readonly failure: Failure }) => {
  const t = useText(otpDialogText);
  const failureText = useFailureText();
  return (
    <Alert live tone="bad">
      {isRefusal(failure) ? t.nothingCharged : t.notSent} {failureText(failure)}
    </Alert>
  );
};
