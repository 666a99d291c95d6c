import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { selectUpiFields } from '../../../store/app/app';
import { PAYLOAD_NOT_FOUND, refusalCode } from '../../../store/core/failure';
import { isAmountPayable, rupeesOf } from '../../../store/core/values/money';
import { isPricedLater, type PaymentAttempt } from '../../../store/payments/attempt';
import { attemptWritten, type Payee, serviceNamed } from '../../../store/payments/payments';
import { parseUpiIntent } from '../../../store/payments/upiIntent';
import type {
  InstantPayment,
  OttPayment,
} from '../../../store/wire/entities/payments/instantPayment';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError } from '../../api/failures';
import { refuseReusedReference, refuseWhileAtWork } from '../engine/conflicts';
import { closeAttempt, latestOf, recordAttempt } from '../engine/journal';
import { cachedPayee } from '../engine/memoryCaches';
import { keyFor } from '../engine/order';
import type { PaymentMethod } from '../engine/paymentMethod';
import {
  KEY_REUSED,
  meaningOfError,
  type PaymentErrorMeaning,
  requestPayment,
} from '../engine/requestPayment';
import { checkPaymentStatus } from '../status/status';

/**
 * By a request to pay, which the payer's own app takes up: an instant payment for a number, or a streaming
 * service. Nothing moves before the payer agrees in the app.
 */
export const upi: PaymentMethod = {
  start: (attempt) => requestPayment(attempt, makeUpiRequest, meaningOfRequestError),
  *resume(attempt) {
    const now = yield* call(latestOf, attempt);
    if (now.step === 'asking')
      return yield* requestPayment(now, makeUpiRequest, meaningOfRequestError);
    // The request exists already: the same code is shown, and nothing is called.
    yield* put(attemptWritten(now));
    return now;
  },
  abandon: giveUpRequest,
};

/**
 * The payer's app does not hear of it, so the operator is asked first. Only its answer that it knows of no payment
 * makes way for another request.
 *
 * @throws PAYMENT_IN_PROGRESS while the payment is being made.
 */
function* giveUpRequest(attempt: PaymentAttempt): SagaGenerator<void> {
  const now = yield* call(latestOf, attempt);
  if (now.step !== 'awaitingApp' && now.step !== 'left')
    return void (yield* closeAttempt(now, 'abandoned'));
  const checked = yield* checkPaymentStatus(now);
  yield* refuseWhileAtWork(now, checked);
  yield* closeAttempt(now, checked.confirmed ? 'notPaid' : 'abandoned');
}

/** How long a request to pay counts as open where the operator does not say it: its status decides in any case. */
const USUAL_SECONDS = 600;

/**
 * Asked again with the same key the operator answers with the same request. A request whose text asks for
 * another amount than was agreed to is not shown.
 */
function* makeUpiRequest(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const payee = cachedPayee(attempt.id);
  if (!payee) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const request = yield* callOperator(attempt, payee);
  const { txnid, amount, upiintent, expiresin } = request;
  const asks = parseUpiIntent(upiintent, yield* select(selectUpiFields));
  if (!asks || !isAmountPayable(amount)) throw blockedBy('NOT_PAYABLE');
  const { bill } = attempt;
  const isAgreed = amount === bill.amount || (isPricedLater(bill) && bill.amount === 0);
  if (!isAgreed || asks.amount !== amount) throw blockedBy('AMOUNT_CHANGED');
  yield* refuseReusedReference(attempt, txnid);
  const expires = (yield* call(Date.now)) + (expiresin ?? USUAL_SECONDS) * 1000;
  return yield* recordAttempt(attempt, { kind: 'upiRequested', txnid, upiintent, expires, amount });
}

function* callOperator(
  attempt: PaymentAttempt,
  { number, mobileno, email }: Payee,
): SagaGenerator<InstantPayment | OttPayment> {
  const { bill } = attempt;
  const key = keyFor(attempt, 'ask');
  if (bill.purpose === 'OTT') {
    const [productid] = bill.productids;
    const service = { mobileno: number, ...(productid !== undefined && { productid }) };
    const request = yield* callApi(endpoints.ottQuickPay, service, key);
    const { subscribername, productname, chargeperiod } = request;
    const named = { subscribername, productname, chargeperiod };
    yield* put(serviceNamed({ id: attempt.id, service: named }));
    return request;
  }
  const order = {
    customeridentity: number,
    amount: rupeesOf(bill.amount),
    currency: 'INR' as const,
    ...(mobileno !== '' && { mobileno }),
    ...(email !== '' && { email }),
  };
  return yield* callApi(endpoints.instantPay, order, key);
}

/**
 * A request to pay that was never shown can be paid by no one. So when the operator knows its key from another
 * number or another receipt, that is a refusal, and not a sign of money that moved.
 */
const meaningOfRequestError = (error: unknown): PaymentErrorMeaning => {
  const failure = error instanceof FailureError ? error.failure : null;
  return refusalCode(failure) === KEY_REUSED
    ? { kind: 'refused', reason: { code: KEY_REUSED, sentence: '' } }
    : meaningOfError(error);
};
