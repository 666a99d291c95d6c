import styled from 'styled-components';
import type { Failure } from '../../../../store/core/failure';
import { sentenceOf } from '../../../../store/core/messages';
import { resendOtp, type OtpChallenge } from '../../../../store/payments/payments';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useSecondsUntil } from '../../../app/hooks/useTimeUntil';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { color, controlHeight, size } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useAppDispatch } from '../../../app/hooks';
import { otpDialogText } from './otpDialog.text';

/** As high as the button that comes: nothing below it moves. */
const Place = styled.div`
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

interface AnotherCodeProps {
  readonly id: string;
  readonly sheet: OtpChallenge;
  readonly isPaying: boolean;
}

/** Another code after a pause, as long as there are any. */
export const ResendOtp = ({ id, sheet, isPaying }: AnotherCodeProps) => {
  const t = useText(otpDialogText);
  const dispatch = useAppDispatch();
  const { failure, isBusy, begin } = useFlowRequest(resendOtp);
  const { resendsRemaining: left, resendfrom } = sheet;
  const press = () => {
    begin();
    dispatch(resendOtp.requested({ id }));
  };
  return (
    <Place>
      {failure && <NotSent because={failure} />}
      {left !== 0 && (
        <Ask key={resendfrom} from={resendfrom} isBusy={isBusy} isHeld={isPaying} onPress={press} />
      )}
      {left !== null && <p>{t.resendsLeft(left)}</p>}
    </Place>
  );
};

interface AskProps {
  readonly from: number;
  readonly isBusy: boolean;
  /** The code that was given is being paid with: another one would spoil it. */
  readonly isHeld: boolean;
  readonly onPress: () => void;
}

const Ask = ({ from, isBusy, isHeld, onPress }: AskProps) => {
  const t = useText(otpDialogText);
  const seconds = useSecondsUntil(from);
  return (
    <>
      {seconds > 0 ? (
        <p>{t.wait(seconds)}</p>
      ) : (
        <Button tone="ghost" wide busy={isBusy} disabled={isHeld} onClick={onPress}>
          {t.resend}
        </Button>
      )}
      <VisuallyHidden role="status">{seconds > 0 ? '' : t.mayResend}</VisuallyHidden>
    </>
  );
};

const NotSent = ({ because: failure }: { readonly because: Failure }) => {
  const t = useText(otpDialogText);
  const language = useLanguage();
  const isLimit = failure.kind === 'refused' && failure.code === 'LP_MAX_OTP_GEN_EXCEEDED';
  return (
    <Alert live tone="bad">
      {isLimit ? t.noMoreCodes : translateMessage(sentenceOf(failure), language)}
    </Alert>
  );
};
