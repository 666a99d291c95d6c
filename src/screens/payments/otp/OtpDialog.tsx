import { type RefObject, useRef } from 'react';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import {
  abandonPayment,
  type OtpChallenge,
  otpDialogClosed,
  selectAttempt,
  selectOtpChallenge,
  selectOtpDialog,
  submitOtp,
} from '../../../../store/payments/payments';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { Dialog } from '../../../ui/feedback/Dialog';
import { Stack } from '../../../ui/layout/Card';
import { Steps } from '../../../ui/layout/Steps';
import { AbandonInstalment } from './AbandonInstalment';
import { InstalmentFacts } from './InstalmentFacts';
import { otpDialogText } from './otpDialog.text';
import { OtpOutcome, OtpRefused } from './OtpEnded';
import { OtpForm } from './OtpForm';

/** The OTP of an instalment payment: its facts, the field, and how it ended. The frame shows it over any screen. */
export const OtpDialog = () => {
  const id = useAppSelector(selectOtpDialog);
  const attempt = useAppSelector((state) => selectAttempt(state, id));
  const challenge = useAppSelector((state) => selectOtpChallenge(state, id));
  return attempt && challenge && <OpenDialog key={id} attempt={attempt} challenge={challenge} />;
};

interface OpenDialogProps {
  readonly attempt: PaymentAttempt;
  readonly challenge: OtpChallenge;
}

const WAITING: readonly string[] = ['asking', 'awaitingCode', 'paying'];

const OpenDialog = ({ attempt, challenge }: OpenDialogProps) => {
  const t = useText(otpDialogText);
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const abandoning = useFlowRequest(abandonPayment);
  const isPaying = useIsRunning(submitOtp) || attempt.step === 'paying';
  const isWaiting = WAITING.includes(attempt.step);
  const { id } = attempt;
  const close = () => dispatch(otpDialogClosed({ id }));
  /** Esc, the cross and the button do the same. A payment that is being made cannot be abandoned. */
  const abandon = () => {
    if (!isWaiting) return close();
    if (isPaying || abandoning.isBusy) return;
    abandoning.begin();
    dispatch(abandonPayment.requested({ id }));
  };
  return (
    <Dialog open onClose={abandon} title={t.title} first={field}>
      <Stack>
        <Steps names={t.steps} at={isWaiting || attempt.step === 'failed' ? 1 : 2} />
        {/* A payment that was refused has nothing to pay back. */}
        {attempt.step !== 'failed' && (
          <InstalmentFacts amount={attempt.bill.amount} dueDate={challenge.dueDate} />
        )}
        <DialogBody
          attempt={attempt}
          challenge={challenge}
          isPaying={isPaying}
          field={field}
          onClose={close}
        />
        {isWaiting && (
          <AbandonInstalment
            {...abandoning}
            isPaying={isPaying}
            onAbandon={abandon}
            onClose={close}
          />
        )}
      </Stack>
    </Dialog>
  );
};

interface DialogBodyProps extends OpenDialogProps {
  readonly isPaying: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

const DialogBody = ({ attempt, challenge, isPaying, field, onClose }: DialogBodyProps) => {
  if (attempt.step === 'failed') return <OtpRefused reason={attempt.reason} onClose={onClose} />;
  if (!WAITING.includes(attempt.step)) return <OtpOutcome attempt={attempt} />;
  return <OtpForm attempt={attempt} challenge={challenge} isPaying={isPaying} field={field} />;
};
