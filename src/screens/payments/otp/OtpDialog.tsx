import { useEffect, useRef } from 'react';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import {
  type PaymentAttempt,
  type RefusalReason,
  txnidOf,
} from '../../../../store/payments/attempt';
import {
  abandonPayment,
  type OtpChallenge,
  otpDialogClosed,
  selectAttempt,
  selectChecked,
  selectOtpChallenge,
  selectOtpDialog,
  submitOtp,
} from '../../../../store/payments/payments';
import { hasFailedWithoutMoney } from '../../../../store/payments/statusCheck';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/feedback/Dialog';
import { Stack } from '../../../ui/layout/Stack';
import { Steps } from '../../../ui/layout/Steps';
import { otpDialogText } from '../payments.text';
import { DialogAlert, Note, OtpForm } from './OtpForm';

interface AbandonInstalmentProps {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onAbandon: () => void;
  /** Closes the dialog and leaves the payment as it is. */
  readonly onClose: () => void;
}

/** The button that abandons the payment, and what abandoning means. */
const AbandonInstalment = ({ isBusy, hasFailed, onAbandon, onClose }: AbandonInstalmentProps) => {
  const t = useText(otpDialogText);
  return (
    <Stack $gap="s">
      {hasFailed && <DialogAlert>{t.notLeft}</DialogAlert>}
      <Button tone="ghost" wide busy={isBusy} onClick={onAbandon}>
        {t.leave}
      </Button>
      {hasFailed && (
        <Button tone="ghost" wide onClick={onClose}>
          {t.close}
        </Button>
      )}
      <Note>{t.leaveMeans}</Note>
    </Stack>
  );
};

interface OtpRefusedProps {
  readonly reason: RefusalReason;
  readonly onClose: () => void;
}

/** Shown after a final refusal by the provider: the reason, and a button back to the payment methods. */
const OtpRefused = ({ reason: { code, sentence }, onClose }: OtpRefusedProps) => {
  const t = useText(otpDialogText);
  const button = useRef<HTMLButtonElement>(null);
  // The focused field has disappeared, so the button takes the focus.
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

/** The dialog for the OTP of an instalment payment. The frame shows it over any screen. */
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
  const checked = useAppSelector((state) => selectChecked(state, txnidOf(attempt)));
  // If the operator reports money taken despite the failure, only the result screen says how the payment ended.
  const isRefused = hasFailedWithoutMoney(attempt, checked);
  const { id } = attempt;
  const close = () => dispatch(otpDialogClosed({ id }));
  /** Called by Escape, the close button and "Cancel payment". Does nothing while the provider checks the OTP. */
  const abandon = () => {
    if (!isWaiting) return close();
    if (isPaying || abandoning.isBusy) return;
    abandoning.begin();
    dispatch(abandonPayment.requested({ id }));
  };
  return (
    <Dialog open onClose={abandon} title={t.title} first={field}>
      <Stack>
        <Steps names={t.steps} at={isWaiting || isRefused ? 1 : 2} />
        {isRefused ? (
          // Nothing is lent, so the amount and the due date are left out.
          <OtpRefused reason={attempt.reason} onClose={close} />
        ) : (
          <FactList
            look="rows"
            facts={[
              [t.whatFor, <Money key="amount" amount={attempt.bill.amount} />],
              [t.due, <DateText key="due" date={challenge.dueDate} />],
            ]}
          />
        )}
        {isWaiting && (
          <>
            <OtpForm attempt={attempt} challenge={challenge} isPaying={isPaying} field={field} />
            {isPaying ? (
              <Note role="status">{t.paying}</Note>
            ) : (
              <AbandonInstalment
                isBusy={abandoning.isBusy}
                hasFailed={abandoning.failure !== null}
                onAbandon={abandon}
                onClose={close}
              />
            )}
          </>
        )}
        {/* The OTP was submitted, here or in another tab, or the operator reports money taken despite the failure. */}
        {!isWaiting && !isRefused && (
          <>
            <p role="status">{t.ended}</p>
            <ButtonLink wide to={paymentStatusPath(txnidOf(attempt))}>
              {t.result}
            </ButtonLink>
          </>
        )}
      </Stack>
    </Dialog>
  );
};
