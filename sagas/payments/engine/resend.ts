import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { InstalmentOtpResent } from '../../../store/wire/entities/payments/instalment';
import {
  otpDialogOpened,
  resultReached,
  selectOtpChallenge,
  type OtpChallenge,
} from '../../../store/payments/payments';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { FailureError } from '../../api/failures';
import { attemptAt } from './code';
import { record } from './journal';
import { check } from '../status/status';
import { meaningOfError } from './errors';

/** The provider holds nothing any more for which a code could be sent. */
const OVER: readonly string[] = ['LP_TXN_EXPIRED', 'LP_INVALID_TXN_REF_NO', 'LP_ACCOUNT_LOCKED'];
const PAID = 'LP_SUCCESS_TXN_EXISTS';

type Waiting = Extract<PaymentAttempt, { readonly step: 'awaitingCode' }>;

/** Another code for the same hold. No money moves by it, and the former code works no more. */
export function* sendAnotherCode({ id }: { readonly id: string }): SagaGenerator<void> {
  const waiting = yield* attemptAt(id);
  if (waiting.step !== 'awaitingCode') return;
  const { txnRefNo, txnid: paymentid } = waiting;
  try {
    const sent = yield* callApi(endpoints.instalmentResendOtp, { txnRefNo, paymentid });
    yield* showNewCode(id, sent);
  } catch (error) {
    yield* afterRefusal(waiting, error);
  }
}

function* showNewCode(id: string, sent: InstalmentOtpResent): SagaGenerator<void> {
  const sheet = yield* select(selectOtpChallenge, id);
  const now = yield* call(Date.now);
  if (sheet) yield* put(otpDialogOpened({ id, sheet: resent(sheet, sent, now) }));
}

const resent = (sheet: OtpChallenge, sent: InstalmentOtpResent, now: number): OtpChallenge => ({
  ...sheet,
  expires: sent.expiresin > 0 ? now + sent.expiresin * 1000 : null,
  resendfrom: now + sent.resendafter * 1000,
  attemptsRemaining: sent.attemptsRemaining,
  resendsRemaining: sent.resendsRemaining,
});

function* afterRefusal(waiting: Waiting, error: unknown): SagaGenerator<void> {
  if (isPaidAlready(error)) {
    yield* check(waiting);
    yield* put(resultReached({ id: waiting.id, txnid: waiting.txnid }));
    return;
  }
  const verdict = meaningOfError(error);
  if (verdict.says === 'no' && OVER.includes(verdict.why.code))
    yield* record(waiting, { kind: 'refused', why: verdict.why });
  throw error;
}

const isPaidAlready = (error: unknown): boolean =>
  error instanceof FailureError && error.failure.kind === 'refused' && error.failure.code === PAID;
