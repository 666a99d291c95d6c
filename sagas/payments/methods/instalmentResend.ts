import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { refusalCode } from '../../../store/core/failure';
import type { AttemptIn, PaymentAttempt, RefusalReason } from '../../../store/payments/attempt';
import {
  type OtpChallenge,
  otpResent,
  resultReached,
  selectOtpChallenge,
} from '../../../store/payments/payments';
import type { InstalmentOtpResent } from '../../../store/wire/entities/payments/instalment';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { FailureError } from '../../api/failures';
import { confirmAccount } from '../engine/confirmAccount';
import { latestOf, ownAttempt, recordAttempt } from '../engine/journal';
import { meaningOfError } from '../engine/requestPayment';
import { withPaymentLock } from '../engine/withPaymentLock';
import { checkPaymentStatus } from '../status/status';
import { isHoldOver } from './instalment';

const PAID = 'LP_SUCCESS_TXN_EXISTS';

type Waiting = AttemptIn<'awaitingCode'>;

/** Requests another OTP for the same hold. It moves no money, and the previous OTP becomes invalid. */
export function* sendAnotherOtp({ id }: { readonly id: string }): SagaGenerator<void> {
  const waiting = yield* ownAttempt(id);
  if (waiting.step !== 'awaitingCode') return;
  const { txnRefNo, txnid: paymentid } = waiting;
  // A refusal caused by another subscriber's session would be taken for the end of this payment.
  yield* confirmAccount();
  try {
    const answer = yield* callApi(endpoints.instalmentResendOtp, { txnRefNo, paymentid });
    yield* keepNewChallenge(id, answer);
  } catch (error) {
    yield* recordRefusal(waiting, error);
  }
}

/** Keeps the times of the new OTP, and opens no dialog: the payer may have left this payment meanwhile. */
function* keepNewChallenge(id: string, answer: InstalmentOtpResent): SagaGenerator<void> {
  const former = yield* select(selectOtpChallenge, id);
  const resentAt = yield* call(Date.now);
  if (former) yield* put(otpResent({ id, challenge: challengeAfter(former, answer, resentAt) }));
}

const challengeAfter = (
  former: OtpChallenge,
  answer: InstalmentOtpResent,
  now: number,
): OtpChallenge => ({
  ...former,
  expires: answer.expiresin > 0 ? now + answer.expiresin * 1000 : null,
  resendfrom: now + answer.resendafter * 1000,
  attemptsRemaining: answer.attemptsRemaining,
  resendsRemaining: answer.resendsRemaining,
});

function* recordRefusal(waiting: Waiting, error: unknown): SagaGenerator<void> {
  if (isPaidAlready(error)) {
    yield* checkPaymentStatus(waiting);
    yield* put(resultReached({ id: waiting.id, txnid: waiting.txnid }));
    return;
  }
  const meaning = meaningOfError(error);
  if (isHoldOver(meaning)) yield* withPaymentLock(() => endHold(waiting, meaning.reason));
  throw error;
}

/**
 * Records the attempt as refused because the provider no longer holds the amount. This can also mean that the hold was
 * paid, because the payer may have submitted an OTP meanwhile, here or in another tab. The caller therefore takes the
 * payment lock, which is free only once a running OTP payment has ended. Then the operator is asked for the status of the
 * payment, and the refusal is recorded only if the attempt still waits for an OTP.
 */
function* endHold(waiting: Waiting, reason: RefusalReason): SagaGenerator<void> {
  const before = yield* call(latestOf, waiting);
  if (!isWaitingFor(before, waiting)) return;
  yield* checkPaymentStatus(waiting);
  const current = yield* call(latestOf, waiting);
  if (isWaitingFor(current, waiting)) yield* recordAttempt(current, { kind: 'refused', reason });
}

const isWaitingFor = (attempt: PaymentAttempt, { txnRefNo }: Waiting): boolean =>
  attempt.step === 'awaitingCode' && attempt.txnRefNo === txnRefNo;

const isPaidAlready = (error: unknown): boolean =>
  error instanceof FailureError && refusalCode(error.failure) === PAID;
