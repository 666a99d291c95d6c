import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../store/failure';
import { codeSheetShown, selectAttempt, selectCodeSheet } from '../../store/payments';
import type { Attempt } from '../../store/payments/attempt';
import { checkedOf } from '../../store/payments/outcome';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { FailureError } from '../api/failures';
import { ask } from './begin';
import { confirmInstalment, sendCode } from './instalment';
import { latestOf, record } from './journal';
import { forget, signedFor } from './signed';
import { check, settle } from './status';
import { verdictOf } from './why';

export interface Code {
  readonly id: string;
  readonly code: string;
}

/** Of the provider's refusals these leave the amount held: the subscriber may type again. */
const TYPE_AGAIN: readonly string[] = ['LP_INCORRECT_OTP', 'LP_OTP_REQUIRED'];

type Paying = Extract<Attempt, { readonly step: 'paying' }>;

/** The code pays. From here on money may move, and only the operator's word tells whether it did. */
export function* payWithCode({ id, code }: Code): SagaGenerator<void> {
  const waiting = yield* attemptAt(id);
  // Paid, left or given already, in this tab or another: the journal knows.
  if (waiting.step !== 'awaitingCode') return;
  const signed = signedFor(id) ?? (yield* askedAnew(waiting));
  const paying = yield* record(waiting, { kind: 'codeGiven' });
  if (paying.step !== 'paying') return;
  try {
    const paid = yield* sendCode(paying, signed, code);
    forget(id);
    yield* settleBy(paying, paid);
  } catch (error) {
    yield* afterTrouble(paying, error);
  }
}

function* attemptAt(id: string): SagaGenerator<Attempt> {
  const known = yield* select(selectAttempt, id);
  if (!known) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return yield* call(latestOf, known);
}

/** This page was loaded anew since the code was sent. */
function* askedAnew(attempt: Attempt) {
  yield* ask(attempt);
  const signed = signedFor(attempt.id);
  if (!signed) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return signed;
}

function* settleBy(
  paying: Paying,
  paid: Parameters<typeof confirmInstalment>[1],
): SagaGenerator<void> {
  const outcome = yield* confirmInstalment(paying, paid);
  yield* settle(paying.txnid, checkedOf(outcome, outcome.txnid === paying.txnid));
  const now = yield* call(latestOf, paying);
  if (now.step === 'paying') yield* findOut(now);
}

function* afterTrouble(paying: Paying, error: unknown): SagaGenerator<void> {
  const verdict = verdictOf(error);
  if (verdict.says === 'nothing') return yield* findOut(paying);
  const isTypo = verdict.says === 'no' && TYPE_AGAIN.includes(verdict.why.code);
  if (verdict.says === 'neverLeft' || isTypo) yield* record(paying, { kind: 'codeRefused' });
  else yield* record(paying, { kind: 'refused', why: verdict.why });
  throw error;
}

/** No answer that says anything: unknown until the operator says how it ended. */
function* findOut(paying: Attempt): SagaGenerator<void> {
  const unknown = yield* record(paying, { kind: 'doubted' });
  if ('txnid' in unknown) yield* check(unknown);
}

export function* sendAnotherCode({ id }: { readonly id: string }): SagaGenerator<void> {
  const waiting = yield* attemptAt(id);
  if (waiting.step !== 'awaitingCode') return;
  const { txnRefNo, txnid: paymentid } = waiting;
  const sent = yield* callApi(endpoints.instalmentResendOtp, { txnRefNo, paymentid });
  const sheet = yield* select(selectCodeSheet, id);
  const now = yield* call(Date.now);
  if (sheet)
    yield* put(
      codeSheetShown({
        id,
        sheet: {
          ...sheet,
          resendfrom: now + sent.resendafter * 1000,
          attemptsRemaining: sent.attemptsRemaining,
        },
      }),
    );
}
