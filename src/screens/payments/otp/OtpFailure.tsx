import type { Failure } from '../../../../store/core/failure';
import { sentenceOf } from '../../../../store/core/messages';
import type { OtpChallenge } from '../../../../store/payments/payments';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { otpDialogText } from './otpDialog.text';

/** What is wrong with the code itself stands at its field; undefined when it is not the code. */
export const useOtpError = (failure: Failure | null, sheet: OtpChallenge): string | undefined => {
  const t = useText(otpDialogText);
  const left = sheet.attemptsRemaining;
  switch (failure?.kind === 'refused' ? failure.code : undefined) {
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

/** Something else went wrong, and the code may be given again: no money has moved. */
export const OtpFailure = ({ because: failure }: { readonly because: Failure }) => {
  const t = useText(otpDialogText);
  const language = useLanguage();
  const isRefused = failure.kind === 'refused';
  return (
    <Alert live tone="bad">
      {isRefused ? t.nothingCharged : t.notSent} {translateMessage(sentenceOf(failure), language)}
    </Alert>
  );
};
