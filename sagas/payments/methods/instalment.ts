import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type {
  Eligibility,
  InstalmentPayment,
} from '../../../store/wire/entities/payments/instalment';
import { rupeesOf } from '../../../store/core/money';
import {
  otpDialogOpened,
  selectOtpChallenge,
  type OtpChallenge,
} from '../../../store/payments/payments';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { record } from '../engine/journal';
import { keyFor, orderOf, payer } from '../engine/order';
import { localRefusal } from '../engine/errors';

/** What pay needs besides the code. In no state, no storage and no event: it would be worth stealing. */
export type Signed = Pick<Eligibility, 'subscriberid' | 'initiatesignature'>;

/**
 * The provider is asked whether it would lend the amount, and sends a code if so. Asked again with
 * the same key the operator says the same once more, signature included, and no second code is sent.
 */
export function* askForCode(
  attempt: PaymentAttempt,
): SagaGenerator<readonly [PaymentAttempt, Signed]> {
  const { mobileno } = yield* payer();
  const order = { ...orderOf(attempt.bill), mobileno };
  const eligible = yield* callApi(endpoints.instalmentEligibility, order, keyFor(attempt, 'ask'));
  if (eligible.amount !== attempt.bill.amount) throw localRefusal('AMOUNT_CHANGED');
  const { paymentid: txnid, txnRefNo, subscriberid, initiatesignature } = eligible;
  const waiting = yield* record(attempt, { kind: 'otpSent', txnid, txnRefNo });
  if (waiting.step === 'awaitingCode') yield* showSheet(attempt, eligible);
  return [waiting, { subscriberid, initiatesignature }];
}

function* showSheet(before: PaymentAttempt, eligible: Eligibility): SagaGenerator<void> {
  const { id, step } = before;
  const now = yield* call(Date.now);
  const known = yield* select(selectOtpChallenge, id);
  const told = sheetOf(eligible, now);
  const sheet = step === 'awaitingCode' ? (known ?? withoutTimes(told, now)) : told;
  yield* put(otpDialogOpened({ id, sheet }));
}

const sheetOf = (eligible: Eligibility, now: number): OtpChallenge => ({
  mobileno: eligible.mobileno,
  dueDate: eligible.dueDate,
  expires: eligible.expiresin > 0 ? now + eligible.expiresin * 1000 : null,
  resendfrom: now + eligible.resendafter * 1000,
  attemptsRemaining: eligible.attemptsRemaining,
  resendsRemaining: eligible.resendsRemaining,
});

/** Told once more what was true when the code was sent: how much of it is left by now, nobody knows. */
const withoutTimes = (sheet: OtpChallenge, now: number): OtpChallenge => ({
  ...sheet,
  ...{ expires: null, resendfrom: now, attemptsRemaining: null, resendsRemaining: null },
});

type Paying = Extract<PaymentAttempt, { readonly step: 'paying' }>;

/** The code leaves with what eligibility had signed. Never sent twice by itself. */
export function* sendCode(
  attempt: Paying,
  { subscriberid, initiatesignature }: Signed,
  otp: string,
): SagaGenerator<InstalmentPayment> {
  return yield* callApi(
    endpoints.instalmentPay,
    {
      txnRefNo: attempt.txnRefNo,
      paymentid: attempt.txnid,
      subscriberid,
      initiatesignature,
      amount: rupeesOf(attempt.bill.amount),
      currency: 'INR',
      otp,
    },
    keyFor(attempt, 'pay'),
  );
}

/** What pay answered is carried back to the operator, which checks the provider's signature. */
export function* confirmInstalment(attempt: Paying, paid: InstalmentPayment) {
  const { transactionId, merchantOrderId, signature, token, respsignature, amount } = paid;
  return yield* callApi(
    endpoints.confirmPayment,
    {
      method: 'INSTALMENT',
      txnRefNo: attempt.txnRefNo,
      paymentid: attempt.txnid,
      transactionId,
      merchantOrderId,
      amount: rupeesOf(amount),
      currency: 'INR',
      signature,
      token,
      respsignature,
    },
    keyFor(attempt, 'confirm'),
  );
}

/** The provider holds the amount until it hears that nobody is coming. */
export function* letGo(attempt: Extract<PaymentAttempt, { readonly step: 'awaitingCode' }>) {
  const { txnRefNo, txnid: paymentid } = attempt;
  return yield* callApi(
    endpoints.instalmentCancel,
    { txnRefNo, paymentid },
    keyFor(attempt, 'cancel'),
  );
}
