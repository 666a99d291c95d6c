import { useRef, type RefObject } from 'react';
import { selectStatus } from '../../../../store/core/flows';
import {
  otpDialogClosed,
  submitOtp,
  abandonPayment,
  selectAttempt,
  selectOtpChallenge,
  selectOtpDialog,
  type OtpChallenge as SheetFacts,
} from '../../../../store/payments/payments';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { Dialog } from '../../../ui/feedback/Dialog';
import { Stack } from '../../../ui/layout/Card';
import { Steps } from '../../../ui/feedback/Steps';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { OtpForm } from './OtpForm';
import { OtpRefused, OtpOutcome } from './OtpEnded';
import { otpDialogText } from './otpDialog.text';
import { InstalmentFacts } from './InstalmentFacts';
import { AbandonInstalment } from './AbandonInstalment';

/** Eligible, the code, paid: the way of a payment that a provider lends, one sheet from end to end. */
export const OtpDialog = () => {
  const id = useAppSelector(selectOtpDialog);
  const attempt = useAppSelector((state) => selectAttempt(state, id));
  const sheet = useAppSelector((state) => selectOtpChallenge(state, id));
  return attempt && sheet && <Sheet key={id} of={attempt} sheet={sheet} />;
};

interface SheetProps {
  readonly of: PaymentAttempt;
  readonly sheet: SheetFacts;
}

const WAITING: readonly string[] = ['asking', 'awaitingCode', 'paying'];

const Sheet = ({ of: attempt, sheet }: SheetProps) => {
  const t = useText(otpDialogText);
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const leaving = useFlowRequest(abandonPayment);
  const isGiving = useAppSelector((state) => selectStatus(state, submitOtp) === 'running');
  const isPaying = isGiving || attempt.step === 'paying';
  const isWaiting = WAITING.includes(attempt.step);
  const { id } = attempt;
  const close = () => dispatch(otpDialogClosed({ id }));
  /** Esc, the cross and the button are one and the same; what pays right now cannot be left. */
  const leave = () => {
    if (!isWaiting) return close();
    if (isPaying || leaving.isBusy) return;
    leaving.begin();
    dispatch(abandonPayment.requested({ id }));
  };
  return (
    <Dialog open onClose={leave} title={t.title} first={field}>
      <Stack>
        <Steps names={t.steps} at={isWaiting || attempt.step === 'failed' ? 1 : 2} />
        <InstalmentFacts amount={attempt.bill.amount} dueDate={sheet.dueDate} />
        <Middle of={attempt} sheet={sheet} isPaying={isPaying} field={field} onClose={close} />
        {isWaiting && (
          <AbandonInstalment {...leaving} isPaying={isPaying} onLeave={leave} onClose={close} />
        )}
      </Stack>
    </Dialog>
  );
};

interface MiddleProps extends SheetProps {
  readonly isPaying: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

const Middle = ({ of: attempt, sheet, isPaying, field, onClose }: MiddleProps) => {
  if (attempt.step === 'failed') return <OtpRefused why={attempt.why} onClose={onClose} />;
  if (!WAITING.includes(attempt.step)) return <OtpOutcome of={attempt} />;
  return <OtpForm of={attempt} sheet={sheet} isPaying={isPaying} field={field} />;
};
