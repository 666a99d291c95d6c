import styled from 'styled-components';
import { type Failure, refusalCode } from '../../../../store/core/failure';
import { type OtpChallenge, resendOtp } from '../../../../store/payments/payments';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useSecondsUntil } from '../../../app/hooks/useTimeUntil';
import { useText } from '../../../text/useText';
import { color, controlHeight, size } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { DialogAlert } from './DialogAlert';
import { otpDialogText } from './otpDialog.text';

/** As high as the button that replaces it, so that nothing below it moves. */
const FixedHeight = styled.div`
  display: grid;
  align-items: center;
  min-height: ${controlHeight};
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

interface ResendOtpProps {
  readonly id: string;
  readonly challenge: OtpChallenge;
  readonly isPaying: boolean;
}

/** Asks for another OTP after a pause, while the provider sends any. */
export const ResendOtp = ({ id, challenge, isPaying }: ResendOtpProps) => {
  const t = useText(otpDialogText);
  const dispatch = useAppDispatch();
  const { failure, isBusy, begin } = useFlowRequest(resendOtp);
  const { resendsRemaining: left, resendfrom } = challenge;
  const press = () => {
    begin();
    dispatch(resendOtp.requested({ id }));
  };
  return (
    <FixedHeight>
      {failure && <ResendFailure failure={failure} />}
      {left !== 0 && (
        <ResendButton
          key={resendfrom}
          from={resendfrom}
          isBusy={isBusy}
          isDisabled={isPaying}
          onPress={press}
        />
      )}
      {left !== null && <p>{t.resendsLeft(left)}</p>}
    </FixedHeight>
  );
};

interface ResendButtonProps {
  readonly from: number;
  readonly isBusy: boolean;
  /** The submitted OTP is being checked: another one would make it invalid. */
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

const ResendButton = ({ from, isBusy, isDisabled, onPress }: ResendButtonProps) => {
  const t = useText(otpDialogText);
  const seconds = useSecondsUntil(from);
  return (
    <>
      {seconds > 0 ? (
        <p>{t.wait(seconds)}</p>
      ) : (
        <Button tone="ghost" wide busy={isBusy} disabled={isDisabled} onClick={onPress}>
          {t.resend}
        </Button>
      )}
      <VisuallyHidden role="status">{seconds > 0 ? '' : t.mayResend}</VisuallyHidden>
    </>
  );
};

const ResendFailure = ({ failure }: { readonly failure: Failure }) => {
  const t = useText(otpDialogText);
  const failureText = useFailureText();
  const isLimit = refusalCode(failure) === 'LP_MAX_OTP_GEN_EXCEEDED';
  return <DialogAlert>{isLimit ? t.noMoreCodes : failureText(failure)}</DialogAlert>;
};
