import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/values/money';
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
  selectOtpChallenge,
  selectOtpDialog,
  submitOtp,
} from '../../../../store/payments/payments';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color, size, space } from '../../../theme/tokens';
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
import { DialogAlert, OtpForm } from './OtpForm';

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
    text-align: center;
  }
`;

interface AbandonInstalmentProps {
  readonly isPaying: boolean;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly onAbandon: () => void;
  /** Closes the dialog and leaves the payment as it is. */
  readonly onClose: () => void;
}

/** The button that abandons the payment, and what abandoning means. Hidden while the provider checks the OTP. */
const AbandonInstalment = ({
  isPaying,
  isBusy,
  failure,
  onAbandon,
  onClose,
}: AbandonInstalmentProps) => {
  const t = useText(otpDialogText);
  if (isPaying)
    return (
      <Block>
        <p role="status">{t.paying}</p>
      </Block>
    );
  return (
    <Block>
      {failure && <DialogAlert>{t.notLeft}</DialogAlert>}
      <Button tone="ghost" wide busy={isBusy} onClick={onAbandon}>
        {t.leave}
      </Button>
      {failure && (
        <Button tone="ghost" wide onClick={onClose}>
          {t.close}
        </Button>
      )}
      <p>{t.leaveMeans}</p>
    </Block>
  );
};

interface InstalmentFactsProps {
  readonly amount: Paise;
  /** As the provider writes it. */
  readonly dueDate: string;
}

/** The amount that the provider would lend, and the day on which it is due. */
const InstalmentFacts = ({ amount, dueDate }: InstalmentFactsProps) => {
  const t = useText(otpDialogText);
  return (
    <FactList
      look="rows"
      facts={[
        [t.whatFor, <Money key="amount" amount={amount} />],
        [t.due, <DateText key="due" date={dueDate} />],
      ]}
    />
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

/** Shown once the OTP was submitted, here or in another tab. The outcome is on the result screen. */
const OtpOutcome = ({ attempt }: { readonly attempt: PaymentAttempt }) => {
  const t = useText(otpDialogText);
  return (
    <>
      <p role="status">{t.ended}</p>
      <ButtonLink wide to={paymentStatusPath(txnidOf(attempt))}>
        {t.result}
      </ButtonLink>
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
        <Steps names={t.steps} at={isWaiting || attempt.step === 'failed' ? 1 : 2} />
        {/* After a refusal nothing is lent, so the amount and the due date are left out. */}
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
