import { type Failure, isRefusal, refusalCode } from '../../../../store/core/failure';
import type { OtpChallenge } from '../../../../store/payments/payments';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { DialogAlert } from './DialogAlert';
import { otpDialogText } from './otpDialog.text';

/** What is wrong with the OTP itself, shown at its field above the tries left; undefined when something else went wrong. */
export const useOtpError = (
  failure: Failure | null,
  challenge: OtpChallenge,
): string | undefined => {
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

/** Something else went wrong, and the OTP may be submitted again: no money has moved. */
export const OtpFailure = ({ failure }: { readonly failure: Failure }) => {
  const t = useText(otpDialogText);
  const failureText = useFailureText();
  return (
    <DialogAlert>
      {isRefusal(failure) ? t.nothingCharged : t.notSent} {failureText(failure)}
    </DialogAlert>
  );
};
